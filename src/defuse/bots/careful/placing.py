"""Where cards go in the pile: kittens where others draw them."""

from typing import Final

from defuse.bots.careful.reading import Reading, is_deadly
from defuse.bots.careful.worth import WORTH
from defuse.game import kinds as k
from defuse.game import moves as m
from defuse.game.chance import Dice
from defuse.game.moves import Move

ON_TOP: Final = 50  # percent: how often the very next draw is to be hit
DEEP: Final = 0
WHERE: Final = 0
EVEN: Final = 20
TWO: Final = 2


def depth(reading: Reading, dice: Dice) -> Move:
    """Where a card goes back into the pile."""
    question = reading.view.question
    card = k.UNKNOWN if question is None else question.card
    size = reading.pile_size
    ours = draws_first(reading, True)
    if card != k.IMPLODING_KITTEN and not is_deadly(card):
        reading.because("why-insert-away")
        return m.insert(size)
    theirs = draws_next(reading)
    if theirs == 0:
        return m.insert(size)
    place = ours
    if theirs == 1 and TWO == 1:
        place += 2 * dice.roll(EVEN)
    elif theirs == 1 and TWO == 2:
        place += 2 * ((size - ours) // 2)
    elif theirs == 1 and TWO == 3:
        place += 2 * ((size - ours) // 2) - 2 * dice.roll(1 + (size - ours) // 4)
    elif theirs == 1 and TWO == 4:
        place = size
    elif dice.roll(100) < DEEP:
        if WHERE == 0:
            place = dice.roll(size + 1)
        elif WHERE == 1:
            place = size
        elif WHERE == 2:
            place = size - size % 2
        elif WHERE == 3:
            place = size // 2
        else:
            place = min(ours + WHERE, size)
    elif dice.roll(100) >= ON_TOP:
        place += dice.roll(theirs)
    reading.because("why-insert-kitten", number=place)
    return m.insert(max(0, min(place, size)))


def draws_first(reading: Reading, ends: bool) -> int:
    """How many cards we draw before anybody else does; the turn that is about to end does not count."""
    if not reading.my_turn:
        return 0
    return reading.owed - 1 if ends else reading.owed


def draws_next(reading: Reading) -> int:
    """How many cards others then draw before it is our turn again, if everybody just draws."""
    if reading.my_turn:
        return len(reading.rivals)
    view = reading.view
    draws = view.owed
    seat = (view.turn + view.direction) % view.seats
    while seat != reading.seat:
        if view.alive[seat]:
            draws += 1
        seat = (seat + view.direction) % view.seats
    return draws


def future(reading: Reading) -> Move:
    """The order of the top cards: good ones for us, then what is deadly, then the rest."""
    question = reading.view.question
    cards: list[int] = [] if question is None else list(question.cards)
    deadly: list[int] = []
    safe: list[int] = []
    for card in cards:
        if is_deadly(card):
            deadly.append(card)
        else:
            safe.append(card)
    _best_first(safe)
    ours = draws_first(reading, False)
    reading.because("why-order-kitten" if deadly else "why-order")
    return m.order(safe[:ours] + deadly + safe[ours:])


def _best_first(cards: list[int]) -> None:
    for i in range(1, len(cards)):
        card = cards[i]
        j = i
        while j > 0 and WORTH[cards[j - 1]] < WORTH[card]:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
