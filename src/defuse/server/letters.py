"""Views, moves and events as bytes, piece by piece: what has been written once for a table is not written again.

It says the same as record.view_in_names, record.listed and record.happening do; a test compares them.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from defuse.game import options as rule_options
from defuse.game.events import Event
from defuse.game.kinds import NAMES
from defuse.game.moves import NOBODY, Move
from defuse.record.happenings import action, happening
from defuse.record.listing import listed
from defuse.record.notation import write_move
from defuse.record.transcript import telling
from defuse.sight.view import View, _question_dict, name

_encode: Final = msgspec.json.Encoder().encode
_NAMES: Final = {card: name(card) for card in range(-1, len(NAMES) + 1)}
_REMEMBERED: Final = 64  # events, far more than one move brings


def _as_it_is(value: object) -> object:
    return value


def _cards(cards: Sequence[int]) -> list[str]:
    return [_NAMES[card] for card in cards]


def _hands(hands: Sequence[Sequence[int]]) -> list[list[str]]:
    return [_cards(hand) for hand in hands]


def _front(front: Any) -> list[object]:
    return [[lying.bearer, lying.owner, NAMES[lying.kind]] for lying in front]


def _cast(cast: Sequence[int]) -> dict[str, int]:
    return {NAMES[kind]: count for kind, count in enumerate(cast) if count}


def _question(question: Any) -> object:
    if question is None:
        return None
    told = _question_dict(question)
    return told if question.act is None else told | {"act": action(question.act)}


# Every piece of a view, in its order. What is the same for all seats is written once for all of them.
_WRITERS: Final[dict[str, Callable[[Any], object]]] = {
    "options": rule_options.written,
    "cast": _cast,
    "hand": _cards,
    "hands": _hands,
    "marked": _hands,
    "pile": _cards,
    "discard": _cards,
    "front": _front,
    "question": _question,
}
_ORDER: Final = (
    "seat",
    "seats",
    "options",
    "cast",
    "turn",
    "owed",
    "attacked",
    "direction",
    "alive",
    "blind",
    "hand",
    "hands",
    "marked",
    "pile_size",
    "pile",
    "imploding_on_top",
    "imploding_up",
    "discard",
    "front",
    "barking_settled",
    "mat",
    "storage_size",
    "back_to",
    "question",
    "winner",
    "eyes",
    "shunned",
    "put_back_by",
    "left_since",
    "defused",
    "robbed",
)
_PIECES: Final[list[tuple[str, bytes, Callable[[Any], object]]]] = [
    (field, f'"{field}":'.encode(), _WRITERS.get(field, _as_it_is)) for field in _ORDER
]
_MADE_ANEW: Final = ("front", "question")  # objects that a view has of its own: compared by what they say, if at all


class Letters:
    """The bytes of one table: each piece as it was written last."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = list(players)
        self._called = [f"P{seat}" for seat in range(len(players))]
        self._pieces: dict[str, tuple[object, bytes]] = {}
        self._moves: dict[Move, bytes] = {}
        self._events: dict[tuple[object, ...], tuple[Event, bytes]] = {}  # an event is kept as long as its key

    def view(self, view: View) -> bytes:
        written = []
        pieces = self._pieces
        for field, key, writer in _PIECES:
            value = getattr(view, field)
            last = pieces.get(field)
            if last is not None and field not in _MADE_ANEW and last[0] == value:
                written.append(last[1])
                continue
            piece = key + _encode(writer(value))
            pieces[field] = (value, piece)
            written.append(piece)
        return b"{" + b",".join(written) + b"}"

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
        """An event as somebody hears of it. Most seats hear the same."""
        act = event.act
        addressed = you if you in (event.seat, event.other, NOBODY if act is None else act.target) else None
        key = (event.what, event.seat, event.other, event.card, event.number, tuple(event.cards), id(act), addressed)
        found = self._events.get(key)
        if found is None:
            told = happening(event)
            told["told"] = telling(event, self._players, you)
            if len(self._events) > _REMEMBERED:
                self._events.clear()
            found = self._events[key] = (event, _encode(told))
        return found[1]
