"""Where one server process ends: more and more tables at the pace of people, until a move takes too long.

`python -m benchmarks.load` measures SQLite, and PostgreSQL if it is installed. Tables are added until the slowest of a
hundred moves takes more than 250 ms to reach all seats. This process, which plays for everybody, and the database run
on the same machine; the load of the machine is printed beside the figures.
"""

import argparse
import asyncio
import os
import resource
from typing import Final

from benchmarks.human_pace import HEAD, PACE, PaceFigures, line, measure
from benchmarks.store import places

TABLES: Final = (100, 200, 400, 800, 1200, 1600, 2400, 3200)
SECONDS: Final = 20.0
SLOWEST: Final = 250.0  # ms within which 99 of 100 moves have to reach all seats
_FILES_A_TABLE: Final = 6  # connections of its seats, and some to spare


def grow(place: str, tables: list[int], seconds: float) -> list[PaceFigures]:
    """Measure more and more tables until they are too many."""
    found: list[PaceFigures] = []
    for number in tables:
        found.append(asyncio.run(measure(number, seconds, ["--database", place])))
        print(f"{line(found[-1])}{os.getloadavg()[0]:>8.1f}", flush=True)
        if found[-1].p99_ms > SLOWEST:
            break
    return found


def end_of(found: list[PaceFigures]) -> str:
    held = [each.tables for each in found if each.p99_ms <= SLOWEST]
    return f"{max(held, default=0)} tables within {SLOWEST:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description="Find where one process ends.")
    parser.add_argument("--tables", type=int, nargs="*", default=list(TABLES))
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of playing, for each number of tables")
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    tables = [number for number in chosen.tables if number * _FILES_A_TABLE < most]
    with places() as stores:
        for name, place in stores.items():
            print(f"{name}, a move each {PACE:.0f} s at every table\n{HEAD}{'load':>8}")
            print(f"{name}: {end_of(grow(place, tables, chosen.seconds))}")


if __name__ == "__main__":
    main()
