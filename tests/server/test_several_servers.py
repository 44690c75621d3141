"""Several servers on one PostgreSQL database: each lets people into every room, and rooms outlive servers."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from defuse.server.room.pipes import Operator, Trunk
from defuse.server.store import open_store
from tests.extent import LONG, seeds
from tests.server.hurry import HurriedClock
from tests.server.kill import rounds
from tests.server.postgres import Postgres
from tests.server.running import Guest, Served, open_room, serving
from tests.server.test_ways_in import request

KILLS = 6 if LONG else 2


async def seated(served: list[Served], room: str) -> list[Guest]:
    """One guest connected to each server, all in the same room."""
    guests = [await Guest.enter(server, room) for server in served]
    for number, guest in enumerate(guests):
        assert (await guest.ask("sit", name=f"P{number}", avatar=number))["is"] == "done"
    return guests


def test_people_at_different_servers_play_a_whole_game_together(postgres: Postgres) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        one, other = await open_store(database), await open_store(database)
        wishes: dict[str, Any] = {"exchange_host": "127.0.0.1", "limited": False}
        async with serving(one, HurriedClock(), **wishes) as here, serving(other, HurriedClock(), **wishes) as there:
            room = await open_room(here, seats=3)
            guests = await seated([here, there, there], room)
            assert room not in there.house.rooms
            assert (await guests[0].ask("begin"))["is"] == "done"
            for guest in guests:
                await guest.until(lambda guest=guest: bool(guest.table))  # type: ignore[misc]
            await asyncio.gather(*(guest.play(Random(n)) for n, guest in enumerate(guests)))
            assert [guest.over for guest in guests] == [guests[0].over] * 3
            for guest in guests:
                await guest.leave()
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(scene(), 180))


def test_when_a_server_goes_in_good_order_its_rooms_are_at_another_at_once(postgres: Postgres) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        one, other = await open_store(database), await open_store(database)
        wishes = {"exchange_host": "127.0.0.1"}
        async with serving(other, None, **wishes) as there:
            async with serving(one, None, **wishes) as here:
                room = await open_room(here, seats=2)
                guests = await seated([here, there], room)
                await guests[0].ask("begin")
                await guests[1].until(lambda: bool(guests[1].table))
                seen = guests[1].table["view"]
            await guests[1].until(lambda: guests[1].bye is not None)
            assert guests[1].bye is not None
            assert guests[1].bye["again"] is True
            again = await Guest.enter(there, room, guests[1].token, n=guests[1].n)
            await again.until(lambda: bool(again.table))
            assert again.table["view"] == seen
            assert room in there.house.rooms
            for guest in (*guests, again):
                await guest.leave()
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_names_that_postgresql_cannot_store_belong_to_no_room(postgres: Postgres) -> None:
    async def scene() -> None:
        store = await open_store(postgres.new_database())
        async with serving(store) as here:
            guest = await Guest.enter(here, "\0")
            assert guest.answers[1]["why"] == "no_room"
            await guest.leave()
            assert (await request(here, "GET", "/api/replays/%00"))[0] == 404
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_a_caller_without_the_secret_is_not_connected(postgres: Postgres) -> None:
    async def scene() -> None:
        store = await open_store(postgres.new_database())
        async with serving(store, exchange_host="127.0.0.1") as here:
            room = await open_room(here)
            place, _, secret = here.house.address.partition("#")
            assert len(secret) == 32
            host, port = place.split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"x" * 32)
            assert await reader.read() == b""
            writer.close()
            assert await Operator().room("127.0.0.1:1#nobody") is None
            assert room in here.house.rooms
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


@pytest.mark.parametrize(
    "frame",
    [
        {"do": "move", "game": 1, "heard": 0, "asked": 0, "move": 2**70},
        {"do": "mute", "member": -(2**70), "on": True},
        {"do": "arrange", "settings": {"options": {"deal": 2**70}}},
    ],
    ids=lambda frame: str(frame["do"]),
)
def test_numbers_that_no_server_can_pass_on_are_refused_at_the_door(
    postgres: Postgres, frame: dict[str, object]
) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        one, other = await open_store(database), await open_store(database)
        wishes = {"exchange_host": "127.0.0.1"}
        async with serving(one, None, **wishes) as here, serving(other, None, **wishes) as there:
            guest = await Guest.enter(there, await open_room(here))
            await guest.socket.send(json.dumps({"n": 9, **frame}))
            await guest.until(lambda: bool(guest.answers) or guest.bye is not None)
            assert (guest.bye, guest.answers[0]["why"]) == (None, "malformed")
            await guest.leave()
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_only_its_own_callers_wait_for_a_server_that_does_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[str] = []

    async def dial(self: Operator, address: str) -> Trunk | None:
        calls.append(address)
        await asyncio.Event().wait() if address == "frozen" else None
        return None

    monkeypatch.setattr(Operator, "_dial", dial)

    async def scene() -> None:
        operator = Operator()
        waiting = [asyncio.create_task(operator.room("frozen")) for _ in range(3)]
        await asyncio.sleep(0)
        assert await operator.room("gone") is None
        assert sorted(calls) == ["frozen", "gone"]
        await operator.close()
        assert {type(found) for found in await asyncio.gather(*waiting, return_exceptions=True)} == {
            asyncio.CancelledError
        }

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_nothing_that_was_acknowledged_is_lost_when_another_server_takes_over(postgres: Postgres) -> None:
    (seed,) = seeds(1, "another server takes over")
    toll = asyncio.run(rounds(KILLS, rooms=4, commands=40, seed=seed, database=postgres.new_database()))
    assert toll.acknowledged > 0
    assert (toll.lost, toll.doubled, toll.stuck) == ([], [], [])
