"""Batches: the same games as one by one, written into arrays."""

from random import Random

import gymnasium
import numpy as np
import pytest

from defuse.adapters.batch import Arrays, Batch
from defuse.adapters.batch.arrays import new_arrays
from defuse.adapters.gymnasium import NAME
from defuse.adapters.match import AdapterMatch, MatchSetup, new_match
from defuse.bots.timid_bot import TimidBot
from defuse.game.seed_mixing import mixed
from tests.extent import share
from tests.random_games import all_editions, chosen_edition, players_of


def open_action(mask: np.ndarray, random: Random) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def one_by_one(setting: MatchSetup, seed: int, number: int) -> AdapterMatch:
    return new_match(setting, mixed(seed, number))


@pytest.mark.parametrize("edition", share(all_editions(), 6, "batches"))
@pytest.mark.parametrize("quick", [True, False])
def test_every_row_is_that_of_a_single_table(edition: str, quick: bool) -> None:
    box, players = chosen_edition(edition), max(players_of(edition))
    batch = Batch(3, box, players, quick=quick)
    setting = MatchSetup(box, players, quick=quick)
    seeds = [5, 6, 2**60]
    arrays = batch.reset(seeds)
    games = [1, 1, 1]
    singles = []
    for row, seed in enumerate(seeds):
        single = one_by_one(setting, seed, games[row])
        while single.over:
            games[row] += 1
            single = one_by_one(setting, seed, games[row])
        singles.append(single)
    random = Random(1)
    for _ in range(60):
        chosen = []
        for row, single in enumerate(singles):
            assert arrays.seats[row] == single.seat
            assert (arrays.observations[row] == single.observe(single.seat)).all()
            assert (arrays.masks[row] == single.mask(single.seat)).all()
            chosen.append(open_action(arrays.masks[row], random))
        arrays = batch.step(np.array(chosen))
        for row, action in enumerate(chosen):
            singles[row].choose(action)
            ended = singles[row].over or singles[row].too_long
            assert ended == arrays.terminals[row] or arrays.truncations[row]
            while singles[row].over or singles[row].too_long:
                games[row] += 1
                singles[row] = one_by_one(setting, seeds[row], games[row])


def test_rewards_are_told_once_by_seat_and_add_up_to_nothing() -> None:
    batch = Batch(8, "original", 3)
    arrays = batch.reset(4)
    so_far = np.zeros((8, 3))
    random = Random(4)
    ended = 0
    for _ in range(400):
        arrays = batch.step([open_action(mask, random) for mask in arrays.masks])
        assert ((so_far == 0) | (arrays.rewards == 0)).all()
        so_far += arrays.rewards
        for row in np.flatnonzero(arrays.terminals):
            assert sorted(so_far[row]) == pytest.approx([-0.5, -0.5, 1.0])
            so_far[row] = 0
            ended += 1
    assert ended > 8


def test_one_agent_against_bots_plays_on_for_ever() -> None:
    seats: set[int] = set()
    batch = Batch(4, "recipe:lightning-kittens", 2, opponents=TimidBot)
    arrays = batch.reset(1)
    random = Random(1)
    rewards: set[float] = set()
    for _ in range(100):
        assert (arrays.masks.sum(axis=1) > 1).all()
        seats |= set(arrays.seats.tolist())
        arrays = batch.step([open_action(mask, random) for mask in arrays.masks])
        assert ((arrays.rewards != 0) == arrays.terminals).all()
        rewards |= set(arrays.rewards.tolist())
    assert seats == {0, 1}
    assert rewards == {-1.0, 0.0, 1.0}
    fixed = Batch(2, "original", 3, opponents="random", seat=2)
    assert fixed.reset(1).seats.tolist() == [2, 2]


def test_arrays_can_be_given_and_are_the_only_ones_written_to() -> None:
    sizes = Batch(2, "original", 2, opponents="random")
    places, actions = sizes.setting.size, sizes.actions.size
    memory = np.full((2, places), 7.0, np.float32)
    made = new_arrays(2, places, actions, None)
    masks = np.zeros((2, actions), np.bool_)
    given = Arrays(memory, masks, made.seats, made.rewards, made.terminals, made.truncations)
    batch = Batch(2, "original", 2, opponents="random", arrays=given)
    assert batch.reset(3) is given
    assert (memory == sizes.reset(3).observations).all()
    assert (masks == sizes.arrays.masks).all()
    for wrong, why in (
        (np.zeros((2, 5), np.float32), "observations: expected the shape"),
        (np.zeros((2, places)), "observations: expected float32"),
        (np.zeros((2, 2 * places), np.float32)[:, ::2], "observations: expected an array that is contiguous"),
    ):
        bad = Arrays(np.asarray(wrong), masks, made.seats, made.rewards, made.terminals, made.truncations)
        with pytest.raises(ValueError, match=why):
            Batch(2, "original", 2, opponents="random", arrays=bad)


def test_what_cannot_be_played_is_said_clearly() -> None:
    with pytest.raises(ValueError, match="tables: expected 1 or more"):
        Batch(0)
    batch = Batch(2, "original", 2)
    with pytest.raises(ValueError, match="call reset first"):
        batch.step([0, 0])
    with pytest.raises(ValueError, match="seed: expected one or 2, there are 3"):
        batch.reset([1, 2, 3])
    arrays = batch.reset(1)
    with pytest.raises(ValueError, match="actions: expected 2"):
        batch.step([0])
    closed = int(np.flatnonzero(arrays.masks[0] == 0)[0])
    with pytest.raises(ValueError, match="is not open"):
        batch.step([closed, 0])


def test_gymnasium_makes_a_batch_of_many() -> None:
    many = gymnasium.make_vec(NAME, 3, "vector_entry_point", players=2, opponents="random")
    random = Random(1)
    seen, info = many.reset(seed=1)
    ended = 0
    for _ in range(80):
        assert many.observation_space.contains(seen)
        actions = np.array([open_action(mask, random) for mask in info["action_mask"]])
        seen, _, terminated, _, info = many.step(actions)
        ended += int(terminated.sum())
    assert ended > 0
