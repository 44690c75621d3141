"""Idle processes of outside bots between games: a process plays many games."""

import atexit
import os
from collections import Counter
from threading import RLock
from typing import Final

from defuse.bots.outside.answers import Introduction
from defuse.bots.outside.faults import CRASHED, LATE, Fault
from defuse.bots.outside.limits import Limits
from defuse.bots.outside.process import BotProcess
from defuse.bots.outside.programs import Program

_MOST_IDLE: Final = 16
_PATIENCE: Final = 5  # games in a row in which a bot had to be stopped for being too slow

_Guest = tuple[Program, Limits]


class ProcessPool:
    """The bot processes of this process; a forked child starts with an empty pool."""

    def __init__(self) -> None:
        self.forget()

    def take(self, program: Program, limits: Limits) -> BotProcess | None:
        """An idle process of this bot, if there is one."""
        self._look_who_we_are()
        with self._lock:
            for place, (guest, process) in enumerate(self._idle):
                if guest == (program, limits):
                    del self._idle[place]
                    return process
        return None

    def bring_back(self, program: Program, limits: Limits, process: BotProcess) -> None:
        """Return a process after a game. One that has used half of its CPU time is ended."""
        self._look_who_we_are()
        if process.cpu_seconds > limits.cpu_seconds / 2:
            process.end()
            return
        with self._lock:
            self._idle.append(((program, limits), process))
            oldest = self._idle.pop(0)[1] if len(self._idle) > _MOST_IDLE else None
        if oldest is not None:
            oldest.end()

    def note_game(self, program: Program, limits: Limits, was_stopped: bool) -> None:
        """Note whether the bot had to be stopped in a game for being too slow."""
        self._slow[program, limits] = self._slow[program, limits] + 1 if was_stopped else 0

    def gives_up(self, program: Program, limits: Limits) -> Fault | None:
        """Why a bot is not asked any more; None if it is."""
        if self._slow[program, limits] < _PATIENCE:
            return None
        return Fault(LATE, f"it had to be stopped in {_PATIENCE} games in a row and is not asked any more")

    def close(self) -> None:
        self._look_who_we_are()
        for _, process in self._idle:
            process.end()
        self._idle.clear()

    def _look_who_we_are(self) -> None:
        if self._owner != os.getpid():
            self.forget()

    def forget(self) -> None:
        """Start again with an empty pool: the idle processes belong to our parent."""
        self._owner = os.getpid()
        self._lock = RLock()  # games may be played in several threads
        self._idle: list[tuple[_Guest, BotProcess]] = []
        self._slow: Counter[_Guest] = Counter()


POOL: Final = ProcessPool()
atexit.register(POOL.close)


def meet(program: Program, limits: Limits) -> tuple[Introduction | Fault, str]:
    """Start a bot; returns its introduction, or why it cannot play with the end of its standard error."""
    try:
        process = BotProcess(program, limits)
    except OSError as error:
        return cannot_start(error), ""
    fault = process.introduce(limits.start_seconds)
    if fault is None:
        POOL.bring_back(program, limits, process)
        return process.introduction, ""
    process.end(politely=False)
    return fault, process.errors


def cannot_start(error: OSError) -> Fault:
    return Fault(CRASHED, f"it cannot be started: {error.strerror or error}")
