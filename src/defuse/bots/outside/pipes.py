"""Non-blocking communication with a process over its pipes, whatever the process does."""

import contextlib
import os
import queue
import selectors
import threading
import time
from collections.abc import Callable
from typing import Final, Protocol

_CHUNK: Final = 65_536
_WAITING_CHUNKS: Final = 16  # read ahead by a thread; a bot that writes more has to wait
_ONCE_MORE_SECONDS: Final = 0.2
_CLOSED: Final = -1

OUTPUT: Final = "output"
ERRORS: Final = "errors"
STATUS: Final = "status"


class Pipes(Protocol):
    """The pipes of one process; they own the file descriptors."""

    def write(self, data: bytes) -> None:
        """Send this as soon as the process reads it."""

    def hang_up(self) -> None:
        """Send nothing more: the process sees the end of its input after what was sent."""

    def wait(self, until: float) -> list[tuple[str, bytes]]:
        """The received data by pipe, empty bytes for its end; an empty list when the time is over."""

    def close(self) -> None:
        """Close all pipes."""


class PolledPipes:
    """Pipes on a system that can wait for several of them at once."""

    def __init__(self, to: int, sources: dict[str, int], clock: Callable[[], float] = time.monotonic) -> None:
        self._to = to
        self._clock = clock
        self._sources = sources
        self._unsent = bytearray()
        self._hung_up = False
        self._selector = selectors.DefaultSelector()
        for name, source in sources.items():
            os.set_blocking(source, False)
            self._selector.register(source, selectors.EVENT_READ, name)
        os.set_blocking(to, False)

    def write(self, data: bytes) -> None:
        self._unsent += data
        self._send()

    def hang_up(self) -> None:
        self._hung_up = True
        self._send()

    def wait(self, until: float) -> list[tuple[str, bytes]]:
        while True:
            left = max(0.0, until - self._clock())
            heard = []
            for key, _ in self._selector.select(left):
                if key.fd == self._to:
                    self._send()
                else:
                    heard.append((str(key.data), self._read(key.fd)))
            if heard or left == 0.0:
                return heard

    def _read(self, source: int) -> bytes:
        try:
            data = os.read(source, _CHUNK)
        except OSError:
            data = b""
        if not data:
            self._selector.unregister(source)
        return data

    def _send(self) -> None:
        """Send as much as possible; the rest when the process has read."""
        if self._to == _CLOSED:
            return
        try:
            while self._unsent:
                del self._unsent[: os.write(self._to, self._unsent)]
        except BlockingIOError:
            pass
        except OSError:
            self._unsent.clear()  # the process no longer reads; the missing answer shows that anyway
        waits = self._to in self._selector.get_map()
        if self._unsent and not waits:
            self._selector.register(self._to, selectors.EVENT_WRITE)
        elif waits and not self._unsent:
            self._selector.unregister(self._to)
        if self._hung_up and not self._unsent:
            os.close(self._to)
            self._to = _CLOSED

    def close(self) -> None:
        self._selector.close()
        for descriptor in (self._to, *self._sources.values()):
            if descriptor != _CLOSED:
                os.close(descriptor)


class ThreadedPipes:
    """Pipes on a system that cannot (Windows): one thread per pipe."""

    def __init__(self, to: int, sources: dict[str, int], clock: Callable[[], float] = time.monotonic) -> None:
        self._to = to
        self._clock = clock
        self._closed = False
        self._unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._heard: queue.Queue[tuple[str, bytes]] = queue.Queue(_WAITING_CHUNKS)
        threading.Thread(target=self._send, daemon=True).start()
        for name, source in sources.items():
            threading.Thread(target=self._read, args=(name, source), daemon=True).start()

    def write(self, data: bytes) -> None:
        self._unsent.put(data)

    def hang_up(self) -> None:
        self._unsent.put(None)

    def wait(self, until: float) -> list[tuple[str, bytes]]:
        left = max(0.0, until - self._clock())
        try:
            return [self._heard.get(timeout=left)]
        except queue.Empty:
            return []

    def _read(self, name: str, source: int) -> None:
        data = b"begin"
        while data and not self._closed:
            try:
                data = os.read(source, _CHUNK)
            except OSError:
                data = b""
            self._hand_on(name, data)
        os.close(source)

    def _hand_on(self, name: str, data: bytes) -> None:
        while not self._closed:
            with contextlib.suppress(queue.Full):
                self._heard.put((name, data), timeout=_ONCE_MORE_SECONDS)
                return

    def _send(self) -> None:
        with contextlib.suppress(OSError):  # of a process that no longer reads
            while data := self._unsent.get():
                while data:
                    data = data[os.write(self._to, data) :]
        os.close(self._to)

    def close(self) -> None:
        """Close; the threads end with the process at the other end."""
        self._closed = True
        self.hang_up()
