"""Where cards go in the pile: kittens where others draw them."""

from typing import Final

from defuse.bots.careful.reading import Reading
from defuse.bots.careful.worth import WORTH
from defuse.game import moves as m
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.odds import is_deadly

AT_THE_NEXT: Final = 80  # percent of the kittens go where the next player draws them, the rest anywhere before us


def depth(reading: Reading, dice: Dice) -> Move:
    """How deep a card goes back into the pile."""
    question = reading.view.question
    size = len(reading.pile)
    if question is None or not is_deadly(question.card):
        reading.because("why-insert-away")
        return m.insert(size)
    first = _our_draws(reading, reading.owed - 1)  # this turn has had its draw
    theirs = _draws_until_ours(reading)
    place = first
    if theirs == 1:
        place += 2 * (
            max(0, size - first) // 2
        )  # every other card is theirs: as late as possible, when escapes are spent
    elif dice.roll(100) >= AT_THE_NEXT:
        place += dice.roll(theirs)
    reading.because("why-insert")
    return m.insert(min(place, size))


def _our_draws(reading: Reading, owed: int) -> int:
    """How many cards we draw before anybody else does."""
    return owed if reading.my_turn else 0


def _draws_until_ours(reading: Reading) -> int:
    """How many cards others then draw before it is our turn again, if everybody just draws."""
    if reading.my_turn:
        return len(reading.rivals)
    view = reading.view
    draws: int = view.owed
    seat = reading.next_after(view.turn)
    while seat != reading.seat:
        draws += 1
        seat = reading.next_after(seat)
    return draws


def order(reading: Reading) -> Move:
    """The top cards anew."""
    question = reading.view.question
    cards = best_order(reading, [] if question is None else list(question.cards))
    if any(is_deadly(card) for card in cards):
        reading.because("why-order-kitten")
    else:
        reading.because("why-order")
    return m.order(cards)


def best_order(reading: Reading, cards: list[int]) -> list[int]:
    """The best for us, then what is deadly, then the rest."""
    deadly: list[int] = []
    safe: list[int] = []
    for card in cards:
        if is_deadly(card):
            deadly.append(card)
        else:
            _insert_by_worth(safe, card)
    ours = _our_draws(reading, reading.owed)
    return safe[:ours] + deadly + safe[ours:]


def _insert_by_worth(cards: list[int], card: int) -> None:
    place = 0
    while place < len(cards) and WORTH[cards[place]] >= WORTH[card]:
        place += 1
    cards.insert(place, card)
