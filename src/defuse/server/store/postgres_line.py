"""A connection to PostgreSQL that is made anew whenever it was lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg

_LOG: Final = logging.getLogger(__name__)
_FIRST_PAUSE: Final = 0.05  # seconds
_LONGEST_PAUSE: Final = 2.0

# After these nobody knows whether a statement was carried out, or it was not and may well be the next time.
_PASSING: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TransactionRollbackError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby, just before it takes over
    asyncpg.InternalClientError,  # the connection has been told good-bye while it was idle
    OSError,
)
TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


def is_passing(error: BaseException, connection: asyncpg.Connection | None = None) -> bool:
    """Whether it is the connection or the moment that failed, not the statement."""
    return isinstance(error, _PASSING) or (connection is not None and connection.is_closed())


class WriterLine:
    """One connection; whoever finds it dead drops it and asks for it again."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection | None = None

    async def connection(self) -> asyncpg.Connection:
        """The connection, as soon as there is one again."""
        pause = _FIRST_PAUSE
        while self._connection is None or self._connection.is_closed():
            try:
                self._connection = await self._connect()
            except (asyncpg.PostgresError, OSError) as error:
                _LOG.warning("the database is out of reach, trying again: %s", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
        return self._connection

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
