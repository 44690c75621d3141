"""What the store needs of a database; both speak the same SQL, with $1 for the first argument and moment() for now."""

from collections.abc import Sequence
from typing import Any, Protocol

from defuse.server.store.outcomes import AppendOutcome
from defuse.server.store.rows import Append

Row = tuple[Any, ...]


class Database(Protocol):
    """SQLite or PostgreSQL, already of the right shape."""

    async def read(self, sql: str, *arguments: object) -> list[Row]:
        """The rows that a query finds."""

    async def write(self, sql: str, *arguments: object) -> list[Row]:
        """Run one statement as one transaction; the rows that it returns.

        A statement whose connection was lost is run again: it must do no harm when it has been done already.
        """

    async def append(self, group: Sequence[Append]) -> Sequence[AppendOutcome]:
        """Write to many logs in one transaction, safe when this returns; who is refused does not harm the others."""

    async def close(self) -> None: ...
