"""Which of some moves wins most: all are tried on the same tables, and the worse half is dropped again and again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from defuse.bots.searcher.budget import Budget
from defuse.game.moves import Move
from defuse.game.table import Table

# How many standard errors better than the usual move another one has to be.
SURE: Final = 1.0

Try = Callable[[Table, Move, int], float]


@dataclass
class Trial:
    """A move, and what came of it on each table."""

    move: Move
    results: list[float] = field(default_factory=list)

    @property
    def total(self) -> float:
        return sum(self.results)


def search(moves: Sequence[Move], usual: Move, deal: Callable[[], Table], play: Try, budget: Budget) -> Move:
    """The best of the moves as far as can be told; the usual one if no other is clearly better."""
    trials = [Trial(move) for move in moves]
    kept = next(trial for trial in trials if trial.move == usual)
    rounds = max(1, (len(trials) - 1).bit_length())
    tables = 0
    for number in range(1, rounds + 1):
        while budget.allows(len(trials), number / rounds):
            table = deal()
            tables += 1
            for trial in trials:
                trial.results.append(play(table.clone(), trial.move, tables))
                budget.count()
        trials.sort(key=lambda trial: -trial.total)
        best = trials[: (len(trials) + 1) // 2]
        trials = best if kept in best else [*best, kept]
    return _best(trials[0], kept)


def _best(best: Trial, kept: Trial) -> Move:
    """The best, if it is better than the usual move by more than luck explains."""
    gains = [one - other for one, other in zip(best.results, kept.results, strict=True)]
    number = len(gains)
    if number < 2:
        return kept.move
    mean = sum(gains) / number
    spread = sum((gain - mean) ** 2 for gain in gains) / (number - 1)
    return best.move if mean > SURE * sqrt(spread / number) else kept.move

