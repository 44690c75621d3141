"""The network in numpy, its files, and the bot that plays with it."""

import io
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest

from defuse.bots import MasterBot
from defuse.bots.entrants import NoSuchEntrant, entrant
from defuse.bots.master_bot import network_name
from defuse.bots.network import BadWeights, Network, load_network, packaged, save_network
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


@pytest.mark.parametrize("version", range(1, layout.VERSION))
def test_weights_of_older_encodings_play_as_they_did(version: int, tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    network = some_network()
    had_state, had_move = layout.STATE.had(version), layout.MOVE.had(version)
    assert sum(had_state) < STATE_SIZE
    older = vars(replace(network, state=network.state[had_state], move=network.move[had_move]))
    np.savez(path, encoding=np.int64(version), **older)
    back = load_network(path)
    assert np.array_equal(back.state[had_state], network.state[had_state])
    assert np.array_equal(back.move[had_move], network.move[had_move])
    assert not back.state[~np.array(had_state)].any()
    assert not back.move[~np.array(had_move)].any()


def test_the_arena_takes_weights_by_their_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    save_network(some_network(), path)
    assert isinstance(entrant(f"master:{path}").bot(1), MasterBot)
    with pytest.raises(NoSuchEntrant, match="no weights can be read"):
        entrant(f"master:{tmp_path / 'none.npz'}")


@pytest.mark.parametrize(
    ("edition", "network"),
    [
        ("original", "original"),
        ("original+imploding", "everything"),
        ("zombie", "zombie"),
        ("party-pack", "everything"),
    ],
)
def test_games_have_the_network_that_has_practised_them(edition: str, network: str) -> None:
    assert network_name(Observer(new_game(edition, 3, seed=1), 0).view().cast) == network


def test_all_networks_of_the_package_are_used() -> None:
    assert packaged() == ["everything", "original", "zombie"]
