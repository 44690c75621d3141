"""What an event does to cards: it moves some, stirs a place, shows what lies somewhere, or leaves all as they are.

Flights in the browser and the counts of a simulation follow from it. Whatever remembers cards must know what to do with
an event that touches the pile or a hand; it raises `UnhandledEvent` otherwise.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from defuse.game.kinds import UNKNOWN

# Places of cards, from the point of view of an event with its `seat` and `other`.
NOWHERE: Final = 0
DRAW_PILE: Final = 1
DISCARD_PILE: Final = 2
HAND: Final = 3  # of seat
OTHER_HAND: Final = 4
AT_SEAT: Final = 5  # in front of seat, or in the air there: not in the hand
AT_OTHER: Final = 6
MAT: Final = 7
BOX: Final = 8  # outside of the game


class UnhandledEvent(Exception):
    """An event changes or shows the pile or a hand, and the code that remembers cards does not know how."""

    def __init__(self, what: int, by: str) -> None:
        super().__init__(f"{by} does not know what event {what} does to cards")


@mypyc_attr(acyclic=True)
class Effect:
    """What an event does to cards."""

    __slots__ = ("kind", "shown", "shows_one", "source", "stirred", "target")

    def __init__(self, source: int, target: int, stirred: int, shown: int, kind: int, shows_one: bool = False) -> None:
        self.source = source  # where a card comes from ...
        self.target = target  # ... and goes
        self.stirred = stirred  # the place whose cards change places
        self.shown = shown  # the place of which something is learned
        self.kind = kind  # the card that moves, where the event has no field for it
        self.shows_one = shows_one  # what is learned is that the card of the event is there, taken at random

    @property
    def moves(self) -> bool:
        return self.source != NOWHERE

    @property
    def changed(self) -> list[int]:
        """Places that hold other cards, or the same in another order, afterwards."""
        return [place for place in (self.source, self.target, self.stirred) if place != NOWHERE]

    def is_about(self, *places: int) -> bool:
        """Whether the event changes or shows one of these places."""
        return any(place in places for place in (*self.changed, self.shown))


UNTOUCHED: Final = Effect(NOWHERE, NOWHERE, NOWHERE, NOWHERE, UNKNOWN)  # pile and hands stay as they are


def moves(source: int, target: int, kind: int = UNKNOWN) -> Effect:
    """The cards of the event go from one place to another."""
    return Effect(source, target, NOWHERE, NOWHERE, kind)


def stirs(place: int) -> Effect:
    """Cards of this place change places, and none leaves it."""
    return Effect(NOWHERE, NOWHERE, place, NOWHERE, UNKNOWN)


def shows(place: int) -> Effect:
    """The audience learns something of this place; all cards stay where they are."""
    return Effect(NOWHERE, NOWHERE, NOWHERE, place, UNKNOWN)


def shows_one(hand: int) -> Effect:
    """The audience sees a random card of a hand, of those not marked (`chance.random_unmarked`); it stays there."""
    return Effect(NOWHERE, NOWHERE, NOWHERE, hand, UNKNOWN, True)
