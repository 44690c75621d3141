"""How much of the engine's speed a simulation with random players keeps, and the gain from a second worker.

`python -m benchmarks.simulation` measures only these.
"""

from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Final

from benchmarks.measure import SETTINGS, planned
from defuse.bots.entrants import entrant
from defuse.game.chance import Dice
from defuse.game.library import Plan, edition
from defuse.game.playout import play_out
from defuse.game.setup import deal
from defuse.lab.running.tables import Setup
from defuse.lab.running.work import ThisProcess, crew
from defuse.lab.simulate.simulate import Part, PlayParts, Run, Simulated, simulate

# The minimum: the share of the engine's games per CPU-second, and the speed of two workers relative to one.
KEPT: Final = 0.7
TWO_WORKERS: Final = 1.7

_SLICE: Final = 1000  # games


@dataclass(frozen=True)
class Kept:
    """Games per CPU-second of the engine alone and of a simulation, measured in turn."""

    engine: float
    simulation: float

    @property
    def share(self) -> float:
        return self.simulation / self.engine


def measure_kept(setting: str, seconds: float) -> Kept:
    """Measure slices of both in turn, so that a slow moment of the machine hits both."""
    name, players = SETTINGS[setting]
    run = Run(Setup(edition(name), players), entrant("random"), _SLICE, 1)
    job, counted = PlayParts([run]), Simulated(run)
    plan = planned(setting)
    engine, simulation, slices = 0.0, 0.0, 0
    while engine + simulation < seconds:
        start = process_time()
        _play_alone(plan, slices * _SLICE)
        between = process_time()
        _, counts, faults = job(Part(0, slices, _SLICE))
        counted.add(counts, faults)
        engine += between - start
        simulation += process_time() - between
        slices += 1
    return Kept(slices * _SLICE / engine, slices * _SLICE / simulation)


def _play_alone(plan: Plan, first: int) -> None:
    for seed in range(first, first + _SLICE):
        game = deal(plan, seed, quick=True)
        play_out(game, Dice(seed))
        assert game.events


def measure_two_workers(games: int, repetitions: int = 3) -> float:
    """The wall-clock speed of two workers relative to one, including their start; needs two free cores."""
    ratios = []
    for repetition in range(repetitions):
        runs = [Run(Setup(edition("original"), 4), entrant("random"), games, repetition)]
        start = perf_counter()
        simulate(runs, ThisProcess())
        between = perf_counter()
        simulate(runs, crew(2))
        ratios.append((between - start) / (perf_counter() - between))
    return median(ratios)


def told(kept: dict[str, Kept], two_workers: float) -> str:
    lines = [f"{'simulations, random players':32}{'engine/s':>10}{'found/s':>10}{'kept':>8}{'must':>8}"]
    for name, found in kept.items():
        verdict = "must" if found.share >= KEPT else "MISSED"
        speeds = f"{found.engine:>10,.0f}{found.simulation:>10,.0f}"
        lines.append(f"{name:32}{speeds}{found.share:>8.2f}{KEPT:>8.2f}  {verdict}")
    verdict = "must" if two_workers >= TWO_WORKERS else "MISSED (or the cores were not free)"
    lines.append(f"{'two workers, times one':52}{two_workers:>8.2f}{TWO_WORKERS:>8.2f}  {verdict}")
    return "\n".join(lines)


def measure_all(seconds: float) -> tuple[dict[str, Kept], float]:
    kept = {name: measure_kept(name, 3 * seconds) for name in SETTINGS}
    games = round(kept["original-4"].simulation * 3 * seconds / _SLICE) * _SLICE
    return kept, measure_two_workers(max(_SLICE, games))


if __name__ == "__main__":
    print(told(*measure_all(3.0)))
