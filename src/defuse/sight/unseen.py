"""How many cards take part that lie nowhere a seat knows of."""

from mypy_extensions import i64

from defuse.game.kinds import ALL_KINDS, IMPLODING_KITTEN, IMPLODING_KITTEN_UP, PLACES, UNKNOWN
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
    seen = discarded.copy()
    for hand in view.hands:
        for card in hand:
            if card != UNKNOWN:
                seen[card] += 1
    for card in view.pile:
        if card != UNKNOWN:
            seen[IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card] += 1
    for lying in view.front:
        seen[lying.kind] += 1
    unseen = [0] * PLACES
    cast = view.cast
    kind: i64
    for kind in ALL_KINDS:
        left: i64 = cast[kind] - seen[kind]
        if left > 0:
            unseen[kind] = left
    return unseen
