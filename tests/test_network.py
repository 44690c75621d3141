"""The network in numpy, its files, and the bot that plays with it."""

import io
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest

from defuse.bots import MasterBot
from defuse.bots.entrants import NoSuchEntrant, entrant
from defuse.bots.master_bot import _plays_original
from defuse.bots.network import BadWeights, Network, load_network, save_network
from defuse.encoding import layout
from defuse.encoding.encode import MOVE_SIZE, STATE_SIZE, Rows
from defuse.game.setup import new_game
from defuse.sight.observer import Observer

WIDTH, NARROW = 8, 4


def some_network(seed: int = 1) -> Network:
    random = np.random.default_rng(seed)

    def part(*shape: int) -> np.ndarray:
        return random.standard_normal(shape).astype(np.float16).astype(np.float32)

    return Network(
        part(STATE_SIZE, WIDTH),
        part(MOVE_SIZE, WIDTH),
        part(WIDTH),
        part(WIDTH, NARROW),
        part(NARROW),
        part(NARROW),
        part(1),
    )


def rows(*each: dict[int, float]) -> Rows:
    made = Rows()
    for row in each:
        made.begin()
        for place, value in row.items():
            made.set(place, value)
    return made


def test_values_are_what_the_layers_say() -> None:
    network = some_network()
    state, moves = {3: 1.0, 70: 0.5}, [{1: 1.0}, {1: 1.0, 2: -1.0}, {9: 0.25}]
    found = network.values(rows(state), rows(*moves))
    dense_state = np.zeros(STATE_SIZE, np.float32)
    dense_state[list(state)] = list(state.values())
    for move, value in zip(moves, found, strict=True):
        dense = np.zeros(MOVE_SIZE, np.float32)
        dense[list(move)] = list(move.values())
        first = np.maximum(dense_state @ network.state + dense @ network.move + network.bias, 0)
        second = np.maximum(first @ network.hidden + network.hidden_bias, 0)
        assert value == pytest.approx((second @ network.out + network.out_bias)[0], rel=1e-4)


def test_a_network_comes_back_from_its_file() -> None:
    file = io.BytesIO()
    save_network(some_network(), file)
    file.seek(0)
    back = load_network(file)
    assert all(np.array_equal(getattr(back, each.name), getattr(some_network(), each.name)) for each in fields(Network))


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    with pytest.raises(BadWeights, match="no weights can be read"):
        load_network(path)
    path.write_text("weights")
    with pytest.raises(BadWeights, match="no weights can be read"):
        load_network(path)
    save_network(replace(some_network(), state=np.zeros((3, WIDTH), np.float32)), path)
    with pytest.raises(BadWeights, match="another shape"):
        load_network(path)
    np.savez(path, encoding=np.int64(layout.VERSION + 1), **vars(some_network()))
    with pytest.raises(BadWeights, match=f"for encoding {layout.VERSION + 1}"):
        load_network(path)


def test_the_arena_takes_weights_by_their_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    save_network(some_network(), path)
    assert isinstance(entrant(f"master:{path}").bot(1), MasterBot)
    with pytest.raises(NoSuchEntrant, match="no weights can be read"):
        entrant(f"master:{tmp_path / 'none.npz'}")


def test_the_original_box_has_a_network_of_its_own() -> None:
    played = new_game("original", 3, seed=1)
    assert _plays_original(Observer(played, 0).view())
    mixed = new_game("original+imploding", 3, seed=1)
    assert not _plays_original(Observer(mixed, 0).view())
