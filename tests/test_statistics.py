"""Intervals, sequential tests and ratings, on cases that are known by hand or by many trials."""

from collections import Counter
from collections.abc import Sequence
from math import exp, inf, isclose, log, sqrt
from random import Random

import pytest

from defuse.lab.statistics.plackett_luce import POINTS, Order, Stages, inverse, ratings, solution
from defuse.lab.statistics.rates import rate, student, wilson
from defuse.lab.statistics.sequential import (
    BATCH,
    Hypotheses,
    SequentialTest,
    likeliest_with_mean,
    log_likelihood_ratio,
    win_rate,
)

# Win rates


def test_a_deal_is_one_observation() -> None:
    """Deals of four games, half of them won throughout: their number counts, not that of the games."""
    found = rate([1.0, 0.0] * 50, 4)
    assert (found.value, found.deals, found.games) == (0.5, 100, 400)
    assert isclose(found.error, sqrt((0.25 + 0.25 / 4 / 100) / 100))
    assert isclose(found.design, 4, rel_tol=0.01)
    low, high = wilson(0.5, 100, student(99))
    assert isclose(found.low, low, rel_tol=0.01)
    assert isclose(found.high, high, rel_tol=0.01)


def test_independent_games_are_counted_as_games() -> None:
    random = Random("independent")
    scores = [sum(random.random() < 0.25 for _ in range(4)) / 4 for _ in range(4000)]
    found = rate(scores, 4)
    assert 0.9 < found.design < 1.1
    assert isclose(found.error, sqrt(0.25 * 0.75 / 16_000), rel_tol=0.1)


def test_wilsons_interval_by_hand() -> None:
    """Ten of a hundred, with the quantile 2: the middle is (0.1 + 0.02) / 1.04."""
    low, high = wilson(0.1, 100, 2)
    assert isclose((low + high) / 2, 0.12 / 1.04)
    assert isclose((high - low) / 2, 2 * sqrt(0.0009 + 0.0001) / 1.04)


def test_students_quantiles_are_those_of_the_tables() -> None:
    printed = {3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    for freedom, quantile in printed.items():
        assert isclose(student(freedom), quantile, rel_tol=0.01)


@pytest.mark.parametrize("score", [0.0, 0.25, 1.0])
def test_results_that_are_all_alike_still_leave_a_doubt(score: float) -> None:
    few, many = rate([score] * 3, 4), rate([score] * 300, 4)
    assert few.high - few.low > 0.2
    assert 0 < many.high - many.low < 0.05
    assert few.low <= score <= few.high


def test_nothing_played_is_nothing_known() -> None:
    found = rate([], 4)
    assert (found.low, found.high, found.games) == (0.0, 1.0, 0)
    assert found.verdict(0.25) == 0


def test_the_verdict_compares_with_par() -> None:
    found = rate([1.0, 0.75] * 50, 4)
    assert found.verdict(0.25) == 1
    assert found.verdict(0.999) == -1
    assert found.verdict(found.value) == 0
    assert found.over(0.25) == (found.value * 4, found.low * 4, found.high * 4)


@pytest.mark.parametrize(
    ("deals", "games", "chance", "likeness"),
    [(20, 4, 0.25, 2.0), (100, 4, 0.25, 2.0), (100, 2, 0.5, 1.0), (60, 4, 0.25, inf), (300, 3, 0.05, 5.0)],
)
def test_intervals_hold_the_truth_as_often_as_they_say(deals: int, games: int, chance: float, likeness: float) -> None:
    """Clustered data: every deal has its own chance (beta distributed), the same for all its games."""
    random = Random(f"{deals} {games} {chance} {likeness}")

    def score() -> float:
        own = chance
        if likeness < inf:
            own = random.betavariate(chance * likeness, (1 - chance) * likeness)
        return sum(random.random() < own for _ in range(games)) / games

    tries = 400
    held = 0
    for _ in range(tries):
        found = rate([score() for _ in range(deals)], games)
        held += found.low <= chance <= found.high
    assert held / tries > 0.91
    if likeness < inf:
        assert held < tries


def test_intervals_that_count_games_would_promise_too_much() -> None:
    """The reason for clustering by deal."""
    random = Random("naive")
    tries, held = 400, 0
    for _ in range(tries):
        games: list[float] = []
        for _ in range(60):
            chance = random.betavariate(0.5, 1.5)
            games += [float(random.random() < chance) for _ in range(4)]
        found = rate(games, 1)
        held += found.low <= 0.25 <= found.high
    assert held / tries < 0.9


# Sequential tests


def test_the_bounds_are_walds() -> None:
    known = Hypotheses()
    assert isclose(known.upper, log(0.95 / 0.05))
    assert isclose(known.lower, -known.upper)


def test_an_effect_is_a_win_rate() -> None:
    assert win_rate(0.0, 0.25) == 0.25
    assert isclose(win_rate(0.05, 0.5), 0.525)
    assert isclose(win_rate(0.1, 0.25), 0.25 + 0.1 * sqrt(3) / 4)


def test_the_ratio_of_single_games_is_the_simple_one() -> None:
    """If a deal is one game, there is only one distribution with a given mean."""
    seen = Counter({1.0: 60, 0.0: 40})
    found = log_likelihood_ratio(seen, 1, 0.5, 0.55)
    assert isclose(found, 60 * log(0.55 / 0.5) + 40 * log(0.45 / 0.5), abs_tol=0.01)


def test_the_likeliest_distribution_has_the_mean_and_no_rival() -> None:
    shares = {0.0: 0.5, 0.5: 0.3, 1.0: 0.2}
    found = likeliest_with_mean(shares, 0.5)
    assert isclose(sum(found.values()), 1)
    assert isclose(sum(score * share for score, share in found.items()), 0.5)

    def likelihood(distribution: dict[float, float]) -> float:
        return sum(share * log(distribution[score]) for score, share in shares.items())

    for shift in (0.01, -0.01):  # the other distributions with this mean
        rival = {0.0: found[0.0] + shift, 0.5: found[0.5] - 2 * shift, 1.0: found[1.0] + shift}
        assert likelihood(rival) < likelihood(found)


def test_equal_results_are_soon_found_to_be_equal() -> None:
    """Two equal bots share every deal: no spread at all, and exactly par."""
    test = SequentialTest(Hypotheses(), 0.5, 2)
    looks = 0
    while not test.add(0.5):
        looks += 1
        assert looks < 100 * BATCH
    assert test.accepted == 0


def test_it_is_decided_only_at_the_end_of_a_batch_and_then_for_good() -> None:
    test = SequentialTest(Hypotheses(0, 0.2), 0.5, 1)
    decided = [test.add(1.0) for _ in range(20 * BATCH)]
    first = decided.index(True)
    assert (first + 1) % BATCH == 0
    assert all(decided[first:])
    assert test.path[-1] == (first + 1, test.ratio)
    assert test.accepted == 1


@pytest.mark.parametrize(("effect", "wrong"), [(0.0, 1), (0.2, 0)])
@pytest.mark.parametrize("games", [1, 4])
def test_the_errors_are_as_rare_as_stated(effect: float, wrong: int, games: int) -> None:
    random = Random(f"{effect} {games}")
    par = 1 / max(2, games)
    chance = win_rate(effect, par)
    tries, errors = 300, 0
    for _ in range(tries):
        test = SequentialTest(Hypotheses(0, 0.2), par, games)
        while not test.add(sum(random.random() < chance for _ in range(games)) / games):
            pass
        errors += test.accepted == wrong
    assert errors / tries < 0.09  # stated: 0.05, and 300 tries can be three standard deviations off


def test_the_middle_is_a_coin_toss_that_takes_longest() -> None:
    random = Random("middle")

    def length(effect: float) -> float:
        total = 0
        for _ in range(60):
            test = SequentialTest(Hypotheses(0, 0.2), 0.5, 1)
            while not test.add(float(random.random() < win_rate(effect, 0.5))):
                pass
            total += test.path[-1][0]
        return total / 60

    assert length(0.1) > 1.2 * max(length(0.0), length(0.2))


# Ratings


def drawn_order(strengths: Sequence[float], players: Sequence[int], random: Random) -> Order:
    left, order = list(players), []
    while left:
        (place,) = random.choices(range(len(left)), [exp(strengths[player]) for player in left])
        order.append(left.pop(place))
    return tuple(order)


def test_two_players_are_rated_by_their_odds() -> None:
    """75 wins to 25, with half a win for each as a prior."""
    found = ratings(2, [(number, (0, 1) if number % 4 else (1, 0)) for number in range(100)])
    assert isclose(found.points[0] - found.points[1], POINTS * log(75.5 / 25.5), rel_tol=1e-6)
    assert isclose(sum(found.points), 0, abs_tol=1e-6)
    information = 101 * (75.5 / 101) * (25.5 / 101)
    difference, half = found.difference(0, 1)
    assert isclose(difference, found.points[0] - found.points[1])
    assert isclose(half, student(99) * POINTS / sqrt(information), rel_tol=0.05)


def test_four_hundred_points_are_ten_times_the_strength() -> None:
    assert isclose(exp(400 / POINTS), 10)


def test_an_order_of_three_by_hand() -> None:
    """The chance of 0 before 1 before 2 is a / (a + b + c) times b / (b + c)."""
    stages = Stages(3)
    stages.add((0, 1, 2))
    strengths = [log(3), log(2), log(1)]
    assert isclose(stages.log_likelihood(strengths), log(3 / 6) + log(2 / 3))
    assert [round(part, 9) for part in stages.slope(strengths)] == [
        round(1 - 3 / 6, 9),
        round(1 - 2 / 6 - 2 / 3, 9),
        round(-1 / 6 - 1 / 3, 9),
    ]


def test_the_slope_is_that_of_the_likelihood() -> None:
    random = Random("slope")
    stages = Stages(4)
    for _ in range(20):
        stages.add(drawn_order([0.0] * 4, [random.randrange(4) for _ in range(4)], random))
    strengths = [random.random() for _ in range(4)]
    for player in range(4):
        moved = strengths.copy()
        moved[player] += 1e-6
        slope = (stages.log_likelihood(moved) - stages.log_likelihood(strengths)) / 1e-6
        assert isclose(slope, stages.slope(strengths)[player], abs_tol=1e-3)
        turn = (stages.slope(moved)[0] - stages.slope(strengths)[0]) / 1e-6
        assert isclose(-turn, stages.information(strengths)[0][player], abs_tol=1e-3)


def test_known_strengths_are_found_again_and_intervals_hold_them() -> None:
    """Five players at tables of four, some of them twice at a table; two games per deal."""
    random = Random("recovered")
    strengths = [-0.9, -0.2, 0.0, 0.4, 0.7]
    tries, held = 60, 0
    for _ in range(tries):
        games = []
        for deal in range(150):
            players = [*random.sample(range(5), 3), random.randrange(5)]
            games += [(deal, drawn_order(strengths, players, random)) for _ in range(2)]
        found = ratings(5, games)
        for player, strength in enumerate(strengths):
            low, high = found.interval(player)
            held += low <= POINTS * strength <= high
            assert abs(found.points[player] - POINTS * strength) < 6 * found.errors[player]
    assert 0.90 < held / (5 * tries) < 1


def test_deals_whose_games_are_all_alike_are_counted_once() -> None:
    random = Random("alike")
    orders = [drawn_order([0.3, -0.3], (0, 1), random) for _ in range(400)]
    alone = ratings(2, list(enumerate(orders)))
    fourfold = ratings(2, [(deal, order) for deal, order in enumerate(orders) for _ in range(4)])
    assert isclose(alone.points[0], fourfold.points[0], rel_tol=0.02)
    assert isclose(alone.errors[0], fourfold.errors[0], rel_tol=0.02)


def test_a_player_who_always_wins_has_a_rating() -> None:
    found = ratings(3, [(number, (0, 1, 2)) for number in range(20)])
    assert found.points[0] > found.points[1] > found.points[2]
    assert max(map(abs, found.points)) < 2000
    assert min(found.errors) > 20


def test_the_order_of_the_games_does_not_matter() -> None:
    random = Random("order")
    games = [(number // 2, drawn_order([0.5, 0.0, -0.5], (0, 1, 2), random)) for number in range(100)]
    one, other = ratings(3, games), ratings(3, games[::-1])
    assert one.points == pytest.approx(other.points)
    assert one.errors == pytest.approx(other.errors)


def test_equations_are_solved() -> None:
    matrix = [[0.0, 2.0, 1.0], [2.0, 1.0, 0.0], [1.0, 0.0, 3.0]]
    assert solution(matrix, [7.0, 4.0, 10.0]) == pytest.approx([1.0, 2.0, 3.0])
    back = inverse(inverse(matrix))
    assert [cell for row in back for cell in row] == pytest.approx([cell for row in matrix for cell in row])
