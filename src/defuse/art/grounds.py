"""What is behind a figure: rays, dots, waves and the like, in the colours of the family."""

import math
from typing import Final

from defuse.art.shapes import Drawing, Spot, Stroke, gleam, line, patch, ring, spiral

WIDTH: Final = 250
HEIGHT: Final = 350
FLOOR: Final = 280


def rays(shade: str, x: float = 125, y: float = 150, count: int = 14) -> Drawing:
    """Rays from one place to all sides."""
    found = []
    for step in range(count):
        first, last = math.tau * (step - 0.25) / count, math.tau * (step + 0.25) / count
        far = [Spot(x + 360 * math.cos(turn), y + 360 * math.sin(turn), True) for turn in (first, last)]
        found.append(Stroke((Spot(x, y, True), *far), fill=shade, ink="none"))
    return tuple(found)


def halftone(shade: str) -> Drawing:
    """Rows of dots that grow towards the floor."""
    found: list[Stroke] = []
    for row in range(14):
        y, start = 14 + row * 20, -10 if row % 2 else 0
        spots = (Spot(start, y, True), Spot(260, y, True))
        found.append(Stroke(spots, False, ink=shade, width=2 + row * 1.1, dash="0 20"))
    return tuple(found)


def waves(shade: str) -> Drawing:
    """Waves from side to side."""
    rows = range(24, 290, 44)
    return tuple(
        stroke
        for y in rows
        for stroke in line(
            " ".join(f"{x},{y + (9 if step % 2 else -9)}" for step, x in enumerate(range(-20, 290, 38))), 13, shade
        )
    )


def stripes(shade: str) -> Drawing:
    """Broad stripes on the slant."""
    return tuple(
        stroke
        for x in range(-290, 260, 56)
        for stroke in patch(f"{x},290! {x + 28},290! {x + 328},-10! {x + 300},-10!", shade)
    )


def zigzag(shade: str) -> Drawing:
    """Jagged rows."""
    return tuple(
        stroke
        for y in range(16, 300, 46)
        for stroke in line(
            " ".join(f"{x},{y + (14 if step % 2 else -10)}!" for step, x in enumerate(range(-12, 280, 26))), 11, shade
        )
    )


def rings(shade: str, x: float = 125, y: float = 140) -> Drawing:
    """Rings around one place."""
    return tuple(stroke for reach in range(40, 240, 40) for stroke in ring(x, y, reach, reach, "none", 16, shade))


def whirl(shade: str, x: float = 125, y: float = 140) -> Drawing:
    """One big spiral."""
    return spiral(x, y, 230, 5, 20, shade)


def sparkles(shade: str) -> Drawing:
    """Small stars all over."""
    places = (
        (30, 90),
        (75, 30),
        (128, 62),
        (190, 22),
        (226, 84),
        (60, 150),
        (196, 140),
        (22, 214),
        (120, 190),
        (232, 196),
        (80, 254),
        (176, 244),
    )
    return tuple(
        stroke
        for step, (x, y) in enumerate(places)
        for stroke in gleam(x, y, 17 if step % 2 else 11, 5 if step % 2 else 4, 4, shade)
    )


def bricks(shade: str) -> Drawing:
    """A wall."""
    found: list[Stroke] = []
    for row, y in enumerate(range(0, 290, 36)):
        found += line(f"-5,{y}! 255,{y}!", 5, shade)
        for x in range(-10 if row % 2 else 24, 260, 68):
            found += line(f"{x},{y}! {x},{y + 36}!", 5, shade)
    return tuple(found)


def ripples(shade: str, x: float = 125, y: float = 275) -> Drawing:
    """Arcs that spread from the floor."""
    return rings(shade, x, y)


GROUNDS: Final = {
    "rays": rays,
    "halftone": halftone,
    "waves": waves,
    "stripes": stripes,
    "zigzag": zigzag,
    "rings": rings,
    "whirl": whirl,
    "sparkles": sparkles,
    "bricks": bricks,
    "ripples": ripples,
}
