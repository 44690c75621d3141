"""Backgrounds: rays, dots, waves and the like, in a shade of the family's colour."""

import math
from typing import Final

from defuse.art.shapes import Drawing, Spot, Stroke, gleam, line, patch, ring, spiral, together

WIDTH: Final = 250
HEIGHT: Final = 350


def rays(shade: str, x: float = 125, y: float = 150, count: int = 14) -> Drawing:
    """Rays from one place in all directions."""
    found = []
    for step in range(count):
        first, last = math.tau * (step - 0.25) / count, math.tau * (step + 0.25) / count
        far = [Spot(x + 360 * math.cos(turn), y + 360 * math.sin(turn), True) for turn in (first, last)]
        found.append(Stroke((Spot(x, y, True), *far), fill=shade, ink="none"))
    return tuple(found)


def halftone(shade: str) -> Drawing:
    """Rows of dots that grow towards the floor: each row is a line of dashes with length zero."""
    found = []
    for row in range(14):
        y, start = 14 + row * 20, -10 if row % 2 else 0
        along = (Spot(start, y, True), Spot(260, y, True))
        found.append(Stroke(along, closed=False, ink=shade, width=2 + row * 1.1, dash="0 20"))
    return tuple(found)


def waves(shade: str) -> Drawing:
    """Waves from side to side."""
    crests = [(x, 9 if step % 2 else -9) for step, x in enumerate(range(-20, 290, 38))]
    rows = (" ".join(f"{x},{y + height}" for x, height in crests) for y in range(24, 290, 44))
    return together(*(line(row, 13, shade) for row in rows))


def zigzag(shade: str) -> Drawing:
    """Jagged rows."""
    teeth = [(x, 14 if step % 2 else -10) for step, x in enumerate(range(-12, 280, 26))]
    rows = (" ".join(f"{x},{y + height}!" for x, height in teeth) for y in range(16, 300, 46))
    return together(*(line(row, 11, shade) for row in rows))


def stripes(shade: str) -> Drawing:
    """Broad diagonal stripes."""
    bands = (f"{x},290! {x + 28},290! {x + 328},-10! {x + 300},-10!" for x in range(-290, 260, 56))
    return together(*(patch(band, shade) for band in bands))


def rings(shade: str, x: float = 125, y: float = 140) -> Drawing:
    """Rings around one place."""
    return together(*(ring(x, y, reach, reach, "none", 16, shade) for reach in range(40, 240, 40)))


def ripples(shade: str) -> Drawing:
    """Arcs that spread from the floor."""
    return rings(shade, y=275)


def whirl(shade: str) -> Drawing:
    """One big spiral."""
    return spiral(125, 140, 230, 5, 20, shade)


def sparkles(shade: str) -> Drawing:
    """Small stars all over."""
    big = ((75, 30), (190, 22), (60, 150), (22, 214), (232, 196), (176, 244))
    small = ((30, 90), (128, 62), (226, 84), (196, 140), (120, 190), (80, 254))
    return together(
        *(gleam(x, y, 17, 5, 4, shade) for x, y in big),
        *(gleam(x, y, 11, 4, 4, shade) for x, y in small),
    )


def bricks(shade: str) -> Drawing:
    """A wall."""
    found: list[Drawing] = []
    for row, y in enumerate(range(0, 290, 36)):
        found.append(line(f"-5,{y}! 255,{y}!", 5, shade))
        found += (line(f"{x},{y}! {x},{y + 36}!", 5, shade) for x in range(-10 if row % 2 else 24, 260, 68))
    return together(*found)
