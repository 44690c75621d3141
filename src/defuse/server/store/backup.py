"""Backups of all rooms and replays as a SQLite file, whatever database they come from and go to."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from defuse.server.store.copying import TABLES, add, back_up_file, lost_in_file, new_file, selected, selected_in
from defuse.server.store.faults import CannotOpen
from defuse.server.store.inspection import GAPS, Damage, damage_in_file, gaps, read_only
from defuse.server.store.opening import TEMPORARY, file_of, open_store, postgres

_BITE: Final = 500  # rows at a time
_COLUMNS: Final = """SELECT column_name FROM information_schema.columns
    WHERE table_schema = ANY (current_schemas(false)) AND table_name = $1"""


async def back_up(place: str, target: Path) -> int:
    """Copy all rooms into a new file, also while servers use them; returns how many. Raises CannotOpen."""
    path = _existing(place)
    if path is not None:
        return await asyncio.to_thread(back_up_file, path, target)
    copy = new_file(target)
    try:
        rooms = await _copy_postgres(place, copy)
    except BaseException:
        copy.close()
        target.unlink()
        raise
    copy.close()
    return rooms


async def _copy_postgres(url: str, copy: sqlite3.Connection) -> int:
    connection = await _connected(url)
    counts = {}
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):  # one moment for all tables
            copy.execute("BEGIN")
            for table in TABLES:
                present = await connection.fetch(_COLUMNS, table)
                query = selected(table, [name for (name,) in present])
                rows = [tuple(row) async for row in connection.cursor(query, prefetch=_BITE)]
                counts[table] = add(copy, table, rows)
            copy.execute("COMMIT")
    finally:
        await connection.close()
    return counts["room"]


async def restore(source: Path, place: str) -> int:
    """Put a backup into an empty store; returns the number of rooms. Raises CannotOpen."""
    damage = (
        await asyncio.to_thread(damage_in_file, source) if source.is_file() else [Damage("", "there is no such file")]
    )
    if damage:
        raise CannotOpen(f"{source}: {damage[0]}")
    store = await open_store(place)  # with the current schema
    try:
        if await store.rooms():
            raise CannotOpen("there are rooms already; a backup is restored into an empty store")
    finally:
        await store.close()
    rows = await asyncio.to_thread(_all_rows, source)
    path = file_of(place)
    if path is not None:
        await asyncio.to_thread(_fill_file, path, rows)
    else:
        await _fill_postgres(place, rows)
    return len(rows["room"])


def _all_rows(source: Path) -> dict[str, list[tuple[Any, ...]]]:
    connection = read_only(source)
    try:
        return {table: connection.execute(selected_in(connection, table)).fetchall() for table in TABLES}
    except sqlite3.Error as error:
        raise CannotOpen(f"{source}: this is no backup: {error}") from error
    finally:
        connection.close()


def _fill_file(path: Path, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    for table, found in rows.items():
        add(connection, table, found)
    connection.execute("COMMIT")
    connection.close()


async def _fill_postgres(url: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    connection = await _connected(url)
    try:
        async with connection.transaction():
            for table, found in rows.items():
                columns: Sequence[str] = TABLES[table]
                await connection.copy_records_to_table(table, records=found, columns=columns)
    finally:
        await connection.close()


async def damage(place: str) -> list[Damage]:
    """Everything that is damaged in a store, also while servers use it. Raises CannotOpen."""
    path = _existing(place)
    if path is not None:
        return await asyncio.to_thread(_damage_by_room, path)
    connection = await _connected(place)
    try:
        return gaps([tuple(row) for row in await connection.fetch(GAPS)])
    finally:
        await connection.close()


def _damage_by_room(path: Path) -> list[Damage]:
    """The damage in a file; if pages of it cannot be read, also the rooms to which they belong."""
    found = damage_in_file(path)
    if any(not damage.room for damage in found):
        known = {damage.room for damage in found if damage.room}
        found += [damage for damage in lost_in_file(path) if damage.room not in known]
    return found


def _existing(place: str) -> Path | None:
    """The file of a store; None if it is PostgreSQL. Raises CannotOpen if there is no such file."""
    path = file_of(place)
    if path is not None and (place == TEMPORARY or not path.is_file()):
        raise CannotOpen(f"{path}: there is no such file")
    return path


async def _connected(url: str) -> Any:
    return await postgres().connected(url)
