"""What a seat believes about the pile and the hands, with chances. Only the events that it heard count (INF-5)."""

from math import prod
from typing import Final

from defuse.game import events as e
from defuse.game.event_effects import AT_SEAT, DISCARD_PILE, DRAW_PILE, HAND, NOWHERE, OTHER_HAND, UnhandledEvent
from defuse.game.event_kinds import IS_ABOUT_HANDS, IS_ABOUT_PILE, SEEN_IN, SOURCES, TARGETS
from defuse.game.events import Event
from defuse.game.kinds import (
    BARKING_KITTEN,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NOPE,
    STREAKING_KITTEN,
    UNKNOWN,
)
from defuse.game.moves import NOBODY
from defuse.game.table import Table
from defuse.sight.cases import Cases, Showing
from defuse.sight.hands import Hands
from defuse.sight.piles import BOTTOM, TOP, Pile
from defuse.sight.starting_belief import cases_at, hands_at, looked_at, rooms_at

# What can come between the arrival of a card in a hand and the showing of a kitten.
_BEFORE_SHOWING: Final = frozenset({e.TOOK_OVER, e.CLEARED, e.CLAIMED_BACK, e.SAW_AGAIN, e.SURFACED})

# They are about the pile, and the top card stays where it is or is seen.
_NOT_COVERING: Final = frozenset({e.CATOMIC, e.PEEKED, e.SURFACED})

# They are about hands, and tell nothing that is not known: a seat knows its own hand, and draws are taken over at once.
_NOTHING_NEW: Final = frozenset({e.DEALT, e.HELD, e.TOOK_OVER})

# With more than these nothing is weighed: recipes could have so many cases that a move would take seconds.
_MOST_KITTENS: Final = 18
_MOST_CARDS: Final = 300
_MOST_PARTS: Final = 90  # ways to divide the kittens between two parts of the pile

# What happens only when all kittens that have to go off have done so.
_CALM: Final = frozenset({e.TURN_BEGAN, e.PLAYED, e.ABOUT_TO_DRAW, e.DREW, e.LOOKED})

_NOTHING: Final = (NOBODY, UNKNOWN)


def can_be_weighed(table: Table) -> bool:
    """Whether the cases of this table are few enough to be listed, as those of all boxes are."""
    numbers = [table.cast[kind] for kind in (EXPLODING_KITTEN, IMPLODING_KITTEN, STREAKING_KITTEN)]
    parts = prod([number + 1 for number in numbers])
    return sum(numbers) <= _MOST_KITTENS and parts <= _MOST_PARTS and sum(table.cast) <= _MOST_CARDS


class Belief:
    """The knowledge of one seat, brought up to date event by event."""

    def __init__(self, seat: int, hands: Hands, cases: Cases, may_implode: bool) -> None:
        self.seat = seat
        self._hands = hands
        self._cases = cases
        self._may_implode = may_implode
        self._counts = False  # a seat that was there from the beginning can count the kittens
        self._stored = 0
        self._hides_dead = False
        self._unsettled = False  # a Streaking Kitten may have left its hand, and a kitten may have to go off
        self._arrived: list[Event] = []  # cards that have just reached a hand, and what was heard since
        self._turned_over = _NOTHING  # the seat and the card that has left its hand already

    @classmethod
    def at(cls, table: Table, seat: int, just_dealt: bool) -> "Belief":
        """Begin at a table. Only what this seat may know of it is used."""
        hands = hands_at(table, seat)
        rooms = rooms_at(table, seat)
        cases = Cases(seat, cases_at(table, seat, hands, rooms, just_dealt), hands, rooms)
        belief = Belief(seat, hands, cases, table.cast[IMPLODING_KITTEN] > 0)
        belief._counts = just_dealt
        belief._stored = len(table.storage)
        belief._hides_dead = table.options.hidden_dead_hand
        for other in range(table.seats):
            if (table.dead() >> other) & 1:
                cases.rooms.bury(other)
        looked = looked_at(table, seat)
        if looked is not None:
            belief._hear_of_pile(looked)
        if table.pile and table.pile[-1] == IMPLODING_KITTEN_UP:
            cases.see([IMPLODING_KITTEN_UP])
        return belief

    def copy(self) -> "Belief":
        hands = self._hands.copy()
        twin = Belief(self.seat, hands, self._cases.copy(hands), self._may_implode)
        twin._counts = self._counts
        twin._stored = self._stored
        twin._hides_dead = self._hides_dead
        twin._unsettled = self._unsettled
        twin._arrived = self._arrived.copy()
        twin._turned_over = self._turned_over
        return twin

    def pile(self) -> list[int]:
        """What is sure of the pile from the top, UNKNOWN elsewhere."""
        return self._seen().pile(self._counts)

    def piles(self, calm: bool) -> tuple[tuple[float, Pile], ...]:
        """The possible piles, each with its chance. `calm` means that no kitten is about to go off."""
        return self._seen().piles(calm and self._unsettled)

    def hand(self, seat: int) -> list[int]:
        """Cards that are surely in another hand."""
        self._settle(None)
        return sorted(self._hands.sure[seat])

    def _seen(self) -> Cases:
        """The cases that agree with the visible top card. Uses a copy, so a view never changes what the seat knows."""
        self._settle(None)
        cases = self._cases
        if self._may_implode and not cases.is_up() and cases.may_be_up():
            cases = cases.copy(self._hands)
            cases.top_is_not_up()  # otherwise SURFACED would have been told (IK-3)
        return cases

    def hear(self, event: Event) -> None:
        """Take in one event, as it was redacted for this seat."""
        what = event.what
        if self._arrived:
            if what in _BEFORE_SHOWING or (what == e.GAVE and self._arrived[0].what == e.GAVE):
                self._arrived.append(event)
                return
            if what == e.SHOWED:
                self._settle(event)
                return
            self._settle(None)
        if self._unsettled and what in _CALM:
            self._cases.calm_down()
            self._unsettled = False
        if _is_arrival(what):
            self._arrived.append(event)
        elif IS_ABOUT_PILE[what]:
            self._hear_of_pile(event)
        elif IS_ABOUT_HANDS[what]:
            self._hear_of_hands(event)
        elif what == e.WON:
            self._may_implode = False  # from now on no event says which cards lie open
        elif what == e.DIED:
            self._cases.rooms.bury(event.seat)
        elif what == e.REVIVED:
            self._cases.rooms.raise_again(event.other)
            self._unsettled = True  # a kitten that nobody held back while its owner was dead goes off (ZMB-15)
        elif what != e.CLAIMED_BACK:
            self._turned_over = _NOTHING

    # Cards that reach a hand

    def _settle(self, shown: Event | None) -> None:
        """A card has reached a hand. If it was a kitten it may have been shown; otherwise it stays there."""
        if not self._arrived:
            return
        event, *since = self._arrived
        self._arrived = []
        if any(later.what == e.GAVE for later in since):
            self._settle_gifts([event, *since], shown)
            return
        showing = None if shown is None else Showing(shown.seat, shown.card)
        seat = next((later.seat for later in since if later.what == e.TOOK_OVER), event.seat)
        if event.what == e.DREW:
            card = self._cases.draw(BOTTOM if event.number == e.FROM_BOTTOM else TOP, seat, event.card, showing)
            self._find(seat, card, showing)
        elif event.what == e.TOOK_LOOKED_AT:
            self._find(seat, self._cases.take_looked_at(seat, event.card, showing), showing)
        elif event.what == e.TOOK_STORED:
            self._cases.take_stored(seat, self._stored, event.card)
            self._stored -= 1
            self._find(seat, event.card, showing)
        elif SOURCES[event.what] == HAND:
            self._move(event.seat, event.other, event.card, showing)
        elif SOURCES[event.what] == OTHER_HAND:
            self._move(event.other, event.seat, event.card, showing)
        else:
            raise UnhandledEvent(event.what, "belief")
        self._hear_what_came_with(since)

    def _settle_gifts(self, heard: list[Event], shown: Event | None) -> None:
        """Several players have given a card at once (ZMB-8). Kittens are shown only after all of them have given."""
        gifts = [event for event in heard if event.what == e.GAVE]
        for gift in gifts:
            self._cases.pass_on(gift.seat, gift.other, gift.card, None, at_once=True)
            self._hands.lose(gift.seat, gift.card)
            self._hands.gain(gift.other, gift.card)
        self._unsettled = True
        self._hear_what_came_with(heard)
        if shown is not None:
            self._hear_of_hands(shown)

    def _hear_what_came_with(self, heard: list[Event]) -> None:
        """What is told before a card that has reached a hand is known to stay there."""
        for later in heard:
            if later.what == e.SURFACED:
                self._hear_of_pile(later)
            elif later.what == e.SAW_AGAIN:
                self._hear_of_hands(later)

    def _find(self, seat: int, card: int, showing: Showing | None) -> None:
        """Move a card from the pile to a hand, unless it was shown."""
        if showing is None:
            if card != UNKNOWN:
                self._hands.find(card)
            self._hands.gain(seat, card)

    def _move(self, loser: int, gainer: int, card: int, showing: Showing | None) -> None:
        self._cases.pass_on(loser, gainer, card, showing)
        self._hands.lose(loser, card)
        if showing is None or showing.seat == loser:
            self._hands.gain(gainer, card)
        if showing is not None and showing.seat == loser:
            self._hands.lose(loser, EXPLODING_KITTEN)

    # The pile

    def _hear_of_pile(self, event: Event) -> None:
        what = event.what
        cases = self._cases
        if self._may_implode and what not in _NOT_COVERING and not cases.is_up():
            cases.top_is_not_up()
        if SOURCES[what] == AT_SEAT and TARGETS[what] == DRAW_PILE:
            cases.put(event.card, event.number)
        elif SOURCES[what] == DRAW_PILE and TARGETS[what] == AT_SEAT:
            cases.look(BOTTOM if event.number == e.FROM_BOTTOM else TOP, event.card)
        elif what == e.PUT_ON_PILE:
            self._hear_of_putting(event)
        elif what == e.SHUFFLED:
            if event.number == 0:  # what a Catomic Bomb shuffles lies under its kittens
                cases.shuffle()
        elif what == e.CATOMIC:
            cases.catomic(event.number)
        elif what == e.SWAPPED:
            cases.swap()
        elif what == e.TUCKED:
            cases.tuck()
        elif what == e.PEEKED:
            cases.see(event.cards)
        elif what == e.REORDERED:
            cases.stir(event.number)
            cases.see(event.cards)
        elif what == e.SURFACED:
            cases.see([IMPLODING_KITTEN_UP])
        else:
            raise UnhandledEvent(what, "belief")

    def _hear_of_putting(self, event: Event) -> None:
        seat, card = event.seat, event.card
        self._unsettled = True
        if card != GODCAT:  # which goes to the mat (GC-2)
            self._cases.put_from_hand(seat, card)
        self._hands.lose(seat, card)
        if card != UNKNOWN and card != GODCAT:
            self._hands.lose_sight(card)

    # Hands

    def _hear_of_hands(self, event: Event) -> None:
        what, seat, card = event.what, event.seat, event.card
        if what == e.PLAYED:
            assert event.act is not None
            if event.act.cards[0] == BARKING_KITTEN:  # it is laid down in front of its player
                return
            if self._turned_over != (seat, event.act.cards[0]):
                for played in event.act.cards:
                    self._show(seat, played)
        elif what == e.LAID:
            if card == BARKING_KITTEN and self._turned_over != (seat, card):  # any other was played before
                self._show(seat, card)
        elif what == e.SHOWED:
            if self._turned_over != (seat, card):
                self._cases.goes_off(seat)
                self._hands.lose(seat, card)
        elif what == e.TURNED_OVER:
            self._show(seat, card)
            self._turned_over = (seat, card)
            self._unsettled = True
            return
        elif what == e.NOPED:
            self._show(seat, NOPE)
        elif what == e.GOT_GODCAT:
            self._hands.gain(seat, GODCAT)
        elif what == e.MARKED:
            if card != UNKNOWN:
                self._cases.see_in_hand(seat, card)
                self._hands.mark(seat, card)
        elif what == e.FOUND_NONE:
            self._cases.lacks(event.other, card)
        elif what == e.SAW_AGAIN:
            if seat == self.seat:
                self._cases.see_own(event.cards)
                self._hands.see_all(seat, event.cards)
        elif what == e.WENT_OUT:
            self._hear_of_end(event)
        elif SOURCES[what] == HAND and TARGETS[what] == DISCARD_PILE:
            if self._turned_over != (seat, card):
                self._show(seat, card)
        elif SOURCES[what] == DISCARD_PILE and TARGETS[what] == HAND:
            self._hands.gain(seat, card)
        elif SEEN_IN[what] != NOWHERE:
            self._see_in_hand(seat if SEEN_IN[what] == HAND else event.other, card)
        elif what not in _NOTHING_NEW:
            raise UnhandledEvent(what, "belief")
        self._turned_over = _NOTHING

    def _see_in_hand(self, seat: int, card: int) -> None:
        if card != UNKNOWN and seat != self.seat:
            self._cases.see_in_hand(seat, card)
            self._hands.see(seat, card)

    def _show(self, seat: int, card: int) -> None:
        """A card leaves a hand, and everybody sees it."""
        self._cases.show(seat, card)
        self._hands.lose(seat, card)

    def _hear_of_end(self, event: Event) -> None:
        """Somebody is out."""
        for card in event.cards:
            self._show(event.seat, card)
        self._cases.empty(event.seat, shown=not self._hides_dead)
        self._hands.clear(event.seat)


def _is_arrival(what: int) -> bool:
    """Whether a card reaches a hand. The next events tell whether it was a kitten that had to be shown."""
    if SOURCES[what] == DISCARD_PILE or what == e.TOOK_OVER:  # seen by all; part of a draw
        return False
    return TARGETS[what] == HAND or TARGETS[what] == OTHER_HAND
