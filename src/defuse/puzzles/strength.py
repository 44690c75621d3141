"""How good somebody is at puzzles: a rating against those of the puzzles, and how many were solved in a row."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

START: Final = 1200
RATINGS: Final = {1: 800, 2: 1100, 3: 1400, 4: 1700, 5: 2000}  # of puzzles, by their grade
_SCALE: Final = 400.0
_STEP: Final = 40.0  # what a single puzzle can change at most
LONGEST: Final = 1000  # how many puzzles are remembered as tried
MOST_SOLVED: Final = 1_000_000
HIGHEST: Final = 10_000.0  # no strength comes near it; a file that says more is damaged


@dataclass(frozen=True)
class Progress:
    """What is kept on a device."""

    strength: float = START
    streak: int = 0
    best: int = 0  # the longest streak
    solved: int = 0
    done: tuple[str, ...] = ()  # the puzzles that were tried, the latest last

    def after(self, id: str, grade: int, right: bool) -> "Progress":
        """With one more puzzle; only the first try at each counts."""
        if id in self.done:
            return self
        expected = 1.0 / (1.0 + 10.0 ** ((RATINGS[grade] - self.strength) / _SCALE))
        streak = self.streak + 1 if right else 0
        return replace(
            self,
            strength=self.strength + _STEP * (float(right) - expected),
            streak=streak,
            best=max(self.best, streak),
            solved=self.solved + right,
            done=(*self.done, id)[-LONGEST:],
        )


def read_progress(data: object) -> Progress:
    """Progress from plain data; from nothing if it is no such data."""
    if not isinstance(data, Mapping):
        return Progress()
    try:
        done = tuple(str(id) for id in data["done"])
        strength = float(data["strength"])
        if not abs(strength) <= HIGHEST:
            return Progress()
        streak, best, solved = (int(data[name]) for name in ("streak", "best", "solved"))
        if not 0 <= streak <= best <= solved <= MOST_SOLVED:
            return Progress()
        return Progress(strength, streak, best, solved, done[-LONGEST:])
    except (KeyError, TypeError, ValueError, OverflowError):
        return Progress()
