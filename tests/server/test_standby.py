"""A synchronous standby of PostgreSQL takes over: nothing that was acknowledged is missing there."""

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from defuse.server.store import Appended, Store
from defuse.server.store.postgres_hosts import one_by_one
from tests.extent import LONG, in_turn, seeds
from tests.lacking import lacking
from tests.server.kill import failovers
from tests.server.postgres import MISSING, programs
from tests.server.standby import Pair, pair
from tests.server.stores import a_room, event, opened

WAITS = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query LIKE '{}%'"
STANDBY_TESTS = ("the row survives", "the row is lost")
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.fixture
def databases() -> Iterator[Pair]:
    found = programs()
    if found is None:
        lacking(MISSING)
    with pair(found) as both:
        yield both


async def until_waits(databases: Pair, query: str) -> None:
    """Wait until a commit of such a query waits for the standby."""
    async with asyncio.timeout(60):
        while await asyncio.to_thread(databases.primary.sql, WAITS.format(query)) != "1":
            await asyncio.sleep(0.05)


async def append_without_standby(databases: Pair, store: Store) -> "asyncio.Task[object]":
    """Append while the standby hangs, and cut the connection: PostgreSQL then keeps the row on the primary alone."""
    await a_room(store)
    assert await store.append("room", 1, [event(1, b"before")]) == Appended(1)
    databases.standby.freeze()
    append: asyncio.Task[object] = asyncio.ensure_future(store.append("room", 1, [event(2, b"meanwhile")]))
    await until_waits(databases, "%WITH given")
    await asyncio.to_thread(databases.primary.sql, CUT)
    await until_waits(databases, "UPDATE room SET touched_at")
    reader = await asyncpg.connect(one_by_one(databases.address)[databases.nodes.index(databases.primary)])
    assert await reader.fetchval("SELECT count(*) FROM event") == 2, "the row is not on the primary"
    await reader.close()
    assert not append.done(), "acknowledged, although the standby does not have it"
    return append


async def bodies(store: Store) -> list[bytes]:
    return [stored.body for stored in await store.read("room")]


@in_turn(STANDBY_TESTS[0], STANDBY_TESTS)
def test_a_row_on_the_primary_alone_is_not_acknowledged_before_the_standby_has_it(databases: Pair) -> None:
    async def tell() -> None:
        async with opened(databases.address) as store:
            append = await append_without_standby(databases, store)
            databases.standby.thaw()
            assert await append == Appended(2)
            await asyncio.to_thread(databases.fail_over)
            assert await bodies(store) == [b"before", b"meanwhile"]

    asyncio.run(asyncio.wait_for(tell(), 180))


@in_turn(STANDBY_TESTS[1], STANDBY_TESTS)
def test_a_row_that_is_lost_with_the_primary_is_written_again(databases: Pair) -> None:
    async def tell() -> None:
        async with opened(databases.address) as store:
            append = await append_without_standby(databases, store)
            databases.primary.crash()
            databases.standby.thaw()
            await asyncio.to_thread(databases.fail_over)
            assert await append == Appended(2)
            assert await bodies(store) == [b"before", b"meanwhile"]

    asyncio.run(asyncio.wait_for(tell(), 180))


@pytest.mark.skipif(not LONG, reason="make test-long, and make soak-server: 10 rounds")
def test_nothing_that_was_acknowledged_is_lost_when_the_standby_takes_over(databases: Pair) -> None:
    (seed,) = seeds(1, "a standby takes over")
    toll = asyncio.run(failovers(3, rooms=4, commands=40, seed=seed, databases=databases))
    assert toll.acknowledged > 0
    assert (toll.rounds, toll.lost, toll.doubled, toll.stuck) == (3, [], [], [])


@pytest.mark.parametrize(
    ("address", "single"),
    [
        ("postgresql://a/b", ["postgresql://a/b"]),
        ("postgresql://u:p@a:1,b:2/d?x=1", ["postgresql://u:p@a:1/d?x=1", "postgresql://u:p@b:2/d?x=1"]),
        ("postgresql://u@/d?host=/x,/y", ["postgresql://u@/d?host=/x", "postgresql://u@/d?host=/y"]),
        ("postgresql:///d?host=a,b&port=1,2", ["postgresql:///d?host=a&port=1", "postgresql:///d?host=b&port=2"]),
        ("postgresql:///d?host=a,b&port=5", ["postgresql:///d?host=a&port=5", "postgresql:///d?host=b&port=5"]),
    ],
)
def test_an_address_with_several_servers_is_read(address: str, single: list[str]) -> None:
    assert one_by_one(address) == single
