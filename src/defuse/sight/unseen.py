"""How many cards take part that lie nowhere a seat knows of."""

from defuse.game.kinds import IMPLODING_KITTEN, IMPLODING_KITTEN_UP, PLACES, UNKNOWN
from defuse.sight.cast import kinds_in
from defuse.sight.view import View


def unseen_of(view: View, kind: int) -> int:
    """How many cards of one kind the seat knows no place of."""
    seen = view.discard.count(kind) + view.pile.count(kind)
    if kind == IMPLODING_KITTEN:
        seen += view.pile.count(IMPLODING_KITTEN_UP)
    for hand in view.hands:
        seen += hand.count(kind)
    for lying in view.front:
        if lying.kind == kind:
            seen += 1
    return max(0, view.cast[kind] - seen)


def unseen_cards(view: View, discarded: list[int]) -> list[int]:
    """The same for all kinds at once; the discard pile is given by kind."""
    unseen = [0] * PLACES
    count_unseen(view, discarded, unseen, view.pile.count(UNKNOWN) < len(view.pile))
    return unseen


def count_unseen(view: View, discarded: list[int], unseen: list[int], knows_places: bool) -> None:
    """Write these numbers into a list; what it holds of kinds that take part does not matter."""
    cast = view.cast
    kinds = kinds_in(cast)
    for kind in kinds:
        unseen[kind] = cast[kind] - discarded[kind]
    for hand in view.hands:
        for card in hand:
            if card == UNKNOWN:
                break  # those that are sure come first
            unseen[card] -= 1
    if knows_places:
        for card in view.pile:
            if card != UNKNOWN:
                unseen[IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card] -= 1
    for lying in view.front:
        unseen[lying.kind] -= 1
    for kind in kinds:
        unseen[kind] = max(unseen[kind], 0)
