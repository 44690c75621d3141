"""What every bot is: a player that sees views and chooses moves, never a table."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from defuse.game.moves import Move
from defuse.sight.view import View
from defuse.words import Told


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. The moves may be open: what is returned must not be."""

    weighs: ClassVar[bool] = False  # whether its views list the ways in which the pile may lie, with their chances

    def choose(self, view: View, moves: list[Move]) -> Move:
        """One of the moves, its blank filled in."""
        raise NotImplementedError

    def why(self, players: Sequence[str]) -> Told | None:
        """Why it chose its latest move, if it can say so.

        That gives away what it holds and knows: it is only for those who may see its hand, never for the other seats.
        """
        return None
