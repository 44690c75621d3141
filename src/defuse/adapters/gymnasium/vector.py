"""A batch as a vector environment of Gymnasium: what `gymnasium.make_vec` makes of our ids."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from defuse.adapters.batch import Batch
from defuse.adapters.opponents import Opponent
from defuse.encoding.observation import VERSION
from defuse.game.library import Edition

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]


class DefuseVectorEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """One agent at each of many tables, bots in the other seats. A table deals again in the step in which it ends.

    The arrays that a step returns are written to by the next one. An action that is not open raises ValueError.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
        "encoding": VERSION,
    }

    def __init__(
        self,
        num_envs: int = 1,
        box: str | Edition = "original",
        players: int = 4,
        opponents: Opponent | Sequence[Opponent] = "careful",
        seat: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self.num_envs = num_envs
        self.batch = Batch(num_envs, box, players, opponents=opponents, seat=seat, options=options)
        setting = self.batch.setting
        self.single_action_space = spaces.Discrete(setting.actions.size)
        self.single_observation_space = spaces.Box(0.0, float(setting.cards), (setting.size,), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """New games at all tables; `options` is ignored."""
        if isinstance(seed, list):
            seeds = [one for one in seed if one is not None]
            if len(seeds) != len(seed):
                raise gymnasium.error.Error("seed: expected a seed for every table, or one for all")
            self.batch.reset(seeds)
        else:
            self.batch.reset(seed)
        return self.batch.arrays.observations, self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Floats, Floats, Flags, Flags, dict[str, Any]]:
        arrays = self.batch.step(actions)
        return arrays.observations, arrays.rewards, arrays.terminals, arrays.truncations, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.arrays.masks, "seat": self.batch.arrays.seats}
