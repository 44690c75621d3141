"""Tries the moves of a puzzle out on tables that fit what its seat knows: far more of them than a bot thinks about."""

from dataclasses import dataclass
from typing import Final

from defuse.bots.searcher.playout import PlayOut
from defuse.bots.searcher.sampling import Sampler
from defuse.bots.searcher.searcher_bot import ARMED, DEFAULT, HORIZON
from defuse.coach.judge import Opinion
from defuse.coach.thinking import difference
from defuse.game.chance import Dice
from defuse.game.moves import Move
from defuse.puzzles.mining.moments import CLEARLY
from defuse.sight.view import View

DEPTH: Final = 20 * int(DEFAULT)  # play-outs: twenty times as many as the searcher makes for a move
_STAGES: Final = (
    (0.06, 10),
    (0.15, 4),
    (0.3, 3),
    (1.0, 2),
)  # the share of them, and how many other moves are tried, the best
_FEWEST: Final = DEPTH // 8
_BEYOND_DOUBT: Final = 4.0  # standard errors
_HOPE: Final = 2.0  # standard errors by which a difference may still turn out larger
_SURE: Final = 2.0  # and by which it must be larger than what is asked for, to be kept


@dataclass(frozen=True)
class Confirmation:
    """What came of trying a puzzle out."""

    gain: float  # by so much the answer wins more than the best other move
    error: float  # its standard error

    @property
    def passes(self) -> bool:
        return self.gain >= CLEARLY

    @property
    def is_safe(self) -> bool:
        """Whether another search is going to say so, too."""
        return self.gain - _SURE * self.error >= CLEARLY


def confirmed(view: View, opinion: Opinion, seed: int, hurried: bool = False) -> Confirmation:
    """The answer against every other move; hopeless puzzles are given up early, and bad moves dropped.

    One that is hurried also stops where nothing is left to doubt.
    """
    ranked = [move for move, _ in opinion.ranked()]
    answer, rivals = ranked[0], ranked[1:]
    sampler, play_out = Sampler(view, Dice(seed), ARMED), PlayOut(view, HORIZON)
    results: dict[Move, list[float]] = {move: [] for move in ranked}
    found = Confirmation(0.0, 1.0)
    play_outs = 0
    for share, most in _STAGES:
        rivals = rivals[:most]
        while play_outs < share * DEPTH:
            table = sampler.table()
            number = len(results[answer])
            for move in (answer, *rivals):
                results[move].append(play_out.result(table.clone(), move, number))
            play_outs += 1 + len(rivals)
        differences = {move: difference(results[answer][: len(results[move])], results[move]) for move in rivals}
        rivals.sort(key=lambda move: differences[move].mean)
        nearest = differences[rivals[0]]
        found = Confirmation(nearest.mean, nearest.error)
        if found.gain + _HOPE * found.error < CLEARLY:
            break
        if hurried and play_outs >= _FEWEST and found.gain - _BEYOND_DOUBT * found.error > CLEARLY:
            break
    return found
