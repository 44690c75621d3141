"""The messages to an outside bot, one JSON object per line. docs/protocol.md is the reference for authors.

They depend only on the view and the events of the bot's own seat, and on the number of games and questions of this
process: no seeds, no clocks, no names of other bots.
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
VERSION: Final = 1  # raised when bots of older versions can no longer play; new fields alone do not raise it

Message = dict[str, object]


def hello(limits: Limits) -> Message:
    """The first message to a process; the answer is the name and the version of the bot."""
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
    """A game begins; no answer."""
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
    """The new events, the view, and the legal moves; the answer is a move."""
    return {
        "type": "move",
        "ask": ask,
        "events": list(events),
        "view": view_in_names(view),
        "moves": [listed(number, move, view) for number, move in enumerate(moves)],
    }


def game_over(number: int, view: View, events: Sequence[Happening]) -> Message:
    """A game is over; no answer."""
    return {
        "type": "over",
        "game": number,
        "winner": view.winner,
        "won": view.winner == view.seat,
        "events": list(events),
    }


def goodbye() -> Message:
    """The last message: the bot has a moment to end by itself."""
    return {"type": "goodbye"}


def line(message: Message) -> bytes:
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"
