"""The log of a room: everything that happens in it and must not be forgotten, as plain records in the past tense.

Whoever reads the log from its beginning knows the room. Secrets stand in it (the deal, the chance of every move), so it
never leaves the server.
"""

from typing import Final

import msgspec
from msgspec import Struct

from defuse.server.wire.protocol import Luck, Settings


class Timer(Struct, frozen=True):
    """What runs out: a window for everybody, or the time of one seat. All times are seconds since 1970."""

    kind: str  # window or turn
    seat: int  # whose turn or answer; -1 in a window
    opened: float
    soft: float  # from here on a turn uses the bank; a window shuts
    until: float  # when the default is played; 0 for never


class Place(Struct, frozen=True):
    """A chair of a game: who sits there, a member or (none) a bot."""

    member: int | None
    name: str
    avatar: int


class Joined(Struct, frozen=True, tag_field="kind", tag="joined"):
    """Somebody has come in for the first time."""

    member: int


class Sat(Struct, frozen=True, tag_field="kind", tag="sat"):
    """Somebody has taken a chair, or only a name and a cat."""

    member: int
    name: str
    avatar: int
    seat: int | None
    n: int


class Stood(Struct, frozen=True, tag_field="kind", tag="stood"):
    member: int
    n: int


class Left(Struct, frozen=True, tag_field="kind", tag="left"):
    """Somebody has gone for good; a bot plays on for them."""

    member: int


class Removed(Struct, frozen=True, tag_field="kind", tag="removed"):
    member: int
    by: int
    n: int


class HandedOver(Struct, frozen=True, tag_field="kind", tag="handed_over"):
    """Somebody has become host: the former host wanted it (n), or has gone."""

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


class Began(Struct, frozen=True, tag_field="kind", tag="began"):
    """A game was dealt. Whatever luck is still to come stands in the moves that bring it."""

    deal: dict[str, object]  # a record without moves
    title: str
    places: list[Place]
    bots: str
    timer: Timer
    bank: float
    by: int
    n: int


class Moved(Struct, frozen=True, tag_field="kind", tag="moved", omit_defaults=True):
    """A move in the notation, its chance pinned, and what runs out from then on."""

    line: str
    timer: Timer | None = None  # none: the same as before
    spent: float = 0.0  # of the bank of who moved
    seat: int = 0
    hold: float = 0.0  # until then nobody hears of it
    member: int = 0  # whose own move it was, 0 for a bot or the clock
    n: int = 0


class Ended(Struct, frozen=True, tag_field="kind", tag="ended"):
    """The game is over."""

    winner: int
    luck: list[Luck]
    replay: str


class Paused(Struct, frozen=True, tag_field="kind", tag="paused"):
    """The clocks were stopped or let go on: by the host, or (by 0) because nobody was there, or somebody again."""

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


Entry = Joined | Sat | Stood | Left | Removed | HandedOver | Muted | Arranged | Began | Moved | Ended | Paused | Spoke

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> tuple[str, bytes]:
    """An entry for the store: its kind and its body."""
    return str(entry.__struct_config__.tag), _ENCODER.encode(entry)


def read(body: bytes) -> Entry:
    return _DECODER.decode(body)
