"""The Gymnasium environment: one seat learns, bots play the others."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from defuse.adapters.gymnasium import NAME, DefuseEnv
from defuse.bots.entrants import NoSuchEntrant
from tests.random_games import all_editions, chosen_edition, players_of


def play_at_random(one: DefuseEnv, seed: int) -> float:
    """A game of a random agent; returns its final reward."""
    random = Random(seed)
    one.reset(seed=seed)
    while True:
        seen, reward, terminated, truncated, info = one.step(int(random.choice(np.flatnonzero(one.action_masks()))))
        assert one.observation_space.contains(seen)
        assert (info["action_mask"] == one.action_masks()).all()
        if terminated or truncated:
            return reward
        assert reward == 0
        assert one.action_masks().sum() > 1 or one.match.speller is None


@pytest.mark.parametrize("players", [2, 5])
def test_the_check_of_gymnasium_passes(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(NAME, players=players, opponents="random", render_mode="ansi").unwrapped)
    assert "agent" in capsys.readouterr().out


@pytest.mark.parametrize("edition", all_editions())
def test_every_box_can_be_learned(edition: str) -> None:
    players = max(players_of(edition))
    one = DefuseEnv(chosen_edition(edition), players, "random")
    assert play_at_random(one, 1) in (1.0, -1 / (players - 1), 0.0)


def test_the_winner_is_rewarded_and_zero_is_par() -> None:
    one = DefuseEnv("recipe:lightning-kittens", 2, "random")
    rewards = {play_at_random(one, seed) for seed in range(40)}
    assert rewards == {1.0, -1.0}


def test_the_seat_can_be_chosen_and_bots_follow_in_order() -> None:
    one = DefuseEnv("original", 3, ["careful", "timid"], seat=2, render_mode="ansi")
    one.reset(seed=1)
    assert one.seat == 2
    assert all(name in one.render() for name in ("careful_0", "timid_1", "agent"))
    anywhere = DefuseEnv("original", 3, "random")
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("bot", ["random", "timid", "easy", "careful", "master", "searcher:3"])
def test_any_of_our_bots_can_be_the_opponent(bot: str) -> None:
    assert play_at_random(DefuseEnv("original", 2, bot), 1) in (1.0, -1.0)


def test_an_action_that_is_not_open_loses() -> None:
    one = DefuseEnv("original", 2, "random")
    _, info = one.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = one.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, illegal)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (DefuseEnv("good-vs-evil", 3, "easy") for _ in range(2))
    (here, _), (there, _) = one.reset(seed=9), other.reset(seed=9)
    random = Random(9)
    while True:
        assert (here == there).all()
        action = int(random.choice(np.flatnonzero(one.action_masks())))
        here, reward, ended, *_ = one.step(action)
        there, *rest = other.step(action)
        assert rest[:2] == [reward, ended]
        if ended:
            break


def test_many_at_once() -> None:
    many = gymnasium.make_vec(NAME, 3, "sync", players=2, opponents="random")
    random = np.random.default_rng(1)
    _, info = many.reset(seed=1)
    ended = 0
    for _ in range(80):
        actions = [random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]]
        seen, _, terminated, _, info = many.step(np.array(actions))
        assert many.observation_space.contains(seen)
        ended += int(terminated.sum())
    assert ended > 0
    many.close()


def test_what_cannot_be_played_is_said_clearly() -> None:
    with pytest.raises(ValueError, match="seat: expected None for any, or a seat from 0 to 1"):
        DefuseEnv(players=2, seat=2)
    with pytest.raises(ValueError, match="opponents: expected one or 3, there are 2"):
        DefuseEnv(players=4, opponents=["random", "timid"])
    with pytest.raises(NoSuchEntrant):
        DefuseEnv(opponents="nobody")
    with pytest.raises(ValueError, match="render_mode"):
        DefuseEnv(render_mode="gif")
    one = DefuseEnv(players=2, opponents="random")
    play_at_random(one, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        one.step(0)
