"""Win rates with 95 % intervals, where a deal (all its games) is one observation.

The games of a deal share their cards, so they are not independent: the spread is measured between deals, never between
games. The mathematics is in docs/arena.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Rate:
    """A share of games with its interval."""

    value: float
    low: float
    high: float
    error: float  # the standard error
    deals: int
    games: int
    design: float  # the variance, as a multiple of that of independent games

    def over(self, par: float) -> tuple[float, float, float]:
        """The rate and its interval as multiples of par."""
        return self.value / par, self.low / par, self.high / par

    def verdict(self, par: float) -> int:
        """1 if it is surely above par, -1 if surely below, otherwise 0."""
        return int(self.low > par) - int(self.high < par)


def rate(scores: Sequence[float], games_each: int, confidence: float = CONFIDENCE) -> Rate:
    """The mean score of deals, each the mean of so many games.

    The interval is Wilson's, with the effective sample size (the number of independent games that would have the same
    variance) in place of the number of games, and Student's t because few deals estimate that variance.
    """
    deals = len(scores)
    games = deals * games_each
    if deals == 0:
        return Rate(0.5, 0.0, 1.0, 0.5, 0, 0, 1.0)
    mean = sum(scores) / deals
    binomial = mean * (1 - mean) / games_each  # the variance of a deal's score if its games were independent
    # The spread between deals, with one more deal of binomial variance: two deals that happen to agree prove nothing.
    spread = (sum((score - mean) ** 2 for score in scores) + binomial) / deals
    variance = spread / deals
    effective = mean * (1 - mean) / variance if variance > 0 else deals  # all alike: count deals, not games
    low, high = wilson(mean, effective, student(deals - 1, confidence))
    return Rate(mean, low, high, sqrt(variance), deals, games, spread / binomial if binomial > 0 else 1.0)


@dataclass(frozen=True)
class Mean:
    """A mean of observations with its interval; unlike a rate it may lie outside 0 to 1."""

    value: float
    low: float
    high: float
    error: float  # the standard error


def mean(values: Sequence[float], confidence: float = CONFIDENCE) -> Mean:
    """The mean of at least two independent observations, with Student's interval."""
    number = len(values)
    middle = sum(values) / number
    error = sqrt(sum((value - middle) ** 2 for value in values) / (number - 1) / number)
    half = student(number - 1, confidence) * error
    return Mean(middle, middle - half, middle + half, error)


def controlled(values: Sequence[float], controls: Sequence[float]) -> list[float]:
    """Values less what can be told from controls, each of which has the expectation 0: their mean stays the same.

    How much of its control is taken off a value is estimated from all the others (least squares), so that it does not
    depend on the value itself, and the expectation of the result is exactly that of the value.
    """
    number = len(values)
    left = number - 1
    sum_v, sum_c = sum(values), sum(controls)
    sum_vc = sum(value * control for value, control in zip(values, controls, strict=True))
    sum_cc = sum(control * control for control in controls)
    found = []
    for value, control in zip(values, controls, strict=True):
        of_v, of_c = sum_v - value, sum_c - control
        spread = sum_cc - control * control - of_c * of_c / left
        slope = (sum_vc - value * control - of_v * of_c / left) / spread if spread > 1e-12 else 0.0
        found.append(value - slope * control)
    return found


def wilson(share: float, number: float, quantile: float) -> tuple[float, float]:
    """Wilson's interval of a share of so many independent trials; it stays within 0 to 1 and never has width zero."""
    square = quantile**2 / number
    middle = (share + square / 2) / (1 + square)
    half = quantile / (1 + square) * sqrt(share * (1 - share) / number + square / (4 * number))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The two-sided quantile of Student's t, by the Cornish-Fisher expansion; accurate from 3 degrees of freedom on."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    v = max(1, freedom)
    terms = (
        z,
        (z**3 + z) / 4 / v,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96 / v**2,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / v**3,
    )
    return sum(terms)
