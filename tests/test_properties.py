"""Properties of every game: random games of all boxes, mixes, recipes and options."""

import copy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as starting_at
from hypothesis import strategies as st

import defuse.game.engine
from defuse.game.engine import Game
from defuse.game.kinds import PLACES
from defuse.game.moves import MAX_SEATS, Move
from tests import extent
from tests.game_checks import check_copies, check_recorded, check_retold, check_steps
from tests.move_checks import meaning
from tests.random_games import SetUp, Story, all_editions, players_of, stories
from tests.table_checks import check_table, differences, state

pytestmark = pytest.mark.quick

COMPILED = not defuse.game.engine.__file__.endswith(".py")
LONG = 32 if COMPILED else 16  # games per edition and test, in a long run
every_edition = pytest.mark.parametrize("edition", all_editions())


@every_edition
def test_every_step_is_in_order_and_follows_from_what_was_told_and_in_the_end_one_has_won(edition: str) -> None:
    """Check every step of random games.

    The table is valid, a window asks everybody who could react, turns and Nopes follow from the events; at some steps
    every listed move is accepted, and every other one is refused by a rule without a change.
    """
    for story, players, random in stories(edition, "steps", 4, 2 * LONG):
        with story.told_if_it_fails():
            check_steps(story, players, random)


@every_edition
def test_a_copy_or_a_save_goes_its_own_way_and_plays_on_like_the_original(edition: str) -> None:
    for story, players, random in stories(edition, "copy", 4, LONG):
        with story.told_if_it_fails():
            check_copies(story, players, random)


@every_edition
def test_the_same_seed_and_the_same_moves_make_the_same_game(edition: str) -> None:
    for story, players, random in stories(edition, "same", 4, LONG):
        with story.told_if_it_fails():
            check_retold(story, players, random)


@every_edition
def test_a_record_replays_to_the_same_game_and_so_does_its_scenario(edition: str) -> None:
    for story, players, random in stories(edition, "record", 4, LONG):
        with story.told_if_it_fails():
            check_recorded(story, players, random)


# The same with Hypothesis, which searches for the shortest failure. Choices are numbers: 0 draws or passes.


@st.composite
def set_ups(draw: st.DrawFn) -> SetUp:
    edition = draw(st.sampled_from(all_editions()))
    return SetUp(edition, draw(st.sampled_from(players_of(edition))), draw(st.booleans()))


choices = st.lists(st.integers(0, 999), max_size=200)
searching = starting_at(extent.seeds(2, "hypothesis")[1])
thorough = settings(
    max_examples=(300 if extent.LONG else 60) if COMPILED else 30,
    deadline=None,
    database=None,  # a run can be repeated from its commit alone
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def take(story: Story, choice: int) -> None:
    """Make the move that a number stands for."""
    game = story.game
    moves = [(seat, move) for seat in game.waiting for move in game.legal_moves(seat)]
    others = [seat for seat in range(game.table.seats) if seat not in game.waiting]
    moves += [(seat, move) for seat in others for move in game.legal_moves(seat)]
    seat, move = moves[choice % len(moves)]
    complete = game.completions(seat, move)
    story.go_on(seat, complete[choice // len(moves) % len(complete)])


def position(set_up: SetUp, seed: int, numbers: list[int]) -> Story:
    story = Story(set_up, seed)
    for number in numbers:
        if not story.game.over:
            take(story, number)
    return story


@searching
@thorough
@given(set_ups(), st.integers(0, 2**62 - 1), choices)
def test_whatever_is_chosen_the_table_stays_in_order(set_up: SetUp, seed: int, numbers: list[int]) -> None:
    story = Story(set_up, seed)
    with story.told_if_it_fails():
        check_table(story.game)
        for number in numbers:
            if not story.game.over:
                take(story, number)
                check_table(story.game)


@st.composite
def any_moves(draw: st.DrawFn) -> Move:
    card = st.integers(-3, PLACES + 2)
    cards = draw(st.lists(card, max_size=6))
    verb = draw(st.integers(-1, 26))
    target = draw(st.integers(-3, MAX_SEATS + 1))
    return Move(verb, draw(card), target, cards, draw(card), draw(st.integers(-4, 70)))


@searching
@thorough
@given(set_ups(), st.integers(0, 999), choices, st.integers(-2, MAX_SEATS + 1), any_moves())
def test_anything_that_is_not_listed_is_refused(
    set_up: SetUp, seed: int, numbers: list[int], seat: int, move: Move
) -> None:
    story = position(set_up, seed, numbers)
    game = story.game
    listed = any(meaning(game, move) == meaning(game, other) for other in game.every_move(seat))
    before = state(game.table)
    no = game.submit(seat, move)
    assert (no is None) == listed
    if no is not None:
        assert differences(before, state(game.table)) == ""


@searching
@thorough
@given(set_ups(), st.integers(0, 999), choices, choices)
def test_a_copy_of_any_position_plays_on_alike(set_up: SetUp, seed: int, numbers: list[int], more: list[int]) -> None:
    story = position(set_up, seed, numbers)
    original = story.game
    twin = copy.deepcopy(original)
    assert differences(state(original.table, ("log", "outcomes")), state(twin.table, ("log", "outcomes"))) == ""
    before = len(story.moves)
    for number in more:
        if not original.over:
            take(story, number)
    replay(twin, story.moves[before:])
    assert differences(state(original.table, ("log", "outcomes")), state(twin.table, ("log", "outcomes"))) == ""


def replay(game: Game, moves: list[tuple[int, Move]]) -> None:
    for seat, move in moves:
        assert game.submit(seat, move) is None
