"""A disk that is full, a database that is gone, a file that is damaged; backups. Over real connections."""

import asyncio
import json
import os
import resource
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from defuse.cli import main
from defuse.server.store import CannotOpen, TooNew, open_store
from defuse.server.store.backup import back_up, damage, restore
from tests.server.attacked import Attacked, attacked, request
from tests.server.postgres import Postgres
from tests.server.running import Guest, Served, open_room, serving
from tests.server.stores import opened
from tests.server.wire_cutter import WireCutter


async def until(happens: Callable[[], Awaitable[bool]]) -> None:
    while not await happens():
        await asyncio.sleep(0.1)


async def health(at: Any) -> int:
    return (await request(at, "GET", "/healthz"))[0]


# A full disk


def fill_disk(server: Attacked, file: Path) -> None:
    """No file of the server can grow any more."""
    size = os.path.getsize(f"{file}-wal")
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (min(size, 1), hard))


def empty_disk(server: Attacked) -> None:
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


def test_a_full_disk_is_said_and_everything_goes_on_afterwards(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"

    async def scene() -> None:
        async with attacked("--no-limits", database=str(file)) as server:
            room, other = await server.open_room(seats=3, turn=0), await server.open_room()
            ann, ben = await Guest.enter(server, room), await Guest.enter(server, other)
            await ann.ask("sit", name="Ann", avatar=1)
            await ann.ask("begin")
            await ann.until(lambda: bool(ann.table))
            fill_disk(server, file)

            async def is_ill() -> bool:
                return await health(server) == 503

            await until(is_ill)
            answer = await ann.ask("say", text="is anybody there?")
            assert (answer["is"], answer["why"], answer["told"][0]) == ("no", "no_store", "online-no-store")
            assert (await ben.ask("sit", name="Ben", avatar=2))["why"] == "no_store"
            newcomer = await Guest.enter(server, other)
            assert newcomer.answers[1]["why"] == "no_store"
            assert newcomer.bye is not None
            assert newcomer.bye["again"]
            status, headers, body = await server.request("POST", "/api/rooms")
            assert (status, json.loads(body)) == (503, {"why": "no_store"})
            assert int(headers["retry-after"]) > 0
            empty_disk(server)

            async def is_well() -> bool:
                return await health(server) == 200

            await until(is_well)
            assert (await ann.ask("say", text="hello again"))["is"] == "done"
            assert (await ben.ask("sit", name="Ben", avatar=2))["is"] == "done"
            assert await server.open_room()
            for guest in (ann, ben, newcomer):
                await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_a_command_that_meets_the_full_disk_first_is_refused_and_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = await open_store(":memory:")
        async with serving(store) as served:
            room = await open_room(served)
            ann = await Guest.enter(served, room)
            database: Any = store._database
            await database._writer.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
            answer = await ann.ask("sit", name="Ann", avatar=1)
            assert (answer["is"], answer["why"]) == ("no", "no_store")
            await ann.until(lambda: ann.bye is not None)
            assert ann.bye == {"is": "bye", "why": "restart", "again": True}
            await database._writer.run(lambda connection: connection.execute("PRAGMA query_only = OFF"))
            await store.heartbeat(served.house.server, "", 4.0)
            again = await Guest.enter(served, room, ann.token)
            assert again.member == ann.member
            assert [member["name"] for member in again.place["members"]] == [""]
            assert (await again.ask("sit", name="Ann", avatar=1))["is"] == "done"
            await ann.leave()
            await again.leave()
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


# A database that is gone


def test_a_lost_database_is_said_and_everything_goes_on_afterwards(postgres: Postgres, tmp_path: Path) -> None:
    async def scene() -> None:
        async with WireCutter(postgres.new_database(), tmp_path) as wire:
            store = await open_store(wire.address)
            async with serving(store) as served:
                room = await open_room(served)
                ann = await Guest.enter(served, room)
                wire.cut_at_the_next("question")
                await wire.was_cut.wait()

                async def is_ill() -> bool:
                    return await health(served) == 503

                await until(is_ill)
                assert (await ann.ask("sit", name="Ann", avatar=1))["why"] == "no_store"
                newcomer = await Guest.enter(served, room)
                assert newcomer.answers[1]["why"] == "no_store"
                wire.mend()

                async def is_well() -> bool:
                    return await health(served) == 200

                await until(is_well)
                if ann.bye is not None:  # the room may have been moved meanwhile
                    ann = await Guest.enter(served, room, ann.token)
                assert (await ann.ask("sit", name="Ann", avatar=1))["is"] == "done"
                await ann.leave()
                await newcomer.leave()
            await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


# A damaged file


async def some_rooms(place: str, count: int = 6, lines: int = 40) -> list[str]:
    """Rooms with a log each."""
    store = await open_store(place)
    names = []
    async with serving(store, limited=False) as served:
        for _ in range(count):
            room = await open_room(served)
            guest = await Guest.enter(served, room)
            await guest.ask("sit", name="Ann", avatar=1)
            for number in range(lines):
                await guest.ask("say", text=f"{number} " * 30)
            await guest.leave()
            names.append(room)
    await store.close()
    return names


async def who_is_there(served: Served, rooms: list[str]) -> dict[str, str]:
    """For each room the refusal, or "open"."""
    found = {}
    for room in rooms:
        guest = await Guest.enter(served, room)
        found[room] = guest.answers[1]["why"] if 1 in guest.answers else "open"
        await guest.leave()
    return found


def test_a_room_with_a_gap_is_named_and_the_others_are_served(place: str) -> None:
    async def scene() -> None:
        rooms = await some_rooms(place, 3, 4)
        async with opened(place) as store:
            database: Any = store._database
            await database.write("DELETE FROM event WHERE room = $1 AND seq = 3", rooms[0])
            await database.write("DELETE FROM snapshot")
            await database.write("UPDATE event SET body = $2 WHERE room = $1 AND seq = 4", rooms[1], b"{")
        store = await open_store(place)
        assert [damage.room for damage in store.damage] == [rooms[0]]
        before = [await store.read(room) for room in rooms[:2]]
        async with serving(store) as served:
            assert await who_is_there(served, rooms) == {rooms[0]: "damaged", rooms[1]: "damaged", rooms[2]: "open"}
        assert [await store.read(room) for room in rooms[:2]] == before
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


@pytest.mark.parametrize("cut_off", [False, True], ids=["a broken page", "cut off"])
def test_healthy_rooms_of_a_damaged_file_are_served_and_the_file_is_kept(tmp_path: Path, cut_off: bool) -> None:
    file = tmp_path / "rooms.sqlite"

    async def scene() -> None:
        rooms = await some_rooms(str(file))
        broken = _cut_off(file) if cut_off else _break_a_page(file)
        named = {each.room for each in await damage(str(file)) if each.room}
        store = await open_store(file)
        assert store.damage
        (aside,) = tmp_path.glob("rooms.sqlite.damaged-*[0-9]")
        assert aside.read_bytes() == broken
        async with serving(store) as served:
            found = await who_is_there(served, rooms)
        await store.close()
        lost = {damage.room for damage in store.damage if damage.room}
        assert named == lost  # by the command that checks a store
        assert {room for room, why in found.items() if why == "open"} == set(rooms) - lost
        assert 0 < len(lost) < len(rooms)
        again = await open_store(file)
        assert again.damage == []
        await again.close()
        assert aside.read_bytes() == broken

    asyncio.run(asyncio.wait_for(scene(), 120))


def _break_a_page(file: Path) -> bytes:
    """Overwrite the page of some event; returns the contents of the file."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    data = bytearray(file.read_bytes())
    place = data.index(b"20 20 20 20 20 20")
    start = place - place % 4096
    data[start : start + 4096] = b"\x5a" * 4096
    file.write_bytes(data)
    return bytes(data)


def _cut_off(file: Path) -> bytes:
    """Lose the end of a file, as when a disk was full while it was copied; returns the rest."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    rest = file.read_bytes()[: -2 * 4096]
    file.write_bytes(rest)
    return rest


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"
    file.write_bytes(b"my diary\n" * 1000)
    with pytest.raises(CannotOpen, match="not a database"):
        asyncio.run(open_store(file))
    assert file.read_bytes() == b"my diary\n" * 1000
    assert {each.name for each in tmp_path.iterdir()} <= {"rooms.sqlite", "rooms.sqlite.lock"}


# Backups


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_is_made_while_a_server_runs_and_restored_into_another_store(
    place: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    elsewhere = (
        str(tmp_path / "other.sqlite") if target == "sqlite" else request.getfixturevalue("postgres").new_database()
    )
    copy = tmp_path / "backup.sqlite"

    async def scene() -> None:
        store = await open_store(place)
        async with serving(store) as served:
            room = await open_room(served)
            ann = await Guest.enter(served, room)
            await ann.ask("sit", name="Ann", avatar=1)
            assert await back_up(place, copy) == 1
            await ann.ask("say", text="after the backup")
            await ann.leave()
        await store.close()
        assert copy.stat().st_mode & 0o077 == 0
        assert await restore(copy, elsewhere) == 1
        with pytest.raises(CannotOpen, match="empty"):
            await restore(copy, elsewhere)
        other = await open_store(elsewhere)
        async with serving(other) as served:
            again = await Guest.enter(served, room, ann.token)
            assert again.member == ann.member
            assert [member["name"] for member in again.place["members"]] == ["Ann"]
            await again.leave()
        await other.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_keeps_which_servers_can_read_a_room(
    place: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A room that a newer server has written is left to such a server, also after it was restored."""
    elsewhere = (
        str(tmp_path / "other.sqlite") if target == "sqlite" else request.getfixturevalue("postgres").new_database()
    )

    async def scene() -> None:
        store = await open_store(place)
        await store.open_room("a-room", b"{}", None, version=7)
        await store.close()
        await back_up(place, tmp_path / "backup.sqlite")
        await restore(tmp_path / "backup.sqlite", elsewhere)
        other = await open_store(elsewhere)
        await other.heartbeat("old", "", 60, version=6)
        assert await other.claim("a-room", "old", version=6) == TooNew(7)
        await other.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_a_backup_of_an_older_defuse_is_restored(tmp_path: Path) -> None:
    file, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    asyncio.run(some_rooms(str(file), 2, 3))
    connection = sqlite3.connect(file)
    connection.execute("ALTER TABLE room DROP COLUMN version")
    connection.commit()
    connection.close()
    assert asyncio.run(restore(file, str(new))) == 2


def test_the_command_backs_up_checks_and_restores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy, new = tmp_path / "rooms.sqlite", tmp_path / "copy.sqlite", tmp_path / "new.sqlite"
    rooms = asyncio.run(some_rooms(str(file), 2, 3))
    assert main(["rooms", "check", "--database", str(file)]) == 0
    assert main(["rooms", "backup", str(copy), "--database", str(file)]) == 0
    assert main(["rooms", "backup", str(copy), "--database", str(file)]) == 2  # it does not overwrite anything
    assert main(["rooms", "restore", str(copy), "--database", str(new)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == ["Nothing is damaged.", f"2 rooms are kept in {copy}.", "2 rooms are back."]
    connection = sqlite3.connect(new)
    connection.execute("DELETE FROM event WHERE room = ? AND seq = 2", (rooms[1],))
    connection.commit()
    connection.close()
    assert main(["rooms", "check", "--database", str(new)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"room {rooms[1]}: its log should end with entry")
    assert last == "1 thing is damaged."
    assert main(["rooms", "check", "--database", str(tmp_path / "none.sqlite")]) == 2
