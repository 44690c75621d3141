"""An outside bot in a seat; the game treats it like any other bot."""

import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.defaults import default_move
from defuse.bots.outside.answers import answers_to, read_answer, read_move, read_reason
from defuse.bots.outside.faults import DEADLY, LATE, Fault, Faults
from defuse.bots.outside.limits import Limits
from defuse.bots.outside.process import BotProcess
from defuse.bots.outside.process_pool import POOL, cannot_start
from defuse.bots.outside.programs import program_at
from defuse.bots.outside.protocol import game_begins, game_over, question
from defuse.game.chance import Dice
from defuse.game.events import Event
from defuse.game.moves import Move
from defuse.record.happenings import Happening, happening
from defuse.record.notes import Note, shown
from defuse.sight.view import View

_STARTS: Final = 3  # of a process in one game
_LATE_IN_A_ROW: Final = 3  # after so many late answers it is not asked again in this game


class OutsideBot(Bot):
    """One seat, played by a process that is sent only what this seat may know.

    The runner of the game calls `begin`, then `hear` with the new events and `choose` for each question, and `end` at
    the end. Whatever the process does, `choose` returns a legal move within the time limit.
    """

    def __init__(
        self, path: str | Path, seed: int, limits: Limits | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`seed` seeds the default moves that replace failed answers; the process never learns it."""
        self.program = program_at(path)
        self.limits = limits or Limits()
        self.faults = Faults()
        self.note: Note | None = None  # about the latest move; None if it was not asked
        self._answer_line = b""
        self._reason = ""
        self._clock = clock
        self._dice = Dice(seed)
        self._process: BotProcess | None = None
        self._in_game = False

    def begin(self, edition: str, view: View) -> None:
        """A game begins; `view` is the first view of it."""
        self.leave()
        self._in_game = True
        self._edition = edition
        self._first_view = view
        self._bank = self.limits.game_seconds
        self._starts = 0
        self._late = 0
        self._was_stopped = False
        self._told: list[Happening] = []  # what a process that is started during the game has to be told again
        self._untold: list[Happening] = []
        self._is_out = POOL.gives_up(self.program, self.limits)  # why it is not asked again in this game
        if self._is_out is not None:
            self._was_stopped = True
            self.faults.note(self._is_out, "")

    def hear(self, news: Iterable[Event]) -> None:
        """Note what has happened, as this seat hears it."""
        self._untold += [happening(event) for event in news]

    def choose(self, view: View, moves: list[Move]) -> Move:
        if not self._in_game:
            self.begin("", view)
        self.note = None
        if len(moves) == 1 and not moves[0].open:
            return moves[0]
        self.faults.asked += 1
        began = self._clock()
        self._answer_line, self._reason = b"", ""
        answer = self._is_out or self._ask(view, moves)
        seconds = self._clock() - began
        self._bank -= seconds
        self.note = Note(
            shown(self._answer_line.decode("utf-8", "backslashreplace")),
            shown(self._reason),
            round(seconds, 6),
            shown(answer.what) if isinstance(answer, Fault) else "",
        )
        if isinstance(answer, Move):
            return answer
        self.faults.lost += 1
        return default_move(view, moves, self._dice)

    def end(self, view: View) -> None:
        """The game is over; the process waits for the next one."""
        if self._process is not None:
            self._process.tell(game_over(self._process.games, view, self._untold))
        self.leave()

    def leave(self) -> None:
        """Leave the game, also before its end: the process goes back to the pool."""
        if not self._in_game:
            return
        self._in_game = False
        POOL.note_game(self.program, self.limits, self._was_stopped)
        process, self._process = self._process, None
        if process is not None:
            POOL.bring_back(self.program, self.limits, process)

    def __del__(self) -> None:
        if getattr(self, "_in_game", False):
            self.leave()  # the game was dropped without `end`; the next `begin` tells the process

    # Asking

    def _ask(self, view: View, moves: Sequence[Move]) -> Move | Fault:
        """The answer of the process; a fault is counted."""
        process = self._process or self._at_work()
        answer = process if isinstance(process, Fault) else self._answer(process, view, moves)
        if isinstance(answer, Fault):
            self._blame(answer)
        else:
            self._late = 0
        return answer

    def _answer(self, process: BotProcess, view: View, moves: Sequence[Move]) -> Move | Fault:
        events, self._untold = self._untold, []
        self._told += events
        process.asks += 1
        process.ask(question(process.asks, view, moves, events))
        answer = self._heard(process, view, moves)
        process.rest()
        return answer

    def _heard(self, process: BotProcess, view: View, moves: Sequence[Move]) -> Move | Fault:
        until = self._clock() + min(self.limits.move_seconds, self._bank)
        while True:
            said = process.hear(until)
            if isinstance(said, Fault):
                return said
            self._answer_line = said
            answer = read_answer(said)
            if isinstance(answer, Fault):
                return answer
            ours = answers_to(answer, process.asks)
            if isinstance(ours, Fault):
                return ours
            if ours:
                self._reason = read_reason(answer)
                return read_move(answer, view, moves)
            self._answer_line = b""  # it belongs to an earlier question

    def _at_work(self) -> BotProcess | Fault:
        """A process that knows this game: an idle one from the pool, or a new one, which is told everything so far."""
        process = POOL.take(self.program, self.limits) if self._starts == 0 else None
        self._starts += 1
        if process is None:
            try:
                process = BotProcess(self.program, self.limits, clock=self._clock)
            except OSError as error:
                return cannot_start(error)
            self._process = process
            fault = process.introduce(min(self.limits.start_seconds, self._bank))
            if fault is not None:
                return fault
        self._process = process
        process.games += 1
        process.tell(game_begins(process.games, self._edition, self._first_view))
        self._told, self._untold = [], self._told + self._untold
        return process

    # Faults

    def _blame(self, fault: Fault) -> None:
        """Count a fault. The process goes on, is restarted for the next move, or is out for the rest of the game."""
        process = self._process
        self.faults.note(fault, "" if process is None else process.errors)
        is_late = fault.kind == LATE
        self._late = self._late + 1 if is_late else 0
        has_met = process is not None and process.has_introduced_itself
        if is_late and (self._late >= _LATE_IN_A_ROW or not has_met):
            self._was_stopped = True
            self._is_out = fault
        elif (fault.kind in DEADLY or not has_met) and self._starts >= _STARTS:
            self._is_out = fault
        if self._is_out is not None or fault.kind in DEADLY or not has_met:
            self._let_go(politely=False)

    def _let_go(self, politely: bool) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end(politely)
