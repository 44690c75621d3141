"""The lines that go to a bot of other people: one JSON object a line. docs/protocol.md is the reference for writers.

Nothing in them depends on anything but the view and the events of the bot's own seat, and on how many games and
questions this process has had: no seeds, no clocks, no names of other bots.
"""

import json
from collections.abc import Sequence
from typing import Final

from defuse.bots.outside.limits import Limits
from defuse.game.moves import Move
from defuse.record.happenings import Happening
from defuse.record.listing import listed, player_names, view_in_names
from defuse.sight.view import View

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
        "moves": [listed(number, move, view) for number, move in enumerate(moves)],
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
