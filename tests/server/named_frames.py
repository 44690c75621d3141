"""Frames in names, as a browser reads them: cards by name, moves also in the notation."""

from typing import Any

from defuse.game import moves as m
from defuse.game.moves import VERB_NAMES, Move
from defuse.game.writing import write_move
from defuse.record.listing import player_names
from defuse.server.wire.table_structs import CARD_NAMES
from defuse.sight.view import name
from tools.protocol_types import card_fields

CARD_FIELDS = card_fields()
VERBS = {called: verb for verb, called in VERB_NAMES.items()}
ONE_CARD = (m.PLAY, m.GIVE, m.PUT, m.ASSIGN)


def in_names(data: Any) -> Any:
    """The same data with names for the cards of views, moves and events."""
    if isinstance(data, list):
        return [in_names(each) for each in data]
    if not isinstance(data, dict):
        return data
    return {field: _part(field, value) for field, value in data.items()}


def _part(field: str, value: Any) -> Any:
    if field == "told":
        return value
    return _named(value) if field in CARD_FIELDS else in_names(value)


def _named(value: Any) -> Any:
    if isinstance(value, list):
        return [_named(each) for each in value]
    if isinstance(value, dict):
        return {CARD_NAMES[int(card)]: number for card, number in value.items()}
    return name(value) if isinstance(value, int) else value


def in_numbers(command: dict[str, Any]) -> dict[str, Any]:
    """A command with numbers for the cards that fill the blanks of a move."""
    return {
        field: _numbered(value) if field in ("order", "kind", "cards") else value for field, value in command.items()
    }


def _numbered(value: Any) -> Any:
    if isinstance(value, list):
        return [_numbered(each) for each in value]
    return CARD_NAMES.index(value) if value in CARD_NAMES else value


def table_in_names(table: dict[str, Any]) -> dict[str, Any]:
    """A table frame in names; each move has its number and its text in the notation as well."""
    seats = table["view"]["seats"]
    moves = [
        {"number": number, "text": write_move(a_move(listed), player_names(seats)), **in_names(listed)}
        for number, listed in enumerate(table["moves"])
    ]
    return {**in_names(table), "moves": moves}


def a_move(listed: dict[str, Any]) -> Move:
    """The move that was listed so."""
    verb, cards = VERBS[listed["verb"]], listed.get("cards", [])
    alone = verb in ONE_CARD
    blank = m.OPEN if "fill" in listed else 0
    return Move(
        verb,
        card=cards[0] if alone else -1,
        target=listed.get("target", m.NOBODY),
        cards=[] if alone else cards,
        named=listed.get("named", blank or -1),
        number=blank,
        marked=(1 << listed.get("marks", 0)) - 1,
    )
