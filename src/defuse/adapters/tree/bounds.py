"""How long a game can last, derived from its cards.

Everything except drawing costs a card. A spent card comes back only by a five, which spends five cards, or as the
Godcat of an Armageddon, which is spent itself: so at most 5/4 of the cards are ever spent, and twice as many with
Godcat. The pile grows again by kittens that are defused or turn face up, and by cards that all players have to put on
it. A game in which everybody draws from an empty pile for ever (TURN-4) is stopped at this length.
"""

from typing import Final

from defuse.game.cards.deck import all_cards
from defuse.game.kinds import (
    AFTER_RESCUE_KINDS,
    DEFUSE,
    GODCAT,
    IMPLODING_KITTEN,
    NOPE,
    NOW_KINDS,
    ZOMBIE_KITTEN,
)
from defuse.game.library import Plan

LONGEST_MOVE: Final = 7  # a five: the word itself, five titles, the kind
LONGEST_ANSWER: Final = 5  # the words of an order
MOST_SEEN: Final = 5  # cards seen at once
SEED_NODES: Final = 4

_FILLS_PILE: Final = [card.kind for card in all_cards() if card.fills_pile]


def _spent(plan: Plan) -> int:
    """How many cards can be spent, with repetitions."""
    cards = sum(plan.cast)
    often = 2 * cards if plan.cast[GODCAT] else cards
    return often + often // 4 if plan.options.five_different else often


def _drawn(plan: Plan) -> int:
    """How many cards can be drawn, with repetitions."""
    again = 2 if plan.options.five_different else 1  # a five can bring each back once
    cast = plan.cast
    put = plan.players * (sum(cast[kind] for kind in _FILLS_PILE) + cast[GODCAT])
    rescues = cast[DEFUSE] + cast[GODCAT] + 2 * cast[ZOMBIE_KITTEN]  # which puts two kittens back (ZMB-4)
    return sum(cast) + again * (rescues + put) + cast[IMPLODING_KITTEN] * (1 + cast[ZOMBIE_KITTEN])


def most_decisions(plan: Plan, quick: bool) -> int:
    """An upper bound of the actions in a finite game; in quick windows only seats that could react are asked."""
    others = plan.players - 1
    passes = min(others, plan.cast[NOPE]) if quick else others
    answers = max(LONGEST_ANSWER, plan.players if _everybody_puts(plan) else 0)
    words = LONGEST_MOVE if plan.options.five_different else LONGEST_MOVE - 2
    now = sum(plan.cast[kind] for kind in NOW_KINDS)
    waiting = min(others, now) if quick else others
    seeing = sum(plan.cast[kind] for kind in AFTER_RESCUE_KINDS)
    watching = (1 + seeing) * others if seeing else 0
    return _spent(plan) * (words + passes + answers + waiting) + _drawn(plan) * (4 + waiting + watching) + LONGEST_MOVE


def most_chance(plan: Plan, exact: bool) -> int:
    """An upper bound of the chance nodes in a game."""
    if not exact:
        return SEED_NODES
    dealt = plan.storage + plan.cards_each * plan.players + (len(plan.pile) if plan.fast else 0) + 1
    return dealt + _spent(plan) * (MOST_SEEN + 2) + 2 * _drawn(plan)


def _everybody_puts(plan: Plan) -> bool:
    return any(plan.cast[kind] for kind in _FILLS_PILE)
