"""Bots at an online table: which there are, and where they think, so that nobody else has to wait for them."""

import asyncio
import contextlib
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from defuse.bots.entrants import entrant
from defuse.game.moves import Move
from defuse.sight.view import View

LEVELS: Final = {"easy": "easy", "normal": "careful", "hard": "searcher:200ms", "master": "master"}
SLOW: Final = frozenset({"hard", "master"})  # these think in a process of their own


def choose(level: str, view: View, moves: list[Move], seed: int) -> Move:
    """What a bot of this level does. Bots keep nothing from one move to the next."""
    return entrant(LEVELS[level]).bot(seed).choose(view, moves)


class Brains:
    """Where bots think."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def at_once(self, level: str, view: View, moves: list[Move]) -> Move:
        """The move of a bot that takes no time to speak of."""
        return choose(level, view, moves, secrets.randbelow(2**32))

    async def slowly(self, level: str, view: View, moves: list[Move]) -> Move:
        """The move of a bot that thinks."""
        if len(moves) == 1 and not moves[0].open:
            return moves[0]
        loop, seed = asyncio.get_running_loop(), secrets.randbelow(2**32)
        try:
            return await loop.run_in_executor(self._awake(), choose, level, view, moves, seed)
        except BrokenProcessPool:  # the process was killed: the next thought gets a new one
            self._pool = None
            return self.at_once("normal", view, moves)

    def wake(self, level: str) -> None:
        """Bots of this level will have to think soon: what they need for that is loaded in the meantime."""
        if level in SLOW:
            with contextlib.suppress(BrokenProcessPool):
                self._awake().submit(entrant, LEVELS[level])

    def _awake(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
