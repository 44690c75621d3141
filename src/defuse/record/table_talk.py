"""A game played line by line: moves with pinned chance, windows that everybody passes, and each player's view."""

from collections.abc import Sequence

from defuse.game.agenda import CHOOSE_PLAY, REACT, REACT_TO_RESCUE
from defuse.game.chance import ImpossiblePin
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.kinds import CLAIRVOYANCE, is_now
from defuse.game.moves import NOPE_IT, PASS, PASS_ON_IT, PLAY, Move
from defuse.game.questions import QUESTIONS
from defuse.game.refusals import Refusal
from defuse.record.notation import read_move
from defuse.sight.observer import Observer
from defuse.sight.view import View


class TableTalk:
    """A game with names, followed by an observer in every seat."""

    def __init__(self, game: Game, players: Sequence[str], weighing: bool = False) -> None:
        self.game = game
        self.players = list(players)
        self._observers = [Observer(game, seat, weighing) for seat in range(game.table.seats)]

    @property
    def window_open(self) -> bool:
        agenda = self.game.table.agenda
        return bool(agenda) and QUESTIONS[agenda[-1].what].is_window

    @property
    def settled(self) -> bool:
        """Whether nothing is pending: a player chooses what to play, or the game is over."""
        return self.game.over or self.game.question.what == CHOOSE_PLAY

    def somebody_could_react(self) -> bool:
        """Whether any seat that is asked in the open window can do anything but pass."""
        return any(len(self.game.legal_moves(seat)) > 1 for seat in self.game.waiting)

    def answers_window(self, seat: int, move: Move) -> bool:
        """Whether a move answers the open window, rather than coming after it."""
        if not self.window_open:
            return False
        if move.verb == PASS:
            return True
        if seat not in self.game.waiting and not self.somebody_could_react():
            return False  # all who could have reacted have passed: it is too late (NO-5)
        question = self.game.question
        if question.what == REACT and move.verb == NOPE_IT:
            return True
        if move.verb != PLAY or seat == question.seat:
            return False
        return move.card == CLAIRVOYANCE if question.what == REACT_TO_RESCUE else is_now(move.card)

    def let_pass(self) -> None:
        """Pass for everybody until no window is open."""
        while self.window_open:
            self._submit(self.game.waiting[0], PASS_ON_IT)
        self._expect_pins_used()

    def hear(self, seat: int, text: str) -> Move:
        """Parse a move; windows that it does not answer are passed first."""
        move = read_move(text, self.players, self.game.table)
        while self.window_open and not self.answers_window(seat, move):
            self._submit(self.game.waiting[0], PASS_ON_IT)
            move = read_move(text, self.players, self.game.table)
        self._expect_pins_used()
        return move

    def say(self, seat: int, move: Move, pins: Sequence[int] = ()) -> list[Event] | Refusal:
        """Make a player's move, with its chance pinned."""
        table = self.game.table
        before = table.pins
        table.pins = [*before, *pins]
        said = self.game.play(seat, move)
        if isinstance(said, Refusal):
            table.pins = before
        else:
            self._expect_pins_used()
        return said

    def _expect_pins_used(self) -> None:
        """Raise ImpossiblePin if pins are left although everything that could use them is done."""
        if self.game.table.pins and self.settled:
            raise ImpossiblePin("no such chance came up")

    def after_idle_window(self) -> "TableTalk | None":
        """The same table after a window in which nobody could have reacted; None if there is no such window."""
        if not self.window_open or self.somebody_could_react():
            return None
        later = TableTalk(self.game.clone(), self.players)
        later.let_pass()
        return later

    def may(self, seat: int, move: Move) -> Refusal | None:
        """Why a move would be refused now, without making it."""
        return self.game.clone().submit(seat, move)

    def view(self, name: str) -> View:
        return self._observers[self.players.index(name)].view()

    def _submit(self, seat: int, move: Move) -> None:
        refusal = self.game.submit(seat, move)
        assert refusal is None, refusal
