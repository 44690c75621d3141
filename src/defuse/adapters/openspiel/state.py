"""An OpenSpiel state: a thin wrapper around a TreeRun."""

from typing import TYPE_CHECKING

import pyspiel

from defuse.adapters.tree.chance import Outcomes
from defuse.adapters.tree.run import CHANCE, OVER, new_run
from defuse.adapters.tree.sights import whole_text

if TYPE_CHECKING:
    from defuse.adapters.openspiel.game import DefuseGame


class DefuseState(pyspiel.State):
    """All data is in `run`; copying and pickling the state copies and pickles `run`."""

    def __init__(self, game: "DefuseGame") -> None:
        super().__init__(game)
        self.run = new_run(game.setting)

    def current_player(self) -> int:
        return self.run.player

    def is_terminal(self) -> bool:
        return self.run.player == OVER

    def is_chance_node(self) -> bool:
        """Overridden to skip the library's detour through C++: it is called more than anything else."""
        return self.run.player == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        """Also without the detour for the player who is asked; for others as the library does it."""
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
        """1 for the winner, its negative shared by the others; zeros before the end, or without an end (TURN-4)."""
        run = self.run
        players = run.setting.players
        if run.player != OVER or run.broken_off or run.game is None:
            return [0.0] * players
        winner = run.game.winner
        return [1.0 if seat == winner else -1.0 / (players - 1) for seat in range(players)]

    def __str__(self) -> str:
        return whole_text(self.run)
