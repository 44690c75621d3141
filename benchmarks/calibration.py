"""Calibrates the judge: `python -m benchmarks.calibration` plays games between masters and fits what they say of them.

It writes src/defuse/coach/calibration.json, which the judge reads, and docs/calibration.md. The games are cached in
build/calibration, by the weights that played them: a run can be interrupted and goes on where it stopped, `--games`
adds more later, and with other weights everything is played anew. 3,000 games a line take about an hour on two cores.
"""

import argparse
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.calibration_games import CHUNK, SEED, Kept, Task, play
from defuse.bots.master_bot import network_name
from defuse.coach.calibration import (
    FILE,
    KNOTS,
    USUAL_LENGTH,
    WIDEST_GAP,
    Calibration,
    Cell,
    bent,
    cell_name,
    rounded,
    straight,
    write_calibration,
)
from defuse.coach.fitting import Decile, Floats, Numbers, brier, chances, deciles, errors, fitted
from defuse.game.library import edition, plan
from defuse.lab.running.work import crew, work
from defuse.output_files import write_all
from defuse.words import ENGLISH, words_in

GAMES: Final = 3000
MAIN: Final = ("original", "original+imploding+streaking+barking", "good-vs-evil")
PLAYERS: Final = (2, 3, 4, 5)
ALSO: Final = ("party-pack", "zombie")  # the coach speaks about them, too; with fewer games behind it
RIDGE: Final = 30.0
LIGHT: Final = 1.0
FOLDS: Final = 5
HALVES: Final = 2
MOST_ROWS: Final = 60_000  # for the fit that all numbers of players share: what is said in one game is much alike
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
    for name in sorted({network_name(tuple(plan(edition(game), PLAYERS[0]).cast)) for game in (*MAIN, *ALSO)}):
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
    apart: list[Decile] = field(default_factory=list)  # of each half of the games, by a map that only saw the other
    map_errors: list[float] = field(default_factory=list)  # standard errors of these maps, in the same deciles
    own_error: float = 0.0  # of the map of the judge, in a typical decile

    @property
    def games(self) -> int:
        return len(np.unique(self.kept["move_game"]))

    @property
    def mean_apart(self) -> float:
        """The root of the mean square of the gaps between halves."""
        return _root(part.gap**2 for part in self.apart)

    @property
    def by_chance(self) -> float:
        """The same if the judge were right, and only chance made gaps: in the games, and in the map."""
        errors = zip(self.apart, self.map_errors, strict=True)
        return _root(part.error**2 + of_map**2 for part, of_map in errors)

    @property
    def left(self) -> float:
        """What is left of the gaps without chance."""
        return sqrt(max(0.0, self.mean_apart**2 - self.by_chance**2))

    def gone(self, what: str) -> Floats:
        """How many players were out."""
        return np.asarray(self.players - self.kept[f"{what}_left"].astype(np.float64))

    def numbers(self, name: str) -> Floats:
        return np.asarray(self.kept[name], dtype=np.float64)


def _root(squares: Iterable[float]) -> float:
    return sqrt(fmean(squares))


def _parts(games: Numbers, parts: int) -> Iterator[NDArray[np.bool_]]:
    """The games in so many parts, chunk by chunk."""
    for number in range(parts):
        part: NDArray[np.bool_] = games // CHUNK % parts == number
        yield part


def _bent(values: Floats, gone: Floats, pile: Floats) -> Floats:
    ones, length = np.ones(len(values)), np.log(1 + pile) - USUAL_LENGTH
    bends = [np.maximum(values - knot, 0) for knot in KNOTS]
    return np.column_stack([ones, values, gone, gone * values, length, length * values, *bends])


def _straight(values: Floats) -> Floats:
    return np.column_stack([np.ones(len(values)), values])


def _check_terms() -> None:
    """The terms here are those by which the judge goes."""
    one = np.asarray([0.7])
    assert bent(0.7, 1, 20) == tuple(_bent(one, np.asarray([1.0]), np.asarray([20.0]))[0])
    assert straight(0.7) == tuple(_straight(one)[0])


def _thinned(rows: int) -> slice:
    return slice(None, None, -(-rows // MOST_ROWS))


def fit_edition(lines: Sequence[Line]) -> tuple[Floats, list[Cell]]:
    """The head of a game, and a cell for each number of players."""
    _check_terms()
    head = _head(lines, [np.ones(len(line.kept["look_game"]), np.bool_) for line in lines])
    spread = _spread(lines)
    _look_crossed(lines)
    return head, [_fit_line(line, head, spread) for line in lines]


def _head(lines: Sequence[Line], learns: Sequence[NDArray[np.bool_]]) -> Floats:
    """What impressions count at moments without a question, the constant first."""
    looks = np.concatenate([line.kept["look"][learn] for line, learn in zip(lines, learns, strict=True)])
    won = np.concatenate([line.numbers("look_won")[learn] for line, learn in zip(lines, learns, strict=True)])
    thin = _thinned(len(looks))
    looks = looks[thin].astype(np.float64)
    return np.asarray(rounded(list(fitted(np.column_stack([np.ones(len(looks)), looks]), won[thin], RIDGE))))


def _terms(line: Line) -> Floats:
    return _bent(line.numbers("move_value"), line.gone("move"), line.numbers("move_pile"))


def _judge_crossed(line: Line) -> None:
    """Every game is judged by a map that was fitted to the others."""
    games, won, terms = line.kept["move_game"], line.numbers("move_won"), _terms(line)
    found = np.zeros(len(games))
    for part in _parts(games, FOLDS):
        found[part] = chances(terms[part] @ fitted(terms[~part], won[~part], LIGHT))
    raw = chances(line.numbers("move_value"))
    line.raw, line.judged = deciles(raw, won, games), deciles(found, won, games)
    line.briers = (brier(raw, won), brier(found, won), float(won.mean() * (1 - won.mean())))


def _look_crossed(lines: Sequence[Line]) -> None:
    parts = [list(_parts(line.kept["look_game"], HALVES)) for line in lines]
    said = [np.zeros(len(line.kept["look_game"])) for line in lines]
    for number in range(HALVES):
        head = _head(lines, [~each[number] for each in parts])
        for line, each, found in zip(lines, parts, said, strict=True):
            part, terms, won = each[number], _look_terms(line, head), line.numbers("look_won")
            found[part] = chances(terms[part] @ fitted(terms[~part], won[~part], LIGHT))
    for line, found in zip(lines, said, strict=True):
        line.looked = deciles(found, line.numbers("look_won"), line.kept["look_game"])


def _look_terms(line: Line, head: Floats) -> Floats:
    return _straight(line.kept["look"].astype(np.float64) @ head[1:] + head[0])


def _judge_apart(line: Line) -> None:
    """Each half of the games by a map that has only seen the other: what one half says too high stays too high."""
    games, won, terms = line.kept["move_game"], line.numbers("move_won"), _terms(line)
    for part in _parts(games, HALVES):
        weights = fitted(terms[~part], won[~part], LIGHT)
        line.apart += deciles(chances(terms[part] @ weights), won[part], games[part])
        line.map_errors += errors(terms[~part], won[~part], games[~part], weights, terms[part])


def _fit_line(line: Line, head: Floats, spread: float) -> Cell:
    _judge_crossed(line)
    _judge_apart(line)
    terms, won = _terms(line), line.numbers("move_won")
    moves = fitted(terms, won, LIGHT)
    line.own_error = _root(error**2 for error in errors(terms, won, line.kept["move_game"], moves, terms))
    widest = max(line.judged, key=lambda part: part.gap)
    # Chance alone makes the widest of ten gaps: it counts as far as two standard errors cannot explain it.
    fits = all(part.gap - 2 * part.error <= WIDEST_GAP for part in line.judged) and _mean_gap(line) <= WIDEST_GAP
    return Cell(
        games=line.games,
        moves=tuple(rounded(list(moves))),
        looks=tuple(rounded(list(fitted(_look_terms(line, head), line.numbers("look_won"), LIGHT)))),
        aims=_aims(line),
        spread=round(spread, 4),
        gap=round(_mean_gap(line), 4),
        doubt=round(2 * widest.error, 4),
        trusted=bool(fits and line.games >= FEWEST_GAMES),
    )


def _aims(line: Line) -> tuple[float, float]:
    """What it adds to the log odds of counting that somebody else has put a kitten back."""
    if "aim_hit" not in line.kept:
        return 0.0, 0.0
    own, hit, likely = line.kept["aim_own"], line.numbers("aim_hit"), line.numbers("aim_counted")
    odds = np.log(likely / (1 - likely))
    found = [_offset(odds[part], hit[part]) for part in (own, ~own)]
    return found[0], found[1]


def _offset(odds: Floats, hit: Floats) -> float:
    """What has to be added to all log odds so that they say as many hits as there were."""
    if not len(hit):
        return 0.0
    low, high = -6.0, 6.0
    while high - low > 1e-4:
        middle = (low + high) / 2
        # Half a hit and half a miss more keep it from going all the way where there are few draws.
        too_few = chances(odds + middle).sum() < (hit.sum() + 0.5) * len(hit) / (len(hit) + 1.0)
        low, high = (middle, high) if too_few else (low, middle)
    return round((low + high) / 2, 3)


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
    parts = [_OPENING.format(digest=digest), _summary(lines)]
    for line in lines:
        cell = cells[cell_name(line.edition, line.players)]
        parts.append(_section(line, cell))
    return "".join([*parts, others])


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
        "\n## How far it can be trusted\n",
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


def fit(editions: Sequence[str], games: int, folder: Path, digest: str) -> None:
    heads: dict[str, tuple[float, ...]] = {}
    cells: dict[str, Cell] = {}
    lines: list[Line] = []
    for name in editions:
        of_edition = [Line(name, players, load(folder, name, players, games)) for players in PLAYERS]
        there = [line for line in of_edition if line.kept]
        head, found = fit_edition(there)
        heads[name] = tuple(head)
        cells |= {cell_name(name, line.players): cell for line, cell in zip(there, found, strict=True)}
        lines += there
    card = {
        "weights": digest,
        "fitted": datetime.now(UTC).date().isoformat(),
        "seed": SEED,
        "by": "python -m benchmarks.calibration",
        "how": "logistic regression on games between masters; every fifth of them held against the others",
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
    editions = chosen.edition or (*MAIN, *ALSO)
    if not chosen.fit:
        main = [name for name in editions if name in MAIN]
        collect(main, chosen.games, chosen.workers, folder)
        collect([name for name in editions if name not in main], chosen.games // 3, chosen.workers, folder)
    fit(editions, chosen.games, folder, digest)


if __name__ == "__main__":
    main()
