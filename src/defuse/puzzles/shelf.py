"""The puzzles of the package: one file each, THEME-GRADE-ID.toml, so that nothing has to be read to find one."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from defuse.puzzles.puzzle import Puzzle, read_puzzle

_FOLDER: Final = "shipped"
_ENDING: Final = ".toml"


@dataclass(frozen=True)
class Listed:
    """A puzzle by its file's name."""

    theme: str
    grade: int
    id: str

    @property
    def file(self) -> str:
        return f"{self.theme}-{self.grade}-{self.id}{_ENDING}"


class NoSuchPuzzle(LookupError):
    """There is no puzzle of that id."""


@cache
def shelf() -> dict[str, Listed]:
    """All puzzles by their ids, in an order that mixes themes and is the same on every machine."""
    found = [
        _listed(file.name) for file in (files("defuse.puzzles") / _FOLDER).iterdir() if file.name.endswith(_ENDING)
    ]
    return {each.id: each for each in sorted(found, key=lambda each: hashlib.sha256(each.id.encode()).digest())}


def _listed(name: str) -> Listed:
    theme, grade, id = name.removesuffix(_ENDING).rsplit("-", 2)
    return Listed(theme, int(grade), id)


def puzzle_text(id: str) -> str:
    """The file of a puzzle."""
    found = shelf().get(id)
    if found is None:
        raise NoSuchPuzzle(id)
    return (files("defuse.puzzles") / _FOLDER / found.file).read_text(encoding="utf-8")


def load_puzzle(id: str) -> Puzzle:
    return read_puzzle(id, puzzle_text(id))


def of_the_day(day: date) -> str:
    """The id of the puzzle of a day: the same for everybody who has the same version."""
    ids = list(shelf())
    return ids[day.toordinal() % len(ids)]


def next_puzzle(done: Sequence[str], theme: str = "", before: str = "") -> str | None:
    """The next puzzle of a theme, or of any: the first that was not tried; when all were, they come round again."""
    ids = [each.id for each in shelf().values() if theme in ("", each.theme)]
    fresh = [id for id in ids if id not in set(done)]
    if fresh:
        return fresh[0]
    return (
        next((id for id in ids if id != before), None) if before not in ids else ids[(ids.index(before) + 1) % len(ids)]
    )
