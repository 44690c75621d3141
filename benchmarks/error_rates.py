"""Error rates of our bots: `python -m benchmarks.error_rates` lets the coach review games and puts the ladder in order.

A bot sits at a table of careful players, every game in another seat, and the coach reviews its seat. The error rate is
what its decisions lost, as a share of what was at stake: 0 for the master's moves, 100 % for the second best ones.
The first interval is that of a few games, drawn again and again from all that were played: 95 % of such samples lie in
it. The second is the 95 % interval of all games. The last line says how often a few games of each bot put the ladder in
the right order. It also says how long a review takes, and how far luck is from nothing on average.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, stdev
from time import process_time
from typing import Final

import numpy as np

from defuse.bots import new_bot
from defuse.coach.calibration import calibration, cell_name
from defuse.coach.fitting import Floats
from defuse.coach.judge import Judge
from defuse.coach.review import Review, review
from defuse.game.chance import Dice
from defuse.game.library import edition, plan
from defuse.game.setup import deal
from defuse.lab.running.noted_recorder import NotedRecorder
from defuse.lab.running.seeds import mixed
from defuse.lab.running.tables import Seat, play_game
from defuse.lab.running.work import crew, work
from defuse.record.record import Record

LADDER: Final = ("random", "timid", "easy", "careful", "master")  # the highest error rate first
PLAYERS: Final = (2, 4)
GAMES: Final = 400
FEW: Final = 20  # games after which somebody wants to know how well they play
SEED: Final = 20
DRAWS: Final = 10_000
_CHUNK: Final = 10  # games of one task


@dataclass(frozen=True)
class Task:
    """Some games of a bot."""

    bot: str
    edition: str
    players: int
    first: int
    games: int
    seed: int


@dataclass(frozen=True)
class Reviewed:
    """What the coach said of one game."""

    lost: float
    stake: float
    luck: float
    decisions: int
    seconds: float  # of the processor, for the review


def played(bot: str, name: str, players: int, number: int, seed: int = SEED) -> tuple[Record, int]:
    """A game of this bot among careful players, and its seat."""
    luck = mixed(seed, number, players)
    ours = number % players
    game = deal(plan(edition(name), players, {}), luck, quick=False)
    bots = [bot if seat == ours else "careful" for seat in range(players)]
    recorder = NotedRecorder(game, bots, name)
    seats = [Seat(new_bot(each, luck + seat)) for seat, each in enumerate(bots)]
    play_game(game, seats, Dice(luck), name, recorder)
    return recorder.record, ours


def review_games(task: Task) -> tuple[Task, list[Reviewed]]:
    data = calibration()
    judge = Judge(data.cells[cell_name(task.edition, task.players)], data.heads[task.edition])
    found = []
    for number in range(task.first, task.first + task.games):
        record, seat = played(task.bot, task.edition, task.players, number, task.seed)
        began = process_time()
        each: Review = review(record, seat, judge)
        found.append(Reviewed(each.lost, each.stake, each.luck, each.decisions, process_time() - began))
    return task, found


def tasks(name: str, players: int, games: int, seed: int) -> Iterator[Task]:
    for bot in LADDER:
        for first in range(0, games, _CHUNK):
            yield Task(bot, name, players, first, min(_CHUNK, games - first), seed)


def rates(found: Sequence[Reviewed], games: int, random: np.random.Generator) -> Floats:
    """The error rates, in percent, of so many games that are drawn from these, time and again."""
    sums = np.asarray([(each.lost, each.stake) for each in found])[random.integers(0, len(found), (DRAWS, games))]
    lost, stake = sums.sum(axis=1).T
    drawn: Floats = 100 * lost / np.maximum(1e-9, stake)
    return drawn


def ordered(few: Sequence[Floats]) -> Floats:
    """In which draws every bot has a higher rate than the next."""
    right: Floats = np.all([one > other for one, other in pairwise(few)], axis=0)
    return right


def _row(bot: str, found: Sequence[Reviewed], few: Floats, random: np.random.Generator) -> str:
    rate = 100 * sum(each.lost for each in found) / sum(each.stake for each in found)
    low, high = np.quantile(rates(found, len(found), random), [0.025, 0.975])
    low_few, high_few = np.quantile(few, [0.025, 0.975])
    luck = [100 * each.luck for each in found]
    decisions, slowest = fmean(each.decisions for each in found), max(each.seconds for each in found)
    return (
        f"| {bot} | {rate:.1f} % | {low_few:.0f} to {high_few:.0f} | {low:.1f} to {high:.1f} | {decisions:.0f} | "
        f"{fmean(luck):+.1f} ± {stdev(luck) / len(luck) ** 0.5:.1f} | {slowest:.2f} s |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the error rates of the bots.")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each bot")
    parser.add_argument("--few", type=int, default=FEW, help="games of a sample")
    parser.add_argument("--edition", default="original")
    parser.add_argument("--seed", type=int, default=SEED, help="of the deals")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if nothing is said")
    chosen = parser.parse_args()
    for players in PLAYERS:
        games: dict[str, list[Reviewed]] = {bot: [] for bot in LADDER}
        for task, found in work(
            review_games, tasks(chosen.edition, players, chosen.games, chosen.seed), crew(chosen.workers)
        ):
            games[task.bot] += found
        random = np.random.default_rng(1)
        few = [rates(games[bot], chosen.few, random) for bot in LADDER]
        print(f"\n{chosen.edition}, {players} players, {chosen.games} games each")
        print(f"| bot | error rate | 95 % of {chosen.few} games | 95 % | decisions | mean luck | slowest review |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        for bot, drawn in zip(LADDER, few, strict=True):
            print(_row(bot, games[bot], drawn, random))
        pairs = ", ".join(
            f"{one} over {other} {100 * (higher > lower).mean():.1f} %"
            for (one, higher), (other, lower) in pairwise(zip(LADDER, few, strict=True))
        )
        print(f"\nIn order in {100 * ordered(few).mean():.1f} % of {DRAWS} samples: {pairs}", flush=True)


if __name__ == "__main__":
    main()
