"""The link to a room, as a host sends it."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

_ROOM: Final = re.compile(r"/r/([A-Za-z0-9_-]{1,64})/?")
_SOCKETS: Final = {"http": "ws", "https": "wss"}


class BadLink(ValueError):
    """A text that is no link to a room."""


@dataclass(frozen=True)
class RoomLink:
    """Where a room is."""

    server: str  # https://example.org
    room: str

    @property
    def socket(self) -> str:
        """The address of the WebSocket."""
        scheme, _, place = self.server.partition("://")
        return f"{_SOCKETS[scheme]}://{place}/ws"


def read_link(text: str) -> RoomLink:
    """The room of a link; raises BadLink. Without a scheme it is http."""
    written = text.strip()
    try:
        parts = urlsplit(written if "://" in written else f"http://{written}")
        found = _ROOM.fullmatch(parts.path)
        port = parts.port
    except ValueError:
        raise BadLink(text) from None
    if parts.scheme not in _SOCKETS or not parts.hostname or found is None or parts.username is not None:
        raise BadLink(text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return RoomLink(f"{parts.scheme}://{host}{f':{port}' if port else ''}", found[1])
