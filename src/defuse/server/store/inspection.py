"""Finds damage in stored rooms: gaps in logs, entries that nobody can read, pages that SQLite cannot read."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDED: Final = "folded"  # the kind of an entry that stands for all entries before it

# Rooms whose log does not run from its first entry, or from a folded one, to the last one without a gap.
GAPS: Final = """
SELECT room.id, room.last_seq, count(event.seq), coalesce(min(event.seq), 0), coalesce(max(event.seq), 0)
FROM room LEFT JOIN event ON event.room = room.id
GROUP BY room.id, room.last_seq
HAVING coalesce(max(event.seq), 0) <> room.last_seq
    OR count(event.seq) <> CASE WHEN room.last_seq = 0 THEN 0 ELSE room.last_seq - min(event.seq) + 1 END
    OR (min(event.seq) > 1 AND NOT EXISTS (
        SELECT 1 FROM event AS first WHERE first.room = room.id AND first.seq =
            (SELECT min(seq) FROM event AS any_event WHERE any_event.room = room.id) AND first.kind = 'folded'))
ORDER BY room.id
"""


@dataclass(frozen=True, slots=True)
class Damage:
    """What is damaged: a room, or (`room` is empty) the file itself."""

    room: str
    words: str

    def __str__(self) -> str:
        return f"room {self.room}: {self.words}" if self.room else self.words


def gaps(rows: Sequence[tuple[str, int, int, int, int]]) -> list[Damage]:
    """The damage that the rows of `GAPS` show."""
    return [
        Damage(room, f"its log should end with entry {last}, it has {count} entries from {first} to {end}")
        for room, last, count, first, end in rows
    ]


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that never changes the file, not even by moving its write-ahead log into it."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=30.0, isolation_level=None)


def read_damaged(path: Path) -> sqlite3.Connection:
    """The same for a damaged file: SQLite then also reads what is left of one that was cut off."""
    connection = read_only(path)
    connection.execute("PRAGMA writable_schema = ON")
    return connection


def damage_in_file(path: Path) -> list[Damage]:
    """Everything that is damaged in a SQLite file; the file is not changed."""
    try:
        connection = read_only(path)
    except sqlite3.Error as error:
        return [Damage("", str(error))]
    try:
        said = [str(line) for (line,) in connection.execute("PRAGMA quick_check(20)")]
        found = [Damage("", line.replace("\n", " ")) for line in said if line != "ok"]
        found += gaps(connection.execute(GAPS).fetchall())
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            return []  # no store, or one of another version
        return [Damage("", str(error))]
    finally:
        connection.close()
    return found
