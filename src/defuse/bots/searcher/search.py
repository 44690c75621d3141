"""Which of some moves wins most: all are tried on the same tables, and the worse half is dropped again and again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from defuse.bots.searcher.budget import Budget
from defuse.game.moves import Move
from defuse.game.table import Table

_HOPELESS: Final = -2.0  # standard errors
_DOUBT: Final = 0.002  # added to every spread: a few tables that agree prove nothing

Try = Callable[[Table, Move, int], float]


@dataclass
class Trial:
    """A move, and what came of it on each table."""

    move: Move
    results: list[float] = field(default_factory=list)

    @property
    def total(self) -> float:
        return sum(self.results)


def search(moves: Sequence[Move], deal: Callable[[], Table], play: Try, budget: Budget, sure: float) -> Move:
    """The best of the moves as far as can be told; the first, which is the usual one, if no other is clearly better."""
    trials = [Trial(move) for move in moves]
    kept = trials[0]
    rounds = max(2, (len(trials) - 1).bit_length() + 1)
    tables = 0
    for number in range(1, rounds + 1):
        while budget.allows(len(trials), number / rounds) and _try_all(trials, deal(), tables, play, budget):
            tables += 1
        trials = _better_half(trials, kept)
        if len(trials) == 1:
            break
    return kept.move if trials[0] is kept or gain(trials[0], kept) < sure else trials[0].move


def _try_all(trials: list[Trial], table: Table, seed: int, play: Try, budget: Budget) -> bool:
    """Try all moves on one table; if there was no time for all of them, none counts."""
    results: list[float] = []
    for trial in trials:
        if budget.is_spent():
            return False
        results.append(play(table.clone(), trial.move, seed))
        budget.count()
    for trial, result in zip(trials, results, strict=True):
        trial.results.append(result)
    return True


def _better_half(trials: list[Trial], kept: Trial) -> list[Trial]:
    """The usual move and those that may still be better, at most half of all."""
    hopeful = [trial for trial in trials if trial is not kept and gain(trial, kept) > _HOPELESS]
    hopeful.sort(key=lambda trial: -trial.total)
    left = [*hopeful[: max(1, len(trials) // 2)], kept]
    left.sort(key=lambda trial: -trial.total)
    return left


def gain(trial: Trial, kept: Trial) -> float:
    """By how many standard errors a move is better than another on the same tables."""
    gains = [one - other for one, other in zip(trial.results, kept.results, strict=True)]
    number = len(gains)
    if number < 2:
        return 0.0
    mean = sum(gains) / number
    spread = sum((gain - mean) ** 2 for gain in gains) / (number - 1)
    return mean / sqrt((spread + _DOUBT) / number)
