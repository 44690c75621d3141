"""The cards that take part and that a seat cannot locate, by kind."""

from librt.vecs import vec
from mypy_extensions import i64

from defuse.game.kinds import FACES, IMPLODING_KITTEN, IMPLODING_KITTEN_UP, UNKNOWN
from defuse.sight.cast import kinds_in
from defuse.sight.view import Lying, View


def unseen_of(view: View, kind: int) -> int:
    """How many cards of one kind the seat cannot locate."""
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
    unseen = no_counts()
    sure = [[card for card in hand if card != UNKNOWN] for hand in view.hands]
    count_unseen(view.cast, sure, list(view.pile), view.front, vec[i64](discarded), unseen)
    return list(unseen)


def no_counts() -> vec[i64]:
    """A number for each card, 0 at first."""
    return vec[i64]([0 for _ in range(FACES)])


def count_unseen(
    cast: tuple[int, ...],
    sure: list[list[int]],
    pile: list[int],
    front: tuple[Lying, ...],
    discarded: vec[i64],
    unseen: vec[i64],
) -> i64:
    """Write these numbers into a list. The old numbers of the kinds that take part are overwritten.

    The seat knows what is surely in each hand, some places of the pile, and what lies open. Returns how many places of
    the pile it does not know.
    """
    kinds = kinds_in(cast)
    unknown: i64 = 0
    card: i64
    for card in kinds:
        unseen[card] = -discarded[card]
    for hand in sure:
        for card in hand:
            unseen[card] -= 1
    for card in pile:
        if card == UNKNOWN:
            unknown += 1
        else:
            unseen[IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card] -= 1
    for lying in front:
        unseen[lying.kind] -= 1
    for card in kinds:
        unseen[card] = max(unseen[card] + i64(cast[card]), 0)
    return unknown
