"""A connection in a thread of its own, for a table that waits for lines."""

import asyncio
import queue
import threading
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
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._task = self._loop.create_task(self._listen())
            self._loop.run_until_complete(self._task)
        except asyncio.CancelledError:
            pass
        finally:
            self._loop.close()

    async def _listen(self) -> None:
        ended = ConnectionEnded(True, None)
        try:
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
        """Send a command soon."""
        asyncio.run_coroutine_threadsafe(self._connection.send(command), self._loop)

    def close(self) -> None:
        """Close the connection and end the thread."""
        if not self._thread.is_alive():
            return

        async def end() -> None:
            await self._connection.close()
            self._task.cancel()

        try:
            asyncio.run_coroutine_threadsafe(end(), self._loop)
        except RuntimeError:
            return  # it has just ended by itself
        self._thread.join(5)
