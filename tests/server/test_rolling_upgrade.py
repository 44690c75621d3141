"""Servers of two versions share a database while one after the other is exchanged: nobody is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from defuse.server.room.house import LEASE
from defuse.server.store import Claimed, OwnedBy, Store, TooNew
from defuse.server.wire.protocol import VERSION
from tests.server.kill import Process
from tests.server.postgres import Postgres
from tests.server.random_guests import any_blanks
from tests.server.running import At, Guest, open_room_at
from tests.server.stores import a_room, opened, with_a_store

NEWER = "tests.server.newer"


@with_a_store
async def test_an_older_server_leaves_the_room_of_a_newer_one_alone(store: Store) -> None:
    await a_room(store, owner=None)
    assert isinstance(await store.claim("room", "new", 2), Claimed)
    await store.release("room", 2)
    assert await store.claim("room", "old", 1) == TooNew(2)
    await store.heartbeat("third", "there", 60, 2)
    assert await store.claim("room", "old", 1) == OwnedBy("third", "there")
    assert await store.claim("room", "third", 2) == Claimed(3, 0)


@with_a_store
async def test_a_room_is_left_to_a_newer_server_only_by_its_owner(store: Store) -> None:
    await a_room(store, owner="old")
    await store.heartbeat("old", "here", 60, 1)
    await store.heartbeat("new", "there", 60, 2)
    await store.leave_to("room", "somebody", 2)
    assert await store.claim("room", "new", 2) == OwnedBy("old", "here")
    await store.leave_to("room", "old", 2)
    assert await store.claim("room", "old", 1) == OwnedBy("new", "there")
    assert isinstance(await store.claim("room", "new", 2), Claimed)


class Browser:
    """A page of a version that reconnects as often as it is told to."""

    def __init__(self, server: Process, room: str, version: int) -> None:
        self.server, self.room, self.version = server, room, version
        self.guest: Guest | None = None

    async def enter(self) -> Guest:
        """Try until the room lets us in."""
        token, n = (self.guest.token, self.guest.n) if self.guest is not None else ("", 0)
        async with asyncio.timeout(90):
            while True:
                guest = await Guest.enter(At(self.server.port), self.room, token, n=n, version=self.version)
                if guest.place:
                    self.guest = guest
                    return guest
                assert guest.bye is not None
                assert guest.bye["again"], guest.frames
                await guest.leave()
                await asyncio.sleep(0.3)

    async def ask(self, do: str, **facts: Any) -> None:
        """A command that is done, whatever happens to the connection meanwhile."""
        while True:
            guest = self.guest
            if guest is None or guest.bye is not None:
                guest = await self.enter()
            answer = await guest.ask(do, **facts)
            if answer["is"] == "done":
                return
            assert answer["is"] == "bye", answer


@asynccontextmanager
async def processes(database: str, *modules: str) -> AsyncIterator[list[Process]]:
    servers = [await Process.start(database, module) for module in modules]
    try:
        yield servers
    finally:
        for server in servers:
            server.kill()


async def owner_version(store: Store, room: str) -> int:
    """The version of the server that owns a room; 0 if none does."""
    row = await store.room(room)
    assert row is not None
    return next((server.version for server in await store.servers() if server.id == row.owner), 0)


def test_servers_are_exchanged_for_newer_ones_and_nobody_is_lost(postgres: Postgres) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with opened(database) as store, processes(database, "defuse.cli", NEWER) as (old, new):
            room = await open_room_at(old.port, seats=2, window=0, turn=0)
            one, other = Browser(old, room, VERSION), Browser(new, room, VERSION + 1)
            await one.ask("sit", name="One", avatar=1)
            assert await owner_version(store, room) == VERSION
            await other.ask("sit", name="Other", avatar=2)
            assert await owner_version(store, room) == VERSION + 1
            await one.ask("begin")  # a page of the older version, over the older server
            await a_move(one, other)
            # The newer server dies. The older one waits for another, and does not touch the room.
            new.kill()
            await asyncio.sleep(LEASE + 0.5)
            guest = await Guest.enter(At(old.port), room, one.guest.token if one.guest else "", n=50)
            assert guest.bye is not None
            assert (guest.bye["why"], guest.bye["again"]) == ("moved", True)
            await guest.leave()
            assert await owner_version(store, room) == 0
            async with processes(database, NEWER) as (newer,):
                other.server = newer
                members = [browser.guest.member for browser in (one, other) if browser.guest is not None]
                again = [await one.enter(), await other.enter()]
                assert [guest.member for guest in again] == members
                await a_move(one, other)
                assert await owner_version(store, room) == VERSION + 1
                for guest in again:
                    await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 240))


async def a_move(*browsers: Browser) -> None:
    """Whoever is asked makes the first move that is listed."""
    guests = [browser.guest or await browser.enter() for browser in browsers]
    guests = [
        guest if guest.bye is None else await browser.enter() for guest, browser in zip(guests, browsers, strict=True)
    ]
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.table))  # type: ignore[misc]
    asked = next(guest for guest in guests if guest.table["moves"])
    blanks = any_blanks(asked.table["moves"][0].get("fill", {}), Random(1))
    answer = await asked.ask("move", **asked.move(0, **blanks))
    assert answer["is"] == "done", answer
