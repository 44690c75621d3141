"""The bot that does anything that is legal, each move as likely as the other."""

from defuse.bots.bot import Bot
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.blanks import complete
from defuse.sight.view import View


class RandomBot(Bot):
    """It knows the rules and nothing else."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, moves: list[Move]) -> Move:
        return complete(view, moves[self.dice.roll(len(moves))], self.dice)
