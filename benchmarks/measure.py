"""Measures random games on one core in CPU time: how many per second, and the cost of single calls."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from time import process_time
from typing import Final

from benchmarks.reference_unit import unit
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.library import Plan, edition, plan
from defuse.game.playout import play_out
from defuse.game.setup import deal

SLICES: Final = 20
EXPANSIONS: Final = "original+imploding+streaking+barking"
SETTINGS: Final = {
    "original-4": ("original", 4),
    "original-2": ("original", 2),
    "expansions-4": (EXPANSIONS, 4),
    "expansions-2": (EXPANSIONS, 2),
}


@dataclass(frozen=True)
class Figures:
    """The figures of one setting, per CPU-second and in µs, and the speed of the machine meanwhile."""

    games_per_s: float
    decisions_per_s: float
    legal_us: float
    clone_us: float
    units_per_s: float


def planned(setting: str) -> Plan:
    name, players = SETTINGS[setting]
    return plan(edition(name), players)


def play_half(game: Game, dice: Dice, decisions: int) -> None:
    """Play the first half of a game that took so many decisions."""
    for _ in range(decisions // 2):
        seat = game.next_seat()
        moves = game.legal_moves(seat)
        game.submit(seat, game.complete(seat, moves[dice.roll(len(moves))], dice))


def middle_games(dealt: Plan, how_many: int = 200) -> list[Game]:
    """Games that are half over."""
    games = []
    for seed in range(how_many):
        decisions = play_out(deal(dealt, seed, quick=True), Dice(seed))
        game = deal(dealt, seed, quick=True)
        play_half(game, Dice(seed), decisions)
        games.append(game)
    return games


class Clock:
    """CPU time spent on a kind of work, and how often it was done in that time."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.done = 0

    def run(self, work: Callable[[], int], seconds: float) -> None:
        """Repeat some work, which returns its amount, for a while."""
        done = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            done += work()
        self.spent += spent
        self.done += done

    @property
    def per_second(self) -> float:
        return self.done / self.spent

    @property
    def microseconds(self) -> float:
        return self.spent / self.done * 1e6


def measure(setting: str, seconds: float) -> Figures:
    """One repetition, in thin slices with the reference loop in between, since the speed of machines varies."""
    dealt = planned(setting)
    middle = middle_games(dealt)
    asked = [(game.legal_moves, game.next_seat()) for game in middle]
    clones = [game.clone for game in middle]
    seeds = count()
    decisions = 0

    def a_game() -> int:
        nonlocal decisions
        seed = next(seeds)
        game = deal(dealt, seed, quick=True)
        decisions += play_out(game, Dice(seed))
        assert game.events
        return 1

    def legal_calls() -> int:
        for legal_moves, seat in asked:
            legal_moves(seat)
        return len(asked)

    def clone_calls() -> int:
        for clone in clones:
            clone()
        return len(clones)

    def a_unit() -> int:
        unit()
        return 1

    games, legal, clone, units = Clock(), Clock(), Clock(), Clock()
    slice_of_time = seconds / SLICES
    for _ in range(SLICES):
        units.run(a_unit, slice_of_time / 6)
        games.run(a_game, slice_of_time / 2)
        legal.run(legal_calls, slice_of_time / 12)
        clone.run(clone_calls, slice_of_time / 12)
        units.run(a_unit, slice_of_time / 6)
    return Figures(
        games.per_second,
        decisions / games.spent,
        legal.microseconds,
        clone.microseconds,
        units.per_second,
    )
