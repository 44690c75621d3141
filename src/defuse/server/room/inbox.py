"""What a room has still to do, in the order in which it came."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Work = Callable[[], Awaitable[None]]


class Inbox:
    """Pieces of work for one task: a queue that costs next to nothing, since there is one reader and no limit."""

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
