"""Two server processes on one database: each answers a member's plain requests, whichever owns the room."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from tests.server.attacked import Answer, request
from tests.server.kill import Process
from tests.server.postgres import Postgres
from tests.server.running import At, Guest, open_room_at

UNTIMED: dict[str, Any] = {"game": "original", "seats": 3, "window": 0, "turn": 0}


@contextlib.asynccontextmanager
async def two_servers(postgres: Postgres) -> AsyncIterator[tuple[Process, Process]]:
    database = postgres.new_database()
    servers = [await Process.start(database) for _ in range(2)]
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.kill()


async def asks(server: Process, path: str, *tickets: Guest) -> Answer:
    """Send the ticket of a guest, or a list of several."""
    sent = [{"room": guest.room, "token": guest.token} for guest in tickets]
    return await request(
        At(server.port), "POST", path, json.dumps(sent if path.endswith("standings") else sent[0]).encode()
    )


async def seated(server: Process, people: int) -> list[Guest]:
    """People in a room of this server, after the deal."""
    room = await open_room_at(server.port, **UNTIMED)
    guests = [await Guest.enter(At(server.port), room) for _ in range(people)]
    for number, guest in enumerate(guests):
        assert (await guest.ask("sit", name=f"P{number}", avatar=number))["is"] == "done"
    assert (await guests[0].ask("begin"))["is"] == "done"
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.table))  # type: ignore[misc]
    return guests


async def somebody_out(guests: list[Guest], random: Random) -> Guest:
    """Play on until somebody is out; the others wait, so that the game goes on."""
    while True:
        for guest in guests:
            table = guest.table
            if not all(table["view"]["alive"]):
                out = table["view"]["alive"].index(False)
                return next(guest for guest in guests if guest.table["view"]["seat"] == out)
            if table["moves"] and (await guest.ask("move", **guest.any_move(random)))["is"] == "done":
                await guest.until(lambda guest=guest, table=table: guest.table is not table)  # type: ignore[misc]
        await asyncio.sleep(0.01)


def test_a_hint_comes_from_any_server(postgres: Postgres) -> None:
    async def scene() -> None:
        async with two_servers(postgres) as (owner, other):
            (ann,) = await seated(owner, 1)
            await ann.until(lambda: bool(ann.table["moves"]))
            status, headers, body = await asks(other, "/api/hint", ann)
            told = json.loads(body)
            assert (status, headers["content-type"], headers["cache-control"]) == (200, "application/json", "no-store")
            assert (told["asked"], told["heard"]) == (ann.table["asked"], ann.table["heard"])
            assert body == (await asks(owner, "/api/hint", ann))[2]
            watcher = await Guest.enter(At(other.port), ann.room)
            status, _, body = await asks(other, "/api/hint", ann)
            assert (status, json.loads(body)["told"]) == (403, ["online-not-alone", {}])
            assert (await asks(other, "/api/hint", watcher))[0] == 404
            ann.token = "x" * 24
            assert (await asks(other, "/api/hint", ann))[0] == 404
            for guest in (watcher, ann):
                await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 180))


def test_a_review_and_standings_come_from_any_server(postgres: Postgres) -> None:
    async def scene() -> None:
        async with two_servers(postgres) as (owner, other):
            guests = await seated(owner, 3)
            out = await somebody_out(guests, Random(3))
            alive = next(guest for guest in guests if guest is not out)
            assert (await asks(other, "/api/review", alive))[0] == 404
            status, _, body = await asks(other, "/api/review", out)
            assert (status, json.loads(body)["seat"]) == (200, out.table["view"]["seat"])
            assert body == (await asks(owner, "/api/review", out))[2]
            (elsewhere,) = await seated(other, 1)
            answers = [json.loads((await asks(each, "/api/standings", out, elsewhere))[2]) for each in (owner, other)]
            for told in answers:
                assert told["gone"] == []
                assert [table["room"] for table in told["tables"]] == [out.room, elsewhere.room]
                assert told["tables"][0]["alive"] is False
            for guest in (*guests, elsewhere):
                await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 180))


def test_when_the_owner_has_died_another_server_answers_in_its_place(postgres: Postgres) -> None:
    async def scene() -> None:
        async with two_servers(postgres) as (owner, other):
            (ann,) = await seated(owner, 1)
            owner.kill()
            status, headers, body = await asks(other, "/api/hint", ann)
            if status == 503:  # its lease has not expired yet
                assert (json.loads(body)["why"], int(headers["retry-after"]) > 0) == ("busy", True)
            while (await asks(other, "/api/standings", ann))[2] == b'{"tables":[],"gone":[]}':
                await asyncio.sleep(0.2)
            told = json.loads((await asks(other, "/api/standings", ann))[2])
            assert [table["room"] for table in told["tables"]] == [ann.room]
            await ann.leave()

    asyncio.run(asyncio.wait_for(scene(), 180))
