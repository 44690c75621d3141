"""How hard a puzzle is: which bots find its answer."""

from typing import Final

from defuse.bots import new_bot
from defuse.puzzles.puzzle import Puzzle

# The weakest first, and how often each is asked: some roll dice.
ASKED: Final = {"random": 12, "timid": 1, "easy": 7, "careful": 3, "searcher": 1, "master": 1}


SLOW: Final = "searcher"


def finders(puzzle: Puzzle, slow: bool = True) -> tuple[str, ...]:
    """The bots that find the answer more often than not; the slow one only if that is asked for."""
    found: list[str] = []
    for name, times in ASKED.items():
        if slow or name != SLOW:
            right = sum(_finds(puzzle, name, seed) for seed in range(times))
            if 2 * right > times:
                found.append(name)
    return tuple(found)


def _finds(puzzle: Puzzle, name: str, seed: int) -> bool:
    return puzzle.is_solved_by(new_bot(name, seed).choose(puzzle.view, puzzle.moves()))


def grade(found: tuple[str, ...]) -> int:
    """From 1, which somebody finds who plays at random, to 5, which hardly anybody does."""
    if "random" in found or {"timid", "easy", "careful"} <= set(found):
        return 1
    if "easy" in found:
        return 2
    if "careful" in found:
        return 3
    return 4 if "searcher" in found else 5
