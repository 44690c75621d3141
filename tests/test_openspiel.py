"""The OpenSpiel game passes OpenSpiel's own tests, for every box, mix and recipe."""

import pickle
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment

from defuse.adapters.tree.chance import EXACT_OUTCOMES
from defuse.game.library import CannotPlay, edition_names
from tests.extent import share
from tests.openspiel_games import load, random_states
from tests.random_games import players_of, seeded

PLAYABLE = [name for name in edition_names() if players_of(name)]
SOME = [("recipe:lightning-kittens", 2), ("original", 4), ("good-vs-evil", 3), ("original+streaking+barking", 5)]
every_box = pytest.mark.parametrize("box", share(PLAYABLE, 12, "OpenSpiel"))
some_games = pytest.mark.parametrize(("box", "players"), SOME)
both_kinds_of_chance = pytest.mark.parametrize("chance", ["exact", "seeded"])


@every_box
def test_random_games_are_in_order(box: str) -> None:
    counts = players_of(box)
    played = [(players, chance) for players in sorted({counts[0], counts[-1]}) for chance in ("exact", "seeded")]
    for players, chance in share(played, 1, box):
        pyspiel.random_sim_test(load(box, players, chance), num_sims=1, serialize=True, verbose=False)


@pytest.mark.alternating
@some_games
@both_kinds_of_chance
def test_copies_and_saves_are_the_same_state(box: str, players: int, chance: str) -> None:
    from open_spiel.python.tests import games_sim_test  # imports SciPy, for seconds: not while tests are collected

    games_sim_test.GamesSimTest().sim_game(load(box, players, chance))


@pytest.mark.alternating
@some_games
@both_kinds_of_chance
def test_the_interface_is_kept(box: str, players: int, chance: str) -> None:
    from open_spiel.integration_tests import api_test  # as above

    about = {"game_name": box, "game": load(box, players, chance)}
    suite: Any = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), about)
    suite.setUpClass()
    for name in dir(suite):
        if name.startswith("test_"):
            getattr(suite(name), name)()


@every_box
def test_no_game_is_longer_than_it_says(box: str) -> None:
    for players, seed in seeded(share(players_of(box), 1, f"length {box}"), f"length {box}", long=1):
        random = Random(seed)
        game = load(box, players)
        *_, state = random_states(game, random)
        by_chance = [item.player == pyspiel.PlayerId.CHANCE for item in state.full_history()]
        assert by_chance.count(False) <= game.max_game_length()
        assert by_chance.count(True) <= game.max_chance_nodes_in_history()
        assert not state.run.broken_off
        assert sum(state.returns()) == pytest.approx(0)
        assert state.returns()[state.run.game.winner] == 1


@every_box
def test_chances_are_chances_and_a_copy_goes_its_own_way(box: str) -> None:
    ((players, seed),) = seeded(players_of(box)[:1], f"copies {box}", long=1)
    random = Random(seed)
    for state in random_states(load(box, players), random):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert all(0 < chance <= 1 and 0 <= outcome < EXACT_OUTCOMES for outcome, chance in outcomes)
        if random.random() < 0.1 and not state.is_terminal():
            _check_copies(state, random)


def _check_copies(state: Any, random: Random) -> None:
    before = _everything(state)
    copies = [state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state))]
    for copy in copies:
        assert _everything(copy) == before
    for _ in range(5):
        if copies[0].is_terminal():
            break
        action = random.choice(copies[0].legal_actions())
        for copy in copies:
            copy.apply_action(action)
    assert len({str(copy) for copy in copies}) == 1
    assert _everything(state) == before


def _everything(state: Any) -> list[object]:
    players = range(state.num_players())
    told = [[state.information_state_string(seat), state.observation_string(seat)] for seat in players]
    return [str(state), state.current_player(), state.legal_actions(), told]


@both_kinds_of_chance
@pytest.mark.parametrize("quick", [True, False])
def test_a_game_without_an_end_is_broken_off_and_nobody_wins(chance: str, quick: bool, tmp_path: Path) -> None:
    """Everybody can hold both kittens, and then there is nothing left to draw (TURN-4)."""
    file = tmp_path / "dry.toml"
    hand = "hand = { cards = 2, defuses = 0 }"
    file.write_text(
        f'title = "Dry"\nplayers = [2, 2]\n{hand}\n\n[cards]\nexploding_kitten = 2\nstreaking_kitten = 4\n',
        encoding="utf-8",
    )
    game = load(str(file), 2, chance, quick=quick)
    *_, state = random_states(game, Random(4))
    assert state.run.broken_off
    assert state.returns() == [0, 0]
    assert len(state.history()) <= game.max_history_length()


@some_games
def test_agents_of_its_environment_play_it(box: str, players: int) -> None:
    environment = rl_environment.Environment(load(box, players, "seeded"))
    environment.seed(1)
    random = Random(1)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([random.choice(step.observations["legal_actions"][seat])])
    assert sorted(step.rewards)[-1] == 1


def test_it_can_be_loaded_by_a_line_of_text() -> None:
    game = pyspiel.load_game("python_defuse(box=original+imploding,players=3,options=deal:4;first_player:1)")
    for state in random_states(game, Random(5)):
        if state.current_player() >= 0:
            break
    assert state.current_player() == 1
    assert [len(hand) for hand in state.run.game.table.hands] == [5, 5, 5]
    assert pyspiel.load_game("python_defuse").num_players() == 2


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"chance": "loaded"}, 'chance: expected "exact" or "seeded"'),
        ({"players": 9, "box": "compact"}, "players"),
        ({"options": "deal"}, "options: expected name:value"),
        ({"options": "luck:1"}, "options.luck"),
    ],
)
def test_what_cannot_be_played_is_said(wrong: dict[str, object], words: str) -> None:
    with pytest.raises((CannotPlay, RuntimeError), match=words):
        pyspiel.load_game("python_defuse", wrong)
