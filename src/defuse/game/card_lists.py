"""Finding, counting, adding and removing cards of a list.

Compiled, plain loops over numbers take a fifth to a half of the time of `in`, `count`, `insort` and `remove`, which
compare objects. Not compiled, they are slower, so those take their places at the end of this file.
"""

from bisect import insort
from operator import contains
from typing import Final, cast

from mypy_extensions import i64

_COMPILED: Final[bool] = not __file__.endswith(".py")


def has_card(cards: list[int], kind: i64) -> bool:
    card: i64
    for card in cards:
        if card == kind:
            return True
    return False


def holds(hand: list[int], kind: i64) -> bool:
    """The same for a hand, which is sorted."""
    card: i64
    for card in hand:
        if card >= kind:
            return card == kind
    return False


def count_card(cards: list[int], kind: i64) -> i64:
    count: i64 = 0
    card: i64
    for card in cards:
        if card == kind:
            count += 1
    return count


def kinds_in(hand: list[int]) -> list[int]:
    """Each kind of a hand once; a hand is sorted."""
    found: list[int] = []
    last: i64 = -1
    card: i64
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def add_card(hand: list[int], kind: i64) -> None:
    """A card comes to its place in a sorted hand."""
    place: i64 = 0
    card: i64
    for card in hand:
        if card > kind:
            break
        place += 1
    hand.insert(place, kind)


def remove_card(cards: list[int], kind: i64) -> None:
    """Remove the first card of this kind, which has to be there."""
    place: i64 = 0
    while cards[place] != kind:
        place += 1
    _close_gap(cards, place)


def remove_last(cards: list[int], kind: i64) -> None:
    """Remove the last card of this kind, the topmost one of a pile; it has to be there."""
    place: i64 = len(cards) - 1
    while cards[place] != kind:
        place -= 1
    cards.pop(place)


def _close_gap(cards: list[int], place: i64) -> None:
    """Remove the card at a place: for short lists this is quicker than `pop(place)`."""
    objects = cast("list[object]", cards)  # the numbers change their places without being read
    last: i64 = len(cards) - 1
    while place < last:
        objects[place] = objects[place + 1]
        place += 1
    objects.pop()


if not _COMPILED:
    globals().update(has_card=contains, holds=contains)
    globals().update(count_card=list.count, add_card=insort, remove_card=list.remove)
