"""Encodes a view as bytes for browsers. The public part is encoded once for all seats.

The content equals that of record.view_in_names, without the hints for bots (`noticed.py`); a test compares them.
"""

from typing import Final

import msgspec

from defuse.game.actions import Action
from defuse.game.agenda import STEP_PLACES, Step
from defuse.game.kinds import IMPLODING_KITTEN_UP, NAMES, UNKNOWN
from defuse.game.options import Options, written
from defuse.game.questions import QUESTIONS, Asked, left_word
from defuse.record.happenings import action
from defuse.sight.view import Lying, View, name

_encode: Final = msgspec.json.Encoder().encode

_CARDS: Final = [_encode(name(card)) for card in range(UNKNOWN, IMPLODING_KITTEN_UP + 1)]  # "" where no kind is
_QUESTIONS: Final = [_encode(question.word) for question in QUESTIONS]
_LEFT: Final = [_encode(left_word(what)) for what in range(STEP_PLACES)]

_HIDDEN: Final = [b"[" + b",".join([_CARDS[0]] * number) + b"]" for number in range(256)]


class ViewEncoder:
    """The view encoder of one table."""

    def __init__(self) -> None:
        self._options: tuple[Options, bytes] | None = None
        self._cast: tuple[tuple[int, ...], bytes] | None = None
        self._act: tuple[Action, bytes] | None = None
        self._asked: tuple[Asked, bytes] | None = None
        self._seen: tuple[object, ...] = ()
        self._open = b""  # its encoding

    def written(self, view: View) -> bytes:
        seen = _public_part(view)
        if seen != self._seen:
            self._seen = seen
            self._open = self._written_open(view)
        return b'{"seat":%d,"hand":%b,"hands":%b,"marked":%b,"pile":%b,"question":%b,%b}' % (
            view.seat,
            _cards(view.hand),
            _hands(view.hands),
            _hands(view.marked),
            _cards(view.pile),
            b"null" if view.question is None else self._written_question(view.question),
            self._open,
        )

    def _written_open(self, view: View) -> bytes:
        return (
            b'"seats":%d,"options":%b,"cast":%b,"turn":%d,"owed":%d,"attacked":%b,"direction":%d,"alive":%b,"blind":%b,'
            b'"pile_size":%d,"imploding_on_top":%b,"imploding_up":%d,"discard":%b,"front":%b,"barking_settled":%b,'
            b'"mat":%b,"storage_size":%d,"left_behind":%b,"back_to":%d,"winner":%d,"personal":%b'
        ) % (
            view.seats,
            self._written_options(view.options),
            self._written_cast(view.cast),
            view.turn,
            view.owed,
            _flag(view.attacked),
            view.direction,
            _flags(view.alive),
            _flags(view.blind),
            view.pile_size,
            _flag(view.imploding_on_top),
            view.imploding_up,
            _cards(view.discard),
            _front(view.front),
            _flag(view.barking_settled),
            _flags(view.mat),
            view.storage_size,
            _encode(view.left_behind),
            view.back_to,
            view.winner,
            _flag(view.personal),
        )

    def _written_question(self, question: Asked) -> bytes:
        """Several seats may be asked the same."""
        if self._asked is None or self._asked[0] is not question:
            self._asked = question, self._question(question)
        return self._asked[1]

    def _question(self, question: Asked) -> bytes:
        return (
            b'{"word":%b,"seat":%d,"waiting":%b,"asks_me":%b,"act":%b,"chain":%d,"other":%d,"card":%b,"cards":%b,'
            b'"burying":%b,"below":%b,"postponed":%b}'
        ) % (
            _QUESTIONS[question.what],
            question.seat,
            _encode(question.waiting),
            _flag(question.asks_me),
            b"null" if question.act is None else self._written_act(question.act),
            question.chain,
            question.other,
            _CARDS[question.card - UNKNOWN],
            _cards(question.cards),
            _flag(question.burying),
            _row([_LEFT[what] for what in question.below]),
            _row([self._postponed(step) for step in question.postponed]),
        )

    def _postponed(self, step: Step) -> bytes:
        assert step.act is not None
        return b'{"seat":%d,"act":%b,"chain":%d}' % (step.seat, _encode(action(step.act)), step.number)

    def _written_options(self, options: Options) -> bytes:
        """The options, which never change during a game."""
        if self._options is None or self._options[0] is not options:
            self._options = options, _encode(written(options))
        return self._options[1]

    def _written_cast(self, cast: tuple[int, ...]) -> bytes:
        """The number of cards of each kind, which never changes during a game."""
        if self._cast is None or self._cast[0] != cast:
            self._cast = cast, _encode({NAMES[kind]: count for kind, count in enumerate(cast) if count})
        return self._cast[1]

    def _written_act(self, act: Action) -> bytes:
        """The action, encoded once for all seats and all Nopes against it."""
        if self._act is None or self._act[0] is not act:
            self._act = act, _encode(action(act))
        return self._act[1]


def _public_part(view: View) -> tuple[object, ...]:
    """The public part of a view, which seats and successive moments may share."""
    return (
        view.seats,
        view.options,
        view.cast,
        view.turn,
        view.owed,
        view.attacked,
        view.direction,
        view.alive,
        view.blind,
        view.pile_size,
        view.imploding_on_top,
        view.imploding_up,
        view.discard,
        view.front,
        view.barking_settled,
        view.mat,
        view.storage_size,
        view.left_behind,
        view.back_to,
        view.winner,
        view.personal,
    )


def _flag(flag: bool) -> bytes:
    return b"true" if flag else b"false"


def _flags(flags: tuple[bool, ...]) -> bytes:
    return _row([_flag(flag) for flag in flags])


def _cards(cards: tuple[int, ...]) -> bytes:
    size = len(cards)
    if size == 0 or (cards[0] == UNKNOWN and cards.count(UNKNOWN) == size):
        return _hidden(size)
    return _row([_CARDS[card - UNKNOWN] for card in cards])


def _hands(hands: tuple[tuple[int, ...], ...]) -> bytes:
    """Hands, or the marked cards in them; known cards come first."""
    return _row([_hidden(len(hand)) if not hand or hand[0] == UNKNOWN else _cards(hand) for hand in hands])


def _hidden(number: int) -> bytes:
    """So many unknown cards: the most frequent case for the pile and other hands."""
    return _HIDDEN[number] if number < len(_HIDDEN) else _row([_CARDS[0]] * number)


def _row(written: list[bytes]) -> bytes:
    return b"[" + b",".join(written) + b"]"


def _front(front: tuple[Lying, ...]) -> bytes:
    return _encode([[lying.bearer, lying.owner, NAMES[lying.kind]] for lying in front]) if front else b"[]"
