"""How hard a puzzle is: which bots find its answer."""

from typing import Final

from defuse.bots import new_bot
from defuse.puzzles.puzzle import Puzzle

# The weakest first, and how often each is asked: some roll dice.
ASKED: Final = {"timid": 1, "easy": 7, "careful": 3, "searcher": 1, "master": 1}

RANDOM: Final = "random"
SLOW: Final = "searcher"
_MOST_WAYS: Final = 24  # in which an open move counts, such as where a kitten is put


def finders(puzzle: Puzzle, slow: bool = True) -> tuple[str, ...]:
    """The bots that find the answer more often than not; the slow one only if that is asked for."""
    found: list[str] = [RANDOM] if _is_likely(puzzle) else []
    for name, times in ASKED.items():
        if slow or name != SLOW:
            right = sum(_finds(puzzle, name, seed) for seed in range(times))
            if 2 * right > times:
                found.append(name)
    return tuple(found)


def _is_likely(puzzle: Puzzle) -> bool:
    """Whether most of all moves are the answer, so that a player finds it who chooses at random."""
    moves = [
        whole
        for move in puzzle.moves()
        for whole in (puzzle.game.completions(puzzle.seat, move)[:_MOST_WAYS] if move.open else [move])
    ]
    return 2 * sum(puzzle.is_solved_by(move) for move in moves) > len(moves)


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
