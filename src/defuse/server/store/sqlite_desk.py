"""A SQLite connection with its own thread."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from defuse.server.store.faults import StoreClosed
from defuse.server.store.steady import steady_now

Result = TypeVar("Result")
Job = tuple["asyncio.Future[Any]", Callable[[sqlite3.Connection], Any]]

_PATIENCE: Final = 30.0  # seconds, in case another program has the file open


class Desk:
    """Runs work on the connection, one piece at a time, off the event loop.

    The thread answers the event loop directly: a pool of threads would wake it twice for each piece of work.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=f"store-{path.name}", daemon=True)
        self._thread.start()
        self._closed = False

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreClosed("the store is closed")
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((future, work))
        return await future

    async def close(self) -> None:
        self._closed = True
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _work(self) -> None:
        """What the thread does: one job after the other, until it is told to end."""
        connection: sqlite3.Connection | None = None
        while (job := self._jobs.get()) is not None:
            future, work = job
            result, fault = None, None
            try:
                connection = connection or connect(self._path)
                result = work(connection)
            except BaseException as error:
                fault = error
            with contextlib.suppress(RuntimeError):  # the event loop has ended meanwhile
                future.get_loop().call_soon_threadsafe(_settle, future, result, fault)
        if connection is not None:
            connection.close()


def _settle(future: "asyncio.Future[Any]", result: Any, fault: BaseException | None) -> None:
    if future.done():  # the task that asked was cancelled meanwhile
        return
    if fault is not None:
        future.set_exception(fault)
    else:
        future.set_result(result)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    connection.create_function("moment", 0, steady_now)
    return connection
