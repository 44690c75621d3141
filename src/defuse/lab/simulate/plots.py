"""The figures of a simulation report, as SVG that takes its colours from the page: light, dark or paper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from defuse.lab.simulate.findings import Spread
from defuse.lab.statistics.estimates import Estimate

WIDE: Final = 640
NARROW: Final = 420
_LETTER: Final = 6.6  # the usual width of a letter at this font size
_LONGEST_LABEL: Final = 30

Format = Callable[[float], str]


class Drawing:
    """Shapes on a sheet, y downwards."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._shapes: list[str] = []

    def line(self, x1: float, y1: float, x2: float, y2: float, look: str) -> None:
        self._shapes.append(f'<line x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}" class="{look}"/>')

    def box(self, x: float, y: float, width: float, height: float, look: str, told: str = "") -> None:
        """A rectangle; `told` is its tooltip."""
        title = f"<title>{escape(told)}</title>" if told else ""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(max(0.0, width))}" height="{_n(max(0.0, height))}"'
        self._shapes.append(f'<rect {place} class="{look}">{title}</rect>')

    def dot(self, x: float, y: float, look: str, told: str = "") -> None:
        title = f"<title>{escape(told)}</title>" if told else ""
        self._shapes.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="4" class="{look}">{title}</circle>')

    def steps(self, points: Sequence[tuple[float, float]], look: str) -> None:
        joined = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        self._shapes.append(f'<polyline points="{joined}" class="{look}"/>')

    def text(self, x: float, y: float, text: str, look: str = "", anchor: str = "start") -> None:
        self._shapes.append(
            f'<text x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}" class="{look}">{escape(text)}</text>'
        )

    def svg(self, title: str) -> str:
        shapes = "\n".join(self._shapes)
        size = f'viewBox="0 0 {_n(self.width)} {_n(self.height)}" style="max-width:{_n(self.width)}px"'
        return f'<svg {size} role="img" aria-label="{escape(title)}">\n{shapes}\n</svg>'


def _n(number: float) -> str:
    return f"{number:.1f}".rstrip("0").rstrip(".")


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """At most about `most` round numbers from low to high."""
    if high <= low:
        return [low]
    step = 10 ** floor(log10((high - low) / most))
    while (high - low) / step > most:
        step *= 2 if f"{step:e}".startswith("1") else 2.5 if f"{step:e}".startswith("2") else 2
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]


# Distributions


@dataclass(frozen=True)
class Series:
    """One of several distributions in a figure."""

    name: str
    spread: Spread
    look: str


def histogram(title: str, x_axis: str, series: Sequence[Series], percent: Format) -> str:
    """Bars for the first series, an outline for a second one, as shares of the games."""
    low, high = _ends(series)
    wide = max(1, ceil((high - low + 1) / 48))  # values per bar
    bars = (high - low) // wide + 1
    shares = [_shares(each.spread, low, wide, bars) for each in series]
    top = max(max(each) for each in shares) or 1.0
    drawing = Drawing(NARROW, 208 if len(series) == 1 else 232)
    left, right, above, below = 46.0, NARROW - 8.0, 10.0, 170.0
    across = (right - left) / bars

    def down(share: float) -> float:
        return below - share / top * (below - above)

    for tick in ticks(0, top, 5):
        drawing.line(left, down(tick), right, down(tick), "grid")
        drawing.text(left - 6, down(tick) + 4, percent(tick), "tick", "end")
    for number, share in enumerate(shares[0]):
        value = low + number * wide
        told = f"{value if wide == 1 else f'{value}–{value + wide - 1}'}: {percent(share)}"
        drawing.box(left + number * across + 0.5, down(share), across - 1, below - down(share), series[0].look, told)
    for other, each in zip(series[1:], shares[1:], strict=True):
        points = [(left, below)]
        for number, share in enumerate(each):
            points += [(left + number * across, down(share)), (left + (number + 1) * across, down(share))]
        drawing.steps([*points, (right, below)], f"outline {other.look}")
    drawing.line(left, below, right, below, "axis")
    for tick in ticks(low, high, 7):
        if tick == int(tick):
            drawing.text(left + (tick - low + 0.5) / wide * across, below + 16, str(int(tick)), "tick", "middle")
    drawing.text((left + right) / 2, below + 34, x_axis, "label", "middle")
    if len(series) > 1:
        _legend(drawing, left, below + 56, [(each.name, each.look) for each in series])
    return drawing.svg(title)


def _ends(series: Sequence[Series]) -> tuple[int, int]:
    """The smallest and the largest value, without the rarest."""
    lows, highs = [], []
    for each in series:
        few = sum(each.spread.histogram) / 2000
        there = [value for value, games in enumerate(each.spread.histogram) if games > few]
        lows.append(there[0])
        highs.append(there[-1])
    return min(lows), max(highs)


def _shares(spread: Spread, low: int, wide: int, bars: int) -> list[float]:
    games = sum(spread.histogram)
    sums = [0.0] * bars
    for value, number in enumerate(spread.histogram):
        bar = (value - low) // wide
        if 0 <= bar < bars:
            sums[bar] += number / games
    return sums


def _legend(drawing: Drawing, x: float, y: float, entries: Sequence[tuple[str, str]]) -> None:
    for name, look in entries:
        drawing.box(x, y - 9, 11, 11, look)
        drawing.text(x + 16, y, shortened(name), "tick")
        x += 30 + _LETTER * len(shortened(name))


def shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_LABEL else name[: _LONGEST_LABEL - 1] + "…"


# Estimates with intervals


@dataclass(frozen=True)
class PlotMark:
    """An estimate with its interval, as a dot and a line."""

    found: Estimate
    look: str
    told: str = ""


def intervals(
    title: str,
    rows: Sequence[tuple[str, Sequence[PlotMark]]],
    reference: float,
    form: Format,
    names: Sequence[str] = (),
    width: float = WIDE,
) -> str:
    """One row per item, with a dot and a line for each estimate; the reference is a line through all rows."""
    height = max(22.0, 13.0 * max((len(marks) for _, marks in rows), default=1) + 9)
    left = 14 + _LETTER * max((len(shortened(label)) for label, _ in rows), default=0)
    right, above = width - 16.0, 8.0
    below = above + height * len(rows)
    drawing = Drawing(width, below + (50 if names else 28))
    low = min([reference, *(mark.found.low for _, marks in rows for mark in marks)])
    high = max([reference, *(mark.found.high for _, marks in rows for mark in marks)])
    room = (high - low) * 0.04 or 0.01
    low, high = low - room, high + room

    def across(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    for tick in ticks(low, high, int(width / 80)):
        drawing.line(across(tick), above, across(tick), below, "grid")
        drawing.text(across(tick), below + 16, form(tick), "tick", "middle")
    drawing.line(across(reference), above, across(reference), below, "reference")
    for number, (label, marks) in enumerate(rows):
        middle = above + (number + 0.5) * height
        drawing.text(left - 8, middle + 4, shortened(label), "label", "end")
        for place, mark in enumerate(marks):
            y = middle + 13 * (place - (len(marks) - 1) / 2)
            drawing.line(across(mark.found.low), y, across(mark.found.high), y, f"whisker {mark.look}")
            drawing.dot(across(mark.found.value), y, mark.look, mark.told)
    if names:
        looks = [mark.look for mark in max((marks for _, marks in rows), key=len)]
        _legend(drawing, left, below + 40, list(zip(names, looks, strict=False)))
    return drawing.svg(title)


# Parts of a whole


@dataclass(frozen=True)
class Piece:
    """A part of a whole."""

    name: str
    share: float
    look: str


def stacked(title: str, rows: Sequence[tuple[str, Sequence[Piece]]], percent: Format) -> str:
    """One bar per row, divided into its parts."""
    left = 14 + _LETTER * max(len(shortened(label)) for label, _ in rows)
    right, above, height = WIDE - 16.0, 6.0, 26.0
    below = above + height * len(rows)
    drawing = Drawing(WIDE, below + 30)
    for number, (label, pieces) in enumerate(rows):
        y = above + number * height
        drawing.text(left - 8, y + 17, shortened(label), "label", "end")
        x = left
        for piece in pieces:
            width = piece.share * (right - left)
            drawing.box(x, y + 3, width, height - 6, piece.look, f"{piece.name}: {percent(piece.share)}")
            if width > 44:
                drawing.text(x + width / 2, y + 17, percent(piece.share), "inside", "middle")
            x += width
    seen = {piece.name: piece.look for _, pieces in rows for piece in pieces}
    _legend(drawing, left, below + 20, list(seen.items()))
    return drawing.svg(title)
