"""Messages between servers, such as that a room has moved: hints that may be lost, for the log is the truth."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakSet

LONGEST: Final = 4000  # bytes


class Messages:
    """Hands every message to all who listen in this process."""

    def __init__(self) -> None:
        self._queues: WeakSet[asyncio.Queue[bytes | None]] = WeakSet()

    def listen(self) -> AsyncIterator[bytes]:
        """All messages from now on, until the store is closed."""
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._queues.add(queue)
        return self._from(queue)

    @staticmethod
    async def _from(queue: "asyncio.Queue[bytes | None]") -> AsyncIterator[bytes]:
        while (message := await queue.get()) is not None:
            yield message

    def deliver(self, message: bytes) -> None:
        for queue in self._queues:
            queue.put_nowait(message)

    def end(self) -> None:
        for queue in self._queues:
            queue.put_nowait(None)
