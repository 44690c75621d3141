"""The WebSocket of uvicorn, which can also send all that waits for a browser at once."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SEVERAL = "defuse.several"  # a message for this protocol alone: text frames, as bytes


class Wire(WebSocketsSansIOProtocol):
    """A browser's connection. Every write asks the system once, which costs more than all else of a short frame."""

    async def send(self, message: Any) -> None:
        if message["type"] != SEVERAL:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for frame in message["frames"]:
                self.conn.send_text(frame)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))
