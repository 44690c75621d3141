"""The log of a room: everything that must survive a restart, as plain records in the past tense.

Folding the log from its beginning gives the room. The log contains secrets (the deal, the chance of every move), so it
never leaves the server. The secret from which the luck of a game is drawn is logged before anybody sees the commitment
to it (docs/decisions/fair-deals.md).
"""

from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from defuse.server.wire.protocol import Luck, Settings


class Timer(Struct, frozen=True):
    """A running clock: a window for all seats, or the time of one seat. All times are seconds since 1970."""

    kind: str  # window or turn
    seat: int  # whose turn or answer; -1 in a window
    opened: float
    soft: float  # when a turn starts to use its bank, or a window shuts
    until: float  # when the default is played; 0 for never


class Place(Struct, frozen=True):
    """A chair of a game, taken by a member or (if `member` is None) by a bot."""

    member: int | None
    name: str
    avatar: int
    temper: str = ""  # a bot's temperament


class Joined(Struct, frozen=True, tag_field="kind", tag="joined"):
    """A new member has joined."""

    member: int


class Sat(Struct, frozen=True, tag_field="kind", tag="sat"):
    """A member has taken a chair, or changed their name or avatar."""

    member: int
    name: str
    avatar: int
    seat: int | None
    n: int


class Stood(Struct, frozen=True, tag_field="kind", tag="stood"):
    member: int
    n: int


class Left(Struct, frozen=True, tag_field="kind", tag="left"):
    """A member has left for good; a bot plays on for them."""

    member: int


class Removed(Struct, frozen=True, tag_field="kind", tag="removed"):
    """The host has removed a member, who may not come back."""

    member: int
    by: int
    n: int
    address: str = ""  # a digest of the network that they came from


class HandedOver(Struct, frozen=True, tag_field="kind", tag="handed_over"):
    """A member has become host: the former host handed over (`by` and `n` are set), or has gone."""

    member: int
    by: int
    n: int


class Muted(Struct, frozen=True, tag_field="kind", tag="muted"):
    member: int
    on: bool
    by: int
    n: int


class Arranged(Struct, frozen=True, tag_field="kind", tag="arranged"):
    settings: Settings
    by: int
    n: int


class Sealed(Struct, frozen=True, tag_field="kind", tag="sealed"):
    """The server has drawn its secret for the next game; only after this is logged anybody sees its commitment."""

    game: int
    secret: str


class Pledged(Struct, frozen=True, tag_field="kind", tag="pledged"):
    """A member's browser has committed to a seed for the next game."""

    member: int
    commitment: str
    n: int


class Announced(Struct, frozen=True, tag_field="kind", tag="announced"):
    """The host has begun a game: everything that its luck is bound to is fixed, and seeds can be revealed."""

    places: list[Place]
    terms: dict[str, Any]  # defuse.fair.terms
    recipe: str
    until: float  # when the game begins without the seeds that have not come
    by: int
    n: int


class Revealed(Struct, frozen=True, tag_field="kind", tag="revealed"):
    """A member's browser has revealed the seed to which it had committed."""

    member: int
    seed: str
    n: int


class Began(Struct, frozen=True, tag_field="kind", tag="began"):
    """A game was dealt. The moves carry the chance outcomes that follow."""

    deal: dict[str, object]  # a record without moves
    title: str
    places: list[Place]
    bots: str
    timer: Timer
    bank: float
    by: int
    n: int


class Moved(Struct, frozen=True, tag_field="kind", tag="moved", omit_defaults=True):
    """A move in the notation with its chance pinned, and the clock that runs after it."""

    line: str
    timer: Timer | None = None  # None: unchanged
    spent: float = 0.0  # seconds taken from the mover's bank
    seat: int = 0
    hold: float = 0.0  # until then the move is held back
    member: int = 0  # the member who made the move; 0 for a bot or the clock
    n: int = 0


class Ended(Struct, frozen=True, tag_field="kind", tag="ended"):
    """The game is over."""

    winner: int
    luck: list[Luck]
    replay: str


class Abandoned(Struct, frozen=True, tag_field="kind", tag="abandoned"):
    """The only person of a game has left, which ends it without a winner."""


class Paused(Struct, frozen=True, tag_field="kind", tag="paused"):
    """The clocks stopped or restarted: by the host, or (`by` is 0) because the last member left or one came back."""

    on: bool
    at: float
    by: int = 0
    n: int = 0


class Spoke(Struct, frozen=True, tag_field="kind", tag="spoke"):
    member: int
    name: str
    text: str
    emote: str
    n: int


class Folded(Struct, frozen=True, tag_field="kind", tag="folded"):
    """The room as it was after all earlier entries, which may be deleted."""

    state: msgspec.Raw  # RoomState as JSON


_Members = Joined | Sat | Stood | Left | Removed | HandedOver | Muted
_Deal = Sealed | Pledged | Announced | Revealed | Began
Entry = _Members | Arranged | _Deal | Moved | Ended | Abandoned | Paused | Spoke | Folded

_KINDS: Final[dict[type, str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(Entry)}
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> tuple[str, bytes]:
    """The kind and the body of an entry, for the store."""
    return _KINDS[type(entry)], _ENCODER.encode(entry)


def read(body: bytes) -> Entry:
    return _DECODER.decode(body)
