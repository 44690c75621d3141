"""The account of a game for one seat: start + luck + own decisions + others' decisions = result, moment by moment.

docs/coach.md says in words what each term means.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from defuse.coach.chances import average
from defuse.coach.judge import Judge, Opinion
from defuse.game.engine import Game
from defuse.game.events import PEEKED, Event
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import NOBODY, Move
from defuse.game.questions import QUESTIONS
from defuse.record.record import Entry, Record, Replay
from defuse.sight.observer import Observer
from defuse.sight.view import View


@dataclass(frozen=True)
class Decision:
    """A choice of the seat, with what it knew."""

    place: int  # how many moves had been made before it
    view: View
    legal: tuple[Move, ...]  # as the seat was asked, some of them open
    move: Move
    opinion: Opinion

    @property
    def loss(self) -> float:
        return self.opinion.loss(self.move)


@dataclass(frozen=True)
class Moment:
    """The deal or one move of the game, and what it changed."""

    place: int  # how many moves have been made after it; 0 is the deal
    mover: int  # NOBODY for the deal
    value: float  # the seat's chance of winning after it
    luck: float
    own: float
    others: float
    heard: tuple[Event, ...] = ()
    decision: Decision | None = None

    @property
    def change(self) -> float:
        return self.luck + self.own + self.others


@dataclass
class Account:
    """All moments of a game for one seat."""

    seat: int
    start: float
    moments: list[Moment] = field(default_factory=list)
    over: bool = False

    @property
    def luck(self) -> float:
        return sum(moment.luck for moment in self.moments)

    @property
    def own(self) -> float:
        return sum(moment.own for moment in self.moments)

    @property
    def others(self) -> float:
        return sum(moment.others for moment in self.moments)

    @property
    def result(self) -> float:
        """1 for a win, 0 for a loss; in an unfinished game the chance of winning at its end."""
        return self.moments[-1].value if self.moments else self.start

    @property
    def decisions(self) -> list[Decision]:
        return [moment.decision for moment in self.moments if moment.decision is not None]


def account(record: Record, seat: int, judge: Judge) -> Account:
    """The account of a seat in a recorded game."""
    walk = _Walk(record, seat, judge)
    moments = [walk.deal(), *walk.moves()]
    return Account(seat, walk.start, moments, walk.game.over)


class _Walk:
    """The seat follows the game move by move, and the judge says after each what the seat's chance is."""

    def __init__(self, record: Record, seat: int, judge: Judge) -> None:
        self.seat = seat
        self.start = 1.0 / len(record.players)
        self._judge = judge
        self._run = Replay(record)
        self.game: Game = self._run.game
        self._observer = Observer(self.game, seat)
        self._value = self.start
        self._own_moves = [number for number, entry in enumerate(record.entries) if entry.seat == seat]
        self._opinion: Opinion | None = None  # about what the seat is asked now
        self._view: View | None = None  # what it knows now, if it was looked at
        self._legal: tuple[Move, ...] = ()

    def deal(self) -> Moment:
        self._value = self._now()
        return Moment(0, NOBODY, self._value, self._value - self.start, 0.0, 0.0)

    def moves(self) -> Iterator[Moment]:
        while not self._run.finished:
            entry = self._run.record.entries[self._run.done]
            yield self._own_move(entry) if entry.seat == self.seat else self._other_move(entry)

    def _own_move(self, entry: Entry) -> Moment:
        before = self._value
        decision = self._decision(entry)
        promised = before if decision is None else decision.opinion.chance_after(entry.move) or 0.0
        expected, heard = self._answered(entry)
        if expected is None and not self._is_settled():
            # The seat has learnt nothing: its chance is what the move promised, until it hears or is asked something.
            self._value = expected = promised
            self._forget()
        elif expected is None:
            expected = self._value
        luck, others = self._value - expected, expected - promised
        return Moment(self._run.done, self.seat, self._value, luck, promised - before, others, heard, decision)

    def _decision(self, entry: Entry) -> Decision | None:
        if self._opinion is None or self._view is None or self._opinion.chance_after(entry.move) is None:
            return None
        return Decision(self._run.done, self._view, self._legal, entry.move, self._opinion)

    def _other_move(self, entry: Entry) -> Moment:
        before = self._value
        if not self.game.table.is_present(self.seat):
            heard = self._step()
            self._value = self._now()
            return Moment(self._run.done, entry.seat, self._value, 0.0, 0.0, self._value - before, heard)
        expected, heard = self._answered(entry)
        if expected is None:
            expected = self._value
        return Moment(self._run.done, entry.seat, self._value, self._value - expected, 0.0, expected - before, heard)

    def _answered(self, entry: Entry) -> tuple[float | None, tuple[Event, ...]]:
        """Make the next move: what was to be expected of it if chance had a part in it, and what the seat hears."""
        memory = self._observer.moved_to(self.game)
        size, shuts = len(self.game.table.pile), QUESTIONS[self.game.question.what].is_window
        seen = self._view or self._observer.view()
        still_asked = self.seat in self.game.waiting and entry.seat != self.seat
        heard = self._step()
        # A seat that hears nothing may yet be asked: what to give, once nobody has reacted.
        asked_anew = self.seat in self.game.waiting and not still_asked
        if not heard and not self.game.over and not asked_anew:
            return None, heard
        self._value = self._now()
        drawn = len(self.game.table.pile) < size
        if not drawn and not entry.outcomes and not _has_seen(heard):
            return None, heard
        return average(memory, seen, entry.seat, entry.move, drawn, shuts, self._worth, self._judge.cell), heard

    def _step(self) -> tuple[Event, ...]:
        """Make the next move; what the seat hears."""
        self._run.step()
        return tuple(self._observer.news())

    def _is_settled(self) -> bool:
        """Whether the game is over, or the seat is asked again at once."""
        return self.game.over or not self.game.table.is_present(self.seat) or self.seat in self.game.waiting

    # Values

    def _forget(self) -> None:
        self._opinion = self._view = None

    def _now(self) -> float:
        """The seat's chance at this moment, and the opinion about what it is asked, if it is."""
        self._forget()
        if self.game.over:
            return float(self.game.winner == self.seat)
        if not self.game.table.is_present(self.seat):
            return 0.0
        self._view = self._observer.view()
        if self.seat in self.game.waiting:
            made = self._next_own_move()
            moves = self._observer.moves()
            self._legal = tuple(moves)
            self._opinion = self._judge.opinion(self._view, moves, made)
            if self._opinion is not None:
                return self._opinion.value
        return self._judge.outlook(self._view)

    def _next_own_move(self) -> Move | None:
        """The seat's answer to what it is asked now, if it has answered it."""
        while self._own_moves and self._own_moves[0] < self._run.done:
            self._own_moves.pop(0)
        if not self._own_moves:
            return None
        move = self._run.record.entries[self._own_moves[0]].move
        return move if self.game.clone().submit(self.seat, move) is None else None

    def _worth(self, observer: Observer) -> float:
        """The same for a table that might have been."""
        game = observer.game
        if game.over:
            return float(game.winner == self.seat)
        if not game.table.is_present(self.seat):
            return 0.0
        view = observer.view()
        if self.seat in game.waiting:
            opinion = self._judge.opinion(view, observer.moves())
            if opinion is not None:
                return opinion.value
        return self._judge.outlook(view)


def _has_seen(heard: Sequence[Event]) -> bool:
    """Whether cards of the pile were shown to the seat: which ones is chance, too."""
    return any(event.what == PEEKED and any(card != UNKNOWN for card in event.cards or ()) for event in heard)
