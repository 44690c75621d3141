"""Turns views, moves and events into structs of the wire and into bytes.

A move, or an event that several seats hear alike, is encoded once.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from defuse.game import moves as m
from defuse.game.actions import Action
from defuse.game.agenda import REACT_TO_RESCUE
from defuse.game.event_kinds import EventKind
from defuse.game.event_list import EVENT_LIST
from defuse.game.events import FROM_BOTTOM, Event
from defuse.game.kinds import BARKING_KITTEN, GODCAT, UNKNOWN
from defuse.game.moves import NOBODY, VERB_NAMES, Move
from defuse.game.questions import Asked
from defuse.record.happenings import FORMS
from defuse.record.listing import blank_values
from defuse.record.transcript import telling
from defuse.server.wire import table_structs as t
from defuse.sight.view import View

_encode: Final = msgspec.json.Encoder().encode
_REMEMBERED: Final = 256  # events; far more than one move produces

_Fact = Callable[[Event], object]

# How a slot of an event is sent, by the form that a field gives it.
_FACTS: Final[dict[tuple[str, str], _Fact]] = {
    ("seat", "seat"): lambda event: event.seat,
    ("other", "seat"): lambda event: event.other,
    ("card", "card"): lambda event: event.card,
    ("cards", "cards"): lambda event: event.cards,
    ("number", "number"): lambda event: event.number,
    ("number", "card"): lambda event: event.number,
    ("number", "flag"): lambda event: event.number == FROM_BOTTOM,
    ("act", "action"): lambda event: wire_action(event.act),
}


_UNKNOWN_ROWS: Final[list[msgspec.Raw]] = []  # by their length


def _row(cards: tuple[int, ...]) -> Any:
    """Cards, encoded already if all of them are UNKNOWN: most cards of most views are."""
    length = len(cards)
    if cards and (cards[length - 1] != UNKNOWN or cards.count(UNKNOWN) != length):
        return cards
    while len(_UNKNOWN_ROWS) <= length:
        _UNKNOWN_ROWS.append(msgspec.Raw(_encode([UNKNOWN] * len(_UNKNOWN_ROWS))))
    return _UNKNOWN_ROWS[length]


def _facts(kind: EventKind) -> dict[str, _Fact]:
    return {field.name: _FACTS[field.slot, field.form] for field in kind.sent_fields}


_SENT: Final = {kind.number: (kind.name, _facts(kind)) for kind in EVENT_LIST}


class FrameEncoder:
    """The encoder of one table."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = list(players)
        self._cast: Any = None  # encoded once: it never changes during a game
        self._beside: View | None = None  # the view whose public part is `_public`
        self._public: tuple[object, ...] = ()
        self._public_text = b""  # its encoding, to be appended to that of the other part
        self._moves: dict[Move, bytes] = {}
        self._events: dict[tuple[object, ...], bytes] = {}  # by all that is told of an event, and who it addresses

    def view(self, view: View) -> bytes:
        """A view as `WireView`. Its public part is encoded once for all seats that look at the same moment."""
        if self._beside is None or not view.shows_the_same_table(self._beside):
            self._encode_public(view)
        hands: Any = [_row(hand) for hand in view.hands]
        question = wire_question(view.question)
        own = _encode(t.OwnView(view.seat, _row(view.hand), hands, view.marked, _row(view.pile), question))
        return own[:-1] + self._public_text

    def _encode_public(self, view: View) -> None:
        if self._cast is None:
            self._cast = msgspec.Raw(_encode(cast_of(view)))
        self._beside = view
        public = _public_part(view, self._cast)
        if public != self._public:
            self._public, self._public_text = public, b"," + _encode(t.PublicView(*public))[1:]

    def moves(self, moves: Sequence[Move], view: View) -> bytes:
        written = []
        for move in moves:
            text = None if move.open else self._moves.get(move)
            if text is None:
                text = _encode(listed_move(move, view))
                if not move.open:
                    self._moves[move] = text
            written.append(text)
        return b"[" + b",".join(written) + b"]"

    def event(self, event: Event, you: int | None) -> bytes:
        """An event as seat `you` hears it. Most seats get the same bytes, and many events of a game are alike."""
        act, cards = event.act, event.cards
        addressed = you if you in (event.seat, event.other, NOBODY if act is None else act.target) else None
        told = (event.what, event.seat, event.other, event.card, event.number, tuple(cards) if cards else (), act)
        key = (told, addressed)
        found = self._events.get(key)
        if found is None:
            if len(self._events) > _REMEMBERED:
                self._events.clear()
            found = self._events[key] = _encode(wire_event(event, self._players, you))
        return found


def wire_event(event: Event, players: Sequence[str], you: int | None) -> dict[str, object]:
    """An event with its sentence, as the seat hears of it that it was redacted for."""
    name, facts = _SENT[event.what]
    sent: dict[str, object] = {"event": name}
    for called, fact in facts.items():
        sent[called] = fact(event)
    sent["told"] = telling(event, players, you)
    return sent


def wire_action(act: Action | None) -> t.WireAction | None:
    if act is None:
        return None
    return t.WireAction(act.seat, FORMS[act.form], act.kind, act.target, act.named, act.cards)


def wire_question(asked: Asked | None) -> t.WireQuestion | None:
    if asked is None:
        return None
    seat, waiting, me = asked.seat, asked.waiting, asked.asks_me
    if asked.word == "turn":
        return t.TurnQuestion(seat, waiting, me)
    if asked.word == "react":
        return t.WindowQuestion(seat, waiting, me, wire_action(asked.act), asked.chain, asked.what == REACT_TO_RESCUE)
    if asked.word == "order":
        return t.OrderQuestion(seat, waiting, me, asked.cards)
    if asked.word == "insert":
        return t.InsertQuestion(seat, waiting, me, asked.card, asked.burying, asked.watchers)
    return t.CHOICES[asked.word](seat, waiting, me, asked.card, asked.other)


def cast_of(view: View) -> dict[int, int]:
    return {kind: count for kind, count in enumerate(view.cast) if count}


def wire_view(view: View) -> t.WireView:
    return t.WireView(*_own_part(view), *_public_part(view, cast_of(view)))


def _own_part(view: View) -> tuple[Any, ...]:
    """The fields of OwnView."""
    return view.seat, view.hand, view.hands, view.marked, view.pile, wire_question(view.question)


def _public_part(view: View, cast: Any) -> tuple[Any, ...]:
    """The fields of PublicView; the cast may be encoded already."""
    return (
        view.seats,
        cast,
        view.turn,
        view.owed,
        view.attacked,
        view.personal,
        view.direction,
        view.alive,
        view.dead,
        view.blind,
        view.pile_size,
        view.imploding_on_top,
        view.imploding_up,
        view.discard,
        [t.InFront(lying.bearer, lying.owner, lying.kind, lying.role) for lying in view.front],
        view.barking_settled,
        view.mat,
        view.storage_size,
        view.left_behind,
        view.back_to,
        view.winner,
    )


def listed_move(move: Move, view: View) -> t.ListedMove:
    values: dict[str, Any] = dict(blank_values(move, view)) if move.open else {}
    fill = t.Fill(**values) if move.open else None
    return t.ListedMove(
        VERB_NAMES[move.verb],
        _cards_of(move),
        int(move.marked).bit_count(),
        max(move.named, UNKNOWN),
        move.target,
        fill,
    )


def _cards_of(move: Move) -> tuple[int, ...]:
    """The cards that a move uses, gives, puts or assigns."""
    if move.card != UNKNOWN:
        return (move.card,)
    if move.verb == m.GODCAT_AS:
        return (GODCAT,)
    if move.verb == m.BOTH:
        return (BARKING_KITTEN, BARKING_KITTEN)
    return tuple(move.cards)
