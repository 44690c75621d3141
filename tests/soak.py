"""Random games of random set-ups until stopped, looking for anything that breaks: `python -m tests.soak`."""

import argparse
import contextlib
import json
import os
import secrets
import signal
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from defuse.game import engine
from defuse.game.chance import Dice
from defuse.game.event_list import EVENT_LIST
from defuse.game.library import Plan
from defuse.game.moves import Move
from defuse.game.playout import play_out
from defuse.game.questions import QUESTIONS
from defuse.game.setup import deal
from tests.game_checks import check_copies, check_recorded, check_retold, check_steps
from tests.move_checks import check_listed_moves, check_other_moves
from tests.random_games import (
    RandomPlayers,
    SetUp,
    Story,
    StoryFailed,
    all_editions,
    bound,
    has_run_dry,
    players_of,
    sampled_set_up,
)
from tests.table_checks import check_table

FAILURES: Final = Path("build/soak")
CHECKS: Final = (check_steps, check_steps, check_copies, check_retold, check_recorded)
PLAYED_OUT: Final = 300  # games of each set-up that are played quickly
LONGEST_BEGINNING: Final = 400  # decisions until the moment at which such a game is looked at
SECONDS_A_BATCH: Final = 2.0
SEEDS_A_BATCH: Final = 1_000_000
SECONDS_A_LINE: Final = 5.0
MOST_SHOWN: Final = 10  # the shortest games first
EVENT_NAMES: Final = {kind.number: kind.name.upper() for kind in EVENT_LIST}


@dataclass
class Report:
    """What has been seen so far."""

    games: int = 0
    decisions: int = 0
    tables: set[tuple[str, int]] = field(default_factory=set)  # edition and players
    variants: set[str] = field(default_factory=set)
    events: Counter[int] = field(default_factory=Counter)
    questions: Counter[int] = field(default_factory=Counter)
    failures: list[tuple[int, str]] = field(default_factory=list)  # the number of moves, and the failure

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.tables |= other.tables
        self.variants |= other.variants
        self.events += other.events
        self.questions += other.questions
        self.failures += other.failures

    def line(self, seconds: float) -> str:
        seen = f"{self.games:,} games, {self.decisions:,} decisions, {len(self.variants):,} set-ups"
        return f"{seconds:6.0f} s: {seen}, {len(self.failures)} failures"

    def in_full(self, seconds: float) -> str:
        printed = {(name, players) for name in all_editions() for players in players_of(name)}
        never = [name for event, name in sorted(EVENT_NAMES.items()) if not self.events[event]]
        unasked = {question.word for question in QUESTIONS if question.word and not self.questions[question.number]}
        return "\n".join(
            [
                self.line(seconds),
                f"editions at their player counts: {len(self.tables & printed)} of {len(printed)}",
                f"never happened: {', '.join(never) or 'nothing'}",
                f"never asked: {', '.join(sorted(unasked)) or 'nothing'}",
                *[told for _, told in sorted(self.failures)[:MOST_SHOWN]],
                *([f"and {more} more, see {FAILURES}"] if (more := len(self.failures) - MOST_SHOWN) > 0 else []),
            ]
        )


class WatchedPlayers(RandomPlayers):
    """Random players, with a count of the questions they are asked."""

    def __init__(self, seed: int, questions: Counter[int]) -> None:
        super().__init__(seed)
        self.questions = questions

    def choose(self, game: engine.Game) -> tuple[int, Move]:
        self.questions[game.question.what] += 1
        return super().choose(game)


def play_some(seed: int) -> Report:
    """A random set-up: one game with a check at every step, and many at the speed of the engine."""
    random = Random(seed)
    set_up = sampled_set_up(random)
    report = play_one(set_up, seed, random)
    planned = set_up.plan()
    for number in range(PLAYED_OUT):
        report.add(play_quickly(set_up, planned, (seed << 10) + number))
    return report


def play_quickly(set_up: SetUp, planned: Plan, seed: int) -> Report:
    """A random game of which only one moment and the end are checked."""
    game, dice = deal(planned, seed, set_up.quick), Dice(seed)
    report = Report(games=1)
    try:
        report.decisions = play_out(game, dice, Random(seed).randrange(LONGEST_BEGINNING))
        check_table(game)
        report.decisions += play_out(game, dice, bound(game))
        check_table(game)
        assert game.over or has_run_dry(game), "the game has not ended"
    except Exception as error:
        report.failures.append((report.decisions, note(StoryFailed(retold(set_up, seed), error))))
    report.events.update(event.what for event in game.events)
    return report


def retold(set_up: SetUp, seed: int) -> Story:
    """The story of a quickly played game, as far as it can be played."""
    story, dice = Story(set_up, seed), Dice(seed)
    game = story.game
    longest = bound(game)
    with contextlib.suppress(Exception):
        while not game.over and len(story.moves) < longest:
            seat = game.next_seat()
            choices = game.legal_moves(seat)
            story.go_on(seat, game.complete(seat, choices[dice.roll(len(choices))], dice))
    return story


def play_one(set_up: SetUp, seed: int, random: Random) -> Report:
    """A random game with one of the checks."""
    story = Story(set_up, seed)
    check = random.choice(CHECKS)
    report = Report(games=1)
    try:
        with story.told_if_it_fails():
            check(story, WatchedPlayers(seed, report.questions), random)
    except StoryFailed as failed:
        report.failures.append((len(story.moves), note(failed)))
    report.decisions = len(story.moves)
    report.tables.add((story.set_up.edition, story.set_up.players))
    report.variants.add(str(story.set_up))
    report.events.update(event.what for event in story.game.events)
    return report


def play_a_batch(first: int) -> Report:
    """Game after game for a short while."""
    report = Report()
    end = time.monotonic() + SECONDS_A_BATCH
    seed = first
    while time.monotonic() < end:
        report.add(play_some(seed))
        seed += 1
    return report


def note(failed: StoryFailed) -> str:
    """Save a failure; returns a line about it."""
    story = failed.story
    FAILURES.mkdir(parents=True, exist_ok=True)
    file = FAILURES / f"{story.seed}.json"
    file.write_text(json.dumps({"what": failed.what, **story.written()}) + "\n")
    again = f"python -m tests.soak --replay {file}"
    return f"FAILED {failed.what}\n  {story.set_up}, seed {story.seed}, after {len(story.moves)} moves\n  {again}"


def soak(minutes: float, first: int, processes: int) -> Report:
    """Keep all processes busy until the time is over or Ctrl-C is pressed."""
    start = shown = time.monotonic()
    report = Report()
    batches: dict[Future[Report], int] = {}
    with ProcessPoolExecutor(processes, initializer=_leave_ctrl_c_to_the_first) as pool:
        try:
            while time.monotonic() - start < minutes * 60:
                while len(batches) < processes + 1:
                    batches[pool.submit(play_a_batch, first)] = first
                    first += SEEDS_A_BATCH
                _collect(batches, report)
                if time.monotonic() - shown > SECONDS_A_LINE:
                    shown = time.monotonic()
                    print(report.line(shown - start), flush=True)
        except KeyboardInterrupt:
            print("stopping ...", flush=True)
        except BrokenProcessPool:
            seeds = ", ".join(str(seed) for seed in batches.values())
            told = f"FAILED a process died; its games began with one of these seeds: {seeds}"
            report.failures.append((0, f"{told}\n  python -m tests.soak --aloud --first SEED plays them one by one"))
            batches.clear()
        while batches:
            _collect(batches, report)
    print(report.in_full(time.monotonic() - start))
    return report


def _leave_ctrl_c_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _collect(batches: dict[Future[Report], int], report: Report) -> None:
    done, _ = wait(batches, timeout=1, return_when=FIRST_COMPLETED)
    for batch in done:
        report.add(batch.result())
        del batches[batch]


def play_aloud(first: int) -> None:
    """Play one game after the other in this process, announcing each: for games that kill the process."""
    for seed in range(first, first + SEEDS_A_BATCH):
        print(seed, flush=True)
        for _, failure in play_some(seed).failures:
            print(failure)


def replay(file: Path) -> None:
    """Repeat a failure, checking every step; raises what is still wrong."""
    written = json.loads(file.read_text())
    story = Story(SetUp(**written["set_up"]), written["seed"])
    print(f"{story.set_up}\nthen: {written['what']}")
    check_table(story.game)
    for seat, *said in written["moves"]:
        move = Move(*said)
        print(f"  seat {seat}: {move}")
        story.go_on(seat, move)
        check_table(story.game)
    random = Random(0)
    for _ in range(20):
        check_listed_moves(story.game, random, 50)
        check_other_moves(story.game, random, 500)
    print("now: nothing is wrong")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random games until stopped.")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so many minutes")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, metavar="SEED", help="the seed of the first game; random unless given")
    parser.add_argument("--aloud", action="store_true", help="one process that announces every game")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play a failure again")
    arguments = parser.parse_args()
    if arguments.replay is not None:
        replay(arguments.replay)
        return 0
    first = secrets.randbelow(2**40) if arguments.first is None else arguments.first
    compiled = "plain Python" if engine.__file__.endswith(".py") else "compiled"
    print(f"The engine is {compiled}; the first seed is {first}; Ctrl-C stops.", flush=True)
    if arguments.aloud:
        play_aloud(first)
        return 0
    return 1 if soak(arguments.minutes, first, arguments.processes).failures else 0


if __name__ == "__main__":
    sys.exit(main())
