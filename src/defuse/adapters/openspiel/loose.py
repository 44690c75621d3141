"""Cards of the pile that nobody has seen since it was shuffled: where which of them lies is left open.

The engine needs a card at every place. What lies at a loose place is a stand-in: all loose cards are alike in chance,
so when one comes to light, it changes places with the card that chance says it is.
"""

from collections import Counter
from typing import Final

from defuse.game import events as e
from defuse.game.events import Event
from defuse.game.kinds import GODCAT

SETTLED: Final = -1
_NOWHERE: Final = -2  # a place that this very move has shuffled

_TOUCHING: Final = frozenset(
    {
        e.DREW,
        e.LOOKED,
        e.PEEKED,
        e.INSERTED,
        e.BURIED,
        e.PUT_BACK_ON_TOP,
        e.PUT_ON_PILE,
        e.SHUFFLED,
        e.SWAPPED,
    }
)


class Row:
    """The places of a pile, from the bottom, followed event by event: where each loose one was before."""

    def __init__(self, loose: list[bool]) -> None:
        self.places = [place if is_loose else SETTLED for place, is_loose in enumerate(loose)]

    def hear(self, event: Event) -> int:
        """Follow an event; if it brings a loose card to light, say where that was and do not go on."""
        what, places = event.what, self.places
        if what == e.DREW or what == e.LOOKED:
            end = 0 if event.number == 1 else -1
            if places[end] != SETTLED:
                return self._brought_to_light(end)
            places.pop(end)
        elif what == e.PEEKED:
            for depth in range(len(event.cards)):
                if places[-1 - depth] != SETTLED:
                    return self._brought_to_light(-1 - depth)
        elif what == e.INSERTED or what == e.BURIED:
            places.insert(len(places) - event.number, SETTLED)
        elif what == e.PUT_BACK_ON_TOP or (what == e.PUT_ON_PILE and event.card != GODCAT):
            places.append(SETTLED)
        elif what == e.SHUFFLED:
            under = len(places) - event.number
            places[:] = [_NOWHERE] * under + [SETTLED] * event.number
        elif what == e.SWAPPED and len(places) > 1:
            places[0], places[-1] = places[-1], places[0]
        return SETTLED

    def _brought_to_light(self, where: int) -> int:
        place = self.places[where]
        assert place != _NOWHERE, "no move shuffles the pile and then looks at it"
        return place

    @property
    def loose(self) -> list[bool]:
        return [place != SETTLED for place in self.places]


def touches_pile(event: Event) -> bool:
    return event.what in _TOUCHING


def loose_cards(pile: list[int], loose: list[bool]) -> Counter[int]:
    """How many cards of each kind lie at loose places."""
    return Counter(card for card, is_loose in zip(pile, loose, strict=True) if is_loose)


def settle(pile: list[int], loose: list[bool], place: int, card: int) -> None:
    """Chance says which card lies at a loose place."""
    if pile[place] != card:
        other = next(there for there, is_loose in enumerate(loose) if is_loose and pile[there] == card)
        pile[place], pile[other] = card, pile[place]
    loose[place] = False
