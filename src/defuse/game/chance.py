"""All luck of the game: seeded, keyed, or laid down beforehand (scenarios, records), and noted in every case.

The fast generator is a hash of the seed and the number of the shuffle or pick, in arithmetic of which only the low 62
bits count, so that every machine and every Python gives the same game, and shuffles and picks do not disturb each
other. It is for the lab: somebody who sees enough of it can compute the rest. A table with a key draws everything from
a cryptographic stream instead (keyed_luck.py). Luck that was laid down beforehand counts as drawn, so that a replayed
table goes on with the luck that it would have had.
"""

from typing import Final, cast

from mypy_extensions import i64

from defuse.game.card_lists import has_card
from defuse.game.events import SHUFFLED
from defuse.game.keyed_luck import keyed_pick, keyed_shuffle
from defuse.game.kinds import IMPLODING_KITTEN, IMPLODING_KITTEN_UP
from defuse.game.table import RandomDraw, Table

MARKED_CARD: Final = 128  # added to a kind: the marked one of several in a hand

HIGHEST_SEED: Final = 2**62 - 1
MOST_CARDS: Final = 100_000  # more than any pile

_WORD: Final = 0xFFFFFFFF
_LONG: Final = 0x3FFFFFFFFFFFFFFF
_FACTOR: Final = 1752450205419405101  # of a linear congruential generator on 62 bits; products wrap around


class ImpossiblePin(ValueError):
    """Chance that was laid down beforehand cannot happen here."""


def _scramble(word: i64) -> i64:
    word = (((word >> 16) ^ word) * 0x45D9F3B) & _WORD
    word = (((word >> 16) ^ word) * 0x45D9F3B) & _WORD
    return (word >> 16) ^ word


class Dice:
    """A generator of its own for players who choose at random; nothing of the game depends on it."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state: i64 = _scramble((seed + 0x9E3779B) & _WORD)

    def roll(self, limit: i64) -> i64:
        """A number from 0 up to but not including the limit."""
        state = (self._state * 1664525 + 1013904223) & _WORD
        self._state = state
        return (state * limit) >> 32


def shuffle(table: Table, cards: list[int], top: i64 = MOST_CARDS) -> list[int]:
    """The same cards in a new order, or so far shuffled that the `top` ones are random, for dealing no more than these.

    Every shuffle of a game has a stream of its own.
    """
    if table.key:
        table.shuffles += 1
        return keyed_shuffle(table.key, table.shuffles, cards, top)
    new = cards.copy()
    objects = cast("list[object]", new)  # the numbers change their places without being read
    state = _stream(table.seed, table.shuffles)
    table.shuffles += 1
    last: i64 = len(new) - 1
    for i in range(last, max(0, last - top), -1):
        state = (state * _FACTOR + 1442695040888963407) & _LONG
        j = ((state >> 30) * (i + 1)) >> 32
        card = objects[i]
        objects[i] = objects[j]
        objects[j] = card
    return new


def _stream(seed: i64, number: i64) -> i64:
    """The state in which the stream of a shuffle begins: all 62 bits of the seed count."""
    low = _scramble((seed + number * 0x9E3779B) & _WORD)
    high = _scramble(((seed >> 32) + low) & _WORD) & 0x3FFFFFFF
    return (high << 32) | low


def pick(table: Table, limit: i64) -> i64:
    """A number from 0 up to but not including the limit."""
    table.picks += 1
    if table.key:
        return keyed_pick(table.key, table.picks, limit)
    seed: i64 = table.seed
    word = _scramble((seed + table.picks * 0x3C6EF37) & _WORD)
    word = _scramble((word ^ (seed >> 32)) & _WORD)
    return (word * limit) >> 32


def shuffle_pile(table: Table, seat: i64, under: i64 = 0) -> None:
    """Shuffle the draw pile but for the top `under` cards; the kittens of a Catomic Bomb stay there."""
    pile = table.pile
    size = len(pile) - under
    rest = pile[:size] if under else pile
    new = _pinned_order(table, rest) if table.pins else shuffle(table, rest)
    table.pile = new + pile[size:] if under else new
    if table.outcomes is None and table.log is None:
        return
    from_top = new.copy()
    from_top.reverse()
    if table.outcomes is not None:
        table.outcomes.extend(from_top)
    table.tell(SHUFFLED, seat, number=under, cards=from_top, audience=0)


def _pinned_order(table: Table, cards: list[int]) -> list[int]:
    table.shuffles += 1
    wanted = table.pins[: len(cards)]
    table.pins = table.pins[len(cards) :]
    left = cards.copy()
    new: list[int] = []
    for pin in wanted:
        card = pin
        if card == IMPLODING_KITTEN and card not in left:
            card = IMPLODING_KITTEN_UP
        if card not in left:
            raise ImpossiblePin("the pinned pile does not hold the same cards as the pile that is shuffled")
        left.remove(card)
        new.append(card)
    if left:
        raise ImpossiblePin(f"the pile that is shuffled has {len(cards)} cards, the pin has {len(wanted)}")
    new.reverse()
    return new


def _next_pin(table: Table) -> i64:
    table.picks += 1
    pin = table.pins[0]
    table.pins = table.pins[1:]
    return pin


def _note(table: Table, outcome: i64) -> None:
    if table.outcomes is not None:
        table.outcomes.append(outcome)


def _note_random_draw(table: Table, random_draws: list[RandomDraw], cards: list[int]) -> None:
    noted = 0 if table.outcomes is None else len(table.outcomes)
    random_draws.append(RandomDraw(cards, noted, 0 if table.log is None else len(table.log)))


def _cards_of_hand(table: Table, seat: i64, cards: list[int]) -> list[int]:
    """The marked cards of each kind come first, as they do when one is taken."""
    found = cards.copy()
    for kind in table.marks_of(seat):
        if kind in found:
            found[found.index(kind)] = kind | MARKED_CARD
    return found


def take_at_random(table: Table, seat: i64, but: i64 = -1) -> i64:
    """A random card but the kind `but` leaves a hand; MARKED_CARD is added to it if it was marked."""
    hand = table.hands[seat]
    cards = [kind for kind in hand if kind != but] if but >= 0 and has_card(hand, but) else hand
    if table.random_draws is not None:
        _note_random_draw(table, table.random_draws, _cards_of_hand(table, seat, cards))
    if table.pins:
        pin = _next_pin(table)
        kind = pin & ~MARKED_CARD
        if kind not in cards:
            raise ImpossiblePin("the pinned card is not in that hand")
        marks = table.marks_on(seat, kind)
        marked = pin >= MARKED_CARD or marks == cards.count(kind)
        if marked and marks == 0:
            raise ImpossiblePin("the pinned card is not marked")
    else:
        i = pick(table, len(cards))
        kind = cards[i]
        marked = len(table.marked) > 0 and i - cards.index(kind) < table.marks_on(seat, kind)
    if marked:
        table.unmark(seat, kind)
    table.lose_unmarked(seat, kind)
    outcome = kind | MARKED_CARD if marked else kind
    _note(table, outcome)
    return outcome


def random_unmarked(table: Table, seat: i64) -> i64:
    """A random card of a hand that is not marked yet; it stays where it is."""
    cards = table.hands[seat].copy()
    for kind in table.marks_of(seat):
        cards.remove(kind)
    if table.random_draws is not None:
        _note_random_draw(table, table.random_draws, cards)
    if table.pins:
        kind = _next_pin(table) & ~MARKED_CARD
        if kind not in cards:
            raise ImpossiblePin("the pinned card is not an unmarked card of that hand")
    else:
        kind = cards[pick(table, len(cards))]
    _note(table, kind)
    return kind


def take_stored(table: Table) -> i64:
    """A random card leaves the Tower's storage."""
    stored = table.storage.copy()
    if table.random_draws is not None:
        _note_random_draw(table, table.random_draws, table.storage)
    if table.pins:
        kind = _next_pin(table)
        if kind not in stored:
            raise ImpossiblePin("the pinned card is not in the storage")
    else:
        kind = stored[pick(table, len(stored))]
    stored.remove(kind)
    table.storage = stored
    _note(table, kind)
    return kind
