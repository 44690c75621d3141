"""The lines that go to a bot of other people: one JSON object a line. docs/protocol.md is the reference for writers.

Nothing in them depends on anything but the view and the events of the bot's own seat, and on how many games and
questions this process has had: no seeds, no clocks, no names of other bots.
"""

import json
from collections.abc import Sequence
from typing import Final

from defuse.bots.outside.happenings import Happening, action
from defuse.bots.outside.limits import Limits
from defuse.game.kinds import NAMES
from defuse.game.moves import FIVE, INSERT, ORDER, TRIPLE, Move
from defuse.record.notation import write_move
from defuse.sight.blanks import kinds_to_name, kinds_to_take, order_cards, titles_for_five
from defuse.sight.view import View, names

PROTOCOL: Final = "defuse-bot"
VERSION: Final = 1  # raised when a bot of an older version could no longer play; new fields alone do not raise it

Message = dict[str, object]


def hello(limits: Limits) -> Message:
    """The first line to a process; it is answered with the name and the version of the bot."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "version": VERSION,
        "limits": {
            "move_seconds": limits.move_seconds,
            "game_seconds": limits.game_seconds,
            "memory_mb": limits.memory_mb,
        },
    }


def game_begins(number: int, edition: str, view: View) -> Message:
    """A game begins; there is no answer to it."""
    told = view.as_dict()
    return {
        "type": "game",
        "game": number,
        "edition": edition,
        "players": player_names(view.seats),
        "seat": view.seat,
        "options": told["options"],
        "kinds": told["cast"],
    }


def question(ask: int, view: View, moves: Sequence[Move], events: Sequence[Happening]) -> Message:
    """What has happened, what the seat knows, and what it may do; it is answered with a move."""
    return {
        "type": "move",
        "ask": ask,
        "events": list(events),
        "view": view_in_names(view),
        "moves": [_listed(number, move, view) for number, move in enumerate(moves)],
    }


def game_over(number: int, view: View, events: Sequence[Happening]) -> Message:
    """A game is over; there is no answer to it."""
    return {
        "type": "over",
        "game": number,
        "winner": view.winner,
        "won": view.winner == view.seat,
        "events": list(events),
    }


def goodbye() -> Message:
    """The last line: the bot has a moment to end by itself."""
    return {"type": "goodbye"}


def line(message: Message) -> bytes:
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def player_names(seats: int) -> list[str]:
    """What players are called in moves: P0 sits in seat 0. Who they are is nobody's business during a game."""
    return [f"P{seat}" for seat in range(seats)]


def view_in_names(view: View) -> Message:
    """The view of a seat; also the action that can be Noped is told in names."""
    told = view.as_dict()
    del told["piles"]  # chances are weighed for people, not in the bulk of the arena
    asked = told["question"]
    if view.question is not None and view.question.act is not None and isinstance(asked, dict):
        asked["act"] = action(view.question.act)
    return told


def _listed(number: int, move: Move, view: View) -> Message:
    listed: Message = {"number": number, "text": write_move(move, player_names(view.seats))}
    return listed | {"fill": fill(move, view)} if move.open else listed


def fill(move: Move, view: View) -> Message:
    """What can stand in the blank of an open move."""
    if move.verb == INSERT:
        return {"depth": [0, view.pile_size]}
    if move.verb == ORDER:
        return {"order": names(order_cards(view))}
    if move.verb == TRIPLE:
        return {"kind": [NAMES[kind] for kind in kinds_to_name(view)]}
    if move.verb == FIVE:
        taken = [NAMES[kind] for kind in kinds_to_take(view, ())]
        return {"cards": names(titles_for_five(view.hand)), "kind": taken}
    raise ValueError(f"an open move of an unknown kind: {move}")
