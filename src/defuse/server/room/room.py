"""A running room: one task that processes commands, arrivals and alarms one after the other.

Everything is written to the store before anybody is told. If the store refuses an append, another server owns the room
by now: the room is dropped as it is, and all browsers reconnect.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from defuse.server.http.logs import note, note_fault, veiled
from defuse.server.play.bounded_thread import TooBusy
from defuse.server.play.clock import Bell, Clock
from defuse.server.play.dealer import Everybody
from defuse.server.play.dealing import ReadRecipe
from defuse.server.play.hinting import SeatAsked
from defuse.server.play.pace import GRACE
from defuse.server.play.recipe_reading import RecipeReading
from defuse.server.play.replays import GameSoFar
from defuse.server.play.thinking import Brains
from defuse.server.room import commands
from defuse.server.room import entries as e
from defuse.server.room.arrivals import Arrivals
from defuse.server.room.attendance import AWAY, NOTHING, Attendance, Connection, is_watcher
from defuse.server.room.broadcast import Broadcast
from defuse.server.room.entries import Entry
from defuse.server.room.game_runner import GameRunner
from defuse.server.room.inbox import Inbox, Rounds, Work
from defuse.server.room.inquiries import Inquiries
from defuse.server.room.members import Members
from defuse.server.room.room_log import Lost, RoomLog
from defuse.server.room.room_parts import RoomParts
from defuse.server.room.state import OVER, RoomState, apply
from defuse.server.store import Store, StoreClosed, StoreLost
from defuse.server.wire import protocol
from defuse.server.wire import refusals as no
from defuse.server.wire.frames import over_frame, said_frame
from defuse.server.wire.refusals import Refused
from defuse.sight.redaction import SPECTATOR

_APPLIED_AT_ONCE: Final = (protocol.MakeMove, protocol.Begin)

_RETRY: Final = 1.0  # seconds

_encode: Final = msgspec.json.Encoder().encode

Answer = TypeVar("Answer")


class Room:
    """A room of this server."""

    def __init__(
        self,
        name: str,
        epoch: int,
        last: int,
        state: RoomState,
        store: Store,
        clock: Clock,
        brains: Brains,
        recipes: RecipeReading,
        rounds: Rounds,
        grace: float = GRACE,
    ) -> None:
        self.name = name
        self.state = state
        self.attendance = Attendance(state.people, clock.now(), grace)
        self.closed = False
        self.on_drop: Callable[[Room], None] = lambda room: None
        self.recipe: ReadRecipe | None = None  # the custom recipe of the settings, kept so that it is read only once
        self._recipes = recipes
        self._store = store
        self._clock = clock
        self._brains = brains
        self._broadcast = Broadcast(name, state, self.attendance, clock)
        self.log = RoomLog(name, epoch, last, state, self._broadcast, store)
        self._inbox = Inbox(rounds)
        self.runner = GameRunner(state, self.attendance, self._broadcast, self.log, clock, brains, self._inbox.put)
        self._members = Members(state, self.attendance, self.log, store)
        parts = RoomParts(state, self.attendance, self._broadcast, self._members, self.runner, self.log, clock)
        self._door = Arrivals(parts)
        self._inquiries = Inquiries(parts)
        self._bell = Bell(clock, self._wake_up)
        self._presence_until: float | None = None  # when a member's presence next changes by itself
        self._task: asyncio.Task[None] | None = None

    @property
    def idle_since(self) -> float:
        """When the last connection ended."""
        return self._door.idle_since

    # Start and stop

    def start(self) -> None:
        """Resume the game, if there is one, and start the task."""
        self.runner.resume()
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(loop), name="room")

    async def stop(self, why: str = "restart") -> None:
        """Finish the work in the inbox and close all connections; browsers may reconnect."""
        self._inbox.put(self._closing(why))
        if self._task is not None:
            await asyncio.wait([self._task])

    def _closing(self, why: str) -> Work:
        async def close() -> None:
            self._drop(why)

        return close

    def _drop(self, why: str) -> None:
        if self.closed:
            return
        self.closed = True
        self._bell.stop()
        self.runner.stop()
        self._inbox.close()
        for visit in self.attendance.visits.values():
            visit.connection.close(why, True)
        self.attendance.visits.clear()
        self.on_drop(self)

    async def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            if self.state.phase == OVER:
                await (
                    self.log.keep_replay()
                )  # the server may have died between the end of the game and keeping its replay
            await self.log.keep_abandoned()
            await self._act()
            while not self.closed:
                work = await self._inbox.next(loop)
                await work()
                if not self.closed:
                    await self._act()
                    if self.log.is_long:
                        await self.log.fold()
        except Lost:
            self._drop("moved")
        except (StoreLost, StoreClosed):
            note("a room is reloaded, since nothing could be kept", room=veiled(self.name))
        except Exception:
            note_fault("room failed", room=veiled(self.name))
        finally:
            self._drop("restart")

    async def settled(self) -> None:
        """Wait until all work queued so far is done."""
        done = asyncio.Event()

        async def ring() -> None:
            done.set()

        self._inbox.put(ring)
        waiting = asyncio.ensure_future(done.wait())
        assert self._task is not None
        await asyncio.wait([waiting, self._task], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    # Input

    def arrive(self, connection: Connection, hello: protocol.Hello) -> None:
        """Queue a new connection."""
        self._inbox.put(lambda: self._door.arrive(connection, hello))

    def ask(self, connection: Connection, command: protocol.Command) -> None:
        self._inbox.put(lambda: self._ask(connection, command))

    def hang_up(self, connection: Connection) -> None:
        self._inbox.put(lambda: self._door.hang_up(connection))

    async def standing(self, token: str) -> protocol.Standing | None:
        """How the running game of the member with this token stands, as their seat knows it; None if there is none."""
        return await self._found(lambda: self._inquiries.standing(token))

    async def game_of_the_dead(self, token: str) -> GameSoFar | None:
        """The running game for the review of a member who is out of it; None for everybody who may still win it."""
        return await self._found(lambda: self._inquiries.game_of_the_dead(token))

    async def asked_alone(self, token: str) -> SeatAsked | Refused | None:
        """The seat of the member with this token, if it is asked and nobody else plays or watches; for a hint."""
        return await self._found(lambda: self._inquiries.asked_alone(token))

    async def _found(self, look: Callable[[], Awaitable[Answer | None]]) -> Answer | None:
        """The answer to a question about the room, between two pieces of its work; None if the room ends before."""
        found: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            found.set_result(await look())

        self._inbox.put(answer)
        assert self._task is not None
        either: list[asyncio.Future[Any]] = [found, self._task]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        return found.result() if found.done() else None

    # Commands

    async def _ask(self, connection: Connection, command: protocol.Command) -> None:
        member = self.attendance.caller(connection)
        if member is None:
            return
        if self._members.has_done(member, command.n):
            connection.send(_encode(protocol.Done(command.n)))
            return
        if is_watcher(member) and not isinstance(command, protocol.Ping):
            connection.send(_encode(no.ROOM_IS_FULL.to(command.n)))
            return
        if self._store.lost and not isinstance(command, protocol.Ping):
            connection.send(_encode(no.NO_STORE.to(command.n)))
            return
        self.runner.shows_life(member)
        outcome = self._outcome(member, command)
        if isinstance(command, protocol.Arrange) and not isinstance(outcome, Refused):
            offered = self._brains.offers(command.settings.bots)
            outcome = await self._with_recipe(command.settings, outcome) if offered else no.BAD_SETTINGS
        elif isinstance(command, protocol.Remove) and not isinstance(outcome, Refused):
            outcome = [self._members.removal(entry) for entry in outcome]
        if isinstance(outcome, Refused):
            connection.send(_encode(outcome.to(command.n)))
        else:
            if not isinstance(command, _APPLIED_AT_ONCE):
                for entry in outcome:
                    apply(self.state, entry)
            try:
                await self.log.commit(outcome)
            except StoreLost:
                connection.send(_encode(no.NO_STORE.to(command.n)))
                raise
            if not isinstance(command, protocol.Ping):
                self._members.note_done(member, command.n)
            connection.send(b'{"is":"done","n":%d}' % command.n)
            await self._after(member, command, outcome)

    async def _with_recipe(self, settings: protocol.Settings, outcome: list[Entry]) -> list[Entry] | Refused:
        """Read the recipe of new settings before they are taken."""
        try:
            self.recipe = await self._recipes.of(settings)
        except TooBusy:
            return no.BUSY
        return outcome

    def _outcome(self, member: int, command: protocol.Command) -> list[Entry] | Refused:
        if isinstance(command, protocol.MakeMove):
            seat = self._broadcast.seat(member)
            dealer = self.runner.dealer
            if dealer is None or seat == SPECTATOR:
                return no.NOT_PLAYING if dealer is not None else no.NO_GAME
            return dealer.move(seat, member, command, self._clock.now())
        if isinstance(command, protocol.Begin):
            return self.runner.begin(member, command)
        if isinstance(command, protocol.Hello):
            return no.MALFORMED
        return commands.decide(self.state, member, command, self._clock.now())

    async def _after(self, member: int, command: protocol.Command, outcome: Sequence[Entry]) -> None:
        """Broadcast what a command has changed."""
        match command:
            case protocol.MakeMove():
                self._broadcast.tell_table(self.runner.dealer)
            case protocol.Say() | protocol.Emote():
                for entry in outcome:
                    if isinstance(entry, e.Spoke):
                        self._broadcast.tell_all(said_frame(entry))
                return
            case protocol.Ping():
                return
            case protocol.Leave():
                self.runner.leave()
                await self._door.show_out(member, "closed")
            case protocol.Remove():
                await self._door.show_out(command.member, "removed")
            case protocol.Pause():
                self._broadcast.tell_clocks(self.runner.dealer)
            case protocol.Begin():
                self._broadcast.tell_table(self.runner.dealer)
            case protocol.Stand() if self.runner.dealer is not None:
                self.attendance.visits[member].heard = NOTHING  # the bench hears other events: send the latest
                self.runner.dealer.stale = Everybody
                self._broadcast.tell_table(self.runner.dealer)
        self._broadcast.tell_room()
        if outcome and isinstance(outcome[-1], e.Ended):
            self._broadcast.tell_all(over_frame(self.state))

    # What happens by itself

    async def _act(self) -> None:
        """Do everything that is due (bots, timeouts, absences), then set the alarm for the next time."""
        now = self._clock.now()
        if self._store.lost:
            self._bell.set(now + _RETRY)  # nothing can be kept, so nothing happens by itself
            return
        if self._host_is_away(now):
            await self._pass_on_host()
        due = await self.runner.act(now)
        if self._presence_until is not None and now >= self._presence_until:
            self._broadcast.room_changed = True
            await self._members.drop_absent(now)
        self._broadcast.tell_room()
        change = self._presence_until = self.attendance.next_change(now)
        self._bell.set(change if due is None or (change is not None and change < due) else due)

    def _host_is_away(self, now: float) -> bool:
        host = self.state.host
        return host not in self.state.people or self.attendance.presence(host, now) == AWAY

    async def _pass_on_host(self) -> None:
        """Make a connected member host, if there is one."""
        people, attendance = self.state.people, self.attendance
        here = [member for member in attendance.visits if member in people and member != self.state.host]
        if here and self.state.host not in attendance.visits:
            heir = min(here, key=lambda member: (people[member].seat is None, member))
            await self.log.do(e.HandedOver(heir, 0, 0))

    def _wake_up(self) -> None:
        async def look_around() -> None:
            pass  # `_run` calls `_act` after every piece of work

        self._inbox.put(look_around)
