"""The arrays of a batch: one row per table."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Arrays:
    """What a step writes."""

    observations: NDArray[np.float32]  # tables x places: what the seat that is asked observes
    masks: NDArray[Any]  # tables x actions, of any type: 1 for every action that is open to it, never all 0
    seats: NDArray[np.int32]  # tables: which seat is asked
    rewards: NDArray[np.float32]  # tables x players, or tables if there are opponents
    terminals: NDArray[np.bool_]  # tables: a game has ended in this step; the row shows the next one
    truncations: NDArray[np.bool_]  # tables: the same for a game that was broken off (TURN-4)


def new_arrays(tables: int, places: int, actions: int, players: int | None) -> Arrays:
    """Arrays of a batch; without players there is one reward per table."""
    return Arrays(
        np.zeros((tables, places), np.float32),
        np.zeros((tables, actions), np.int8),
        np.zeros(tables, np.int32),
        np.zeros(tables if players is None else (tables, players), np.float32),
        np.zeros(tables, np.bool_),
        np.zeros(tables, np.bool_),
    )


def check_arrays(given: Arrays, wanted: Arrays) -> None:
    """Raises ValueError if arrays cannot be written to as those that we would make."""
    for name, model in vars(wanted).items():
        array = getattr(given, name)
        if array.shape != model.shape:
            raise ValueError(f"{name}: expected the shape {model.shape}, there is {array.shape}")
        if name != "masks" and array.dtype != model.dtype:
            raise ValueError(f"{name}: expected {model.dtype}, there is {array.dtype}")
        if not (array.flags.c_contiguous and array.flags.writeable):
            raise ValueError(f"{name}: expected an array that is contiguous and can be written to")
