"""All rooms of this server: opens them, loads them, and unloads idle ones."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from defuse.server import limits
from defuse.server.http.logs import note, veiled
from defuse.server.limits import Buckets
from defuse.server.play.bounded_thread import TooBusy
from defuse.server.play.clock import Clock
from defuse.server.play.dealing import ReadRecipe
from defuse.server.play.pace import GRACE
from defuse.server.play.recipe_reading import RecipeReading
from defuse.server.play.replays import abandoned_replay, kept_abandoned, last_replay
from defuse.server.play.thinking import Brains
from defuse.server.room.entries import read
from defuse.server.room.inbox import Rounds
from defuse.server.room.room import Room
from defuse.server.room.state import PLAYING, RoomState, fold, frozen, thawed
from defuse.server.store import (
    Claimed,
    Damaged,
    NoSuchRoom,
    OwnedBy,
    Retention,
    RoomRow,
    Store,
    StoredEvent,
    StoreLost,
    TooNew,
)
from defuse.server.store.inspection import FOLDED
from defuse.server.store.rows import CLOSED
from defuse.server.wire.outbox import Outbox
from defuse.server.wire.protocol import VERSION, Settings

DAY: Final = 86_400.0
POLICY: Final = Retention(close_rooms_after=14 * DAY, delete_rooms_after=30 * DAY, delete_replays_after=180 * DAY)
UNLOAD_AFTER: Final = 60.0  # seconds without anybody connected
LEASE: Final = 4.0  # seconds
_UNLOADED_AT_ONCE: Final = 50  # rooms; one after the other, each would wait for a round of its own

_NAME_BYTES: Final = 10  # 80 random bits, so that room names cannot be guessed
_SHORTEST_NAME: Final = 10
_LONGEST_NAME: Final = 64


def may_be_a_name(text: str) -> bool:
    """Whether the text can be the name of a room or replay; not every store accepts every string."""
    fits = _SHORTEST_NAME <= len(text) <= _LONGEST_NAME
    return fits and all(sign.isascii() and (sign.isalnum() or sign in "-_") for sign in text)


def _check(events: Sequence[StoredEvent], after: int, last: int) -> None:
    """Raise LookupError unless a log runs from there, or from an entry that stands for all before it, to the last."""
    folded = bool(events) and events[0].kind == FOLDED
    first = events[0].seq if folded else after + 1
    if [event.seq for event in events] != list(range(first, last + 1)):
        raise LookupError


class House:
    """The rooms of this process; a room is loaded when somebody connects to it."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        brains: Brains,
        server: str = "",
        address: str = "",
        grace: float = GRACE,
    ) -> None:
        self.store = store
        self.clock = clock
        self.server = server or secrets.token_hex(8)
        self.address = address
        self.rooms: dict[str, Room] = {}
        self.on_move: Callable[[int], None] = lambda number: None
        self.recipes = RecipeReading()
        self.lines = Buckets(limits.ROOM_LINES_A_SECOND, limits.ROOM_LINES_AT_ONCE)  # by room and address
        self.commands = Buckets(limits.ADDRESS_COMMANDS_A_SECOND, limits.ADDRESS_COMMANDS_AT_ONCE)  # by address
        self.games = Buckets(limits.GAMES_A_SECOND, limits.GAMES_AT_ONCE)  # that begin, by address
        self.arrangements = Buckets(limits.ARRANGEMENTS_A_SECOND, limits.ARRANGEMENTS_AT_ONCE)  # by room
        self.outbox = Outbox()
        self._brains = brains
        self._rounds = Rounds()
        self._grace = grace
        self._loading: dict[str, asyncio.Task[Room | OwnedBy | TooNew | NoSuchRoom | Damaged]] = {}
        self._leaving = False
        self._beaten = clock.now()

    @property
    def programs(self) -> list[str]:
        """The names of the programs that rooms can have as bots."""
        return self._brains.programs.names

    def offers(self, bots: str) -> bool:
        """Whether rooms can have these bots."""
        return self._brains.offers(bots)

    async def open_room(self, settings: Settings) -> str:
        """Open a new room; its name is the secret that lets people in. Raises TooBusy."""
        recipe = await self.recipes.of(settings)
        while True:
            name = secrets.token_urlsafe(_NAME_BYTES)
            row = await self.store.open_room(name, msgspec.json.encode(settings), self.server, VERSION)
            if isinstance(row, RoomRow):
                break
        state = RoomState(settings=settings)
        self._start(self._furnished(name, row.epoch, 0, state, recipe))
        return name

    async def room(self, name: str, page: int = VERSION) -> Room | OwnedBy | TooNew | NoSuchRoom | Damaged:
        """The room of that name if this server owns or can claim it; otherwise its owner, or NoSuchRoom.

        `page` is the version of the browser that wants to enter.
        """
        if page > VERSION and may_be_a_name(name):
            await self._leave_to_newer(name, page)
        found = self.rooms.get(name)
        if found is not None:
            return found
        if not may_be_a_name(name):
            return NoSuchRoom()
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)  # a cancelled request must not cancel the load for the others

    async def _load(self, name: str) -> Room | OwnedBy | TooNew | NoSuchRoom | Damaged:
        if self._leaving:
            raise StoreLost("this server is stopping")  # another one lets them in
        row = await self.store.room(name)
        if row is None:
            return NoSuchRoom()
        claimed = await self.store.claim(name, self.server, VERSION)
        if not isinstance(claimed, Claimed):
            return claimed
        try:
            state, logged = await self._folded(row, claimed.last)
        except (msgspec.DecodeError, LookupError):
            note("a room is damaged", room=veiled(name))
            await self.store.release(name, claimed.epoch)
            return Damaged()
        room = self._furnished(name, claimed.epoch, claimed.last, state, await self._recipe(state))
        room.log.entries, room.log.size = logged
        return self._start(room)

    async def closed_replay(self, name: str) -> str:
        """The replay of the last game of a room that was closed; empty if there is none."""
        row = await self.store.room(name) if may_be_a_name(name) else None
        if row is None or row.status != CLOSED:
            return ""
        try:
            state, _ = await self._folded(row, row.last)
        except (msgspec.DecodeError, LookupError):
            return ""
        return last_replay(name, state, is_closed=True)

    async def _leave_to_newer(self, name: str, page: int) -> None:
        """Leave a room to a server that understands a page of this version, if there is one."""
        heir = await self.store.server_from(page)
        if heir is None:
            return
        room = self.rooms.get(name)
        if room is not None:
            await self._unload(room)
        await self.store.leave_to(name, self.server, heir.version)

    async def _recipe(self, state: RoomState) -> ReadRecipe | None:
        try:
            return await self.recipes.of(state.settings)
        except TooBusy:
            return None  # the room reads it again when it needs it

    async def _folded(self, row: RoomRow, last: int) -> tuple[RoomState, tuple[int, int]]:
        """The state of a room: its log, folded from the latest snapshot on; and how many entries and bytes that were.

        Raises DecodeError or LookupError if the log is damaged.
        """
        begun = await self._snapshot(row.id, last)
        state, after = begun or (RoomState(settings=msgspec.json.decode(row.settings, type=Settings)), 0)
        events = [event for event in await self.store.read(row.id, after) if event.seq <= last]
        _check(events, after, last)
        fold(state, (read(event.body) for event in events))
        return state, (len(events), sum(len(event.body) for event in events))

    async def _snapshot(self, name: str, last: int) -> tuple[RoomState, int] | None:
        """The stored state to fold from, and its sequence number. A snapshot of another version is skipped."""
        found = await self.store.load_snapshot(name)
        if found is None or found.seq > last:
            return None
        try:
            return thawed(found.body), found.seq
        except msgspec.DecodeError:
            note("a snapshot cannot be read", room=veiled(name))
            return None

    def _furnished(self, name: str, epoch: int, last: int, state: RoomState, recipe: ReadRecipe | None) -> Room:
        parts = (self.store, self.clock, self._brains, self.recipes, self._rounds)
        room = Room(name, epoch, last, state, *parts, self._grace)
        room.recipe = recipe
        return room

    def _start(self, room: Room) -> Room:
        room.on_drop = self._dropped
        room.log.on_move = self.on_move
        self.rooms[room.name] = room
        room.start()
        return room

    def _dropped(self, room: Room) -> None:
        if self.rooms.get(room.name) is room:
            del self.rooms[room.name]

    # Housekeeping

    async def beat(self) -> None:
        """Renew the lease on all rooms. If it had expired (the process was frozen), drop the rooms that were lost."""
        await self.store.heartbeat(self.server, self.address, LEASE, VERSION)
        before, self._beaten = self._beaten, self.clock.now()
        if self._beaten - before >= LEASE:
            await self._drop_lost()

    async def _drop_lost(self) -> None:
        """Stop the rooms that other servers have claimed: their state here is stale."""
        rooms = list(self.rooms.values())
        ours = {row.id: row.epoch for row in await self.store.rooms(owner=self.server)}
        for room in rooms:
            if ours.get(room.name) != room.log.epoch:
                await room.stop("moved")

    async def let_go(self) -> None:
        """Unload rooms without connections for UNLOAD_AFTER seconds."""
        now = self.clock.now()
        idle = [room for room in self.rooms.values() if self._is_idle(room, now)]
        for start in range(0, len(idle), _UNLOADED_AT_ONCE):
            some = [room for room in idle[start : start + _UNLOADED_AT_ONCE] if self._is_idle(room, now)]
            for error in await asyncio.gather(*map(self._unload, some), return_exceptions=True):
                if error is not None:
                    raise error

    def _is_idle(self, room: Room, now: float) -> bool:
        return not room.attendance.visits and now - room.idle_since >= UNLOAD_AFTER

    async def _unload(self, room: Room) -> None:
        await room.stop()
        log, row = room.log, await self.store.room(room.name)
        if row is not None and (row.epoch, row.last) == (log.epoch, log.last):  # otherwise some of it was not stored
            await self.store.save_snapshot(room.name, log.last, frozen(room.state))
        await self.store.release(room.name, log.epoch)

    async def tidy(self) -> None:
        """Close and delete what has been unused for long (see docs/server.md)."""
        for row in await self.store.rooms(status="open", untouched_since=self.clock.now() - POLICY.close_rooms_after):
            await self._keep_abandoned(row)
        pruned = await self.store.prune(self.clock.now(), POLICY)
        for name in (*pruned.closed, *pruned.deleted):
            room = self.rooms.get(name)
            if room is not None:
                await room.stop("closed")

    async def _keep_abandoned(self, row: RoomRow) -> None:
        """Keep the game that is played in a room which is about to be closed, with the proof of its luck.

        This comes before the room is closed, so that a server which dies in between does it again.
        """
        try:
            state, _ = await self._folded(row, row.last)
        except (msgspec.DecodeError, LookupError):
            note("a room is damaged", room=veiled(row.id))
            return
        match = state.match
        if state.phase != PLAYING or match is None or match.fair is None:
            return
        body = msgspec.json.encode(kept_abandoned(match))
        await self.store.keep_replay(abandoned_replay(row.id, state.games), row.id, state.games, body)

    async def leave(self) -> None:
        """Shut down: close all connections so that browsers reconnect, and release the rooms to other servers."""
        self._leaving = True
        await asyncio.gather(*(room.stop() for room in list(self.rooms.values())))
        await self.store.release_all(self.server)
        self._brains.close()
        self.recipes.close()
