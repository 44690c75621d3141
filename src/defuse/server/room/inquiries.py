"""What members may ask about a room without being connected to it, by plain requests with their token."""

from defuse.server.play.hinting import SeatAsked
from defuse.server.play.replays import GameSoFar
from defuse.server.room import entries as e
from defuse.server.room.room_parts import RoomParts
from defuse.server.room.state import PLAYING
from defuse.server.wire import refusals as no
from defuse.server.wire.protocol import Standing
from defuse.server.wire.refusals import Refused


class Inquiries:
    """Answers questions about one room."""

    def __init__(self, room: RoomParts) -> None:
        self._room = room

    async def standing(self, token: str) -> Standing | None:
        """How the running game of the member with this token stands, as their seat knows it; None if there is none."""
        room = self._room
        seat = await self._seat(token)
        dealer = room.runner.dealer
        if dealer is None or seat is None or room.state.phase != PLAYING:
            return None
        if not room.attendance.visits and not room.state.asleep:
            await room.log.do(e.Paused(True, room.clock.now()))  # loaded for this question: nobody has entered it yet
        return room.broadcast.standing(dealer, room.log.name, seat)

    async def game_of_the_dead(self, token: str) -> GameSoFar | None:
        """The running game for the review of a member who is out of it; None for everybody who may still win it."""
        seat = await self._seat(token)
        dealer, match = self._room.runner.dealer, self._room.state.match
        if dealer is None or match is None or seat is None or dealer.server_game.game.table.is_present(seat):
            return None
        return GameSoFar({**match.deal, "moves": list(match.lines)}, [place.name for place in match.places], seat)

    async def asked_alone(self, token: str) -> SeatAsked | Refused | None:
        """The seat of the member with this token, if it is asked and nobody else plays or watches; for a hint."""
        state, visits = self._room.state, self._room.attendance.visits
        member = await self._room.members.of_token(token)
        dealer, seat = self._room.runner.dealer, None if member is None else state.seat_in_match(member)
        if member not in visits or dealer is None or seat is None or state.phase != PLAYING:
            return None
        if not state.is_solo(member) or len(visits) > 1:
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

    async def _seat(self, token: str) -> int | None:
        member = await self._room.members.of_token(token)
        return None if member is None else self._room.state.seat_in_match(member)
