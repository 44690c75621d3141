"""An event loop with virtual time: no test waits, and none is too slow.

The terminal screens run on it. Everything that can be done is done before the clock moves, including threads; then the
clock jumps to the next time that something waits for. So a second of the game takes no time, and nothing depends on the
speed of the machine.
"""

import asyncio
import gc
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, ClassVar, TypeVar, TypeVarTuple

import textual._time
import textual.app
import textual.css.stylesheet
import textual.pilot
import textual.screen
from textual._compositor import Compositor
from textual._context import visible_screen_stack
from textual.cache import LRUCache

HANGS = 120.0  # seconds of real time for the work of one thread
FRAME = 1 / 60  # seconds between two frames
KEY = 1 / 50  # seconds per key: its effect is laid out before the next one

Result = TypeVar("Result")
Given = TypeVarTuple("Given")


class _Selector(selectors.DefaultSelector):
    """Waits only for threads."""

    loop: "PatientLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if found or (timeout is not None and timeout <= 0):
            return found
        if self.loop.threads or timeout is None:
            found = super().select(HANGS)
            assert found, "a thread does not come to an end, or everybody waits for somebody else"
            return found
        self.loop.now += timeout
        return []


class PatientLoop(asyncio.SelectorEventLoop):
    """Its clock shows how long the programs on it have waited."""

    def __init__(self) -> None:
        self.now = 0.0
        self.threads: set[asyncio.Future[Any]] = set()
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Given], Result], *args: *Given
    ) -> asyncio.Future[Result]:
        future = super().run_in_executor(executor, func, *args)
        self.threads.add(future)
        future.add_done_callback(self.threads.discard)
        return future


def run(program: Coroutine[Any, Any, Result]) -> Result:
    """Like asyncio.run, with garbage collection only at the end: an app makes much garbage."""
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=PatientLoop) as runner:
            return runner.run(program)
    finally:
        gc.enable()


async def _let_key_take_effect(*_: float) -> None:
    """Wait until everything that follows from a key is done."""
    await asyncio.sleep(KEY / 2)


async def _draw(*_: float) -> None:
    """Wait until everything is done and drawn."""
    await asyncio.sleep(2 * FRAME)


async def _nothing_is_left_to_do(*_: object) -> bool:
    """Every widget has processed its messages, because time has passed since the key."""
    return True


def _time_of_the_loop() -> float:
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:  # the app is not running yet
        return 0.0


class _ParsedOnce(textual.css.stylesheet.Stylesheet):
    """Parses the styles once per set of colours, not for every app."""

    parsed: ClassVar[dict[frozenset[tuple[str, str]], LRUCache[Any, Any]]] = {}

    def __init__(self, *, variables: dict[str, str] | None = None) -> None:
        super().__init__(variables=variables)
        self._share(variables or {})

    def set_variables(self, variables: dict[str, str]) -> None:
        self._parse_cache = LRUCache(1)  # which is cleared
        super().set_variables(variables)
        self._share(variables)

    def _share(self, variables: dict[str, str]) -> None:
        self._parse_cache = self.parsed.setdefault(frozenset(variables.items()), LRUCache(1024))


_drawn = Compositor.render_update


def _draw_if_wanted(
    self: Compositor,
    full: bool = False,
    screen_stack: list[textual.screen.Screen[Any]] | None = None,
    simplify: bool = False,
) -> object:
    """Draw only when a test asks for the screen: nobody sees the frames of an app without a terminal."""
    if full:
        return _drawn(self, full, screen_stack, simplify)
    visible_screen_stack.set(screen_stack or [])
    self._dirty_regions.clear()
    return None


# Textual waits for its own clock, and guesses from the CPU load whether an app is idle. Here it is known.
INSTEAD: tuple[tuple[object, str, object], ...] = (
    (textual._time, "get_time", _time_of_the_loop),
    (textual.app, "wait_for_idle", _let_key_take_effect),  # twice per key
    (textual.pilot, "wait_for_idle", _draw),
    (textual.pilot.Pilot, "_wait_for_screen", _nothing_is_left_to_do),
    (textual.app, "Stylesheet", _ParsedOnce),
    (Compositor, "render_update", _draw_if_wanted),
)
for _place, _name, _ours in INSTEAD:
    setattr(_place, _name, _ours)
