"""A SQLite connection with its own thread."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from defuse.server.steady import steady_now
from defuse.server.store.faults import StoreClosed

Result = TypeVar("Result")

_PATIENCE: Final = 30.0  # seconds, in case another program has the file open


class Desk:
    """Runs work on the connection, one piece at a time, off the event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"store-{path.name}")
        self._connection: sqlite3.Connection | None = None
        self._closed = False

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreClosed("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def close(self) -> None:
        self._closed = True
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._connection is None:
            self._connection = connect(self._path)
        return work(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    connection.create_function("moment", 0, steady_now)
    return connection
