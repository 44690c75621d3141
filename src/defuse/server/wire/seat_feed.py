"""Everything that one seat, or the bench, is sent of a game: the only path from a table to a browser.

All of it comes from the seat's observer, and nothing is encoded twice.
"""

from typing import Final
from zlib import crc32

import msgspec

from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.moves import Move
from defuse.game.questions import Asked
from defuse.server.limits import LATEST, MOST_MISSED
from defuse.server.wire.frame_encoding import FrameEncoder
from defuse.sight.observer import Observer
from defuse.sight.odds import Risk, risk_of_drawing
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View

_encode: Final = msgspec.json.Encoder().encode


class SeatFeed:
    """One seat's game since the deal: the events it was told, its view, its moves."""

    def __init__(self, observer: Observer, encoder: FrameEncoder) -> None:
        self.observer = observer
        self.seat = observer.seat
        self._encoder = encoder
        self.story: list[Event] = []
        self.told: list[bytes] = []  # the same events, encoded
        self.moves: list[Move] = []
        self.asked = 0
        self.risk = Risk(0.0, observer.seat)
        self._has_looked = False  # since the last event
        self.body: tuple[bytes, bytes] = (b"", b"")  # the view and the moves, encoded

    def moved_to(self, game: Game) -> "SeatFeed":
        """The same feed for another game object that has reached the same moment."""
        twin = SeatFeed(self.observer.moved_to(game), self._encoder)
        twin.story, twin.told = self.story, self.told
        return twin

    @property
    def heard(self) -> int:
        return len(self.told)

    def listen(self) -> None:
        """Read the events since the last time."""
        you = None if self.seat == SPECTATOR else self.seat
        for event in self.observer.news():
            self._has_looked = False
            self.story.append(event)
            self.told.append(self._encoder.event(event, you))

    def glance(self) -> View:
        """What the seat knows at this moment, without preparing a frame."""
        self.listen()
        return self.observer.view()

    def risk_now(self) -> Risk:
        """The risk of the next draw, as the seat knows it at this moment."""
        if self._has_looked and self.observer.is_up_to_date:
            return self.risk
        return risk_of_drawing(self.glance())

    def look(self, beside: View | None = None) -> View:
        """Refresh view, moves and risk. `beside`: another seat's view of this moment; its public part is reused."""
        self.listen()
        view = self.observer.view(beside)
        self.moves = self.observer.moves()
        self.risk = risk_of_drawing(view)
        self._has_looked = True
        encoder = self._encoder
        moves = encoder.moves(self.moves, view)
        self.asked = _number(view.question, self.heard, moves) if self.moves else 0
        self.body = encoder.view(view), moves
        return view

    def frame(self, game: int, since: int, clock: bytes) -> bytes:
        """The `TableFrame` for a connection that has heard `since` events; only the latest if it missed too many."""
        if not self.body[0]:
            self.look()
        fresh = not 0 <= since <= len(self.told) or len(self.told) - since > MOST_MISSED
        events = self.told[max(0, len(self.told) - LATEST) :] if fresh else self.told[since:]
        view, moves = self.body
        return (
            b'{"is":"table","game":%d,"heard":%d,"events":[%b],"fresh":%b,"view":%b,"risk":%b,"hits":%d,"asked":%d,'
            b'"moves":%b,"clock":%b}'
        ) % (
            game,
            len(self.told),
            b",".join(events),
            b"true" if fresh else b"false",
            view,
            _encode(self.risk.chance),
            self.risk.hits,
            self.asked,
            moves,
            clock,
        )


def _number(question: Asked | None, heard: int, moves: bytes) -> int:
    """The number of what a seat is asked.

    It is computed from what the seat is sent, so it reveals nothing more and is the same after a restart. It does not
    depend on who else has answered.
    """
    about = 0
    if question is not None:
        for part in (question.what, question.seat, question.other, question.card, question.chain):
            about = about << 7 | (part + 3) & 127
    return (heard & 0xFFFF) << 32 | crc32(moves, about)
