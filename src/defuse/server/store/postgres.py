"""Rooms in PostgreSQL, for any number of server processes."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from defuse.server.store.database import Row
from defuse.server.store.faults import CannotOpen, StoreClosed, StoreLost
from defuse.server.store.inspection import GAPS, Damage, gaps
from defuse.server.store.migrations import Migration, due, migrations
from defuse.server.store.outcomes import Appended, AppendOutcome, Clash, Fenced
from defuse.server.store.postgres_hosts import Hosts
from defuse.server.store.postgres_line import TROUBLE, WriterLine, is_passing
from defuse.server.store.rows import Append

_LOG: Final = logging.getLogger(__name__)
_CONNECTIONS: Final = 4  # for everything except appends, which have their own connection
_COMMAND_SECONDS: Final = 8.0  # a statement without an answer for so long counts as lost
_PAUSES: Final = (0.0, 0.1, 0.3, 1.0, 2.0, 3.0, 4.0)  # seconds before each attempt; then StoreLost
_LOCK: Final = 0x0DEF05E  # one process at a time migrates the database
_SETTINGS: Final[dict[str, Any]] = {
    "command_timeout": _COMMAND_SECONDS,
    "server_settings": {"application_name": "defuse", "synchronous_commit": "on"},
}

# One statement checks the owner, updates the room and writes the events: a former owner writes nothing. A claim locks
# the room's row, so a statement that waited for a claim sees the new epoch.
_APPEND: Final = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS given (room, epoch, before, last_seq)
), taken AS (
    UPDATE room SET last_seq = given.last_seq, touched_at = moment() FROM given
    WHERE room.id = given.room AND room.epoch = given.epoch AND room.last_seq = given.before AND room.owner IS NOT NULL
    RETURNING room.id, room.epoch
), written AS (
    INSERT INTO event (room, seq, epoch, kind, body, at)
    SELECT new.room, new.seq, taken.epoch, new.kind, new.body, moment()
    FROM unnest($5::text[], $6::bigint[], $7::text[], $8::bytea[]) AS new (room, seq, kind, body)
    JOIN taken ON taken.id = new.room
)
SELECT id FROM taken
"""
_HELD: Final = "SELECT last_seq FROM room WHERE id = $1 AND epoch = $2 AND owner IS NOT NULL"
# A row that is there may still be missing on a synchronous standby: the commit of a lost connection does not wait for
# it. Another commit waits until both are there.
_CONFIRM: Final = "UPDATE room SET touched_at = moment() WHERE id = $1"
_WRITTEN: Final = "SELECT 1 FROM event WHERE room = $1 AND seq = $2 AND epoch = $3 AND kind = $4 AND body = $5"


class PostgresDatabase:
    """A pool for rare queries, and one connection for the appends of this process."""

    def __init__(self, hosts: Hosts, pool: asyncpg.Pool) -> None:
        self.lost = False  # the database is out of reach
        self.damage: list[Damage] = []
        self._pool = pool
        self._writer = WriterLine(partial(hosts.connect, **_SETTINGS), self._lose)
        self._doubtful: set[Append] = set()  # appends whose connection was lost before their outcome was known

    @classmethod
    async def open(cls, url: str) -> "PostgresDatabase":
        """Raises CannotOpen."""
        hosts = Hosts(url)

        async def connect(*_: object, **wishes: Any) -> asyncpg.Connection:
            return await hosts.connect(**{**_SETTINGS, **wishes})

        try:
            connection = await connect()
            try:
                await migrate(connection, migrations("postgresql"))
            finally:
                await connection.close()
            pool = await asyncpg.create_pool(min_size=1, max_size=_CONNECTIONS, connect=connect)
        except TROUBLE as error:
            raise CannotOpen(f"{without_password(url)}: {error}") from error
        database = cls(hosts, pool)
        database.damage = gaps([(row[0], row[1], row[2], row[3], row[4]) for row in await database.read(GAPS)])
        return database

    @staticmethod
    async def connected(url: str) -> asyncpg.Connection:
        """A connection of its own. Raises CannotOpen."""
        try:
            return await Hosts(url).connect(**_SETTINGS)
        except TROUBLE as error:
            raise CannotOpen(f"{without_password(url)}: {error}") from error

    def _lose(self) -> None:
        self.lost = True

    async def read(self, sql: str, *arguments: object) -> list[Row]:
        problem: BaseException | None = None
        for pause in _PAUSES:
            await asyncio.sleep(pause)
            if self._pool.is_closing():
                raise StoreClosed("the store is closed")
            try:
                rows = [tuple(row) for row in await self._fetch(sql, arguments)]
            except TROUBLE as error:
                if not is_passing(error):
                    raise
                self.lost = True
                problem = error
            else:
                self.lost = False
                return rows
        raise StoreLost(f"the database is out of reach: {problem}") from problem

    write = read

    async def _fetch(self, sql: str, arguments: Sequence[object]) -> list[asyncpg.Record]:
        async with self._pool.acquire(timeout=_COMMAND_SECONDS) as connection:
            try:
                rows: list[asyncpg.Record] = await connection.fetch(sql, *arguments)
                return rows
            except TimeoutError:
                connection.terminate()  # its server is out of reach: do not wait for it again
                raise

    async def append(self, group: Sequence[Append]) -> Sequence[AppendOutcome]:
        """Retry until the outcome of every append is known, however often the connection is lost."""
        while True:
            connection = await self._writer.connection()
            try:
                outcomes = await self._attempt(connection, group)
            except TROUBLE as error:
                self._doubtful.update(group)
                if not is_passing(error, connection):
                    raise
                self.lost = True
                _LOG.warning("the connection was lost during %d appends, settling them: %s", len(group), error)
                self._writer.drop()
            else:
                self._doubtful.difference_update(group)
                self.lost = False
                return outcomes

    async def close(self) -> None:
        self._writer.drop()
        self._pool.terminate()

    async def _attempt(self, connection: asyncpg.Connection, group: Sequence[Append]) -> list[AppendOutcome]:
        rows = [(append.room, append.epoch, append.before, append.last) for append in group]
        events = [(append.room, event.seq, event.kind, event.body) for append in group for event in append.events]
        taken = {row["id"] for row in await connection.fetch(_APPEND, *_columns(rows), *_columns(events))}
        return [
            Appended(append.last) if append.room in taken else await self._refusal(connection, append)
            for append in group
        ]

    async def _refusal(self, connection: asyncpg.Connection, append: Append) -> AppendOutcome:
        """Why an append was not accepted. It may already have been written before the connection was lost."""
        if append in self._doubtful:
            event = append.events[-1]
            ours = (append.room, event.seq, append.epoch, event.kind, event.body)  # no other server has this epoch
            if await connection.fetchval(_WRITTEN, *ours):
                await connection.execute(_CONFIRM, append.room)
                return Appended(append.last)
        last = await connection.fetchval(_HELD, append.room, append.epoch)
        return Fenced() if last is None else Clash(last)


async def migrate(connection: asyncpg.Connection, steps: list[Migration]) -> None:
    """Apply the pending migrations in one transaction; other processes wait meanwhile."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS defuse_schema (number integer PRIMARY KEY, taken_at timestamptz NOT NULL)"
        )
        taken = await connection.fetchval("SELECT coalesce(max(number), 0) FROM defuse_schema")
        for step in due(steps, taken):
            await connection.execute(step.script)
            await connection.execute("INSERT INTO defuse_schema VALUES ($1, now())", step.number)


def without_password(url: str) -> str:
    """The database URL without user and password, for logs."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _columns(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)]
