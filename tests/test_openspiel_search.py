"""OpenSpiel's searches and solvers run on our games, and measure our bots."""

import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

from defuse.adapters.openspiel.policy import BotPolicy
from defuse.adapters.openspiel.resampling import Resampler
from defuse.bots.careful.careful_bot import CarefulBot
from defuse.bots.random_bot import RandomBot
from defuse.game.library import edition_names
from tests.extent import in_turn, share
from tests.openspiel_games import EXAMPLES, load, random_action, random_states
from tests.random_games import players_of, seeded

pytestmark = pytest.mark.alternating

PLAYABLE = [name for name in edition_names() if players_of(name)]


@pytest.mark.parametrize("box", share(PLAYABLE, 12, "OpenSpiel search"))
def test_a_resampled_state_is_the_same_for_the_player_who_is_asked(box: str) -> None:
    resample = Resampler(3)
    for chance, seed in seeded(share(("exact", "seeded"), 1, box), f"resampled {box}", long=1):
        random = Random(seed)
        for state in random_states(load(box, random.choice(players_of(box)), chance), random):
            if state.current_player() >= 0 and random.random() < 0.1:
                _check_resampled(state, resample(state, state.current_player()), random)


def _check_resampled(state: Any, other: Any, random: Random) -> None:
    player = state.current_player()
    assert other.current_player() == player
    assert other.legal_actions() == state.legal_actions()
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert _all_cards(other) == _all_cards(state)
    for _ in range(300):
        if other.is_terminal():
            break
        other.apply_action(random_action(other, random))


def _all_cards(state: Any) -> Counter[int]:
    table = state.run.game.table
    heaps = [*table.hands, table.pile, table.discard, table.storage, table.removed, table.air]
    return Counter(card for heap in heaps for card in heap)


def test_what_is_hidden_is_dealt_anew() -> None:
    game, resample = load("original", 3), Resampler(5)
    state = next(state for state in random_states(game, Random(1)) if state.current_player() >= 0)
    seat = state.current_player()
    hands = {str(_hands(resample(state, seat))[seat - 1]) for _ in range(20)}
    assert len(hands) > 1


def _hands(state: Any) -> list[list[int]]:
    return list(state.run.game.table.hands)


@pytest.mark.parametrize(("box", "players"), [("recipe:lightning-kittens", 2), ("good-vs-evil", 2), ("original", 3)])
def test_its_search_over_information_states_plays_whole_games(box: str, players: int) -> None:
    game, random = load(box, players), Random(2)
    numbers = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, numbers), 2.0, 4, random_state=numbers)
    bot.set_resampler(Resampler(2))
    state = game.new_initial_state()
    while not state.is_terminal():
        searching = state.current_player() == 0
        state.apply_action(int(bot.step(state)) if searching else random_action(state, random))
    assert sorted(state.returns())[-1] == 1


def test_sampled_regrets_lead_to_better_play(few_cards: Any) -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(few_cards, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(300):
        solver.iteration()
    found = exploitability.exploitability(few_cards, solver.average_policy())
    assert found < exploitability.exploitability(few_cards, policy.UniformRandomPolicy(few_cards)) / 2


def test_outcomes_of_lightning_kittens_are_sampled() -> None:
    game = load("recipe:lightning-kittens", 2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(50):
        solver.iteration()
    learned = solver.average_policy()
    state = next(state for state in random_states(game, Random(3)) if state.current_player() >= 0)
    assert sorted(learned.action_probabilities(state)) == state.legal_actions()


def test_nobody_gains_by_knowing_what_the_careful_bot_does_with_few_cards(few_cards: Any) -> None:
    careful = exploitability.exploitability(few_cards, BotPolicy(few_cards, CarefulBot))
    at_random = exploitability.exploitability(few_cards, BotPolicy(few_cards, RandomBot))
    assert careful == pytest.approx(0, abs=1e-9)
    assert at_random > 0.1


@pytest.fixture(scope="module")
def few_cards() -> Any:
    return load(str(EXAMPLES / "few-kittens.toml"), 2)


WAYS = ("the table of the docs", "few cards")


@in_turn("few cards", WAYS)
def test_the_example_measures_strategies_by_their_best_responses() -> None:
    said = printed_by_the_example("--recipe", "few-kittens.toml", "--iterations", "2")
    found = {cells[1].partition(",")[0].strip(): float(cells[2]) for cells in (row.split("|") for row in said[2:])}
    assert list(found) == ["random", "MCCFR", "careful", "CFR+"]
    assert found["careful"] == 0
    assert found["careful"] < found["CFR+"] < found["random"]


@in_turn("the table of the docs", WAYS)
def test_the_docs_have_the_table_that_the_example_prints() -> None:
    told = (EXAMPLES.parent / "docs" / "research.md").read_text(encoding="utf-8")
    assert "\n".join(printed_by_the_example()) in told


def printed_by_the_example(*arguments: str) -> list[str]:
    command = [sys.executable, "solve_tiny_kittens.py", *arguments]
    return subprocess.run(command, cwd=EXAMPLES, check=True, capture_output=True, text=True).stdout.splitlines()


@pytest.mark.parametrize("box", ["original", "good-vs-evil"])
def test_a_bot_as_a_policy_says_for_every_open_action_how_likely_it_is(box: str) -> None:
    game, random = load(box, 3), Random(8)
    careful = BotPolicy(game, CarefulBot, rolls=2)
    for state in random_states(game, random):
        if state.current_player() >= 0:
            chances = careful.action_probabilities(state)
            assert sorted(chances) == state.legal_actions()
            assert sum(chances.values()) == pytest.approx(1)
