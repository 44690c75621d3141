"""An experiment: one recipe, or two side by side, played with several numbers of players."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from defuse.bots.entrants import Entrant
from defuse.game.library import Edition, edition, player_counts
from defuse.lab.running.tables import Setup
from defuse.lab.simulate.compare import compare
from defuse.lab.simulate.findings import findings
from defuse.lab.simulate.report import Report, Side
from defuse.lab.simulate.simulate import Run, Simulated

ORIGINAL: Final = "original"

# Game length is compared with some games of the Original Edition with the same bots: enough for a mean, but few.
_USUAL_SIDE: Final = 2
_MOST_USUAL: Final = 500
_FEWEST_USUAL: Final = 50


@dataclass(frozen=True)
class Variant:
    """A game to be simulated, with its rule options."""

    edition: Edition
    options: Mapping[str, object]

    @property
    def is_original(self) -> bool:
        return self.edition.name == ORIGINAL and not self.options


@dataclass(frozen=True)
class Experiment:
    """All runs of a simulation: one variant, or two that are compared."""

    variants: Sequence[Variant]
    players: Sequence[int]
    bots: Entrant
    games: int  # per variant and number of players
    seed: int

    @property
    def runs(self) -> list[Run]:
        return [
            self._run(variant, players, side) for side, variant in enumerate(self.variants) for players in self.players
        ]

    @property
    def usual_runs(self) -> list[Run]:
        """Games of the Original Edition (two copies for many players) as a yardstick, unless it is itself simulated."""
        if all(variant.is_original for variant in self.variants):
            return []
        games = min(_MOST_USUAL, max(self.games // 10, min(self.games, _FEWEST_USUAL)))
        runs: list[Run] = []
        for options in ({}, {"copies": 2}):
            possible = player_counts(edition(ORIGINAL), options)
            for players in self.players:
                if players in possible and players not in [run.setting.players for run in runs]:
                    setting = Setup(edition(ORIGINAL), players, options)
                    runs.append(Run(setting, self.bots, games, self.seed, _USUAL_SIDE))
        return runs

    @property
    def all_games(self) -> int:
        return sum(run.games for run in [*self.runs, *self.usual_runs])

    def _run(self, variant: Variant, players: int, side: int) -> Run:
        return Run(Setup(variant.edition, players, variant.options), self.bots, self.games, self.seed, side)


def cook(order: Experiment, play: Callable[[list[Run]], list[Simulated]]) -> Report:
    """Play everything and make the report; raises KeyboardInterrupt if it ended before there is one."""
    played = play(order.runs + order.usual_runs)
    interrupted = any(each.interrupted for each in played)
    if interrupted and any(each.games == 0 for each in played):
        raise KeyboardInterrupt
    found = [findings(each) for each in played]
    width = len(order.players)
    sides = [
        Side(variant.edition, variant.options, found[width * number : width * (number + 1)])
        for number, variant in enumerate(order.variants)
    ]
    usual = {each.players: each for each in found[width * len(sides) :]}
    differences = compare(sides[0].found, sides[1].found) if len(sides) > 1 else []
    games = min(each.games for each in played[: width * len(sides)]) if interrupted else order.games
    return Report(order.bots.name, games, order.seed, sides, differences, usual, interrupted)
