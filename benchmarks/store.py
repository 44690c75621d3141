"""How many durable appends per second a store acknowledges, from 1, 25 and 200 rooms at once.

`python -m benchmarks.store` measures SQLite, and PostgreSQL if it is installed.
"""

import argparse
import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from benchmarks.reference_unit import units_per_second
from defuse.server.store import Appended, NewEvent, Store, open_store
from tests.server.postgres import programs, running

ROOMS: Final = (1, 25, 200)
REPETITIONS: Final = 3
RESULTS: Final = Path(__file__).resolve().parent.parent / "build" / "bench-store.json"
_BODY: Final = bytes(300)  # about the length of a move with its luck
_OWNER: Final = "benchmark"


@dataclass(frozen=True)
class Figures:
    """Appends per wall-clock second, their CPU time in this process, and the speed of the machine meanwhile."""

    appends_per_s: float
    cpu_us: float
    units_per_s: float

    @property
    def appends_per_unit(self) -> float:
        return self.appends_per_s / self.units_per_s


async def measure(place: str, rooms: int, seconds: float, run: int = 0) -> Figures:
    """Every room writes one event after another, each when the previous one was acknowledged."""
    store = await open_store(place)
    names = [f"{rooms} {run} {number}" for number in range(rooms)]
    for name in names:
        await store.open_room(name, b"", _OWNER)
    units = units_per_second(seconds / 4)
    began, cpu = perf_counter(), process_time()
    done = sum(await asyncio.gather(*(_play(store, name, began + seconds) for name in names)))
    spent, cpu = perf_counter() - began, process_time() - cpu
    await store.close()
    return Figures(done / spent, cpu / done * 1e6, (units + units_per_second(seconds / 4)) / 2)


async def _play(store: Store, room: str, end: float) -> int:
    seq = 0
    while perf_counter() < end or seq == 0:
        seq += 1
        outcome = await store.append(room, 1, [NewEvent(seq, "move", _BODY)])
        assert outcome == Appended(seq), outcome
    return seq


@contextmanager
def places() -> Iterator[dict[str, str]]:
    """The stores to measure: a file, and a PostgreSQL server with durable commits."""
    with TemporaryDirectory() as folder:
        found = {"SQLite": f"{folder}/rooms.sqlite"}
        if installed := programs():
            with running(installed) as postgres:
                yield {**found, "PostgreSQL": postgres.new_database()}
        else:
            yield found


def table(figures: dict[tuple[str, int], list[Figures]]) -> str:
    lines = [f"{'':12}{'rooms':>6}{'appends/s':>12}{'/unit':>8}{'CPU µs':>9}"]
    for (name, rooms), measured in figures.items():
        speed = (
            f"{median(m.appends_per_s for m in measured):>12,.0f}{median(m.appends_per_unit for m in measured):>8.2f}"
        )
        lines.append(f"{name:12}{rooms:>6}{speed}{median(m.cpu_us for m in measured):>9.1f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store", description="Measure the speed of the stores.")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each repetition of each setting")
    seconds = parser.parse_args().seconds
    figures: dict[tuple[str, int], list[Figures]] = {}
    with places() as found:
        for run in range(REPETITIONS):
            for name, place in found.items():
                for rooms in ROOMS:
                    measured = asyncio.run(measure(place, rooms, seconds, run))
                    figures.setdefault((name, rooms), []).append(measured)
    print(f"Acknowledged appends of {len(_BODY)} bytes, per second and per reference unit; medians of {REPETITIONS}.\n")
    print(table(figures))
    written = {f"{name}-{rooms}": [asdict(m) for m in measured] for (name, rooms), measured in figures.items()}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(written, indent=2) + "\n")


if __name__ == "__main__":
    main()
