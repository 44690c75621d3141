"""One server and one browser for all tests of a worker, and fresh profiles for each test."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from tests.browser.chromium import ARGUMENTS, program
from tests.browser.guests import Guests
from tests.browser.serving import serving
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
def browser(runner: asyncio.Runner) -> Iterator[Browser]:
    found = program()
    if found is None:
        lacking("Chromium is missing: install Debian's package chromium.")
    playwright = runner.run(async_playwright().start())
    browser = runner.run(playwright.chromium.launch(executable_path=found, args=ARGUMENTS))
    yield browser
    runner.run(browser.close())
    runner.run(playwright.stop())


def _site() -> None:
    if not (SITE / "index.html").is_file():
        lacking("The browser client is not built: run `make web`.")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server that is quick, but slow to give a disconnected player's seat to a bot."""
    _site()
    with serving(tmp_path_factory.mktemp("served"), "--grace", "10000", speed=QUICK) as address:
        yield address


@pytest.fixture
def guests(runner: asyncio.Runner, browser: Browser, address: str) -> Iterator[Guests]:
    yield from _guests(runner, Guests(browser, address))


@pytest.fixture
def impatient_guests(runner: asyncio.Runner, browser: Browser, tmp_path: Path) -> Iterator[Guests]:
    """Guests of a server without a grace time: a bot plays as soon as a connection is lost."""
    _site()
    with serving(tmp_path, "--grace", "0") as address:
        yield from _guests(runner, Guests(browser, address))


@pytest.fixture
def guests_with_time(runner: asyncio.Runner, browser: Browser, tmp_path: Path) -> Iterator[Guests]:
    """Guests of a server on which bots take minutes for a turn."""
    _site()
    with serving(tmp_path, speed=SLOW) as address:
        yield from _guests(runner, Guests(browser, address))


def _guests(runner: asyncio.Runner, guests: Guests) -> Iterator[Guests]:
    yield guests
    runner.run(guests.leave())
    assert guests.complaints == []
