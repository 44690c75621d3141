"""The title of a puzzle and the explanation of its answer, made of its figures: nothing of it is stored."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from defuse.bots.careful import CarefulBot
from defuse.coach.hints import kittens_told, risk_told, usual_reason
from defuse.coach.move_words import move_told
from defuse.coach.points import percent
from defuse.game.kinds import EXPLODING_KITTEN, STREAKING_KITTEN
from defuse.game.moves import DRAW, INSERT, Move
from defuse.puzzles.puzzle import Puzzle, same_move
from defuse.sight.unseen import unseen_of
from defuse.words import Told

# The messages that are chosen here, with their variables; those of moves are in `coach/move_words.py`, those of what
# can be counted in `coach/hints.py`.
MESSAGES: Final[dict[str, frozenset[str]]] = {
    "puzzle-solved": frozenset({"percent"}),
    "puzzle-not-solved": frozenset({"percent"}),
    "puzzle-not-solved-unknown": frozenset(),
    "puzzle-second": frozenset({"percent", "points"}),
    "puzzle-tried-out": frozenset({"points"}),
}


@dataclass(frozen=True)
class Explanation:
    """What is said of an answer, before it is put into words."""

    right: bool
    verdict: Told
    moves: tuple[tuple[Told, float], ...]  # the best ones and what they are worth, the answer first
    reasons: tuple[Told, ...]


def explanation(puzzle: Puzzle, move: Move, names: Sequence[str]) -> Explanation:
    """Whether a move is the answer, what it and the best moves are worth, and why."""
    return Explanation(
        puzzle.is_solved_by(move), verdict(puzzle, move), tuple(ranked(puzzle, names)), tuple(reasons(puzzle, names))
    )


def chance_after(puzzle: Puzzle, move: Move) -> float | None:
    """What a move is worth: from the file, or judged now; None if nothing can be said of it."""
    for text, chance in puzzle.figures.chances:
        if same_move(puzzle.read(text), move):
            return chance
    from defuse.coach.judge import judge_of  # with the networks, which the first puzzle does not wait for

    judge = judge_of(puzzle.edition, len(puzzle.players))
    opinion = None if judge is None else judge.opinion(puzzle.view, puzzle.moves(), move)
    return None if opinion is None else opinion.chance_after(move)


def verdict(puzzle: Puzzle, move: Move) -> Told:
    """Whether a move is the answer, and what it is worth."""
    chance = chance_after(puzzle, move)
    if chance is None:
        return "puzzle-not-solved-unknown", {}
    said = "puzzle-solved" if puzzle.is_solved_by(move) else "puzzle-not-solved"
    return said, {"percent": percent(chance)}


def reasons(puzzle: Puzzle, names: Sequence[str]) -> list[Told]:
    """Why the answer is the answer: the figures, what can be counted, and the careful player's reason."""
    (_, best), (_, second) = puzzle.figures.chances[:2]
    view = puzzle.view
    told: list[Told] = [
        ("puzzle-second", {"percent": percent(second), "points": percent(best) - percent(second)}),
        ("puzzle-tried-out", {"points": percent(puzzle.figures.search)}),
    ]
    moves = puzzle.moves()
    if not view.cast[STREAKING_KITTEN] and all(move.verb != INSERT for move in moves):  # all are in the pile
        kittens = unseen_of(view, EXPLODING_KITTEN) + view.pile.count(EXPLODING_KITTEN)
        told.append(kittens_told(kittens, view))
    why = reason(puzzle, names)
    if any(move.verb == DRAW for move in moves):
        told += risk_told(view, why)
    return [*told, *([why] if why is not None else [])]


def reason(puzzle: Puzzle, names: Sequence[str]) -> Told | None:
    """The careful player's reason for the answer, or the reason that such a move has anyway."""
    careful = CarefulBot(0)
    if puzzle.is_solved_by(careful.choose(puzzle.view, puzzle.moves())):
        return careful.why(names)
    return usual_reason(puzzle.view, puzzle.moves(), puzzle.answer, names)


def ranked(puzzle: Puzzle, names: Sequence[str]) -> list[tuple[Told, float]]:
    """The best moves as messages, with what they are worth."""
    return [(move_told(puzzle.read(text), puzzle.view, names), chance) for text, chance in puzzle.figures.chances]
