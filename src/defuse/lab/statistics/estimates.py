"""Means, shares and differences with 95 % intervals, computed from counts; a game is one observation.

Players of one game are not independent (one of them wins), so counts per player are summed per game first: the spread
is always that between games. The mathematics is in docs/lab.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import NormalDist
from typing import Final

from defuse.lab.statistics.rates import CONFIDENCE, wilson

QUANTILE: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

# With fewer players with (or without) a card, its worth is not estimated.
_FEWEST: Final = 30


@dataclass(frozen=True)
class Estimate:
    """A number with its interval and its standard error."""

    value: float
    low: float
    high: float
    error: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def times(self, factor: float) -> "Estimate":
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.error * abs(factor))

    def is_clear_of(self, value: float) -> bool:
        return not self.low <= value <= self.high


def around(value: float, error: float) -> Estimate:
    """An estimate with the normal interval."""
    return Estimate(value, value - QUANTILE * error, value + QUANTILE * error, error)


# Histograms: how many games had the value 0, 1, 2 ...


def mean(histogram: Sequence[int]) -> Estimate | None:
    games = sum(histogram)
    if games == 0:
        return None
    total = sum(value * count for value, count in enumerate(histogram))
    squares = sum(value * value * count for value, count in enumerate(histogram))
    centre = total / games
    spread = (squares - total * centre) / (games - 1) if games > 1 else centre * centre
    return around(centre, sqrt(max(0.0, spread) / games))


def quantile(histogram: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of the games does not exceed."""
    wanted = share * sum(histogram)
    seen = 0
    for value, count in enumerate(histogram):
        seen += count
        if seen >= wanted and seen > 0:
            return value
    return 0


# Shares


def share(part: int, whole: int) -> Estimate | None:
    """A share of independent games, with Wilson's interval."""
    if whole == 0:
        return None
    value = part / whole
    low, high = wilson(value, whole, QUANTILE)
    return Estimate(value, low, high, sqrt(value * (1 - value) / whole))


@dataclass(frozen=True)
class Products:
    """Two counts per game, as sums over all games: parts, wholes, their squares and their product."""

    games: int
    part: int
    whole: int
    part_squared: int
    whole_squared: int
    part_whole: int


def ratio(sums: Products) -> Estimate | None:
    """The ratio of all parts to all wholes, with the interval of a ratio of means."""
    if sums.whole == 0 or sums.games < 2:
        return None
    value = sums.part / sums.whole
    spread = sums.part_squared - 2 * value * sums.part_whole + value * value * sums.whole_squared
    error = sqrt(max(0.0, spread) * sums.games / (sums.games - 1)) / sums.whole
    return around(value, error)


# Winning with and without a card


@dataclass(frozen=True)
class Worth:
    """How often players win with something, compared with those without it."""

    holders: int  # players, over all games
    others: int
    rate: float  # of the holders' wins
    other_rate: float
    difference: Estimate


def worth(table: Sequence[int], games: int, players: int) -> Worth | None:
    """The worth of a card from the games by number of holders and winner; None without a contrast.

    `table[2 * n + w]` counts games with n holders, of whom w won; games that are not in it had no holder. The
    difference of the two pooled rates has the spread of its contributions by game, but never less than if the winner
    were drawn by lot: a card that five players had and nobody won with has not proved anything.
    """
    cells = list(table)
    cells[0] += games - sum(cells)
    holders = sum(count * (cell // 2) for cell, count in enumerate(cells))
    others = games * players - holders
    if min(holders, others) < _FEWEST:
        return None
    wins = sum(count for cell, count in enumerate(cells) if cell % 2)
    rate = wins / holders
    other_rate = (games - wins) / others
    spread = by_lot = 0.0
    for cell, count in enumerate(cells):
        having, won = divmod(cell, 2)
        with_it = (won - rate * having) / holders
        without = (1 - won - other_rate * (players - having)) / others
        spread += count * (with_it - without) ** 2
        by_lot += count * having / players * (1 - having / players)
    error = sqrt(max(spread * games / (games - 1), by_lot * (1 / holders + 1 / others) ** 2))
    return Worth(holders, others, rate, other_rate, around(rate - other_rate, error))


# Differences, and which of many are real


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much the other is larger; both come from different games."""
    return around(other.value - one.value, sqrt(one.error**2 + other.error**2))


def chance_of(found: Estimate) -> float:
    """The two-sided p-value of a difference."""
    if found.error == 0:
        return 1.0 if found.value == 0 else 0.0
    return erfc(abs(found.value) / found.error / sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """The p-values corrected for multiple comparisons by Holm's method.

    If all below 5 % are taken as real, there is any error in at most 5 % of such families of comparisons.
    """
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    corrected = [1.0] * len(chances)
    highest = 0.0
    for rank, i in enumerate(order):
        highest = max(highest, min(1.0, chances[i] * (len(chances) - rank)))
        corrected[i] = highest
    return corrected
