"""Where bots of other people stay between games: a process that has played one game plays the next one, too."""

import atexit
import os
from collections import Counter
from typing import Final

from defuse.bots.outside.answers import Introduction
from defuse.bots.outside.faults import CRASHED, LATE, Fault
from defuse.bots.outside.limits import Limits
from defuse.bots.outside.process import BotProcess
from defuse.bots.outside.programs import Program

_MOST_IDLE: Final = 16
_PATIENCE: Final = 5  # games in a row in which a bot had to be stopped because it was too slow

_Guest = tuple[Program, Limits]


class ProcessPool:
    """The processes of this process of ours; a copy of us that comes about by forking begins with none."""

    def __init__(self) -> None:
        self.forget()

    def take(self, program: Program, limits: Limits) -> BotProcess | None:
        """A process of this bot that waits for a game, if there is one."""
        self._look_who_we_are()
        for place, (guest, process) in enumerate(self._idle):
            if guest == (program, limits):
                del self._idle[place]
                return process
        return None

    def bring_back(self, program: Program, limits: Limits, process: BotProcess) -> None:
        """The game is over. A process that has used half of its CPU time is not kept for another one."""
        self._look_who_we_are()
        if process.cpu_seconds > limits.cpu_seconds / 2:
            process.end()
            return
        self._idle.append(((program, limits), process))
        if len(self._idle) > _MOST_IDLE:
            self._idle.pop(0)[1].end()

    def note_game(self, program: Program, limits: Limits, was_stopped: bool) -> None:
        """Whether a bot had to be stopped in a game because it was too slow."""
        self._slow[program, limits] = self._slow[program, limits] + 1 if was_stopped else 0

    def gives_up(self, program: Program, limits: Limits) -> Fault | None:
        """Why a bot is not waited for any more, if so."""
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
        """Begin anew, without those who stay here: they are not ours."""
        self._owner = os.getpid()
        self._idle: list[tuple[_Guest, BotProcess]] = []
        self._slow: Counter[_Guest] = Counter()


POOL: Final = ProcessPool()
atexit.register(POOL.close)


def meet(program: Program, limits: Limits) -> tuple[Introduction | Fault, str]:
    """Who a bot says it is, or why it cannot play, with the end of what it wrote to standard error."""
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
