"""`defuse train`: its arguments, and what it does."""

import argparse
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from defuse.asked import CannotDo, read_edition
from defuse.extras import install_line
from defuse.lab.running.asked import at_least_1, seed_asked
from defuse.lab.running.command import INTERRUPTED, carry_out, refuse
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.lab.running.work import Crew
    from defuse.lab.train.training import Training


MINUTES: Final = 60.0
SEED: Final = 1


def add_train(train: argparse.ArgumentParser, words: Words) -> None:
    train.add_argument("folder", metavar="FOLDER", type=Path, help=words("cli-train-folder"))
    train.add_argument("--minutes", metavar="N", type=float, default=MINUTES, help=words("cli-train-minutes"))
    train.add_argument("--box", metavar="NAME", action="append", default=[], help=words("cli-train-box"))
    train.add_argument("--from", dest="start", metavar="NAME|FILE", default="", help=words("cli-train-from"))
    train.add_argument("--seed", metavar="N", type=int, default=SEED, help=words("cli-lab-seed"))
    train.add_argument("--workers", metavar="N", type=int, help=words("cli-lab-workers"))
    train.add_argument("--ray", metavar="ADDRESS|local", help=words("cli-lab-ray"))
    train.set_defaults(run=run)


def run(chosen: argparse.Namespace, words: Words) -> int:
    return carry_out(lambda: _train(chosen, words), words)


def _train(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.lab.running.work import crew

    if chosen.minutes <= 0:
        raise CannotDo(words("train-no-time", value=str(chosen.minutes)))
    at_least_1(chosen.workers, "--workers", words)
    training = _training(chosen, words)
    if training.lessons:
        print(words("train-goes-on", games=training.games, minutes=round(training.seconds / 60)))
    interrupted = _follow(training, crew(chosen.workers, chosen.ray), chosen.minutes * 60, words)
    _draw(training, words)
    print(words("train-done", games=training.games, minutes=round(training.seconds / 60), folder=str(training.folder)))
    if training.exams:
        for exam in training.latest_exams():
            name = words.game(exam.edition)
            print(words("train-exam", game=name, players=exam.players, percent=round(100 * exam.won)))
    print(words("train-play", file=str(training.folder / "weights.npz")))
    return refuse(INTERRUPTED, words("train-interrupted")) if interrupted else 0


def _training(chosen: argparse.Namespace, words: Words) -> "Training":
    if importlib.util.find_spec("torch") is None:
        raise CannotDo(words("train-no-torch", install=install_line("train")))
    from defuse.bots.network import BadWeights
    from defuse.lab.train.training import BadTraining, Regimen, Training, fine_tuning

    editions = tuple(read_edition(name, words).name for name in chosen.box)
    seed = seed_asked(chosen.seed, words)
    regimen = fine_tuning(chosen.start, seed, editions) if chosen.start else Regimen(seed=seed, editions=editions)
    try:
        return Training(chosen.folder, regimen)
    except BadTraining as error:
        raise CannotDo(words("train-bad-folder", folder=str(chosen.folder), problem=str(error))) from None
    except BadWeights as error:
        raise CannotDo(words("train-bad-start", start=chosen.start, problem=str(error))) from None
    except OSError as error:
        raise CannotDo(words("lab-cannot-write", file=str(chosen.folder))) from error


def _follow(training: "Training", workers: "Crew", seconds: float, words: Words) -> bool:
    """Train with a progress bar; returns whether it was interrupted, which loses nothing."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), TimeRemainingColumn())
    watched = sys.stderr.isatty()
    before = training.seconds
    with Progress(*columns, console=Console(stderr=True), disable=not watched, transient=True) as bar:
        task = bar.add_task("", total=seconds)
        try:
            for _ in training.run(workers, seconds):
                told = words("train-progress", games=training.games, loss=f"{training.loss:.4f}")
                bar.update(task, completed=training.seconds - before, description=told)
        except KeyboardInterrupt:
            return True
    return False


def _draw(training: "Training", words: Words) -> None:
    """Draw the learning curve beside the weights, if matplotlib is installed."""
    if training.exams and importlib.util.find_spec("matplotlib") is not None:
        from defuse.lab.train.curve import draw_curve

        draw_curve(training.exams, training.folder / "curve.svg", words)
