"""The few formulas that a fair deal stands on. docs/fair-deals.md has them in words, web/src/fair in TypeScript."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32

_ROOM: Final = "defuse room\n"
_GAME: Final = b"defuse fair deal 1\n"


def canonical(value: object) -> bytes:
    """The one way to write data that is hashed: JSON without spaces, keys sorted, UTF-8."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def digest(value: object) -> str:
    """SHA-256 of data, in hexadecimal digits."""
    return hashlib.sha256(canonical(value)).hexdigest()


def secret_commitment(secret: bytes) -> str:
    """What everybody sees of the server's secret before the deal."""
    return hashlib.sha256(secret).hexdigest()


def text_commitment(text: str) -> str:
    """What everybody sees of a player's seed before the deal; also what a deal is bound to instead of a whole text."""
    return hashlib.sha256(text.encode()).hexdigest()


def room_digest(room: str) -> str:
    """What records say instead of a room's name, which lets people in."""
    return text_commitment(_ROOM + room)


def game_key(secret: bytes, terms: dict[str, object], seeds: Sequence[str | None]) -> bytes:
    """The key of all luck of a game."""
    return hmac.digest(secret, _GAME + canonical([terms, list(seeds)]), "sha256")


def deal_key(key: bytes) -> bytes:
    """The key of everything that chance decides before the first move."""
    return hmac.digest(key, b"deal", "sha256")


def play_key(key: bytes) -> bytes:
    """The key of everything that chance decides after the deal. Its shuffles and picks are counted from 1 again."""
    return hmac.digest(key, b"play", "sha256")


def play_digest(seeds: Sequence[str | None], moves: Sequence[str], abandoned: bool) -> str:
    """What was played, as it enters the chain of a room's games."""
    return digest([list(seeds), list(moves), abandoned])


def next_link(previous: str, game: int, terms: str, play: str) -> str:
    """The link of the chain after a game: its terms and its play, given as digests, bound to the game before."""
    return digest([previous, game, terms, play])
