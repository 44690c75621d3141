"""Error rates of our bots: `python -m benchmarks.error_rates` lets the coach review games and puts the ladder in order.

A bot sits at a table of careful players, every game in another seat, and the coach reviews its seat. The error rate is
what its decisions lost, as a share of what was at stake: 0 for the master's moves, 100 % for the second best ones.
Intervals are 95 %, bootstrapped by game. It also says how long a review takes, and how far luck is from nothing on
average.
"""

import argparse
from dataclasses import dataclass
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
from defuse.record.record import Record

LADDER: Final = ("random", "timid", "easy", "careful", "master")
PLAYERS: Final = (2, 4)
GAMES: Final = 20
SEED: Final = 20


@dataclass(frozen=True)
class Rate:
    """The error rate of a bot, in percent, with its interval."""

    bot: str
    value: float
    low: float
    high: float
    decisions: int
    luck: float  # mean of all games
    luck_error: float  # its standard error
    seconds: float  # of the processor, for the slowest review


def played(bot: str, name: str, players: int, number: int) -> tuple[Record, int]:
    """A game of this bot among careful players, and its seat."""
    luck = mixed(SEED, number, players)
    ours = number % players
    game = deal(plan(edition(name), players, {}), luck, quick=False)
    bots = [bot if seat == ours else "careful" for seat in range(players)]
    recorder = NotedRecorder(game, bots, name)
    seats = [Seat(new_bot(each, luck + seat)) for seat, each in enumerate(bots)]
    play_game(game, seats, Dice(luck), name, recorder)
    return recorder.record, ours


def rate(bot: str, name: str, players: int, games: int, judge: Judge) -> Rate:
    found: list[Review] = []
    slowest = 0.0
    for number in range(games):
        record, seat = played(bot, name, players, number)
        began = process_time()
        found.append(review(record, seat, judge))
        slowest = max(slowest, process_time() - began)
    lost = np.asarray([each.lost for each in found])
    stake = np.asarray([each.stake for each in found])
    luck = [each.luck for each in found]
    return Rate(
        bot,
        100 * float(lost.sum() / stake.sum()),
        *_interval(lost, stake),
        sum(each.decisions for each in found),
        fmean(luck),
        stdev(luck) / len(luck) ** 0.5,
        slowest,
    )


def _interval(lost: Floats, stake: Floats) -> tuple[float, float]:
    random = np.random.default_rng(1)
    picks = random.integers(0, len(lost), (2000, len(lost)))
    rates = 100 * lost[picks].sum(axis=1) / np.maximum(1e-9, stake[picks].sum(axis=1))
    low, high = np.quantile(rates, [0.025, 0.975])
    return float(low), float(high)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the error rates of the bots.")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each bot")
    parser.add_argument("--edition", default="original")
    chosen = parser.parse_args()
    data = calibration()
    for players in PLAYERS:
        judge = Judge(data.cells[cell_name(chosen.edition, players)], data.heads[chosen.edition])
        print(f"\n{chosen.edition}, {players} players, {chosen.games} games each")
        print("| bot | error rate | 95 % | decisions | mean luck | slowest review |")
        print("|---|---:|---:|---:|---:|---:|")
        for bot in LADDER:
            found = rate(bot, chosen.edition, players, chosen.games, judge)
            print(
                f"| {bot} | {found.value:.1f} % | {found.low:.1f} to {found.high:.1f} | {found.decisions} | "
                f"{100 * found.luck:+.1f} ± {100 * found.luck_error:.1f} | {found.seconds:.2f} s |",
                flush=True,
            )


if __name__ == "__main__":
    main()
