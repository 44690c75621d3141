"""PostgreSQL goes away in the middle: nothing is written twice, and nothing written is reported as lost."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest

from defuse.server.store import Appended, Claimed, Fenced, Store, StoreLost, open_store
from tests.server.postgres import Postgres
from tests.server.stores import a_room, event, opened
from tests.server.wire_cutter import WireCutter

OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'defuse' AND pid <> pg_backend_pid()
"""
MOVES = 100


def with_a_wire(postgres: Postgres, story: Callable[[WireCutter, str], Awaitable[None]]) -> None:
    """Run a test with a wire that can be cut, and with the address at which PostgreSQL is always reachable."""

    async def tell() -> None:
        address = postgres.new_database()
        with TemporaryDirectory() as folder:
            async with WireCutter(address, Path(folder)) as wire:
                await story(wire, address)

    asyncio.run(tell())


async def bodies(store: Store, room: str = "room") -> list[bytes]:
    return [e.body for e in await store.read(room)]


@pytest.mark.parametrize("swallowed", ["question", "answer"])
def test_an_append_whose_answer_is_lost_is_settled(postgres: Postgres, swallowed: str) -> None:
    async def tell(wire: WireCutter, address: str) -> None:
        async with opened(wire.address) as store:
            await a_room(store)
            await store.append("room", 1, [event(1, b"before")])
            wire.cut_at_the_next(swallowed)
            append = asyncio.create_task(store.append("room", 1, [event(2, b"meanwhile"), event(3, b"too")]))
            await wire.was_cut.wait()
            wire.mend()
            assert await append == Appended(3)
            assert await store.append("room", 1, [event(4, b"after")]) == Appended(4)
            assert await bodies(store) == [b"before", b"meanwhile", b"too", b"after"]

    with_a_wire(postgres, tell)


@pytest.mark.parametrize(
    ("swallowed", "outcome", "log"),
    [("question", Fenced(), [b"before"]), ("answer", Appended(2), [b"before", b"meanwhile"])],
)
def test_a_room_taken_over_meanwhile_says_what_is_there(
    postgres: Postgres, swallowed: str, outcome: Appended | Fenced, log: list[bytes]
) -> None:
    async def tell(wire: WireCutter, address: str) -> None:
        async with opened(wire.address) as store, opened(address) as heir:
            await a_room(store)
            await store.append("room", 1, [event(1, b"before")])
            wire.cut_at_the_next(swallowed)
            append = asyncio.create_task(store.append("room", 1, [event(2, b"meanwhile")]))
            await wire.was_cut.wait()
            assert await heir.claim("room", "heir") == Claimed(2, len(log))
            wire.mend()
            assert await append == outcome
            assert await store.append("room", 1, [event(len(log) + 1)]) == Fenced()
            assert await bodies(heir) == log

    with_a_wire(postgres, tell)


def test_connections_that_end_again_and_again_double_nothing_and_lose_nothing(postgres: Postgres) -> None:
    place = postgres.new_database()
    rooms = [f"room {number}" for number in range(10)]

    async def play(store: Store, room: str, disturber: asyncpg.Connection | None = None) -> None:
        """Append moves; the disturber ends all connections after every tenth, while the other rooms play on."""
        for seq in range(1, MOVES + 1):
            assert await store.append(room, 1, [event(seq, f"{room} {seq}".encode())]) == Appended(seq)
            if disturber is not None and seq % 10 == 0:
                assert await disturber.fetch(OTHERS)

    async def tell() -> None:
        disturber = await asyncpg.connect(place)
        async with opened(place) as store:
            for room in rooms:
                await a_room(store, room)
            await asyncio.gather(play(store, rooms[0], disturber), *(play(store, room) for room in rooms[1:]))
            for room in rooms:
                assert await bodies(store, room) == [f"{room} {seq}".encode() for seq in range(1, MOVES + 1)]
        await disturber.close()

    asyncio.run(tell())


def test_everything_else_goes_on_after_a_lost_connection(postgres: Postgres) -> None:
    place = postgres.new_database()

    async def tell() -> None:
        connection = await asyncpg.connect(place)
        async with opened(place) as store:
            await a_room(store)
            await store.append("room", 1, [event(1)])
            assert len(await connection.fetch(OTHERS)) >= 2
            assert await store.claim("room", "heir") == Claimed(2, 1)
            assert (await store.rooms(owner="heir"))[0].id == "room"
        await connection.close()

    asyncio.run(tell())


def test_closing_does_not_wait_for_ever(postgres: Postgres) -> None:
    async def tell(wire: WireCutter, address: str) -> None:
        store = await open_store(wire.address)
        await a_room(store)
        await store.append("room", 1, [event(1)])
        wire.cut_at_the_next("question")
        append = asyncio.create_task(store.append("room", 1, [event(2)]))
        await wire.was_cut.wait()
        await store.close(patience=0.1)
        with pytest.raises(StoreLost, match="out of reach"):
            await append

    with_a_wire(postgres, tell)
