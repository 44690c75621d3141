"""Defuse as a game of OpenSpiel: `pyspiel.load_game("python_defuse(box=original,players=4)")`."""

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from defuse.adapters.openspiel.openspiel_observer import OpenSpielObserver
from defuse.adapters.openspiel.state import DefuseState
from defuse.adapters.tree.chance import EXACT_OUTCOMES
from defuse.adapters.tree.run import BYTES
from defuse.adapters.tree.setting import EXACT, TreeSetup, setting
from defuse.game.moves import MAX_SEATS

NAME: Final = "python_defuse"

PARAMETERS: Final[dict[str, Any]] = {
    "box": "original",  # or a mix of boxes, a recipe, or a recipe file
    "players": 2,
    "options": "",  # rule options, as name:value;name:value
    "chance": EXACT,  # or SEEDED
    "quick": True,  # only players with a choice are asked
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Defuse",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=PARAMETERS,
)


class DefuseGame(pyspiel.Game):
    """One box at one number of players."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.setting: TreeSetup = setting(**chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=EXACT_OUTCOMES if self.setting.exact else len(BYTES),
            num_players=self.setting.players,
            min_utility=-1.0 / (self.setting.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.longest,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> DefuseState:
        return DefuseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> OpenSpielObserver:
        if params:
            raise ValueError(f"expected no parameters for observations, there are {dict(params)}")
        return OpenSpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.most_chance


pyspiel.register_game(GAME_TYPE, DefuseGame)
