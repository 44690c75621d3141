"""The timid bot: it draws and defuses, and plays nothing."""

from defuse.bots.bot import Bot
from defuse.game.chance import Dice
from defuse.game.moves import DIE, DRAW, PASS, Move
from defuse.sight.blanks import complete
from defuse.sight.view import View


class TimidBot(Bot):
    """Whatever it is asked for, it gives the last of its cards: those are cats."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, moves: list[Move]) -> Move:
        for move in moves:
            if move.verb == DRAW or move.verb == PASS:
                return move
        last = [move for move in moves if move.verb != DIE][-1]
        return complete(view, last, self.dice)
