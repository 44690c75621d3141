"""The move that is made for somebody who makes none: a bot that failed, a player who is away."""

from collections.abc import Sequence

from defuse.game.chance import Dice
from defuse.game.moves import DRAW, PASS, Move
from defuse.sight.blanks import complete
from defuse.sight.view import View


def default_move(view: View, moves: Sequence[Move], dice: Dice) -> Move:
    """Pass if that is possible, otherwise draw, otherwise the first legal move; a blank is filled in at random."""
    for verb in (PASS, DRAW):
        for move in moves:
            if move.verb == verb:
                return move
    return complete(view, moves[0], dice)
