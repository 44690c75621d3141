"""The environment of one seat: an agent chooses its actions, bots play all other seats in between."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from defuse.adapters.match import AdapterMatch, MatchSetup
from defuse.adapters.one_agent import OneAgent
from defuse.adapters.opponents import Opponent
from defuse.adapters.rendering import RENDER_MODES, check_mode, rendered
from defuse.encoding.observation import VERSION
from defuse.game.library import Edition

ILLEGAL_REWARD: Final = -1.0
Observation = NDArray[np.float32]


class DefuseEnv(gymnasium.Env[Observation, np.int64]):
    """An illegal action loses the game at once; `action_masks` and the info say which actions are legal."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "encoding": VERSION,
    }

    def __init__(
        self,
        box: str | Edition = "original",
        players: int = 4,
        opponents: Opponent | Sequence[Opponent] = "careful",
        seat: int | None = None,
        render_mode: str | None = None,
        *,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """`opponents` are seated after the agent, in seat order; one stands for all of them (opponents.py)."""
        self.setting = MatchSetup(box, players, options, quick=True)
        self._table = OneAgent(self.setting, opponents, seat)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.setting.actions.size)
        self.observation_space = spaces.Box(0.0, float(self.setting.cards), (self.setting.size,), np.float32)

    @property
    def match(self) -> AdapterMatch:
        return self._table.match

    @property
    def seat(self) -> int:
        """The agent's."""
        return self._table.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play to the agent's first choice. `options` is ignored."""
        super().reset(seed=seed)
        self._table.deal(self.np_random)
        self._show()
        return self.match.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table, match = self._table, self.match
        if not table.asks_agent:
            raise gymnasium.error.ResetNeeded("the game is over for this seat: call reset()")
        if int(action) not in match.open:
            return match.observe(self.seat), ILLEGAL_REWARD, True, False, self._info() | {"illegal": int(action)}
        match.choose(int(action))
        table.let_the_others_play()
        self._show()
        return match.observe(self.seat), table.reward, table.ended, table.broken_off, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as a boolean mask, the interface of sb3-contrib."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The table with all cards visible: printed, as text, or as a picture."""
        return rendered(self.match, self._table.names(), self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def _mask(self) -> NDArray[np.int8]:
        """The open actions; after the end all of them, since no mask may be empty and none of them counts."""
        match = self.match
        return match.mask(self.seat) if match.seat == self.seat else np.ones_like(self.setting.no_mask)
