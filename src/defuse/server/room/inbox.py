"""The work queue of a room, in order of arrival, and the rounds in which the rooms of a server take up their work."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

Work = Callable[[], Awaitable[None]]

LONGEST_WAIT: Final = 0.1  # seconds
ENOUGH: Final = 10  # rooms that wait, and then begin at once
_WORTH_WAITING: Final = 2.0  # other rooms to be expected meanwhile


class Rounds:
    """Lets the rooms of a busy server begin together, so that they share wake-ups and commits.

    A room waits only if so many other rooms have been active lately that some of them will want to begin within
    `LONGEST_WAIT`. The rooms of a quiet server, and those of a server that has enough to do, begin at once.
    """

    def __init__(self, longest_wait: float = LONGEST_WAIT) -> None:
        self._longest_wait = longest_wait
        self._waiting: list[asyncio.Future[None]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._second = 0  # which one is counted
        self._active = 0  # rooms that had work in it
        self._expected = 0.0  # rooms that want to begin within the longest wait

    def begin(self, reader: asyncio.Future[None], inbox: "Inbox") -> None:
        """Wake the reader of an inbox, now or at the beginning of the next round."""
        loop = reader.get_loop()
        self._count(inbox, int(loop.time()))
        self._waiting.append(reader)
        if self._expected < _WORTH_WAITING or len(self._waiting) >= ENOUGH:
            self._begin()
        elif self._timer is None:
            self._timer = loop.call_later(self._longest_wait, self._begin_late)

    def _count(self, inbox: "Inbox", second: int) -> None:
        if second != self._second:
            recent = second == self._second + 1
            self._expected = self._active * self._longest_wait if recent else 0.0
            self._second, self._active = second, 0
        if inbox.counted != second:
            inbox.counted = second
            self._active += 1

    def _begin_late(self) -> None:
        self._timer = None
        self._begin()

    def _begin(self) -> None:
        waiting, self._waiting = self._waiting, []
        for reader in waiting:
            if not reader.done():
                reader.set_result(None)


class Inbox:
    """An unbounded queue for one reader; cheaper than asyncio.Queue."""

    def __init__(self, rounds: Rounds) -> None:
        self.counted = 0  # the second in which the rounds last counted it as active
        self._rounds = rounds
        self._waiting: deque[Work] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._closed = False

    def put(self, work: Work) -> None:
        if self._closed:
            return
        self._waiting.append(work)
        if self._reader is not None:
            reader, self._reader = self._reader, None
            self._rounds.begin(reader, self)

    async def next(self, loop: asyncio.AbstractEventLoop) -> Work:
        while not self._waiting:
            self._reader = loop.create_future()
            await self._reader
        return self._waiting.popleft()

    def close(self) -> None:
        """Forget all work, and whatever comes later: it would keep the room in memory."""
        self._closed = True
        self._waiting.clear()
