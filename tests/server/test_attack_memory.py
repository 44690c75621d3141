"""Rooms that are opened and left give their memory back, without waiting for a collection."""

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from defuse.server.play.thinking import Brains
from defuse.server.room import house
from defuse.server.room.room import Room
from defuse.server.store import open_store
from defuse.server.wire.protocol import Settings
from defuse.server.wire.socket import Socket
from defuse.server.wire.uvicorn_http import UvicornHttp
from defuse.server.wire.uvicorn_socket import UvicornSocket
from tests.extent import LONG
from tests.server.attacked import Attacked, attacked
from tests.server.hands import HandClock
from tests.server.running import Guest, open_room, serving

MB = 1_000_000
ROOMS, MOST = 200, 2 * MB  # kept rooms would take 18 kB each
WARM_UP = 200  # rooms, until everything is loaded and the caches of the database are full
ROUNDS = 3  # what leaks grows in every one, what the allocator keeps in reserve does not
MANY_ROOMS, MOST_FOR_MANY = 10_000, 20 * MB  # from a server in which nobody has been yet
AT_ONCE = 8
IDLE = 20  # rooms
UNLOADS_SOON = "from defuse.server.room import house; house.UNLOAD_AFTER = 1.0; from defuse.cli import main; import sys"
COMMAND = [sys.executable, "-c", f"{UNLOADS_SOON}; sys.exit(main())"]  # a second after the last person has left


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


def test_idle_rooms_are_unloaded_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy server each waits for the next round: one after the other, rooms are opened faster than unloaded."""

    async def scene() -> None:
        clock, store = HandClock(), await open_store(":memory:")
        rooms = house.House(store, clock, Brains())
        for _ in range(IDLE):
            await rooms.open_room(Settings())
        all_here = asyncio.Barrier(IDLE)
        stop = Room.stop

        async def stop_together(room: Room, why: str = "restart") -> None:
            await all_here.wait()
            await stop(room, why)

        monkeypatch.setattr(Room, "stop", stop_together)
        clock.turn_to(clock.now() + house.UNLOAD_AFTER + 1)
        await asyncio.wait_for(rooms.let_go(), 60)
        assert not rooms.rooms
        await rooms.leave()
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_many_rooms_opened_and_left_take_no_memory() -> None:
    async def scene() -> None:
        async with attacked("--no-limits", command=COMMAND) as server:
            await _open_and_leave(server, WARM_UP)
            taken: list[int] = []
            while len(taken) < ROUNDS and min(taken, default=MOST) >= MOST:
                before = server.memory("RssAnon")
                await _open_and_leave(server, ROOMS)
                taken.append(server.memory("RssAnon") - before)
            assert min(taken) < MOST, [f"{bytes / MB:.1f} MB" for bytes in taken]

    asyncio.run(asyncio.wait_for(scene(), 3600))


@pytest.mark.skipif(not LONG, reason="make test-long opens ten thousand rooms")
def test_ten_thousand_rooms_end_near_where_an_idle_server_began() -> None:
    async def scene() -> None:
        async with attacked("--no-limits", command=COMMAND) as server:
            before = server.memory("RssAnon")
            await _open_and_leave(server, MANY_ROOMS)
            taken = server.memory("RssAnon") - before
            print(f"{MANY_ROOMS} rooms opened and left took {taken / MB:.1f} MB")
            assert taken < MOST_FOR_MANY, f"{taken / MB:.1f} MB"

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
