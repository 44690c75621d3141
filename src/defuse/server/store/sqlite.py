"""Rooms in a SQLite file, for one server process: one thread writes, another reads."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

from defuse.server.store.copying import salvage
from defuse.server.store.database import Row
from defuse.server.store.faults import CannotOpen, StoreLost
from defuse.server.store.inspection import Damage, damage_in_file
from defuse.server.store.migrations import Migration, due, migrations
from defuse.server.store.outcomes import Appended, AppendOutcome, Clash, Fenced
from defuse.server.store.rows import Append
from defuse.server.store.sqlite_desk import Desk
from defuse.server.store.sqlite_lock import hold
from defuse.server.store.steady import steady_now

_OLDEST: Final = (3, 35)  # the first version with RETURNING

# Errors of the disk, not of a statement; the lowest byte of a code says its kind.
_DISK: Final = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_PERM,
    }
)

_BITE: Final = 50  # rows per statement
_HELD: Final = "SELECT last_seq FROM room WHERE id = ? AND epoch = ? AND owner IS NOT NULL"

Item = TypeVar("Item")


class SqliteDatabase:
    """The file, locked by this process as long as it is open."""

    def __init__(self, path: Path, folder: "TemporaryDirectory[str] | None" = None) -> None:
        self.lost = False  # nothing can be kept at the moment
        self.damage: list[Damage] = []  # what was found when the file was opened
        self.damaged_file: Path | None = None  # where it is now, if healthy rooms were copied from it
        self._folder = folder
        self._lock = hold(path)
        self._writer = Desk(path)
        self._reader = Desk(path)

    @classmethod
    async def open(cls, path: Path) -> "SqliteDatabase":
        """Raises CannotOpen."""
        return await cls._prepared(path, None)

    @classmethod
    async def temporary(cls) -> "SqliteDatabase":
        """A database that is deleted when it is closed."""
        folder = TemporaryDirectory(prefix="defuse-")
        return await cls._prepared(Path(folder.name) / "rooms.sqlite", folder)

    @classmethod
    async def _prepared(cls, path: Path, folder: "TemporaryDirectory[str] | None") -> "SqliteDatabase":
        if sqlite3.sqlite_version_info < _OLDEST:
            raise CannotOpen(f"SQLite {sqlite3.sqlite_version} is too old: 3.35 or newer is needed")
        database = cls(path, folder)
        try:
            await asyncio.to_thread(database._inspect, path)
            await database._writer.run(_prepare)
            await database._reader.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
        except BaseException as error:
            await database.close()
            if isinstance(error, sqlite3.Error):
                raise CannotOpen(f"{path}: {error}") from error
            raise
        return database

    def _inspect(self, path: Path) -> None:
        """Look for damage. A damaged file is moved aside, and its healthy rooms are copied into a new one."""
        if not path.is_file() or not path.stat().st_size:
            return
        self.damage = damage_in_file(path)
        if any(not damage.room for damage in self.damage):
            try:
                self.damaged_file, lost = salvage(path)
            except sqlite3.Error as error:
                raise CannotOpen(f"{path}: {error}") from error
            self.damage += lost

    async def read(self, sql: str, *arguments: object) -> list[Row]:
        try:
            return await self._reader.run(lambda connection: connection.execute(_numbered(sql), arguments).fetchall())
        except sqlite3.DatabaseError as error:
            raise self._lose(error) from error

    async def write(self, sql: str, *arguments: object) -> list[Row]:
        try:
            rows = await self._writer.run(lambda connection: connection.execute(_numbered(sql), arguments).fetchall())
        except sqlite3.DatabaseError as error:
            raise self._lose(error) from error
        self.lost = False
        return rows

    async def append(self, group: Sequence[Append]) -> Sequence[AppendOutcome]:
        try:
            outcomes = await self._writer.run(lambda connection: _append(connection, group))
        except sqlite3.DatabaseError as error:
            raise self._lose(error) from error
        self.lost = False
        return outcomes

    def _lose(self, error: sqlite3.DatabaseError) -> Exception:
        """What the caller gets: StoreLost if the disk is at fault (full, broken, gone), else the error itself."""
        if error.sqlite_errorcode & 0xFF not in _DISK:
            return error
        self.lost = True
        return StoreLost(f"nothing can be kept at the moment: {error}")

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()
        self._lock.close()
        if self._folder:
            self._folder.cleanup()


def migrate(connection: sqlite3.Connection, steps: list[Migration]) -> None:
    """Apply the pending migrations, each in its own transaction."""
    connection.execute("CREATE TABLE IF NOT EXISTS defuse_schema (number INTEGER PRIMARY KEY, taken_at REAL NOT NULL)")
    (taken,) = connection.execute("SELECT coalesce(max(number), 0) FROM defuse_schema").fetchone()
    for step in due(steps, taken):
        note = f"INSERT INTO defuse_schema VALUES ({step.number}, moment())"
        try:
            # Not with execute("BEGIN"): executescript commits a pending transaction first.
            connection.executescript(f"BEGIN IMMEDIATE;\n{step.script};\n{note};\nCOMMIT;")
        except sqlite3.Error:
            connection.rollback()
            raise


def _prepare(connection: sqlite3.Connection) -> None:
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise CannotOpen("the file lies where SQLite cannot keep a write-ahead log; choose a local disk")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA temp_store = MEMORY")  # a statement that writes many rows would make and delete a file
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection, migrations("sqlite"))
    # This process holds the lock, so every former lease holder is gone.
    connection.execute("DELETE FROM server")


def _numbered(sql: str) -> str:
    return sql.replace("$", "?")


def _append(connection: sqlite3.Connection, group: Sequence[Append]) -> list[AppendOutcome]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        now = steady_now()
        if _append_all(connection, group, now):
            outcomes: list[AppendOutcome] = [Appended(append.last) for append in group]
        else:
            connection.rollback()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_append_one(connection, append, now) for append in group]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk may have ended it already
            connection.rollback()
        raise
    return outcomes


def _append_all(connection: sqlite3.Connection, group: Sequence[Append], now: float) -> bool:
    """Write the appends of a group, unless one of its rooms refuses; few statements for many rooms.

    This thread needs the interpreter lock again after every statement, so fewer statements are faster.
    """
    for some in _in_bites(group):
        rooms = [value for append in some for value in (append.room, append.epoch, append.before, append.last)]
        if connection.execute(_take_all(len(some)), [now, *rooms]).rowcount != len(some):
            return False
    rows = [
        (append.room, event.seq, append.epoch, event.kind, event.body, now)
        for append in group
        for event in append.events
    ]
    for bite in _in_bites(rows):
        connection.execute(_write_all(len(bite)), [value for row in bite for value in row])
    return True


def _in_bites(items: Sequence[Item]) -> list[Sequence[Item]]:
    return [items[start : start + _BITE] for start in range(0, len(items), _BITE)]


@cache
def _take_all(rooms: int) -> str:
    taken = ", ".join(["(?, ?, ?, ?)"] * rooms)
    return f"""
    UPDATE room SET last_seq = taken.column4, touched_at = ? FROM (VALUES {taken}) AS taken
    WHERE id = taken.column1 AND epoch = taken.column2 AND last_seq = taken.column3 AND owner IS NOT NULL
    """


@cache
def _write_all(events: int) -> str:
    written = ", ".join(["(?, ?, ?, ?, ?, ?)"] * events)
    return f"INSERT INTO event (room, seq, epoch, kind, body, at) VALUES {written}"


def _append_one(connection: sqlite3.Connection, append: Append, now: float) -> AppendOutcome:
    room, epoch = append.room, append.epoch
    if _append_all(connection, [append], now):
        return Appended(append.last)
    held = connection.execute(_HELD, (room, epoch)).fetchone()
    return Clash(held[0]) if held else Fenced()
