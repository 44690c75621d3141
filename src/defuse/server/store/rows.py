"""The rows of the store: rooms, events, servers, finished games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

OPEN: Final = "open"
CLOSED: Final = "closed"


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room without its log; times are seconds since 1970 by the clock of the database."""

    id: str
    owner: str | None  # the server that may write, if any
    epoch: int  # grows whenever the owner changes
    last: int  # the number of its last event, 0 before the first
    status: str
    made_at: float
    touched_at: float  # when it was opened or last written to
    settings: bytes


class NewEvent(NamedTuple):
    """An event to be written; the events of a room are numbered from 1 without gaps."""

    seq: int
    kind: str
    body: bytes


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event of the log, with the epoch under which it was written."""

    seq: int
    epoch: int
    kind: str
    body: bytes
    at: float


class Append:
    """Events that are written together or not at all."""

    __slots__ = ("before", "epoch", "events", "last", "room")

    def __init__(self, room: str, epoch: int, events: Sequence[NewEvent]) -> None:
        first = events[0].seq if events else 0
        if first < 1 or (len(events) > 1 and any(event.seq != first + place for place, event in enumerate(events))):
            raise ValueError(f"events are numbered from 1 without a gap, not {[event.seq for event in events]}")
        self.room = room
        self.epoch = epoch
        self.events = events
        self.before = first - 1  # the number of the event before these
        self.last = self.before + len(events)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A room's state after an event. It saves reading the whole log; the log remains the truth."""

    seq: int
    body: bytes


@dataclass(frozen=True, slots=True)
class ServerRow:
    """A server whose lease is still valid."""

    id: str
    address: str
    seconds_left: float
    version: int


@dataclass(frozen=True, slots=True)
class StoredReplay:
    """A finished game with a link of its own; it outlives its room."""

    id: str
    room: str
    game: int
    made_at: float
    body: bytes


@dataclass(frozen=True, slots=True)
class Retention:
    """After how many seconds unused rooms and old replays are removed."""

    close_rooms_after: float
    delete_rooms_after: float  # also counted from the last event, not from closing
    delete_replays_after: float

    def __post_init__(self) -> None:
        if not 0 <= self.close_rooms_after <= self.delete_rooms_after:
            raise ValueError("a room is closed before it is deleted")


@dataclass(frozen=True, slots=True)
class Pruned:
    """What a prune removed: the ids of rooms, and the number of replays."""

    closed: tuple[str, ...]
    deleted: tuple[str, ...]
    replays: int
