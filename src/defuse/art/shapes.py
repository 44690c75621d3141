"""Hand-drawn lines and shapes: never quite straight, never quite round.

A shape is written as its spots, "x,y x,y ...": the line runs smoothly through them, with a corner at every spot that
has an exclamation mark, "0,-40! 20,10 -20,10".
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from defuse.art.palette import INK

OUTLINE: Final = 6.0
DETAIL: Final = 4.0

# How far the line strays from a spot, and from the straight line between two corners.
UNSTEADY: Final = 1.2
BOW: Final = 0.035


@dataclass(frozen=True, slots=True)
class Spot:
    """A point that a line runs through."""

    x: float
    y: float
    corner: bool = False


@dataclass(frozen=True, slots=True)
class Stroke:
    """One line of the pen; without a width it has that of the outline of its drawing."""

    spots: tuple[Spot, ...]
    closed: bool = True
    fill: str = "none"
    ink: str = ""
    width: float = 0
    dash: str = ""


Drawing = tuple[Stroke, ...]


def spots(text: str) -> tuple[Spot, ...]:
    """The spots of a written shape."""
    found = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append(Spot(float(x), float(y), word.endswith("!")))
    return tuple(found)


def shape(text: str, fill: str) -> Drawing:
    """A filled shape with an outline."""
    return (Stroke(spots(text), fill=fill),)


def patch(text: str, fill: str) -> Drawing:
    """A patch of colour without an outline."""
    return (Stroke(spots(text), fill=fill, ink="none"),)


def line(text: str, width: float = DETAIL, ink: str = INK) -> Drawing:
    """An open line."""
    return (Stroke(spots(text), closed=False, ink=ink, width=width),)


def detail(text: str, fill: str, width: float = DETAIL, ink: str = INK) -> Drawing:
    """A small shape inside another: its line is thinner than the outline."""
    return (Stroke(spots(text), fill=fill, ink=ink, width=width),)


def round_spots(x: float, y: float, across: float, high: float) -> tuple[Spot, ...]:
    """Six spots around an oval; four around a small one."""
    count = 6 if max(across, high) > 12 else 4
    turns = [math.tau * step / count - 1.2 for step in range(count)]
    return tuple(Spot(x + across * math.cos(turn), y + high * math.sin(turn)) for turn in turns)


def oval(x: float, y: float, across: float, high: float, fill: str) -> Drawing:
    """An oval with an outline, by its centre and its half-axes."""
    return (Stroke(round_spots(x, y, across, high), fill=fill),)


def dot(x: float, y: float, across: float, high: float, fill: str) -> Drawing:
    """An oval without an outline."""
    return (Stroke(round_spots(x, y, across, high), fill=fill, ink="none"),)


def ring(x: float, y: float, across: float, high: float, fill: str, width: float = DETAIL, ink: str = INK) -> Drawing:
    """An oval with a thin line."""
    return (Stroke(round_spots(x, y, across, high), fill=fill, ink=ink, width=width),)


def star_spots(x: float, y: float, outer: float, inner: float, points: int, turn: float = 0) -> tuple[Spot, ...]:
    """The corners of a star, clockwise from its upper point."""
    found = []
    for step in range(2 * points):
        reach = inner if step % 2 else outer
        angle = math.pi * step / points - math.pi / 2 + math.radians(turn)
        found.append(Spot(x + reach * math.cos(angle), y + reach * math.sin(angle), True))
    return tuple(found)


def star(x: float, y: float, outer: float, inner: float, points: int, fill: str, turn: float = 0) -> Drawing:
    """A star, or with many points a burst, with an outline."""
    return (Stroke(star_spots(x, y, outer, inner, points, turn), fill=fill),)


def gleam(x: float, y: float, outer: float, inner: float, points: int, fill: str, turn: float = 0) -> Drawing:
    """A star without an outline."""
    return (Stroke(star_spots(x, y, outer, inner, points, turn), fill=fill, ink="none"),)


def tube(text: str, thick: float, fill: str, end: float | None = None) -> Drawing:
    """A limb, tail or rope along a line, from one thickness to another."""
    course = _sampled(spots(text))
    last = thick if end is None else end
    left, right = [], []
    for step, (x, y) in enumerate(course):
        before, after = course[max(step - 1, 0)], course[min(step + 1, len(course) - 1)]
        angle = math.atan2(after[1] - before[1], after[0] - before[0])
        half = (thick + (last - thick) * step / (len(course) - 1)) / 2
        left.append(Spot(x + half * math.sin(angle), y - half * math.cos(angle)))
        right.append(Spot(x - half * math.sin(angle), y + half * math.cos(angle)))
    return (Stroke((*left, _tip(course[-2:], last), *reversed(right), _tip(course[1::-1], thick)), fill=fill),)


def spiral(x: float, y: float, reach: float, turns: float, width: float, ink: str = INK) -> Drawing:
    """A spiral from its middle outwards."""
    steps = math.ceil(turns * 6)
    found = []
    for step in range(steps + 1):
        angle, far = math.tau * turns * step / steps, reach * step / steps
        found.append(Spot(x + far * math.cos(angle), y + far * math.sin(angle)))
    return (Stroke(tuple(found), closed=False, ink=ink, width=width),)


def at(drawing: Drawing, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Drawing:
    """A drawing mirrored, scaled, turned and then moved; outlines keep their width."""
    cos, sin = scale * math.cos(math.radians(turn)), scale * math.sin(math.radians(turn))
    side = -1 if flip else 1

    def moved(spot: Spot) -> Spot:
        return Spot(x + side * spot.x * cos - spot.y * sin, y + side * spot.x * sin + spot.y * cos, spot.corner)

    shrink = min(1.0, max(scale, 0.6))
    return tuple(
        replace(stroke, spots=tuple(moved(spot) for spot in stroke.spots), width=stroke.width * shrink)
        for stroke in drawing
    )


def both(drawing: Drawing) -> Drawing:
    """A drawing and its mirror image at the vertical axis."""
    return drawing + at(drawing, 0, 0, flip=True)


def together(*drawings: Drawing) -> Drawing:
    """Drawings on top of each other, the first at the bottom."""
    return tuple(stroke for drawing in drawings for stroke in drawing)


def path(stroke: Stroke) -> str:
    """The path data of a stroke."""
    steady = [_strayed(spot) for spot in stroke.spots]
    count = len(steady)
    pen = _Pen(steady[0])
    for step in range(count if stroke.closed else count - 1):
        here, there = steady[step], steady[(step + 1) % count]
        before = steady[step - 1] if step or stroke.closed else here
        after = steady[(step + 2) % count] if step + 2 < count or stroke.closed else there
        if here.corner and there.corner:
            pen.edge(here, there)
        else:
            pen.curve(*_handles(before, here, there, after), there)
    return pen.data + ("z" if stroke.closed else "")


class _Pen:
    """Writes path data in tenths, each number relative to the last point."""

    def __init__(self, start: Spot) -> None:
        self._x, self._y = round(start.x * 10), round(start.y * 10)
        self.data = "M" + _numbers((self._x, self._y))

    def edge(self, start: Spot, end: Spot) -> None:
        """A nearly straight line from corner to corner."""
        bow = BOW * _stray(start.x + end.x, start.y + end.y)
        across, down = end.x - start.x, end.y - start.y
        self._draw("q", (start.x + end.x) / 2 - down * bow, (start.y + end.y) / 2 + across * bow, end.x, end.y)

    def curve(self, out: tuple[float, float], into: tuple[float, float], end: Spot) -> None:
        self._draw("c", *out, *into, end.x, end.y)

    def _draw(self, command: str, *numbers: float) -> None:
        tenths = [round(number * 10) for number in numbers]
        origin = (self._x, self._y) * 3
        self.data += command + _numbers(number - start for number, start in zip(tenths, origin, strict=False))
        self._x, self._y = tenths[-2:]


def _numbers(tenths: Iterable[int]) -> str:
    words = []
    for number in tenths:
        whole, rest = divmod(abs(number), 10)
        word = f"{whole or ''}.{rest}" if rest else str(whole)
        words.append(f"-{word}" if number < 0 else word)
    return " ".join(words).replace(" -", "-")


def _handles(before: Spot, here: Spot, there: Spot, after: Spot) -> tuple[tuple[float, float], tuple[float, float]]:
    """The control points of the curve between two spots."""
    long = math.hypot(there.x - here.x, there.y - here.y)
    bow = BOW * long * _stray(here.x + there.x, here.y + there.y)
    ahead = _direction(here, there) if here.corner else _direction(before, there)
    behind = _direction(here, there) if there.corner else _direction(here, after)
    out = here.x + ahead[0] * long * 0.36 - ahead[1] * bow, here.y + ahead[1] * long * 0.36 + ahead[0] * bow
    into = there.x - behind[0] * long * 0.36 - behind[1] * bow, there.y - behind[1] * long * 0.36 + behind[0] * bow
    return out, into


def _direction(start: Spot, end: Spot) -> tuple[float, float]:
    across, down = end.x - start.x, end.y - start.y
    long = math.hypot(across, down) or 1.0
    return across / long, down / long


def _strayed(spot: Spot) -> Spot:
    return Spot(
        spot.x + UNSTEADY * _stray(spot.x, spot.y), spot.y + UNSTEADY * _stray(spot.y + 511, spot.x), spot.corner
    )


def _stray(x: float, y: float) -> float:
    """A number from -1 to 1, fixed for each place, so that shapes which share a spot keep sharing it."""
    mixed = (round(x * 10) * 374761393 + round(y * 10) * 668265263) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def _sampled(through: Sequence[Spot]) -> list[tuple[float, float]]:
    """Points along the smooth line through some spots, two for each part of it."""
    course = [(through[0].x, through[0].y)]
    for step in range(len(through) - 1):
        here, there = through[step], through[step + 1]
        before, after = through[max(step - 1, 0)], through[min(step + 2, len(through) - 1)]
        (ax, ay), (bx, by) = _handles(before, here, there, after)
        course.append(((here.x + 3 * ax + 3 * bx + there.x) / 8, (here.y + 3 * ay + 3 * by + there.y) / 8))
        course.append((there.x, there.y))
    return course


def _tip(ends: Sequence[tuple[float, float]], thick: float) -> Spot:
    """The round end of a tube, beyond the last of two points."""
    (x0, y0), (x1, y1) = ends
    long = math.hypot(x1 - x0, y1 - y0) or 1.0
    return Spot(x1 + (x1 - x0) / long * thick / 2, y1 + (y1 - y0) / long * thick / 2)
