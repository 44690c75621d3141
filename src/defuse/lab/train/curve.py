"""The learning curve as a picture."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from defuse.lab.arena.plots import new_figure
from defuse.lab.train.training import Exam
from defuse.words import Words


def draw_curve(exams: Sequence[Exam], path: Path, words: Words) -> None:
    """The network's win rate against the bot by games played; the dotted line is an equal share."""
    figure = new_figure(8, 4.5)
    axes = figure.subplots()

    def which(exam: Exam) -> tuple[str, int]:
        return exam.edition, exam.players

    for (edition, players), group in groupby(sorted(exams, key=which), which):
        taken = list(group)
        told = words("train-plot-line", game=words.game(edition), players=players)
        (line,) = axes.plot([exam.games for exam in taken], [exam.won for exam in taken], label=told)
        axes.axhline(1 / players, color=line.get_color(), linestyle=":", linewidth=1)
    axes.set_xlabel(words("train-plot-games"))
    axes.set_ylabel(words("train-plot-won"))
    axes.set_ylim(0, 1)
    axes.legend()
    figure.savefig(path, metadata={"Date": None})
