"""Puzzles for browsers: shown without their answers, and judged as the terminal judges them."""

from datetime import date
from functools import lru_cache
from typing import Final

import msgspec

from defuse.game.refusals import Refusal
from defuse.puzzles.explaining import explanation
from defuse.puzzles.puzzle import Puzzle
from defuse.puzzles.shelf import load_puzzle, of_the_day, shelf
from defuse.puzzles.strength import read_progress
from defuse.puzzles.themes import THEMES
from defuse.record.listing import card_by_number, filled
from defuse.server.wire.frame_encoding import listed_move, wire_event, wire_view
from defuse.server.wire.puzzle_structs import (
    PuzzleAnswer,
    PuzzleJudged,
    PuzzleMove,
    PuzzleProgress,
    PuzzleScript,
    PuzzleShelf,
    PuzzleTheme,
)
from defuse.server.wire.table_structs import CARD_NAMES
from defuse.sight.odds import risk_of_drawing

_BLANKS: Final = ("depth", "order", "kind", "cards")


class NotListed(ValueError):
    """An answer is no legal move."""


def puzzle_shelf(day: date) -> PuzzleShelf:
    """All puzzles, and the one of a day."""
    listed = shelf().values()
    themes = {theme: [each.id for each in listed if theme in ("", each.theme)] for theme in ("", *THEMES)}
    return PuzzleShelf(of_the_day(day), [PuzzleTheme(theme, ids) for theme, ids in themes.items() if ids])


@lru_cache(maxsize=128)
def puzzle_script(id: str) -> bytes:
    """A puzzle as JSON; raises NoSuchPuzzle. It has only what the solver's seat knows, and nothing of the answer."""
    return msgspec.json.encode(written_puzzle(_puzzle(id)))


@lru_cache(maxsize=64)
def _puzzle(id: str) -> Puzzle:
    return load_puzzle(id)


def written_puzzle(puzzle: Puzzle) -> PuzzleScript:
    view = puzzle.view
    risk = risk_of_drawing(view)
    return PuzzleScript(
        puzzle.id,
        puzzle.figures.theme,
        puzzle.figures.grade,
        puzzle.edition,
        puzzle.players,
        puzzle.seat,
        [wire_event(event, puzzle.players, puzzle.seat) for event in puzzle.heard],
        wire_view(view),
        risk.chance,
        risk.hits,
        [listed_move(move, view) for move in puzzle.moves()],
        CARD_NAMES,
    )


def judged_answer(id: str, answer: PuzzleAnswer) -> PuzzleJudged:
    """What is said of an answer; raises NoSuchPuzzle or NotListed."""
    puzzle = _puzzle(id)
    moves = puzzle.moves()
    if not 0 <= answer.move < len(moves):
        raise NotListed
    given = {blank: value for blank in _BLANKS if (value := getattr(answer, blank)) is not None}
    move = filled(moves[answer.move], given, puzzle.view, card_by_number)
    if isinstance(move, str) or isinstance(puzzle.may(move), Refusal):
        raise NotListed
    found = explanation(puzzle, move, puzzle.players)
    before = read_progress(answer.progress)
    after = before.after(id, puzzle.figures.grade, found.right)
    return PuzzleJudged(
        found.right,
        after is not before,
        found.verdict,
        [PuzzleMove(text, chance) for text, chance in found.moves],
        list(found.reasons),
        PuzzleProgress(after.strength, after.streak, after.best, after.solved, list(after.done)),
    )
