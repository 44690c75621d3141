"""Enumerates every table that fits what one seat has seen and heard, by playing all of them in parallel.

Of `sight` it uses only the redaction. Each table is a game of its own. When another player chooses in secret, or chance
decides, it continues in every possible way, and games in which the seat would hear something else are dropped. Cards
are individuals: a table counts once for each arrangement of the single cards.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from math import factorial, prod

from defuse.game import events as e
from defuse.game import moves as m
from defuse.game.agenda import CHOOSE_RESCUE
from defuse.game.cards.futures import top_cards
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.kinds import EXPLODING_KITTEN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP, PLACES, TOWER_OF_POWER
from defuse.game.moves import Move
from defuse.game.options import Options
from defuse.game.table import bearer_of, kind_of, new_table
from defuse.game.turns import begin_turn
from defuse.sight.redaction import redact

NEVER_DEALT = (EXPLODING_KITTEN, IMPLODING_KITTEN)


def lay(hands: list[list[int]], pile: list[int], storage: list[int], options: Options) -> Game:
    """A freshly dealt game with these cards; the pile from the top."""
    table = new_table(len(hands), options, 0)
    for seat, hand in enumerate(hands):
        table.take_up(seat, hand)
    table.pile = pile[::-1]
    table.storage = storage.copy()
    cast = Counter([*pile, *storage, *(card for hand in hands for card in hand)])
    table.play_with([cast[kind] for kind in range(PLACES)])
    table.quick = True
    table.tell(e.DEALT, 0)
    begin_turn(table, 0, 1, False)
    return Game(table)


class EveryTable:
    """The games that may be the true one, each with its weight."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.games: dict[object, tuple[Game, float]] = {}
        table = game.table
        others = [other for other in range(table.seats) if other != seat]
        hidden = [card for other in others for card in table.hands[other]] + table.pile + table.storage
        for cards in _orders(hidden):
            hands, left = [hand.copy() for hand in table.hands], list(cards)
            for other in others:
                hands[other], left = left[: len(hands[other])], left[len(hands[other]) :]
            pile, storage = left[: len(table.pile)], left[len(table.pile) :]
            if not any(card in NEVER_DEALT for hand in [*hands, storage] for card in hand):
                self._add(lay(hands, pile, storage, table.options), 1.0, self.games)

    def _add(self, game: Game, weight: float, games: dict[object, tuple[Game, float]]) -> None:
        key = _hidden(game)
        there = games.get(key)
        games[key] = (game, weight) if there is None else (there[0], there[1] + weight)

    def follow(self, seat: int, move: Move, events: list[Event]) -> None:
        """Continue every table in all possible ways, and keep those from which the seat hears the same."""
        heard = _heard(events, self.seat)
        after: dict[object, tuple[Game, float]] = {}
        for game, weight in self.games.values():
            for new, ways in self._ways(game, seat, move, heard):
                self._add(new, weight * ways, after)
        self.games = after
        assert after, "not even the true table fits"

    def _ways(self, game: Game, seat: int, move: Move, heard: list[object]) -> Iterator[tuple[Game, float]]:
        for chosen, ways in self._choices(game, seat, move):
            for new, outcomes in _played(game, seat, chosen):
                for end, more in self._rescued(new):
                    if _heard(end.events, self.seat) == heard:
                        factor = _shown(game, seat, chosen, end.events)
                        end.table.log = None
                        yield end, ways * outcomes * more * factor

    def _choices(self, game: Game, seat: int, move: Move) -> Iterator[tuple[Move, int]]:
        """The moves that may have been made, each with the number of single cards it may have been about."""
        table = game.table
        if seat == self.seat:
            yield move, 1
        elif move.verb == m.INSERT:
            yield from ((m.insert(depth), 1) for depth in range(len(table.pile) + 1))
        elif move.verb == m.ORDER:
            top = top_cards(table, table.agenda[-1].number)
            yield from ((m.order(list(cards)), _repeats(cards)) for cards in set(permutations(top)))
        elif move.verb in (m.GIVE, m.PUT):
            for kind in set(table.hands[seat]):
                chosen = m.give(kind) if move.verb == m.GIVE else m.put(kind)
                yield chosen, table.hands[seat].count(kind)
        else:
            yield move, 1

    def _rescued(self, game: Game) -> Iterator[tuple[Game, int]]:
        """The game after every possible secret choice of the others."""
        agenda = game.table.agenda
        if not agenda or agenda[-1].what != CHOOSE_RESCUE or agenda[-1].seat == self.seat:
            yield game, 1
            return
        for choice in game.legal_moves(agenda[-1].seat):
            new = _copy(game)
            assert new.submit(agenda[-1].seat, choice) is None
            yield from self._rescued(new)

    def chance(self, end: int, imploding_on_top: bool) -> float:
        """The chance that the card at an end of the pile is deadly, given what is visible on top."""
        deadly = total = 0.0
        for game, weight in self.games.values():
            pile = game.table.pile
            if (pile[-1] == IMPLODING_KITTEN_UP) == imploding_on_top:
                total += weight
                deadly += weight * (pile[-1 - end] in (EXPLODING_KITTEN, IMPLODING_KITTEN_UP))
        return deadly / total


def _orders(cards: list[int]) -> Iterator[tuple[int, ...]]:
    """Every distinct order of some cards, once."""
    if not cards:
        yield ()
    for kind in sorted(set(cards)):
        left = cards.copy()
        left.remove(kind)
        for rest in _orders(left):
            yield (kind, *rest)


def _repeats(cards: Iterable[int]) -> int:
    """How many orders of single cards give the same order of kinds."""
    return prod(factorial(count) for count in Counter(cards).values())


def _hidden(game: Game) -> object:
    table = game.table
    agenda = tuple(str(step.as_list()) for step in table.agenda)
    cards = tuple(tuple(cards) for cards in (*table.hands, table.pile, table.storage, table.air, table.removed))
    return cards, tuple(table.marked), agenda


def _heard(events: list[Event], seat: int) -> list[object]:
    return [known.as_list() for event in events if (known := redact(event, seat)) is not None]


def _copy(game: Game) -> Game:
    new = game.clone()
    new.table.log = list(game.events)
    return new


def _played(game: Game, seat: int, move: Move) -> Iterator[tuple[Game, int]]:
    """The game after a move, for every outcome of chance."""
    first = _copy(game)
    first.table.log = []
    first.table.outcomes = []
    if first.submit(seat, move) is not None:
        return
    if not first.table.outcomes:
        yield first, 1
        return
    shuffled = [event for event in first.events if event.what == e.SHUFFLED]
    outcomes = first.table.outcomes
    if shuffled:
        assert sorted(outcomes) == sorted(shuffled[0].cards)
        choices = [(list(cards), _repeats(outcomes)) for cards in _orders(sorted(outcomes))]
    else:
        assert len(outcomes) == 1
        choices = [([outcome], count) for outcome, count in _possible(game, seat, move).items()]
    for pins, ways in choices:
        new = game.clone()
        new.table.log = []
        new.table.pins = pins
        assert new.submit(seat, move) is None
        assert not new.table.pins
        yield new, ways


def _possible(game: Game, seat: int, move: Move) -> Counter[int]:
    """The single cards that may be picked by chance: by a pair, a Mark, or from the Tower's storage."""
    table = game.table
    if table.storage and any(
        kind_of(code) == TOWER_OF_POWER and bearer_of(code) == move.target for code in table.front
    ):
        return Counter(table.storage)
    outcomes: Counter[int] = Counter(table.hands[move.target])
    marks: Counter[int] = Counter(table.marks_of(move.target))
    if move.verb == m.PLAY:  # Mark
        return outcomes - marks
    found: Counter[int] = outcomes - marks
    for kind, count in marks.items():
        found[kind | 128] += count
    return found


def _shown(game: Game, seat: int, move: Move, events: list[Event]) -> int:
    """How many single cards the shown cards of hands may have been."""
    ways = 1
    hands = [Counter(hand) for hand in game.table.hands]
    for event in events:
        shown: list[int] = []
        if event.what == e.PLAYED and event.act is not None:
            shown = event.act.cards
        elif event.what == e.DEFUSED:
            shown = [event.card]
        for card in shown:
            ways *= max(1, hands[event.seat][card])
            hands[event.seat][card] -= 1
    return ways
