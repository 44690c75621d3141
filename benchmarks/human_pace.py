"""Load at the pace of people: at every table a move each two seconds, so that most commits hold a single move.

Reports what a move costs the server in CPU time, and how long it takes until the last seat is told.
`make bench-server` measures 100 tables; `python -m benchmarks.human_pace --tables 400` any number.
"""

import argparse
import asyncio
import json
import random
from collections.abc import Awaitable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean, median, quantiles
from time import perf_counter
from typing import Final

from benchmarks.reference_unit import units_per_second
from benchmarks.server import SEATS, Load, Seat, one_move, open_room, server, sit_down

PACE: Final = 2.0  # seconds between two moves at a table
TABLES: Final = 100
SECONDS: Final = 20.0
# 0.5 ms of CPU time for a move, on a machine where the reference loop does 2,850 units per CPU-second.
BAR: Final = 0.0005 * 2_850  # units
RESULTS: Final = Path(__file__).resolve().parent.parent / "build" / "bench-human-pace.json"
SLICES: Final = 5
UNIT: Final = 0.2  # seconds
_AT_ONCE: Final = 20  # tables that sit down at the same time

# Clocks run, but nobody is slow enough for them to strike.
SETTINGS: Final = {"game": "original", "seats": SEATS, "window": 60, "turn": 600}


@dataclass(frozen=True)
class PaceFigures:
    """What a move cost at a number of tables."""

    tables: int
    moves: int
    moves_per_s: float
    cpu_ms: float  # of the server, for each move
    units_per_s: float
    p50_ms: float
    p99_ms: float

    @property
    def units(self) -> float:
        """The cost of a move in reference units."""
        return self.cpu_ms / 1000 * self.units_per_s


def cpu_ns(process: int) -> int:
    """The CPU time of all threads of a process; much finer than the clock ticks of its `stat`."""
    spent = 0
    for task in Path(f"/proc/{process}/task").iterdir():
        spent += int((task / "schedstat").read_text().split()[0])
    return spent


async def in_turn(jobs: Iterable[Awaitable[list[Seat]]], at_once: int = _AT_ONCE) -> list[list[Seat]]:
    """Run jobs, a few at a time, so that none of them waits long for its connection."""
    gate = asyncio.Semaphore(at_once)

    async def run(job: Awaitable[list[Seat]]) -> list[Seat]:
        async with gate:
            return await job

    return await asyncio.gather(*(run(job) for job in jobs))


async def seated(port: int) -> list[Seat]:
    """A table at which a game has begun."""
    seats = await sit_down(port, await open_room(port, SETTINGS))
    await begin(seats)
    return seats


async def begin(seats: list[Seat]) -> None:
    await seats[0].say("begin")
    await asyncio.gather(*(seat.until("table") for seat in seats))


async def play(seats: list[Seat], end: float, load: Load) -> None:
    """Make a move every two seconds; a table begins at a moment of its own."""
    due = perf_counter() + random.uniform(0, PACE)
    while due < end:
        await asyncio.sleep(due - perf_counter())
        if seats[0].over:
            await begin(seats)
        else:
            await one_move(seats, load)
        due = max(due + PACE, perf_counter())


async def measure(tables: int, seconds: float, arguments: list[str] | None = None) -> PaceFigures:
    async with server(["--no-limits", *(arguments or [])]) as (port, process):
        playing = await in_turn(seated(port) for _ in range(tables))
        await asyncio.gather(*(play(seats, perf_counter() + PACE, Load()) for seats in playing))  # warm-up
        load, spent, cpu = Load(), 0.0, 0
        units = [units_per_second(UNIT)]
        for _ in range(SLICES):
            began, before = perf_counter(), cpu_ns(process)
            await asyncio.gather(*(play(seats, began + seconds / SLICES, load) for seats in playing))
            spent, cpu = spent + perf_counter() - began, cpu + cpu_ns(process) - before
            units.append(units_per_second(UNIT))
        for seat in (seat for seats in playing for seat in seats):
            await seat.socket.close()
    cuts = quantiles(load.latencies, n=100)
    return PaceFigures(
        tables,
        load.moves,
        load.moves / spent,
        cpu / load.moves / 1e6,
        mean(units),
        median(load.latencies) * 1000,
        cuts[98] * 1000,
    )


HEAD: Final = f"{'tables':>6}{'moves/s':>10}{'CPU ms a move':>15}{'units':>8}{'p50 ms':>8}{'p99 ms':>8}"


def line(found: PaceFigures) -> str:
    speed = f"{found.tables:>6}{found.moves_per_s:>10,.0f}{found.cpu_ms:>15.3f}{found.units:>8.2f}"
    return f"{speed}{found.p50_ms:>8.2f}{found.p99_ms:>8.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.human_pace", description="A move each 2 s per table.")
    parser.add_argument("--tables", type=int, nargs="*", default=[TABLES])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args()
    print(f"A move each {PACE:.0f} s at every table.\n{HEAD}")
    figures = []
    for tables in chosen.tables:
        figures.append(asyncio.run(measure(tables, chosen.seconds)))
        print(line(figures[-1]))
    print(f"The bar is {BAR:.2f} units for a move at {TABLES} tables.")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps([{**asdict(found), "units": found.units} for found in figures], indent=2) + "\n")


if __name__ == "__main__":
    main()
