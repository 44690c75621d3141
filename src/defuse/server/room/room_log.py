"""The log of a running room: writes what has happened, folds it when it has become long, stores games under links."""

from collections.abc import Sequence
from typing import Final

import msgspec

from defuse.record.record import Record
from defuse.server import limits
from defuse.server.play.replays import abandoned_replay, kept_abandoned, kept_game, recorded
from defuse.server.room.entries import Entry, written
from defuse.server.room.state import RoomState, folded
from defuse.server.store import Appended, NewEvent, Store

_encode: Final = msgspec.json.Encoder().encode


class Lost(Exception):
    """This server no longer owns the room."""


class RoomLog:
    """The log of one room, under the epoch in which this server owns it."""

    def __init__(self, name: str, epoch: int, last: int, store: Store) -> None:
        self.name = name
        self.epoch = epoch
        self.last = last  # the number of the last entry
        self.entries = self.size = 0  # how many entries and bytes since it was last folded
        self._store = store

    async def append(self, entries: Sequence[Entry]) -> None:
        """Write entries; they are durable when this returns. Raises Lost if another server owns the room."""
        events = []
        for entry in entries:
            self.last += 1
            kind, body = written(entry)
            events.append(NewEvent(self.last, kind, body))
            self.size += len(body)
        self.entries += len(events)
        if not isinstance(await self._store.append(self.name, self.epoch, events), Appended):
            raise Lost

    @property
    def is_long(self) -> bool:
        return self.entries >= limits.LOG_ENTRIES or self.size >= limits.LOG_BYTES

    async def fold(self, state: RoomState) -> None:
        """Append an entry with the whole state, and delete all entries before it."""
        entry = folded(state)
        await self.append([entry])
        await self._store.delete_before(self.name, self.last)
        self.entries, self.size = 0, -3 * len(entry.state)  # a large room may have a longer log

    async def keep_replay(self, state: RoomState, record: Record) -> None:
        """Store the finished game under a link of its own."""
        result, match = state.result, state.match
        assert result is not None
        assert match is not None
        body = _encode(kept_game(recorded(match, record), match.places, match.title))
        await self._store.keep_replay(result.replay, self.name, state.games, body)

    async def keep_abandoned(self, state: RoomState) -> None:
        """Store the last game if everybody has left it, so that its luck can be checked."""
        match = state.abandoned
        if match is not None:
            link = abandoned_replay(self.name, state.games)
            await self._store.keep_replay(link, self.name, state.games, _encode(kept_abandoned(match)))
