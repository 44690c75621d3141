"""The moves and the view of a seat in names, for messages to programs and browsers."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from defuse.game import moves as m
from defuse.game.actions import Action
from defuse.game.kinds import IMPLODING_KITTEN, IMPLODING_KITTEN_UP, NUMBERS, is_kind
from defuse.game.moves import FIVE, INSERT, ORDER, TRIPLE, Move
from defuse.game.writing import write_move
from defuse.record.happenings import action
from defuse.record.notation import BadNotation, read_card, said
from defuse.sight.blanks import kinds_to_name, kinds_to_take, order_cards, titles_for_five
from defuse.sight.view import View, names

_BLANKS: Final = {m.INSERT: ("depth",), m.ORDER: ("order",), m.TRIPLE: ("kind",), m.FIVE: ("cards", "kind")}

Listed = dict[str, object]
ReadCard = Callable[[object, bool], int | str]


def player_names(seats: int) -> list[str]:
    """The names of players in moves: P0 sits in seat 0. Real names are hidden during a game."""
    return [f"P{seat}" for seat in range(seats)]


def view_in_names(view: View) -> Listed:
    """The view of a seat with names for cards; also for the action that can be Noped."""
    told = view.as_dict()
    del told["piles"]  # only views for people have chances
    asked = told["question"]
    if view.question is not None and isinstance(asked, dict):
        asked["act"] = _act_in_names(view.question.act)
        asked["postponed"] = [
            {"seat": step.seat, "act": _act_in_names(step.act), "chain": step.number}
            for step in view.question.postponed
            if step.act is not None
        ]
    return told


def _act_in_names(act: Action | None) -> Listed | None:
    return None if act is None else action(act)


def listed(number: int, move: Move, view: View) -> Listed:
    listed: Listed = {"number": number, "text": write_move(move, player_names(view.seats))}
    return listed | {"fill": fill(move, view)} if move.open else listed


def fill(move: Move, view: View) -> Listed:
    """The possible values for the blank of an open move."""
    values = blank_values(move, view)
    return {blank: cards if blank == "depth" else names(cards) for blank, cards in values.items()}


def blank_values(move: Move, view: View) -> dict[str, list[int]]:
    """The possible values for the blank of an open move, with cards as numbers."""
    if move.verb == INSERT:
        return {"depth": [0, view.pile_size]}
    if move.verb == ORDER:
        return {"order": list(order_cards(view))}
    if move.verb == TRIPLE:
        return {"kind": list(kinds_to_name(view))}
    if move.verb == FIVE:
        return {"cards": list(titles_for_five(view.hand)), "kind": list(kinds_to_take(view, ()))}
    raise ValueError(f"an open move of an unknown kind: {move}")


# Blanks


def filled(move: Move, given: Mapping[str, object], view: View, read: ReadCard | None = None) -> Move | str:
    """The move with its blank filled in, or what is wrong with it. Cards are given by name, or as `read` reads them."""
    if not move.open:
        return move
    read = read or card_by_name
    missing = [blank for blank in _BLANKS[move.verb] if blank not in given]
    if missing:
        written = write_move(move, player_names(view.seats))
        return f'the move "{written}" has a blank; fill in {" and ".join(missing)}'
    if move.verb == m.INSERT:
        return _insert(given["depth"], view)
    if move.verb == m.ORDER:
        return _order(given["order"], view, read)
    kind = read(given["kind"], False)
    if isinstance(kind, str):
        return kind
    if move.verb == m.TRIPLE:
        return m.named_triple(move, kind)
    return _five(given["cards"], kind, view, read)


def _insert(depth: object, view: View) -> Move | str:
    if isinstance(depth, bool) or not isinstance(depth, int) or not 0 <= depth <= view.pile_size:
        return f"{said(depth)} is no depth; expected a number from 0 (the top) to {view.pile_size}"
    return m.insert(depth)


def _order(given: object, view: View, read: ReadCard) -> Move | str:
    cards = _cards(given, read)
    if isinstance(cards, str):
        return cards
    lying = order_cards(view)
    if IMPLODING_KITTEN_UP in lying and IMPLODING_KITTEN not in lying:
        cards = [IMPLODING_KITTEN_UP if card == IMPLODING_KITTEN else card for card in cards]
    if Counter(cards) != Counter(lying):
        return "the order does not hold exactly the cards that are to be put in order"
    return m.order(cards)


def _five(given: object, kind: int, view: View, read: ReadCard) -> Move | str:
    cards = _cards(given, read)
    if isinstance(cards, str):
        return cards
    if len(cards) != 5 or Counter(cards) - Counter(titles_for_five(view.hand)):
        return "the cards of a five are five of those listed for it"
    if kind not in kinds_to_take(view, cards):
        return "a five takes a card of the discard pile or one of its own five, no kitten and no Godcat"
    return m.five(sorted(cards), kind)


def _cards(given: object, read: ReadCard) -> list[int] | str:
    if not isinstance(given, list):
        return f"{said(given)} is no list of cards"
    cards = []
    for written in given:
        card = read(written, True)
        if isinstance(card, str):
            return card
        cards.append(card)
    return cards


def card_by_name(written: object, face_up: bool) -> int | str:
    """A card that is given by its name, or that it is none. `face_up`: it may be a face-up Imploding Kitten."""
    try:
        if isinstance(written, str) and (face_up or written in NUMBERS):
            return read_card(written)
    except BadNotation:
        pass
    return f"{said(written)} is no card kind"


def card_by_number(given: object, face_up: bool) -> int | str:
    """A card that is given by its number, or that it is none."""
    if isinstance(given, int) and (is_kind(given) or (face_up and given == IMPLODING_KITTEN_UP)):
        return given
    return f"{said(given)} is no card kind"
