"""Sends each connection of a room what changed for it."""

from typing import Final

import msgspec

from defuse.game.moves import NOBODY
from defuse.server.play.clock import Clock
from defuse.server.play.dealer import Dealer, Everybody
from defuse.server.room.attendance import NOTHING, Attendance, Connection, Visit
from defuse.server.room.state import RoomState
from defuse.server.wire.frames import room_frame
from defuse.server.wire.protocol import Standing
from defuse.server.wire.seat_feed import SeatFeed
from defuse.sight.redaction import SPECTATOR

_encode: Final = msgspec.json.Encoder().encode


class Broadcast:
    """Sends frames to all connections of a room, and never the same state twice."""

    def __init__(self, room: str, state: RoomState, attendance: Attendance, clock: Clock) -> None:
        self.room_changed = True  # may be True although nothing changed
        self._name = room
        self._state = state
        self._attendance = attendance
        self._clock = clock
        self._room = b""  # the last room frame that was sent

    def seat(self, member: int) -> int:
        """The seat whose view of the game this member gets."""
        seat = self._state.seat_in_match(member)
        return SPECTATOR if seat is None else seat

    def tell_all(self, frame: bytes) -> None:
        for visit in list(self._attendance.visits.values()):
            visit.connection.send(frame)

    def tell_room(self, newcomer: Connection | None = None) -> None:
        """Send the room to every connection if it has changed, otherwise only to the newcomer."""
        if not self.room_changed and newcomer is None:
            return
        self.room_changed = False
        frame = room_frame(self._name, self._state, self._attendance, self._clock.now())
        if frame != self._room:
            self._room = frame
            self.tell_all(frame)
        elif newcomer is not None:
            newcomer.send(frame)

    def tell_table(self, dealer: Dealer | None) -> None:
        """Send the table to every seat for which it changed. While a move is held back, only the chooser sees it."""
        if dealer is None:
            return
        held, game, visits = dealer.held, dealer.server_game, self._attendance.visits
        stale, dealer.stale = dealer.stale, Everybody if held else set()
        clock = self._clock_of(dealer, SPECTATOR)
        seated, beside = 0, None
        for seat, place in enumerate(dealer.match.places):
            visit = visits.get(place.member) if place.member is not None else None
            if visit is None:
                continue
            seated += 1
            if stale is Everybody or seat in stale:
                feed = game.feed(seat)
                if not held:
                    beside = feed.look(beside)
                elif seat == game.chooser:
                    feed.look()
                if self._is_news(visit, feed):
                    own = self._clock_of(dealer, seat) if held else clock
                    self._send(visit, feed, feed.frame(self._state.games, self._heard(visit), own))
        if stale is Everybody and seated < len(visits):
            self._tell_bench(dealer, clock)

    def _tell_bench(self, dealer: Dealer, clock: bytes) -> None:
        """Send the table to all spectators. Most of them have heard the same events and get the same bytes."""
        self._let_look(dealer, SPECTATOR)
        feed = dealer.server_game.feed(SPECTATOR)
        written: dict[int, bytes] = {}  # by the number of events a spectator has heard
        for member, visit in self._attendance.visits.items():
            if self.seat(member) == SPECTATOR and self._is_news(visit, feed):
                since = self._heard(visit)
                if since not in written:
                    written[since] = feed.frame(self._state.games, since, clock)
                self._send(visit, feed, written[since])

    def _heard(self, visit: Visit) -> int:
        """How many events of this game were sent over this connection."""
        return visit.heard if visit.game == self._state.games else 0

    def _is_news(self, visit: Visit, feed: SeatFeed) -> bool:
        return visit.game != self._state.games or visit.heard != feed.heard or visit.saw != feed.body

    def show_table(self, dealer: Dealer | None, member: int, game: int, heard: int) -> None:
        """Send an arriving member the whole table and the events that they missed."""
        if dealer is None:
            return
        seat = self.seat(member)
        self._let_look(dealer, seat)
        feed = dealer.server_game.feed(seat)
        since = heard if game == self._state.games else NOTHING
        frame = feed.frame(self._state.games, since, self._clock_of(dealer, feed.seat))
        self._send(self._attendance.visits[member], feed, frame)

    def standing(self, dealer: Dealer, room: str, seat: int) -> Standing:
        """The game in short, for a page that is not connected: only what its seat knows.

        While a move is held back, nothing is said about what it may have changed.
        """
        turn, alive, asked = NOBODY, True, False
        if not dealer.held or seat == dealer.server_game.chooser:
            dealer.server_game.look([seat])
            feed = dealer.server_game.feed(seat)
            view = feed.glance()
            turn, alive, asked = view.turn, view.alive[seat], bool(feed.moves)
        return Standing(
            room=room,
            game=self._state.settings.game,
            title=dealer.match.title,
            names=[place.name for place in dealer.match.places],
            seat=seat,
            turn=turn,
            alive=alive,
            asked=asked,
            clock=dealer.clock(self._clock.now(), seat),
            paused=self._state.paused,
            stopped=self._state.stopped,
        )

    def tell_clocks(self, dealer: Dealer | None) -> None:
        """Send the table to every connection again: the clock has been stopped or started."""
        for member, visit in self._attendance.visits.items():
            self.show_table(dealer, member, visit.game, visit.heard)

    def _let_look(self, dealer: Dealer, seat: int) -> None:
        """Refresh the feed of a seat; while a move is held back, only the chooser's."""
        if not dealer.held or seat == dealer.server_game.chooser:
            dealer.server_game.look([seat])

    def _send(self, visit: Visit, feed: SeatFeed, frame: bytes) -> None:
        visit.connection.send(frame)
        visit.game, visit.heard, visit.saw = self._state.games, feed.heard, feed.body

    def _clock_of(self, dealer: Dealer, seat: int) -> bytes:
        return _encode(dealer.clock(self._clock.now(), seat))
