"""The moves worth weighing: every legal move with its blank filled in, where there are too many the likely ones."""

from itertools import permutations
from typing import Final

from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.cards.deck import ranked
from defuse.game.moves import Move
from defuse.sight.blanks import kinds_to_take, order_cards, titles_for_five
from defuse.sight.view import View

_NEAR: Final = 9  # all depths down to this one are weighed, below it only some
_MOST_ASKED: Final = 5  # kinds that are named besides those that the target is known to hold
# What is worth most, and so is asked for, or taken back, first.
_WANTED: Final[list[int]] = ranked(lambda card: card.wanted_rank)
# What is kept longest when five of more than five titles are laid down.
_KEPT: Final[list[int]] = ranked(lambda card: card.kept_rank)


def candidates(view: View, moves: list[Move]) -> list[Move]:
    """The moves to choose from; none of them is open."""
    found: list[Move] = []
    for move in moves:
        if not move.open:
            found.append(move)
        elif move.verb == m.INSERT:
            found += _depths(view.pile_size)
        elif move.verb == m.ORDER:
            found += _orders(order_cards(view))
        elif move.verb == m.TRIPLE:
            found += [m.named_triple(move, kind) for kind in _worth_asking(view, move.target)]
        else:
            cards = _five_to_spend(view)
            found += [m.five(cards, kind) for kind in _worth_taking(kinds_to_take(view, cards), cards)]
    return found or moves


def _depths(size: int) -> list[Move]:
    depths = {*range(min(_NEAR, size) + 1), size // 4, size // 2, 3 * size // 4, size - 1, size}
    return [m.insert(depth) for depth in sorted(depths) if depth >= 0]


def _orders(cards: list[int]) -> list[Move]:
    """Every order of up to three cards; of more, every choice of the first two."""
    found: list[list[int]] = []
    for first in permutations(range(len(cards)), len(cards) if len(cards) < 4 else 2):
        rest = [place for place in range(len(cards)) if place not in first]
        order = [cards[place] for place in [*first, *rest]]
        if order not in found:
            found.append(order)
    return [m.order(each) for each in found]


def _worth_asking(view: View, target: int) -> list[int]:
    """The kinds that the target may hold."""
    elsewhere = [0] * k.PLACES
    for card in view.discard:
        elsewhere[card] += 1
    for seat in range(view.seats):
        if seat != target:
            for card in view.hands[seat]:
                if card >= 0:
                    elsewhere[card] += 1
    held = view.hands[target]
    found: list[int] = []
    for card in held:
        if card >= 0 and card not in found:
            found.append(card)
    left = _MOST_ASKED
    for kind in _WANTED:
        if left > 0 and kind not in found and view.cast[kind] > elsewhere[kind]:
            found.append(kind)
            left -= 1
    return found or [k.DEFUSE]


def _worth_taking(kinds: list[int], cards: list[int]) -> list[int]:
    """What a five may take back; nothing that it has just cost, unless there is nothing else."""
    found = [kind for kind in _WANTED if kind in kinds and kind not in cards]
    return found[:_MOST_ASKED] or kinds[:1]


def _five_to_spend(view: View) -> list[int]:
    titles = sorted(titles_for_five(view.hand), key=_reluctance)
    return sorted(titles[:5])


def _reluctance(card: int) -> int:
    """How much longer than others a card is kept."""
    return len(_KEPT) - _KEPT.index(card) if card in _KEPT else 0
