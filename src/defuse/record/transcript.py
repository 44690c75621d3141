"""What has happened, told in sentences: for each event which message tells it, as far as its hearer may know."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from defuse.game import events as e
from defuse.game.actions import BOTH_BARKING, FIVE_OF, PAIR_OF, TRIPLE_OF, Action
from defuse.game.events import Event
from defuse.game.kinds import (
    BARKING_KITTEN,
    DEVILCAT,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    TOWER_OF_POWER,
    UNKNOWN,
)
from defuse.game.moves import NOBODY
from defuse.sight.view import name, names
from defuse.words import Told, Words

# Every message with its variables. One with $who has a second form, -you, for the hearer being that player; one with
# $other a third, -to-you. The variables of cards are those of defuse.words.CARD_VARIABLES.
MESSAGES: Final[dict[str, str]] = {
    "event-begins-with": "who cards",
    "event-begins-empty": "who",
    "event-dealt": "who cards",
    "event-dealt-unseen": "who number",
    "event-turn-began": "who number",
    "event-owes": "who number",
    "event-reversed-clockwise": "",
    "event-reversed-counterclockwise": "",
    "event-played": "who card",
    "event-played-at": "who other card",
    "event-played-godcat": "who card",
    "event-played-godcat-at": "who other card",
    "event-played-pair": "who other set",
    "event-played-triple": "who other set named",
    "event-played-five": "who set named",
    "event-played-both-barking": "who other",
    "event-noped": "who",
    "event-noped-again": "who",
    "event-cancelled": "who card",
    "event-cancelled-pair": "who",
    "event-cancelled-triple": "who",
    "event-cancelled-five": "who",
    "event-drew": "who card",
    "event-drew-unseen": "who",
    "event-drew-bottom": "who card",
    "event-drew-bottom-unseen": "who",
    "event-drew-nothing": "who",
    "event-looked": "who card",
    "event-looked-unseen": "who",
    "event-looked-bottom": "who card",
    "event-looked-bottom-unseen": "who",
    "event-took-looked-at": "who card",
    "event-took-looked-at-unseen": "who",
    "event-put-on-top": "who card",
    "event-put-on-top-unseen": "who",
    "event-took-over": "who other card",
    "event-took-over-unseen": "who other",
    "event-showed": "who card",
    "event-showed-imploding": "who",
    "event-showed-imploding-up": "who",
    "event-defused": "who card",
    "event-defused-with-godcat": "who card",
    "event-held": "who",
    "event-exploded": "who",
    "event-exploded-discarding": "who cards",
    "event-imploded": "who",
    "event-imploded-discarding": "who cards",
    "event-won": "who",
    "event-put-back": "who card number",
    "event-put-back-on-top": "who card",
    "event-put-back-somewhere": "who card",
    "event-put-back-unseen": "who",
    "event-peeked": "who row number",
    "event-peeked-unseen": "who",
    "event-reordered": "who row",
    "event-reordered-unseen": "who number",
    "event-shuffled": "",
    "event-swapped": "",
    "event-catomic": "number",
    "event-catomic-none": "",
    "event-put-on-pile": "who card",
    "event-put-on-pile-unseen": "who",
    "event-put-on-mat": "who",
    "event-surfaced": "",
    "event-gave": "who other card",
    "event-gave-unseen": "who other",
    "event-stole": "who other card",
    "event-stole-unseen": "who other",
    "event-found-none": "who card",
    "event-took-stored": "who other card",
    "event-took-stored-unseen": "who other",
    "event-took-discarded": "who card",
    "event-marked": "who card",
    "event-marked-unseen": "who",
    "event-went-blind": "who",
    "event-saw-again": "who cards",
    "event-saw-again-unseen": "who",
    "event-turned-over": "who card",
    "event-laid-barking": "who",
    "event-laid": "who other card",
    "event-cleared": "who card",
    "event-cleared-tower": "who",
    "event-crowned": "who number",
    "event-assigned": "who other card rest",
    "event-assigned-unseen": "who other",
    "event-kept": "who",
    "event-exchanged": "who",
    "event-got-godcat": "who",
    "event-got-devilcat": "who",
    "event-claimed-back": "",
}

# What is told by the same message whatever is in the event; with -unseen for a card that the hearer may not know.
_ALWAYS: Final[dict[int, str]] = {
    e.DREW_NOTHING: "event-drew-nothing",
    e.HELD: "event-held",
    e.WON: "event-won",
    e.SWAPPED: "event-swapped",
    e.GAVE: "event-gave",
    e.STOLE: "event-stole",
    e.FOUND_NONE: "event-found-none",
    e.TOOK_STORED: "event-took-stored",
    e.TOOK_DISCARDED: "event-took-discarded",
    e.MARKED: "event-marked",
    e.WENT_BLIND: "event-went-blind",
    e.TURNED_OVER: "event-turned-over",
    e.KEPT: "event-kept",
    e.EXCHANGED: "event-exchanged",
    e.GOT_GODCAT: "event-got-godcat",
    e.GOT_DEVILCAT: "event-got-devilcat",
    e.TOOK_OVER: "event-took-over",
    e.PUT_BACK_ON_TOP: "event-put-on-top",
    e.CLAIMED_BACK: "event-claimed-back",
    e.CROWNED: "event-crowned",
    e.OWES: "event-owes",
    e.TOOK_LOOKED_AT: "event-took-looked-at",
    e.SURFACED: "event-surfaced",
}


def sentence(event: Event, players: Sequence[str], you: int | None, words: Words) -> str | None:
    """An event as its hearer is told of it, the seat `you` being addressed; None if it needs no line."""
    told = telling(event, players, you)
    return None if told is None else words.tell(told)


def telling(event: Event, players: Sequence[str], you: int | None = None) -> Told | None:
    """Which message tells of an event, and its variables, as plain data; None if it needs no line."""
    message = _message(event)
    if message is None:
        return None
    act = event.act
    who = event.other if event.what == e.FOUND_NONE else event.seat
    other = event.other if act is None else act.target
    facts: dict[str, str | int | list[str]] = {
        "card": name(event.card if act is None else act.kind),
        "number": event.number,
        "cards": names(event.cards),
        "row": names(event.cards),
    }
    if act is not None:
        facts |= {"set": names(act.cards), "named": name(act.named)}
    elif event.what == e.PEEKED:
        facts["number"] = len(event.cards)
    elif event.what == e.DEFUSED:
        facts["card"] = name(event.number)  # what went off; the card of the event is what helped
    elif event.what == e.ASSIGNED:
        facts["rest"] = name(DEVILCAT if event.card == GODCAT else GODCAT)
    return _addressed(message, who, other, facts, players, you)


def beginning(seat: int, hand: Sequence[int], players: Sequence[str], you: int | None) -> Told:
    """The hand that somebody begins with."""
    message = "event-begins-with" if hand else "event-begins-empty"
    return _addressed(message, seat, NOBODY, {"cards": names(list(hand))}, players, you)


def event_messages() -> dict[str, frozenset[str]]:
    """The id of every message that tells of an event, with its variables."""
    found: dict[str, frozenset[str]] = {}
    for message, written in MESSAGES.items():
        variables = frozenset(written.split())
        found[message] = variables
        if "who" in variables:
            found[f"{message}-you"] = variables - {"who"}
        if "other" in variables:
            found[f"{message}-to-you"] = variables - {"other"}
    return found


def _addressed(
    message: str,
    who: int,
    other: int,
    facts: Mapping[str, str | int | list[str]],
    players: Sequence[str],
    you: int | None,
) -> Told:
    """The form of a message for its hearer, with the variables that it needs."""
    variables: dict[str, str | int | list[str]] = {}
    id = message
    for variable in MESSAGES[message].split():
        if variable not in ("who", "other"):
            variables[variable] = facts[variable]
            continue
        seat = who if variable == "who" else other
        if seat == you:
            id = f"{message}-you" if variable == "who" else f"{message}-to-you"
        else:
            variables[variable] = players[seat]
    return id, variables


def _message(event: Event) -> str | None:
    """The message of an event, without regard to who hears it."""
    if event.act is not None:
        return _of_action(event, event.act)
    if event.what in _ALWAYS:
        return _seen(_ALWAYS[event.what], event.card)
    return _CHOICES[event.what](event) if event.what in _CHOICES else None


def _seen(message: str, card: int) -> str:
    """The message, or the one for a hearer who may not know the card."""
    unseen = f"{message}-unseen"
    return unseen if card == UNKNOWN and unseen in MESSAGES else message


# Cards that are played


def _of_action(event: Event, act: Action) -> str:
    form = {PAIR_OF: "-pair", TRIPLE_OF: "-triple", FIVE_OF: "-five"}.get(act.form, "")
    if event.what == e.CANCELLED:
        return f"event-cancelled{form}"
    if act.form == BOTH_BARKING:
        return "event-played-both-barking"
    if not form:
        form = "-godcat" if list(act.cards) == [GODCAT] else ""
        form += "" if act.target == NOBODY else "-at"
    return f"event-played{form}"


# Everything else that is told in more than one way


def _put_back(event: Event) -> str:
    if event.card == UNKNOWN:
        return "event-put-back-unseen"
    if event.number == UNKNOWN:
        return "event-put-back-somewhere"
    return "event-put-back-on-top" if event.number == 0 else "event-put-back"


def _showed(event: Event) -> str:
    if event.card == IMPLODING_KITTEN:
        return "event-showed-imploding"
    return "event-showed-imploding-up" if event.card == IMPLODING_KITTEN_UP else "event-showed"


def _went_out(event: Event) -> str:
    fate = "event-imploded" if event.card == IMPLODING_KITTEN else "event-exploded"
    return f"{fate}-discarding" if event.cards else fate


def _laid(event: Event) -> str | None:
    if event.card == BARKING_KITTEN:
        return "event-laid-barking"
    return None if event.seat == event.other else "event-laid"  # the Tower of Power: e.CROWNED tells of it


def _cleared(event: Event) -> str | None:
    if event.card == GODCAT:
        return None  # e.CLAIMED_BACK tells of it
    return "event-cleared-tower" if event.card == TOWER_OF_POWER else "event-cleared"


_CHOICES: Final[dict[int, Callable[[Event], str | None]]] = {
    e.DEALT: lambda event: "event-dealt" if event.cards else "event-dealt-unseen",
    e.TURN_BEGAN: lambda event: None if event.number == 1 else "event-turn-began",
    e.NOPED: lambda event: "event-noped" if event.number % 2 else "event-noped-again",
    e.DREW: lambda event: _seen("event-drew-bottom" if event.number == e.FROM_BOTTOM else "event-drew", event.card),
    e.SHOWED: _showed,
    e.DEFUSED: lambda event: "event-defused-with-godcat" if event.card == GODCAT else "event-defused",
    e.INSERTED: _put_back,
    e.BURIED: _put_back,
    e.WENT_OUT: _went_out,
    e.PEEKED: lambda event: "event-peeked" if event.cards else "event-peeked-unseen",
    e.REORDERED: lambda event: "event-reordered" if event.cards else "event-reordered-unseen",
    e.SHUFFLED: lambda event: None if event.number > 0 else "event-shuffled",  # else e.CATOMIC tells of it
    e.SAW_AGAIN: lambda event: "event-saw-again" if event.cards else "event-saw-again-unseen",
    e.PUT_ON_PILE: lambda event: "event-put-on-mat" if event.card == GODCAT else _seen("event-put-on-pile", event.card),
    e.LAID: _laid,
    e.CLEARED: _cleared,
    e.CATOMIC: lambda event: "event-catomic" if event.number else "event-catomic-none",
    e.ASSIGNED: lambda event: _seen("event-assigned", event.card),
    e.REVERSED: lambda event: f"event-reversed-{'clockwise' if event.number == 1 else 'counterclockwise'}",
    e.LOOKED: lambda event: _seen(
        "event-looked-bottom" if event.number == e.FROM_BOTTOM else "event-looked", event.card
    ),
}

# ABOUT_TO_DRAW has no sentence: the draw, or the card that comes before it, tells enough.
