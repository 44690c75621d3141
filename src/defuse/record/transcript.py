"""What has happened, told in sentences: for each event which message tells it, as far as its hearer may know."""

from collections.abc import Sequence
from typing import Final

from defuse.game.event_kinds import event_kind
from defuse.game.event_list import EVENT_LIST
from defuse.game.events import Event
from defuse.sight.view import name, names
from defuse.words import Told, Words

_BEGINS_WITH: Final = "event-begins-with"
_BEGINS_EMPTY: Final = "event-begins-empty"


def sentence(event: Event, players: Sequence[str], you: int | None, words: Words) -> str | None:
    """An event as its hearer is told of it, the seat `you` being addressed; None if it needs no line."""
    told = telling(event, players, you)
    return None if told is None else words.tell(told)


def telling(event: Event, players: Sequence[str], you: int | None = None) -> Told | None:
    """Which message tells of an event, and its variables, as plain data; None if it needs no line."""
    kind = event_kind(event.what)
    message = kind.message_for(event)
    if message is None:
        return None
    id = message.id
    variables: dict[str, str | int | list[str]] = {}
    for variable in message.variables:
        value = kind.values[variable](event)
        if isinstance(value, list):
            variables[variable] = names(value)
        elif variable == "number":
            variables[variable] = value
        elif variable != "who" and variable != "other":
            variables[variable] = name(value)
        elif value != you or id != message.id:  # who plays something at themselves is addressed once (ZMB-8)
            variables[variable] = players[value]
        else:
            id = _addressed(message.id, variable)
    return id, variables


def beginning(seat: int, hand: Sequence[int], players: Sequence[str], you: int | None) -> Told:
    """The hand that somebody begins with."""
    id = _BEGINS_WITH if hand else _BEGINS_EMPTY
    variables: dict[str, str | int | list[str]] = {}
    if seat == you:
        id = _addressed(id, "who")
    else:
        variables["who"] = players[seat]
    if hand:
        variables["cards"] = names(list(hand))
    return id, variables


def event_messages() -> dict[str, frozenset[str]]:
    """The id of every message that tells of an event, with its variables; each player in it has a form of their own."""
    messages = {message.id: message.variables for kind in EVENT_LIST for message in kind.messages if message.id}
    messages |= {_BEGINS_WITH: ("who", "cards"), _BEGINS_EMPTY: ("who",)}
    found: dict[str, frozenset[str]] = {}
    for id, written in messages.items():
        variables = frozenset(written)
        found[id] = variables
        for player in variables & {"who", "other"}:
            found[_addressed(id, player)] = variables - {player}
    return found


def _addressed(id: str, variable: str) -> str:
    """The form of a message for a hearer who is the player that a variable names."""
    return f"{id}-you" if variable == "who" else f"{id}-to-you"
