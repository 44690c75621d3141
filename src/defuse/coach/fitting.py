"""Logistic regression, and how well what was said fits what happened."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]

DECILES: Final = 10
_STEPS: Final = 40


def fitted(terms: Floats, won: Floats, ridge: float) -> Floats:
    """The weights of the terms after which the outcomes are likeliest; the first term is the constant."""
    weights = np.zeros(terms.shape[1])
    penalty = np.full(terms.shape[1], ridge)
    penalty[0] = 1e-6
    for _ in range(_STEPS):
        said = chances(terms @ weights)
        slope = terms.T @ (won - said) - penalty * weights
        curve = (terms * (said * (1 - said))[:, None]).T @ terms + np.diag(penalty)
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    return weights


def errors(terms: Floats, won: Floats, games: Numbers, weights: Floats, said_of: Floats) -> list[float]:
    """How wrong a fit may be by chance, in each tenth of what it says of some terms: standard errors, by game."""
    said = chances(terms @ weights)
    curve = (terms * (said * (1 - said))[:, None]).T @ terms + 1e-3 * np.eye(terms.shape[1])
    order = np.unique(games, return_inverse=True)[1]
    slopes = np.column_stack([np.bincount(order, column * (won - said)) for column in terms.T])
    bread = np.linalg.inv(curve)
    spread = bread @ (slopes.T @ slopes) @ bread
    likely = chances(said_of @ weights)
    found: list[float] = []
    for part in np.array_split(np.argsort(likely, kind="stable"), DECILES):
        lean = (said_of[part] * (likely[part] * (1 - likely[part]))[:, None]).mean(axis=0)
        found.append(float(np.sqrt(lean @ spread @ lean)))
    return found


def chances(log_odds: Floats) -> Floats:
    """Log odds as probabilities."""
    found: Floats = 1 / (1 + np.exp(-np.clip(log_odds, -30, 30)))
    return found


@dataclass(frozen=True)
class Decile:
    """A tenth of all that was said."""

    said: float
    won: float
    error: float  # the standard error of the gap, clustered by game

    @property
    def gap(self) -> float:
        return abs(self.said - self.won)


def deciles(said: Floats, won: Floats, games: Numbers) -> list[Decile]:
    """What was said, in ten parts from the lowest to the highest, and how often it was won."""
    order = np.argsort(said, kind="stable")
    found = []
    for part in np.array_split(order, DECILES):
        missed = np.bincount(games[part] - games.min(), won[part] - said[part])
        error = float(np.sqrt((missed**2).sum()) / len(part))
        found.append(Decile(float(said[part].mean()), float(won[part].mean()), error))
    return found


def brier(said: Floats, won: Floats) -> float:
    """The mean square of what was said wrongly."""
    return float(((said - won) ** 2).mean())
