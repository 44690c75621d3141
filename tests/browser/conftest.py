"""One browser and one server of a sort for all tests of a worker, and a profile that knows nothing for each guest."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest
from playwright.async_api import async_playwright

from tests.browser.chromium import ARGUMENTS, program
from tests.browser.guests import Guests
from tests.browser.profiles import SAME_PROCESS, Profiles
from tests.browser.serving import serving
from tests.extent import LONG
from tests.lacking import lacking
from tools.build_web import SITE

QUICK = 20.0
SLOW = 0.005

_loop: list[asyncio.Runner] = []


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run async tests on the event loop of their browser."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    _loop[0].run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        _loop.append(runner)
        yield runner
        _loop.pop()


@pytest.fixture(scope="session")
def profiles(runner: asyncio.Runner) -> Iterator[Profiles]:
    found = program()
    if found is None:
        lacking("Chromium is missing: install Debian's package chromium.")
    playwright = runner.run(async_playwright().start())
    browser = runner.run(playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, SAME_PROCESS]))
    yield Profiles(browser)
    runner.run(browser.close())
    runner.run(playwright.stop())


def _site() -> None:
    if not (SITE / "index.html").is_file():
        lacking("The browser client is not built: run `make web`.")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server that is quick, but slow to give a disconnected player's seat to a bot."""
    _site()
    folder, drawings = tmp_path_factory.mktemp("served"), "drawn" if LONG else "blank"
    with serving(folder, "--grace", "10000", speed=QUICK, drawings=drawings) as address:
        yield address


@pytest.fixture(scope="session")
def blank_address(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[str]:
    """Address of such a server whose cards have no pictures, for tests that look at very many tables."""
    if not LONG:
        yield str(request.getfixturevalue("address"))
        return
    _site()
    with serving(tmp_path_factory.mktemp("blank"), "--grace", "10000", speed=QUICK, drawings="blank") as address:
        yield address


@pytest.fixture(scope="session")
def impatient_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server without a grace time: a bot plays as soon as a connection is lost."""
    _site()
    with serving(tmp_path_factory.mktemp("impatient"), "--grace", "0") as address:
        yield address


@pytest.fixture(scope="session")
def slow_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server on which bots take minutes for a turn."""
    _site()
    with serving(tmp_path_factory.mktemp("slow"), speed=SLOW, drawings="blank") as address:
        yield address


@pytest.fixture
def guests(runner: asyncio.Runner, profiles: Profiles, address: str) -> Iterator[Guests]:
    yield from _guests(runner, Guests(profiles, address))


@pytest.fixture
def blank_guests(runner: asyncio.Runner, profiles: Profiles, blank_address: str) -> Iterator[Guests]:
    yield from _guests(runner, Guests(profiles, blank_address))


@pytest.fixture
def impatient_guests(runner: asyncio.Runner, profiles: Profiles, impatient_address: str) -> Iterator[Guests]:
    yield from _guests(runner, Guests(profiles, impatient_address))


@pytest.fixture
def guests_with_time(runner: asyncio.Runner, profiles: Profiles, slow_address: str) -> Iterator[Guests]:
    yield from _guests(runner, Guests(profiles, slow_address))


def _guests(runner: asyncio.Runner, guests: Guests) -> Iterator[Guests]:
    yield guests
    runner.run(guests.leave())
    assert guests.complaints == []
