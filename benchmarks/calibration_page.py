"""What was found out about the judge as a page of tables; lines that were not fitted stay as they were."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Final

import numpy as np

from benchmarks.calibration_games import Kept
from defuse.coach.calibration import Cell, cell_name
from defuse.coach.fitting import Decile, Floats
from defuse.words import ENGLISH, words_in

_WORDS: Final = words_in(ENGLISH)
_SPEAKS: Final = "The judge speaks."
_SILENT: Final = "The judge is silent."
_HEADING: Final = "\n## "
_TRUST: Final = "How far it can be trusted"
_OTHER_MOVES: Final = "Moves that the master would not make"
_OF_ALL: Final = (_TRUST, _OTHER_MOVES)  # sections with a row for each line


@dataclass
class Line:
    """A game with a number of players: what was noted, and how well the judge fits it."""

    edition: str
    players: int
    kept: Kept
    raw: list[Decile] = field(default_factory=list)
    judged: list[Decile] = field(default_factory=list)
    looked: list[Decile] = field(default_factory=list)
    briers: tuple[float, float, float] = (0.0, 0.0, 0.0)
    apart: list[Decile] = field(default_factory=list)  # of each half of the games, by a map that only saw the other
    map_errors: list[float] = field(default_factory=list)  # standard errors of these maps, in the same deciles
    own_error: float = 0.0  # of the map of the judge, in a typical decile

    @property
    def games(self) -> int:
        return len(np.unique(self.kept["move_game"]))

    @property
    def mean_apart(self) -> float:
        """The root of the mean square of the gaps between halves."""
        return root(part.gap**2 for part in self.apart)

    @property
    def by_chance(self) -> float:
        """The same if the judge were right, and only chance made gaps: in the games, and in the map."""
        errors = zip(self.apart, self.map_errors, strict=True)
        return root(part.error**2 + of_map**2 for part, of_map in errors)

    @property
    def left(self) -> float:
        """What is left of the gaps without chance."""
        return sqrt(max(0.0, self.mean_apart**2 - self.by_chance**2))

    def gone(self, what: str) -> Floats:
        """How many players were out."""
        return np.asarray(self.players - self.kept[f"{what}_left"].astype(np.float64))

    def numbers(self, name: str) -> Floats:
        return np.asarray(self.kept[name], dtype=np.float64)


def root(squares: Iterable[float]) -> float:
    return sqrt(fmean(squares))


def page(lines: Sequence[Line], cells: dict[str, Cell], digest: str) -> str:
    parts = [_OPENING.format(digest=digest), _summary(lines)]
    for line in lines:
        cell = cells[cell_name(line.edition, line.players)]
        parts.append(_section(line, cell))
    return "".join([*parts, _other_moves(lines, cells)])


_OPENING: Final = """# What the judge says, and what came of it

Written by `python -m benchmarks.calibration`; do not edit it by hand. Masters play each other with full reaction
windows. Every decision is an entry: what the judge said of the move that was made, and whether that seat won. All that
was said is cut into ten parts of equal size. "Before" is the network by itself, "after" is the judge; every game was
judged by maps that were fitted to the other four fifths of the games. ± is one standard error of the gap, clustered by
game. "Looks" are moments at which the seat was not asked. All figures are in percent or points. Weights: {digest}.
"""


def _summary(lines: Sequence[Line]) -> str:
    """How far the judge is from right, as far as that can be told."""
    rows = [
        f"{_HEADING}{_TRUST}\n",
        "Gaps of games that are judged by the others, as below, are a bit too small: where the map says too much for "
        "one part of the games it says too little for the rest. So here one half of the games is judged by a map that "
        "has only seen the other, and the two are not mixed. *Apart* is the typical one of these twenty gaps (the root "
        "of their mean square), *by chance* is what it would be if the judge were right: chance in the games that are "
        "measured, and in those that the map was fitted to. *Left* is what chance does not explain. The map of the "
        "judge is fitted to all games; *its own ±* is what chance makes of that one. *Widest* is the widest gap of the "
        "tables below.\n",
        "| game | players | games | widest | apart | by chance | left | its own ± |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for line in lines:
        widest = max(part.gap for part in line.judged)
        figures = (widest, line.mean_apart, line.by_chance, line.left, line.own_error)
        told = " | ".join(f"{100 * figure:.1f}" for figure in figures)
        rows.append(f"| {_WORDS.game(line.edition)} | {line.players} | {line.games} | {told} |")
    return "\n".join([*rows, ""])


def _section(line: Line, cell: Cell) -> str:
    before, after, constant = line.briers
    raw_gaps, gaps = [part.gap for part in line.raw], [part.gap for part in line.judged]
    rows = [
        f"{_HEADING}{_WORDS.game(line.edition)}, {line.players} players\n",
        f"{line.games} games, {len(line.kept['move_won'])} decisions. {_SPEAKS if cell.trusted else _SILENT} "
        f"Brier score before {before:.4f}, after {after:.4f}, of a constant {constant:.4f}. Two moves are equal within "
        f"{100 * cell.error(1 / line.players):.1f} points at {100 / line.players:.0f} %. Widest gap before "
        f"{100 * max(raw_gaps):.1f}, after {100 * max(gaps):.1f}; mean {100 * fmean(raw_gaps):.1f} and "
        f"{100 * fmean(gaps):.1f}.\n",
        "| before: said | won | gap | after: said | won | gap | ± | looks: said | won | gap | ± |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for raw, judged, looked in zip(line.raw, line.judged, line.looked, strict=True):
        figures = [
            *(raw.said, raw.won, raw.won - raw.said),
            *(judged.said, judged.won, judged.won - judged.said, judged.error),
            *(looked.said, looked.won, looked.won - looked.said, looked.error),
        ]
        rows.append("| " + " | ".join(f"{100 * figure:.1f}" for figure in figures) + " |")
    return "\n".join([*rows, ""])


def _other_moves(lines: Sequence[Line], cells: dict[str, Cell]) -> str:
    """How the moves turned out that the master would not have made."""
    rows = [
        f"{_HEADING}{_OTHER_MOVES}\n",
        "In every tenth game one seat made one move at random, and all went on as masters.\n",
        "| game | players | such moves | said | won | ± |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for line in lines:
        if "other_left" in line.kept:
            cell = cells[cell_name(line.edition, line.players)]
            noted = zip(line.kept["other_value"], line.gone("other"), line.kept["other_pile"], strict=True)
            said = np.asarray([cell.of_move(float(value), int(gone), int(pile)) for value, gone, pile in noted])
            won = line.kept["other_won"].astype(np.float64)
            error = float(np.sqrt((said * (1 - said)).mean() / len(said)))
            rows.append(
                f"| {_WORDS.game(line.edition)} | {line.players} | {len(won)} | {100 * said.mean():.1f} | "
                f"{100 * won.mean():.1f} | {100 * error:.1f} |"
            )
    return "\n".join([*rows, ""])


def merged(former: str, found: str) -> str:
    """The former page with the sections and the rows of the lines that were found."""
    new = dict(_titled(found))
    parts = []
    for title, section in _titled(former):
        if title not in _OF_ALL:
            parts.append(new.get(title, section))
            continue
        rows = {_line_of(row): row for row in new[title].splitlines(keepends=True) if row.startswith("|")}
        parts += [
            rows.get(_line_of(row), row) if row.startswith("|") else row for row in section.splitlines(keepends=True)
        ]
    return "".join(parts)


def _titled(text: str) -> Iterator[tuple[str, str]]:
    """The sections of a page with their titles, the opening first."""
    for number, section in enumerate(text.split(_HEADING)):
        title = section.partition("\n")[0]
        yield title, section if number == 0 else _HEADING + section


def _line_of(row: str) -> tuple[str, ...]:
    """The game and the number of players that a row is about."""
    return tuple(cell.strip() for cell in row.split("|")[1:3])
