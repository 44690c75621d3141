"""A small value network in numpy: how likely a seat wins after a move, from what it sees."""

from dataclasses import dataclass
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

from defuse.encoding import layout
from defuse.encoding.encode import MOVE_SIZE, STATE_SIZE, Features

Array = NDArray[np.float32]


class BadWeights(ValueError):
    """A file that holds no weights for this encoding."""


@dataclass(frozen=True)
class Network:
    """Three layers. The first adds up one row for every place that is set, those of the view and those of the move."""

    state: Array  # places of a view x width
    move: Array  # places of a move x width
    bias: Array
    hidden: Array
    hidden_bias: Array
    out: Array
    out_bias: Array

    @property
    def width(self) -> int:
        return self.bias.shape[0]

    def values(self, state: Features, moves: list[Features]) -> Array:
        """For each move the log odds of winning after it."""
        seen = np.asarray(state.values, np.float32) @ self.state[state.places]
        first = _summed(self.move, moves)
        first += seen + self.bias
        return self.from_first(first)

    def from_first(self, first: Array) -> Array:
        """The two layers above the first, of which the sums are given."""
        np.maximum(first, 0, out=first)
        second = first @ self.hidden
        second += self.hidden_bias
        np.maximum(second, 0, out=second)
        result: Array = second @ self.out + self.out_bias
        return result


def _summed(rows: Array, features: list[Features]) -> Array:
    """For each encoding the sum of its rows; every encoding has at least one place."""
    places: list[int] = []
    values: list[float] = []
    starts: list[int] = []
    for each in features:
        starts.append(len(places))
        places += each.places
        values += each.values
    picked = rows[places]
    picked *= np.asarray(values, np.float32)[:, None]
    sums: Array = np.add.reduceat(picked, starts, axis=0)
    return sums


_PARTS = ("state", "move", "bias", "hidden", "hidden_bias", "out", "out_bias")


def save_network(network: Network, file: Path | IO[bytes]) -> None:
    """Half precision is enough to play."""
    parts = {name: getattr(network, name).astype(np.float16) for name in _PARTS}
    np.savez_compressed(file, encoding=np.int64(layout.VERSION), **parts)


def load_network(file: Path | IO[bytes]) -> Network:
    """The network of a file; raises BadWeights if it does not fit."""
    try:
        with np.load(file, allow_pickle=False) as data:
            version = int(data["encoding"])
            parts = {name: np.ascontiguousarray(data[name], np.float32) for name in _PARTS}
    except (OSError, KeyError, ValueError, EOFError) as error:
        raise BadWeights(f"no weights can be read: {error}") from None
    if version != layout.VERSION:
        raise BadWeights(f"the weights are for encoding {version}, this is {layout.VERSION}")
    network = Network(**parts)
    if network.state.shape[0] != STATE_SIZE or network.move.shape[0] != MOVE_SIZE:
        raise BadWeights("the weights have another shape than the encoding")
    return network
