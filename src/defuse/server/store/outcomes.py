"""The possible outcomes of a request to the store. Expected failures are values, not exceptions."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Appended:
    """The events are durable; the log now ends with this number."""

    last: int


@dataclass(frozen=True, slots=True)
class Fenced:
    """Nothing was written: the room has another owner or none, or does not exist."""


@dataclass(frozen=True, slots=True)
class Clash:
    """Nothing was written: the log ends with this number, not just before these events."""

    last: int


@dataclass(frozen=True, slots=True)
class Taken:
    """A room with this id already exists."""

    id: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """The room is yours under this epoch; its log ends with this number."""

    epoch: int
    last: int


@dataclass(frozen=True, slots=True)
class OwnedBy:
    """The room belongs to a server whose lease is still valid."""

    server: str
    address: str


@dataclass(frozen=True, slots=True)
class NoSuchRoom:
    """There is no open room with this id."""


@dataclass(frozen=True, slots=True)
class Damaged:
    """The log of the room has a gap, or an entry that cannot be read. Nothing of it is changed."""


@dataclass(frozen=True, slots=True)
class TooNew:
    """The room needs a server of this version or a newer one, and none is there."""

    version: int


AppendOutcome = Appended | Fenced | Clash
ClaimOutcome = Claimed | OwnedBy | TooNew | NoSuchRoom
