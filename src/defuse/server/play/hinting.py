"""Hints for the only person in a room, made off the loop from what their seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from defuse.game.moves import Move
from defuse.server.wire.hint_structs import Hinted, HintWords
from defuse.sight.view import View

if TYPE_CHECKING:
    from defuse.coach.hints import CoachHint


@dataclass(frozen=True)
class SeatAsked:
    """A seat that is asked, with all that it knows."""

    view: View
    moves: list[Move]
    names: Sequence[str]
    edition: str
    dealt: bool  # the game began with a deal, and not with a table that was set up
    asked: int
    heard: int


def hinted(seat: SeatAsked) -> bytes:
    """A hint for a seat, as JSON. The coach is loaded when the first one asks for it."""
    from defuse.coach.hints import hint
    from defuse.coach.judge import judge_of

    judge = judge_of(seat.edition, len(seat.names), seat.view.options) if seat.dealt else None
    found = hint(seat.view, seat.moves, seat.names, judge)
    return msgspec.json.encode(Hinted(seat.asked, seat.heard, None if found is None else hint_words(found)))


def hint_words(found: "CoachHint") -> HintWords:
    return HintWords(found.nudge, found.move, list(found.also), list(found.reasons))
