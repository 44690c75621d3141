"""How dangerous a draw is, as far as a seat can tell from its view."""

from defuse.sight.odds import chance_of_kitten
from defuse.sight.piles import TOP
from defuse.sight.view import View


def risk_of_drawing(view: View) -> float:
    """How likely the next card we draw goes off at us: what an I'll Take That takes from us does not."""
    for lying in view.front:
        if lying.bearer == view.seat != lying.owner:
            return 0.0
    return chance_of_kitten(view, TOP)
