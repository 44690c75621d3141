"""A connection in a thread of its own, for a table that waits for lines."""

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from defuse.client.connection import NoConnection, RoomConnection
from defuse.server.wire import protocol as p


class ConnectionLost:
    """The connection is lost and is being made again."""


class ConnectionEnded:
    """There will be no more frames."""

    def __init__(self, unreachable: bool, problem: p.No | None) -> None:
        self.unreachable = unreachable
        self.problem = problem  # why the server does not let one in


News = p.Frame | ConnectionLost | ConnectionEnded


class BackgroundConnection:
    """Frames arrive in a queue; commands are sent from any thread."""

    def __init__(self, connection: RoomConnection) -> None:
        self._connection = connection
        self._news: queue.SimpleQueue[News] = queue.SimpleQueue()
        self._runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self._loop = self._runner.get_loop()
        self._listening: asyncio.Task[None] | None = None
        self._commands: set[asyncio.Task[None]] = set()  # that are being sent
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with self._runner, suppress(asyncio.CancelledError):
            self._runner.run(self._listen())

    async def _listen(self) -> None:
        self._listening = asyncio.current_task()
        ended = ConnectionEnded(True, None)
        try:
            if not self._is_closed:
                async for frame in self._connection.frames():
                    self._news.put(ConnectionLost() if frame is None else frame)
            ended = ConnectionEnded(False, self._connection.problem)
        except asyncio.CancelledError:
            ended = ConnectionEnded(False, None)
            raise
        except NoConnection:
            pass
        finally:
            self._news.put(ended)

    def news(self, seconds: float | None) -> News | None:
        """The next news, or None if there is none within this time."""
        try:
            return self._news.get(timeout=seconds) if seconds != 0 else self._news.get_nowait()
        except queue.Empty:
            return None

    def send(self, command: dict[str, Any]) -> None:
        """Send a command soon; once the connection has ended there is nobody to send it to."""
        self._call(lambda: self._begin_sending(command))

    def _begin_sending(self, command: dict[str, Any]) -> None:
        task = self._loop.create_task(self._connection.send(command))
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)

    def close(self) -> None:
        """Close the connection and end the thread."""
        self._is_closed = True
        self._call(self._stop)
        self._thread.join(5)

    def _stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()

    def _call(self, what: Callable[[], None]) -> None:
        """Do something in the thread of the connection, unless that has ended, or ends before it comes to it."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(what)
