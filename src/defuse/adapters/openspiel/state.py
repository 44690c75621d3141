"""A state of OpenSpiel: a thin skin around a run of the game."""

from typing import TYPE_CHECKING

import pyspiel

from defuse.adapters.tree.chance import Outcomes
from defuse.adapters.tree.run import CHANCE, OVER, new_run
from defuse.adapters.tree.sights import whole_text

if TYPE_CHECKING:
    from defuse.adapters.openspiel.game import DefuseGame


class DefuseState(pyspiel.State):
    """Whoever is to choose chooses an action; `run` is all there is, and what copies and saves consist of."""

    def __init__(self, game: "DefuseGame") -> None:
        super().__init__(game)
        self.run = new_run(game.setting)

    def current_player(self) -> int:
        return self.run.player

    def is_terminal(self) -> bool:
        return self.run.player == OVER

    def is_chance_node(self) -> bool:
        """As the library finds it, but without its way through C++ and back; that is what players ask most."""
        return self.run.player == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        """The same of whoever is asked; of anybody else the library says it."""
        run = self.run
        if run.player >= 0 and (not player or player == (run.player,)):
            return run.open.copy()
        actions: list[int] = super().legal_actions(*player)
        return actions

    def _legal_actions(self, player: int) -> list[int]:
        run = self.run
        return run.open if player == run.player else []

    def chance_outcomes(self) -> Outcomes:
        return self.run.outcomes

    def _apply_action(self, action: int) -> None:
        self.run.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.run.describe(action)
        return self.run.setting.actions.names[action]

    def returns(self) -> list[float]:
        """1 for the winner, shared as a loss by the others; nothing before the end, or if there was none (TURN-4)."""
        run = self.run
        players = run.setting.players
        if run.player != OVER or run.broken_off or run.game is None:
            return [0.0] * players
        winner = run.game.winner
        return [1.0 if seat == winner else -1.0 / (players - 1) for seat in range(players)]

    def __str__(self) -> str:
        return whole_text(self.run)
