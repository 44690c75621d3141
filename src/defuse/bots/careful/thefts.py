"""Taking cards from others: whom, with what, and which."""

from typing import Final

from defuse.bots.careful.reading import Reading
from defuse.bots.careful.worth import WORTH, worth
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.moves import NOBODY, Move

A_CARD: Final = 28  # what an unknown card of another hand is worth
PAIR_PRICE: Final = 50  # what a pair may cost
PAIR_PRICE_2: Final = 62
TRIPLE_CHANCE: Final = 0.5
FIVE_PRICE: Final = 0


def prize(reading: Reading, seat: int) -> float:
    """What a random card of somebody's hand is worth."""
    hand = reading.view.hands[seat]
    if not hand:
        return 0.0
    if k.GODCAT in hand:
        return 90.0
    total = 0.0
    for card in hand:
        if card == k.UNKNOWN:
            total += A_CARD
        elif card == k.EXPLODING_KITTEN:
            total -= 200.0
        else:
            total += WORTH[card]
    if k.DEFUSE not in hand:
        total += reading.defuses_of(seat) * (WORTH[k.DEFUSE] - A_CARD)
    return total / len(hand)


def victim(reading: Reading, moves: list[Move]) -> int:
    """From whom a random card is worth most."""
    best = NOBODY
    most = -1000.0
    for move in moves:
        if move.target == NOBODY or move.target == best:
            continue
        value = prize(reading, move.target)
        if value > most:
            best = move.target
            most = value
    return best


def weakest(reading: Reading, moves: list[Move]) -> int:
    """Who is least likely to survive."""
    best = NOBODY
    least = 1000.0
    for move in moves:
        if move.target == NOBODY or move.target == best:
            continue
        value = reading.defuses_of(move.target) + 0.05 * reading.hand_of(move.target)
        if value < least:
            best = move.target
            least = value
    return best


def price(reading: Reading, move: Move) -> int:
    total = 0
    for card in move.cards:
        total += worth(reading, card) if not k.is_plain_cat(card) else WORTH[card]
    return total


def pair(reading: Reading, limit: int) -> Move | None:
    """Two cards that we can spare, for one that we may need."""
    cheapest: Move | None = None
    least = limit + 1
    for move in reading.moves:
        if move.verb == m.PAIR:
            cost = price(reading, move)
            if cost < least:
                cheapest = move
                least = cost
    if cheapest is None:
        return None
    choices = [move for move in reading.moves if move.verb == m.PAIR and move.cards == cheapest.cards]
    wanted = victim(reading, choices)
    if prize(reading, wanted) <= 0.0:
        return None
    for move in choices:
        if move.target == wanted:
            reading.because("why-pair", other=wanted)
            return move
    return None


def triple(reading: Reading, limit: int) -> Move | None:
    """Three cards that we can spare for a Defuse."""
    best: Move | None = None
    most = TRIPLE_CHANCE
    least = limit + 1
    for move in reading.moves:
        if move.verb == m.TRIPLE:
            cost = price(reading, move)
            chance = reading.defuses_of(move.target)
            if cost < least or (cost == least and chance > most):
                if chance >= TRIPLE_CHANCE:
                    best = move
                    least = cost
                    most = chance
    if best is None:
        return None
    reading.because("why-triple", card=k.DEFUSE, other=best.target)
    return m.triple(best.cards[0], best.cards[1], best.cards[2], best.target, k.DEFUSE)


def five(reading: Reading, wanted: int, limit: int) -> Move | None:
    """Five titles that we can spare for a card of the discard pile."""
    if reading.cards < 5 or wanted not in reading.view.discard or reading.verb(m.FIVE) is None:
        return None
    cards: list[int] = []
    total = 0
    for _ in range(5):
        card = _cheapest(reading, cards)
        if card == k.UNKNOWN:
            return None
        cards.append(card)
        total += worth(reading, card)
    if total > limit:
        return None
    cards.sort()
    reading.because("why-five", card=wanted)
    return m.five(cards, wanted)


def _cheapest(reading: Reading, but: list[int]) -> int:
    best = k.UNKNOWN
    least = 1000
    for kind in range(k.DEFUSE + 1, k.KINDS):
        number = reading.have[kind]
        if number == 0 or (kind in but and (kind != k.FERAL_CAT or but.count(kind) >= number)):
            continue
        value = worth(reading, kind)
        if value < least:
            best = kind
            least = value
    return best
