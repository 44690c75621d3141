"""A small value network in numpy: how likely a seat wins after a move, from what it sees."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

from defuse.encoding import layout
from defuse.encoding.encode import MOVE_SIZE, STATE_SIZE, Rows

Array = NDArray[np.float32]


class BadWeights(ValueError):
    """A file that holds no weights for this encoding."""


@dataclass(frozen=True)
class Network:
    """Three layers. The first adds up one row for every place that is set, those of the view and those of the move."""

    state: Array  # places of a view x width
    move: Array  # places of a move x width
    bias: Array
    hidden: Array  # width x narrower width
    hidden_bias: Array
    out: Array
    out_bias: Array  # one number

    def values(self, state: Rows, moves: Rows) -> Array:
        """For each move the log odds of winning after it; there is one state."""
        seen = np.asarray(state.values, np.float32) @ self.state[state.places]
        picked = self.move[moves.places]
        picked *= np.asarray(moves.values, np.float32)[:, None]
        first: Array = np.add.reduceat(picked, moves.starts, axis=0)
        first += seen + self.bias
        second = np.maximum(first, 0) @ self.hidden + self.hidden_bias
        values: Array = np.maximum(second, 0) @ self.out + self.out_bias
        return values


def save_network(network: Network, file: Path | IO[bytes]) -> None:
    """Half precision is enough to play."""
    parts = {each.name: getattr(network, each.name).astype(np.float16) for each in fields(Network)}
    np.savez_compressed(file, encoding=np.int64(layout.VERSION), **parts)


def _widen(parts: dict[str, Array]) -> None:
    """Give the weights of the first version the places that were added since: rows of zeros, so they play the same."""
    for name, places in (("state", layout.STATE), ("move", layout.MOVE)):
        old = parts[name]
        if old.shape[0] != sum(places.in_version_1):
            raise BadWeights("the weights have another shape than the encoding")
        new = np.zeros((places.size, old.shape[1]), np.float32)
        new[places.in_version_1] = old
        parts[name] = new


def load_network(file: Path | IO[bytes]) -> Network:
    """The network of a file; raises BadWeights if it does not fit."""
    try:
        with np.load(file, allow_pickle=False) as data:
            version = int(data["encoding"])
            parts = {each.name: np.ascontiguousarray(data[each.name], np.float32) for each in fields(Network)}
    except (OSError, KeyError, ValueError, EOFError) as error:
        raise BadWeights(f"no weights can be read: {error}") from None
    if version == 1:
        _widen(parts)
    elif version != layout.VERSION:
        raise BadWeights(f"the weights are for encoding {version}, this is {layout.VERSION}")
    network = Network(**parts)
    if network.state.shape[0] != STATE_SIZE or network.move.shape[0] != MOVE_SIZE:
        raise BadWeights("the weights have another shape than the encoding")
    return network
