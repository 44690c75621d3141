"""The AEC environment: one agent per seat; the agent that is asked chooses one word of a move at a time."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from defuse.adapters.match import AdapterMatch, MatchSetup, new_match
from defuse.adapters.opponents import Opponent, by_agent, weighs
from defuse.adapters.rendering import RENDER_MODES, check_mode, rendered
from defuse.bots.entrants import Chooser
from defuse.encoding.observation import VERSION
from defuse.game.chance import HIGHEST_SEED
from defuse.game.library import Edition

Observation = dict[str, NDArray[Any]]

ILLEGAL_REWARD: Final = -1.0


def env(
    box: str | Edition = "original",
    players: int = 4,
    render_mode: str | None = None,
    *,
    options: Mapping[str, object] | None = None,
    quick: bool = False,
    max_cycles: int | None = None,
    opponents: Mapping[str, Opponent] | None = None,
) -> AECEnv[str, Observation, int]:
    """The environment for agents: an illegal action ends the game with a bad reward for its agent."""
    raw = raw_env(box, players, render_mode, options=options, quick=quick, max_cycles=max_cycles, opponents=opponents)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD))


class raw_env(AECEnv[str, Observation, int], EzPickle):
    """The environment without wrappers: an illegal action raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "defuse_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
        "encoding": VERSION,
    }

    def __init__(
        self,
        box: str | Edition = "original",
        players: int = 4,
        render_mode: str | None = None,
        *,
        options: Mapping[str, object] | None = None,
        quick: bool = False,
        max_cycles: int | None = None,
        opponents: Mapping[str, Opponent] | None = None,
    ) -> None:
        """`opponents` take the places of some agents, by their names: those seats are played here (opponents.py)."""
        EzPickle.__init__(
            self,
            box,
            players,
            render_mode,
            options=options,
            quick=quick,
            max_cycles=max_cycles,
            opponents=opponents,
        )
        super().__init__()
        check_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: expected 1 or more, there is {max_cycles}")
        self.setting = MatchSetup(box, players, options, quick)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._names = [f"player_{seat}" for seat in range(players)]
        self._opponents = by_agent(opponents or {}, self._names)
        self._bots: dict[int, Chooser] = {}
        self._seats = {agent: seat for seat, agent in enumerate(self._names) if seat not in self._opponents}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        size = self.setting.actions.size
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(self.setting) for agent in self.possible_agents}
        self._np_random: np.random.Generator | None = None

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game in which there is a choice. Without a seed the generator goes on; `options` is ignored."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self.match = self._new_match(self._np_random)
        while not self._can_begin():
            self.match = self._new_match(self._np_random)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._present = (1 << len(self._names)) - 1  # as far as the agents have been told; the dead stay (ZMB-3)
        self._acted = [0] * len(self._names)
        self._rewarded = False
        self._seen: dict[str, Observation] = {}
        self._skip_agent_selection = None
        self.agent_selection = self._names[self.match.seat]
        if self.render_mode == "human":
            self.render()

    def _new_match(self, random: np.random.Generator) -> AdapterMatch:
        seed = int(random.integers(HIGHEST_SEED, endpoint=True))
        self._bots = {seat: one.bot(int(random.integers(2**31))) for seat, one in self._opponents.items()}
        return new_match(self.setting, seed, [seat for seat, bot in self._bots.items() if weighs(bot)])

    def _can_begin(self) -> bool:
        """Let the opponents begin; whether an agent has a choice then. Others may be out already, without any."""
        self._let_opponents_play()
        return not self.match.over and self.match.seat not in self._bots

    def _let_opponents_play(self) -> None:
        """Until an agent is asked, all of them are out, or the game is over."""
        match = self.match
        while match.seat in self._bots and not match.too_long and self._somebody_learns():
            match.submit(self._bots[match.seat].choose(match.observers[match.seat].view(), match.moves.copy()))

    def _somebody_learns(self) -> bool:
        return any(self.match.game.table.is_present(seat) for seat in self._seats.values())

    def observe(self, agent: str) -> Observation:
        """An agent's observation at any time. Of those in the game only the agent that is asked has a nonzero mask.

        An agent whose game has ended has all actions: no mask of a last step may be empty, and none of them counts.
        """
        seen = self._seen.get(agent)
        if seen is None:
            seat = self._seats[agent]
            ended = self.terminations.get(agent, True) or self.truncations.get(agent, True)
            mask = np.ones_like(self.setting.no_mask) if ended else self.match.mask(seat)
            seen = {"observation": self.match.observe(seat), "action_mask": mask}
            self._seen[agent] = seen
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is alive and has to choose an action")
        match = self.match
        seat = match.seat
        match.choose(int(action))
        self._let_opponents_play()
        self._seen.clear()
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        self._cumulative_rewards[agent] = 0.0
        self._acted[seat] += 1
        if match.over or match.game.table.present != self._present:
            self._see_who_is_out()
        elif self._acted[seat] == self.max_cycles or match.too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        if not match.over and match.seat not in self._bots:
            self.agent_selection = self._names[match.seat]
        if self._rewarded or self.truncations[agent]:
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _see_who_is_out(self) -> None:
        """Terminate and reward the agents that are out; at the end also the winner."""
        table = self.match.game.table
        self._present = table.present
        self._rewarded = True
        for agent in self.agents:
            seat = self._seats[agent]
            if self.match.over or not table.is_present(seat):
                self.terminations[agent] = True
                self.rewards[agent] = self.setting.reward(seat == table.winner)

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table with all cards visible: printed, as text, or as a picture."""
        return rendered(self.match, self._names, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


def _observation_space(setting: MatchSetup) -> spaces.Dict:
    """No value exceeds the number of cards."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, float(setting.cards), (setting.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setting.actions.size,), np.int8),
        }
    )
