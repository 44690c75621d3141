"""`defuse puzzles mine` and `defuse puzzles confirm`: their arguments, and what they do."""

import argparse
from pathlib import Path
from typing import Final

from defuse.asked import CannotDo
from defuse.lab.running.asked import at_least_1, seed_asked
from defuse.lab.running.command import carry_out
from defuse.output_files import why_not_written
from defuse.words import Words

GAMES: Final = 2400
KEEP: Final = 500
MOST_BYTES: Final = 500_000
_SHARE: Final = 0.95  # of the puzzles have to pass when they are tried out again
_FAILED: Final = 1


def add_mine(mine: argparse.ArgumentParser, words: Words) -> None:
    mine.add_argument("records", nargs="*", metavar="PATH", type=Path, help=words("cli-puzzles-mine-records"))
    mine.add_argument("--out", metavar="DIR", type=Path, required=True, help=words("cli-puzzles-mine-out"))
    mine.add_argument(
        "--games", metavar="N", type=int, default=GAMES, help=words("cli-puzzles-mine-games", games=str(GAMES))
    )
    mine.add_argument(
        "--keep", metavar="N", type=int, default=KEEP, help=words("cli-puzzles-mine-keep", puzzles=str(KEEP))
    )
    mine.add_argument("--seed", metavar="N", type=int, help=words("cli-lab-seed"))
    mine.add_argument("--workers", metavar="N", type=int, help=words("cli-lab-workers"))
    mine.set_defaults(run=lambda chosen, words: carry_out(lambda: _mine(chosen, words), words))


def add_confirm(confirm: argparse.ArgumentParser, words: Words) -> None:
    confirm.add_argument("paths", nargs="+", metavar="PATH", type=Path, help=words("cli-puzzles-confirm-paths"))
    confirm.add_argument("--seed", metavar="N", type=int, help=words("cli-lab-seed"))
    confirm.add_argument("--workers", metavar="N", type=int, help=words("cli-lab-workers"))
    confirm.set_defaults(run=lambda chosen, words: carry_out(lambda: _confirm(chosen, words), words))


def _mine(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.lab.running.work import crew
    from defuse.puzzles.mining.mine import Mine

    for number, option in ((chosen.games, "--games"), (chosen.keep, "--keep"), (chosen.workers, "--workers")):
        at_least_1(number, option, words)
    files = _files(chosen.records, words)
    try:
        mine = Mine(chosen.out, seed_asked(chosen.seed, words))
    except OSError as error:
        raise CannotDo(words("lab-not-written", problem=why_not_written(error))) from None
    tasks = mine.files(files) if files else mine.tasks(chosen.games)
    mine.dig(
        tasks,
        crew(chosen.workers),
        lambda name, number: print(words("cli-puzzles-dug", name=name, number=number), flush=True),
    )
    paths = mine.keep(
        chosen.keep,
        MOST_BYTES * chosen.keep // KEEP,
        crew(chosen.workers),
        lambda kept, wanted: print(words("cli-puzzles-kept", kept=kept, wanted=wanted), flush=True),
    )
    size = sum(path.stat().st_size for path in paths)
    print(words("cli-puzzles-mined", number=len(paths), folder=str(chosen.out), size=size))
    return 0


def _files(paths: list[Path], words: Words) -> list[Path]:
    """The records and puzzles that were named, and those of the folders that were named; each can be read."""
    found: list[Path] = []
    for path in paths:
        found += sorted([*path.rglob("*.json"), *path.rglob("*.toml")]) if path.is_dir() else [path]
    for path in found:
        _must_be_readable(path)
    if paths and not found:
        raise CannotDo(words("cli-puzzles-no-records"))
    return found


def _must_be_readable(path: Path) -> None:
    """Read a puzzle or a record to its end before any work begins on others."""
    from defuse.puzzles.puzzle import read_puzzle
    from defuse.record.record import BadRecord, load_record
    from defuse.record.scenario import ScenarioFailure

    try:
        if path.suffix == ".json":
            load_record(path)
        else:
            read_puzzle("", path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CannotDo(f"{path}: {error.strerror}") from None
    except (BadRecord, ScenarioFailure, ValueError) as error:
        raise CannotDo(f"{path}: {error}") from None


def _confirm(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.lab.running.work import crew
    from defuse.puzzles.mining.confirming import DEPTH
    from defuse.puzzles.mining.mine import checked
    from defuse.record.scenario import scenario_files

    at_least_1(chosen.workers, "--workers", words)
    paths = [file for path in chosen.paths for file in scenario_files(path)]
    if not paths:
        raise CannotDo(words("cli-check-empty", path=str(chosen.paths[0])))
    for path in paths:
        _must_be_readable(path)
    passed = 0
    for path, result in checked(paths, seed_asked(chosen.seed, words), crew(chosen.workers)):
        passed += result.passes
        points, error = f"{100 * result.gain:.1f}", f"{100 * result.error:.1f}"
        if result.passes:
            said = words("cli-puzzles-passes", file=str(path), points=points, error=error)
        else:
            said = words("cli-puzzles-fails", file=str(path), points=points, error=error)
        print(said, flush=True)
    share = f"{100 * passed / len(paths):.1f}"
    print(words("puzzle-mine-confirmed", number=passed, all=len(paths), share=share, depth=DEPTH))
    return 0 if passed >= _SHARE * len(paths) else _FAILED
