"""Which message tells an event, as data: ids, variables and conditions. The words stand in `words/*/*.ftl`."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from defuse.game.event import FROM_BOTTOM, Event
from defuse.game.kinds import UNKNOWN

Condition = Callable[[Event], bool]
# The value of a variable: a seat, a number, a kind or a row of kinds. The name of the variable says which.
Value = Callable[[Event], int | list[int]]


@mypyc_attr(acyclic=True)
class Message:
    """A message that tells an event if a condition holds; the first one of a declaration whose condition holds does."""

    __slots__ = ("id", "variables", "when")

    def __init__(self, id: str, variables: tuple[str, ...], when: Condition | None) -> None:
        self.id = id  # "" for silence
        self.variables = variables
        self.when = when


def message(id: str, variables: str = "", when: Condition | None = None) -> Message:
    """A message with its variables. One with `who` has a second form, -you; one with `other` a third, -to-you."""
    return Message(id, tuple(variables.split()), when)


def silence(when: Condition | None = None) -> Message:
    """The event is not told: another one tells as much."""
    return Message("", (), when)


def with_unseen(id: str, variables: str, when: Condition | None = None) -> list[Message]:
    """A message that names a card, after its form -unseen for hearers who may not know the card."""
    unseen = variables.replace(" card", "")
    return [
        message(f"{id}-unseen", unseen, card_is_unseen if when is None else both(when, card_is_unseen)),
        message(id, variables, when),
    ]


# Conditions


def card_is_unseen(event: Event) -> bool:
    return event.card == UNKNOWN


def cards_are_unseen(event: Event) -> bool:
    return not event.cards


def is_from_bottom(event: Event) -> bool:
    return event.number == FROM_BOTTOM


def card_is(kind: int) -> Condition:
    return lambda event: event.card == kind


def number_is(number: int) -> Condition:
    return lambda event: event.number == number


def form_is(form: int) -> Condition:
    return lambda event: event.act is not None and event.act.form == form


def both(one: Condition, other: Condition) -> Condition:
    return lambda event: one(event) and other(event)


# Variables


def _who(event: Event) -> int:
    return event.seat


def _other(event: Event) -> int:
    return event.other if event.act is None else event.act.target


def _card(event: Event) -> int:
    return event.card if event.act is None else event.act.kind


def _number(event: Event) -> int:
    return event.number


def _cards(event: Event) -> list[int]:
    return event.cards


def _set(event: Event) -> list[int]:
    return [] if event.act is None else event.act.cards


def _named(event: Event) -> int:
    return UNKNOWN if event.act is None else event.act.named


# What each variable says unless the declaration says otherwise.
VALUES: Final[dict[str, Value]] = {
    "who": _who,
    "other": _other,
    "card": _card,
    "number": _number,
    "cards": _cards,
    "row": _cards,
    "set": _set,
    "named": _named,
}

# The slots from which they are read: a declaration must have a field for one of them.
SLOTS_OF_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "who": ("seat",),
    "other": ("other", "act"),
    "card": ("card", "act"),
    "number": ("number",),
    "cards": ("cards",),
    "row": ("cards",),
    "set": ("act",),
    "named": ("act",),
}
