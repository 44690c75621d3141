"""Ratings fitted to all finishing orders at once, by the Plackett-Luce model.

Every player has a strength; the winner is drawn with probabilities proportional to the strengths, then the second among
the remaining players, and so on. Newton's method finds the logarithms of the strengths; their errors are measured
between deals (a sandwich estimate), since the games of a deal are not independent.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from defuse.lab.statistics.rates import student

POINTS: Final = 400 / log(10)  # 400 points are ten times the strength, as in Elo's scale

_HALF_A_WIN: Final = 0.5  # prior wins of every player over every other, so that all strengths stay finite
_STEPS: Final = 100
_CLOSE: Final = 1e-10

Order = tuple[int, ...]  # players from the winner to the first who went out, once per seat
Played = list[tuple[Order, float]]  # the games of a deal with their weights
Matrix = list[list[float]]


@dataclass(frozen=True)
class Ratings:
    """Strengths in points around the mean of all players, which is 0."""

    points: list[float]
    errors: list[float]
    covariance: Matrix  # of the points: for differences
    deals: int  # on which the errors are based

    def interval(self, player: int) -> tuple[float, float]:
        half = student(self.deals - 1) * self.errors[player]
        return self.points[player] - half, self.points[player] + half

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """How much stronger one is than the other, and half the interval of that."""
        known = self.covariance
        variance = known[one][one] + known[other][other] - 2 * known[one][other]
        return self.points[one] - self.points[other], student(self.deals - 1) * sqrt(max(0.0, variance))


class Stages:
    """Sufficient statistics of many orders: how often each player was chosen, and from which sets."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.chosen = [0.0] * players
        self.among: dict[Order, float] = defaultdict(float)

    def add(self, order: Order, number: float = 1.0) -> None:
        for place in range(len(order) - 1):
            self.chosen[order[place]] += number
            self.among[tuple(sorted(order[place:]))] += number

    def log_likelihood(self, strengths: Sequence[float]) -> float:
        weights = [exp(strength) for strength in strengths]
        total = sum(number * strength for number, strength in zip(self.chosen, strengths, strict=True))
        return total - sum(number * log(sum(weights[each] for each in left)) for left, number in self.among.items())

    def slope(self, strengths: Sequence[float]) -> list[float]:
        """The gradient of the log-likelihood."""
        slope = self.chosen.copy()
        for left, number in self.among.items():
            for player, share in _shares(left, strengths).items():
                slope[player] -= number * share
        return slope

    def information(self, strengths: Sequence[float]) -> Matrix:
        """The negative Hessian of the log-likelihood."""
        information = [[0.0] * self.players for _ in range(self.players)]
        for left, number in self.among.items():
            shares = _shares(left, strengths)
            for one, share in shares.items():
                information[one][one] += number * share
                for other, another in shares.items():
                    information[one][other] -= number * share * another
        return information


def ratings(players: int, games: Iterable[tuple[Hashable, Order]], prior: float = _HALF_A_WIN) -> Ratings:
    """Fit ratings to games, each given with its deal; as a prior, all have half a win (or `prior`) over each other."""
    deals: list[Played] = [
        [((one, other), prior)] for one in range(players) for other in range(players) if one != other
    ]
    by_deal: dict[Hashable, Played] = defaultdict(list)
    for deal, order in games:
        by_deal[deal].append((order, 1.0))
    deals += by_deal.values()
    seen = Stages(players)
    for played in deals:
        for order, number in played:
            seen.add(order, number)
    strengths = _fit(seen)
    bread = inverse(_kept_at_0(seen.information(strengths)))
    covariance = _product(_product(bread, _between_deals(players, deals, strengths)), bread)
    return Ratings(
        points=[POINTS * strength for strength in strengths],
        errors=[POINTS * sqrt(max(0.0, covariance[player][player])) for player in range(players)],
        covariance=[[POINTS**2 * cell for cell in row] for row in covariance],
        deals=len(by_deal),
    )


def _fit(seen: Stages) -> list[float]:
    """The maximum-likelihood strengths: Newton's steps, halved as long as they lead downhill."""
    strengths = [0.0] * seen.players
    height = seen.log_likelihood(strengths)
    for _ in range(_STEPS):
        step = solution(_kept_at_0(seen.information(strengths)), seen.slope(strengths))
        while True:
            tried = [strength + part for strength, part in zip(strengths, step, strict=True)]
            reached = seen.log_likelihood(tried)
            if reached >= height or max(map(abs, step)) < _CLOSE:
                break
            step = [part / 2 for part in step]
        strengths, height = tried, reached
        if max(map(abs, step)) < _CLOSE:
            break
    return strengths


def _kept_at_0(information: Matrix) -> Matrix:
    """Adding a constant to all strengths changes nothing; this fixes their sum at 0 and changes nothing else."""
    return [[cell + 1.0 for cell in row] for row in information]


def _shares(left: Sequence[int], strengths: Sequence[float]) -> dict[int, float]:
    """Each player's probability to be chosen next among those left."""
    weights: dict[int, float] = {}
    for player in left:
        weights[player] = weights.get(player, 0.0) + exp(strengths[player])
    total = sum(weights.values())
    return {player: weight / total for player, weight in weights.items()}


def _between_deals(players: int, deals: Sequence[Played], strengths: Sequence[float]) -> Matrix:
    """The covariance of the gradients of the deals."""
    known: dict[Order, list[tuple[int, float]]] = {}  # of those who take part; the others have 0
    meat = [[0.0] * players for _ in range(players)]
    for played in deals:
        slope: dict[int, float] = defaultdict(float)
        for order, number in played:
            if order not in known:
                alone = Stages(players)
                alone.add(order)
                parts = alone.slope(strengths)
                known[order] = [(player, parts[player]) for player in sorted(set(order))]
            for player, part in known[order]:
                slope[player] += number * part
        for one, here in slope.items():
            for other, there in slope.items():
                meat[one][other] += here * there
    for_few = len(deals) / (len(deals) - 1)
    return [[cell * for_few for cell in row] for row in meat]


def solution(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve the linear system by Gaussian elimination with partial pivoting."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        for row in range(size):
            if row != column and rows[row][column] != 0.0:
                factor = rows[row][column] / pivot
                rows[row] = [cell - factor * above for cell, above in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix."""
    size = len(matrix)
    return [solution(matrix, [float(row == column) for column in range(size)]) for row in range(size)]


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]
