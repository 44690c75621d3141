"""Calibrates the judge: `python -m benchmarks.calibration` plays games between masters and fits what they say of them.

It writes src/defuse/coach/calibration.json, which the judge reads, and docs/calibration.md. The games are cached in
build/calibration, by the weights that played them: a run can be interrupted and goes on where it stopped, `--games`
adds more later, and with other weights everything is played anew. 3,000 games a line take about an hour on two cores.
`--edition` and `--players` add games to some lines alone, and only these are fitted anew; what a game shares among its
numbers of players (its head, and how far two moves may be wrong) is only fitted with all of them.
"""

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.calibration_games import CHUNK, SEED, Kept, Task, play
from benchmarks.calibration_page import Line, merged, page, root
from defuse.bots.master_bot import network_name
from defuse.coach.calibration import (
    FILE,
    KNOTS,
    USUAL_LENGTH,
    WIDEST_GAP,
    Calibration,
    Cell,
    bent,
    calibration,
    cell_name,
    rounded,
    straight,
    write_calibration,
)
from defuse.coach.fitting import Floats, Numbers, brier, chances, deciles, errors, fitted
from defuse.game.library import edition, plan
from defuse.lab.running.work import crew, work
from defuse.output_files import write_all

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


def weights_digest() -> str:
    """What the calibration belongs to: the networks that play the games of its lines."""
    seen = hashlib.sha256()
    for name in sorted({network_name(tuple(plan(edition(game), PLAYERS[0]).cast)) for game in (*MAIN, *ALSO)}):
        seen.update((WEIGHTS / f"{name}.npz").read_bytes())
    return seen.hexdigest()[:16]


# Playing


def tasks(editions: Sequence[str], numbers: Sequence[int], games: int, folder: Path) -> Iterator[Task]:
    """What is not there yet: a file of each line, then the next of each, so that all lines grow alike."""
    for chunk in range(-(-games // CHUNK)):
        for name in editions:
            for players in numbers:
                task = Task(name, players, chunk)
                if not (folder / task.file).exists():
                    yield task


def collect(editions: Sequence[str], numbers: Sequence[int], games: int, workers: int | None, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for task, kept in work(play, tasks(editions, numbers, games, folder), crew(workers)):
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
    parts = [list(_parts(line.kept["look_game"], HALVES)) for line in lines]
    heads = [_head(lines, [~each[number] for each in parts]) for number in range(HALVES)]
    return head, [_fit_line(line, head, heads, spread) for line in lines]


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


def _look_crossed(line: Line, heads: Sequence[Floats]) -> None:
    """Each part of the games by a map and a head that were fitted to the others."""
    games, won = line.kept["look_game"], line.numbers("look_won")
    said = np.zeros(len(games))
    for part, head in zip(_parts(games, len(heads)), heads, strict=True):
        terms = _look_terms(line, head)
        said[part] = chances(terms[part] @ fitted(terms[~part], won[~part], LIGHT))
    line.looked = deciles(said, won, games)


def _look_terms(line: Line, head: Floats) -> Floats:
    return _straight(line.kept["look"].astype(np.float64) @ head[1:] + head[0])


def _judge_apart(line: Line) -> None:
    """Each half of the games by a map that has only seen the other: what one half says too high stays too high."""
    games, won, terms = line.kept["move_game"], line.numbers("move_won"), _terms(line)
    for part in _parts(games, HALVES):
        weights = fitted(terms[~part], won[~part], LIGHT)
        line.apart += deciles(chances(terms[part] @ weights), won[part], games[part])
        line.map_errors += errors(terms[~part], won[~part], games[~part], weights, terms[part])


def _fit_line(line: Line, head: Floats, heads: Sequence[Floats], spread: float) -> Cell:
    _judge_crossed(line)
    _look_crossed(line, heads)
    _judge_apart(line)
    terms, won = _terms(line), line.numbers("move_won")
    moves = fitted(terms, won, LIGHT)
    line.own_error = root(error**2 for error in errors(terms, won, line.kept["move_game"], moves, terms))
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


def fit(editions: Sequence[str], numbers: Sequence[int], games: int, folder: Path, digest: str) -> None:
    is_partial = len(editions) < len((*MAIN, *ALSO)) or len(numbers) < len(PLAYERS)
    known = calibration()
    heads, cells = (dict(known.heads), dict(known.cells)) if is_partial else ({}, {})
    lines: list[Line] = []
    for name in editions:
        of_edition = [Line(name, players, load(folder, name, players, games)) for players in numbers]
        there = [line for line in of_edition if line.kept]
        if len(numbers) == len(PLAYERS):
            head, found = fit_edition(there)
            heads[name] = tuple(head)
        else:
            head = np.asarray(heads[name])
            found = [
                _fit_line(line, head, [head] * HALVES, cells[cell_name(name, line.players)].spread) for line in there
            ]
        cells |= {cell_name(name, line.players): cell for line, cell in zip(there, found, strict=True)}
        lines += there
    card = {
        "weights": digest,
        "fitted": datetime.now(UTC).date().isoformat(),
        "seed": SEED,
        "by": "python -m benchmarks.calibration",
        "how": "logistic regression on games between masters; every fifth of them held against the others",
    }
    text = page(lines, cells, digest)
    if is_partial:
        text = merged(PAGE.read_text(encoding="utf-8"), text)
    write_all({DATA: write_calibration(Calibration(card, heads, cells)).encode(), PAGE: text.encode()})
    for line in lines:
        cell = cells[cell_name(line.edition, line.players)]
        widest = max(part.gap for part in line.judged)
        print(f"{line.edition} {line.players}: {cell.games} games, gap {widest:.4f}, {cell}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Calibrate the judge of the coach.")
    parser.add_argument("--games", type=int, default=GAMES, help="games for each line")
    parser.add_argument("--edition", action="append", help="only these games, instead of the main ones")
    parser.add_argument("--players", type=int, action="append", choices=PLAYERS, help="only so many players")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if nothing is said")
    parser.add_argument("--fit", action="store_true", help="play nothing, fit what is there")
    chosen = parser.parse_args()
    digest = weights_digest()
    folder = KEPT / digest
    editions, numbers = chosen.edition or (*MAIN, *ALSO), chosen.players or PLAYERS
    if not chosen.fit:
        main = [name for name in editions if name in MAIN]
        others = [name for name in editions if name not in main]
        collect(main, numbers, chosen.games, chosen.workers, folder)
        collect(others, numbers, chosen.games // 3, chosen.workers, folder)
    fit(editions, numbers, chosen.games, folder, digest)


if __name__ == "__main__":
    main()
