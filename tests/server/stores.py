"""Stores for tests: every test runs on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from defuse.server.store import NewEvent, RoomRow, Store, open_store

KINDS = ["sqlite", "postgresql"]
ME = "me"
SETTINGS = b'{"box": "original"}'


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "rooms.sqlite")
    address: str = request.getfixturevalue("postgres").new_database()
    return address


@asynccontextmanager
async def opened(place: str | Path) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


def with_a_store(story: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test that gets an open store, once of each kind."""

    def test(place: str) -> None:
        async def tell() -> None:
            async with opened(place) as store:
                await story(store)

        asyncio.run(tell())

    test.__name__ = getattr(story, "__name__", "story")
    test.__module__ = story.__module__
    return test


async def a_room(store: Store, id: str = "room", owner: str | None = ME) -> RoomRow:
    room = await store.open_room(id, SETTINGS, owner)
    assert isinstance(room, RoomRow)
    return room


def event(seq: int, body: bytes = b"draw", kind: str = "move") -> NewEvent:
    return NewEvent(seq, kind, body)
