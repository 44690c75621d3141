"""The few moves that are worth trying out."""

from itertools import permutations
from typing import Final

from defuse.bots.careful.fatal import worth_weighing
from defuse.bots.careful.worth import WORTH
from defuse.encoding.candidates import candidates
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.moves import Move
from defuse.sight.view import View

_NAMED: Final = 3  # kinds that are asked for, of each victim
_MOST_ORDERS: Final = 24


def promising(view: View, moves: list[Move], usual: Move) -> list[Move]:
    """The usual move first, then every other that might be better."""
    found = [usual]
    asked: dict[tuple[object, ...], int] = {}
    ranked = sorted(candidates(view, moves), key=lambda move: -WORTH[move.named] if move.named >= 0 else 0)
    for move in ranked:
        if move == usual or move.verb == m.ORDER:
            continue
        if move.verb in (m.TRIPLE, m.FIVE):
            what = (move.verb, tuple(move.cards), move.target)
            asked[what] = asked.get(what, 0) + 1
            if asked[what] > _NAMED:
                continue
        found.append(move)
    if any(move.verb == m.ORDER for move in moves):
        found += [order for order in _orders(view) if order != usual]
    return [move for move, may_be in zip(found, worth_weighing(view, found), strict=True) if may_be]


def _orders(view: View) -> list[Move]:
    """Few cards in any order; of many only where the kittens lie, above which the best cards come first."""
    assert view.question is not None
    cards = view.question.cards
    orders = sorted(set(permutations(cards)))
    if len(orders) <= _MOST_ORDERS:
        return [m.order(list(order)) for order in orders]
    kittens = [card for card in cards if card in (k.EXPLODING_KITTEN, k.IMPLODING_KITTEN, k.IMPLODING_KITTEN_UP)]
    rest = sorted((card for card in cards if card not in kittens), key=lambda card: -WORTH[card])
    found: list[Move] = []
    for order in sorted(set(permutations([*kittens, *[k.UNKNOWN] * len(rest)]))):
        best = iter(rest)
        found.append(m.order([next(best) if card == k.UNKNOWN else card for card in order]))
    return found
