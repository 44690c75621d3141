"""What one seat knows at one moment, in numbers and in lists that are used again: for code that reads many moments.

It says the same as a `View`, and nothing else: both take what a seat may know from `view_building.py`. Its lists can be
those of the table and of the seat's memory: they are read before the next move, and never changed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.agenda import CHOOSE_PLAY, REACT
from defuse.game.kinds import GODCAT, PLACES, UNKNOWN
from defuse.game.moves import MAX_SEATS, NO_CARDS, NOBODY
from defuse.game.options import Options
from defuse.game.questions import Asked
from defuse.game.table import Table
from defuse.sight.cast import cast_seen, kinds_in
from defuse.sight.memory import Memory
from defuse.sight.view import Lying, View
from defuse.sight.view_building import (
    front_of,
    imploding_on_top,
    imploding_up,
    marks_seen,
    question_seen,
    sure_cards,
    table_seen_by,
)

NO_QUESTION: Final = -1


class Glance:
    """The knowledge of one seat; `look` and `read` replace all of it."""

    def __init__(self) -> None:
        self.options: Options = Options()
        self.cast: tuple[int, ...] = (0,) * PLACES
        self.kinds: list[int] = NO_CARDS  # those that take part
        self.seat: i64 = NOBODY
        self.seats: i64 = 0
        self.turn: i64 = NOBODY
        self.owed: i64 = 0
        self.attacked = False
        self.direction: i64 = 1
        self.back_to: i64 = NOBODY
        self.alive: i64 = 0  # players as bits
        self.dead: i64 = 0
        self.blind: i64 = 0
        self.opponents: vec[i64] = _seats()  # the living ones in the direction of play, the next one first
        self.rivals: i64 = 0  # how many they are
        self.hand: list[int] = NO_CARDS  # the own one; nothing while blind
        self.sizes: vec[i64] = _seats()  # of all hands
        self.sure: list[list[int]] = []  # what is surely in all hands
        self.marked: list[list[int]] = []  # a blind owner knows how many, not which (CB-6)
        self.pile: list[int] = NO_CARDS  # what is sure from the top, UNKNOWN elsewhere
        self.pile_size: i64 = 0
        self.imploding_on_top = False
        self.imploding_up: i64 = 0
        self.discard: list[int] = NO_CARDS  # newest last
        self.front: tuple[Lying, ...] = ()
        self.mat: i64 = 0
        self.storage_size: i64 = 0
        self.question: i64 = NO_QUESTION
        self.asked_seat: i64 = NOBODY
        self.asked_card: i64 = UNKNOWN
        self.act: Action | None = None
        self.chain: i64 = 0
        self.shunned = False
        self.put_back_by: i64 = NOBODY
        self.left_since: i64 = 0
        self.eyes: list[int] = NO_CARDS
        self.defused: list[int] = NO_CARDS
        self.robbed: list[int] = NO_CARDS

    def look(self, table: Table, seat: i64, memory: Memory) -> None:
        """What this seat may know of its table, if its memory has heard everything."""
        seen = table_seen_by(table, seat)
        self.options = seen.options
        self.cast = cast_seen(seen.cast)
        self.kinds = kinds_in(self.cast)
        self.seat = seat
        self.seats = seen.seats
        self.turn = seen.turn
        self.owed = seen.owed
        self.attacked = seen.attacked
        self.direction = seen.direction
        self.back_to = seen.back_to
        self.alive = seen.alive
        self.dead = seen.dead()
        self.blind = seen.blind
        self.pile = memory.pile()
        self.pile_size = len(seen.pile)
        self.imploding_on_top = imploding_on_top(seen)
        self.imploding_up = imploding_up(seen, seat)
        self.discard = seen.discard
        self.front = front_of(seen)
        self.mat = seen.mat
        self.storage_size = len(seen.storage)
        self._look_at_hands(seen, memory)
        self._look_at_question(seen)
        noticed = memory.noticed
        self.shunned = noticed.shunned
        self.put_back_by = noticed.put_back_by
        self.left_since = noticed.left_since
        self.eyes = noticed.eyes
        self.defused = noticed.defused
        self.robbed = noticed.robbed
        self._find_opponents()

    def _look_at_hands(self, seen: Table, memory: Memory) -> None:
        me = self.seat
        sizes, sure = self.sizes, self.sure
        if len(sure) != len(seen.hands):
            self.sure = sure = [NO_CARDS for _ in seen.hands]
        shows_more = bool(seen.marked) or seen.cast[GODCAT] > 0
        remembered = memory.hands
        for seat, hand in enumerate(seen.hands):
            sizes[seat] = len(hand)
            if shows_more or seat == me:
                sure[seat] = sure_cards(seen, me, seat, memory)
            else:
                sure[seat] = remembered[seat]
        self.hand = sure[me]
        if seen.marked:
            self.marked = [marks_seen(seen, me, other) for other in range(seen.seats)]
        elif self.marked:
            self.marked = []

    def _look_at_question(self, seen: Table) -> None:
        if not seen.agenda:
            self.question = NO_QUESTION
            self.act = None
            return
        step = seen.agenda[-1]
        if step.what != CHOOSE_PLAY and step.what != REACT:
            self._read_question(question_seen(seen, step, self.seat, None))
            return
        self.question = step.what
        self.asked_seat = step.seat
        self.asked_card = UNKNOWN
        self.act = step.act
        self.chain = step.number

    def _read_question(self, question: Asked) -> None:
        self.question = question.what
        self.asked_seat = question.seat
        self.asked_card = question.card
        self.act = question.act
        self.chain = question.chain

    def _find_opponents(self) -> None:
        found = self.opponents
        rivals: i64 = 0
        me, seats, direction = self.seat, self.seats, self.direction
        other = me + direction
        while True:
            if other == seats:
                other = 0
            elif other < 0:
                other = seats - 1
            if other == me:
                break
            if (self.alive >> other) & 1:
                found[rivals] = other
                rivals += 1
            other += direction
        self.rivals = rivals

    def read(self, view: View) -> None:
        """What a view says."""
        me = view.seat
        self.options = view.options
        self.cast = view.cast
        self.kinds = kinds_in(view.cast)
        self.seat = me
        self.seats = view.seats
        self.turn = view.turn
        self.owed = view.owed
        self.attacked = view.attacked
        self.direction = view.direction
        self.back_to = view.back_to
        self.alive = _bits(view.alive)
        self.dead = _bits(view.dead)
        self.blind = _bits(view.blind)
        self.pile = list(view.pile)
        self.pile_size = view.pile_size
        self.imploding_on_top = view.imploding_on_top
        self.imploding_up = view.imploding_up
        self.discard = list(view.discard)[::-1]
        self.front = view.front
        self.mat = _bits(view.mat)
        self.storage_size = view.storage_size
        for seat, hand in enumerate(view.hands):
            self.sizes[seat] = len(hand)
        self.sure = [_known(hand) for hand in view.hands]
        self.hand = self.sure[me]
        self.marked = [list(marks) for marks in view.marked]
        question = view.question
        if question is None:
            self.question = NO_QUESTION
            self.act = None
        else:
            self._read_question(question)
        self.shunned = view.shunned
        self.put_back_by = view.put_back_by
        self.left_since = view.left_since
        self.eyes = list(view.eyes)
        self.defused = list(view.defused)
        self.robbed = list(view.robbed)
        self._find_opponents()


def _seats() -> vec[i64]:
    """A number for each seat, 0 at first."""
    return vec[i64]([0 for _ in range(MAX_SEATS)])


def _known(hand: tuple[int, ...]) -> list[int]:
    """The cards that are sure, which come first."""
    known: list[int] = []
    for card in hand:
        if card == UNKNOWN:
            break
        known.append(card)
    return known


def _bits(flags: tuple[bool, ...]) -> i64:
    bits: i64 = 0
    for place, flag in enumerate(flags):
        if flag:
            bits |= 1 << place
    return bits
