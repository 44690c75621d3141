"""uvicorn's WebSocket with a fast path for frames: no queue, task or message per frame."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

WIRE: Final = "defuse.wire"  # where the application finds the connection in `scope["extensions"]`


class UvicornSocket(WebSocketsSansIOProtocol):
    """A browser's connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_frame: Callable[[bytes], None] | None = None  # receives text frames as they come
        self.on_free: Callable[[], None] | None = None  # called when the browser reads again

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

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
        if self.on_frame is not None and _is_short_text(data) and self._is_between_frames:
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
