"""Stops a match when the answer is clear: the generalised sequential probability ratio test, as for chess engines.

The hypotheses are about the *effect*: how far the win rate is above par, in standard deviations of one game at par. The
score of a deal takes few values, so its distribution is known by how often each came up; for each hypothesis the
likeliest distribution with that mean is found, and the test uses the ratio of the two likelihoods (GSPRT, as in
fishtest, where a deal is a pair of games). So the test needs no model of how the games of a deal depend on each other.
"""

from collections import Counter
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

ALPHA: Final = 0.05  # the chance of accepting "better" for a player who is not
BETA: Final = 0.05  # the chance of rejecting "better" for a player who is better by the second bound
NO_EFFECT: Final = 0.0
SMALL_EFFECT: Final = 0.05

# Deals between two looks.
BATCH: Final = 16
_FEWEST: Final = 2 * BATCH  # deals before the first decision: fewer do not show the spread of results

_A_TRACE: Final = 1e-3  # added to the count of every possible score, so that none is impossible
_TINY: Final = 1e-12

Shares = dict[float, float]  # the relative frequency of each score; the sum is 1


@dataclass(frozen=True)
class Hypotheses:
    """The two hypotheses: no more than the first effect, or at least the second."""

    none: float = NO_EFFECT
    some: float = SMALL_EFFECT
    alpha: float = ALPHA
    beta: float = BETA

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which the first is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which the second is accepted."""
        return log((1 - self.beta) / self.alpha)


class SequentialTest:
    """A running test: takes the scores of deals, and may be decided at the end of each batch."""

    def __init__(self, hypotheses: Hypotheses, par: float, games_each: int) -> None:
        self.hypotheses = hypotheses
        self.par = par
        self.games_each = games_each
        self.ratio = 0.0  # the log-likelihood ratio at the last look
        self.path: list[tuple[int, float]] = []  # deals and ratio at every look
        self.accepted: int | None = None  # which of the two hypotheses
        self._seen: Counter[float] = Counter()

    def add(self, score: float) -> bool:
        """Add the score of one more deal; returns whether the test is decided."""
        if self.accepted is None:
            self._seen[score] += 1
            deals = self._seen.total()
            if deals % BATCH == 0:
                self._look(deals)
        return self.accepted is not None

    def _look(self, deals: int) -> None:
        known = self.hypotheses
        none, some = (win_rate(effect, self.par) for effect in (known.none, known.some))
        self.ratio = log_likelihood_ratio(self._seen, self.games_each, none, some)
        self.path.append((deals, self.ratio))
        if deals < _FEWEST:
            return
        if self.ratio <= known.lower:
            self.accepted = 0
        elif self.ratio >= known.upper:
            self.accepted = 1


def win_rate(effect: float, par: float) -> float:
    """The win rate of a player with this effect."""
    return par + effect * sqrt(par * (1 - par))


def log_likelihood_ratio(seen: Counter[float], games_each: int, none: float, some: float) -> float:
    """The log-likelihood ratio of the scores for the mean `some` against the mean `none`."""
    counts = {wins / games_each: _A_TRACE for wins in range(games_each + 1)}
    for score, number in seen.items():
        counts[score] = counts.get(score, 0.0) + number
    total = sum(counts.values())
    shares = {score: count / total for score, count in counts.items()}
    first, second = likeliest_with_mean(shares, none), likeliest_with_mean(shares, some)
    return total * sum(share * log(second[score] / first[score]) for score, share in shares.items())


def likeliest_with_mean(shares: Shares, wanted: float) -> Shares:
    """The maximum-likelihood distribution with this mean.

    Each share is divided by 1 + x times its score's distance above the mean, for the one x that gives this mean.
    """
    above = {score: score - wanted for score in shares}
    low, high = -1 / max(above.values()), -1 / min(above.values())
    x = 0.0
    for _ in range(100):  # the mean falls from low to high: Newton's steps, bisection where they leave the interval
        mean = slope = 0.0
        for score, share in shares.items():
            part = above[score] / (1 + x * above[score])
            mean += share * part
            slope += share * part * part
        if mean > 0:
            low = x
        else:
            high = x
        step = x + mean / slope
        after = step if low < step < high else (low + high) / 2
        if abs(after - x) < _TINY:
            break
        x = after
    return {score: share / (1 + x * above[score]) for score, share in shares.items()}
