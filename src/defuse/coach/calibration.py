"""How the master's values become chances of winning: maps fitted to games, by game and number of players.

`python -m benchmarks.calibration` plays the games, fits the maps and writes `calibration.json`; the file says how.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final

FILE: Final = "calibration.json"
KNOTS: Final = (-1.5, -0.5, 0.5, 1.5)  # where the map of a game may bend
USUAL_LENGTH: Final = 2.5  # of the logarithm of a pile
WIDEST_GAP: Final = 0.015  # between said and won in any decile, for a judge that speaks


def chance(log_odds: float) -> float:
    """Log odds as a probability."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, log_odds))))


def bent(value: float, gone: int, pile: int) -> tuple[float, ...]:
    """The terms of a map for moves: a line that may bend at the knots.

    Its height and slope depend on how many players are out, and on how long the pile is.
    """
    length = log(1.0 + pile) - USUAL_LENGTH
    bends = (max(value - knot, 0.0) for knot in KNOTS)
    return 1.0, value, gone, gone * value, length, length * value, *bends


def straight(value: float) -> tuple[float, float]:
    """The terms of a map that is a line."""
    return 1.0, value


@dataclass(frozen=True)
class Cell:
    """One game with one number of players."""

    games: int
    moves: tuple[float, ...]  # the map for values of moves, by the terms of `bent`
    looks: tuple[float, ...]  # the map for moments at which the seat is not asked, by the terms of `straight`
    spread: float  # by how much the difference between two moves may be wrong, in log odds
    gap: float  # the mean of those between said and won in ten deciles, in games that the map was not fitted to
    doubt: float  # two standard errors of the widest of them
    trusted: bool
    # What it adds to the log odds of counting that somebody else has put a kitten back: for our draw, for another's.
    aims: tuple[float, float] = (0.0, 0.0)

    def of_aim(self, counted: float, own: bool) -> float:
        """How likely a draw is deadly after somebody else has put a kitten back, if counting says so much."""
        if counted in (0.0, 1.0):
            return counted
        return chance(log(counted / (1.0 - counted)) + self.aims[0 if own else 1])

    def of_move(self, value: float, gone: int, pile: int) -> float:
        """The chance of winning after a move, when so many players are out and the pile is so long."""
        return chance(_sum(self.moves, bent(value, gone, pile)))

    def of_look(self, value: float) -> float:
        """The chance of winning while others move."""
        return chance(_sum(self.looks, straight(value)))

    def error(self, likely: float) -> float:
        """By how much the difference between two moves may be wrong that win about as likely as this."""
        return max(self.gap, self.spread * likely * (1.0 - likely))


@dataclass(frozen=True)
class Calibration:
    """All that was fitted."""

    card: dict[str, Any]  # how: weights, games, seed, tables tried
    heads: dict[
        str, tuple[float, ...]
    ]  # by game: what impressions count at moments without a question, the constant first
    cells: dict[str, Cell]  # by game and players

    def cell(self, edition: str, players: int) -> Cell | None:
        """What there is for a game; None where too little is known to judge."""
        found = self.cells.get(cell_name(edition, players))
        return found if found is not None and found.trusted else None


def _sum(weights: Sequence[float], terms: Sequence[float]) -> float:
    return sum(weight * term for weight, term in zip(weights, terms, strict=True))


def cell_name(edition: str, players: int) -> str:
    return f"{edition} {players}"


@cache
def calibration() -> Calibration:
    """The calibration of the package."""
    return read_calibration((files("defuse.coach") / FILE).read_text(encoding="utf-8"))


def read_calibration(text: str) -> Calibration:
    data = json.loads(text)
    tuples = ("moves", "looks", "aims")
    cells = {
        name: Cell(**{**cell, **{key: tuple(cell[key]) for key in tuples}}) for name, cell in data["cells"].items()
    }
    return Calibration(data["card"], {name: tuple(head) for name, head in data["heads"].items()}, cells)


def write_calibration(found: Calibration) -> str:
    """The text of the file: a line for each head and cell."""
    parts = [f'"card": {json.dumps(found.card)}']
    for name, entries in (
        ("heads", {name: rounded(head) for name, head in found.heads.items()}),
        ("cells", {name: asdict(cell) for name, cell in found.cells.items()}),
    ):
        lines = [f" {json.dumps(key)}: {json.dumps(entry)}" for key, entry in entries.items()]
        parts.append(f'"{name}": {{\n' + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def rounded(numbers: Sequence[float]) -> list[float]:
    """Five digits are more than the games can tell."""
    return [float(f"{number:.5g}") for number in numbers]
