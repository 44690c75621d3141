"""Moves and cards as text, as scenario files, records and people write them."""

import difflib
import json
import re
from collections.abc import Iterable, Sequence

from defuse.game import moves
from defuse.game.chance import MARKED_CARD
from defuse.game.engine import Game
from defuse.game.kinds import (
    BARKING_KITTEN,
    DEVILCAT,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NUMBERS,
    card_names,
)
from defuse.game.moves import Move
from defuse.game.table import Table
from defuse.game.writing import FACE_UP, MARKED_NOPE

NONE = "-"
_NAME = re.compile(r"[^\s@:#=!?|*]+")

_WORDS: dict[str, Move] = {
    text: moves.nope() if verb == moves.NOPE_IT else Move(verb) for verb, text in moves.WORDS.items()
}
_COMBINATIONS = {"pair": 2, "triple": 3, "five": 5}
_FORMS = {
    "pair": "pair CARD CARD @NAME",
    "triple": "triple CARD CARD CARD @NAME for KIND",
    "five": "five CARD CARD CARD CARD CARD for KIND",
    "godcat": "godcat as KIND, or godcat as KIND @NAME",
    "give": "give CARD",
    "put": "put CARD",
    "insert": "insert N, with 0 for the top, or insert bottom",
    "order": "order CARD CARD CARD, the top first",
    "assign": "assign godcat @NAME, or assign devilcat @NAME",
    "target": "target @NAME",
    "defuse": "defuse, or defuse with godcat",
    "pick": "pick godcat, or pick random",
}
MOVES = f"KIND; KIND @NAME; {'; '.join(_WORDS)}; {'; '.join(_FORMS.values())}"


class BadNotation(ValueError):
    """Text that is not a valid move, card or name; the message says what would be valid."""


def is_name(name: str) -> bool:
    """Whether a player's name can be written in moves: one word without the special characters of the notation."""
    return _NAME.fullmatch(name) is not None and name.isprintable() and "->" not in name


def read_card(text: str) -> int:
    """A card kind, or the face-up Imploding Kitten."""
    if text == FACE_UP:
        return IMPLODING_KITTEN_UP
    kind = NUMBERS.get(text)
    if kind is None:
        raise BadNotation(
            f"unknown card {quoted(text)}{_did_you_mean(text, NUMBERS)}; cards are: {', '.join(card_names())}"
        )
    return kind


def read_held_card(text: str) -> int:
    """A card of a hand, with or without a star."""
    card = read_card(text.removesuffix("*"))
    if card == IMPLODING_KITTEN_UP:
        raise BadNotation("a face-up Imploding Kitten is not in anybody's hand")
    return card


def _marked(move: Move, words: Sequence[str]) -> Move:
    """The move, with the cards that are written with a star as its marked ones (MRK-1)."""
    mask = sum(1 << place for place, word in enumerate(words) if word.endswith("*"))
    return move.with_marked(mask) if mask else move


def read_marked_card(text: str) -> int:
    """A card; with a star, the marked one."""
    if text.endswith("*"):
        return read_card(text[:-1]) + MARKED_CARD
    return read_card(text)


def read_cards(words: Sequence[str]) -> list[int]:
    """A list of cards; a single - means none."""
    return [] if list(words) == [NONE] else [read_card(word) for word in words]


def read_seat(name: str, players: Sequence[str]) -> int:
    name = name.removeprefix("@")
    if name not in players:
        raise BadNotation(f"unknown player {quoted(name)}; players are: {', '.join(players)}")
    return list(players).index(name)


def quoted(text: str) -> str:
    """Text from a person, shortened for a message."""
    return on_one_line(f"'{text}'" if len(text) <= 60 else f"'{text[:57]}...'")


def said(value: object) -> str:
    """A value from a program, shortened for a message; lists and objects may be deep, so they are not shown."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    return quoted(value) if isinstance(value, str) else quoted(json.dumps(value))


def on_one_line(text: str) -> str:
    """The text with unprintable characters escaped, so that it stays on one line."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def _did_you_mean(text: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(text[:60], known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def read_move(text: str, players: Sequence[str], table: Table) -> Move:
    """Parse a move; the table gives the depth of its bottom and the side of an Imploding Kitten."""
    words = text.split()
    if not words:
        raise BadNotation(f"a move is missing; moves are: {MOVES}")
    plain = _WORDS.get(" ".join(words))
    if plain is not None:
        return plain
    if words == [MARKED_NOPE]:
        return moves.nope().with_marked(1)
    first = words[0]
    if first in _COMBINATIONS:
        return _read_combination(words, players)
    if first == "give":
        return _marked(moves.give(read_held_card(_form(words, 2)[1])), words[1:])
    if first == "put":
        return _marked(moves.put(read_held_card(_form(words, 2)[1])), words[1:])
    if first == "insert":
        return _read_insert(_form(words, 2)[1], table)
    if first == "order":
        return moves.order(_sides_as_lying([read_card(word) for word in words[1:]], table))
    if first == "assign":
        card = read_card(_form(words, 3)[1])
        if card not in (GODCAT, DEVILCAT):
            raise _badly_formed(first)
        return moves.assign(card, read_seat(words[2], players))
    if first == "target":
        return moves.aim(read_seat(_form(words, 2)[1], players))
    if first == "godcat" and len(words) > 1 and not words[1].startswith("@"):
        return _read_disguise(words, players)
    return _read_play(words, players)


def parse_move(game: Game, text: str) -> Move:
    """Parse a move of a game, with seats by their numbers: "skip", "favor @1", "pair tacocat tacocat @2".

    Raises BadNotation if it cannot be parsed; `game.play` decides whether it is legal.
    """
    return read_move(text, [str(seat) for seat in range(game.table.seats)], game.table)


def _form(words: list[str], count: int) -> list[str]:
    """The words of a move, if their number is right."""
    if len(words) != count:
        raise _badly_formed(words[0])
    return words


def _badly_formed(first: str) -> BadNotation:
    return BadNotation(f"write: {_FORMS[first]}")


def _sides_as_lying(cards: list[int], table: Table) -> list[int]:
    """The cards, where an Imploding Kitten without its side becomes the one that lies there."""
    top = table.pile[len(table.pile) - len(cards) :] if len(cards) <= len(table.pile) else []
    if IMPLODING_KITTEN_UP in top and IMPLODING_KITTEN not in top:
        return [IMPLODING_KITTEN_UP if card == IMPLODING_KITTEN else card for card in cards]
    return cards


def _read_insert(where: str, table: Table) -> Move:
    if where == "bottom":
        return moves.insert(len(table.pile))
    if where == "top":
        return moves.insert(0)
    if not where.isascii() or not where.isdigit() or len(where) > 6:
        raise BadNotation(f"{quoted(where)} is no depth; write a number from 0 (the top) or 'bottom'")
    return moves.insert(int(where))


def _read_combination(words: list[str], players: Sequence[str]) -> Move:
    form = words[0]
    count = _COMBINATIONS[form]
    cards = [read_held_card(word) for word in words[1 : count + 1] if word[0] != "@" and word != "for"]
    rest = words[count + 1 :]
    if len(cards) != count:
        raise _badly_formed(form)
    target = moves.NOBODY
    if form != "five":
        if not rest or not rest[0].startswith("@"):
            raise _badly_formed(form)
        target = read_seat(rest.pop(0), players)
    if form == "pair":
        if rest:
            raise _badly_formed(form)
        return _marked(Move(moves.PAIR, cards=cards, target=target), words[1:])
    if len(rest) != 2 or rest[0] != "for":
        raise _badly_formed(form)
    named = read_card(rest[1])
    if form == "five":
        return _marked(moves.five(cards, named), words[1 : count + 1])
    return _marked(Move(moves.TRIPLE, cards=cards, target=target, named=named), words[1 : count + 1])


def _read_disguise(words: list[str], players: Sequence[str]) -> Move:
    if words[1] != "as" or len(words) not in (3, 4):
        raise _badly_formed("godcat")
    target = read_seat(words[3], players) if len(words) == 4 else moves.NOBODY
    return moves.godcat_as(read_card(words[2]), target)


def _read_play(words: list[str], players: Sequence[str]) -> Move:
    text = " ".join(words)
    cards = [word for word in words if not word.startswith("@")]
    targets = words[len(cards) :]
    if not cards or (cards[0].removesuffix("*") not in NUMBERS and cards[0] != FACE_UP):
        known = [*NUMBERS, *(form.partition(" ")[0] for form in _WORDS), *_FORMS]
        raise BadNotation(
            f"unknown move {quoted(text)}{_did_you_mean(words[0], known)}; cards are: {', '.join(card_names())}; "
            f"moves are: {MOVES}"
        )
    if len(targets) > 1 or words != cards + targets:
        raise BadNotation(f"{quoted(text)} is no move; write KIND or KIND @NAME")
    if any(card in players and card.removesuffix("*") not in NUMBERS for card in cards):
        raise BadNotation(f"{quoted(text)} is no move; a player is written with an @, as in KIND @NAME")
    kinds = [read_held_card(card) for card in cards]
    target = read_seat(targets[0], players) if targets else moves.NOBODY
    if kinds == [BARKING_KITTEN, BARKING_KITTEN] and targets:
        return moves.both(target)
    if len(kinds) != 1:
        raise BadNotation(
            f"{quoted(text)} is no move; several cards are played as pair, triple or five, "
            "two Barking Kittens as barking_kitten barking_kitten @NAME"
        )
    return _marked(moves.play(kinds[0], target), cards)
