"""What has been laid down and may still be Noped: one card, or several as a combination."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

SINGLE: Final = 0
PAIR_OF: Final = 1
TRIPLE_OF: Final = 2
FIVE_OF: Final = 3
BOTH_BARKING: Final = 4


@mypyc_attr(acyclic=True)
class Action:
    """An action on the table. It never changes; whether it is carried out is decided by the reactions to it."""

    __slots__ = ("cards", "form", "kind", "named", "seat", "target")

    def __init__(self, seat: i64, form: i64, kind: i64, target: i64, named: i64, cards: list[int]) -> None:
        self.seat = seat
        self.form = form
        self.kind = kind  # what it counts as; for a combination its title
        self.target = target
        self.named = named
        self.cards = cards  # the cards really laid down, stand-ins included

    def as_list(self) -> list[object]:
        return [self.seat, self.form, self.kind, self.target, self.named, list(self.cards)]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Action, (self.seat, self.form, self.kind, self.target, self.named, self.cards))
