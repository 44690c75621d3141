"""Calibrates the judge: `python -m benchmarks.calibration` plays games between masters and fits what they say of them.

It writes src/defuse/coach/calibration.json, which the judge reads, and docs/calibration.md. The games are cached in
build/calibration, by the weights that played them: a run can be interrupted and goes on where it stopped, `--games`
adds more later, and with other weights everything is played anew. 3,000 games a line take about an hour on two cores.
"""

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.calibration_games import CHUNK, SEED, Kept, Task, play
from defuse.bots.master_bot import network_name
from defuse.coach.calibration import (
    FILE,
    WIDEST_GAP,
    Calibration,
    Cell,
    bent,
    cell_name,
    rounded,
    straight,
    write_calibration,
)
from defuse.coach.fitting import Decile, Floats, Numbers, brier, chances, deciles, fitted
from defuse.game.library import edition, plan
from defuse.lab.running.work import crew, work
from defuse.output_files import write_all
from defuse.words import ENGLISH, words_in

GAMES: Final = 3000
MAIN: Final = ("original", "original+imploding+streaking+barking", "good-vs-evil")
PLAYERS: Final = (2, 3, 4, 5)
RIDGE: Final = 30.0
FEWEST_GAMES: Final = 400

HOUSE: Final = Path(__file__).resolve().parent.parent
KEPT: Final = HOUSE / "build" / "calibration"
DATA: Final = HOUSE / "src" / "defuse" / "coach" / FILE
PAGE: Final = HOUSE / "docs" / "calibration.md"
WEIGHTS: Final = HOUSE / "src" / "defuse" / "bots" / "weights"
_WORDS: Final = words_in(ENGLISH)
_SPEAKS: Final = "The judge speaks."
_SILENT: Final = "The judge is silent."


def weights_digest() -> str:
    """What the calibration belongs to: the networks that play the games of its lines."""
    seen = hashlib.sha256()
    for name in sorted({network_name(tuple(plan(edition(game), PLAYERS[0]).cast)) for game in MAIN}):
        seen.update((WEIGHTS / f"{name}.npz").read_bytes())
    return seen.hexdigest()[:16]


# Playing


def tasks(editions: Sequence[str], games: int, folder: Path) -> Iterator[Task]:
    """What is not there yet: a file of each line, then the next of each, so that all lines grow alike."""
    for chunk in range(-(-games // CHUNK)):
        for name in editions:
            for players in PLAYERS:
                task = Task(name, players, chunk)
                if not (folder / task.file).exists():
                    yield task


def collect(editions: Sequence[str], games: int, workers: int | None, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for task, kept in work(play, tasks(editions, games, folder), crew(workers)):
        new = folder / f".{task.file}"
        np.savez_compressed(new, **kept)  # type: ignore[arg-type]
        new.replace(folder / task.file)
        print(task.file, flush=True)


# Fitting


def load(folder: Path, name: str, players: int, most: int) -> Kept:
    """All that was noted in a line."""
    files = sorted(folder.glob(f"{name} {players} *.npz"))[: -(-most // CHUNK)]
    parts: list[Kept] = []
    for file in files:
        with np.load(file) as data:
            parts.append(dict(data))
    names = {key for part in parts for key in part}
    return {key: np.concatenate([part[key] for part in parts if key in part]) for key in names}


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

    @property
    def games(self) -> int:
        return len(np.unique(self.kept["move_game"]))


def _halves(games: Numbers) -> NDArray[np.bool_]:
    """Which games are in the first half; each half is judged by what was fitted to the other."""
    half: NDArray[np.bool_] = games // CHUNK % 2 == 0
    return half


def _crossed(terms: Floats, won: Floats, half: NDArray[np.bool_], ridge: float) -> Floats:
    """The log odds of each half by what was fitted to the other."""
    said = np.zeros(len(won))
    for part in (half, ~half):
        said[part] = terms[part] @ fitted(terms[~part], won[~part], ridge)
    return said


def _bent(values: Floats) -> Floats:
    return np.column_stack([np.ones(len(values)), values, np.maximum(values, 0)])


def fit_edition(name: str, lines: Sequence[Line]) -> tuple[Floats, dict[str, Cell]]:
    """The head of a game, and a cell for each number of players."""
    assert bent(-1.0) == tuple(_bent(np.asarray([-1.0]))[0])
    assert len(straight(0.0)) == 2
    looks = np.concatenate([line.kept["look"] for line in lines]).astype(np.float64)
    terms = np.column_stack([np.ones(len(looks)), looks])
    won = np.concatenate([line.kept["look_won"] for line in lines]).astype(np.float64)
    half = _halves(np.concatenate([line.kept["look_game"] for line in lines]))
    head = fitted(terms, won, RIDGE)
    crossed = _crossed(terms, won, half, RIDGE)
    cells: dict[str, Cell] = {}
    start = 0
    for line in lines:
        part = slice(start, start + len(line.kept["look"]))
        start = part.stop
        cells[cell_name(name, line.players)] = _fit_line(line, crossed[part], terms[part] @ head, _spread(lines))
    return head, cells


def _fit_line(line: Line, crossed: Floats, by_head: Floats, spread: float) -> Cell:
    kept = line.kept
    games, value = kept["move_game"], kept["move_value"].astype(np.float64)
    won = kept["move_won"].astype(np.float64)
    said = chances(_crossed(_bent(value), won, _halves(games), 1e-3))
    line.raw = deciles(chances(value), won, games)
    line.judged = deciles(said, won, games)
    line.briers = (brier(chances(value), won), brier(said, won), float(won.mean() * (1 - won.mean())))
    look_won = kept["look_won"].astype(np.float64)
    ones = np.ones(len(look_won))
    looked = chances(_crossed(np.column_stack([ones, crossed]), look_won, _halves(kept["look_game"]), 1e-3))
    line.looked = deciles(looked, look_won, kept["look_game"])
    widest = max(line.judged, key=lambda part: part.gap)
    # Chance alone makes the widest of ten gaps: it counts as far as two standard errors cannot explain it.
    fits = all(part.gap - 2 * part.error <= WIDEST_GAP for part in line.judged) and _mean_gap(line) <= WIDEST_GAP
    return Cell(
        games=line.games,
        moves=tuple(rounded(list(fitted(_bent(value), won, 1e-3)))),
        looks=tuple(rounded(list(fitted(np.column_stack([ones, by_head]), look_won, 1e-3)))),
        spread=round(spread, 4),
        gap=round(_mean_gap(line), 4),
        doubt=round(2 * widest.error, 4),
        trusted=bool(fits and line.games >= FEWEST_GAMES),
    )


def _mean_gap(line: Line) -> float:
    return float(np.mean([part.gap for part in line.judged]))


def _spread(lines: Sequence[Line]) -> float:
    """How wrong the difference of two moves may be, in log odds: what master and searcher differ by, beyond chance."""
    first, second, gain, error = (
        np.concatenate([line.kept[name] for line in lines if name in line.kept]).astype(np.float64)
        for name in ("pair_first", "pair_second", "pair_gain", "pair_error")
    )
    likely = chances(first)
    missed = (likely - chances(second) - gain) ** 2 - error**2
    # Half of what they differ by is the searcher's.
    return float(np.sqrt(max(0.01, missed.mean() / ((likely * (1 - likely)) ** 2).mean() / 2)))


# Writing


def page(lines: Sequence[Line], cells: dict[str, Cell], others: str, digest: str) -> str:
    parts = [_OPENING.format(digest=digest)]
    for line in lines:
        cell = cells[cell_name(line.edition, line.players)]
        parts.append(_section(line, cell))
    return "".join([*parts, others])


_OPENING: Final = """# What the judge says, and what came of it

Written by `python -m benchmarks.calibration`; do not edit it by hand. Masters play each other with full reaction
windows. Every decision is an entry: what the judge said of the move that was made, and whether that seat won. All that
was said is cut into ten parts of equal size. "Before" is the network by itself, "after" is the judge; every game was
judged by maps that were fitted to the other half of the games. ± is one standard error of the gap, clustered by game.
"Looks" are moments at which the seat was not asked. All figures are in percent or points. Weights: {digest}.
"""


def _section(line: Line, cell: Cell) -> str:
    before, after, constant = line.briers
    raw_gaps, gaps = [part.gap for part in line.raw], [part.gap for part in line.judged]
    rows = [
        f"\n## {_WORDS.game(line.edition)}, {line.players} players\n",
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


def other_moves(lines: Sequence[Line], cells: dict[str, Cell]) -> str:
    """How the moves turned out that the master would not have made."""
    rows = [
        "\n## Moves that the master would not make\n",
        "In every tenth game one seat made one move at random, and all went on as masters.\n",
        "| game | players | such moves | said | won | ± |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for line in lines:
        if "other_value" in line.kept:
            cell = cells[cell_name(line.edition, line.players)]
            said = np.asarray([cell.of_move(float(value)) for value in line.kept["other_value"]])
            won = line.kept["other_won"].astype(np.float64)
            error = float(np.sqrt((said * (1 - said)).mean() / len(said)))
            rows.append(
                f"| {_WORDS.game(line.edition)} | {line.players} | {len(won)} | {100 * said.mean():.1f} | "
                f"{100 * won.mean():.1f} | {100 * error:.1f} |"
            )
    return "\n".join([*rows, ""])


def fit(editions: Sequence[str], games: int, folder: Path, digest: str) -> None:
    heads: dict[str, tuple[float, ...]] = {}
    cells: dict[str, Cell] = {}
    lines: list[Line] = []
    for name in editions:
        of_edition = [Line(name, players, load(folder, name, players, games)) for players in PLAYERS]
        head, found = fit_edition(name, [line for line in of_edition if line.kept])
        heads[name] = tuple(head)
        cells |= found
        lines += [line for line in of_edition if line.kept]
    card = {
        "weights": digest,
        "fitted": datetime.now(UTC).date().isoformat(),
        "seed": SEED,
        "by": "python -m benchmarks.calibration",
        "how": "logistic regression on games between masters; every line held against the other half of its games",
    }
    text = page(lines, cells, other_moves(lines, cells), digest)
    write_all({DATA: write_calibration(Calibration(card, heads, cells)).encode(), PAGE: text.encode()})
    for line in lines:
        cell = cells[cell_name(line.edition, line.players)]
        widest = max(part.gap for part in line.judged)
        print(f"{line.edition} {line.players}: {cell.games} games, gap {widest:.4f}, {cell}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Calibrate the judge of the coach.")
    parser.add_argument("--games", type=int, default=GAMES, help="games for each line")
    parser.add_argument("--edition", action="append", help="only these games, instead of the main ones")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if nothing is said")
    parser.add_argument("--fit", action="store_true", help="play nothing, fit what is there")
    chosen = parser.parse_args()
    digest = weights_digest()
    folder = KEPT / digest
    editions = chosen.edition or MAIN
    if not chosen.fit:
        collect(editions, chosen.games, chosen.workers, folder)
    fit(editions, chosen.games, folder, digest)


if __name__ == "__main__":
    main()
