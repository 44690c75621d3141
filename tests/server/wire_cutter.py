"""A wire between a store and PostgreSQL that can be cut at the worst moment."""

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class WireCutter:
    """Forwards everything until it is told to swallow the next question or answer, and then disconnects."""

    def __init__(self, address: str, folder: Path) -> None:
        parts = urlsplit(address)
        self.address = parts._replace(query=f"host={folder}").geturl()
        self._real = f"{parse_qs(parts.query)['host'][0]}/{SOCKET}"
        self._socket = folder / SOCKET
        self._swallows: str | None = None
        self._passable = asyncio.Event()
        self._passable.set()
        self.was_cut = asyncio.Event()
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "WireCutter":
        self._server = await asyncio.start_unix_server(self._connected, self._socket)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        ends = list(self._ends)
        self._hang_up()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(end.wait_closed() for end in ends), return_exceptions=True)

    def cut_at_the_next(self, what: str) -> None:
        """Cut at the next `question` or `answer`; nothing gets through until the wire is mended."""
        self._swallows = what

    def mend(self) -> None:
        self._passable.set()

    def _cut(self) -> None:
        self._swallows = None
        self._passable.clear()
        self._hang_up()
        self.was_cut.set()

    def _hang_up(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _connected(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._ends.add(to_client)
        await self._passable.wait()
        server, to_server = await asyncio.open_unix_connection(self._real)
        self._ends.add(to_server)
        with suppress(ConnectionError):
            await asyncio.gather(self._carry("question", client, to_server), self._carry("answer", server, to_client))

    async def _carry(self, what: str, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            if self._swallows == what:
                self._cut()
                return
            target.write(data)
        target.close()
