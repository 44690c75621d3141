"""A thread for work that no table should wait for: one piece at a time, so many that wait, so long in all."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


class TooBusy(Exception):
    """Work was not done: too much other work waits, or it took too long."""


class BoundedThread:
    """The thread, and the work that is done or waits for it."""

    def __init__(self, name: str, most: int, within: float) -> None:
        self._name = name
        self._most = most
        self._within = within
        self._thread: ThreadPoolExecutor | None = None
        self._pending: set[Future[Any]] = set()

    async def run(self, work: Callable[[str], Result], text: str) -> Result:
        """Do some work on a text; raises TooBusy."""
        self._pending = {future for future in self._pending if not future.done()}
        if len(self._pending) >= self._most:
            raise TooBusy
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix=self._name)
        future = self._thread.submit(work, text)
        self._pending.add(future)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self._within)
        except TimeoutError:
            raise TooBusy from None

    def close(self) -> None:
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
