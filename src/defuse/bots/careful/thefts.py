"""Combinations: cards that we can spare for one that we may need."""

from typing import Final

from defuse.bots.careful.reading import Reading
from defuse.bots.careful.whom import is_revenge, prize, richest
from defuse.bots.careful.worth import WORTH, worth
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.moves import Move

ANY_PRICE: Final = 1000
_LIKELY: Final = 0.5  # the chance of a Defuse from which we ask its holder for it


def pair(reading: Reading, limit: int) -> Move | None:
    """Two alike for a random card of the player who has the best."""
    cheapest: Move | None = None
    least = limit + 1
    for move in reading.moves:
        if move.verb == m.PAIR:
            price = _price(move)
            if price < least:
                cheapest = move
                least = price
    if cheapest is None:
        return None
    cards = cheapest.cards
    best = richest(reading, [move for move in reading.moves if move.verb == m.PAIR and move.cards == cards])
    if prize(reading, best.target) <= 0.0:
        return None
    if not is_revenge(reading, best.target):
        reading.because("why-pair", other=best.target)
    return best


def triple(reading: Reading, limit: int) -> Move | None:
    """Three alike for a Defuse of a player who is likely to hold one."""
    best: Move | None = None
    most = _LIKELY
    least = limit
    for move in reading.moves:
        if move.verb == m.TRIPLE:
            price = _price(move)
            chance = reading.defuses_of(move.target)
            if (price < least and chance >= _LIKELY) or (price == least and chance >= most):
                best = move
                least = price
                most = chance
    if best is None:
        return None
    reading.because("why-triple", other=best.target)
    return m.named_triple(best, reading.saviour)


def five(reading: Reading, wanted: int, limit: int) -> Move | None:
    """Five titles for a card of the discard pile."""
    if reading.cards < 5 or wanted not in reading.view.discard or reading.first(m.FIVE) is None:
        return None
    cards: list[int] = []
    price = 0
    for _ in range(5):
        card = _cheapest(reading, cards)
        if card == k.UNKNOWN:
            return None
        cards.append(card)
        price += worth(reading, card)
    if price > limit:
        return None
    cards.sort()
    reading.because("why-five", card=wanted)
    return m.five(cards, wanted)


def _price(move: Move) -> int:
    price = 0
    for card in move.cards:
        price += WORTH[card]
    return price


def _cheapest(reading: Reading, chosen: list[int]) -> int:
    """The card of least worth whose title has not been chosen; every Feral Cat is a title of its own (COM-4)."""
    best = k.UNKNOWN
    least = ANY_PRICE
    for kind in k.ALL_KINDS:
        left = reading.have[kind]
        if (
            left == 0
            or kind == k.DEFUSE
            or k.is_kitten(kind)
            or (kind in chosen and (kind != k.FERAL_CAT or chosen.count(kind) >= left))
        ):
            continue
        value = worth(reading, kind)
        if value < least:
            best = kind
            least = value
    return best
