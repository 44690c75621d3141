"""Moves and cards as text, in the notation of scenario files and records; `record.notation` reads it."""

from collections.abc import Sequence
from typing import Final

from defuse.game import moves
from defuse.game.chance import MARKED_CARD
from defuse.game.kinds import BARKING_KITTEN, CLONE, GODCAT, ILL_TAKE_THAT, IMPLODING_KITTEN_UP, NAMES, TOWER_OF_POWER
from defuse.game.moves import WORDS, Move

FACE_UP: Final = "imploding_kitten!"
MARKED_NOPE: Final = "nope*"


def card_name(card: int) -> str:
    """A card of a hand, pile or pin."""
    if card >= MARKED_CARD:
        return NAMES[card - MARKED_CARD] + "*"
    return FACE_UP if card == IMPLODING_KITTEN_UP else NAMES[card]


def write_move(move: Move, players: Sequence[str]) -> str:
    """A move in the notation."""
    verb = move.verb
    if verb in WORDS:
        return MARKED_NOPE if move.marked else WORDS[verb]
    star = "*" if move.marked else ""
    at = "" if move.target == moves.NOBODY else f" @{players[move.target]}"
    cards = " ".join(
        card_name(card) + ("*" if (move.marked >> place) & 1 else "") for place, card in enumerate(move.cards)
    )
    if verb == moves.PLAY:
        return NAMES[move.card] + star + at
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
    return f"{'give' if verb == moves.GIVE else 'put'} {NAMES[move.card]}{star}"


def _blank(kind: int) -> str:
    return "_" if kind < 0 else NAMES[kind]


def usual_role(kind: int, is_before_owner: bool) -> int:
    """The kind that a card in front of a player counts as if nothing else is written."""
    if kind not in (GODCAT, CLONE):
        return kind
    return TOWER_OF_POWER if is_before_owner else ILL_TAKE_THAT


def lying_name(kind: int, role: int, is_before_owner: bool) -> str:
    """A card in front of a player; if it counts as an unusual kind, that comes after an equals sign."""
    return NAMES[kind] if role == usual_role(kind, is_before_owner) else f"{NAMES[kind]}={NAMES[role]}"
