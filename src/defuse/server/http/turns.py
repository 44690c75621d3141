"""Requests begin a few at a time, those of each network in turn, so that no table waits for a flood of them."""

import asyncio
from collections import deque

from defuse.server import limits


class Turns:
    """Who may begin in this step of the event loop, and who waits for a later one."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by network; the first one is next
        self._begun = 0  # in this step of the event loop
        self._is_counting = False

    async def begin(self, network: str) -> None:
        """Wait for a turn; there is no wait unless others begin or wait at this moment."""
        self._count()
        if self._begun < limits.BEGIN_AT_ONCE and not self._waiting:
            self._begun += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, deque()).append(turn)
        await turn

    def _count(self) -> None:
        """Count those who begin until the next step of the event loop."""
        if not self._is_counting:
            self._is_counting = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._begun, self._is_counting = 0, False
        while self._waiting and self._begun < limits.BEGIN_AT_ONCE:
            network = next(iter(self._waiting))
            queue = self._waiting.pop(network)
            turn = queue.popleft()
            if queue:
                self._waiting[network] = queue  # behind the other networks
            if not turn.done():  # the connection may have ended meanwhile
                turn.set_result(None)
                self._begun += 1
        if self._waiting or self._begun:
            self._count()
