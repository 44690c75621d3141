"""A small value network in numpy: how likely a seat wins after a move, from what it sees."""

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO, Final

import numpy as np
from numpy.typing import NDArray

from defuse.encoding import layout
from defuse.encoding.encode import MOVE_SIZE, STATE_SIZE, Rows

Array = NDArray[np.float32]

_WEIGHTS: Final = files("defuse.bots") / "weights"


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

    def impressions(self, state: Rows) -> Array:
        """What the last hidden layer makes of a view without a move; there is one state."""
        second = np.maximum(self._seen(state) + self.bias, 0) @ self.hidden + self.hidden_bias
        impressions: Array = np.maximum(second, 0)
        return impressions

    def has_practised(self, question: int) -> bool:
        """Whether this question came up in training: the rows of all others are zero."""
        return bool(self.state[layout.QUESTION + question].any())

    def _seen(self, state: Rows) -> Array:
        seen: Array = np.asarray(state.values, np.float32) @ self.state[state.places]
        return seen

    def values(self, state: Rows, moves: Rows) -> Array:
        """For each move the log odds of winning after it; there is one state."""
        seen = self._seen(state)
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


def _widen(parts: dict[str, Array], version: int) -> None:
    """Give weights of an older version the places that were added since: rows of zeros, so they play the same."""
    for name, places in (("state", layout.STATE), ("move", layout.MOVE)):
        old = parts[name]
        had = places.had(version)
        if old.shape[0] != sum(had):
            raise BadWeights("the weights have another shape than the encoding")
        new = np.zeros((places.size, old.shape[1]), np.float32)
        new[had] = old
        parts[name] = new


def load_network(file: Path | IO[bytes]) -> Network:
    """The network of a file; raises BadWeights if it does not fit."""
    try:
        with np.load(file, allow_pickle=False) as data:
            version = int(data["encoding"])
            parts = {each.name: np.ascontiguousarray(data[each.name], np.float32) for each in fields(Network)}
    except (OSError, KeyError, ValueError, EOFError) as error:
        raise BadWeights(f"no weights can be read: {error}") from None
    if not 1 <= version <= layout.VERSION:
        raise BadWeights(f"the weights are for encoding {version}, this is {layout.VERSION}")
    if version < layout.VERSION:
        _widen(parts, version)
    network = Network(**parts)
    if network.state.shape[0] != STATE_SIZE or network.move.shape[0] != MOVE_SIZE:
        raise BadWeights("the weights have another shape than the encoding")
    return network


def packaged() -> list[str]:
    """The names of the networks in the package."""
    return sorted(file.name.removesuffix(".npz") for file in _WEIGHTS.iterdir() if file.name.endswith(".npz"))


@cache
def packaged_network(name: str) -> Network:
    with (_WEIGHTS / f"{name}.npz").open("rb") as file:
        return load_network(file)
