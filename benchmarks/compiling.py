"""Gain from compiling each module: `python -m benchmarks.compiling` prints the table of docs/decisions/compiling.md.

For each candidate the engine is compiled twice, with and without it, and the same work is done with both in turn, each
in its own process, several times. The gain is how much more CPU time the work takes without it.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from tools.compile import KEPT, modules_to_compile

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "defuse"
WORTH_IT: Final = 0.10
LARGEST: Final = "original+imploding+streaking+barking"


# The work that people wait for, in CPU seconds


def serving() -> float:
    """A move at one of 25 tables on a server."""
    from benchmarks.server import measure

    return 1.0 / asyncio.run(measure(25, 6.0)).moves_per_cpu_s


def simulating() -> float:
    """`defuse simulate` with random players."""
    from benchmarks.simulation import measure_kept

    return 1.0 / measure_kept("original-4", 4.0).simulation


def hard() -> float:
    """A thought of the bot *hard*."""
    from benchmarks.thinking import seconds_a_thought

    return seconds_a_thought("original", 1)


def bots_at_play(name: str, games: int) -> float:
    """Games between bots of one kind, as in the arena."""
    from defuse.bots import new_bot
    from defuse.game.library import edition
    from defuse.game.setup import new_game
    from defuse.sight.observer import Observer

    began = time.process_time()
    for seed in range(games):
        game = new_game(edition(LARGEST), 4, seed)
        bots = [new_bot(name, seat) for seat in range(4)]
        observers = [Observer(game, seat, weighing=bots[seat].weighs) for seat in range(4)]
        while not game.over:
            seat = game.next_seat()
            game.play(seat, bots[seat].choose(observers[seat].view(), observers[seat].moves()))
    return time.process_time() - began


def adapter(name: str) -> float:
    """A step in an environment for research."""
    from benchmarks.adapters import measure, ours

    return 1.0 / measure({name: ours()[name]}, 3.0)[name].steps_per_s


def checking() -> float:
    """`defuse check` on all scenarios."""
    from defuse.record.scenario import check_file, scenario_files

    began = time.process_time()
    for path in scenario_files(ROOT / "scenarios"):
        check_file(path)
    return time.process_time() - began


def replaying() -> float:
    """Recorded games, told from a seat."""
    from defuse.bots import new_bot
    from defuse.game.library import edition
    from defuse.game.setup import new_game
    from defuse.record.record import Recorder, new_record
    from defuse.record.retelling import retell
    from defuse.sight.observer import Observer
    from defuse.words import ENGLISH, words_in

    records = []
    for seed in range(100):
        game = new_game(edition(LARGEST), 4, seed)
        recorder = Recorder(game, new_record(game, ["Ann", "Ben", "Cem", "Dot"], LARGEST))
        observers = [Observer(game, seat) for seat in range(4)]
        while not game.over:
            seat = game.next_seat()
            recorder.play(seat, new_bot("easy", seed).choose(observers[seat].view(), observers[seat].moves()))
        records.append(recorder.record)
    words = words_in(ENGLISH)
    began = time.process_time()
    for record in records:
        for _ in retell(record, 0, words):
            pass
    return time.process_time() - began


WORK: Final[dict[str, Callable[[], float]]] = {
    "server": serving,
    "simulate": simulating,
    "hard": hard,
    "careful": lambda: bots_at_play("careful", 300),
    "master": lambda: bots_at_play("master", 10),
    "PettingZoo": lambda: adapter("PettingZoo raw_env"),
    "OpenSpiel": lambda: adapter("OpenSpiel"),
    "check": checking,
    "replay": replaying,
}

# The work that a candidate may affect, by the beginning of its path; the first match counts.
TOUCHES: Final = {
    "server/": ("server",),
    "record/": ("server", "check", "replay"),
    "lab/": ("simulate",),
    "adapters/tree/": ("OpenSpiel",),
    "adapters/": ("PettingZoo", "OpenSpiel"),
    "encoding/": ("master", "PettingZoo"),
    "bots/careful/": ("careful", "hard"),
    "bots/searcher/": ("hard",),
    "bots/": ("careful", "hard"),
    "sight/": ("server", "careful"),
    "game/": ("server", "simulate", "check"),
}


@dataclass(frozen=True)
class Candidate:
    """Modules that are compiled together or not at all."""

    name: str
    modules: tuple[Path, ...]

    @property
    def touches(self) -> tuple[str, ...]:
        return next(work for beginning, work in TOUCHES.items() if self.name.startswith(beginning))


def candidates(patterns: Sequence[str]) -> list[Candidate]:
    """A candidate for each pattern, such as `server/wire/seat_feed.py` or `encoding/*.py`."""
    listed = set(modules_to_compile())
    return [Candidate(each, tuple(sorted(listed & set(SOURCE.glob(each))))) for each in patterns]


def compiled_tree(folder: Path, without: Sequence[Path]) -> Path:
    """A copy of the project with the engine compiled except these modules."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copytree(ROOT / "tools", folder / "tools")
    for name in ("objects", "headers"):
        if (KEPT / name).is_dir():
            shutil.copytree(KEPT / name, folder / "build" / "compiled" / name)
    left = [path.relative_to(ROOT).as_posix() for path in modules_to_compile() if path not in without]
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    settings = re.compile(r"(hooks\.mypyc\]\n.*?\ninclude = )\[.*?\]", re.S)
    (folder / "pyproject.toml").write_text(settings.sub(lambda found: found[1] + json.dumps(left), text), "utf-8")
    code = "import pathlib, tools.compile as c; c.STAMP = pathlib.Path('stamp'); c.compile_engine(); assert c.place()"
    subprocess.run([sys.executable, "-c", code], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


def cpu(tree: Path, work: str) -> float:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tree / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "benchmarks.compiling", "--work", work]
    done = subprocess.run(command, cwd=tree, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout)


def gains(whole: Path, candidate: Candidate, rounds: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        part = compiled_tree(Path(folder), candidate.modules)
        found: dict[str, float] = {}
        for work in candidate.touches:
            ratios = [cpu(part, work) / cpu(whole, work) for _ in range(rounds)]
            found[work] = median(ratios) - 1.0
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("patterns", nargs="*", help="modules below src/defuse, such as encoding/*.py")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--work", choices=WORK, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        print(WORK[asked.work]())
        return
    everything = [path.relative_to(SOURCE).as_posix() for path in modules_to_compile()]
    print("| without | " + " | ".join(WORK) + " |\n|---|" + "---:|" * len(WORK), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        whole = compiled_tree(Path(folder), [])
        for candidate in candidates(asked.patterns or everything):
            found = gains(whole, candidate, asked.rounds)
            cells = [f"{found[work]:+.0%}" if work in found else "" for work in WORK]
            verdict = "" if max(found.values()) >= WORTH_IT else " (not worth it)"
            print(f"| {candidate.name}{verdict} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
