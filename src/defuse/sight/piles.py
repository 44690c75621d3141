"""A draw pile as far as a seat knows it, and the piles that each operation on it can lead to."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final, NamedTuple

from defuse.game.kinds import EXPLODING_KITTEN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP, STREAKING_KITTEN, UNKNOWN

TOP: Final = 0
BOTTOM: Final = -1

# The kittens that are counted wherever they lie; an UNKNOWN card is none of them.
KITTENS: Final = frozenset({EXPLODING_KITTEN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP, STREAKING_KITTEN})

_SHOWN: Final = KITTENS - {STREAKING_KITTEN}  # a player who draws one shows it

_FIRST_BAG: Final = UNKNOWN - 1

Cards = tuple[int, ...]  # sorted


class Pile(NamedTuple):
    """The places of a pile from the top.

    At a place there is a card that lies there, or UNKNOWN, or the number of a bag, which is below UNKNOWN. The cards
    of a bag lie at its places in an order that nobody knows, each as likely as the other; at the rest of its places
    there are UNKNOWN cards. Bags are numbered downward as they come from the top.
    """

    row: tuple[int, ...]
    bags: tuple[Cards, ...]

    def bag(self, place: int) -> Cards:
        """The cards in the bag of a place."""
        return self.bags[_FIRST_BAG - place]


Ways = list[tuple[float, Pile]]  # what a pile may be, and how likely that is


def unordered(size: int, known: Cards) -> Pile:
    """A pile of which no order is known."""
    return Pile((_FIRST_BAG,) * size, (known,)) if size and known else Pile((UNKNOWN,) * size, ())


def with_card(known: Cards, card: int) -> Cards:
    return known if card == UNKNOWN else tuple(sorted((*known, card)))


def without_card(known: Cards, card: int) -> Cards:
    if card == UNKNOWN:
        return known
    where = known.index(card)
    return known[:where] + known[where + 1 :]


# What is in a pile


def places(pile: Pile, counting: bool) -> list[int]:
    """The card at each place, UNKNOWN where it is not sure. A card that is the only one left for a place is sure."""
    found = [max(place, UNKNOWN) for place in pile.row]
    if counting:
        for which, known in enumerate(pile.bags):
            number = _FIRST_BAG - which
            if known[0] == known[-1] and len(known) == pile.row.count(number):
                found = [known[0] if place == number else card for card, place in zip(found, pile.row, strict=True)]
    return found


@lru_cache(maxsize=1024)
def cards(pile: Pile) -> Cards:
    """All cards that are known to be in the pile."""
    return tuple(sorted([card for card in pile.row if card > UNKNOWN] + [card for bag in pile.bags for card in bag]))


def kittens(pile: Pile) -> Cards:
    return tuple(card for card in cards(pile) if card in KITTENS)


@lru_cache(maxsize=1024)
def others(pile: Pile) -> Cards:
    """All cards but kittens that are known to be in the pile."""
    return tuple(card for card in cards(pile) if card not in KITTENS)


# What happens to a pile


@lru_cache(maxsize=1024)
def take(pile: Pile, depth: int) -> tuple[tuple[float, int, Pile], ...]:
    """Each card that may lie at a depth (TOP, BOTTOM), how likely that is, and the pile without it."""
    row, bags = pile
    place = row[depth]
    rest = row[:-1] if depth == BOTTOM else row[:depth] + row[depth + 1 :]
    if place >= UNKNOWN:
        return ((1.0, place, Pile(rest, bags)),)
    which = _FIRST_BAG - place
    known, number = bags[which], row.count(place)
    ways: list[tuple[float, int, Pile]] = []
    for card in (*sorted(set(known)), UNKNOWN):
        count = number - len(known) if card == UNKNOWN else known.count(card)
        if count:
            left = (*bags[:which], without_card(known, card), *bags[which + 1 :])
            ways.append((count / number, card, _tidy(rest, left)))
    return tuple(ways)


def take_only(pile: Pile, end: int, seen: int) -> Pile | None:
    """The pile without the card at its TOP or BOTTOM, if only one pile agrees with the card that was seen.

    An UNKNOWN card was not seen, and it is no card that has to be shown.
    """
    row, bags = pile
    place = row[end]
    rest = row[:-1] if end == BOTTOM else row[1:]
    if place >= UNKNOWN:
        fits = place == seen or place == UNKNOWN or (seen == UNKNOWN and place not in _SHOWN)
        return Pile(rest, bags) if fits else None
    known = bags[_FIRST_BAG - place]
    several = seen in known if seen != UNKNOWN else any(card not in _SHOWN for card in known)
    if several or len(known) == row.count(place):
        return None
    return Pile(rest, bags) if len(bags) == 1 else _tidy(rest, bags)


def put(pile: Pile, card: int, depth: int) -> Pile:
    """A card goes in at a depth that we know."""
    return Pile((*pile.row[:depth], card, *pile.row[depth:]), pile.bags)


def put_somewhere(pile: Pile, card: int) -> Ways:
    """A card goes in at an unknown depth. All depths are equally likely."""
    return [(share * part, after) for share, cut in _cut_bags(pile) for part, after in _put_between(cut, card)]


def _put_between(pile: Pile, card: int) -> Ways:
    """A card goes anywhere into a pile in which the places of each bag lie together.

    Among the places of a bag it comes into that bag, which stands for all the gaps between them and at both their ends.
    """
    row = pile.row
    gap = 1 / (len(row) + 1)
    ways: Ways = []
    depth = 0
    free = True  # whether the gap above the next places is still to be filled
    while depth < len(row):
        place = row[depth]
        number = _length(row, depth) if place <= UNKNOWN else 1
        if place > UNKNOWN:
            if free:
                ways.append((gap, put(pile, card, depth)))
        elif free:
            ways.append(((number + 1) * gap, _join(pile, depth, number, card)))
        else:  # it comes under the first of these places
            for share, first, rest in take(pile, depth):
                below = _join(rest, depth, number - 1, card)
                ways.append((number * gap * share, put(below, first, depth)))
        free = place > UNKNOWN
        depth += number
    if free:
        ways.append((gap, put(pile, card, depth)))
    return ways


def _length(row: tuple[int, ...], depth: int) -> int:
    """How many places from a depth on are alike."""
    end = depth
    while end < len(row) and row[end] == row[depth]:
        end += 1
    return end - depth


def _join(pile: Pile, depth: int, number: int, card: int) -> Pile:
    """A card comes into the bag to which so many places from a depth on belong, or begins one with them."""
    row, bags = pile
    if card == UNKNOWN or number == 0:
        return put(pile, row[depth] if number else card, depth)
    place = row[depth]
    if place == UNKNOWN:
        place, bags = _FIRST_BAG - len(bags), (*bags, (card,))
    else:
        which = _FIRST_BAG - place
        bags = (*bags[:which], with_card(bags[which], card), *bags[which + 1 :])
    return _tidy((*row[:depth], *[place] * (number + 1), *row[depth + number :]), bags)


def _cut_bags(pile: Pile) -> Ways:
    """All piles that follow when each run of neighbouring places gets a bag of its own."""
    row, bags = pile
    for which, known in enumerate(bags):
        number = _FIRST_BAG - which
        depth = row.index(number)
        length = _length(row, depth)
        if length < row.count(number):
            new = _FIRST_BAG - len(bags)
            cut = (*row[:depth], *[new] * length, *row[depth + length :])
            return [
                (share * part, after)
                for share, here, there in _parts(known, row.count(number), length)
                for part, after in _cut_bags(_tidy(cut, (*bags[:which], there, *bags[which + 1 :], here)))
            ]
    return [(1.0, pile)]


def _parts(known: Cards, number: int, part: int) -> Iterator[tuple[float, Cards, Cards]]:
    """For a part of the places of a bag: each possible content, its chance, and the content of the rest."""
    others = number - len(known)
    kinds = sorted(set(known))
    counts = [known.count(kind) for kind in kinds]
    for here in product(*(range(min(count, part) + 1) for count in counts)):
        rest = part - sum(here)
        if 0 <= rest <= others:
            ways = comb(others, rest) * prod(map(comb, counts, here))
            inside = tuple(kind for kind, count in zip(kinds, here, strict=True) for _ in range(count))
            outside = known
            for kind in inside:
                outside = without_card(outside, kind)
            yield ways / comb(number, part), inside, outside


def swap(pile: Pile) -> Pile:
    """The top and the bottom card change places."""
    row, bags = pile
    return _tidy((row[-1], *row[1:-1], row[0]), bags) if len(row) > 1 else pile


def tuck(pile: Pile) -> Pile:
    """The two top cards change places."""
    row, bags = pile
    return _tidy((row[1], row[0], *row[2:]), bags)


def stir(pile: Pile, depth: int) -> Ways:
    """So many cards from the top get an order that we do not know."""
    top = pile.row[:depth]
    if len(set(top)) < 2:
        return [(1.0, pile)]
    ways = [(1.0, tuple(sorted(card for card in top if card > UNKNOWN)), pile.bags)]
    for place in sorted({place for place in top if place < UNKNOWN}):
        which = _FIRST_BAG - place
        parts = list(_parts(pile.bags[which], pile.row.count(place), top.count(place)))
        ways = [
            (share * part, tuple(sorted(known + here)), (*bags[:which], there, *bags[which + 1 :]))
            for share, known, bags in ways
            for part, here, there in parts
        ]
    stirred = (_FIRST_BAG - len(pile.bags),) * len(top) + pile.row[depth:]
    return [(share, _tidy(stirred, (*bags, known))) for share, known, bags in ways]


def shuffle(pile: Pile) -> Pile:
    """Forget the order, but not the number of kittens (INF-5)."""
    return unordered(len(pile.row), kittens(pile))


def common(piles: list[Pile]) -> Pile:
    """The pile that several piles with the same kittens have in common; places where they differ share one bag."""
    row = tuple(
        here[0] if len(set(here)) == 1 else _FIRST_BAG for here in zip(*(pile.row for pile in piles), strict=True)
    )
    row = tuple(max(place, _FIRST_BAG) for place in row)
    known = kittens(piles[0])
    for card in row:
        if card in KITTENS:
            known = without_card(known, card)
    return _tidy(row, (known,))


def _tidy(row: tuple[int, ...], bags: tuple[Cards, ...]) -> Pile:
    """Bags in their order, without those that have no places or nothing in them."""
    numbers = {}
    left: list[Cards] = []
    for place in dict.fromkeys(row):
        if place < UNKNOWN:
            known = bags[_FIRST_BAG - place]
            numbers[place] = _FIRST_BAG - len(left) if known else UNKNOWN
            if known:
                left.append(known)
    if any(old != new for old, new in numbers.items()):
        row = tuple([numbers.get(place, place) for place in row])
    return Pile(row, tuple(left))
