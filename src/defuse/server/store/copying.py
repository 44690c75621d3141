"""Copies rooms from one database into a new SQLite file: for backups, and to save what a damaged file still has."""

import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from defuse.server.store.faults import CannotOpen
from defuse.server.store.inspection import FOLDED, Damage, damage_in_file, read_damaged, read_only
from defuse.server.store.migrations import migrations

# All tables that are worth keeping, in an order in which they can be written. Owners and leases belong to a running
# server.
TABLES: Final = {
    "room": ("id", "owner", "epoch", "last_seq", "status", "made_at", "touched_at", "settings", "version"),
    "event": ("room", "seq", "epoch", "kind", "body", "at"),
    "snapshot": ("room", "seq", "body"),
    "token": ("room", "hash", "member"),
    "replay": ("id", "room", "game", "made_at", "body"),
}

Rows = Iterable[Sequence[object]]
Parts = dict[str, list[tuple[Any, ...]]]  # rows by table


def new_file(path: Path) -> sqlite3.Connection:
    """An empty store in a file that did not exist; only its owner can read it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        connection = sqlite3.connect(path, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    connection.create_function("moment", 0, lambda: 0.0)
    connection.execute("CREATE TABLE defuse_schema (number INTEGER PRIMARY KEY, taken_at REAL NOT NULL)")
    for step in migrations("sqlite"):
        connection.executescript(step.script)
        connection.execute("INSERT INTO defuse_schema VALUES (?, 0)", (step.number,))
    return connection


def add(connection: sqlite3.Connection, table: str, rows: Rows) -> int:
    """Write rows of a table, in the order of its columns; returns how many."""
    marks = ", ".join("?" * len(TABLES[table]))
    statement = f"INSERT INTO {table} ({', '.join(TABLES[table])}) VALUES ({marks})"
    count = 0
    for row in rows:
        connection.execute(statement, tuple(row))
        count += 1
    return count


def selected(table: str, present: Iterable[str] = ()) -> str:
    """The query for all rows of a table as a backup keeps them: no room has an owner.

    `present` are the columns that the table has, if it may be of an older Defuse.
    """
    older = {"owner": "NULL"}
    if present and "version" not in present:
        older["version"] = "0"
    return f"SELECT {', '.join(older.get(column, column) for column in TABLES[table])} FROM {table}"


def selected_in(connection: sqlite3.Connection, table: str) -> str:
    """The same query for a SQLite file, which may be of an older Defuse."""
    return selected(table, [name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,))])


def back_up_file(source: Path, target: Path) -> int:
    """Copy a SQLite store, also while a server uses it; returns the number of rooms."""
    try:
        connection = read_only(source)
        connection.execute("BEGIN")  # one moment for all tables
    except sqlite3.Error as error:
        raise CannotOpen(f"{source}: {error}") from error
    try:
        return _fill(target, lambda table: connection.execute(selected_in(connection, table)))
    except sqlite3.Error as error:
        raise CannotOpen(f"{source}: {error}") from error
    finally:
        connection.close()


def _fill(target: Path, rows: Callable[[str], Rows]) -> int:
    copy = new_file(target)
    try:
        copy.execute("BEGIN")
        counts = {table: add(copy, table, rows(table)) for table in TABLES}
        copy.execute("COMMIT")
    except BaseException:
        copy.close()
        target.unlink()
        raise
    copy.close()
    return counts["room"]


def salvage(path: Path) -> tuple[Path, list[Damage]]:
    """Move a damaged file aside and put a new one with all healthy rooms in its place.

    The damaged file keeps its contents. Returns its new name, and what could not be saved. Raises sqlite3.Error if
    the file has no rooms that can be found; then it stays where it is.
    """
    saved = path.with_name(f"{path.name}.saved")
    for leftover in (saved, Path(f"{saved}-journal")):
        leftover.unlink(missing_ok=True)
    lost = _save_rooms(path, saved)
    aside = _free_name(path)
    for suffix in ("", "-wal", "-shm"):
        if os.path.exists(f"{path}{suffix}"):
            os.rename(f"{path}{suffix}", f"{aside}{suffix}")
    os.rename(saved, path)
    return aside, lost


def _free_name(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


def _save_rooms(path: Path, saved: Path) -> list[Damage]:
    copy = new_file(saved)

    def save(parts: Parts) -> None:
        copy.execute("BEGIN")
        for table, rows in parts.items():
            add(copy, table, rows)
        copy.execute("COMMIT")

    try:
        lost = _read_all(path, save)
    except BaseException:
        copy.close()
        saved.unlink()
        raise
    copy.close()
    return lost


def lost_in_file(path: Path) -> list[Damage]:
    """Everything that could not be saved from a damaged file, above all the rooms; the file is not changed."""
    try:
        return _read_all(path, lambda parts: None)
    except sqlite3.Error:
        return []  # no room can be found


def _read_all(path: Path, take: Callable[[Parts], None]) -> list[Damage]:
    """Hand over all that can be read of each room and each replay; returns what cannot be."""
    lost: list[Damage] = []
    source = read_damaged(path)
    try:
        source.execute("SELECT 1 FROM room LIMIT 1").fetchall()  # or there is nothing to save
        broken = {damage.room for damage in damage_in_file(path)}
        for id in _ids(source, "room", lost):
            words = "its log has a gap" if id in broken else _read_room(source, id, take)
            if words:
                lost.append(Damage(id, words))
        for id in _ids(source, "replay", lost):
            try:
                query = f"{selected_in(source, 'replay')} WHERE id = ?"
                take({"replay": source.execute(query, (id,)).fetchall()})
            except sqlite3.Error:
                lost.append(Damage("", "a replay cannot be read"))
    finally:
        source.close()
    return lost


def _ids(source: sqlite3.Connection, table: str, lost: list[Damage]) -> list[str]:
    """The ids of a table as far as they can be read, by its index from both ends or by its rows."""
    found: dict[str, None] = {}
    errors: list[sqlite3.Error] = []
    for way in ("ORDER BY id", "ORDER BY id DESC", "NOT INDEXED"):
        try:
            for (id,) in source.execute(f"SELECT id FROM {table} {way}"):
                if isinstance(id, str):
                    found[id] = None
        except sqlite3.Error as error:
            errors.append(error)
        else:
            return list(found)
    lost.append(Damage("", f"the list of all {table}s: {errors[0]}"))
    return list(found)


def _read_room(source: sqlite3.Connection, id: str, take: Callable[[Parts], None]) -> str:
    """Hand over a room with all that belongs to it; returns why that is not possible."""
    keys = {"room": "id", "event": "room", "snapshot": "room", "token": "room"}
    try:
        parts = {
            table: source.execute(f"{selected_in(source, table)} WHERE {key} = ?", (id,)).fetchall()
            for table, key in keys.items()
        }
    except sqlite3.Error as error:
        return str(error)
    if not parts["room"]:
        return "it cannot be found"
    kinds = {row[1]: row[3] for row in parts["event"]}
    first, last = min(kinds, default=1), parts["room"][0][3]
    if sorted(kinds) != list(range(first, last + 1)) or (first > 1 and kinds[first] != FOLDED):
        return "its log has a gap"
    take(parts)
    return ""
