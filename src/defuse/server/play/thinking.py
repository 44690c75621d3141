"""The bot levels of the server, and the process in which the slow ones think."""

import asyncio
import contextlib
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from defuse.bots.entrants import entrant
from defuse.game.moves import Move
from defuse.server.play.outside_bots import OutsideBots
from defuse.sight.view import View

LEVELS: Final = {"easy": "easy", "normal": "careful", "hard": "searcher:200ms", "master": "master"}
SLOW: Final = frozenset({"hard", "master"})  # these think in a separate process


def choose(level: str, view: View, moves: list[Move], seed: int, temper: str = "") -> Move:
    """The move of a bot of this level and temperament. Bots keep nothing from one move to the next."""
    named = f"{LEVELS[level]}:{temper}" if temper else LEVELS[level]
    return entrant(named).bot(seed).choose(view, moves)


class Brains:
    """Runs bots: quick ones at once, slow ones in a separate process."""

    def __init__(self, processes: int = 1, programs: OutsideBots | None = None) -> None:
        self.programs = programs or OutsideBots()
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def offers(self, level: str) -> bool:
        """Whether rooms of this server can have bots of this level."""
        return level in LEVELS or self.programs.offers(level)

    def is_slow(self, level: str) -> bool:
        """Whether bots of this level think in the background."""
        return level in SLOW or self.programs.offers(level)

    def patience(self, level: str) -> float:
        """The seconds that a bot of this level has for every move, whatever it holds; 0 for the usual delay."""
        return self.programs.limits.move_seconds if self.programs.offers(level) else 0.0

    def quick(self, level: str) -> str:
        """The level that moves for one that has found no move, or that this server does not have."""
        return level if level in LEVELS and level not in SLOW else "normal"

    def at_once(self, level: str, view: View, moves: list[Move], temper: str = "") -> Move:
        """The move of a quick bot."""
        return choose(level, view, moves, secrets.randbelow(2**32), temper)

    async def slowly(self, level: str, view: View, moves: list[Move], temper: str = "") -> Move:
        """The move of a slow bot, found in the separate process."""
        if len(moves) == 1 and not moves[0].open:
            return moves[0]
        loop, seed = asyncio.get_running_loop(), secrets.randbelow(2**32)
        try:
            return await loop.run_in_executor(self._awake(), choose, level, view, moves, seed, temper)
        except BrokenProcessPool:  # the process was killed; the next thought starts a new one
            self._pool = None
            return self.at_once("normal", view, moves, temper)

    def wake(self, level: str) -> None:
        """Load what bots of this level need in advance, in their process."""
        if level in SLOW:
            with contextlib.suppress(BrokenProcessPool):
                self._awake().submit(entrant, LEVELS[level])

    def _awake(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        self.programs.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
