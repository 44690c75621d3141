"""Bots that are programs on the machine of the server: named when it starts, never from the network.

A program sits in a seat of a room like any other bot: it is sent what that seat may know, in a process of its own
within limits. It is asked in threads, of which there are few, so the tables never wait for it.
"""

import asyncio
import pickle
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from defuse.bots.outside.bot import OutsideBot
from defuse.bots.outside.limits import Limits
from defuse.game.events import Event
from defuse.game.moves import Move
from defuse.server.http.logs import note
from defuse.server.limits import MOST_PROGRAMS
from defuse.server.wire.protocol import OWN
from defuse.server.wire.seat_feed import SeatFeed
from defuse.sight.view import View


class OutsideBots:
    """The programs of a server by their names, and the seats that they have."""

    def __init__(self, programs: Mapping[str, str] | None = None, limits: Limits | None = None) -> None:
        self.names = list(programs or {})
        self.limits = limits or Limits()
        self._programs = dict(programs or {})
        self._threads: ThreadPoolExecutor | None = None
        self._seated = 0
        self._lock = Lock()

    def offers(self, level: str) -> bool:
        """Whether this is a program of ours, as the settings of a room name it."""
        return level.startswith(OWN) and level.removeprefix(OWN) in self._programs

    def sit_down(self, level: str) -> "SeatedProgram | None":
        """A program for a seat; None if too many sit already. It leaves with `leave`."""
        name = level.removeprefix(OWN)
        with self._lock:
            if self._seated >= MOST_PROGRAMS:
                return None
            self._seated += 1
        return SeatedProgram(name, OutsideBot(self._programs[name], secrets.randbits(32), self.limits), self)

    def in_thread(self, task: Callable[[], Move | None]) -> "asyncio.Future[Move | None]":
        if self._threads is None:
            self._threads = ThreadPoolExecutor(MOST_PROGRAMS, "program")
        return asyncio.get_running_loop().run_in_executor(self._threads, task)

    def has_left(self) -> None:
        with self._lock:
            self._seated -= 1

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown(wait=False)


class SeatedProgram:
    """A program in one seat of one game."""

    def __init__(self, name: str, bot: OutsideBot, house: OutsideBots) -> None:
        self._name = name
        self._bot = bot
        self._house = house
        self._heard = 0  # events of the seat's feed
        self._has_begun = False
        self._lock = Lock()  # one question at a time, and no farewell meanwhile

    async def choose(self, edition: str, feed: SeatFeed) -> Move | None:
        """Its move; None if it is still busy with an older question."""
        if self._lock.locked():
            return None
        view: View = pickle.loads(pickle.dumps(feed.glance()))  # the table goes on while it thinks
        moves = feed.observer.moves()
        news = feed.story[self._heard :]
        self._heard = len(feed.story)
        return await self._house.in_thread(lambda: self._choose(edition, view, moves, news))

    def _choose(self, edition: str, view: View, moves: list[Move], news: Sequence[Event]) -> Move | None:
        with self._lock:
            if not self._has_begun:
                self._has_begun = True
                self._bot.begin(edition, view)
            self._bot.hear(news)
            return self._bot.choose(view, moves)

    def leave(self, last: View | None) -> None:
        """The game is over, with this last view, or the seat is left without an end."""
        seen: View | None = None if last is None else pickle.loads(pickle.dumps(last))
        self._house.in_thread(lambda: self._leave(seen))

    def _leave(self, last: View | None) -> None:
        with self._lock:
            if self._has_begun and last is not None:
                self._bot.end(last)
            else:
                self._bot.leave()
            faults = self._bot.faults
            if faults:
                counts = {kind: number for kind, number in faults.counts.items() if number}
                note("a program lost moves", bot=self._name, asked=faults.asked, lost=faults.lost, **counts)
            self._house.has_left()
