"""Plots of the results with matplotlib, which is imported only when a plot is wanted."""

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from defuse.lab.arena.results import Results
from defuse.lab.running.wording import Wording
from defuse.lab.statistics.rates import rate
from defuse.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_BLUE = "#2b6cb0"
_GREY = "#555555"


class NoMatplotlib(Exception):
    """Matplotlib is not installed."""


def can_plot(path: Path) -> bool:
    """Whether matplotlib can write this kind of file."""
    return path.suffix.removeprefix(".") in new_figure(1, 1).canvas.get_supported_filetypes()


def arena_plot(ending: str, results: Results, words: Words) -> bytes:
    """For two entrants, the course of the win rate and the test; for more, the ratings and the cross table."""
    if len(results.matches) == 1:
        figure = _match_figure(results, words)
    else:
        figure = _cross_figure(results, words)
    out = io.BytesIO()
    figure.savefig(out, format=ending.removeprefix("."), metadata={"Date": None} if ending == ".svg" else None)
    return out.getvalue()


def new_figure(width: float, height: float) -> "Figure":
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError as error:
        raise NoMatplotlib from error
    mpl.rcParams["svg.hashsalt"] = "defuse"  # the same picture for the same results
    return Figure(figsize=(width, height), layout="constrained")


def _match_figure(results: Results, words: Words) -> "Figure":
    match = results.matches[0]
    test = match.test
    figure = new_figure(8, 4.5 if test is None else 7)
    panels: Any = figure.subplots(1 if test is None else 2, 1, sharex=True, squeeze=False)
    names = results.names
    told = words("arena-plot-match", candidate=names[match.match.candidate], opponent=names[match.match.opponent])
    figure.suptitle(told)
    _draw_course(panels[0][0], results, words)
    if test is not None:
        axes: Axes = panels[1][0]
        axes.plot([deals * results.players for deals, _ in test.path], [ratio for _, ratio in test.path], color=_BLUE)
        for bound in (test.hypotheses.lower, test.hypotheses.upper):
            axes.axhline(bound, color=_GREY, linestyle="--", linewidth=1)
        axes.set_ylabel(words("arena-plot-ratio"))
    panels[-1][0].set_xlabel(words("arena-games"))
    return figure


def _draw_course(axes: "Axes", results: Results, words: Words) -> None:
    """The win rate with its interval at up to 200 points of the match."""
    scores = results.matches[0].scores()
    steps = sorted({max(1, len(scores) * part // 200) for part in range(1, 201)})
    rates = [rate(scores[:deals], results.players) for deals in steps]
    games = [found.games for found in rates]
    lows, highs = [100 * found.low for found in rates], [100 * found.high for found in rates]
    axes.fill_between(games, lows, highs, color=_BLUE, alpha=0.2, linewidth=0)
    axes.plot(games, [100 * found.value for found in rates], color=_BLUE)
    axes.axhline(100 * results.par, color=_GREY, linestyle="--", linewidth=1, label=words("arena-par"))
    axes.set_ylabel(words("arena-plot-wins"))
    axes.legend()


def _cross_figure(results: Results, words: Words) -> "Figure":
    size = len(results.names)
    figure = new_figure(6 + 1.2 * size, 2 + 0.6 * size)
    panels: Any = figure.subplots(1, 2, width_ratios=(4, 1 + 1.2 * size))
    _draw_ratings(panels[0], results, words)
    _draw_cross_table(panels[1], results, words)
    return figure


def _draw_ratings(axes: "Axes", results: Results, words: Words) -> None:
    found = results.ratings()
    players = sorted(range(len(results.names)), key=lambda player: found.points[player])
    points = [found.points[player] for player in players]
    half = [found.interval(player)[1] - found.points[player] for player in players]
    axes.errorbar(points, range(len(players)), xerr=half, fmt="o", color=_BLUE, capsize=3)
    axes.set_yticks(range(len(players)), [results.names[player] for player in players])
    axes.margins(y=0.5 / len(players))
    axes.axvline(0, color=_GREY, linestyle="--", linewidth=1)
    axes.set_xlabel(words("arena-points"))
    axes.set_title(words("arena-ratings"))


def _draw_cross_table(axes: "Axes", results: Results, words: Words) -> None:
    """The cross table, shaded by the distance of the win rate from par."""
    names, number = results.names, Wording(words).number
    size = len(names)
    shades = [[float("nan")] * size for _ in names]
    for candidate in range(size):
        for opponent in range(size):
            found = results.rate(candidate, opponent)
            if found is not None:
                shades[candidate][opponent] = found.over(results.par)[0] - 1
                said = f"{number(100 * found.value)}\n±{number(50 * (found.high - found.low))}"
                axes.text(opponent, candidate, said, ha="center", va="center", fontsize=9)
    axes.imshow(shades, cmap="RdBu", vmin=-1, vmax=1, alpha=0.4, aspect="auto")
    axes.set_xticks(range(size), names)
    axes.set_yticks(range(size), names)
    axes.set_title(words("arena-plot-cross-table"))
