"""Storage: rooms as durable logs, their owners, and finished games."""

from defuse.server.store.faults import CannotOpen, NoAsyncpg, StoreClosed, StoreLost
from defuse.server.store.inspection import Damage
from defuse.server.store.opening import open_store
from defuse.server.store.outcomes import (
    Appended,
    AppendOutcome,
    Claimed,
    ClaimOutcome,
    Clash,
    Damaged,
    Fenced,
    NoSuchRoom,
    OwnedBy,
    Taken,
    TooNew,
)
from defuse.server.store.rows import (
    CLOSED,
    OPEN,
    NewEvent,
    Pruned,
    Retention,
    RoomRow,
    ServerRow,
    Snapshot,
    StoredEvent,
    StoredReplay,
)
from defuse.server.store.store import Store
from defuse.server.store.tokens import new_token

__all__ = [
    "CLOSED",
    "OPEN",
    "AppendOutcome",
    "Appended",
    "CannotOpen",
    "ClaimOutcome",
    "Claimed",
    "Clash",
    "Damage",
    "Damaged",
    "Fenced",
    "NewEvent",
    "NoAsyncpg",
    "NoSuchRoom",
    "OwnedBy",
    "Pruned",
    "Retention",
    "RoomRow",
    "ServerRow",
    "Snapshot",
    "Store",
    "StoreClosed",
    "StoreLost",
    "StoredEvent",
    "StoredReplay",
    "Taken",
    "TooNew",
    "new_token",
    "open_store",
]
