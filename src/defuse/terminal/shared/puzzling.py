"""The trainer of the terminal: which puzzle comes next, whether it is solved and why, and what is kept of that."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Final

from defuse.asked import CannotDo, meant, with_guess
from defuse.coach.points import percent
from defuse.folders import state_folder
from defuse.game.moves import Move
from defuse.puzzles.explaining import Explanation, explanation
from defuse.puzzles.puzzle import Puzzle
from defuse.puzzles.shelf import NoSuchPuzzle, load_puzzle, next_puzzle, of_the_day, shelf
from defuse.puzzles.strength import Progress, read_progress
from defuse.puzzles.themes import THEMES, grade_id, theme_id
from defuse.words import Words

_FILE: Final = "puzzles.json"


def kept_progress(folder: Path | None = None) -> Progress:
    """What is kept on this device; nothing if the file is no such file."""
    try:
        return read_progress(json.loads(((folder or state_folder()) / _FILE).read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return Progress()


def keep_progress(progress: Progress, folder: Path | None = None) -> None:
    """Where it cannot be kept it counts for now."""
    path = (folder or state_folder()) / _FILE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(progress)) + "\n", encoding="utf-8")
    except OSError:
        pass


@dataclass(frozen=True)
class Judged:
    """What is said of an answer."""

    right: bool
    lines: tuple[str, ...]


class Trainer:
    """One puzzle after the other."""

    def __init__(self, words: Words, theme: str = "", first: str = "", day: date | None = None) -> None:
        self.words = words
        self.theme = _theme(theme, words)
        self.progress = kept_progress()
        today = of_the_day(day or date.today())
        if first:
            self._show(first)
        elif theme:
            self._show(next_puzzle(self.progress.done, self.theme) or today)
        else:
            self._show(today)
        self.is_daily = not first and not theme

    def _show(self, id: str) -> None:
        try:
            self.puzzle: Puzzle = load_puzzle(id)
        except NoSuchPuzzle:
            raise CannotDo(with_guess(self.words("puzzle-missing", id=id), meant(id, shelf()), self.words)) from None
        self.names = list(self.puzzle.players)
        self.names[self.puzzle.seat] = self.words("app-you")

    def next(self, theme: str | None = None) -> None:
        """Go to the next puzzle, of another theme if one is given."""
        if theme is not None:
            self.theme = _theme(theme, self.words)
        self.is_daily = False
        self._show(next_puzzle(self.progress.done, self.theme, self.puzzle.id) or self.puzzle.id)

    @property
    def is_all_done(self) -> bool:
        """Whether this puzzle was tried before."""
        return self.puzzle.id in self.progress.done

    def title(self) -> str:
        words, puzzle = self.words, self.puzzle
        theme, game, players = words(theme_id(puzzle.figures.theme)), words.game(puzzle.edition), len(puzzle.players)
        if theme == game:
            return words("puzzle-title-box", game=game, players=players)
        return words("puzzle-title", theme=theme, game=game, players=players)

    def about(self) -> str:
        grade = self.words(grade_id(self.puzzle.figures.grade))
        return self.words("puzzle-about", id=self.puzzle.id, grade=grade)

    def answer(self, move: Move) -> Judged:
        """Judge an answer; the first one to each puzzle counts."""
        puzzle = self.puzzle
        found = explanation(puzzle, move, self.names)
        self.progress = self.progress.after(puzzle.id, puzzle.figures.grade, found.right)
        keep_progress(self.progress)
        return Judged(found.right, (*self._said(found), self.standing()))

    def _said(self, found: Explanation) -> Iterator[str]:
        words = self.words
        yield words.tell(found.verdict)
        if not found.right:
            best, chance = found.moves[0]
            yield words("puzzle-best", best=words.tell(best), percent=percent(chance))
        for told in found.reasons:
            text = words.tell(told)
            yield words("why", reason=text) if told[0].startswith("why-") else text

    def standing(self) -> str:
        kept = self.progress
        strength = str(round(kept.strength))
        return self.words(
            "puzzle-progress", streak=kept.streak, solved=kept.solved, tried=len(kept.done), strength=strength
        )

    def themes(self) -> list[tuple[str, str]]:
        """All themes and what they are called, the first one for all of them."""
        return [("", self.words(theme_id("")))] + [(theme, self.words(theme_id(theme))) for theme in THEMES]


def _theme(typed: str, words: Words) -> str:
    """A theme by its name, or by what it is called in this language; "" is all of them."""
    for theme in ("", *THEMES):
        if typed.casefold() in (theme, words(theme_id(theme)).casefold()):
            return theme
    unknown = words("cli-puzzles-no-theme", name=typed, themes=", ".join(THEMES))
    raise CannotDo(with_guess(unknown, meant(typed, THEMES), words))
