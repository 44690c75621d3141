"""Load test of a server: 4-seat tables of the Original Edition over real WebSockets, driven by this process.

Each table has one move in flight; the next is made when every seat that hears of it has been told. Every move is
committed (SQLite, synchronous=FULL) before anybody is told. `make bench-server`.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, quantiles
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.reference_unit import units_per_second
from defuse.server.wire.protocol import VERSION

TABLES: Final = (1, 25, 100)
SEATS: Final = 4
IDLE_ROOMS: Final = 100
SLICES: Final = 10  # load and reference loop alternate, since the machine's speed varies
UNIT: Final = 0.2  # seconds
RESULTS: Final = Path(__file__).resolve().parent.parent / "build" / "bench-server.json"

# boardgame.io did 1,468 moves per CPU-second of a comparable game in memory on a machine where the reference loop does
# 2,850 units per CPU-second. The bar is three times that.
BAR: Final = 4_400 / 2_850  # moves per unit


class Question(Struct):
    word: str
    asks_me: bool


class View(Struct):
    question: Question | None


class Frame(Struct):
    """The part of a frame that a random player needs."""

    kind: str = msgspec.field(name="is")
    n: int = 0
    game: int = 0
    heard: int = 0
    asked: int = 0
    view: View | None = None
    moves: list[dict[str, Any]] = []


_decode: Final = msgspec.json.Decoder(Frame).decode


@dataclass
class Seat:
    """A browser at a table."""

    socket: ClientConnection
    table: Frame | None = None
    over: bool = False
    n: int = 1

    async def next(self) -> Frame:
        frame = _decode(await self.socket.recv())
        if frame.kind == "table":
            self.table = frame
            self.over = False
        elif frame.kind == "over":
            self.over = True
        return frame

    async def until(self, kind: str) -> None:
        while (await self.next()).kind != kind:
            pass

    async def say(self, do: str, **facts: object) -> None:
        self.n += 1
        await self.socket.send(json.dumps({"do": do, "n": self.n, **facts}))

    @property
    def asked(self) -> bool:
        return bool(self.table and self.table.view and self.table.view.question and self.table.view.question.asks_me)


@dataclass
class Load:
    """The measurements of all tables."""

    moves: int = 0
    updates: int = 0
    latencies: list[float] = field(default_factory=list)


async def sit_down(port: int, room: str) -> list[Seat]:
    address = f"ws://127.0.0.1:{port}/ws"  # without pings, which a page cannot send
    seats = [Seat(await connect(address, compression=None, ping_interval=None)) for _ in range(SEATS)]
    for number, seat in enumerate(seats):
        await seat.say("hello", room=room, version=VERSION)
        await seat.until("room")
        await seat.say("sit", name=f"P{number}", avatar=number)
        await seat.until("done")
    return seats


async def play(seats: list[Seat], end: float, load: Load) -> None:
    """Play game after game until the time is up; an unfinished game continues the next time."""
    while perf_counter() < end:
        if seats[0].table is None or seats[0].over:
            await seats[0].say("begin")
            await asyncio.gather(*(seat.until("table") for seat in seats))
        while not seats[0].over and perf_counter() < end:
            await one_move(seats, load)


async def one_move(seats: list[Seat], load: Load) -> None:
    """A waiting seat makes a random move; waits until all seats that hear of it are told."""
    asked = [seat for seat in seats if seat.asked]
    seat = random.choice(asked)
    table = seat.table
    assert table is not None
    number, listed = random.choice(list(enumerate(table.moves)))
    alone = listed["verb"] == "pass" and len(asked) > 1
    began = perf_counter()
    answers = {"game": table.game, "heard": table.heard, "asked": table.asked}
    await seat.say("move", **answers, move=number, **blanks(listed.get("fill", {})))
    while (answer := await seat.next()).kind not in ("done", "no"):
        pass
    if answer.kind == "no":
        return
    await asyncio.gather(*(each.until("table") for each in ([seat] if alone else seats)))
    load.latencies.append(perf_counter() - began)
    load.moves += 1
    load.updates += 1 if alone else SEATS
    if all(each.table is None or each.table.view is None or each.table.view.question is None for each in seats):
        await asyncio.gather(*(each.until("over") for each in seats))


def blanks(fill: dict[str, Any]) -> dict[str, Any]:
    filled: dict[str, Any] = {}
    if "depth" in fill:
        filled["depth"] = random.randint(*fill["depth"])
    if "order" in fill:
        filled["order"] = fill["order"]
    if "cards" in fill:
        filled["cards"] = sorted(set(fill["cards"]))[:5]
    if "kind" in fill:
        filled["kind"] = random.choice(fill["kind"] or filled["cards"])
    return filled


@dataclass(frozen=True)
class Figures:
    """The figures for a number of tables."""

    tables: int
    moves_per_s: float
    moves_per_cpu_s: float
    updates_per_move: float
    p50_ms: float
    p99_ms: float
    units_per_s: float

    @property
    def moves_per_unit(self) -> float:
        return self.moves_per_cpu_s / self.units_per_s


@asynccontextmanager
async def server(arguments: list[str]) -> AsyncIterator[tuple[int, int]]:
    """A server in its own process; yields its port and its process id."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "defuse.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        command += ["--database", f"{folder}/rooms.sqlite", *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().strip().rpartition(":")[2])
            while not await _answers(port):
                await asyncio.sleep(0.05)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(15)


async def _answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


async def open_room(port: int, settings: dict[str, object], host: str = "127.0.0.1") -> str:
    """Open a room by a plain request."""
    body = json.dumps(settings).encode()
    reader, writer = await asyncio.open_connection(host, port)
    head = f"POST /api/rooms HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["room"])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """The anonymous memory of the process in bytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    return 0


async def measure(tables: int, seconds: float) -> Figures:
    async with server(["--no-limits"]) as (port, process):
        settings = {"game": "original", "seats": SEATS, "window": 0, "turn": 0}
        rooms = [await open_room(port, settings) for _ in range(tables)]
        seated = [await sit_down(port, room) for room in rooms]
        await asyncio.gather(*(play(seats, perf_counter() + 1.0, Load()) for seats in seated))  # warm-up
        load, spent, cpu = Load(), 0.0, 0.0
        units = [units_per_second(UNIT)]
        for _ in range(SLICES):
            began, cpu_before = perf_counter(), cpu_seconds(process)
            await asyncio.gather(*(play(seats, began + seconds / SLICES, load) for seats in seated))
            spent, cpu = spent + perf_counter() - began, cpu + cpu_seconds(process) - cpu_before
            units.append(units_per_second(UNIT))
        for seat in (seat for seats in seated for seat in seats):
            await seat.socket.close()
    cuts = quantiles(load.latencies, n=100)
    return Figures(
        tables,
        load.moves / spent,
        load.moves / cpu,
        load.updates / load.moves,
        median(load.latencies) * 1000,
        cuts[98] * 1000,
        mean(units),
    )


async def idle_room(playing: bool) -> float:
    """Kilobytes of a room with four idle people, in the lobby or at a table, including their connections."""
    async with server(["--no-limits"]) as (port, process):
        seated = [await idle_people(port, playing)]
        before = memory(process)
        seated += [await idle_people(port, playing) for _ in range(IDLE_ROOMS)]
        taken = memory(process) - before
        for seat in (seat for seats in seated for seat in seats):
            await seat.socket.close()
        return taken / IDLE_ROOMS / 1024


async def idle_people(port: int, playing: bool) -> list[Seat]:
    seats = await sit_down(port, await open_room(port, {"game": "original", "seats": SEATS, "window": 0, "turn": 0}))
    if playing:
        await seats[0].say("begin")
        await asyncio.gather(*(seat.until("table") for seat in seats))
    return seats


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Measure the server.")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, nargs="*", default=list(TABLES))
    chosen = parser.parse_args()
    figures = [asyncio.run(measure(tables, chosen.seconds)) for tables in chosen.tables]
    lobby, table = asyncio.run(idle_room(playing=False)), asyncio.run(idle_room(playing=True))
    print(f"{'tables':>6}{'moves/s':>10}{'per CPU-s':>11}{'per unit':>10}{'seats told':>12}{'p50 ms':>8}{'p99 ms':>8}")
    for found in figures:
        line = (
            f"{found.tables:>6}{found.moves_per_s:>10,.0f}{found.moves_per_cpu_s:>11,.0f}{found.moves_per_unit:>10.2f}"
        )
        print(f"{line}{found.updates_per_move:>12.2f}{found.p50_ms:>8.2f}{found.p99_ms:>8.2f}")
    print(f"A room in which four people do nothing takes {lobby:.0f} kB, with a game on the table {table:.0f} kB.")
    print(f"The bar is {BAR:.2f} moves per unit.")
    RESULTS.parent.mkdir(exist_ok=True)
    written = [
        {name: getattr(found, name) for name in (*Figures.__dataclass_fields__, "moves_per_unit")} for found in figures
    ]
    idle = {"idle_room_kB": lobby, "idle_table_kB": table}
    RESULTS.write_text(json.dumps({"tables": written, **idle}, indent=2) + "\n")


if __name__ == "__main__":
    main()
