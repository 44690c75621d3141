"""uvicorn's WebSocket with a fast path for frames: no queue, task or message per frame."""

import contextlib
from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from defuse.server import limits

try:  # as the library itself does
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WIRE: Final = "defuse.wire"  # where the application finds the connection in `scope["extensions"]`


class UvicornSocket(WebSocketsSansIOProtocol):
    """A browser's connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_frame: Callable[[bytes], None] | None = None  # receives text frames as they come
        self.on_free: Callable[[], None] | None = None  # called when the browser reads again
        self.on_fail: Callable[[int], list[bytes]] | None = None  # what to say before a close with this code
        self.on_end: Callable[[], None] | None = None  # called when the connection has ended
        self._failed = False  # it is closed for what it sent; what still comes is thrown away
        self._ignored = 0  # bytes
        self._controls, self._since = 0, 0.0  # how many pings and pongs came since then
        self._spoke = False  # whether a command came since the last time that a ping was due

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        try:
            await super().run_asgi()
        finally:
            extensions.clear()  # it would keep itself in memory until the next collection

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_end is not None:
            self.on_end()
        self.on_fail = self.on_end = None
        with contextlib.suppress(ValueError):  # the parser is at work, and has failed
            self.conn.parser.close()

    def push(self, frames: Sequence[bytes]) -> bool:
        """Send these frames in one write; False if the browser has to read first: `on_free` is called afterwards."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(b"".join([_head(len(frame)) + frame for frame in frames]))
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_free is not None:
            self.on_free()

    def data_received(self, data: bytes) -> None:
        """Handle a command that arrives as one short frame directly. Everything else is left to the library."""
        if self._failed:
            self._ignored += len(data)
            if self._ignored > limits.MOST_IGNORED:
                self.transport.pause_reading()
        elif self.on_frame is not None and _is_short_text(data) and self._is_between_frames:
            self._spoke = True
            self.on_frame(apply_mask(data[6:], data[2:6]))
        else:
            super().data_received(data)

    @property
    def _is_between_frames(self) -> bool:
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None and not self.close_sent

    def send_receive_event_to_app(self) -> None:
        if self.on_frame is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.on_frame(frames[0] if len(frames) == 1 else b"".join(frames))

    def schedule_ping(self) -> None:
        """Schedule the next ping for a whole second: many connections then need one wake-up of the process a second."""
        assert self.ping_interval is not None
        due = self.loop.time() + max(0.0, self.ping_interval - self.last_ping_rtt)
        self.ping_timer = self.loop.call_at(ceil(due), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Send a ping that is due, unless commands show that the browser is there: a ping costs as much as a move."""
        if self._spoke:
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    # Limits

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= limits.MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """Count a ping or pong. Each ping is answered, so a browser that does not read may send no more."""
        now = self.loop.time()
        if now >= self._since + 1.0:
            self._controls, self._since = 0, now
        self._controls += 1
        if not self._failed and (self._controls > limits.CONTROLS_A_SECOND or not self.writable.is_set()):
            self._fail(CloseCode.POLICY_VIOLATION, "too many pings")
        return not self._failed

    def _fail(self, code: CloseCode, reason: str) -> None:
        if not self._failed:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Say why the connection is closed. It reads on for a moment, or the browser would see a cut line instead."""
        self._failed = True
        closed = self.conn.close_sent
        if closed is None:  # the parser has failed before the connection was open
            self.transport.abort()
            return
        words = self.on_fail(closed.code) if self.on_fail is not None and self.handshake_complete else []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closed.code, "reason": closed.reason})
        self.transport.write(b"".join([_head(len(frame)) + frame for frame in words] + self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(limits.GOODBYE, self.transport.close)


def _is_short_text(data: bytes) -> bool:
    """Whether this is exactly one whole text frame of a browser, of less than 126 bytes (RFC 6455, 5.2)."""
    return len(data) >= 6 and data[0] == 0x81 and data[1] == 0x80 + len(data) - 6 and data[1] < 0x80 + 126


def _head(length: int) -> bytes:
    """The header of a whole text frame of a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
