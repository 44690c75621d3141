"""A game played line by line: moves with pinned chance, windows that everybody passes, and each player's view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from defuse.game.agenda import CHOOSE_PLAY, REACT, REACT_TO_DRAW, REACT_TO_RESCUE
from defuse.game.cards.puts import CHOOSE_PUT, put_by_the_blind
from defuse.game.chance import ImpossiblePin
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.kinds import is_after_rescue, is_now
from defuse.game.moves import NOPE_IT, PASS, PASS_ON_IT, PLAY, PUT, Move
from defuse.game.questions import QUESTIONS
from defuse.game.refusals import Refusal
from defuse.record.notation import read_move
from defuse.sight.observer import Observer
from defuse.sight.view import View


@dataclass(frozen=True)
class _Waiting:
    """The pins of what waits in a window while a NOW card comes first (NOW-1)."""

    place: int  # of the window in the agenda
    is_draw: bool  # which the NOW card stops
    pins: list[int]
    of_now: int  # how many pins the NOW card has itself


class TableTalk:
    """A game with names, followed by an observer in every seat."""

    def __init__(self, game: Game, players: Sequence[str], weighing: bool = False) -> None:
        self.game = game
        self.players = list(players)
        self._observers = [Observer(game, seat, weighing) for seat in range(game.table.seats)]
        self._waiting: list[_Waiting] = []  # the latest last
        self._may_be_shut = False  # a refused move has followed on the open window
        self._kept_open = False  # a check has seen the open window, also if nobody who is asked could react

    @property
    def window_open(self) -> bool:
        agenda = self.game.table.agenda
        return bool(agenda) and QUESTIONS[agenda[-1].what].is_window

    @property
    def settled(self) -> bool:
        """Whether nothing is pending: a player chooses what to play, or the game is over."""
        return self.game.over or self.game.question.what == CHOOSE_PLAY

    def keep_open(self) -> None:
        """A check has said that the open window is one: a move that answers it is not too late."""
        self._kept_open = self.window_open

    def somebody_could_react(self) -> bool:
        """Whether any seat that is asked in the open window can do anything but pass."""
        return any(len(self.game.legal_moves(seat)) > 1 for seat in self.game.waiting)

    def answers_window(self, seat: int, move: Move) -> bool:
        """Whether a move answers the open window, rather than coming after it."""
        if not self.window_open:
            return False
        if move.verb == PASS:
            return True
        if seat not in self.game.waiting and not self._kept_open and not self.somebody_could_react():
            return False  # all who could have reacted have passed: it is too late (NO-5)
        question = self.game.question
        if question.what == REACT and move.verb == NOPE_IT:
            return True
        if move.verb != PLAY:
            return False
        if question.what == REACT_TO_RESCUE:
            return is_after_rescue(move.card) and seat != question.seat
        return is_now(move.card)

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

    def hear_refused(self, seat: int, text: str) -> "tuple[TableTalk, Move]":
        """Parse a move that will be refused, with the table at which it is made.

        If it does not answer the open window, or is a NOW card that the window allows, that is the table after all have
        passed. This one stays as it is, for a refused move changes nothing.
        """
        move = read_move(text, self.players, self.game.table)
        if not self.window_open:
            return self, move
        answers = self.answers_window(seat, move)
        is_allowed = answers and move.verb == PLAY and is_now(move.card) and self.may(seat, move) is None
        if answers and not is_allowed:
            return self, move
        self._may_be_shut = True
        later = self._twin()
        if is_allowed:
            later.let_pass()
        return later, later.hear(seat, text)

    def say(self, seat: int, move: Move, pins: Sequence[int] = ()) -> list[Event] | Refusal:
        """Make a player's move, with its chance pinned."""
        table = self.game.table
        before = table.pins
        comes_first = self.window_open and move.verb == PLAY  # a NOW card is carried out before what waits
        place = len(table.agenda) - 1
        is_draw = comes_first and table.agenda[place].what == REACT_TO_DRAW
        table.pins = list(pins) if comes_first else [*before, *pins]
        if pins and table.blind and move.verb == PUT and table.agenda[-1].what == CHOOSE_PUT:
            self._pin_what_the_blind_put(seat, move)
        is_noped = self._shuts_on_nope(move)
        said = self.game.play(seat, move)
        if isinstance(said, Refusal):
            table.pins = before
            return said
        self._may_be_shut = self._kept_open = False
        if comes_first:
            self._waiting.append(_Waiting(place, is_draw, before, len(pins)))
        self._go_on(is_noped)
        self._expect_pins_used()
        return said

    def _pin_what_the_blind_put(self, seat: int, move: Move) -> None:
        """Where only the new pile is pinned, it also says which cards the blind have put (CB-7)."""
        table = self.game.table
        if not self._may_come_up(seat, move):
            table.pins = put_by_the_blind(table, move.card, table.pins) + table.pins

    def _may_come_up(self, seat: int, move: Move) -> bool:
        """Whether the pinned chance can happen in this move, all of it or, if the move leads to a question, a part."""
        later = self._twin()
        try:
            later.game.submit(seat, move)
            later._expect_pins_used()
        except ImpossiblePin:
            return False
        return True

    def pass_for(self, seat: int) -> None:
        """Pass for a player who is asked in the open window."""
        self._submit(seat, PASS_ON_IT)

    def _shuts_on_nope(self, move: Move) -> bool:
        """Whether what waits in the window is Noped, should this move shut it."""
        agenda = self.game.table.agenda
        if not agenda or agenda[-1].what != REACT:
            return False
        return (agenda[-1].number + (move.verb == NOPE_IT)) & 1 == 1

    def _go_on(self, is_noped: bool) -> None:
        """When a NOW card is settled, what waits for it gets its pins back; those of a Noped card are dropped."""
        table = self.game.table
        while self._waiting and len(table.agenda) <= self._waiting[-1].place + 1:
            waiting = self._waiting.pop()
            left = table.pins[waiting.of_now :] if is_noped else table.pins
            is_stopped = waiting.is_draw and not self.window_open
            table.pins = left if is_stopped else [*left, *waiting.pins]

    def _expect_pins_used(self) -> None:
        """Raise ImpossiblePin if pins are left although everything that could use them is done."""
        if self.game.table.pins and self.settled:
            raise ImpossiblePin("no such chance came up")

    def moments(self) -> "Iterator[TableTalk]":
        """This table, then the same one after each window in which nobody could have reacted.

        A refused move may have shut any window: then also the table after all have passed.
        """
        yield self
        if not self.window_open:
            return
        later = self._twin()
        while later.pass_idle_window():
            yield later
        if later.window_open and self._may_be_shut:
            later.let_pass()
            yield later

    def pass_idle_window(self) -> bool:
        """Shut the open window if nobody could have reacted in it; whether it was so."""
        if not self.window_open or self.somebody_could_react():
            return False
        for seat in self.game.waiting:
            self.pass_for(seat)
        return True

    def go_to(self, number: int) -> None:
        """A check has said that this moment has come: so many windows in which nobody could have reacted are shut."""
        while number and self.pass_idle_window():
            number -= 1

    def _twin(self) -> "TableTalk":
        """The same game at a table of its own."""
        twin = TableTalk(self.game.clone(), self.players)
        twin._waiting = self._waiting.copy()
        twin._kept_open = self._kept_open
        return twin

    def may(self, seat: int, move: Move) -> Refusal | None:
        """Why a move would be refused now, without making it."""
        return self.game.clone().submit(seat, move)

    def view(self, name: str) -> View:
        return self._observers[self.players.index(name)].view()

    def _submit(self, seat: int, move: Move) -> None:
        is_noped = self._shuts_on_nope(move)
        refusal = self.game.submit(seat, move)
        assert refusal is None, refusal
        self._may_be_shut = self._kept_open = False
        self._go_on(is_noped)
