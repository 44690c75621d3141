"""The connections of a server that have frames to send: all of them are flushed in one step of the event loop."""

import asyncio
from collections.abc import Callable

from defuse.server.http.logs import note_fault


class Outbox:
    """Calls what was added, once all that is due now has been done. One step of the loop for all is cheaper."""

    def __init__(self) -> None:
        self._full: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        if not self._full:
            asyncio.get_running_loop().call_soon(self._flush)
        self._full.append(flush)

    def _flush(self) -> None:
        full, self._full = self._full, []
        for flush in full:
            try:
                flush()
            except Exception:  # one connection that fails must not silence the others
                note_fault("connection failed")
