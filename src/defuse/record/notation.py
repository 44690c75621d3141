"""Moves and cards as text, the way scenario files, records and people write them."""

import re
from collections.abc import Sequence

from defuse.game import moves
from defuse.game.chance import MARKED_CARD
from defuse.game.kinds import (
    ALTER_THE_FUTURE_NOW_3,
    BARKING_KITTEN,
    DEVILCAT,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NAMES,
    NUMBERS,
)
from defuse.game.moves import Move
from defuse.game.table import Table

FACE_UP = "imploding_kitten!"
NONE = "-"
_NAME = re.compile(r"[^\s@:#=!?|*]+")

_WORDS: dict[str, Move] = {
    "draw": moves.DRAW_A_CARD,
    "blind": moves.TURN_ONE_OVER,
    "pass": moves.PASS_ON_IT,
    "nope": moves.nope(),
    "defuse": moves.USE_DEFUSE,
    "defuse with godcat": moves.USE_GODCAT,
    "hold": moves.HOLD_IT,
    "keep": moves.KEEP_IT,
    "swap": moves.SWAP_THEM,
    "take": moves.TAKE_IT,
    "top": moves.PUT_ON_TOP,
    "pick godcat": moves.PICK_THE_GODCAT,
    "pick random": moves.PICK_AT_RANDOM,
}
_TEXTS = {move.verb: text for text, move in _WORDS.items()}
_COMBINATIONS = {"pair": 2, "triple": 3, "five": 5}


class BadNotation(ValueError):
    """Text that is no move, card or name, with what would be valid."""


def is_name(name: str) -> bool:
    """Whether a player's name can be written in moves: one word without signs that have a meaning there."""
    return _NAME.fullmatch(name) is not None


def card_name(card: int) -> str:
    """A card of a hand, pile or pin."""
    if card >= MARKED_CARD:
        return NAMES[card - MARKED_CARD] + "*"
    return FACE_UP if card == IMPLODING_KITTEN_UP else NAMES[card]


def read_card(text: str) -> int:
    """A card kind, or the face-up Imploding Kitten."""
    if text == FACE_UP:
        return IMPLODING_KITTEN_UP
    kind = NUMBERS.get(text)
    if kind is None:
        raise BadNotation(f"unknown card '{text}'{_did_you_mean(text, NAMES)}; cards are: {', '.join(NAMES)}")
    return kind


def read_marked_card(text: str) -> int:
    """A card that may carry a star: the marked one."""
    if text.endswith("*"):
        return read_card(text[:-1]) + MARKED_CARD
    return read_card(text)


def read_cards(words: Sequence[str]) -> list[int]:
    """Cards in a row; a lone - means none."""
    return [] if list(words) == [NONE] else [read_card(word) for word in words]


def read_seat(name: str, players: Sequence[str]) -> int:
    name = name.removeprefix("@")
    if name not in players:
        raise BadNotation(f"unknown player '{name}'; players are: {', '.join(players)}")
    return list(players).index(name)


def _did_you_mean(text: str, known: Sequence[str]) -> str:
    import difflib

    close = difflib.get_close_matches(text, known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def read_move(text: str, players: Sequence[str], table: Table) -> Move:
    """A move as written; the table tells how deep its bottom is and which side an Imploding Kitten shows."""
    words = text.split()
    if not words:
        raise BadNotation("a move is missing")
    plain = _WORDS.get(" ".join(words))
    if plain is not None:
        return plain
    first = words[0]
    if first in _COMBINATIONS:
        return _read_combination(words, players)
    if first in ("give", "put"):
        card = read_card(_strip_star(_only(words, 2)[1]))
        return moves.give(card) if first == "give" else moves.put(card)
    if first == "insert":
        return _read_insert(_only(words, 2)[1], table)
    if first == "order":
        return moves.order([_side_as_lying(read_card(word), table) for word in words[1:]])
    if first == "assign":
        card = read_card(_only(words, 3)[1])
        if card not in (GODCAT, DEVILCAT):
            raise BadNotation("assign godcat @NAME or assign devilcat @NAME")
        return moves.assign(card, read_seat(words[2], players))
    if first == "target":
        return moves.aim(read_seat(_only(words, 2)[1], players))
    if first == "godcat" and len(words) > 1:
        return _read_disguise(words, players)
    return _read_play(words, players)


def _only(words: list[str], count: int) -> list[str]:
    if len(words) != count:
        raise BadNotation(f"'{' '.join(words)}' should have {count} words")
    return words


def _strip_star(word: str) -> str:
    return word.removesuffix("*")


def _side_as_lying(card: int, table: Table) -> int:
    """An Imploding Kitten written without its side is the one that lies there."""
    if card == IMPLODING_KITTEN and card not in table.pile and IMPLODING_KITTEN_UP in table.pile:
        return IMPLODING_KITTEN_UP
    return card


def _read_insert(where: str, table: Table) -> Move:
    if where == "bottom":
        return moves.insert(len(table.pile))
    if where == "top":
        return moves.insert(0)
    if not where.isascii() or not where.isdigit() or len(where) > 6:
        raise BadNotation(f"'{where}' is no depth; write a number from 0 (the top) or 'bottom'")
    return moves.insert(int(where))


def _read_combination(words: list[str], players: Sequence[str]) -> Move:
    form = words[0]
    count = _COMBINATIONS[form]
    shape = {
        "pair": "pair CARD CARD @NAME",
        "triple": "triple CARD CARD CARD @NAME for KIND",
        "five": "five CARD CARD CARD CARD CARD for KIND",
    }[form]
    cards = [read_card(_strip_star(word)) for word in words[1 : count + 1] if not word.startswith("@")]
    rest = words[count + 1 :]
    if len(cards) != count:
        raise BadNotation(f"write: {shape}")
    target = moves.NOBODY
    if form != "five":
        if not rest or not rest[0].startswith("@"):
            raise BadNotation(f"write: {shape}")
        target = read_seat(rest.pop(0), players)
    if form == "pair":
        if rest:
            raise BadNotation(f"write: {shape}")
        return Move(moves.PAIR, cards=cards, target=target)
    if len(rest) != 2 or rest[0] != "for":
        raise BadNotation(f"write: {shape}")
    named = read_card(rest[1])
    if form == "five":
        return moves.five(cards, named)
    return Move(moves.TRIPLE, cards=cards, target=target, named=named)


def _read_disguise(words: list[str], players: Sequence[str]) -> Move:
    if words[1] != "as" or len(words) not in (3, 4):
        raise BadNotation("write: godcat as KIND, or godcat as KIND @NAME")
    target = read_seat(words[3], players) if len(words) == 4 else moves.NOBODY
    return moves.godcat_as(read_card(words[2]), target)


def _read_play(words: list[str], players: Sequence[str]) -> Move:
    targets = [word for word in words if word.startswith("@")]
    cards = [word for word in words if not word.startswith("@")]
    if len(targets) > 1 or words != cards + targets or not cards:
        raise BadNotation(f"'{' '.join(words)}' is no move; write KIND or KIND @NAME")
    target = read_seat(targets[0], players) if targets else moves.NOBODY
    kinds = [read_card(_strip_star(card)) for card in cards]
    if kinds == [BARKING_KITTEN, BARKING_KITTEN] and targets:
        return moves.both(target)
    if len(kinds) != 1:
        raise BadNotation(f"'{' '.join(words)}' is no move; several cards are played as pair, triple or five")
    if kinds[0] == IMPLODING_KITTEN_UP:
        raise BadNotation("a face-up Imploding Kitten is not in anybody's hand")
    return moves.play(kinds[0], target)


def write_move(move: Move, players: Sequence[str]) -> str:
    """A move in the notation."""
    verb = move.verb
    if verb in _TEXTS:
        return _TEXTS[verb]
    at = "" if move.target == moves.NOBODY else f" @{players[move.target]}"
    cards = " ".join(card_name(card) for card in move.cards)
    if verb == moves.PLAY:
        return NAMES[move.card] + at
    if verb == moves.BOTH:
        return f"{NAMES[BARKING_KITTEN]} {NAMES[BARKING_KITTEN]}{at}"
    if verb == moves.GODCAT_AS:
        return f"godcat as {NAMES[move.named]}{at}"
    if verb == moves.PAIR:
        return f"pair {cards}{at}"
    if verb == moves.TRIPLE:
        return f"triple {cards}{at} for {_blank(move.named)}"
    if verb == moves.FIVE:
        return f"five {cards or '_'} for {_blank(move.named)}"
    if verb == moves.INSERT:
        return f"insert {'_' if move.number == moves.OPEN else move.number}"
    if verb == moves.ORDER:
        return f"order {cards or '_'}"
    if verb == moves.ASSIGN:
        return f"assign {NAMES[move.card]}{at}"
    if verb == moves.TARGET:
        return f"target{at}"
    return f"{'give' if verb == moves.GIVE else 'put'} {NAMES[move.card]}"


def _blank(kind: int) -> str:
    return "_" if kind < 0 else NAMES[kind]


def is_now(move: Move) -> bool:
    return move.verb == moves.PLAY and move.card == ALTER_THE_FUTURE_NOW_3
