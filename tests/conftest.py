"""Fixtures of all tests; refuses to run with compiled modules of other sources."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest

from defuse.words import Words
from tests import extent
from tests.strict_seats import refuse_nobody
from tools.compile import is_stale

# These files are slow and come first, so that no worker is left alone with one at the end.
LONGEST = ("test_installed", "test_web", "test_train", "test_tmux", "test_ray", "test_for_everybody", "test_kill")
# Folders whose tests share what takes long to start: a browser with its servers, a database.
SHARING = ("browser", "server")


def pytest_configure(config: pytest.Config) -> None:
    if is_stale():
        pytest.exit("The compiled engine is not that of these sources: run `make compile` or `make pure`.", 1)
    Words.strict = True  # a missing word is an error, not a gap
    refuse_nobody()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage meanwhile: nothing of what is loaded goes away."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if [Path(asked).name for asked in config.args] == ["tests"]:
        _leave_out_the_other_half(config, items)
    items.sort(key=lambda item: not item.path.name.startswith(LONGEST))
    items[:] = _beginnings(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def _beginnings(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Let each of the first workers begin with slow tests that belong together; the quick ones are left for the end.

    Every worker gets an equal part of the list; a worker that has finished takes tests from the end of another's part.
    """
    first: dict[str, list[pytest.Item]] = {name: [] for name in ("", *SHARING)}
    rest: list[pytest.Item] = []
    for item in items:
        folder = item.path.parent.name
        is_first = folder in SHARING or item.path.name.startswith(LONGEST)
        (first[folder if folder in SHARING else ""] if is_first else rest).append(item)
    ordered: list[pytest.Item] = []
    for number, beginning in enumerate(first.values()):
        place = number * len(items) // workers if number < workers else 0
        before = max(0, place - len(ordered))
        ordered += [*rest[:before], *beginning]
        del rest[:before]
    return ordered + rest


def _leave_out_the_other_half(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the tests of a file that alternate, a run of all tests takes half, another one with every commit."""
    alternating: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("alternating"):
            alternating.setdefault(item.path, []).append(item)
    left_out: set[pytest.Item] = set()
    for path, found in alternating.items():
        left_out |= set(found) - set(extent.half(found, f"tests of {path.name}"))
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """Keep the garbage collector from scanning the loaded modules again and again."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    return extent.report_line()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        terminalreporter.write_line(extent.report_line())


@pytest.fixture(autouse=True)
def _read_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of the developer's system does not matter."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def _keep_nothing_at_home(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> None:
    """Every test has its own folder for unfinished games."""
    home = Path(tmp_path_factory.getbasetemp()) / f"home-{abs(hash(request.node.nodeid))}"
    monkeypatch.setenv("DEFUSE_HOME", str(home))
