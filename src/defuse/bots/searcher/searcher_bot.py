"""The searcher: every move that makes sense is tried out on tables that may be the true one."""

from collections.abc import Sequence
from typing import ClassVar, Final

from defuse.bots.bot import Bot
from defuse.bots.careful import CarefulBot, Reading
from defuse.bots.marks import marked_first
from defuse.bots.reasons import explain
from defuse.bots.searcher.budget import budget
from defuse.bots.searcher.playout import PlayOut
from defuse.bots.searcher.promising import promising
from defuse.bots.searcher.sampling import Sampler
from defuse.bots.searcher.search import search
from defuse.bots.temperament import split_setting
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.sight.view import View
from defuse.words import Told

DEFAULT: Final = "400"

HORIZON: Final = 12  # moves that are played out before hands are compared
SURE: Final = 2.0  # by how many standard errors a move has to be better than the usual one
ARMED: Final = 90  # percent: how often those who were dealt a Defuse, and did not use it, still have it


class SearcherBot(Bot):
    """It plays as careful does, unless the tables it has tried say that another move wins more.

    Its setting is how long it thinks (`budget.py`), a temperament, or both with a colon between them.
    """

    weighs: ClassVar[bool] = True

    def __init__(self, seed: int, setting: str = DEFAULT) -> None:
        self.horizon = HORIZON
        self.sure = SURE
        self.armed = ARMED
        self._dice = Dice(seed)
        rest, self._temper = split_setting(setting)
        self._careful = CarefulBot(seed, self._temper.name)
        self.budget = budget(rest or DEFAULT)
        self._is_usual = False
        self._seen: tuple[View, list[Move]] | None = None  # at its latest move
        self._chosen: Move | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        self.budget.begin()
        moves = marked_first(moves)
        usual = self._careful.choose(view, moves)
        choices = promising(view, moves, usual)
        chosen = choices[0]
        if len(choices) > 1:
            sampler = Sampler(view, self._dice, self.armed)
            play_out = PlayOut(view, self.horizon)
            chosen = search(choices, sampler.table, play_out.result, self.budget, self.sure)
        self._is_usual = chosen == usual
        self._seen = (view, moves)
        self._chosen = chosen
        return chosen

    def why(self, players: Sequence[str]) -> Told | None:
        """What is usual has the usual reason, another move one of its own; that it wins more is no reason yet."""
        if self._is_usual or self._seen is None or self._chosen is None:
            return self._careful.why(players)
        view, moves = self._seen
        reading = Reading(view, moves, self._temper)
        explain(reading, self._chosen)
        return reading.reason(players)
