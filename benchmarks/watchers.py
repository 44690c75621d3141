"""One room with many watching browsers: what a move costs the server in CPU time. `python -m benchmarks.watchers`.

Four people play, as fast as everybody at the table is told; all others watch. Everybody who watches is sent the same
bytes, which are encoded once.
"""

import argparse
import asyncio
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from benchmarks.human_pace import SETTINGS, begin, cpu_ns
from benchmarks.reference_unit import units_per_second
from benchmarks.server import Load, Seat, one_move, open_room, server, sit_down
from defuse.server.wire.protocol import VERSION

WATCHERS: Final = (0, 100, 1000)
MOVES: Final = 200
_UNIT: Final = 0.3  # seconds


class Watcher(asyncio.Protocol):
    """A browser that only watches; it counts what it is sent, and costs this process little."""

    def __init__(self, room: str) -> None:
        self._hello = b'{"do":"hello","n":1,"room":"%b","version":%d}' % (room.encode(), VERSION)
        self.received = 0
        self.inside = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        ask = b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        key = b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
        transport.write(ask + key + b"\r\n")

    def data_received(self, data: bytes) -> None:
        if not self.received and data.startswith(b"HTTP/1.1 101"):
            assert self.transport is not None
            # A frame of at most 125 bytes, masked with zeros.
            self.transport.write(bytes((0x81, 0x80 + len(self._hello), 0, 0, 0, 0)) + self._hello)
        self.received += len(data)
        if b'"is":"table"' in data and not self.inside.done():
            self.inside.set_result(None)


@dataclass(frozen=True)
class Figures:
    watchers: int
    cpu_ms: float  # for each move
    units_per_s: float
    bytes_a_move: float  # to each watcher

    @property
    def us_a_watcher(self) -> float:
        return self.cpu_ms * 1000 / max(1, self.watchers)


async def watch(port: int, room: str) -> Watcher:
    _, watcher = await asyncio.get_running_loop().create_connection(lambda: Watcher(room), "127.0.0.1", port)
    await asyncio.wait_for(watcher.inside, 60)
    return watcher


async def measure(watchers: int, moves: int) -> Figures:
    async with server(["--no-limits"]) as (port, process):
        room = await open_room(port, SETTINGS)
        seats = await sit_down(port, room)
        await begin(seats)
        crowd = [await watch(port, room) for _ in range(watchers)]
        await _play(seats, 20, Load())  # warm-up; also reads what the newcomers caused
        received, load = sum(each.received for each in crowd), Load()
        units = units_per_second(_UNIT)
        before = cpu_ns(process)
        await _play(seats, moves, load)
        spent = cpu_ns(process) - before
        told = sum(each.received for each in crowd) - received
        units = (units + units_per_second(_UNIT)) / 2
        for each in crowd:
            assert each.transport is not None
            each.transport.close()
        for seat in seats:
            await seat.socket.close()
    return Figures(watchers, spent / load.moves / 1e6, units, told / load.moves / max(1, watchers))


async def _play(seats: list[Seat], moves: int, load: Load) -> None:
    end = perf_counter() + 300
    while load.moves < moves:
        assert perf_counter() < end, "the table stands still"
        if seats[0].over:
            await begin(seats)
        await one_move(seats, load)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.watchers", description="One room that many watch.")
    parser.add_argument("--watchers", type=int, nargs="*", default=list(WATCHERS))
    parser.add_argument("--moves", type=int, default=MOVES)
    chosen = parser.parse_args()
    print(f"{'watchers':>8}{'CPU ms a move':>15}{'units':>8}{'µs a watcher':>14}{'bytes a move':>14}")
    for watchers in chosen.watchers:
        found = asyncio.run(measure(watchers, chosen.moves))
        cost = f"{found.watchers:>8}{found.cpu_ms:>15.2f}{found.cpu_ms / 1000 * found.units_per_s:>8.2f}"
        print(f"{cost}{found.us_a_watcher:>14.1f}{found.bytes_a_move:>14,.0f}")


if __name__ == "__main__":
    main()
