"""Filling in the blank of an open move from what a seat can see."""

from collections.abc import Sequence

from defuse.game import moves
from defuse.game.chance import Dice
from defuse.game.kinds import ALL_KINDS, FERAL_CAT, is_kitten, may_be_taken
from defuse.game.moves import FIVE, INSERT, ORDER, TRIPLE, Move
from defuse.sight.view import View


def complete(view: View, move: Move, dice: Dice) -> Move:
    """The move with its blank filled in at random; other moves come back as they are."""
    if not move.open:
        return move
    if move.verb == INSERT:
        return moves.insert(dice.roll(view.pile_size + 1))
    if move.verb == ORDER:
        return moves.order(shuffled(order_cards(view), dice))
    if move.verb == TRIPLE:
        kinds = kinds_to_name(view)
        return moves.named_triple(move, kinds[dice.roll(len(kinds))])
    if move.verb == FIVE:
        cards = sorted(shuffled(titles_for_five(view.hand), dice)[:5])
        kinds = kinds_to_take(view, cards)
        return moves.five(cards, kinds[dice.roll(len(kinds))])
    raise ValueError(f"an open move of an unknown kind: {move}")


def order_cards(view: View) -> list[int]:
    """The cards to be put in order, as they lie."""
    return [] if view.question is None else list(view.question.cards)


def kinds_to_name(view: View) -> list[int]:
    """The kinds of this game, one of which a triple asks for."""
    return [kind for kind in ALL_KINDS if view.cast[kind] > 0]


def titles_for_five(hand: Sequence[int]) -> list[int]:
    """One card of each title that can be part of a five; every Feral Cat can be a title of its own (COM-4)."""
    titles: list[int] = []
    for card in hand:
        if not is_kitten(card) and (card == FERAL_CAT or card not in titles):
            titles.append(card)
    return titles


def kinds_to_take(view: View, cards: Sequence[int]) -> list[int]:
    """What a five of these cards may take: anything that the discard pile will then hold (COM-3)."""
    return takeable(view.discard, cards)


def takeable(discard: Sequence[int], cards: Sequence[int]) -> list[int]:
    """The kinds among these that a five may take."""
    there = set(discard) | set(cards)
    return sorted(kind for kind in there if may_be_taken(kind))


def shuffled(cards: Sequence[int], dice: Dice) -> list[int]:
    """The same cards in a random order."""
    left = list(cards)
    return [left.pop(dice.roll(len(left))) for _ in cards]
