"""What a seat is still sure of about the pile and the other hands. Only the events that it heard count (INF-5).

The pile is remembered as a row of places, known or not, and *floating* cards: put in by somebody else at a depth that
nobody else knows. Floating cards make every place uncertain that they may have pushed down; they are forgotten when
they are seen to leave. What was seen or put on top since is *above*: none of them floats there. A face-up Imploding
Kitten is seen when it lies on top (IK-3), so the top card is never one of which nothing was told.
"""

from typing import Final

from mypy_extensions import i64

from defuse.game import events as e
from defuse.game.card_lists import has_card
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
    PLACES,
    STREAKING_KITTEN,
    UNKNOWN,
)
from defuse.sight.noticed import Noticed

_IMPLODING = (IMPLODING_KITTEN, IMPLODING_KITTEN_UP)
_SEEN_ON_TOP = (IMPLODING_KITTEN_UP,)
_DEADLY = (EXPLODING_KITTEN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP)
_MAY_IMPLODE = (UNKNOWN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP)

_NO_CAST = [0] * PLACES

# They are about hands, but what they tell is not remembered: a view shows Godcat, marks and the own hand as they are,
# and nobody else sees a card out of the Tower of Power.
_NOT_REMEMBERED: Final = frozenset({e.DEALT, e.HELD, e.FOUND_NONE, e.TOOK_STORED, e.MARKED, e.GOT_GODCAT})


class Memory:
    """The sure knowledge of one seat, brought up to date event by event."""

    def __init__(self, seat: int, seats: int, pile_size: int, cast: list[int]) -> None:
        self.seat = seat
        self.above: list[int] = []  # cards that are sure, from the top; nothing if none float
        self.places: list[int] = [UNKNOWN] * pile_size  # those under them
        self.floating: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # at least these cards
        self._silent_kittens = cast[STREAKING_KITTEN] > 0  # an Exploding Kitten can be drawn without being shown
        self._drawn: tuple[int, bool] | None = None  # who drew a card unseen by us, and whether from the bottom
        self._taken: int | None = None  # who took a kitten that was looked at, and may hold it
        self._looked_at = UNKNOWN  # what is in the air for Bury or Raising Heck
        self._sees_top = True  # a face-up Imploding Kitten on top would have been told
        self._all_sure: list[int] | None = None  # what is sure of the whole pile, since it changed the last time
        self.noticed = Noticed(seats, seat)

    def copy(self) -> "Memory":
        twin = Memory(self.seat, 0, 0, _NO_CAST)
        twin.above = self.above.copy()
        twin.places = self.places.copy()
        twin.floating = self.floating.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin._silent_kittens = self._silent_kittens
        twin._drawn = self._drawn
        twin._taken = self._taken
        twin._looked_at = self._looked_at
        twin._sees_top = self._sees_top
        twin.noticed = self.noticed.copy()
        return twin

    def pile(self) -> list[int]:
        """What is known of the pile from the top, UNKNOWN where nothing is sure; not to be changed."""
        self._settle_draw(UNKNOWN)
        self._settle_top()
        if not self.floating:
            return self.places
        sure = self._all_sure
        if sure is None:
            self._all_sure = sure = self.above + self._surely()
        return sure

    def hand(self, seat: int) -> list[int]:
        """Cards that are surely in another hand, in no order; not to be changed."""
        self._settle_draw(UNKNOWN)
        return self.hands[seat]

    def hear(self, event: Event) -> None:
        """Take in one event, as it was redacted for this seat."""
        self.noticed.hear(event)
        what = event.what
        if what == e.SHOWED:
            self._hear_of_showing(event)
        elif what == e.TOOK_OVER:
            self._hear_of_taking_over(event)
        elif what != e.CLEARED and what != e.CLAIMED_BACK and what != e.SAW_AGAIN:  # between drawing and showing
            self._settle_draw(UNKNOWN)
            if what == e.DREW:
                self._settle_top()
                self._hear_draw(event)
            elif what == e.WON:
                self._sees_top = False  # from now on no event says which cards lie open
                self._all_sure = None
            elif IS_ABOUT_PILE[what]:
                self._hear_of_pile(event)
            elif IS_ABOUT_HANDS[what]:
                self._hear_of_hands(event)

    # The pile

    def _hear_draw(self, event: Event) -> None:
        from_bottom = event.number == e.FROM_BOTTOM
        if event.card == UNKNOWN:
            self._drawn = (event.seat, from_bottom)
        else:
            self._take_away(event.card, from_bottom)

    def _hear_of_showing(self, event: Event) -> None:
        """A kitten goes off. It was just drawn or taken and never reached the hand, or it leaves the hand."""
        if self._taken is not None:
            self._taken = None
        elif self._drawn is not None:
            self._settle_draw(event.card)
        else:
            self._leaves(event.seat, event.card)

    def _hear_of_taking_over(self, event: Event) -> None:
        """The drawn card goes to the owner of the I'll Take That."""
        if self._drawn is not None:
            self._drawn = (event.seat, self._drawn[1])
        elif event.card not in _MAY_IMPLODE:
            self.hands[event.seat].append(event.card)

    def _settle_draw(self, shown: int) -> None:
        """Settle the card that somebody drew: it was shown, or it is in that hand."""
        if self._taken is not None:
            self.hands[self._taken].append(EXPLODING_KITTEN)
            self._taken = None
        if self._drawn is None:
            return
        seat, from_bottom = self._drawn
        self._drawn = None
        card = self._take_away(shown, from_bottom, _IMPLODING if self._silent_kittens else _DEADLY)
        if shown == UNKNOWN and (_is_harmless(card) or (card == EXPLODING_KITTEN and self._silent_kittens)):
            self.hands[seat].append(card)  # an Exploding Kitten that did not go off is held (SK-1)

    def _hear_of_pile(self, event: Event) -> None:
        what = event.what
        source, target = SOURCES[what], TARGETS[what]
        if what != e.SURFACED:
            self._settle_top()
        self._all_sure = None
        if source == AT_SEAT and target == DRAW_PILE:
            card = event.card if event.card != UNKNOWN else self._looked_at
            if event.number == UNKNOWN:
                if self.above:  # it may be among those
                    self._pin_down()
                self.floating.append(card)
            elif event.number <= len(self.above) and self.floating:
                self.above.insert(event.number, card)
            else:
                self._pin_down()
                self.places.insert(event.number, card)
        elif source == DRAW_PILE and target == AT_SEAT:
            from_bottom = event.number == e.FROM_BOTTOM
            self._looked_at = self._take_away(event.card, from_bottom, () if from_bottom else _SEEN_ON_TOP)
        elif what == e.PUT_ON_PILE:
            self._loses(event.seat, event.card)
            if event.card != GODCAT:
                self._lay_on_top([event.card])
        elif what == e.SHUFFLED:
            self._pin_down()
            self.places[event.number :] = [UNKNOWN] * (len(self.places) - event.number)
        elif what == e.CATOMIC:
            self.places = [EXPLODING_KITTEN] * event.number + [UNKNOWN] * (len(self.places) - event.number)
        elif what == e.SWAPPED:
            self._pin_down()
            if len(self.places) > 1:
                self.places[0], self.places[-1] = self.places[-1], self.places[0]
        elif what == e.TUCKED:
            self._pin_down()
            self.places[0], self.places[1] = self.places[1], self.places[0]
        elif what == e.PEEKED:
            self._see_top(event.cards)
        elif what == e.REORDERED:
            self._reorder(event)
        elif what == e.SURFACED:
            self.see_imploding_on_top()
        else:
            raise UnhandledEvent(what, "memory")

    def _settle_top(self) -> None:
        """A face-up Imploding Kitten that should be on top and is not seen there is covered (IK-3)."""
        if self._sees_below() and self.places[:1] == [IMPLODING_KITTEN_UP]:
            covers = [kind for kind in self.floating if kind != IMPLODING_KITTEN_UP]
            if covers and covers.count(covers[0]) == len(covers):
                self.floating.remove(covers[0])
                self.places.insert(0, covers[0])
                self._all_sure = None

    def see_imploding_on_top(self) -> None:
        """A face-up Imploding Kitten on top is there for all to see (IK-3)."""
        self._see_top([IMPLODING_KITTEN_UP])

    def _see_top(self, cards: list[int]) -> None:
        """Looking at cards is taking them off one by one and putting them back."""
        for card in cards:
            self._take_away(card, False)
        self._lay_on_top(cards)

    def _reorder(self, event: Event) -> None:
        count = event.number
        if event.cards and self.floating and count <= len(self.above):
            self.above[:count] = event.cards
            return
        self._pin_down()
        if event.cards:
            self.places[:count] = event.cards
        elif len(set(self.places[:count])) > 1:
            self.places[:count] = [UNKNOWN] * count

    def _lay_on_top(self, cards: list[int]) -> None:
        if self.floating:
            self.above[:0] = cards
        else:
            self.places[:0] = cards

    def _sees_below(self) -> bool:
        """Whether cards float that may be on top, and a face-up Imploding Kitten there would be seen (IK-3)."""
        return bool(self.floating) and not self.above and self._sees_top

    def _surely(self) -> list[int]:
        """The cards that are sure at each place below `above`, wherever the floating cards are."""
        floating, places = self.floating, self.places
        size = len(places) + len(floating)
        is_top = self._sees_below()
        rising = [kind for kind in floating if kind != IMPLODING_KITTEN_UP] if is_top else floating
        if places and not rising:
            return [places[0], *[self._sure(place, 1) for place in range(1, size)]]
        for kind in rising:
            if kind == UNKNOWN or (places and not has_card(places, kind)):  # then nothing is sure anywhere
                return [UNKNOWN] * size
        sure = [self._sure(place, 0) for place in range(size)]
        if is_top and set(rising) == set(places[:1]):
            sure[0] = rising[0]
        return sure

    def _sure(self, place: i64, first: i64) -> i64:
        """The card that is sure at a place, if no floating card is above the first place."""
        places, floating = self.places, self.floating
        might: i64 = floating[0]
        card: i64
        for card in floating:
            if card != might:
                return UNKNOWN
        lowest = min(place, len(places) - 1)
        highest = max(first, place - len(floating))
        while highest <= lowest:
            if places[highest] != might:
                return UNKNOWN
            highest += 1
        return might

    def _pin_down(self) -> None:
        """Give up the floating cards and keep what is sure."""
        if self.floating:
            self.places = self.above + self._surely()
            self.above, self.floating = [], []

    def _take_away(self, card: int, from_bottom: bool, impossible: tuple[int, ...] = ()) -> int:
        """A card leaves an end of the pile. If we did not see it, it is none of `impossible`. Returns the card."""
        self._all_sure = None
        if not self.floating:
            lay_there = self.places.pop(-1 if from_bottom else 0)
            return lay_there if card == UNKNOWN else card
        if self.above and not from_bottom and card in (self.above[0], UNKNOWN):
            return self.above.pop(0)
        lying: list[int] = []
        if self.places:
            end = self.places[-1 if from_bottom else 0]
            if _may_be(end, card, impossible):
                lying.append(end)
        floating: list[int] = []
        for kind in self.floating:
            if not has_card(floating, kind) and _may_be(kind, card, impossible):
                floating.append(kind)
        if (self.above and not from_bottom) or not (lying or floating):
            return self._begin_anew(card)
        if lying:
            self.places.pop(-1 if from_bottom else 0)
            if not floating:  # it was that card, and all others still float
                return lying[0] if card == UNKNOWN else card
        self.floating = self._still_floating(lying, floating)
        if not self.floating:
            self.places[:0] = self.above
            self.above = []
        might = {*lying, *floating} if card == UNKNOWN else {card}
        return might.pop() if len(might) == 1 else UNKNOWN

    def _begin_anew(self, card: int) -> int:
        """The card that left shows that this is not the pile we remember."""
        size = len(self.above) + len(self.places) + len(self.floating) - 1
        self.above, self.places, self.floating = [], [UNKNOWN] * size, []
        return card

    def _still_floating(self, lying: list[int], floating: list[int]) -> list[int]:
        """The floating cards after a card has left. If that one floated, the card at the end may lie deeper now."""
        left = self.floating.copy()
        for kind in floating:
            if kind not in lying:  # otherwise another one of it floats instead
                left.remove(kind)
        known = [kind for kind in left if kind != UNKNOWN]
        number = len(self.floating) if lying else len(self.floating) - 1
        return known + [UNKNOWN] * (number - len(known))

    # Hands

    def _hear_of_hands(self, event: Event) -> None:
        what = event.what
        source, target = SOURCES[what], TARGETS[what]
        if what == e.PLAYED:
            assert event.act is not None
            for card in event.act.cards:
                self._leaves(event.seat, card)
        elif what == e.NOPED:
            self._leaves(event.seat, NOPE)
        elif what == e.TOOK_LOOKED_AT:
            self._take_looked_at(event)
        elif what == e.LAID:
            if event.card == BARKING_KITTEN:  # any other was played before, and has left the hand
                self._leaves(event.seat, BARKING_KITTEN)
        elif what == e.WENT_OUT:
            self.hands[event.seat] = []
        elif source == HAND and target == OTHER_HAND:
            self._moves(event.seat, event.other, event.card)
        elif source == OTHER_HAND and target == HAND:
            self._moves(event.other, event.seat, event.card)
        elif source == HAND and target == DISCARD_PILE:
            self._leaves(event.seat, event.card)
        elif source == DISCARD_PILE and target == HAND:
            self.hands[event.seat].append(event.card)
        elif SEEN_IN[what] != NOWHERE:
            self._see_in_hand(event.seat if SEEN_IN[what] == HAND else event.other, event.card)
        elif what not in _NOT_REMEMBERED:
            raise UnhandledEvent(what, "memory")

    def _take_looked_at(self, event: Event) -> None:
        card = event.card if event.card != UNKNOWN else self._looked_at
        if card == EXPLODING_KITTEN and self._silent_kittens:
            self._taken = event.seat
        elif _is_harmless(card):
            self.hands[event.seat].append(card)

    def _moves(self, loser: int, gainer: int, card: int) -> None:
        self._loses(loser, card)
        if card != UNKNOWN:
            self.hands[gainer].append(card)

    def _loses(self, seat: int, card: int) -> None:
        """A card leaves a hand. If we did not see it, it may be any of them."""
        if card != UNKNOWN:
            self._leaves(seat, card)
            return
        for kind in set(self.hands[seat]):
            self.hands[seat].remove(kind)

    def _see_in_hand(self, seat: int, card: int) -> None:
        if card != UNKNOWN and card not in self.hands[seat]:
            self.hands[seat].append(card)

    def _leaves(self, seat: int, card: int) -> None:
        if card in self.hands[seat]:
            self.hands[seat].remove(card)


def _may_be(kind: i64, card: i64, impossible: tuple[int, ...]) -> bool:
    """Whether a card that we remember as this kind can be the one that left."""
    if card != UNKNOWN:
        return kind == card or kind == UNKNOWN
    for one in impossible:
        if kind == one:
            return False
    return True


def _is_harmless(card: i64) -> bool:
    """Whether it is known, and no kitten that goes off."""
    return card not in (UNKNOWN, EXPLODING_KITTEN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP)
