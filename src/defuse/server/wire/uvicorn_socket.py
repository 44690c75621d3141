"""The WebSocket of uvicorn, with a short way for frames: no queue, no task and no message for each of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

WIRE: Final = "defuse.wire"  # where an application finds the connection, among the extensions of its scope


class UvicornSocket(WebSocketsSansIOProtocol):
    """A browser's connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_frame: Callable[[bytes], None] | None = None  # whoever takes text frames as they come
        self.on_free: Callable[[], None] | None = None  # whoever wants to know that the browser reads again

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

    def push(self, frames: Sequence[bytes]) -> bool:
        """Send all of these in one go, unless the browser has to read first: then `on_free` says when."""
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
        """A command is one short frame that comes alone: it is taken as it is. All else is for the library."""
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
    """Whether this is a whole text frame of a browser, of less than 126 bytes and nothing more (RFC 6455, 5.2)."""
    return len(data) >= 6 and data[0] == 0x81 and data[1] == 0x80 + len(data) - 6 and data[1] < 0x80 + 126


def _head(length: int) -> bytes:
    """What stands before a whole text frame of a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
