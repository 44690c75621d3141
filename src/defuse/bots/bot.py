"""What every bot is: a player that sees views and chooses moves, never a table."""

from defuse.game.moves import Move
from defuse.sight.view import View


class Bot:
    """A player. The moves may be open: what is returned must not be."""

    weighs = False  # whether its views list the ways in which the pile may lie, with their chances

    def choose(self, view: View, moves: list[Move]) -> Move:
        """One of the moves, its blank filled in."""
        raise NotImplementedError
