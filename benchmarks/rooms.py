"""Memory of a server with rooms full of people: `python -m benchmarks.rooms`.

A real server in its own process, four people over real WebSockets in every room, and random moves at all tables; then
the same rooms with one person and three thinking bots, which run in a separate process.
"""

import argparse
import asyncio
from pathlib import Path
from time import perf_counter
from typing import Final

from websockets.asyncio.client import connect

from benchmarks.server import SEATS, Load, Seat, open_room, play, server, sit_down

MEGABYTE: Final = 1_000_000


def family(process: int) -> list[int]:
    """A process and all its descendants."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in family(int(child)))]


def memory(process: int) -> float:
    """Megabytes of a server and its bot processes; shared memory is counted once."""
    kilobytes = 0
    for each in family(process):
        lines = Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()
        kilobytes += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kilobytes * 1024 / MEGABYTE


async def four_people(port: int, seconds: float) -> list[Seat]:
    """Four people who make random moves."""
    seats = await sit_down(port, await open_room(port, {"game": "original", "seats": SEATS, "window": 0, "turn": 0}))
    await play(seats, perf_counter() + seconds, Load())
    return seats


async def one_person_and_bots(port: int, seconds: float) -> list[Seat]:
    """One person watches while three bots think."""
    room = await open_room(port, {"game": "original", "seats": SEATS, "bots": "master", "fast": True})
    seat = Seat(await connect(f"ws://127.0.0.1:{port}/ws", compression=None))
    await seat.say("hello", room=room, version=1)
    await seat.until("room")
    await seat.say("sit", name="P", avatar=1)
    await seat.say("begin")
    await seat.until("table")
    await asyncio.sleep(seconds)
    return [seat]


async def measure(rooms: int, seconds: float, thinking: bool) -> tuple[float, float]:
    """Megabytes of an empty server, and of one whose rooms have played for some seconds."""
    sit = one_person_and_bots if thinking else four_people
    async with server(["--no-limits"]) as (port, process):
        empty = memory(process)
        seated = await asyncio.gather(*(sit(port, seconds) for _ in range(rooms)))
        full = memory(process)
        await asyncio.gather(*(seat.socket.close() for seats in seated for seat in seats))
    return empty, full


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rooms", description="Measure the memory of rooms.")
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0, help="for how long is played")
    chosen = parser.parse_args()
    empty, people = asyncio.run(measure(chosen.rooms, chosen.seconds, thinking=False))
    _, bots = asyncio.run(measure(chosen.rooms, chosen.seconds, thinking=True))
    print(f"A server without anybody takes {empty:.0f} MB,")
    print(f"with {chosen.rooms} rooms of four people who play {people:.0f} MB,")
    print(f"with {chosen.rooms} rooms of one person and three master bots {bots:.0f} MB.")


if __name__ == "__main__":
    main()
