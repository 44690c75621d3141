"""What has happened. Every event says who may know its secret part; `sight` hides it from everybody else."""

from typing import Final

from mypy_extensions import mypyc_attr

from defuse.game.actions import Action
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import NO_CARDS, NOBODY

DEALT: Final = 0  # seat, cards*
TURN_BEGAN: Final = 1  # seat, number = turns left
PLAYED: Final = 2  # seat, act
NOPED: Final = 3  # seat, number = length of the chain now
CANCELLED: Final = 4  # act
ABOUT_TO_DRAW: Final = 5  # seat
DREW: Final = 6  # seat, card*, number = FROM_BOTTOM or 0
DREW_NOTHING: Final = 7  # seat
SHOWED: Final = 8  # seat, card: a kitten that goes off
DEFUSED: Final = 9  # seat, card = what saved them, number = the kind that went off
HELD: Final = 10  # seat; nobody else hears of it
INSERTED: Final = 11  # seat, card, number* = depth
BURIED: Final = 12  # seat, card*, number* = depth
WENT_OUT: Final = 13  # seat, card = why, cards = what goes to the discard pile
WON: Final = 14  # seat
PEEKED: Final = 15  # seat, cards*
REORDERED: Final = 16  # seat, cards*, number = how many
SHUFFLED: Final = 17  # seat, cards* = the new pile from the top; nobody knows
SWAPPED: Final = 18  # seat
GAVE: Final = 19  # seat, other = who gets it, card*
STOLE: Final = 20  # seat = thief, other = victim, card*
FOUND_NONE: Final = 21  # seat, other, card = the kind asked for in vain
TOOK_STORED: Final = 22  # seat, other = who wears the crown, card*
TOOK_DISCARDED: Final = 23  # seat, card
MARKED: Final = 24  # seat = whose hand, card*
WENT_BLIND: Final = 25  # seat
SAW_AGAIN: Final = 26  # seat, cards* = the hand
TURNED_OVER: Final = 27  # seat, card
PUT_ON_PILE: Final = 28  # seat, card*
LAID: Final = 29  # seat = in front of whom, other = owner, card
CLEARED: Final = 30  # seat = in front of whom it lay, card
CATOMIC: Final = 31  # seat, number = kittens now on top
ASSIGNED: Final = 32  # seat, other, card* = what lies in front of other
KEPT: Final = 33  # seat
EXCHANGED: Final = 34  # seat
GOT_GODCAT: Final = 35  # seat
GOT_DEVILCAT: Final = 36  # seat
REVERSED: Final = 37  # seat, number = new direction
LOOKED: Final = 38  # seat, card*: drew it to look at it first
TOOK_OVER: Final = 39  # seat = owner of the I'll Take That, other = who drew, card*
PUT_BACK_ON_TOP: Final = 40  # seat, card*
CLAIMED_BACK: Final = 41  # seat = whose Godcat went back to the mat
CROWNED: Final = 42  # seat, number = cards in the storage

OWES: Final = 43  # seat, number = turns left after a Personal Attack
TOOK_LOOKED_AT: Final = 44  # seat, card*: the card of Raising Heck is taken
SURFACED: Final = 45  # seat = whose turn it is; a face-up Imploding Kitten lies on top

EVENTS: Final = 46

FROM_BOTTOM: Final = 1  # the number of a draw or a look at the bottom of the pile

# After these another card may lie on top of the pile.
CHANGES_TOP: Final = (
    (1 << DREW)
    | (1 << LOOKED)
    | (1 << INSERTED)
    | (1 << BURIED)
    | (1 << PUT_ON_PILE)
    | (1 << PUT_BACK_ON_TOP)
    | (1 << SHUFFLED)
    | (1 << SWAPPED)
    | (1 << REORDERED)
    | (1 << CATOMIC)
)

PUBLIC: Final = -1  # the audience of everybody, spectators too

# Which parts of an event only its audience may know.
_SECRET_CARD: Final = (
    (1 << DREW)
    | (1 << BURIED)
    | (1 << GAVE)
    | (1 << STOLE)
    | (1 << TOOK_STORED)
    | (1 << MARKED)
    | (1 << PUT_ON_PILE)
    | (1 << ASSIGNED)
    | (1 << LOOKED)
    | (1 << TOOK_OVER)
    | (1 << PUT_BACK_ON_TOP)
    | (1 << TOOK_LOOKED_AT)
)
_SECRET_CARDS: Final = (
    (1 << DEALT) | (1 << PEEKED) | (1 << REORDERED) | (1 << SHUFFLED) | (1 << SAW_AGAIN) | (1 << WENT_OUT)
)
_SECRET_NUMBER: Final = (1 << INSERTED) | (1 << BURIED)
_SECRET_WHOLE: Final = 1 << HELD
_SECRET: Final = _SECRET_CARD | _SECRET_CARDS | _SECRET_NUMBER | _SECRET_WHOLE


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened at the table; it never changes."""

    __slots__ = ("act", "audience", "card", "cards", "number", "other", "seat", "what")

    def __init__(
        self,
        what: int,
        seat: int,
        other: int = NOBODY,
        card: int = UNKNOWN,
        number: int = 0,
        cards: list[int] = NO_CARDS,
        act: Action | None = None,
        audience: int = PUBLIC,
    ) -> None:
        self.what = what
        self.seat = seat
        self.other = other
        self.card = card
        self.number = number
        self.cards = cards
        self.act = act
        self.audience = audience

    def as_list(self) -> list[object]:
        """The event as plain data."""
        act = None if self.act is None else self.act.as_list()
        return [self.what, self.seat, self.other, self.card, self.number, list(self.cards), act, self.audience]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (
            Event,
            (self.what, self.seat, self.other, self.card, self.number, self.cards, self.act, self.audience),
        )


def hides_card(what: int) -> bool:
    return (_SECRET_CARD >> what) & 1 == 1


def hides_cards(what: int) -> bool:
    return (_SECRET_CARDS >> what) & 1 == 1


def hides_number(what: int) -> bool:
    return (_SECRET_NUMBER >> what) & 1 == 1


def hides_all(what: int) -> bool:
    return (_SECRET_WHOLE >> what) & 1 == 1


def hides_nothing(what: int) -> bool:
    return (_SECRET >> what) & 1 == 0
