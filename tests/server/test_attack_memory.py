"""Rooms that are opened and left give their memory back, without waiting for a collection."""

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from defuse.server.room import house
from defuse.server.room.room import Room
from defuse.server.wire.socket import Socket
from defuse.server.wire.uvicorn_http import UvicornHttp
from defuse.server.wire.uvicorn_socket import UvicornSocket
from tests.extent import LONG
from tests.server.attacked import Attacked, attacked
from tests.server.hands import HandClock
from tests.server.running import Guest, open_room, serving

MB = 1_000_000
ROOMS, MOST = (10_000, 20 * MB) if LONG else (200, 2 * MB)  # kept rooms would take 18 kB each
WARM_UP = 200  # rooms, until everything is loaded and the caches of the database are full
ROUNDS = 3  # what leaks grows in every one, what the allocator keeps in reserve does not
AT_ONCE = 8


@pytest.fixture
def no_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collections")
def test_a_room_that_was_left_is_gone_without_a_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    alive: dict[str, weakref.WeakSet[object]] = {}
    for kind in (Room, Socket, UvicornHttp, UvicornSocket):
        made = alive[kind.__name__] = weakref.WeakSet()
        _note(monkeypatch, kind, made)

    async def scene() -> None:
        clock = HandClock()
        async with serving(clock=clock, limited=False) as served:
            for number in range(20):
                name = await open_room(served)
                guest = await Guest.enter(served, name)
                if number % 2:
                    await guest.ask("sit", name="Ann", avatar=1)
                    await guest.ask("begin")
                if number % 4 > 1:
                    await served.house.rooms[name].stop()
                await guest.leave()
            while any(room.attendance.visits for room in served.house.rooms.values()):
                await asyncio.sleep(0.01)
            clock.turn_to(clock.now() + house.UNLOAD_AFTER + 1)
            await served.house.let_go()
            while served.desk.gate.open:
                await asyncio.sleep(0.01)
            while any(alive.values()):  # the last tasks end; what a cycle keeps stays until the time is up
                await asyncio.sleep(0.01)

    try:
        asyncio.run(asyncio.wait_for(scene(), 120))
    except TimeoutError:
        raise AssertionError(f"alive: { {name: len(made) for name, made in alive.items()} }") from None


def _note(monkeypatch: pytest.MonkeyPatch, kind: type, made: "weakref.WeakSet[object]") -> None:
    real = kind.__init__  # type: ignore[misc]

    def noted(self: object, *arguments: object, **named: object) -> None:
        real(self, *arguments, **named)
        made.add(self)

    monkeypatch.setattr(kind, "__init__", noted)


def test_many_rooms_opened_and_left_take_no_memory() -> None:
    """A server process that unloads a room after a second without anybody."""
    code = "from defuse.server.room import house; house.UNLOAD_AFTER = 1.0; from defuse.cli import main; import sys"
    command = ["-c", f"{code}; sys.exit(main())"]

    async def scene() -> None:
        async with attacked("--no-limits", command=[sys.executable, *command]) as server:
            await _open_and_leave(server, WARM_UP)
            taken: list[int] = []
            while len(taken) < ROUNDS and min(taken, default=MOST) >= MOST:
                before = server.memory("RssAnon")
                await _open_and_leave(server, ROOMS)
                taken.append(server.memory("RssAnon") - before)
            assert min(taken) < MOST, [f"{bytes / MB:.1f} MB" for bytes in taken]

    asyncio.run(asyncio.wait_for(scene(), 3600))


async def _open_and_leave(server: Attacked, rooms: int) -> None:
    left = iter(range(rooms))

    async def visit() -> None:
        for _ in left:
            guest = await Guest.enter(server, await server.open_room(seats=3))
            await guest.ask("sit", name="Ann", avatar=1)
            await guest.leave()

    await asyncio.gather(*(visit() for _ in range(AT_ONCE)))
    while b"\ndefuse_rooms 0\n" not in (await server.request("GET", "/metrics"))[2]:
        await asyncio.sleep(0.2)
