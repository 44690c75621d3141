"""The database interface of the store: one SQL for both, with $1 for the first argument and moment() for now."""

from collections.abc import Sequence
from typing import Any, Protocol

from defuse.server.store.inspection import Damage
from defuse.server.store.outcomes import AppendOutcome
from defuse.server.store.rows import Append

Row = tuple[Any, ...]


class Database(Protocol):
    """SQLite or PostgreSQL, with the current schema."""

    lost: bool  # nothing can be kept at the moment; the next write that succeeds ends it
    damage: list[Damage]  # what was found when it was opened

    async def read(self, sql: str, *arguments: object) -> list[Row]:
        """The rows that a query finds."""

    async def write(self, sql: str, *arguments: object) -> list[Row]:
        """Run one statement as one transaction; returns its rows.

        If the connection is lost, the statement is run again, so running it twice must be harmless.
        """

    async def append(self, group: Sequence[Append]) -> Sequence[AppendOutcome]:
        """Append to many logs in one transaction, durable on return; a refused append does not affect the others."""

    async def close(self) -> None: ...
