"""The belief of a seat that joins a table and has heard nothing yet."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import comb
from typing import Final

from defuse.game.events import FROM_BOTTOM, LOOKED, Event
from defuse.game.kinds import DEVILCAT, EXPLODING_KITTEN, GODCAT, STREAKING_KITTEN, UNKNOWN
from defuse.game.questions import DRAWN_FROM_BOTTOM, NOT_DRAWN, QUESTIONS
from defuse.game.table import Table, kind_of
from defuse.sight.cases import Case
from defuse.sight.hands import Hands
from defuse.sight.piles import KITTENS, Cards, unordered

# No box has more Streaking Kittens, nor have two copies of it; with more, who holds them would be too long a list.
_MOST_STREAKING: Final = 2


def hands_at(table: Table, seat: int) -> Hands:
    """The sizes of all hands, one's own cards, and what lies open."""
    hands = Hands([len(hand) for hand in table.hands], [*table.cast])
    mat = [GODCAT] * table.cast[GODCAT] + [DEVILCAT] * table.cast[DEVILCAT]  # never in the pile
    in_front = [kind for code in table.front if (kind := kind_of(code)) != GODCAT]
    in_the_air = [] if _is_looking(table) else [card for card in table.air if card not in mat]
    for card in [*table.discard, *mat, *in_front, *in_the_air]:
        hands.find(card)
    for other, cards in enumerate(table.hands):
        if other == seat and not table.is_blind(seat):
            hands.see_all(seat, [card for card in cards if card != GODCAT])
            hands.marked[seat] = table.marks_of(seat)
        elif other != seat:
            for card in table.marks_of(other):
                hands.mark(other, card)
        hands.sure[other] += [GODCAT] * (cards.count(GODCAT) - hands.sure[other].count(GODCAT))
    return hands


def _is_looking(table: Table) -> bool:
    """Whether a player looks at a card that they have drawn, before it finds its place (BUR-1, RHK-1)."""
    return _drawn_unseen(table) != NOT_DRAWN


def _drawn_unseen(table: Table) -> int:
    if not table.agenda:
        return NOT_DRAWN
    step = table.agenda[-1]
    return QUESTIONS[step.what].drawn_unseen(step)


def looked_at(table: Table, seat: int) -> Event | None:
    """The card that a player is looking at, as the event that it was."""
    if not _is_looking(table):
        return None
    step = table.agenda[-1]
    card = step.card if step.seat == seat else UNKNOWN
    return Event(LOOKED, step.seat, card=card, number=FROM_BOTTOM if _drawn_unseen(table) == DRAWN_FROM_BOTTOM else 0)


def rooms_at(table: Table, seat: int) -> list[int]:
    """The room in which the kittens of each hand are counted: one each or, with very many, one for all others."""
    if table.cast[STREAKING_KITTEN] <= _MOST_STREAKING:
        return list(range(table.seats))
    return [int(other == seat) for other in range(table.seats)]


def cases_at(table: Table, seat: int, hands: Hands, rooms: list[int], just_dealt: bool) -> dict[Case, float]:
    """All possible piles and, with Streaking Kittens, all possible holders, with the card that a player is looking at.

    Everybody knows how many kittens are out of sight.
    """
    pile = table.pile + ([table.agenda[-1].card] if _is_looking(table) else [])
    inside = [card for card in pile if card in KITTENS]
    if table.cast[STREAKING_KITTEN] == 0:
        return {Case(unordered(len(pile), tuple(sorted(inside)))): 1.0}
    places = [_Room() for _ in range(max(rooms) + 1)]
    hidden = pile + table.storage + table.removed
    for other, cards in enumerate(table.hands):
        room = places[rooms[other]]
        if other == seat and not table.is_blind(seat):
            room.seen += [card for card in cards if card in KITTENS]
        else:
            marked = hands.marked[other]
            room.seen += [card for card in marked if card in KITTENS]
            room.size += len(cards) - len(marked)
            room.holds = not just_dealt
            room.is_dead |= (table.dead() >> other) & 1 == 1
            hidden = hidden + cards
            for card in marked:
                hidden.remove(card)
    places.append(_Room(len(table.storage)))
    places.append(_Room(len(table.removed), holds=table.options.hidden_dead_hand and not just_dealt))
    imploding = [card for card in inside if card not in (EXPLODING_KITTEN, STREAKING_KITTEN)]
    found: dict[Case, float] = {}
    numbers = hidden.count(EXPLODING_KITTEN), hidden.count(STREAKING_KITTEN)
    for ways, held, exploding, streaking in _held(places, *numbers):
        rest = len(pile) - exploding - streaking
        if rest >= len(imploding):
            known = [EXPLODING_KITTEN] * exploding + [STREAKING_KITTEN] * streaking + imploding
            orders = comb(len(pile), exploding) * comb(len(pile) - exploding, streaking) * comb(rest, len(imploding))
            case = Case(unordered(len(pile), tuple(sorted(known))), held[:-1])
            found[case] = found.get(case, 0.0) + ways * orders
    return found


@dataclass
class _Room:
    """A place outside the pile where kittens may be."""

    size: int = 0  # how many cards of it nobody can tell
    seen: list[int] = field(default_factory=list)
    holds: bool = False  # whether Exploding Kittens may be among them, one for each Streaking Kitten (SK-1)
    is_dead: bool = False  # then any number, since nothing goes off there (ZMB-15)


def _held(places: list[_Room], exploding: int, streaking: int) -> Iterator[tuple[int, tuple[Cards, ...], int, int]]:
    """Each distribution of kittens over the rooms, its number of ways, and the kittens that are left for the pile."""
    if not places:
        yield 1, (), exploding, streaking
        return
    room, *others = places
    free = room.seen.count(STREAKING_KITTEN) - room.seen.count(EXPLODING_KITTEN)
    for cards in range(min(streaking, room.size) + 1):
        held = exploding if room.is_dead else max(0, cards + free)
        most = min(exploding, room.size - cards, held) if room.holds else 0
        for armed in range(most + 1):
            ways = comb(room.size, cards) * comb(room.size - cards, armed)
            here = tuple(sorted([*room.seen, *[STREAKING_KITTEN] * cards, *[EXPLODING_KITTEN] * armed]))
            for more, there, *left in _held(others, exploding - armed, streaking - cards):
                yield ways * more, (here, *there), left[0], left[1]
