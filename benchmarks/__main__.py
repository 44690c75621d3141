"""`python -m benchmarks` (or `make bench`) measures, prints a table and writes build/bench.json."""

import argparse
import cProfile
import json
import os
import pstats
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Final

import defuse
from benchmarks import adapters, simulation
from benchmarks.measure import SETTINGS, Figures, measure, planned
from defuse.game import engine
from defuse.game.chance import Dice
from defuse.game.playout import play_out
from defuse.game.setup import deal

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "build" / "bench.json"
PLAIN: Final = "original-4-plain"
REPETITIONS: Final = 3

# The targets of the figures: the minimum, and the goal.
GAMES_PER_UNIT: Final = {"original-4": (7.8, 10.0), "expansions-4": (3.0, 4.5), PLAIN: (0.75, 1.0)}
CLONE_US: Final = {"original-4": (0.9, 0.5), "expansions-4": (1.1, 0.7)}


def is_compiled() -> bool:
    return not engine.__file__.endswith(".py")


def on_plain_python(*arguments: str) -> str:
    """Run this module on a copy of the sources without compiled modules; returns its output."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(Path(defuse.__file__).parent, source / "defuse", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
        command = [sys.executable, "-m", "benchmarks", "--here", *arguments]
        done = subprocess.run(command, env=environment, cwd=folder, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def measure_all(seconds: float) -> dict[str, list[Figures]]:
    """Measure every setting in turn, several times, so that a slow minute of the machine does not hit only one."""
    figures: dict[str, list[Figures]] = {name: [] for name in [*SETTINGS, PLAIN]}
    for repetition in range(REPETITIONS):
        for name, measured in figures.items():
            show(f"{repetition + 1}/{REPETITIONS} {name}")
            if name == PLAIN:
                plain = on_plain_python("--measure", "original-4", "--seconds", str(seconds))
                measured.append(Figures(**json.loads(plain)))
            else:
                measured.append(measure(name, seconds))
    show("")
    return figures


def show(progress: str) -> None:
    """One line of progress that is overwritten."""
    if sys.stderr.isatty():
        print(f"\r{progress:30}", end="\r", file=sys.stderr, flush=True)


def summed_up(measured: list[Figures]) -> dict[str, float]:
    """The medians of all repetitions, absolute and per reference unit."""
    return {
        "games_per_s": median(m.games_per_s for m in measured),
        "games_per_unit": median(m.games_per_s / m.units_per_s for m in measured),
        "decisions_per_s": median(m.decisions_per_s for m in measured),
        "decisions_per_unit": median(m.decisions_per_s / m.units_per_s for m in measured),
        "legal_us": median(m.legal_us for m in measured),
        "legal_per_unit": median(1e6 / m.legal_us / m.units_per_s for m in measured),
        "clone_us": median(m.clone_us for m in measured),
        "clone_per_unit": median(1e6 / m.clone_us / m.units_per_s for m in measured),
    }


def table(results: dict[str, dict[str, float]]) -> str:
    head = f"{'':18}{'games/s':>9}{'/unit':>8}{'decisions/s':>13}{'/unit':>8}"
    head += f"{'legal µs':>10}{'/unit':>8}{'clone µs':>10}{'/unit':>8}"
    lines = [head]
    for name, result in results.items():
        games = f"{result['games_per_s']:>9,.0f}{result['games_per_unit']:>8.2f}"
        decisions = f"{result['decisions_per_s']:>13,.0f}{result['decisions_per_unit']:>8.1f}"
        legal = f"{result['legal_us']:>10.2f}{result['legal_per_unit']:>8.1f}"
        clone = f"{result['clone_us']:>10.2f}{result['clone_per_unit']:>8.1f}"
        lines.append(f"{name:18}{games}{decisions}{legal}{clone}")
    return "\n".join(lines)


def bars(results: dict[str, dict[str, float]]) -> str:
    lines = [f"{'':32}{'is':>8}{'must':>8}{'goal':>8}"]
    for name, (must, goal) in GAMES_PER_UNIT.items():
        found = results[name]["games_per_unit"]
        verdict = "goal" if found >= goal else "must" if found >= must else "MISSED"
        lines.append(f"{name + ', games/unit':32}{found:>8.2f}{must:>8.2f}{goal:>8.2f}  {verdict}")
    for name, (must, goal) in CLONE_US.items():
        found = results[name]["clone_us"]
        verdict = "goal" if found <= goal else "must" if found <= must else "MISSED"
        lines.append(f"{name + ', µs per clone':32}{found:>8.2f}{must:>8.2f}{goal:>8.2f}  {verdict}")
    return "\n".join(lines)


def bench(seconds: float) -> None:
    figures = measure_all(seconds)
    results = {name: summed_up(measured) for name, measured in figures.items()}
    units = median(m.units_per_s for measured in figures.values() for m in measured)
    spread = [f"{min(rates) / max(rates):.2f}" for m in figures.values() if (rates := [f.games_per_s for f in m])]
    state = "compiled" if is_compiled() else "plain Python: `make compile` first for the figures that count"
    print(f"Random play, quick Nope windows, events recorded, one process; the engine is {state}.")
    print(
        f"Per CPU-second and per reference unit ({units:,.0f} units per CPU-second now); medians of {REPETITIONS} runs."
    )
    print(f"Slowest to fastest run: {', '.join(spread)}.\n\n{table(results)}\n\n{bars(results)}")
    show("simulations")
    kept, two_workers = simulation.measure_all(seconds)
    show("")
    print(f"\n{simulation.told(kept, two_workers)}")
    show("adapters")
    paces = adapters.measure_all(seconds)
    show("")
    print(f"\n{adapters.told(paces)}")
    keys = ("games_per_s", "games_per_unit", "decisions_per_s", "legal_us", "clone_us")
    written = {name: {key: round(result[key], 4) for key in keys} for name, result in results.items()}
    written["simulation"] = {name: round(found.share, 4) for name, found in kept.items()}
    written["simulation"]["two-workers"] = round(two_workers, 4)
    written["adapters"] = {name: round(pace.per_unit, 4) for name, pace in paces.items()}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(written, indent=2) + "\n")
    print(f"\nWritten to {RESULTS.relative_to(ROOT)}.")


def profile(setting: str, games: int = 300) -> None:
    """The time by function."""
    dealt = planned(setting)
    with cProfile.Profile() as profiler:
        for seed in range(games):
            play_out(deal(dealt, seed, quick=True), Dice(seed))
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(40)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed of the engine.")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU-seconds for each repetition of each setting")
    parser.add_argument("--profile", choices=SETTINGS, help="profile one setting on the plain Python engine instead")
    parser.add_argument("--measure", choices=SETTINGS, help="one repetition of one setting, as JSON")
    parser.add_argument("--here", action="store_true", help="profile the engine as it is, compiled or not")
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(asdict(measure(arguments.measure, arguments.seconds))))
    elif arguments.profile and arguments.here:
        profile(arguments.profile)
    elif arguments.profile:
        print(on_plain_python("--profile", arguments.profile))
    else:
        bench(arguments.seconds)


if __name__ == "__main__":
    main()
