"""What keeps a player in the game: cards that save, cards that end a turn without a draw, harmless cards on top."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from defuse.game.cards.deck import all_cards
from defuse.game.kinds import (
    DEFUSE,
    EXPLODING_KITTEN,
    FACES,
    GODCAT,
    IMPLODING_KITTEN,
    STREAKING_KITTEN,
    UNKNOWN,
    ZOMBIE_KITTEN,
)
from defuse.sight.odds import is_deadly

ENDS_A_TURN: Final[list[int]] = [card.kind for card in all_cards() if card.leave_rank > 0]
_ENDS_A_TURN: Final[list[bool]] = [kind in ENDS_A_TURN for kind in range(FACES)]


def lives(imploding_on_top: bool, hand: list[int]) -> int:
    """How many kittens a seat could survive; nothing helps against an Imploding Kitten that lies on top (IK-2)."""
    if imploding_on_top:
        return 0
    saving: i64 = 0
    held_back: i64 = 0
    card: i64
    for card in hand:
        if card == DEFUSE or card == ZOMBIE_KITTEN or card == GODCAT:
            saving += 1
        elif card == STREAKING_KITTEN:
            held_back += 1
        elif card == EXPLODING_KITTEN:
            held_back -= 1
    return saving + max(0, held_back)


def escapes(hand: list[int]) -> int:
    """How many cards of a hand end a turn without a draw."""
    count: i64 = 0
    card: i64
    for card in hand:
        if card != UNKNOWN and _ENDS_A_TURN[card]:
            count += 1
    return count


def safe_draws(pile: Sequence[int]) -> int:
    """How many cards on top are known not to go off."""
    count: i64 = 0
    for card in pile:
        if card == UNKNOWN or card == IMPLODING_KITTEN or is_deadly(card):
            break
        count += 1
    return count
