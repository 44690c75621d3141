"""Everything acknowledged survives any end of a server; a server that has lost a room cannot write to it."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO

import pytest

from defuse.server.store import Appended, CannotOpen, Claimed, NewEvent, OwnedBy, Store
from tests.extent import LONG
from tests.server.postgres import Postgres
from tests.server.stores import opened
from tests.server.writer import body

ROOT = Path(__file__).resolve().parent.parent.parent
ROOMS = ["kitchen", "hall", "attic", "cellar", "garden"]
LIVES = [1, 5, 20, 100, 400] * (5 if LONG else 1)  # lines that a writer prints before it is killed
WRITER = "the writer"


@contextmanager
def writing(place: str, server: str = WRITER) -> Iterator["subprocess.Popen[str]"]:
    """A process that writes to all rooms until it is ended."""
    command = [sys.executable, "-m", "tests.server.writer", place, server, *ROOMS]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def heard(process: "subprocess.Popen[str]") -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def acknowledged(lines: list[str]) -> dict[str, int]:
    """The last acknowledged number of each room."""
    last = dict.fromkeys(ROOMS, 0)
    for line in lines:
        room, number = line.split()
        last[room] = max(last[room], int(number))
    return last


async def check_logs(store: Store, at_least: dict[str, int]) -> None:
    """Check that every log is at least so long, and has the right event at every place."""
    for room, last in at_least.items():
        log = await store.read(room)
        assert len(log) >= last
        assert [e.seq for e in log] == list(range(1, len(log) + 1))
        assert [e.body for e in log] == [body(room, seq) for seq in range(1, len(log) + 1)]
        assert [e.epoch for e in log] == sorted(e.epoch for e in log)


async def let_the_lease_run_out(store: Store) -> None:
    await store.heartbeat(WRITER, "nowhere", 0)


def test_a_server_that_is_killed_has_lost_nothing_it_acknowledged(place: str) -> None:
    random = Random()

    async def look(last: dict[str, int]) -> None:
        async with opened(place) as store:
            rooms = {room.id: room.last for room in await store.rooms()}
            assert all(rooms.get(id, 0) >= number for id, number in last.items())

    async def look_closely(last: dict[str, int]) -> None:
        async with opened(place) as store:
            await check_logs(store, last)

    for lasts in random.sample(LIVES, len(LIVES)):
        with writing(place) as process:
            lines = [heard(process).readline() for _ in range(lasts)]
            process.kill()
            lines += heard(process).readlines()
        # At once, before the next writer fills gaps.
        asyncio.run(look(acknowledged(lines)))
    asyncio.run(look_closely(acknowledged(lines)))


def test_another_server_takes_over_where_the_log_ends(place: str) -> None:
    with writing(place) as process:
        lines = [heard(process).readline() for _ in range(50)]
        process.kill()
        lines += heard(process).readlines()

    async def take_over() -> None:
        async with opened(place) as store:
            await let_the_lease_run_out(store)
            for room, last in acknowledged(lines).items():
                claimed = await store.claim(room, "heir")
                assert isinstance(claimed, Claimed)
                assert claimed.last >= last
                seq = claimed.last + 1
                events = [NewEvent(seq, "move", body(room, seq))]
                assert await store.append(room, claimed.epoch, events) == Appended(seq)
            await check_logs(store, acknowledged(lines))

    asyncio.run(take_over())


def test_a_frozen_server_wakes_up_fenced(postgres: Postgres) -> None:
    place = postgres.new_database()

    async def take_over() -> dict[str, Claimed]:
        async with opened(place) as store:
            assert isinstance(await store.claim(ROOMS[0], "heir"), OwnedBy)
            await let_the_lease_run_out(store)
            claims = {room: await store.claim(room, "heir") for room in ROOMS}
            return {room: claim for room, claim in claims.items() if isinstance(claim, Claimed)}

    async def check(claims: dict[str, Claimed], last: dict[str, int]) -> None:
        async with opened(place) as store:
            await check_logs(store, last)
            for room, claimed in claims.items():
                assert len(await store.read(room)) == claimed.last

    with writing(place) as process:
        lines = [heard(process).readline() for _ in range(100)]
        process.send_signal(signal.SIGSTOP)
        claims = asyncio.run(take_over())
        process.send_signal(signal.SIGCONT)
        fenced = set()
        for line in heard(process):
            room, said = line.split()
            if said == "fenced":
                fenced.add(room)
            else:
                assert int(said) <= claims[room].last, "written after the room was taken"
                lines.append(line)
    assert fenced == set(ROOMS)
    asyncio.run(check(claims, acknowledged(lines)))


def test_a_file_serves_one_process_even_when_that_is_frozen(tmp_path: Path) -> None:
    place = str(tmp_path / "rooms.sqlite")

    async def try_to_open() -> None:
        with pytest.raises(CannotOpen, match=r"rooms\.sqlite is in use by another server.*PostgreSQL"):
            async with opened(place):
                pass

    async def open_after_it() -> None:
        async with opened(place) as store:
            assert isinstance(await store.claim(ROOMS[0], "heir"), Claimed)

    with writing(place) as process:
        heard(process).readline()
        asyncio.run(try_to_open())
        process.send_signal(signal.SIGSTOP)
        asyncio.run(try_to_open())
        process.kill()
        process.wait()
        asyncio.run(open_after_it())
