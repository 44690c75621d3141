"""Reads custom recipes in a thread, one at a time, so that no table waits for them.

A thread cannot be ended. What bounds its work are the bounds of `game/library/bounds.py`, which hold before a recipe is
parsed; the time limit is for recipes that wait for many others.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from defuse.server import limits
from defuse.server.play.dealing import OWN, ReadRecipe, read_own
from defuse.server.wire.protocol import Settings

Result = TypeVar("Result")


class TooBusy(Exception):
    """A recipe was not read: too many others wait, or it took too long."""


class RecipeReading:
    """The thread, and the recipes that are read or wait for it."""

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None
        self._pending: set[Future[Any]] = set()

    async def of(self, settings: Settings) -> ReadRecipe | None:
        """The custom recipe of these settings, if they have one; it need not be read again while this is kept.

        Raises TooBusy.
        """
        return await self.run(read_own, settings.recipe) if settings.game == OWN else None

    async def run(self, work: Callable[[str], Result], text: str) -> Result:
        """Do some work on the text of a recipe; raises TooBusy."""
        self._pending = {future for future in self._pending if not future.done()}
        if len(self._pending) >= limits.MOST_CHECKS:
            raise TooBusy
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="recipes")
        future = self._thread.submit(work, text)
        self._pending.add(future)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), limits.CHECK_WITHIN)
        except TimeoutError:
            raise TooBusy from None

    def close(self) -> None:
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
