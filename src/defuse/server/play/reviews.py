"""Reviews of games in rooms, as browsers get them. Each takes a fraction of a second: they are made off the loop."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from defuse.coach.points import points
from defuse.coach.review import Review, Takeaway, judge_for, review
from defuse.coach.telling import cause, line, nope
from defuse.record.record import from_data
from defuse.server.play.replays import kept
from defuse.server.wire.review_structs import Reviewed, ReviewLesson, ReviewMoment, ReviewMove, ReviewNope

NOTHING: Final = b"null"  # the coach is silent about this game


@lru_cache(maxsize=64)
def reviewed(body: bytes, seat: int, hinted: tuple[int, ...] = ()) -> bytes:
    """The review of a seat in a finished game, as JSON; raises LookupError if there is no such seat."""
    game = kept(body)
    return review_of(game.record, game.names, seat, hinted)


def review_of(record_data: dict[str, object], names: Sequence[str], seat: int, hinted: tuple[int, ...] = ()) -> bytes:
    """The review of a seat in a game as far as it has been played, as JSON.

    `hinted`: what the seat had heard whenever it was given a hint, in numbers of events.
    """
    if not 0 <= seat < len(names):
        raise LookupError(f"there is no seat {seat}")
    record = from_data(record_data)
    judge = judge_for(record)
    if judge is None:
        return NOTHING
    return msgspec.json.encode(_wire(review(record, seat, judge, names, hinted=hinted)))


def _wire(found: Review) -> Reviewed:
    return Reviewed(
        found.seat,
        line(found),
        [round(value, 4) for value in found.curve],
        [ReviewMoment(each.step, list(each.told), points(each.change), cause(each)) for each in found.turning_points],
        [_lesson(each) for each in found.dearest],
        [ReviewNope(each.step, nope(each)) for each in found.nopes],
        found.decisions,
        found.lost,
        found.stake,
        found.hinted,
    )


def _lesson(found: Takeaway) -> ReviewLesson:
    moves = [ReviewMove(move.text, round(move.chance, 4), move.equal) for move in found.moves]
    made = found.moves.index(found.made)
    return ReviewLesson(found.step, made, moves, found.loss, found.error, found.risk, found.why)
