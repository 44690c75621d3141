"""Puzzles as a browser gets them: what the solver's seat knows, and after an answer what each move is worth.

What a solver has solved is kept on their device. It comes with every answer and goes back with the answer counted in.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from defuse.server.wire.protocol import Number
from defuse.server.wire.table_structs import Card, Happening, ListedMove, Seat, WireView
from defuse.words import Told

NO_PROGRESS: Final[dict[str, object]] = {}


class PuzzleTheme(Struct, frozen=True):
    """The puzzles of a theme, in the order in which they come."""

    theme: str  # empty: all themes
    ids: list[str]


class PuzzleShelf(Struct, frozen=True):
    """All puzzles by their ids. The first theme is all of them."""

    today: str  # the puzzle of the day that was asked for
    themes: list[PuzzleTheme]


class PuzzleScript(Struct, frozen=True):
    """A puzzle, at the moment at which its solver is asked."""

    id: str
    theme: str
    grade: int
    game: str  # the edition
    players: list[str]
    seat: Seat  # of the solver
    events: list[Happening]  # that led here
    view: WireView
    risk: float
    hits: int
    moves: list[ListedMove]
    cards: tuple[str, ...]  # the name of each card, by its number


class PuzzleProgress(Struct, frozen=True):
    """What a device keeps."""

    strength: float
    streak: int
    best: int  # the longest streak
    solved: int
    done: list[str]  # the puzzles that were tried, the latest last


Kept = Annotated[dict[str, object], Meta(extra={"typescript": "Partial<PuzzleProgress>"})]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the listed moves, with its blank filled in, and what the device has kept; nothing if that is damaged."""

    move: Number
    depth: Number | None = None
    order: list[Card] | None = None
    kind: Card | None = None
    cards: list[Card] | None = None
    progress: Kept = NO_PROGRESS


class PuzzleMove(Struct, frozen=True):
    """A move, and how likely it wins."""

    text: Told
    chance: float


class PuzzleJudged(Struct, frozen=True):
    """Whether an answer solves the puzzle, and why."""

    right: bool
    counted: bool  # it was the first try
    verdict: Told
    moves: list[PuzzleMove]  # the best ones, the answer first
    reasons: list[Told]
    progress: PuzzleProgress
