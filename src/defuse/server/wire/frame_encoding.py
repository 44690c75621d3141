"""Encodes views, moves and events as bytes. A move, or an event that several seats hear alike, is encoded once.

The content equals that of record.listed and record.happening; a test compares them.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from defuse.game.event_kinds import SECRETS
from defuse.game.events import Event
from defuse.game.moves import NOBODY, Move
from defuse.game.writing import write_move
from defuse.record.happenings import happening
from defuse.record.listing import listed
from defuse.record.transcript import telling
from defuse.server.wire.view_encoding import ViewEncoder
from defuse.sight.view import View

_encode: Final = msgspec.json.Encoder().encode
_REMEMBERED: Final = 64  # events; far more than one move produces


class FrameEncoder:
    """The encoder of one table."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = list(players)
        self._called = [f"P{seat}" for seat in range(len(players))]
        self._views = ViewEncoder()
        self._moves: dict[Move, bytes] = {}
        self._events: dict[tuple[object, ...], tuple[Event, bytes]] = {}  # keeps the event, so that its id stays unique

    def view(self, view: View) -> bytes:
        return self._views.written(view)

    def moves(self, moves: Sequence[Move], view: View) -> bytes:
        written = []
        for number, move in enumerate(moves):
            if move.open:
                written.append(_encode(listed(number, move, view)))
                continue
            text = self._moves.get(move)
            if text is None:
                text = self._moves[move] = _encode(write_move(move, self._called))
            written.append(b'{"number":%d,"text":%b}' % (number, text))
        return b"[" + b",".join(written) + b"]"

    def event(self, event: Event, you: int | None) -> bytes:
        """An event as seat `you` hears it. Most seats get the same bytes."""
        act = event.act
        addressed = you if you in (event.seat, event.other, NOBODY if act is None else act.target) else None
        key: tuple[object, ...] = (id(event), addressed)
        if SECRETS[event.what]:  # everybody hears of it in words of their own, which may be the same
            key = (event.what, event.seat, event.other, event.card, event.number, tuple(event.cards), addressed)
        found = self._events.get(key)
        if found is None:
            told = happening(event)
            told["told"] = telling(event, self._players, you)
            if len(self._events) > _REMEMBERED:
                self._events.clear()
            found = self._events[key] = (event, _encode(told))
        return found[1]
