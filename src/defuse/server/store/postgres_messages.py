"""Messages between servers by NOTIFY; several travel as one, since each NOTIFY holds up all commits for a moment."""

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

import asyncpg

from defuse.server.store.database import Database
from defuse.server.store.messages import Messages
from defuse.server.store.postgres_line import TROUBLE, Line

_CHANNEL: Final = "defuse"
_QUIET: Final = 30.0  # seconds between two looks whether the connection is still there
_LONGEST_PAYLOAD: Final = 7999  # bytes; PostgreSQL takes no more


async def notify(database: Database, messages: Sequence[bytes]) -> None:
    for payload in payloads(messages):
        await database.write("SELECT pg_notify($1, $2)", _CHANNEL, payload)


def payloads(messages: Sequence[bytes]) -> Iterator[str]:
    """Messages as text, as many together as one NOTIFY can carry."""
    words: list[str] = []
    for message in messages:
        words.append(b64encode(message).decode())
        if len(" ".join(words)) > _LONGEST_PAYLOAD:
            yield " ".join(words[:-1])
            words = words[-1:]
    if words:
        yield " ".join(words)


class Ear:
    """Listens for messages, and goes on listening after the connection was lost."""

    def __init__(self, line: Line, messages: Messages) -> None:
        self._line = line
        self._messages = messages
        self._open = asyncio.Event()

    async def open(self) -> None:
        """Returns when it listens."""
        self._task = asyncio.create_task(self._listen())
        await self._open.wait()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])
        self._line.drop()

    async def _listen(self) -> None:
        while True:
            connection = await self._line.connection()
            with suppress(*TROUBLE):
                await connection.add_listener(_CHANNEL, self._heard)
                self._open.set()
                await self._stay(connection)
            self._line.drop()

    @staticmethod
    async def _stay(connection: asyncpg.Connection) -> None:
        """Returns or raises when the connection is dead, which a silent network does not tell by itself."""
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        while not connection.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), _QUIET)
            await connection.execute("SELECT 1")

    def _heard(self, connection: asyncpg.Connection, process: int, channel: str, payload: str) -> None:
        for word in payload.split(" "):
            self._messages.deliver(b64decode(word))
