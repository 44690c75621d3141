"""Luck is fair, every shuffle is independent, and a seed always gives the same game."""

from collections import Counter
from math import sqrt

import pytest

from defuse.game.cards.attacks import ATTACK
from defuse.game.cards.skips import SKIP
from defuse.game.chance import MARKED_CARD, Dice, ImpossiblePin, pick, shuffle, shuffle_pile, take_at_random
from defuse.game.kinds import NUMBERS
from defuse.game.library import edition, plan
from defuse.game.options import Options
from defuse.game.setup import deal, new_game
from defuse.game.table import Table, new_table

pytestmark = pytest.mark.quick

TACOCAT = NUMBERS["tacocat"]

SEEDS = range(6000)


def table(seed: int) -> Table:
    return new_table(4, Options(), seed)


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far counts are from equal, in standard deviations of the chi-square distribution."""
    expected = counts.total() / cells
    square = sum((counts[cell] - expected) ** 2 for cell in range(cells)) / expected
    return (square - (cells - 1)) / sqrt(2 * (cells - 1))


@pytest.mark.parametrize("spread", [1, 2**31, 2**33 + 12345], ids=["next to each other", "in the high bits", "wide"])
def test_every_card_comes_to_every_place_equally_often(spread: int) -> None:
    for place in (0, 1, 17, 29):
        found = Counter(shuffle(table(seed * spread), list(range(30)))[place] for seed in SEEDS)
        assert chi_square(found, 30) < 6


def test_neighbours_in_a_shuffled_pile_have_nothing_to_do_with_each_other() -> None:
    found: Counter[int] = Counter()
    for seed in SEEDS:
        new = shuffle(table(seed), list(range(12)))
        found[(new[3] - new[4]) % 12 - 1] += 1
    assert chi_square(found, 11) < 6


def test_one_shuffle_says_nothing_about_the_next() -> None:
    found: Counter[int] = Counter()
    for seed in SEEDS:
        game = table(seed)
        first, second = shuffle(game, list(range(10))), shuffle(game, list(range(10)))
        found[first[0] * 10 + second[0]] += 1
    assert chi_square(found, 100) < 6


def test_a_pile_shuffled_for_dealing_deals_every_card_equally_often() -> None:
    found: Counter[int] = Counter()
    for seed in SEEDS:
        found.update(shuffle(table(seed), list(range(30)), 7)[-7:])
    assert chi_square(found, 30) < 6


def test_picks_and_dice_are_fair() -> None:
    assert chi_square(Counter(pick(table(seed), 7) for seed in SEEDS), 7) < 6
    dice = Dice(3)
    assert chi_square(Counter(dice.roll(13) for _ in range(20000)), 13) < 6


def test_everybody_begins_equally_often() -> None:
    printed = plan(edition("original"), 5)
    assert chi_square(Counter(deal(printed, seed).table.turn for seed in range(3000)), 5) < 6


def test_thieves_take_every_card_equally_often() -> None:
    found: Counter[int] = Counter()
    for seed in SEEDS:
        game = table(seed)
        for kind in (ATTACK, SKIP, SKIP, TACOCAT):
            game.gain(1, kind)
        found[{ATTACK: 0, SKIP: 1, TACOCAT: 3}[take_at_random(game, 1)]] += 1
    assert chi_square(Counter({0: found[0], 1: found[1] // 2, 2: found[1] - found[1] // 2, 3: found[3]}), 4) < 6


def test_picks_do_not_disturb_shuffles() -> None:
    one, other = table(5), table(5)
    pick(one, 4)
    assert shuffle(one, list(range(20))) == shuffle(other, list(range(20)))


def test_the_same_seed_deals_the_same_game_and_another_seed_another_one() -> None:
    one, same, other = (new_game("original+barking", 4, seed).table for seed in (1, 1, 2))
    assert (one.hands, one.pile) == (same.hands, same.pile)
    assert (one.hands, one.pile) != (other.hands, other.pile)


def test_the_generator_is_the_same_on_every_machine() -> None:
    """Fixed values: records do not need this, but seeds that people share do."""
    assert shuffle(table(2**61 + 7), list(range(12))) == [6, 7, 4, 8, 10, 5, 1, 9, 0, 11, 2, 3]


def test_a_pinned_pile_must_hold_the_same_cards() -> None:
    game = table(0)
    game.pile = [SKIP, ATTACK]
    game.pins = [SKIP, SKIP]
    with pytest.raises(ImpossiblePin):
        shuffle_pile(game, 0)


def test_the_possible_outcomes_of_each_pick_are_noted() -> None:
    marked = table(1)
    marked.take_up(0, [TACOCAT, TACOCAT, SKIP])
    marked.mark(0, TACOCAT)
    marked.outcomes, marked.random_draws = [], []
    taken = [take_at_random(marked, 0), take_at_random(marked, 0)]
    first, second = marked.random_draws
    assert first.cards == [SKIP, TACOCAT | MARKED_CARD, TACOCAT]
    assert sorted([*second.cards, taken[0]]) == sorted(first.cards)
    assert [first.number, second.number] == [0, 1]
    assert all(marked.outcomes[random_draw.number] in random_draw.cards for random_draw in (first, second))
