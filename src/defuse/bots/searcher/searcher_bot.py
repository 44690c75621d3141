"""The searcher: every move that makes sense is tried out on tables that may be the true one."""

from collections.abc import Sequence
from typing import ClassVar, Final

from defuse.bots.bot import Bot
from defuse.bots.careful import CarefulBot
from defuse.bots.marks import marked_first
from defuse.bots.searcher.budget import budget
from defuse.bots.searcher.playout import PlayOut
from defuse.bots.searcher.promising import promising
from defuse.bots.searcher.sampling import Sampler
from defuse.bots.searcher.search import search
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.view import View
from defuse.words import Told

DEFAULT: Final = "400"

HORIZON: Final = 12  # moves that are played out before hands are compared
SURE: Final = 2.0  # by how many standard errors a move has to be better than the usual one
ARMED: Final = 90  # percent: how often those who were dealt a Defuse, and did not use it, still have it


class SearcherBot(Bot):
    """It plays as careful does, unless the tables it has tried say that another move wins more."""

    weighs: ClassVar[bool] = True

    def __init__(self, seed: int, setting: str = DEFAULT) -> None:
        self.horizon = HORIZON
        self.sure = SURE
        self.armed = ARMED
        self._dice = Dice(seed)
        self._careful = CarefulBot(seed)
        self.budget = budget(setting)
        self._is_usual = False

    def choose(self, view: View, moves: list[Move]) -> Move:
        self.budget.begin()
        moves = marked_first(moves)
        usual = self._careful.choose(view, moves)
        choices = promising(view, moves, usual)
        chosen = usual
        if len(choices) > 1:
            sampler = Sampler(view, self._dice, self.armed)
            play_out = PlayOut(view, self.horizon)
            chosen = search(choices, sampler.table, play_out.result, self.budget, self.sure)
        self._is_usual = chosen == usual
        return chosen

    def why(self, players: Sequence[str]) -> Told | None:
        """What is usual has the usual reason; of another move it only knows that it wins more."""
        return self._careful.why(players) if self._is_usual else None
