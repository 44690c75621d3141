"""Estimates, their intervals, and which differences count as real."""

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

from defuse.bots.entrants import entrant
from defuse.game.library import Edition, edition, recipe_from
from defuse.lab.running.tables import Setup
from defuse.lab.running.work import ThisProcess
from defuse.lab.simulate.compare import Difference, Measure, NothingInCommon, compare, measures
from defuse.lab.simulate.findings import Findings, findings
from defuse.lab.simulate.simulate import Run, simulate
from defuse.lab.statistics.estimates import (
    Estimate,
    Products,
    Worth,
    around,
    chance_of,
    difference,
    holm,
    mean,
    quantile,
    ratio,
    share,
    worth,
)

# Estimates


def test_the_mean_of_a_histogram() -> None:
    found = mean([0, 2, 0, 2])  # 1, 1, 3, 3
    assert found is not None
    assert found.value == 2
    assert found.error == pytest.approx(sqrt(4 / 3 / 4))
    assert found.high - found.value == pytest.approx(1.96 * found.error, rel=1e-3)
    assert mean([0, 0]) is None


def test_quantiles_of_a_histogram() -> None:
    assert [quantile([0, 1, 1, 1, 1], part) for part in (0.05, 0.25, 0.5, 0.75, 0.95, 1.0)] == [1, 1, 2, 3, 4, 4]
    assert quantile([5], 0.5) == 0


def test_a_share_by_wilson() -> None:
    found = share(2, 10)  # as in the textbooks: 5.7 % to 51.0 %
    assert found is not None
    assert [found.low, found.high] == pytest.approx([0.0567, 0.5098], abs=1e-4)
    none = share(0, 100)
    assert none is not None
    assert none.low == 0 < none.high < 0.05
    assert share(0, 0) is None


def test_a_ratio_has_the_spread_of_games() -> None:
    """Compared with the jackknife, which leaves out each game once."""
    random = Random(1)
    games = [(random.randrange(1, 9), random.randrange(5, 20)) for _ in range(400)]
    sums = Products(
        games=len(games),
        part=sum(part for part, _ in games),
        whole=sum(whole for _, whole in games),
        part_squared=sum(part**2 for part, _ in games),
        whole_squared=sum(whole**2 for _, whole in games),
        part_whole=sum(part * whole for part, whole in games),
    )
    found = ratio(sums)
    assert found is not None
    left_out = [(sums.part - part) / (sums.whole - whole) for part, whole in games]
    assert found.value == pytest.approx(sums.part / sums.whole)
    assert found.error == pytest.approx(jackknife(left_out), rel=0.02)


def jackknife(left_out: Sequence[float]) -> float:
    games = len(left_out)
    centre = sum(left_out) / games
    return sqrt((games - 1) / games * sum((value - centre) ** 2 for value in left_out))


def games_with_a_card(random: Random, games: int, players: int, chance: float, bonus: float) -> list[tuple[int, int]]:
    """How many players of each game have a card, and whether the winner is one of them; the card is worth a bonus."""
    found = []
    for _ in range(games):
        holders = [random.random() < chance for _ in range(players)]
        winner = random.choices(range(players), [1 + bonus * holds for holds in holders])[0]
        found.append((sum(holders), int(holders[winner])))
    return found


def table_of(games: Sequence[tuple[int, int]], players: int) -> list[int]:
    table = [0] * (2 * players + 2)
    for having, won in games:
        if having:  # games in which nobody has it are not counted there
            table[2 * having + won] += 1
    return table


def worth_of(games: Sequence[tuple[int, int]], players: int) -> Worth:
    found = worth(table_of(games, players), len(games), players)
    assert found is not None
    return found


def test_what_a_card_is_worth_has_the_spread_of_games() -> None:
    games = games_with_a_card(Random(2), 300, 4, 0.3, 0.5)
    found = worth_of(games, 4)
    assert found.holders == sum(having for having, _ in games)
    assert found.rate == sum(won for _, won in games) / found.holders
    assert found.other_rate == sum(1 - won for _, won in games) / found.others
    left_out = [worth_of(games[:i] + games[i + 1 :], 4).difference.value for i in range(len(games))]
    assert found.difference.error == pytest.approx(jackknife(left_out), rel=0.03)


def test_intervals_of_worth_hold_the_truth() -> None:
    """19 times in 20; missing it more often than 1 in 9, or less often than 1 in 60, has a chance below 1 in 10,000."""
    random = Random(3)
    truth = worth_of(games_with_a_card(random, 60_000, 3, 0.4, 0.4), 3).difference.value
    held = 0
    for _ in range(500):
        found = worth_of(games_with_a_card(random, 250, 3, 0.4, 0.4), 3).difference
        held += found.low <= truth <= found.high
    assert 1 - 1 / 9 < held / 500 < 1 - 1 / 60


def test_a_few_unlucky_holders_prove_nothing() -> None:
    """33 players had a card at tables of six and none of them won: that happens one time in 400."""
    found = worth([0, 0, 33, 0, *[0] * 10], 60, 6)
    assert found is not None
    assert found.rate == 0
    assert 0.01 < chance_of(found.difference) < 0.1


def test_what_everybody_or_hardly_anybody_has_cannot_be_valued() -> None:
    assert worth([0, 0, 0, 0, 0, 100], 100, 2) is None
    assert worth([0, 0, 0, 5, 0, 0], 100, 2) is None
    assert worth([0] * 6, 100, 2) is None


# Many differences


def test_holm_corrects_step_by_step() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_the_chance_of_a_difference() -> None:
    assert chance_of(around(1.96, 1.0)) == pytest.approx(0.05, abs=1e-4)
    assert chance_of(around(-1.96, 1.0)) == pytest.approx(0.05, abs=1e-4)
    assert chance_of(around(0.0, 0.0)) == 1
    assert chance_of(around(0.5, 0.0)) == 0
    one, other = Estimate(1.0, 0.4, 1.6, 0.3), Estimate(3.0, 2.2, 3.8, 0.4)
    assert (difference(one, other).value, difference(one, other).error) == (2.0, 0.5)


def own(title: str, players: tuple[int, int] = (2, 4), **cards: int | str) -> Edition:
    everything = {"exploding_kitten": "players - 1", "defuse": "players + 1", "tacocat": 3, **cards}
    table = {"title": title, "players": list(players), "hand": {"cards": 2, "defuses": 1}, "cards": everything}
    return edition(recipe_from(table, title))


SMALL = own("small", skip=2, nope=2, shuffle=1)


def found(what: Edition, players: int, games: int, seed: int, side: int = 0, **options: object) -> Findings:
    run = Run(Setup(what, players, options), entrant("random"), games, seed, side)
    return findings(simulate([run], ThisProcess())[0])


@pytest.fixture(scope="module")
def alike() -> list[list[Difference]]:
    """Sixty comparisons of a recipe with itself, with different deals on both sides."""
    return [compare([found(SMALL, 3, 150, seed)], [found(SMALL, 3, 150, seed, 1)]) for seed in range(60)]


def test_a_recipe_is_hardly_ever_taken_to_differ_from_itself(alike: list[list[Difference]]) -> None:
    """At most 5 % may show any real difference: 3 of 60. Eleven or more would have a chance below 1 in 4,000."""
    alarms = sum(any(each.real for each in differences) for differences in alike)
    assert alarms <= 10


def test_single_chances_are_as_stated(alike: list[list[Difference]]) -> None:
    """Of all differences one in twenty has a p-value below 5 %, as it should be."""
    chances = [each.chance for differences in alike for each in differences]
    assert len(chances) > 800
    assert 0.02 < sum(chance < 0.05 for chance in chances) / len(chances) < 0.09
    assert 0.4 < sum(chances) / len(chances) < 0.6


def test_real_differences_are_found() -> None:
    long = own("long", skip=2, nope=2, shuffle=1, beard_cat=12)
    differences = {each.measure: each for each in compare([found(SMALL, 3, 300, 1)], [found(long, 3, 300, 1, 1)])}
    turns = differences[Measure(3, "turns")]
    assert turns.real
    assert turns.found.low > 2
    assert turns.found.value == pytest.approx(turns.other.value - turns.one.value)
    assert not any(each.real for measure, each in differences.items() if measure.what == "unfinished")
    assert all(each.corrected >= each.chance for each in differences.values())


def test_only_what_both_sides_have_is_compared() -> None:
    pairs = own("pairs", nope=2, attack=3)
    one = [found(SMALL, players, 60, 1) for players in (2, 3)]
    other = [found(pairs, players, 60, 1, 1) for players in (3, 4)]
    compared = compare(one, other)
    assert {each.measure.players for each in compared} == {3}
    kinds = {each.measure.of for each in compared if each.measure.what == "used"}
    assert "nope" in kinds
    assert not kinds & {"skip", "attack", "shuffle"}
    assert not any(each.measure.what == "out" for each in compared)  # only Exploding Kittens on both sides
    assert {measure for measure, _ in measures(one[1])} > {each.measure for each in compared}
    with pytest.raises(NothingInCommon):
        compare(one[:1], other)
