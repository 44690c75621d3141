"""How dangerous a draw is, as far as a seat can tell from its view."""

from defuse.game.kinds import (
    DEFUSE,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN_UP,
    STREAKING_KITTEN,
    UNKNOWN,
)
from defuse.sight.view import View

TOP = 0
BOTTOM = -1


def is_deadly(card: int) -> bool:
    """Whether drawing this card can end the game for somebody; a face-down Imploding Kitten does not yet."""
    return card in (EXPLODING_KITTEN, IMPLODING_KITTEN_UP)


def kittens_unseen(view: View) -> int:
    """The Exploding Kittens that lie in the pile at places we do not know."""
    seen = view.discard.count(EXPLODING_KITTEN) + view.pile.count(EXPLODING_KITTEN)
    seen += sum(hand.count(EXPLODING_KITTEN) for hand in view.hands)
    seen += sum(lying.kind == EXPLODING_KITTEN for lying in view.front)
    return max(0, view.cast[EXPLODING_KITTEN] - seen)


def risk_at(view: View, end: int) -> float:
    """How likely the card at an end of the pile is deadly."""
    if not view.pile:
        return 0.0
    if view.pile[end] != UNKNOWN:
        return 1.0 if is_deadly(view.pile[end]) else 0.0
    return min(1.0, kittens_unseen(view) / view.pile.count(UNKNOWN))


def risk_of_drawing(view: View) -> float:
    """How likely the next card we draw goes off at us: what an I'll Take That takes from us does not."""
    if any(lying.bearer == view.seat != lying.owner for lying in view.front):
        return 0.0
    return risk_at(view, TOP)


def could_survive(view: View) -> bool:
    """Whether an Exploding Kitten drawn in our turn would not be the end of us."""
    hand = view.hand
    holds_back = hand.count(STREAKING_KITTEN) > hand.count(EXPLODING_KITTEN)
    return DEFUSE in hand or GODCAT in hand or holds_back
