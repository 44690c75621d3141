"""A running room: one task that processes commands, arrivals and alarms one after the other.

Everything is written to the store before anybody is told. If the store refuses an append, another server owns the room
by now: the room is dropped as it is, and all browsers reconnect.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from defuse.game.moves import NOBODY
from defuse.server import limits
from defuse.server.http.logs import note, note_fault, veiled
from defuse.server.play.bounded_thread import TooBusy
from defuse.server.play.clock import Bell, Clock
from defuse.server.play.dealer import Dealer, Everybody
from defuse.server.play.dealing import ReadRecipe
from defuse.server.play.hinting import SeatAsked
from defuse.server.play.pace import GRACE, LONGEST_LOOK, REVEAL_WITHIN
from defuse.server.play.pondering import Pondering
from defuse.server.play.recipe_reading import RecipeReading
from defuse.server.play.replays import GameSoFar
from defuse.server.play.server_game import ServerGame
from defuse.server.play.thinking import Brains
from defuse.server.room import commands
from defuse.server.room import entries as e
from defuse.server.room.attendance import AWAY, NOTHING, Attendance, Connection, is_watcher
from defuse.server.room.beginning import announced, begun, sealed
from defuse.server.room.broadcast import Broadcast
from defuse.server.room.entries import Entry
from defuse.server.room.inbox import Inbox, Rounds, Work
from defuse.server.room.members import Members
from defuse.server.room.room_log import Lost, RoomLog
from defuse.server.room.state import OVER, PLAYING, RoomState, apply, later
from defuse.server.store import Store, StoreClosed, StoreLost, new_token
from defuse.server.wire import protocol
from defuse.server.wire import refusals as no
from defuse.server.wire.frames import over_frame, said_frame
from defuse.server.wire.refusals import Refused
from defuse.server.wire.table_structs import CARD_NAMES
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
        self.log = RoomLog(name, epoch, last, store)
        self.attendance = Attendance(state.people, clock.now(), grace)
        self._broadcast = Broadcast(name, state, self.attendance, clock)
        self.idle_since = clock.now()  # when the last connection ended
        self.closed = False
        self.on_drop: Callable[[Room], None] = lambda room: None
        self.on_move: Callable[[int], None] = lambda number: None
        self.recipe: ReadRecipe | None = None  # the custom recipe of the settings, kept so that it is read only once
        self._recipes = recipes
        self._store = store
        self._clock = clock
        self._brains = brains
        self._dealer: Dealer | None = None
        self._inbox = Inbox(rounds)
        self._pondering = Pondering(brains, self._inbox.put)
        self._bell = Bell(clock, self._wake_up)
        self._patient_until = 0.0  # until then seeds are also waited for from members who are not connected
        self._presence_until: float | None = None  # when a member's presence next changes by itself
        self._members = Members(state, self.attendance, self._broadcast, self.log, store)
        self._counts: dict[int, int] = {}  # the number of the last command that was carried out, by member
        self._task: asyncio.Task[None] | None = None

    # Start and stop

    def start(self) -> None:
        """Resume the game, if there is one, and start the task."""
        self._resume()
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(loop), name="room")

    def _resume(self) -> None:
        """Continue the game of the log; the time for the pending question starts again."""
        if self.state.beginning is not None:
            self._patient_until = self._clock.now() + REVEAL_WITHIN
        match = self.state.match
        if match is None:
            return
        if not self.state.stopped:
            # The clock that runs may open in a moment, at the end of a hold. If it opens later than that, the machine's
            # clock has been set back since.
            late = self._clock.now() - match.timer.opened
            later(match, late if late > 0 or late < -LONGEST_LOOK else 0.0)
        names = [place.name for place in match.places]
        people = [seat for seat, place in enumerate(match.places) if place.member is not None]
        known = match.known if match.hold else None
        key = None if match.fair is None else match.fair.proof().key
        server_game = ServerGame.resume({**match.deal, "moves": match.lines}, names, people, known, key)
        self._dealer = self._new_dealer(server_game)

    def _new_dealer(self, server_game: ServerGame) -> Dealer:
        dealer = Dealer(self.state, server_game, self._brains, new_token)
        self._brains.wake(dealer.match.bots)
        return dealer

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
        self._pondering.stop()
        self._inbox.close()
        for visit in self.attendance.visits.values():
            visit.connection.close(why, True)
        self.attendance.visits.clear()
        self.on_drop(self)

    async def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            if self.state.phase == OVER:
                await self._keep_replay()  # the server may have died between the end of the game and keeping its replay
            await self.log.keep_abandoned(self.state)
            await self._act()
            while not self.closed:
                work = await self._inbox.next(loop)
                await work()
                if not self.closed:
                    await self._act()
                    if self.log.is_long:
                        await self.log.fold(self.state)
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
        self._inbox.put(lambda: self._arrive(connection, hello))

    def ask(self, connection: Connection, command: protocol.Command) -> None:
        self._inbox.put(lambda: self._ask(connection, command))

    def hang_up(self, connection: Connection) -> None:
        self._inbox.put(lambda: self._hang_up(connection))

    async def standing(self, token: str) -> protocol.Standing | None:
        """How the running game of the member with this token stands, as their seat knows it; None if there is none."""
        return await self._found(lambda: self._standing(token))

    async def game_of_the_dead(self, token: str) -> GameSoFar | None:
        """The running game for the review of a member who is out of it; None for everybody who may still win it."""
        return await self._found(lambda: self._game_of_the_dead(token))

    async def asked_alone(self, token: str) -> SeatAsked | Refused | None:
        """The seat of the member with this token, if it is asked and nobody else plays or watches; for a hint."""
        return await self._found(lambda: self._asked_alone(token))

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

    async def _standing(self, token: str) -> protocol.Standing | None:
        member = await self._members.of_token(token)
        dealer, seat = self._dealer, None if member is None else self.state.seat_in_match(member)
        if dealer is None or seat is None or self.state.phase != PLAYING:
            return None
        if not self.attendance.visits and not self.state.asleep:
            await self._do(e.Paused(True, self._clock.now()))  # loaded for this question: nobody has entered it yet
        return self._broadcast.standing(dealer, self.name, seat)

    async def _game_of_the_dead(self, token: str) -> GameSoFar | None:
        member = await self._store.member_of(self.name, token)
        dealer, match = self._dealer, self.state.match
        seat = None if member is None else self.state.seat_in_match(member)
        if dealer is None or match is None or seat is None or dealer.server_game.game.table.is_present(seat):
            return None
        return GameSoFar({**match.deal, "moves": list(match.lines)}, [place.name for place in match.places], seat)

    async def _asked_alone(self, token: str) -> SeatAsked | Refused | None:
        member = await self._members.of_token(token)
        dealer, seat = self._dealer, None if member is None else self.state.seat_in_match(member)
        if member is None or dealer is None or seat is None or self.state.phase != PLAYING:
            return None
        if not self.state.is_solo(member) or not self.attendance.visits.keys() <= {member}:
            return no.NOT_ALONE
        game = dealer.server_game
        if dealer.held and seat != game.chooser:
            return no.NOTHING_ASKED
        game.look([seat])
        feed = game.feed(seat)
        if not feed.moves:
            return no.NOTHING_ASKED
        edition, dealt = game.record.start.edition, game.record.dealt
        return SeatAsked(feed.glance(), list(feed.moves), game.names, edition, dealt, feed.asked, feed.heard)

    # Storage

    async def _commit(self, entries: Sequence[Entry]) -> None:
        """Write entries that were already applied to the state; raises Lost if another server owns the room."""
        if not entries:
            return
        await self.log.append(entries)
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
            await self._keep_replay()
        elif abandoned:
            await self.log.keep_abandoned(self.state)
        if ended or abandoned:
            await self._seal()

    async def _do(self, *entries: Entry) -> None:
        for entry in entries:
            apply(self.state, entry)
        await self._commit(entries)

    async def _keep_replay(self) -> None:
        assert self._dealer is not None
        await self.log.keep_replay(self.state, self._dealer.server_game.record)

    async def _seal(self) -> None:
        """Draw and store the secret for the next game, if there is none: everybody sees the commitment to it."""
        seal = sealed(self.state)
        if seal is not None:
            await self._do(seal)

    # Arrivals

    async def _arrive(self, connection: Connection, hello: protocol.Hello) -> None:
        try:
            await self._welcome(connection, hello)
        except StoreLost:
            connection.send(_encode(no.NO_STORE.to(hello.n)))
            connection.close("restart", True)
            raise

    async def _welcome(self, connection: Connection, hello: protocol.Hello) -> None:
        if not protocol.OLDEST_VERSION <= hello.version <= protocol.VERSION:
            connection.send(_encode(no.OTHER_VERSION.to(hello.n)))
            connection.close("malformed", False)
            return
        member, token = await self._members.of_token(hello.token), ""
        if member is None or not self._members.belongs(member):
            refused = await self._members.obstacle(member, connection, self._clock.now())
            if refused is no.ROOM_IS_FULL and self.attendance.watchers < limits.MOST_WATCHERS:
                await self._show(connection, self.attendance.next_watcher(), hello)
                return
            if refused is not None:
                connection.send(_encode(refused.to(hello.n)))
                connection.close("removed" if refused is no.REMOVED else "closed", False)
                return
            member, token = await self._members.join()
        self._members.come_from(member, connection.address)
        # Command numbers rise as long as a page lives; a new page starts from 1 again.
        last = self._counts.get(member, self.state.people[member].last)
        self._counts[member] = last if hello.n > max(1, last) else 0
        await self._show(connection, member, hello, token)

    async def _show(self, connection: Connection, member: int, hello: protocol.Hello, token: str = "") -> None:
        """Connect a member or a watcher, and send them everything that they may see."""
        before = self.attendance.comes(member, connection, self._clock.now())
        self._broadcast.room_changed = True
        if before is not None and before.connection is not connection:
            before.connection.close("elsewhere", False)
        connection.send(_encode(protocol.Welcome(protocol.VERSION, self.name, member, token, CARD_NAMES)))
        await self._wake()
        await self._seal()
        self._broadcast.tell_room(connection)
        for spoken in self.state.chat:
            connection.send(said_frame(spoken, past=True))
        self._broadcast.show_table(self._dealer, member, hello.game, hello.heard)
        if self.state.phase == OVER:
            connection.send(over_frame(self.state))

    async def _hang_up(self, connection: Connection) -> None:
        member = self.attendance.caller(connection)
        if member is None:
            return
        if is_watcher(member):
            self.attendance.forget(member)
        else:
            self.attendance.goes(member, self._clock.now())
            self._broadcast.room_changed = True
        self.idle_since = self._clock.now()
        if self._members.only_looks_in(member):
            await self._members.let_go(member)
        if not self.attendance.visits and self.state.phase == PLAYING and not self.state.asleep:
            await self._do(e.Paused(True, self._clock.now()))
        self._broadcast.tell_room()

    async def _wake(self) -> None:
        """Restart the clocks if they stood still because the room was empty."""
        if self.state.asleep:
            await self._do(e.Paused(False, self._clock.now()))

    # Commands

    async def _ask(self, connection: Connection, command: protocol.Command) -> None:
        member = self.attendance.caller(connection)
        if member is None:
            return
        if command.n <= self._counts.get(member, 0):
            connection.send(_encode(protocol.Done(command.n)))
            return
        if is_watcher(member) and not isinstance(command, protocol.Ping):
            connection.send(_encode(no.ROOM_IS_FULL.to(command.n)))
            return
        if self._store.lost and not isinstance(command, protocol.Ping):
            connection.send(_encode(no.NO_STORE.to(command.n)))
            return
        self._shows_life(member)
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
                await self._commit(outcome)
            except StoreLost:
                connection.send(_encode(no.NO_STORE.to(command.n)))
                raise
            if not isinstance(command, protocol.Ping):
                self._counts[member] = command.n
            connection.send(b'{"is":"done","n":%d}' % command.n)
            await self._after(member, command, outcome)

    async def _with_recipe(self, settings: protocol.Settings, outcome: list[Entry]) -> list[Entry] | Refused:
        """Read the recipe of new settings before they are taken."""
        try:
            self.recipe = await self._recipes.of(settings)
        except TooBusy:
            return no.BUSY
        return outcome

    def _shows_life(self, member: int) -> None:
        """Note that a member is active: no bot plays for them any more."""
        if self.attendance.acts(member):
            self._broadcast.room_changed = True
        if self._dealer is not None and self._dealer.slips:
            self._dealer.slips.pop(self._broadcast.seat(member), None)

    def _outcome(self, member: int, command: protocol.Command) -> list[Entry] | Refused:
        if isinstance(command, protocol.MakeMove):
            seat = self._broadcast.seat(member)
            if self._dealer is None or seat == SPECTATOR:
                return no.NOT_PLAYING if self._dealer is not None else no.NO_GAME
            return self._dealer.move(seat, member, command, self._clock.now())
        if isinstance(command, protocol.Begin):
            return self._begin(member, command)
        if isinstance(command, protocol.Hello):
            return no.MALFORMED
        return commands.decide(self.state, member, command, self._clock.now())

    def _begin(self, member: int, command: protocol.Begin) -> list[Entry] | Refused:
        now = self._clock.now()
        announcement = announced(self.state, self.name, member, command, now)
        if isinstance(announcement, Refused):
            return announcement
        apply(self.state, announcement)
        return [announcement, *self._deal_if_due(now)]

    def _deal_if_due(self, now: float) -> list[Entry]:
        """Deal the game that is beginning, as soon as no seed is waited for any more."""
        beginning, deals_at = self.state.beginning, self._deals_at
        if beginning is None or deals_at is None:
            return []
        # After a restart anybody may be about to come back; otherwise only connected members are waited for.
        here = self.state.people if now < self._patient_until else self.attendance.visits
        if now < deals_at and beginning.waits_for(here):
            return []
        began, server_game = begun(self.state, beginning, now)
        apply(self.state, began)
        self._dealer = self._new_dealer(server_game)
        return [began]

    @property
    def _deals_at(self) -> float | None:
        """When the game that is beginning is dealt at the latest."""
        beginning = self.state.beginning
        return None if beginning is None else max(beginning.until, self._patient_until)

    async def _after(self, member: int, command: protocol.Command, outcome: Sequence[Entry]) -> None:
        """Broadcast what a command has changed."""
        match command:
            case protocol.MakeMove():
                self._broadcast.tell_table(self._dealer)
            case protocol.Say() | protocol.Emote():
                for entry in outcome:
                    if isinstance(entry, e.Spoke):
                        self._broadcast.tell_all(said_frame(entry))
                return
            case protocol.Ping():
                return
            case protocol.Leave():
                if self.state.match is None:
                    self._dealer = None
                await self._show_out(member, "closed")
            case protocol.Remove():
                await self._show_out(command.member, "removed")
            case protocol.Pause():
                self._broadcast.tell_clocks(self._dealer)
            case protocol.Begin():
                self._broadcast.tell_table(self._dealer)
            case protocol.Stand() if self._dealer is not None:
                self.attendance.visits[member].heard = NOTHING  # the bench hears other events: send the latest
                self._dealer.stale = Everybody
                self._broadcast.tell_table(self._dealer)
        self._broadcast.tell_room()
        if outcome and isinstance(outcome[-1], e.Ended):
            self._broadcast.tell_all(over_frame(self.state))

    async def _show_out(self, member: int, why: str) -> None:
        visit = self.attendance.forget(member)
        await self._members.forget(member)
        if visit is not None:
            visit.connection.close(why, False)
        if not self.attendance.visits and self.state.phase == PLAYING and not self.state.asleep:
            self.idle_since = self._clock.now()
            await self._do(e.Paused(True, self._clock.now()))

    # What happens by itself

    async def _act(self) -> None:
        """Do everything that is due (bots, timeouts, absences), then set the alarm for the next time."""
        now = self._clock.now()
        if self._store.lost:
            self._bell.set(now + _RETRY)  # nothing can be kept, so nothing happens by itself
            return
        if self._host_is_away(now):
            await self._pass_on_host()
        if self.state.beginning is not None:
            await self._begin_if_due(now)
        dealer, due = self._dealer, None
        if self.state.beginning is not None:
            due = self._deals_at
        elif dealer is not None:
            bots = self._bots(dealer, now)
            dealer.sole = self._sole_person(dealer)
            due = dealer.due(now, bots)
            if due is not None and due <= now:
                bots = await self._act_at_table(dealer, bots, now)
                due = dealer.due(now, bots)
            elif dealer.stale is Everybody:
                self._broadcast.tell_table(dealer)
            self._pondering.begin(dealer, bots)
        if self._presence_until is not None and now >= self._presence_until:
            self._broadcast.room_changed = True
            await self._members.drop_absent(now)
        self._broadcast.tell_room()
        change = self._presence_until = self.attendance.next_change(now)
        self._bell.set(change if due is None or (change is not None and change < due) else due)

    async def _begin_if_due(self, now: float) -> None:
        entries = self._deal_if_due(now)
        if entries:
            await self._commit(entries)
            if not self.attendance.visits:
                await self._do(e.Paused(True, now))
            self._broadcast.tell_table(self._dealer)

    async def _act_at_table(self, dealer: Dealer, bots: set[int], now: float) -> set[int]:
        """Do everything that is due in the game; returns the seats in which bots play after that."""
        entries = dealer.act(now, bots)
        if dealer.slips:
            self._count_slips(dealer)
            bots = self._bots(dealer, now)
        await self._commit(entries)
        if entries or dealer.stale is Everybody:
            self._broadcast.tell_table(dealer)
        if entries and isinstance(entries[-1], e.Ended):
            self._broadcast.tell_room()
            self._broadcast.tell_all(over_frame(self.state))
        return bots

    def _count_slips(self, dealer: Dealer) -> None:
        for seat, times in dealer.slips.items():
            member = dealer.match.places[seat].member
            if member is not None and self.attendance.slips(member, times):
                self._broadcast.room_changed = True

    def _host_is_away(self, now: float) -> bool:
        host = self.state.host
        return host not in self.state.people or self.attendance.presence(host, now) == AWAY

    async def _pass_on_host(self) -> None:
        """Make a connected member host, if there is one."""
        people, attendance = self.state.people, self.attendance
        here = [member for member in attendance.visits if member in people and member != self.state.host]
        if here and self.state.host not in attendance.visits:
            heir = min(here, key=lambda member: (people[member].seat is None, member))
            await self._do(e.HandedOver(heir, 0, 0))

    def _bots(self, dealer: Dealer, now: float) -> set[int]:
        """The seats in which a bot plays at this moment."""
        return self.attendance.missing([place.member for place in dealer.match.places], now)

    def _sole_person(self, dealer: Dealer) -> int:
        """The seat of the only person at the table; NOBODY if others play or watch."""
        people = [(seat, place.member) for seat, place in enumerate(dealer.match.places) if place.member is not None]
        if len(people) != 1 or any(member != people[0][1] for member in self.attendance.visits):
            return NOBODY
        return people[0][0]

    def _wake_up(self) -> None:
        async def look_around() -> None:
            pass  # `_run` calls `_act` after every piece of work

        self._inbox.put(look_around)
