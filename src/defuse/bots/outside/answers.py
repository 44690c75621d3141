"""The lines that come from a bot of other people: reading them never fails, whatever is in them."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from defuse.bots.outside.faults import ILLEGAL, NONSENSE, Fault
from defuse.bots.outside.protocol import PROTOCOL, VERSION, player_names
from defuse.game import moves as m
from defuse.game.kinds import IMPLODING_KITTEN, IMPLODING_KITTEN_UP, NUMBERS
from defuse.game.moves import Move
from defuse.record.notation import BadNotation, quoted, read_card, write_move
from defuse.sight.blanks import kinds_to_take, order_cards, titles_for_five
from defuse.sight.view import View

_LONGEST_NAME: Final = 40
_CARDS_OF: Final = {"pair": 2, "triple": 3, "five": 5}
_BLANKS: Final = {m.INSERT: ("depth",), m.ORDER: ("order",), m.TRIPLE: ("kind",), m.FIVE: ("cards", "kind")}

Answer = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Introduction:
    """What a bot says of itself."""

    name: str
    version: str


def read_answer(line: bytes) -> Answer | Fault:
    """A line as a JSON object."""
    try:
        answer = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        return Fault(NONSENSE, f"a line that is not UTF-8: {_shown(line)}")
    except (ValueError, RecursionError):  # no JSON, too long a number, too deep
        return Fault(NONSENSE, f"a line that is not JSON: {_shown(line)}")
    if not isinstance(answer, dict):
        return Fault(NONSENSE, f"a line that is not a JSON object: {_shown(line)}")
    return answer


def read_introduction(answer: Answer) -> Introduction | Fault:
    """The answer to hello."""
    name, version = answer.get("name"), answer.get("version", "")
    if not isinstance(name, str) or not name.strip():
        return Fault(NONSENSE, 'an answer to hello without a name; expected {"name": ..., "version": ...}')
    spoken = answer.get("protocol", VERSION)
    if spoken != VERSION or isinstance(spoken, bool):
        return Fault(NONSENSE, f"it speaks version {_said(spoken)} of {PROTOCOL}, this is version {VERSION}")
    return Introduction(_plain(name), _plain(str(version) if isinstance(version, (str, int, float)) else ""))


def answers_to(answer: Answer, ask: int) -> bool | Fault:
    """Whether it answers this question; False if it is a late answer to an earlier one."""
    number = answer.get("ask")
    if isinstance(number, bool) or not isinstance(number, int):
        return Fault(NONSENSE, f'an answer without the number of its question; expected {{"ask": {ask}, "move": ...}}')
    if number > ask or number < 0:
        return Fault(NONSENSE, f"an answer to question {_said(number)}, which has not been asked yet")
    return number == ask


def read_move(answer: Answer, view: View, moves: Sequence[Move]) -> Move | Fault:
    """The move that is meant: by its number and what is filled in, or in the notation."""
    meant = answer.get("move")
    if isinstance(meant, str):
        return _in_notation(meant, view, moves)
    if isinstance(meant, bool) or not isinstance(meant, int):
        return Fault(NONSENSE, 'an answer without a move; expected "move" with its number or its text')
    if not 0 <= meant < len(moves):
        return Fault(ILLEGAL, f"there is no move {_said(meant)}; the moves had the numbers 0 to {len(moves) - 1}")
    return _filled(moves[meant], answer, view)


# Text


def _in_notation(text: str, view: View, moves: Sequence[Move]) -> Move | Fault:
    players = player_names(view.seats)
    written = {_key(write_move(move, players).split()): move for move in moves}
    words = text.split()
    move = written.get(_key(words))
    if move is not None:
        return _filled(move, {}, view)
    return _with_blank(words, written, view) or Fault(ILLEGAL, f"{quoted(text)} is not one of the moves")


def _key(words: Sequence[str]) -> tuple[str, ...]:
    """The words of a move; the cards of a pair or triple may come in any order."""
    until = 1 + _CARDS_OF.get(words[0], 0) if words else 0
    return (*words[:1], *sorted(words[1:until]), *words[max(1, until) :])


def _with_blank(words: list[str], written: Mapping[tuple[str, ...], Move], view: View) -> Move | Fault | None:
    """A move that is listed with a blank; None if there is none like it."""
    given: dict[str, object]
    match words:
        case ["insert", where]:
            ends = {"top": 0, "bottom": view.pile_size}
            number = int(where) if where.isascii() and where.isdigit() and len(where) < 7 else where
            listed, given = "insert _", {"depth": ends.get(where, number)}
        case ["order", *cards]:
            listed, given = "order _", {"order": cards}
        case ["five", *cards, "for", kind]:
            listed, given = "five _ for _", {"cards": cards, "kind": kind}
        case ["triple", _, _, _, _, "for", kind]:
            listed, given = " ".join([*words[:6], "_"]), {"kind": kind}
        case _:
            return None
    move = written.get(_key(listed.split()))
    return None if move is None else _filled(move, given, view)


# Blanks


def _filled(move: Move, given: Mapping[str, object], view: View) -> Move | Fault:
    """The move with its blank filled in as the bot wants it."""
    if not move.open:
        return move
    missing = [blank for blank in _BLANKS[move.verb] if blank not in given]
    if missing:
        written = write_move(move, player_names(view.seats))
        return Fault(ILLEGAL, f'the move "{written}" has a blank; fill in {" and ".join(missing)}')
    if move.verb == m.INSERT:
        return _insert(given["depth"], view)
    if move.verb == m.ORDER:
        return _order(given["order"], view)
    kind = _card(given["kind"])
    if isinstance(kind, Fault):
        return kind
    if move.verb == m.TRIPLE:
        return m.triple(move.cards[0], move.cards[1], move.cards[2], move.target, kind)
    return _five(given["cards"], kind, view)


def _insert(depth: object, view: View) -> Move | Fault:
    if isinstance(depth, bool) or not isinstance(depth, int) or not 0 <= depth <= view.pile_size:
        return Fault(ILLEGAL, f"{_said(depth)} is no depth; expected a number from 0 (the top) to {view.pile_size}")
    return m.insert(depth)


def _order(given: object, view: View) -> Move | Fault:
    cards = _cards(given)
    if isinstance(cards, Fault):
        return cards
    lying = order_cards(view)
    if IMPLODING_KITTEN_UP in lying and IMPLODING_KITTEN not in lying:
        cards = [IMPLODING_KITTEN_UP if card == IMPLODING_KITTEN else card for card in cards]
    if Counter(cards) != Counter(lying):
        return Fault(ILLEGAL, "the order does not hold exactly the cards that are to be put in order")
    return m.order(cards)


def _five(given: object, kind: int, view: View) -> Move | Fault:
    cards = _cards(given)
    if isinstance(cards, Fault):
        return cards
    if len(cards) != 5 or Counter(cards) - Counter(titles_for_five(view.hand)):
        return Fault(ILLEGAL, "the cards of a five are five of those listed for it")
    if kind not in kinds_to_take(view, cards):
        return Fault(ILLEGAL, "a five takes a card of the discard pile or one of its own five, no kitten and no Godcat")
    return m.five(sorted(cards), kind)


def _cards(given: object) -> list[int] | Fault:
    if not isinstance(given, list):
        return Fault(ILLEGAL, f"{_said(given)} is no list of cards")
    cards = []
    for written in given:
        card = _card(written, face_up=True)
        if isinstance(card, Fault):
            return card
        cards.append(card)
    return cards


def _card(written: object, face_up: bool = False) -> int | Fault:
    try:
        if isinstance(written, str) and (face_up or written in NUMBERS):
            return read_card(written)
    except BadNotation:
        pass
    return Fault(ILLEGAL, f"{_said(written)} is no card kind")


# Quoting


def _shown(line: bytes) -> str:
    return quoted(line[:100].decode("utf-8", "backslashreplace"))


def _said(value: object) -> str:
    """What a bot has sent, short enough for a message; what is in a list may be deep, so it is not shown."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    return quoted(value) if isinstance(value, str) else quoted(json.dumps(value))


def _plain(text: str) -> str:
    return "".join(sign for sign in text.strip()[:_LONGEST_NAME] if sign.isprintable())
