"""The game of a running room: begins it, lets bots and clocks act when they are due, and says when something is next.

`Dealer` makes the moves and never waits; here they are committed, and then everybody is told.
"""

from collections.abc import Callable

from defuse.game.moves import NOBODY
from defuse.server.play.clock import Clock
from defuse.server.play.dealer import Dealer, Everybody
from defuse.server.play.pace import LONGEST_LOOK, REVEAL_WITHIN
from defuse.server.play.pondering import Pondering
from defuse.server.play.server_game import ServerGame
from defuse.server.play.thinking import Brains
from defuse.server.room import entries as e
from defuse.server.room.attendance import Attendance
from defuse.server.room.beginning import announced, begun
from defuse.server.room.broadcast import Broadcast
from defuse.server.room.entries import Entry
from defuse.server.room.inbox import Work
from defuse.server.room.room_log import RoomLog
from defuse.server.room.state import RoomState, apply, later
from defuse.server.store import new_token
from defuse.server.wire import protocol
from defuse.server.wire.frames import over_frame
from defuse.server.wire.refusals import Refused


class GameRunner:
    """The game on the table of one room, if there is one, or the one that is beginning."""

    def __init__(
        self,
        state: RoomState,
        attendance: Attendance,
        broadcast: Broadcast,
        log: RoomLog,
        clock: Clock,
        brains: Brains,
        post: Callable[[Work], None],
    ) -> None:
        self.dealer: Dealer | None = None
        self._state = state
        self._attendance = attendance
        self._broadcast = broadcast
        self._log = log
        self._clock = clock
        self._brains = brains
        self._pondering = Pondering(brains, post)
        self._patient_until = 0.0  # until then seeds are also waited for from members who are not connected

    def stop(self) -> None:
        self._pondering.stop()

    # Beginning

    def resume(self) -> None:
        """Continue the game of the log; the time for the pending question starts again."""
        if self._state.beginning is not None:
            self._patient_until = self._clock.now() + REVEAL_WITHIN
        match = self._state.match
        if match is None:
            return
        if not self._state.stopped:
            # The clock that runs may open in a moment, at the end of a hold. If it opens later than that, the machine's
            # clock has been set back since.
            late = self._clock.now() - match.timer.opened
            later(match, late if late > 0 or late < -LONGEST_LOOK else 0.0)
        names = [place.name for place in match.places]
        people = [seat for seat, place in enumerate(match.places) if place.member is not None]
        known = match.known if match.hold else None
        key = None if match.fair is None else match.fair.proof().key
        self.play(ServerGame.resume({**match.deal, "moves": match.lines}, names, people, known, key))

    def play(self, server_game: ServerGame) -> Dealer:
        """Put a game on the table."""
        self.dealer = Dealer(self._state, server_game, self._brains, new_token)
        self._log.record = server_game.record
        self._brains.wake(self.dealer.match.bots)
        return self.dealer

    def leave(self) -> None:
        """Clear the table if its game was abandoned."""
        if self._state.match is None:
            self.dealer = None

    def begin(self, member: int, command: protocol.Begin) -> list[Entry] | Refused:
        """Fix what the luck of the next game is bound to, and deal it if no seed is waited for. Entries are applied."""
        now = self._clock.now()
        announcement = announced(self._state, self._log.name, member, command, now)
        if isinstance(announcement, Refused):
            return announcement
        apply(self._state, announcement)
        return [announcement, *self._deal_if_due(now)]

    def _deal_if_due(self, now: float) -> list[Entry]:
        """Deal the game that is beginning, as soon as no seed is waited for any more."""
        beginning, deals_at = self._state.beginning, self._deals_at
        if beginning is None or deals_at is None:
            return []
        # After a restart anybody may be about to come back; otherwise only connected members are waited for.
        here = self._state.people if now < self._patient_until else self._attendance.visits
        if now < deals_at and beginning.waits_for(here):
            return []
        began, server_game = begun(self._state, beginning, now)
        apply(self._state, began)
        self.play(server_game)
        return [began]

    @property
    def _deals_at(self) -> float | None:
        """When the game that is beginning is dealt at the latest."""
        beginning = self._state.beginning
        return None if beginning is None else max(beginning.until, self._patient_until)

    async def _begin_if_due(self, now: float) -> None:
        entries = self._deal_if_due(now)
        if entries:
            await self._log.commit(entries)
            if not self._attendance.visits:
                await self._log.do(e.Paused(True, now))
            self._broadcast.tell_table(self.dealer)

    # What happens by itself

    async def act(self, now: float) -> float | None:
        """Do everything that is due (bots, timeouts, the deal); returns when something is due again."""
        if self._state.beginning is not None:
            await self._begin_if_due(now)
        dealer, due = self.dealer, None
        if self._state.beginning is not None:
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
        return due

    async def _act_at_table(self, dealer: Dealer, bots: set[int], now: float) -> set[int]:
        """Do everything that is due in the game; returns the seats in which bots play after that."""
        entries = dealer.act(now, bots)
        if dealer.slips:
            self._count_slips(dealer)
            bots = self._bots(dealer, now)
        await self._log.commit(entries)
        if entries or dealer.stale is Everybody:
            self._broadcast.tell_table(dealer)
        if entries and isinstance(entries[-1], e.Ended):
            self._broadcast.tell_room()
            self._broadcast.tell_all(over_frame(self._state))
        return bots

    def _count_slips(self, dealer: Dealer) -> None:
        for seat, times in dealer.slips.items():
            member = dealer.match.places[seat].member
            if member is not None and self._attendance.slips(member, times):
                self._broadcast.room_changed = True

    def shows_life(self, member: int) -> None:
        """Note that a member is active: no bot plays for them any more."""
        if self._attendance.acts(member):
            self._broadcast.room_changed = True
        if self.dealer is not None and self.dealer.slips:
            self.dealer.slips.pop(self._broadcast.seat(member), None)

    def _bots(self, dealer: Dealer, now: float) -> set[int]:
        """The seats in which a bot plays at this moment."""
        return self._attendance.missing([place.member for place in dealer.match.places], now)

    def _sole_person(self, dealer: Dealer) -> int:
        """The seat of the only person at the table; NOBODY if others play or watch."""
        if len(self._attendance.visits) > 1:
            return NOBODY
        people = [(seat, place.member) for seat, place in enumerate(dealer.match.places) if place.member is not None]
        if len(people) != 1 or any(member != people[0][1] for member in self._attendance.visits):
            return NOBODY
        return people[0][0]
