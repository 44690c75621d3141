"""Opening a store: from which address, with which schema, and with clear errors."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from defuse.cli import main
from defuse.extras import install_line
from defuse.server.store import CannotOpen, open_store
from defuse.server.store import postgres as postgres_store
from defuse.server.store import sqlite as sqlite_store
from defuse.server.store.migrations import Migration, due, migrations
from defuse.server.store.sqlite_desk import connect
from tests.server.postgres import Postgres
from tests.server.stores import a_room, opened

ROOT = Path(__file__).resolve().parent.parent.parent
TORN = "CREATE TABLE half (x integer); CREATE TABLE room (x integer); CREATE TABLE other_half (x integer)"
WHOLE = "CREATE TABLE half (x integer); CREATE TABLE other_half (x integer)"


async def opens(place: str | Path) -> None:
    async with opened(place) as store:
        await a_room(store)


async def why_not(place: str | Path) -> str:
    with pytest.raises(CannotOpen) as caught:
        await open_store(place)
    return str(caught.value)


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_a_file_can_be_named_in_two_ways_and_its_folder_is_made(tmp_path: Path, form: str) -> None:
    file = tmp_path / "new folder" / "rooms.sqlite"
    asyncio.run(opens(form.format(file)))
    assert file.exists()


def test_nobody_else_can_look_into_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"

    async def tell() -> None:
        async with opened(file) as store:
            await a_room(store)
            secret = [path for path in tmp_path.iterdir() if path.suffix != ".lock"]
            assert len(secret) == 3  # the file, its log, its index
            assert {path.stat().st_mode & 0o777 for path in secret} == {0o600}

    asyncio.run(tell())


def test_spaces_in_an_address_may_be_escaped(tmp_path: Path) -> None:
    asyncio.run(opens(f"sqlite:///{tmp_path}/my%20rooms.sqlite"))
    assert (tmp_path / "my rooms.sqlite").exists()


def test_a_temporary_store_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    async def tell() -> None:
        async with opened(":memory:") as one, opened(":memory:") as other:
            await a_room(one)
            assert list(tmp_path.iterdir())
            assert await other.rooms() == []

    asyncio.run(tell())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["mysql://host/rooms", "sqlite://rooms", "", "sqlite:///"])
def test_an_invalid_address_is_answered_with_valid_ones(place: str) -> None:
    assert "sqlite:///path or postgresql://" in asyncio.run(why_not(place))


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Grandmother, " * 100)
    assert "letter.txt: file is not a database" in asyncio.run(why_not(file))
    assert file.read_text() == "Dear Grandmother, " * 100


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "unable to open" in asyncio.run(why_not(tmp_path))
    (tmp_path / "file").write_text("")
    assert "file" in asyncio.run(why_not(tmp_path / "file" / "rooms.sqlite"))


def test_a_file_is_opened_once_in_a_process_too_whatever_its_name(tmp_path: Path) -> None:
    (tmp_path / "other name").symlink_to("rooms.sqlite")

    async def tell() -> None:
        async with opened(tmp_path / "rooms.sqlite"):
            assert "in use by another server" in await why_not(tmp_path / "rooms.sqlite")
            assert "in use by another server" in await why_not(tmp_path / "other name")
        await opens(tmp_path / "rooms.sqlite")

    asyncio.run(tell())


def test_postgresql_out_of_reach_is_told_without_the_password(tmp_path: Path) -> None:
    problem = asyncio.run(why_not(f"postgresql://cat:meow123@/rooms?host={tmp_path}"))
    assert problem.startswith("postgresql:///rooms: ")
    assert "meow123" not in problem
    assert "meow123" not in asyncio.run(why_not("postgresql://cat:meow123@127.0.0.1:1/rooms"))


def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    place = postgres.new_database().replace("tables_", "chairs_")
    assert 'database "chairs_' in asyncio.run(why_not(place))


def test_postgresql_without_its_library_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in [name for name in sys.modules if name.startswith("defuse.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert main(["serve", "--port=0", "--no-browser", "--database=postgresql://host/rooms"]) == 2
    assert install_line("postgres") in capsys.readouterr().err


def test_both_dialects_have_the_same_steps() -> None:
    steps = {dialect: [(s.number, s.name) for s in migrations(dialect)] for dialect in ("sqlite", "postgresql")}
    assert steps["sqlite"] == steps["postgresql"]
    assert [number for number, _ in steps["sqlite"]] == list(range(1, len(steps["sqlite"]) + 1))


def test_only_steps_that_are_missing_are_due() -> None:
    steps = [Migration(number, "step", "") for number in (1, 2, 3)]
    assert due(steps, 0) == steps
    assert due(steps, 2) == steps[2:]
    assert due(steps, 3) == []
    with pytest.raises(CannotOpen, match=r"has version 4, this Defuse knows 3; update Defuse"):
        due(steps, 4)


def test_a_file_of_a_newer_defuse_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"
    asyncio.run(opens(file))
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO defuse_schema VALUES (99, 0)")
    connection.close()
    assert "newer Defuse: it has version 99" in asyncio.run(why_not(file))


def test_a_postgresql_database_of_a_newer_defuse_is_left_alone(postgres: Postgres) -> None:
    place = postgres.new_database()

    async def tell() -> None:
        await opens(place)
        connection = await asyncpg.connect(place)
        await connection.execute("INSERT INTO defuse_schema VALUES (99, now())")
        await connection.close()
        assert "newer Defuse: it has version 99" in await why_not(place)

    asyncio.run(tell())


def test_a_step_that_fails_in_a_file_leaves_nothing_behind(tmp_path: Path) -> None:
    steps = migrations("sqlite")
    number = len(steps) + 1
    connection = connect(tmp_path / "rooms.sqlite")
    with pytest.raises(sqlite3.OperationalError, match="room already exists"):
        sqlite_store.migrate(connection, [*steps, Migration(number, "torn", TORN)])
    assert connection.execute("SELECT max(number) FROM defuse_schema").fetchone() == (number - 1,)
    sqlite_store.migrate(connection, [*steps, Migration(number, "whole", WHOLE)])
    assert connection.execute("SELECT count(*) FROM half, other_half").fetchone() == (0,)
    connection.close()


def test_a_process_killed_in_the_middle_of_a_step_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"
    asyncio.run(opens(file))
    program = """
import os, sys
from pathlib import Path
from defuse.server.store.migrations import Migration, migrations
from defuse.server.store.sqlite import migrate
from defuse.server.store.sqlite_desk import connect
connection = connect(Path(sys.argv[1]))
connection.create_function("die", 0, lambda: os.kill(os.getpid(), 9))
steps = migrations("sqlite")
fatal = Migration(len(steps) + 1, "fatal", "CREATE TABLE half (x); SELECT die(); DROP TABLE half")
migrate(connection, [*steps, fatal])
"""
    died = subprocess.run([sys.executable, "-c", program, str(file)], cwd=ROOT, check=False)
    assert died.returncode == -signal.SIGKILL

    async def tell() -> None:
        async with opened(file) as store:
            assert [room.id for room in await store.rooms()] == ["room"]

    asyncio.run(tell())
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
    connection.close()


@pytest.mark.parametrize("torn", [TORN, "CREATE TABLE half (x integer); SELECT pg_terminate_backend(pg_backend_pid())"])
def test_a_step_that_fails_in_postgresql_leaves_nothing_behind(postgres: Postgres, torn: str) -> None:
    place = postgres.new_database()
    steps = migrations("postgresql")
    number = len(steps) + 1

    async def tell() -> None:
        connection = await asyncpg.connect(place)
        with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError)):
            await postgres_store.migrate(connection, [*steps, Migration(number, "torn", torn)])
        connection.terminate()
        await opens(place)
        connection = await asyncpg.connect(place)
        assert await connection.fetchval("SELECT max(number) FROM defuse_schema") == number - 1
        await postgres_store.migrate(connection, [*steps, Migration(number, "whole", WHOLE)])
        assert await connection.fetchval("SELECT count(*) FROM half, other_half") == 0
        await connection.close()

    asyncio.run(tell())


def test_many_servers_may_open_an_empty_database_at_once(postgres: Postgres) -> None:
    place = postgres.new_database()

    async def tell() -> None:
        stores = await asyncio.gather(*(open_store(place) for _ in range(5)))
        await a_room(stores[0])
        assert [len(await store.rooms()) for store in stores] == [1] * 5
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(tell())
