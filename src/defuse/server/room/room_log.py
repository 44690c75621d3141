"""The log of a running room: writes what has happened, folds it when it has become long, stores games under links."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from defuse.record.record import Record
from defuse.server import limits
from defuse.server.play.replays import abandoned_replay, kept_abandoned, kept_game, recorded
from defuse.server.room import entries as e
from defuse.server.room.beginning import sealed
from defuse.server.room.broadcast import Broadcast
from defuse.server.room.entries import Entry, written
from defuse.server.room.state import RoomState, apply, folded
from defuse.server.store import Appended, NewEvent, Store

_encode: Final = msgspec.json.Encoder().encode


class Lost(Exception):
    """This server no longer owns the room."""


class RoomLog:
    """The log of one room, under the epoch in which this server owns it."""

    def __init__(self, name: str, epoch: int, last: int, state: RoomState, broadcast: Broadcast, store: Store) -> None:
        self.name = name
        self.epoch = epoch
        self.last = last  # the number of the last entry
        self.entries = self.size = 0  # how many entries and bytes since it was last folded
        self.record: Record | None = None  # of the game on the table
        self.on_move: Callable[[int], None] = lambda number: None
        self._state = state
        self._broadcast = broadcast
        self._store = store

    async def do(self, *entries: Entry) -> None:
        """Apply entries to the state, and commit them."""
        for entry in entries:
            apply(self._state, entry)
        await self.commit(entries)

    async def commit(self, entries: Sequence[Entry]) -> None:
        """Write entries that were already applied to the state; raises Lost if another server owns the room."""
        if not entries:
            return
        await self._append(entries)
        moves, ended, abandoned = 0, False, False
        for entry in entries:
            if isinstance(entry, e.Moved):
                moves += 1
            elif not isinstance(entry, e.Spoke):
                self._broadcast.room_changed = True
                ended |= isinstance(entry, e.Ended)
                abandoned |= isinstance(entry, e.Abandoned)
        if moves:
            self.on_move(moves)
        if ended:
            await self.keep_replay()
        elif abandoned:
            await self.keep_abandoned()
        if ended or abandoned:
            await self.seal()

    async def _append(self, entries: Sequence[Entry]) -> None:
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

    async def seal(self) -> None:
        """Draw and store the secret for the next game, if there is none: everybody sees the commitment to it."""
        seal = sealed(self._state)
        if seal is not None:
            await self.do(seal)

    @property
    def is_long(self) -> bool:
        return self.entries >= limits.LOG_ENTRIES or self.size >= limits.LOG_BYTES

    async def fold(self) -> None:
        """Append an entry with the whole state, and delete all entries before it."""
        entry = folded(self._state)
        await self._append([entry])
        await self._store.delete_before(self.name, self.last)
        self.entries, self.size = 0, -3 * len(entry.state)  # a large room may have a longer log

    async def keep_replay(self) -> None:
        """Store the finished game under a link of its own."""
        state, result, match = self._state, self._state.result, self._state.match
        assert result is not None
        assert match is not None
        assert self.record is not None
        body = _encode(kept_game(recorded(match, self.record), match.places, match.title))
        await self._store.keep_replay(result.replay, self.name, state.games, body)

    async def keep_abandoned(self) -> None:
        """Store the last game if everybody has left it, so that its luck can be checked."""
        state, match = self._state, self._state.abandoned
        if match is not None:
            link = abandoned_replay(self.name, state.games)
            await self._store.keep_replay(link, self.name, state.games, _encode(kept_abandoned(match)))
