"""The secret tokens that say who somebody is in a room; at rest there is only their hash."""

import hashlib
import secrets
from typing import Final

_BYTES: Final = 24  # 192 bits: nobody guesses one, so a plain hash without salt will do


def new_token() -> str:
    """A token for one person in one room, fit for a link."""
    return secrets.token_urlsafe(_BYTES)


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()
