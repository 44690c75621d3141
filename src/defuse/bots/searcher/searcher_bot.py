"""The searcher: every move that makes sense is tried out on tables that may be the true one."""

from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.careful import CarefulBot
from defuse.bots.searcher.budget import budget
from defuse.bots.searcher.playout import PlayOut
from defuse.bots.searcher.promising import promising
from defuse.bots.searcher.sampling import Sampler
from defuse.bots.searcher.search import search
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.view import View

DEFAULT: Final = "400"
_ARMED: Final = 90  # percent


class SearcherBot(Bot):
    """It plays as careful does, unless the tables it has tried say that another move wins more."""

    weighs = True

    def __init__(
        self, seed: int, setting: str = DEFAULT, horizon: int = 400, sure: float = 1.0, armed: int = _ARMED
    ) -> None:
        self.horizon = horizon
        self.sure = sure
        self.armed = armed
        self._dice = Dice(seed)
        self._careful = CarefulBot(seed)
        self._budget = budget(setting)

    def choose(self, view: View, moves: list[Move]) -> Move:
        self._budget.begin()
        usual = self._careful.choose(view, moves)
        choices = promising(view, moves, usual)
        if len(choices) == 1:
            return usual
        sampler = Sampler(view, self._dice, self.armed)
        return search(choices, usual, sampler.table, PlayOut(view, self.horizon).result, self._budget, self.sure)
