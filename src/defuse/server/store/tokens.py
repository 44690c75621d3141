"""Secret tokens that identify members of a room; only their hashes are stored."""

import hashlib
import secrets
from typing import Final

_BYTES: Final = 24  # 192 bits cannot be guessed, so a hash without salt is enough


def new_token() -> str:
    """A token for one member of one room, safe in a URL."""
    return secrets.token_urlsafe(_BYTES)


def hashed(token: str) -> bytes:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode()).digest()
