"""Plays and counts many games of a box or recipe with the same bot in every seat."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from defuse.bots.entrants import Entrant, OurBot
from defuse.bots.outside.faults import Faults
from defuse.game.chance import HIGHEST_SEED, Dice
from defuse.lab.running.interruption import interruptible
from defuse.lab.running.seeds import DEFAULTS, DICE, mixed
from defuse.lab.running.tables import Seat, Setup, longest, play_game
from defuse.lab.running.work import Crew, work
from defuse.lab.simulate.tally import Tally, tally_random_games

Counts = dict[str, list[int]]

# A seed purpose, besides those of running/seeds.py: side, players, part of the games. It never changes.
_SIMULATED: Final = 16

# Games per task. It must not depend on the number of workers: the first seed of a task is mixed from its number.
_COMPILED_GAMES: Final = 1000
_WATCHED_GAMES: Final = 10


@dataclass(frozen=True)
class Run:
    """Games of one setting."""

    setting: Setup
    bots: Entrant
    games: int
    seed: int
    side: int = 0  # runs that are compared get different deals

    @property
    def at_random(self) -> bool:
        """Whether the players move at random: then the compiled engine plays without views."""
        return isinstance(self.bots, OurBot) and self.bots.kind == "random"

    @property
    def part_size(self) -> int:
        return _COMPILED_GAMES if self.at_random else _WATCHED_GAMES

    @property
    def parts(self) -> int:
        return -(-self.games // self.part_size)

    def first_seed(self, part: int) -> int:
        return mixed(self.seed, _SIMULATED, self.side, self.setting.players, part)


@dataclass(frozen=True)
class Part:
    """Some games of a run: one task."""

    run: int
    number: int
    games: int


@dataclass
class Simulated:
    """The counts of a run."""

    run: Run
    counts: Counts = field(default_factory=dict)
    faults: Faults = field(default_factory=Faults)  # faults of other people's bots
    games: int = 0  # that were played
    interrupted: bool = False  # by Ctrl-C: then these are fewer than were asked for

    def add(self, counts: Counts, faults: Faults) -> None:
        """Add a part; sums of integers do not depend on the order."""
        for name, numbers in counts.items():
            so_far = self.counts.get(name, [])
            self.counts[name] = [one + other for one, other in zip_longest(so_far, numbers, fillvalue=0)]
        self.faults.add(faults)


def simulate(runs: Sequence[Run], crew: Crew, progress: Callable[[int], None] = lambda games: None) -> list[Simulated]:
    """Play all runs; `progress` is called with the number of games of each finished part. Ctrl-C ends it early."""
    found = [Simulated(run) for run in runs]
    try:
        with interruptible(), closing(work(PlayParts(runs), _parts(runs), crew)) as finished:
            for part, counts, faults in finished:
                found[part.run].add(counts, faults)
                found[part.run].games += part.games
                progress(part.games)
    except KeyboardInterrupt:
        for each in found:
            each.interrupted = True
    return found


def _parts(runs: Sequence[Run]) -> Iterator[Part]:
    """The parts of all runs in turn, so that they are equally far if they are interrupted."""
    for row in zip_longest(*(_parts_of(number, run) for number, run in enumerate(runs))):
        yield from (part for part in row if part is not None)


def _parts_of(run: int, each: Run) -> Iterator[Part]:
    for number, first in enumerate(range(0, each.games, each.part_size)):
        yield Part(run, number, min(each.part_size, each.games - first))


class PlayParts:
    """The job: plays and counts the games of a part."""

    def __init__(self, runs: Sequence[Run]) -> None:
        self.runs = runs

    def __call__(self, part: Part) -> tuple[Part, Counts, Faults]:
        run = self.runs[part.run]
        seed = run.first_seed(part.number)
        if run.at_random:
            most = longest(run.setting.deal(0))
            return part, tally_random_games(run.setting.plan, seed, part.games, most).counts(), Faults()
        tally = Tally(run.setting.players)
        faults = Faults()
        for number in range(part.games):
            _watch_game(run, (seed + number) & HIGHEST_SEED, tally, faults)
        return part, tally.counts(), faults


def _watch_game(run: Run, seed: int, tally: Tally, faults: Faults) -> None:
    """Play one game between bots that see only their own views."""
    setting, bots = run.setting, run.bots
    game = setting.deal(seed)
    seats = [Seat(bots.bot(mixed(seed, DICE, seat)), forgiven=not bots.ours) for seat in range(setting.players)]
    outcome = play_game(game, seats, Dice(mixed(seed, DEFAULTS)), setting.edition.name)
    tally.count(game.events, outcome.winner, outcome.moves)
    for _, slips in outcome.slips:
        faults.add(slips)
