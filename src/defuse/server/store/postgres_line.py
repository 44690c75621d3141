"""A connection to PostgreSQL that reconnects when it is lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg

_LOG: Final = logging.getLogger(__name__)
_FIRST_PAUSE: Final = 0.05  # seconds
_LONGEST_PAUSE: Final = 2.0

# After these errors the statement may or may not have been executed, or is worth another attempt.
_PASSING: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,  # its disk is full, or it has too many connections
    asyncpg.TransactionRollbackError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby, just before it takes over
    asyncpg.InternalClientError,  # the server closed the idle connection
    OSError,
)
TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


def is_passing(error: BaseException, connection: asyncpg.Connection | None = None) -> bool:
    """Whether the connection or the moment is at fault, not the statement."""
    return isinstance(error, _PASSING) or (connection is not None and connection.is_closed())


class WriterLine:
    """One connection. A caller that finds it dead drops it and asks for a new one."""

    def __init__(
        self, connect: Callable[[], Awaitable[asyncpg.Connection]], lose: Callable[[], None] = lambda: None
    ) -> None:
        self._connect = connect
        self._lose = lose  # called when there is no connection
        self._connection: asyncpg.Connection | None = None

    async def connection(self) -> asyncpg.Connection:
        """The connection; waits until there is one again."""
        pause = _FIRST_PAUSE
        while self._connection is None or self._connection.is_closed():
            try:
                self._connection = await self._connect()
            except TROUBLE as error:
                self._lose()
                _LOG.warning("the database is out of reach, trying again: %s", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
        return self._connection

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
