"""Moves tried out on tables that fit what a seat knows: the searcher's way, for decisions that a look cannot settle."""

from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean
from typing import Final

from defuse.bots.searcher.playout import PlayOut
from defuse.bots.searcher.sampling import Sampler
from defuse.bots.searcher.searcher_bot import ARMED, HORIZON
from defuse.coach.judge import Opinion
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.view import View

TABLES: Final = 200  # tried where the judge is asked to think
_MOST_MOVES: Final = 4  # that are thought about
_DOUBT: Final = 0.002  # added to every spread: a few tables that agree prove nothing


@dataclass(frozen=True)
class Gain:
    """By how much one move wins more than another, and the standard error of that."""

    mean: float
    error: float


def tried(view: View, moves: list[Move], tables: int, seed: int = 0) -> list[list[float]]:
    """For each move what came of it on the same tables."""
    sampler = Sampler(view, Dice(seed), ARMED)
    play_out = PlayOut(view, HORIZON)
    results: list[list[float]] = [[] for _ in moves]
    for number in range(tables):
        table = sampler.table()
        for move, found in zip(moves, results, strict=True):
            found.append(play_out.result(table.clone(), move, number))
    return results


def difference(results: list[float], others: list[float]) -> Gain:
    """Two moves compared table by table."""
    gains = [one - other for one, other in zip(results, others, strict=True)]
    mean = fmean(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return Gain(mean, sqrt((spread + _DOUBT) / len(gains)))


def think(opinion: Opinion, view: View, tables: int = TABLES, also: Move | None = None, seed: int = 0) -> Opinion:
    """The opinion after trying the best moves out: both ways of judging count by how sure they are.

    `also` is one more move that is tried, such as the one that was made.
    """
    moves = [move for move, _ in opinion.ranked()[:_MOST_MOVES]]
    if also is not None and also in opinion.moves and also not in moves:
        moves.append(also)
    results = tried(view, moves, tables, seed)
    looked = opinion.error**2
    chances = list(opinion.chances)
    errors = [opinion.error]
    for move, result in zip(moves[1:], results[1:], strict=True):
        found = difference(result, results[0])
        searched = found.error**2 + looked  # the searcher is no better a judge of a table than the master
        place = opinion.moves.index(move)
        by_look = opinion.chances[place] - opinion.value
        by_both = (by_look / looked + found.mean / searched) / (1 / looked + 1 / searched)
        chances[place] = min(1.0, max(0.0, opinion.value + by_both))
        errors.append(sqrt(1 / (1 / looked + 1 / searched)))
    best = max((opinion.moves.index(move) for move in moves), key=lambda place: chances[place])
    return replace(opinion, chances=tuple(chances), best=best, error=min(errors))
