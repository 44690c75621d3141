"""The environment of one seat: an agent chooses its actions, bots play all other seats in between."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from defuse.adapters.match import MatchSetup, new_match
from defuse.adapters.rendering import RENDER_MODES, check_mode, rendered
from defuse.bots.entrants import Chooser, Entrant, Outsider, entrant
from defuse.encoding.observation import VERSION
from defuse.game.chance import HIGHEST_SEED
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
        opponents: str | Sequence[str] = "careful",
        seat: int | None = None,
        render_mode: str | None = None,
        *,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """`opponents` are seated after the agent, in seat order; one name stands for all of them."""
        self.setting = MatchSetup(box, players, options, quick=True)
        self.opponents = _read_opponents(opponents, players)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: expected None for any, or a seat from 0 to {players - 1}, there is {seat}")
        check_mode(render_mode)
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.setting.actions.size)
        self.observation_space = spaces.Box(0.0, float(self.setting.cards), (self.setting.size,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play to the agent's first choice. `options` is ignored."""
        super().reset(seed=seed)
        players = self.setting.plan.players
        while True:
            self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
            self._bots = self._seat_bots()
            weighing = [seat for seat, bot in self._bots.items() if getattr(bot, "weighs", False) is True]
            self.match = new_match(self.setting, self._some_seed(), weighing)
            self._let_the_others_play()
            if self.match.seat == self.seat:
                break  # otherwise the agent was out before its first choice
        self._show()
        return self.match.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match.seat != self.seat:
            raise gymnasium.error.ResetNeeded("the game is over for this seat: call reset()")
        if int(action) not in match.open:
            return match.observe(self.seat), ILLEGAL_REWARD, True, False, self._info() | {"illegal": int(action)}
        match.choose(int(action))
        self._let_the_others_play()
        ended = match.over or not match.game.table.is_present(self.seat)
        reward = self.setting.reward(match.game.winner == self.seat) if ended else 0.0
        self._show()
        return match.observe(self.seat), reward, ended, not ended and match.too_long, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as a boolean mask, the interface of sb3-contrib."""
        return self.match.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table with all cards visible: printed, as text, or as a picture."""
        return rendered(self.match, self._names(), self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.match.mask(self.seat), "seat": self.seat}

    def _some_seed(self) -> int:
        return int(self.np_random.integers(HIGHEST_SEED, endpoint=True))

    def _seat_bots(self) -> dict[int, Chooser]:
        players = self.setting.plan.players
        return {
            (self.seat + 1 + number) % players: one.bot(self._some_seed() % 2**31)
            for number, one in enumerate(self.opponents)
        }

    def _names(self) -> list[str]:
        names = ["agent"] * self.setting.plan.players
        for number, one in enumerate(self.opponents):
            seat = (self.seat + 1 + number) % len(names)
            names[seat] = f"{one.name}_{seat}"
        return names

    def _let_the_others_play(self) -> None:
        """Let the bots move until the agent is asked, is out, or the game is over."""
        match = self.match
        while match.seat in self._bots and match.game.table.is_present(self.seat) and not match.too_long:
            bot = self._bots[match.seat]
            match.submit(bot.choose(match.observers[match.seat].view(), match.moves.copy()))


def _read_opponents(written: str | Sequence[str], players: int) -> list[Entrant]:
    names = [written] * (players - 1) if isinstance(written, str) else list(written)
    if len(names) != players - 1:
        raise ValueError(f"opponents: expected one name or {players - 1}, there are {len(names)}")
    found = [entrant(name) for name in names]
    for one in found:
        if isinstance(one, Outsider):
            raise ValueError(f"opponents: expected bots in Python, there is the program {one.name}")
    return found
