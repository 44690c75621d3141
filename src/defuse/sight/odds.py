"""How likely a draw is deadly, given exactly what a seat knows.

All tables that fit what the seat has seen and heard count alike; where somebody else put a card at a depth that the
seat does not know, every depth counts alike; what people choose to play is no evidence. A view lists the ways in which
the pile may lie, each with its chance (`cases.py`): what is left to do here is to look at the end of each. For views of
who does not weigh chances the kittens that nobody has located are spread over all places that nobody has seen.
"""

from collections.abc import Sequence

from defuse.game.kinds import EXPLODING_KITTEN, IMPLODING_KITTEN_UP, UNKNOWN
from defuse.sight.piles import TOP, Pile, put, take
from defuse.sight.view import View

Ways = Sequence[tuple[float, Pile]]  # what a pile may be, and how likely that is


def is_deadly(card: int) -> bool:
    """Whether drawing this card can end the game for somebody; a face-down Imploding Kitten does not yet."""
    return card == EXPLODING_KITTEN or card == IMPLODING_KITTEN_UP


def chance_of_kitten(view: View, end: int) -> float:
    """How likely the card at the TOP or BOTTOM of the pile is deadly; 0.0 and 1.0 mean that it is sure."""
    if not view.pile:
        return 0.0
    if view.pile[end] != UNKNOWN:
        return float(is_deadly(view.pile[end]))
    if not view.piles:
        return min(1.0, _unlocated_kittens(view) / view.pile.count(UNKNOWN))
    deadly = harmless = 0.0
    for chance, pile in fitting(view, view.piles):
        place = pile.row[end]
        if place < UNKNOWN:
            number, bag = pile.row.count(place), pile.bag(place)
            kittens = bag.count(EXPLODING_KITTEN) + bag.count(IMPLODING_KITTEN_UP)
            deadly += chance * kittens / number
            harmless += chance * (number - kittens) / number
        elif is_deadly(place):
            deadly += chance
        else:
            harmless += chance
    return deadly / (deadly + harmless) if harmless else 1.0


def _unlocated_kittens(view: View) -> int:
    """The Exploding Kittens that lie in the pile at places we do not know."""
    seen = view.discard.count(EXPLODING_KITTEN) + view.pile.count(EXPLODING_KITTEN)
    seen += sum(hand.count(EXPLODING_KITTEN) for hand in view.hands)
    seen += sum(lying.kind == EXPLODING_KITTEN for lying in view.front)
    return max(0, view.cast[EXPLODING_KITTEN] - seen)


def fitting(view: View, piles: Ways) -> Ways:
    """The piles that look on top as this one does: everybody would see a face-up Imploding Kitten there (IK-3)."""
    if view.imploding_up == 0:
        return piles
    return [
        (chance * share, put(rest, card, 0))
        for chance, pile in piles
        for share, card, rest in take(pile, TOP)
        if (card == IMPLODING_KITTEN_UP) == view.imploding_on_top
    ]
