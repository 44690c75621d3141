"""Cards of the pile that nobody has seen since it was shuffled; their order is left undecided.

The engine needs a card at every place. The card at a loose place is a stand-in: all loose cards are exchangeable, so
when one is revealed, it is swapped with the card that chance chose.
"""

from typing import Final

from defuse.game import events as e
from defuse.game.event_effects import DRAW_PILE, UnhandledEvent
from defuse.game.event_kinds import IS_ABOUT_PILE, SOURCES, TARGETS
from defuse.game.events import Event
from defuse.game.kinds import GODCAT, IMPLODING_KITTEN_UP

CARDS: Final = IMPLODING_KITTEN_UP + 1

SETTLED: Final = -1
_NOWHERE: Final = -2  # shuffled by this very move


class LoosePile:
    """The places of a pile, from the bottom, updated event by event: where each loose place was before."""

    __slots__ = ("places",)

    def __init__(self, loose: list[bool]) -> None:
        self.places = [place if is_loose else SETTLED for place, is_loose in enumerate(loose)]

    def hear(self, event: Event) -> int:
        """Apply an event. If it reveals a loose card, returns that card's former place without applying it."""
        what, places = event.what, self.places
        if SOURCES[what] == DRAW_PILE:
            end = 0 if event.number == e.FROM_BOTTOM else -1
            if places[end] != SETTLED:
                return self._brought_to_light(end)
            places.pop(end)
        elif what == e.PEEKED:
            for depth in range(len(event.cards)):
                if places[-1 - depth] != SETTLED:
                    return self._brought_to_light(-1 - depth)
        elif TARGETS[what] == DRAW_PILE:
            if event.card != GODCAT:  # which goes to the mat (GC-2)
                places.insert(len(places) - event.number, SETTLED)
        elif what == e.SHUFFLED:
            under = len(places) - event.number
            self.places = [_NOWHERE] * under + [SETTLED] * event.number
        elif what == e.SWAPPED:
            if len(places) > 1:
                top = places[-1]
                places[-1] = places[0]
                places[0] = top
        elif what == e.TUCKED:
            top = places[-1]
            places[-1] = places[-2]
            places[-2] = top
        else:
            raise UnhandledEvent(what, "a loose pile")
        return SETTLED

    def _brought_to_light(self, where: int) -> int:
        place = self.places[where]
        assert place != _NOWHERE, "no move shuffles the pile and then looks at it"
        return place

    @property
    def loose(self) -> list[bool]:
        return [place != SETTLED for place in self.places]


def touches_loose_places(event: Event) -> bool:
    """Whether an event can move or show a loose card of the pile."""
    if event.what in (e.REORDERED, e.CATOMIC, e.SURFACED):
        return False  # these cards were seen before, or SHUFFLED tells of it, or chance has said what lies on top
    return IS_ABOUT_PILE[event.what]


def loose_cards(pile: list[int], loose: list[bool]) -> list[int]:
    """How many cards of each kind lie at loose places."""
    counts = [0] * CARDS
    for place in range(len(pile)):
        if loose[place]:
            counts[pile[place]] += 1
    return counts


def settle(pile: list[int], loose: list[bool], place: int, card: int) -> None:
    """Put the card that chance chose at a loose place."""
    if pile[place] != card:
        other = 0
        while pile[other] != card or not loose[other]:
            other += 1
        pile[other] = pile[place]
        pile[place] = card
    loose[place] = False
