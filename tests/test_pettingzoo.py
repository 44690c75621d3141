"""The PettingZoo environment: the library's own checks for every box, and our additions."""

import pickle
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest

from defuse.adapters.match import AdapterMatch, MatchSetup
from defuse.adapters.pettingzoo import NAME, env, raw_env
from defuse.encoding.encode import STATE_SIZE, Encoder, Rows
from defuse.game.agenda import REACT
from defuse.game.events import Event
from defuse.game.kinds import NOPE, card_names
from defuse.game.library import LibraryError
from defuse.sight.observer import Observer
from tests.extent import share
from tests.non_interference import Interference, Letter, compare, compare_all
from tests.random_games import DRY, OWN, SetUp, all_editions, chosen_edition, players_of

with warnings.catch_warnings():  # its tests import what it calls deprecated itself
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test

# For environments that it does not know by name, the API test warns about dictionary observations.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def play_at_random(one: Any, seed: int, most: int = 2**31) -> Iterator[str]:
    """Play a game, stopping before every step; at the end all agents have been removed."""
    one.reset(seed=seed)
    random = Random(seed)
    for agent in one.agent_iter(most):
        seen, _, terminated, truncated, _ = one.last()
        yield agent
        open_actions = np.flatnonzero(seen["action_mask"])
        one.step(None if terminated or truncated else int(random.choice(open_actions)))


@pytest.mark.parametrize("edition", share(all_editions(), 12, "PettingZoo's checks"))
def test_the_checks_of_pettingzoo_pass_for_every_box(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    box = chosen_edition(edition)
    for players in share(sorted({min(players_of(edition)), max(players_of(edition))}), 1, edition):
        api_test(env(box, players), num_cycles=60)
        api_test(raw_env(box, players, quick=True), num_cycles=60)
        seed_test(lambda players=players: env(box, players), num_cycles=20)
    assert capsys.readouterr().out.count("Passed") >= 2


def test_the_registry_knows_the_game() -> None:
    one = pettingzoo.make("aec", NAME, box="recipe:nope-sauce", players=3)
    assert one.possible_agents == ["player_0", "player_1", "player_2"]


def test_every_way_to_render_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "player_0" in capsys.readouterr().out


def test_a_picture_has_the_same_size_all_the_time() -> None:
    one = env("good-vs-evil", 5, "rgb_array")
    shapes = {one.render().shape for step, _ in enumerate(play_at_random(one, 1)) if step % 10 == 0}
    assert len(shapes) == 1


def test_rewards_come_with_the_end_of_a_player_and_add_up_to_nothing() -> None:
    for players in (2, 3, 5):
        one = env("original", players)
        rewards: dict[str, float] = {}
        for agent in play_at_random(one, players):
            _, reward, terminated, _, _ = one.last()
            assert reward == 0 or terminated
            if terminated:
                rewards[agent] = reward
        assert sorted(rewards.values()) == pytest.approx([-1 / (players - 1)] * (players - 1) + [1.0])


def test_an_agent_that_is_out_steps_once_more_and_is_removed() -> None:
    one = raw_env("original", 5)
    out: list[str] = []
    for agent in play_at_random(one, 3):
        assert agent not in out
        if one.terminations[agent]:
            out.append(agent)
    assert sorted(out) == one.possible_agents
    assert one.agents == []


def test_reactions_are_asked_in_the_direction_of_play() -> None:
    one = raw_env("original+imploding", 5)
    windows = 0
    for seed in range(6):
        for agent in play_at_random(one, seed):
            game = one.match.game
            if one.terminations[agent] or game.question.what != REACT:
                continue
            step, table = game.question, game.table
            order = [(step.seat + table.direction * number) % table.seats for number in range(table.seats)]
            assert one.possible_agents.index(agent) == next(seat for seat in order if seat in game.waiting)
            windows += 1
    assert windows > 0


def test_every_agent_can_observe_at_any_time_and_only_the_asked_one_has_actions() -> None:
    one = raw_env("original+imploding+streaking+barking", 4)
    for agent in play_at_random(one, 2):
        for other in one.agents:
            seen = one.observe(other)
            assert one.observation_space(other).contains(seen)
            asked = one.possible_agents.index(other) == one.match.seat
            assert bool(seen["action_mask"].any()) == (asked or one.terminations[other])
        assert one.terminations[agent] or one.observe(agent)["action_mask"].any()


def test_quick_windows_ask_only_agents_with_a_choice() -> None:
    one = raw_env("original", 4, quick=True)
    for agent in play_at_random(one, 4):
        assert one.terminations[agent] or one.observe(agent)["action_mask"].sum() > 1


def test_nobody_acts_more_often_than_max_cycles() -> None:
    """As PettingZoo's own check has it: the agent that acted most did so max_cycles times, then once with None."""
    one = env("original", 3, max_cycles=4)
    acted = dict.fromkeys(one.possible_agents, 0)
    truncated = set()
    for agent in play_at_random(one, 5):
        acted[agent] += 1
        if one.truncations[agent]:
            truncated.add(agent)
    assert max(acted.values()) - 1 == 4
    assert truncated
    assert one.agents == []


def test_a_game_that_would_never_end_is_cut_off() -> None:
    """So many kittens can be held that everybody draws from an empty pile for ever (TURN-4)."""
    for quick in (False, True):
        one = raw_env(chosen_edition(OWN + DRY), 2, quick=quick)
        for seed in range(5):
            assert list(play_at_random(one, seed))
            assert one.agents == []
    one.reset(seed=1)
    one.match.moves_made = one.setting.longest
    one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
    assert all(one.truncations.values()) or all(one.terminations.values())


def test_what_is_illegal_is_an_error_and_for_agents_the_end() -> None:
    raw = raw_env("original", 3)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not open"):
        raw.step(illegal)
    with pytest.raises(ValueError, match="has to choose"):
        raw.step(None)
    wrapped = env("original", 3)
    wrapped.reset(seed=1)
    with pytest.raises(IndexError):
        wrapped.step(wrapped.action_space("player_0").n)
    agent = wrapped.agent_selection
    with warnings.catch_warnings(record=True):
        wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[agent] == -1


def test_what_cannot_be_played_is_said_clearly() -> None:
    with pytest.raises(LibraryError, match="players: expected 2 to 5"):
        env("original", 9)
    with pytest.raises(LibraryError, match="edition: expected one of"):
        env("orginal")
    with pytest.raises(ValueError, match="render_mode: expected one of"):
        env(render_mode="gif")
    with pytest.raises(ValueError, match="max_cycles: expected 1"):
        env(max_cycles=0)


def test_an_environment_can_be_sent_to_another_process() -> None:
    one = pickle.loads(pickle.dumps(raw_env("recipe:nope-sauce", 3, quick=True)))
    assert list(play_at_random(one, 1))
    assert one.setting.quick


def test_words_said_so_far_are_observed() -> None:
    one = raw_env("original", 4)
    halves = 0
    for agent in play_at_random(one, 8, 400):
        if one.terminations[agent]:
            continue
        assert one.match.speller is not None
        said = one.match.speller.said
        seen = one.observe(agent)["observation"][-one.setting.actions.size :]
        assert {int(action) for action in np.flatnonzero(seen)} == set(said)
        halves += bool(said)
    assert halves > 0


def test_an_observation_is_the_encoding_of_the_learned_bot() -> None:
    one = raw_env("good-vs-evil", 3)
    for agent in play_at_random(one, 6):
        seat, rows = one.possible_agents.index(agent), Rows()
        Encoder(one.match.observers[seat].view(), cats_alike=False).state(rows)
        expected = np.zeros(STATE_SIZE, np.float32)
        expected[rows.places] = rows.values
        assert (one.observe(agent)["observation"][:STATE_SIZE] == expected).all()


def given_to_an_agent(observer: Observer, news: list[Event]) -> Letter:
    """Its observation and its mask."""
    table = observer.game.table
    if observer.seat >= table.seats:
        return {"events": []}
    setting = SETTINGS[tuple(table.cast), table.seats]
    match = AdapterMatch(setting, observer.game, [observer] * table.seats)
    observation, mask = match.observe(observer.seat), match.mask(observer.seat)
    places = np.flatnonzero(observation)
    seen = dict(zip(places.tolist(), observation[places].tolist(), strict=True))
    encoder, row = Encoder(None, cats_alike=False), Rows()  # as batches read a table
    observer.glance(encoder.seen)
    encoder.count()
    encoder.situation(row)
    at_a_glance = {place: float(np.float32(value)) for place, value in zip(row.places, row.values, strict=True)}
    assert all(seen.get(place, 0.0) == value for place, value in at_a_glance.items())
    return {"events": [], "observation": seen, "mask": np.flatnonzero(mask).tolist(), "at a glance": at_a_glance}


def who_holds_a_nope(observer: Observer, news: list[Event]) -> Letter:
    """The same with a leak."""
    holders = [NOPE in hand for hand in observer.game.table.hands]
    return given_to_an_agent(observer, news) | {"holders": holders}


SETTINGS: dict[tuple[tuple[int, ...], int], MatchSetup] = {}


@pytest.mark.parametrize("edition", all_editions())
def test_an_agent_observes_the_same_whatever_its_seat_cannot_know(edition: str) -> None:
    chosen = share(players_of(edition), 2, f"agents {edition}")
    for players in chosen:
        setting = MatchSetup(chosen_edition(edition), players)
        SETTINGS[tuple(setting.plan.cast), players] = setting
    compare_all([SetUp(edition, players) for players in chosen], f"agents {edition}", given_to_an_agent, long=3)


def test_a_leak_would_be_noticed() -> None:
    setting = MatchSetup("original", 4)
    SETTINGS[tuple(setting.plan.cast), 4] = setting
    with pytest.raises(Interference):
        [compare(SetUp("original", 4), seed, who_holds_a_nope) for seed in range(100)]


def test_words_are_those_of_the_box() -> None:
    names = MatchSetup("original+imploding+streaking+barking", 10, {"copies": 2}).actions.names
    assert {"play attack", "pair tacocat", "give nope", "card imploding_kitten!", "at 9"} <= set(names)
    assert not any(name.endswith(card_names()[-1]) for name in names)
