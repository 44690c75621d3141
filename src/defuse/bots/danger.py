"""How dangerous a draw is, as far as a seat can tell from its view."""

from defuse.game.kinds import DEFUSE, EXPLODING_KITTEN, GODCAT, STREAKING_KITTEN
from defuse.sight.odds import chance_of_kitten, is_deadly
from defuse.sight.piles import BOTTOM, TOP
from defuse.sight.view import View

__all__ = ["BOTTOM", "TOP", "could_survive", "is_deadly", "risk_at", "risk_of_drawing"]


def risk_at(view: View, end: int) -> float:
    """How likely the card at an end of the pile is deadly."""
    return chance_of_kitten(view, end)


def risk_of_drawing(view: View) -> float:
    """How likely the next card we draw goes off at us: what an I'll Take That takes from us does not."""
    if any(lying.bearer == view.seat != lying.owner for lying in view.front):
        return 0.0
    return chance_of_kitten(view, TOP)


def could_survive(view: View) -> bool:
    """Whether an Exploding Kitten drawn in our turn would not be the end of us."""
    hand = view.hand
    holds_back = hand.count(STREAKING_KITTEN) > hand.count(EXPLODING_KITTEN)
    return DEFUSE in hand or GODCAT in hand or holds_back
