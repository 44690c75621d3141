"""The work queue of a room, in order of arrival."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Work = Callable[[], Awaitable[None]]


class Inbox:
    """An unbounded queue for one reader; cheaper than asyncio.Queue."""

    def __init__(self) -> None:
        self._waiting: deque[Work] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put(self, work: Work) -> None:
        self._waiting.append(work)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def next(self, loop: asyncio.AbstractEventLoop) -> Work:
        while not self._waiting:
            self._reader = loop.create_future()
            await self._reader
        return self._waiting.popleft()
