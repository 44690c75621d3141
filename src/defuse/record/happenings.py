"""What has happened, told to programs: every event with its name and with names for cards."""

from collections.abc import Callable
from typing import Final

from defuse.game import events as e
from defuse.game.actions import Action
from defuse.game.events import Event
from defuse.sight.view import name, names

FORMS: Final = ("single", "pair", "triple", "five", "both_barking")  # by the numbers of game.actions

Happening = dict[str, object]
_Facts = dict[str, Callable[[Event], object]]

_SEAT: Final[_Facts] = {"seat": lambda event: event.seat}
_OTHER: Final[_Facts] = {"other": lambda event: event.other}
_CARD: Final[_Facts] = {"card": lambda event: name(event.card)}
_CARDS: Final[_Facts] = {"cards": lambda event: names(event.cards)}
_BOTTOM: Final[_Facts] = {"bottom": lambda event: event.number == e.FROM_BOTTOM}
_ACT: Final[_Facts] = {"act": lambda event: None if event.act is None else action(event.act)}


def _number(called: str) -> _Facts:
    return {called: lambda event: event.number}


# Every event, in the order of their numbers: what it is called, and what is told of it besides the seat.
_EVENTS: Final[dict[int, tuple[str, _Facts]]] = {
    e.DEALT: ("dealt", _number("number") | _CARDS),
    e.TURN_BEGAN: ("turn_began", _number("turns")),
    e.PLAYED: ("played", _ACT),
    e.NOPED: ("noped", _number("chain")),
    e.CANCELLED: ("cancelled", _ACT),
    e.ABOUT_TO_DRAW: ("about_to_draw", {}),
    e.DREW: ("drew", _CARD | _BOTTOM),
    e.DREW_NOTHING: ("drew_nothing", {}),
    e.SHOWED: ("showed", _CARD),
    e.DEFUSED: ("defused", _CARD | {"kitten": lambda event: name(event.number)}),
    e.HELD: ("held", {}),
    e.INSERTED: ("inserted", _CARD | _number("depth")),
    e.BURIED: ("buried", _CARD | _number("depth")),
    e.WENT_OUT: ("went_out", _CARD | _CARDS),
    e.WON: ("won", {}),
    e.PEEKED: ("peeked", _CARDS),
    e.REORDERED: ("reordered", _number("number") | _CARDS),
    e.SHUFFLED: ("shuffled", _number("under")),
    e.SWAPPED: ("swapped", {}),
    e.GAVE: ("gave", _OTHER | _CARD),
    e.STOLE: ("stole", _OTHER | _CARD),
    e.FOUND_NONE: ("found_none", _OTHER | _CARD),
    e.TOOK_STORED: ("took_stored", _OTHER | _CARD),
    e.TOOK_DISCARDED: ("took_discarded", _CARD),
    e.MARKED: ("marked", _CARD),
    e.WENT_BLIND: ("went_blind", {}),
    e.SAW_AGAIN: ("saw_again", _CARDS),
    e.TURNED_OVER: ("turned_over", _CARD),
    e.PUT_ON_PILE: ("put_on_pile", _CARD),
    e.LAID: ("laid", _OTHER | _CARD),
    e.CLEARED: ("cleared", _CARD),
    e.CATOMIC: ("catomic", _number("number")),
    e.ASSIGNED: ("assigned", _OTHER | _CARD),
    e.KEPT: ("kept", {}),
    e.EXCHANGED: ("exchanged", {}),
    e.GOT_GODCAT: ("got_godcat", {}),
    e.GOT_DEVILCAT: ("got_devilcat", {}),
    e.REVERSED: ("reversed", _number("direction")),
    e.LOOKED: ("looked", _CARD | _BOTTOM),
    e.TOOK_OVER: ("took_over", _OTHER | _CARD),
    e.PUT_BACK_ON_TOP: ("put_back_on_top", _CARD),
    e.CLAIMED_BACK: ("claimed_back", {}),
    e.CROWNED: ("crowned", _number("number")),
    e.OWES: ("owes", _number("turns")),
    e.TOOK_LOOKED_AT: ("took_looked_at", _CARD),
    e.SURFACED: ("surfaced", {}),
}

_TOLD: Final = {what: (word, _SEAT | facts) for what, (word, facts) in _EVENTS.items()}

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
