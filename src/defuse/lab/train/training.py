"""The whole training: a crew plays lessons, the learner fits the network, and everything is saved.

A folder holds one training: `checkpoint.pt` to resume from, `weights.npz` for playing, `league/` with earlier versions
of the network, `curve.csv` with the exams.
"""

import csv
import math
import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Final

import torch

from defuse.bots.network import Network, load_network, packaged, packaged_network, save_network
from defuse.game.library import edition
from defuse.lab.running.tables import Setup
from defuse.lab.running.work import Crew, work
from defuse.lab.train.actor import Actor, Episode, TrainingSamples
from defuse.lab.train.learner import Learner
from defuse.lab.train.practice import everything

EXAMS: Final = (("original", 2), ("original", 4), ("original+imploding+streaking+barking", 4), ("good-vs-evil", 2))
EXAMPLES_EXPLORE: Final = 0.15
_EXAM_LESSON: Final = 1_000_000_000  # exams have numbers of their own


@dataclass(frozen=True)
class Regimen:
    """The hyperparameters. They stay the same when a training is resumed."""

    seed: int = 1
    editions: tuple[str, ...] = ()  # empty means all
    games: int = 400  # per lesson
    passes: int = 2  # how often a decision is used
    rate: float = 1e-3
    examples: int = 40  # lessons in which the bot plays and the network imitates it
    bot: str = "careful"  # plays the examples, and sits at some tables
    bot_share: float = 0.2
    league_share: float = 0.25
    rivals: int = 2  # earlier versions per lesson
    graduation: int = 60  # lessons between two versions in the league
    exam_every: int = 60
    exam_games: int = 400
    start: str = ""  # weights to start from: a name of the package, or a file

    def rate_at(self, lesson: int) -> float:
        """The learning rate, which decreases."""
        return self.rate / math.sqrt(1 + lesson / 1000)

    def exploring_at(self, lesson: int) -> float:
        """The share of moves that are chosen at random."""
        return max(0.04, 0.1 / (1 + max(0, lesson - self.examples) / 300))


@dataclass
class Exam:
    """The result of a network against the bot."""

    lesson: int
    games: int  # played so far
    decisions: int
    seconds: float
    edition: str
    players: int
    won: float


def fine_tuning(start: str, seed: int, editions: tuple[str, ...]) -> Regimen:
    """From weights that play well already: no imitation, and smaller steps."""
    return Regimen(seed=seed, editions=editions, start=start, examples=0, rate=3e-4)


class BadTraining(ValueError):
    """The folder holds no training that can be resumed, or one with other settings."""


def _network(start: str) -> Network:
    return packaged_network(start) if start in packaged() else load_network(Path(start))


class Training:
    """One training in its folder."""

    def __init__(self, folder: Path, regimen: Regimen) -> None:
        self.folder = folder
        self.regimen = regimen
        self.learner = Learner(regimen.seed, regimen.rate)
        self.lessons = 0
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.loss = 0.0
        self.exams: list[Exam] = []
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "league").mkdir(exist_ok=True)
        if self._checkpoint.exists():
            self._recall()
        elif regimen.start:
            self.learner.start_from(_network(regimen.start))

    # Learning

    def run(self, crew: Crew, seconds: float) -> Iterator[TrainingSamples]:
        """Train for some time; yields the samples of each lesson. Stopping between two lessons loses nothing."""
        torch.set_num_threads(1)
        began = time.monotonic() - self.seconds
        end = time.monotonic() + seconds
        kept = time.monotonic()
        actor = Actor(everything(list(self.regimen.editions)))
        try:
            for samples in work(actor, self._tasks(end), crew):
                if samples.lesson >= _EXAM_LESSON:
                    self._note_exam(samples)
                    continue
                self.learner.set_rate(self.regimen.rate_at(self.lessons))
                self.loss = self.learner.learn(samples, self.regimen.passes)
                self.lessons += 1
                self.games += samples.games
                self.decisions += len(samples.targets)
                self.seconds = time.monotonic() - began
                if self.lessons % self.regimen.graduation == 0:
                    save_network(self.learner.network(), self.folder / "league" / f"{self.lessons:07}.npz")
                if time.monotonic() - kept > 60:
                    self.keep()
                    kept = time.monotonic()
                yield samples
        finally:
            self.keep()

    def _tasks(self, end: float) -> Iterator[Episode]:
        """Lessons with the current network; now and then exams."""
        number = self.lessons
        regimen = self.regimen
        while time.monotonic() < end:
            network = self.learner.network()
            yield Episode(
                number,
                Random(f"{regimen.seed} {number}").getrandbits(31),
                regimen.games,
                network,
                EXAMPLES_EXPLORE if number < regimen.examples else regimen.exploring_at(number),
                number < regimen.examples,
                self._rivals(number),
                regimen.league_share,
                regimen.bot,
                regimen.bot_share,
            )
            number += 1
            if number % regimen.exam_every == 0:
                yield from self._exams(network)

    def _rivals(self, number: int) -> tuple[Path, ...]:
        """Earlier versions to play against; deterministic for a lesson."""
        league = sorted((self.folder / "league").glob("*.npz"))
        chosen = Random(f"rivals {self.regimen.seed} {number}").sample(league, min(self.regimen.rivals, len(league)))
        return tuple(chosen)

    def _exams(self, network: Network) -> Iterator[Episode]:
        for place, (name, players) in enumerate(EXAMS):
            if self.regimen.editions and name not in self.regimen.editions:
                continue
            setting = Setup(edition(name), players)
            number = _EXAM_LESSON + place
            yield Episode(number, 1, self.regimen.exam_games, network, bot=self.regimen.bot, exam=setting)

    def _note_exam(self, samples: TrainingSamples) -> None:
        name, players = EXAMS[samples.lesson - _EXAM_LESSON]
        won = samples.won_games / samples.games
        self.exams.append(Exam(self.lessons, self.games, self.decisions, round(self.seconds), name, players, won))
        with (self.folder / "curve.csv").open("w", newline="") as file:
            table = csv.DictWriter(file, list(asdict(self.exams[0])))
            table.writeheader()
            table.writerows(asdict(each) for each in self.exams)

    def latest_exams(self) -> list[Exam]:
        """The last exam of each kind."""
        return list({(exam.edition, exam.players): exam for exam in self.exams}.values())

    # Saving

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def keep(self) -> None:
        """Save everything that is needed to resume; files are replaced atomically."""
        kept = {
            "regimen": asdict(self.regimen),
            "learner": self.learner.remembers(),
            "counts": [self.lessons, self.games, self.decisions, self.seconds],
            "exams": [asdict(each) for each in self.exams],
        }
        fresh = self.folder / "checkpoint.new"
        torch.save(kept, fresh)
        os.replace(fresh, self._checkpoint)
        fresh = self.folder / "weights.new.npz"
        save_network(self.learner.network(), fresh)
        os.replace(fresh, self.folder / "weights.npz")

    def _recall(self) -> None:
        try:
            kept = torch.load(self._checkpoint, weights_only=True)
            regimen = {**kept["regimen"], "editions": tuple(kept["regimen"]["editions"])}
            self.learner.recall(kept["learner"])
            self.lessons, self.games, self.decisions, self.seconds = kept["counts"]
            self.exams = [Exam(**each) for each in kept["exams"]]
        except Exception as error:
            raise BadTraining(f"{self._checkpoint}: no training can be read ({type(error).__name__})") from None
        if regimen != asdict(self.regimen):
            raise BadTraining(f"{self._checkpoint}: this training was begun with other settings")
