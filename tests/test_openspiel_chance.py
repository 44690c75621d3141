"""Chance nodes are exact: deciding cards late, or never, gives the same results as dealing every card at once."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from defuse.adapters.asking import next_asked
from defuse.encoding.actions import Actions
from defuse.encoding.speller import Speller, seen_at
from defuse.game.engine import Game
from defuse.game.kinds import DEFUSE, NAMES
from defuse.game.library import Plan, edition, plan, read_recipe
from defuse.game.moves import NOBODY, Move
from defuse.game.setup import bare_table, deal_hand
from defuse.game.turns import begin_turn
from tests.openspiel_games import load

HEAD = (
    'title = "Few"\nplayers = [2, 2]\nhand = { cards = 1, defuses = 1 }\n\n[cards]\nexploding_kitten = 1\ndefuse = 2\n'
)

# All uses of chance, each with as few cards as possible.
FEW = {
    "drawing": {"skip": 3, "nope": 1},
    "looking": {"see_the_future_3": 1, "skip": 2, "nope": 1},
    "shuffling": {"shuffle": 2, "skip": 2},
    "stealing": {"tacocat": 3, "skip": 1},
    "from the bottom": {"draw_from_the_bottom": 1, "swap_top_and_bottom": 1, "skip": 2},
    "collecting": {"garbage_collection": 1, "skip": 2},
    "imploding": {"imploding_kitten": 1, "shuffle": 2, "skip": 1},
    "marking": {"mark": 2, "favor": 1},
    "bombing": {"catomic_bomb": 1, "skip": 3},
    "blind": {"curse_of_the_cat_butt": 2, "skip": 2},
}


@pytest.mark.parametrize("name", FEW)
def test_random_players_win_as_often_as_if_all_luck_were_decided_at_once(name: str, tmp_path: Path) -> None:
    file = tmp_path / "few.toml"
    file.write_text(HEAD + "".join(f"{kind} = {number}\n" for kind, number in FEW[name].items()), encoding="utf-8")
    game = load(str(file), 2, options="first_player:0")
    planned = plan(edition(read_recipe(file)), 2, {"first_player": 0})
    assert float(_wins(game.new_initial_state())) == pytest.approx(float(_wins_dealt_at_once(planned)), abs=1e-12)


def _wins(state: Any) -> float:
    """How often seat 0 wins if both players choose at random."""
    if state.is_terminal():
        return float(state.returns()[0] > 0)
    if state.is_chance_node():
        return float(sum(chance * _wins(state.child(outcome)) for outcome, chance in state.chance_outcomes()))
    actions = state.legal_actions()
    return sum(_wins(state.child(action)) for action in actions) / len(actions)


# The same by brute force: every order of the whole pile, and of every shuffle


def _wins_dealt_at_once(planned: Plan) -> Fraction:
    cards = planned.pile + [DEFUSE] * planned.early_defuses
    total = Fraction(0)
    deals = _orders(tuple(cards), planned.cards_each * 2)
    for (hands, rest), chance in deals.items():
        pile = [*rest, *[DEFUSE] * planned.late_defuses, *planned.kittens]
        orders = _orders(tuple(pile), len(pile))
        for (order, _), likely in orders.items():
            table = bare_table(planned, 0, quick=True)
            for seat in range(2):
                deal_hand(table, planned, seat, list(hands[seat * planned.cards_each :][: planned.cards_each]))
            table.pile = list(order)
            begin_turn(table, 0, 1, False)
            total += chance * likely * _wins_from(Game(table))
    return total


@cache
def _orders(cards: tuple[int, ...], top: int) -> dict[tuple[tuple[int, ...], tuple[int, ...]], Fraction]:
    """The possible first cards, with the remaining ones, and their probabilities."""
    found = Counter(
        (order, tuple(sorted((Counter(cards) - Counter(order)).elements()))) for order in permutations(cards, top)
    )
    return {way: Fraction(number, found.total()) for way, number in found.items()}


def _wins_from(game: Game) -> Fraction:
    seat = next_asked(game)
    if seat == NOBODY:
        return Fraction(game.winner == 0)
    actions = Actions(game.table.cast, 2)
    moves = game.legal_moves(seat)
    if len(moves) == 1 and not moves[0].open:
        return _after(game, seat, moves[0])
    return _spelled(game, seat, Speller(actions, moves, seen_at(game.table, seat)))


def _spelled(game: Game, seat: int, speller: Speller) -> Fraction:
    if speller.move is not None:
        return _after(game, seat, speller.move)
    total = Fraction(0)
    for action in speller.open:
        further = speller.copy()
        further.choose(action)
        total += _spelled(game, seat, further)
    return total / len(speller.open)


def _after(game: Game, seat: int, move: Move, pins: tuple[int, ...] = ()) -> Fraction:
    """The result of a move, over all outcomes of its luck."""
    twin = game.clone()
    table = twin.table
    table.pins, table.outcomes, table.log, table.random_draws = list(pins), [], [], []
    assert twin.submit(seat, move) is None
    outcomes, table.outcomes = table.outcomes, None
    ways = _undecided(twin, tuple(outcomes), len(pins))
    if ways is None:
        return _wins_from(twin)
    total = sum(ways.values())
    return sum((Fraction(number, total) * _after(game, seat, move, way) for way, number in ways.items()), Fraction(0))


def _undecided(twin: Game, outcomes: tuple[int, ...], pinned: int) -> Counter[tuple[int, ...]] | None:
    """What the first luck of a move that is not pinned can come to, all of it together with what was before."""
    if len(outcomes) == pinned:
        return None
    random_draws = [random_draw for random_draw in twin.table.random_draws or [] if random_draw.number == pinned]
    if random_draws:
        return Counter((*outcomes[:pinned], lot) for lot in random_draws[0].cards)
    later = [random_draw.number for random_draw in twin.table.random_draws or [] if random_draw.number > pinned]
    until = min(later, default=len(outcomes))
    return Counter((*outcomes[:pinned], *order) for order in permutations(outcomes[pinned:until]))


# Hands


def test_hands_are_dealt_as_often_as_there_are_ways_to_deal_them() -> None:
    game = load("recipe:cat-fight", 2, options="first_player:0")
    found: dict[tuple[tuple[int, ...], ...], float] = {}
    for hands, chance in _dealt(game.new_initial_state(), 1.0):
        assert hands not in found, "every deal comes about in one way only"
        found[hands] = chance
    cards = plan(edition("recipe:cat-fight"), 2).pile
    expected = Counter(
        (_hand(cards, one), _hand(cards, other))
        for one in combinations(range(len(cards)), 2)
        for other in combinations([card for card in range(len(cards)) if card not in one], 2)
    )
    assert set(found) == set(expected)
    for hands, number in expected.items():
        assert found[hands] == pytest.approx(number / expected.total()), [
            [NAMES[card] for card in hand] for hand in hands
        ]


def _hand(cards: list[int], chosen: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted([DEFUSE, *(cards[card] for card in chosen)]))


def _dealt(state: Any, chance: float) -> Iterator[tuple[tuple[tuple[int, ...], ...], float]]:
    game = state.run.game
    if game is not None:
        yield tuple(tuple(hand) for hand in game.table.hands), chance
        return
    for outcome, likely in state.chance_outcomes():
        yield from _dealt(state.child(outcome), chance * likely)
