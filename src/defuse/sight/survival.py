"""What keeps a player in the game: cards that save, cards that end a turn without a draw, harmless cards on top."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from defuse.game.cards.deck import all_cards
from defuse.game.kinds import (
    DEFUSE,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    STREAKING_KITTEN,
    UNKNOWN,
    ZOMBIE_KITTEN,
)
from defuse.sight.odds import is_deadly

ENDS_A_TURN: Final[list[int]] = [card.kind for card in all_cards() if card.leave_rank > 0]


def lives(imploding_on_top: bool, have: list[int]) -> int:
    """How many kittens a seat could survive; nothing helps against an Imploding Kitten that lies on top (IK-2).

    `have` is the seat's hand by kind.
    """
    if imploding_on_top:
        return 0
    held_back: i64 = max(0, have[STREAKING_KITTEN] - have[EXPLODING_KITTEN])
    return have[DEFUSE] + have[ZOMBIE_KITTEN] + have[GODCAT] + held_back


def escapes(have: list[int]) -> int:
    """How many cards of a hand end a turn without a draw."""
    count: i64 = 0
    for kind in ENDS_A_TURN:
        count += have[kind]
    return count


def safe_draws(pile: Sequence[int]) -> int:
    """How many cards on top are known not to go off."""
    count: i64 = 0
    for card in pile:
        if card == UNKNOWN or card == IMPLODING_KITTEN or is_deadly(card):
            break
        count += 1
    return count
