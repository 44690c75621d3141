"""The record of something that has happened. `events.py` lists what can happen."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from defuse.game.actions import Action
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import NO_CARDS, NOBODY

PUBLIC: Final = -1  # the audience of everybody, spectators too
FROM_BOTTOM: Final = 1  # the number of a draw or a look at the bottom of the pile


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened at the table; it never changes."""

    __slots__ = ("act", "audience", "card", "cards", "number", "other", "seat", "what")

    def __init__(
        self,
        what: i64,
        seat: i64,
        other: i64 = NOBODY,
        card: i64 = UNKNOWN,
        number: i64 = 0,
        cards: list[int] = NO_CARDS,
        act: Action | None = None,
        audience: i64 = PUBLIC,
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
