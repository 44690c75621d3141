"""Many tables advanced at once: one action per table in, arrays out."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from defuse.adapters.batch.arrays import Arrays, check_arrays, new_arrays
from defuse.adapters.batch.lanes import Lanes
from defuse.adapters.batch.lanes import Opponent as LaneOpponent
from defuse.adapters.match import MatchSetup
from defuse.adapters.opponents import Opponent, others
from defuse.game.chance import HIGHEST_SEED
from defuse.game.library import Edition
from defuse.game.seed_mixing import mixed


class Batch:
    """So many tables with the same cards. A table whose game has ended deals the next one in the same step.

    Without opponents an agent sits in every seat: `arrays.seats` says whose action is wanted. With opponents the one
    agent of each table is asked only when it has a choice.
    """

    def __init__(
        self,
        tables: int,
        box: str | Edition = "original",
        players: int = 4,
        *,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        quick: bool = True,
        arrays: Arrays | None = None,
    ) -> None:
        """`arrays` are written to instead of new ones; `seat` is the agent's, if it is not another one every game."""
        if tables < 1:
            raise ValueError(f"tables: expected 1 or more, there is {tables}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: expected None for any, or a seat from 0 to {players - 1}, there is {seat}")
        self.tables = tables
        self.setting = MatchSetup(box, players, options, quick or opponents is not None)
        self.actions = self.setting.actions
        self._seat = seat
        self._opponents = None if opponents is None else others(opponents, players)
        wanted = new_arrays(tables, self.setting.size, self.actions.size, None if self._opponents else players)
        if arrays is not None:
            check_arrays(arrays, wanted)
        self.arrays = wanted if arrays is None else arrays
        seating = None if self._opponents is None else self._seated
        setting = self.setting
        self._lanes = Lanes(
            setting.plan, setting.actions, tables, setting.size, setting.longest, setting.quick, seating, setting.lost
        )
        # Where the tables write.
        rows = self._lanes.rows
        self._observations = np.frombuffer(memoryview(rows.bits), np.float32, rows.end).reshape(tables, -1)
        self._masks = np.frombuffer(memoryview(self._lanes.open), np.uint8).reshape(tables, -1)

    def reset(self, seed: int | Sequence[int] | None = None) -> Arrays:
        """New games at all tables. One seed gives each table its own; several are those of the tables."""
        if seed is None:
            seed = int(np.random.default_rng().integers(HIGHEST_SEED))
        seeds = [mixed(seed, table) for table in range(self.tables)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.tables:
            raise ValueError(f"seed: expected one or {self.tables}, there are {len(seeds)}")
        self._lanes.begin([int(one) for one in seeds])
        self._write()
        return self.arrays

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Arrays:
        """One action for each table; raises ValueError if one of them is not open."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.tables:
            raise ValueError(f"actions: expected {self.tables}, there are {len(chosen)}")
        if not self._lanes.lanes:
            raise ValueError("call reset first")
        self._lanes.step(chosen)
        self._write()
        return self.arrays

    def _write(self) -> None:
        arrays, lanes = self.arrays, self._lanes
        arrays.observations[:] = self._observations
        arrays.masks[:] = self._masks
        arrays.seats[:] = lanes.seats
        arrays.rewards[:] = 0
        arrays.terminals[:] = False
        arrays.truncations[:] = False
        for finish in lanes.finishes:
            if finish.over:
                (arrays.truncations if finish.broken_off else arrays.terminals)[finish.row] = True
            for seat, reward in finish.rewards:
                if self._opponents is None:
                    arrays.rewards[finish.row, seat] = reward
                else:
                    arrays.rewards[finish.row] = reward

    def _seated(self, seed: int) -> list[LaneOpponent | None]:
        """The opponents of a new game by seat."""
        assert self._opponents is not None
        players = len(self._opponents) + 1
        agent = mixed(seed, players) % players if self._seat is None else self._seat
        seats: list[LaneOpponent | None] = [None] * players
        for number, one in enumerate(self._opponents):
            seats[(agent + 1 + number) % players] = one.bot(mixed(seed, number) % 2**31)
        return seats
