"""What can become of a request to the store: everything that may go wrong in good order is a value."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Appended:
    """The events are written and will survive; the log now ends with this number."""

    last: int


@dataclass(frozen=True, slots=True)
class Fenced:
    """Nothing was written: the room is somebody else's by now, or nobody's, or gone."""


@dataclass(frozen=True, slots=True)
class Clash:
    """Nothing was written: the log does not end where these events begin, but with this number."""

    last: int


@dataclass(frozen=True, slots=True)
class Taken:
    """There is a room with this id already."""

    id: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """The room is yours under this epoch; its log ends with this number."""

    epoch: int
    last: int


@dataclass(frozen=True, slots=True)
class OwnedBy:
    """The room belongs to a server whose lease has not run out."""

    server: str
    address: str


@dataclass(frozen=True, slots=True)
class NoSuchRoom:
    """There is no open room with this id."""


AppendOutcome = Appended | Fenced | Clash
ClaimOutcome = Claimed | OwnedBy | NoSuchRoom
