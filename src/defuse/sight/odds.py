"""How likely a draw is deadly, given exactly what a seat knows.

All tables that agree with what the seat has seen and heard are equally likely. Where somebody else put a card at an
unknown depth, all depths are equally likely. What people choose to play is no evidence. A view lists the possible
piles, each with its chance (`cases.py`); this module looks at the end of each. Without weighing, the kittens that
nobody has located are spread evenly over all unseen places.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from defuse.game.cards.deck import CARDS
from defuse.game.kinds import EXPLODING_KITTEN, IMPLODING_KITTEN_UP, UNKNOWN
from defuse.sight.piles import BOTTOM, TOP, Pile, put, take
from defuse.sight.unseen import unseen_of
from defuse.sight.view import Lying, View

Ways = Sequence[tuple[float, Pile]]  # what a pile may be, and how likely that is


def is_deadly(card: i64) -> bool:
    """Whether drawing this card can end the game for somebody; a face-down Imploding Kitten does not yet."""
    return card == EXPLODING_KITTEN or card == IMPLODING_KITTEN_UP


class Risk:
    """How dangerous the next draw of a seat is: how likely the card is deadly, and for whom."""

    __slots__ = ("chance", "hits")

    def __init__(self, chance: float, hits: int) -> None:
        self.chance = chance
        self.hits = hits  # the seat itself, or who takes that card

    def of(self, seat: int) -> float:
        """How likely the card goes off at this seat."""
        return self.chance if self.hits == seat else 0.0


def risk_of_drawing(view: View) -> Risk:
    """The one definition of the risk: terminals, browsers and bots show and use it."""
    return Risk(chance_of_kitten(view, end_of_draw(view)), who_is_hit(view))


def own_risk(view: View) -> float:
    """The chance that the next card that the seat draws goes off at the seat itself."""
    return chance_of_kitten(view, end_of_draw(view)) if who_is_hit(view) == view.seat else 0.0


def who_is_hit(view: View) -> int:
    """Who gets what the seat draws next: with an I'll Take That in front of it, the owner of that card (ITT-1)."""
    return who_takes_draw(view.front, view.seat)


def who_takes_draw(front: tuple[Lying, ...], seat: int) -> int:
    """The same of a seat with these cards in front of the players."""
    for lying in front:
        if lying.bearer == seat and CARDS[lying.role].owner_gets_draw:
            return lying.owner
    return seat


def end_of_draw(view: View) -> int:
    """From which end of the pile the seat draws next."""
    for lying in view.front:
        if lying.bearer == view.seat and CARDS[lying.role].draws_from_bottom:
            return BOTTOM
    return TOP


def chance_of_kitten(view: View, end: int) -> float:
    """How likely the card at the TOP or BOTTOM of the pile is deadly; 0.0 and 1.0 mean that it is sure."""
    if not view.pile:
        return 0.0
    if view.pile[end] != UNKNOWN or not view.piles:
        return chance_by_counting(view, end, unseen_of(view, EXPLODING_KITTEN))
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


def chance_by_counting(view: View, place: int, unseen: int) -> float:
    """The same without weighing: so many unseen kittens are spread over all places that nobody has seen."""
    return counted_chance(view.pile[place], unseen, view.pile.count(UNKNOWN))


def counted_chance(card: i64, unseen: i64, places: i64) -> float:
    """How likely a card of the pile is deadly, if this is known of it and so many places have not been seen."""
    if card != UNKNOWN:
        return 1.0 if is_deadly(card) else 0.0
    return 1.0 if unseen >= places else float(unseen) / float(places)


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
