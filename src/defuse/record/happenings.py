"""What has happened, told to programs: every event with its name and with names for cards."""

from collections.abc import Callable
from typing import Final

from defuse.game.actions import Action
from defuse.game.event_kinds import EventKind
from defuse.game.event_list import EVENT_LIST
from defuse.game.events import FROM_BOTTOM, Event
from defuse.sight.view import name, names

FORMS: Final = ("single", "pair", "triple", "five", "both_barking")  # by the numbers of game.actions

Happening = dict[str, object]
_Fact = Callable[[Event], object]

# How a slot of an event is told, by the form that a field gives it.
_FACTS: Final[dict[tuple[str, str], _Fact]] = {
    ("seat", "seat"): lambda event: event.seat,
    ("other", "seat"): lambda event: event.other,
    ("card", "card"): lambda event: name(event.card),
    ("cards", "cards"): lambda event: names(event.cards),
    ("number", "number"): lambda event: event.number,
    ("number", "card"): lambda event: name(event.number),
    ("number", "flag"): lambda event: event.number == FROM_BOTTOM,
    ("act", "action"): lambda event: None if event.act is None else action(event.act),
}


def _facts(kind: EventKind) -> dict[str, _Fact]:
    return {field.name: _FACTS[field.slot, field.form] for field in kind.sent_fields}


_TOLD: Final = {kind.number: (kind.name, _facts(kind)) for kind in EVENT_LIST}

EVENT_FIELDS: Final = {word: tuple(facts) for word, facts in _TOLD.values()}


def happening(event: Event) -> Happening:
    """An event in names, as the seat hears of it that it was redacted for."""
    word, facts = _TOLD[event.what]
    told: Happening = {"event": word}
    for called, fact in facts.items():
        told[called] = fact(event)
    return told


def action(act: Action) -> Happening:
    """What somebody has laid down, in names."""
    return {
        "seat": act.seat,
        "form": FORMS[act.form],
        "kind": name(act.kind),
        "target": act.target,
        "named": name(act.named),
        "cards": names(act.cards),
    }
