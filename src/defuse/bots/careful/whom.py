"""Whom to rob, and whom to hit."""

from typing import Final

from defuse.bots.careful.reading import Reading
from defuse.bots.careful.worth import A_CARD, WORTH
from defuse.game import kinds as k
from defuse.game.moves import NOBODY, Move

_A_KITTEN: Final = -200.0  # that somebody holds back: stolen, it explodes
_A_CARD_LESS: Final = 0.05  # of a Defuse: what every other card does for somebody's survival
_ANGER_ROBS: Final = 60.0  # what anger makes a card of somebody's seem worth more
_ANGER_HITS: Final = 2.0  # and how many Defuses less they seem to hold


def prize(reading: Reading, seat: int) -> float:
    """What a random card of somebody's hand is worth."""
    hand = reading.view.hands[seat]
    if not hand:
        return 0.0
    if k.GODCAT in hand:
        return float(WORTH[k.GODCAT])  # its back shows (GC-3)
    total = 0.0
    for card in hand:
        if card == k.UNKNOWN:
            total += A_CARD
        elif card == k.EXPLODING_KITTEN:
            total += _A_KITTEN
        else:
            total += WORTH[card]
    if k.DEFUSE not in hand:
        total += reading.defuses_of(seat) * (WORTH[k.DEFUSE] - A_CARD)
    return total / len(hand)


def richest(reading: Reading, moves: list[Move]) -> Move:
    """Of moves that differ in their target: at whom a random card is worth most."""
    best = moves[0]
    most = _tempting(reading, best.target)
    for move in moves:
        value = _tempting(reading, move.target)
        if value > most:
            best = move
            most = value
    return best


def weakest(reading: Reading, moves: list[Move]) -> Move:
    """Of moves that differ in their target: at whom is least likely to survive."""
    best = moves[0]
    least = _strength(reading, best.target)
    for move in moves:
        value = _strength(reading, move.target)
        if value < least:
            best = move
            least = value
    return best


def is_revenge(reading: Reading, seat: int) -> bool:
    """Whether somebody has it coming; then that is the reason."""
    if reading.anger_at(seat) <= 0.0:
        return False
    reading.because("why-revenge", other=seat)
    return True


def poorest(reading: Reading, moves: list[Move]) -> Move:
    """Of moves that differ in their target, or have none: at whom has fewest cards."""
    best = moves[0]
    for move in moves:
        if move.target >= 0 and len(reading.view.hands[move.target]) < len(reading.view.hands[best.target]):
            best = move
    return best


def _tempting(reading: Reading, seat: int) -> float:
    found = prize(reading, seat)
    return found + _ANGER_ROBS * reading.anger_at(seat) if found > 0.0 else found


def _strength(reading: Reading, seat: int) -> float:
    cards = len(reading.view.hands[seat])
    return reading.defuses_of(seat) + _A_CARD_LESS * cards - _ANGER_HITS * reading.anger_at(seat)


def aimed(reading: Reading, card: int) -> list[Move]:
    """All ways to aim a card."""
    if reading.have[card] == 0:
        return []
    return [move for move in reading.moves if move.card == card and move.target != NOBODY]
