"""The moods of cats, as eyes and mouths."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from defuse.art.palette import CRIMSON, INK, PINK, WHITE, YELLOW
from defuse.art.shapes import Drawing, Spot, Stroke, at, detail, dot, gleam, line, patch, ring, spiral, together


@dataclass(frozen=True, slots=True)
class Mood:
    """The look of a cat's face; lids say how far they are shut inside and outside, from -1 (open) to 1."""

    eyes: str = "open"
    mouth: str = "smile"
    size: float = 17
    pupil: float = 9
    look: tuple[float, float] = (0, 0)
    lids: tuple[float, float] | None = None


CALM: Final = Mood()
SMUG: Final = Mood(mouth="smirk", lids=(-0.1, -0.1), look=(3, 2))
SLY: Final = Mood(mouth="grin", lids=(0.05, -0.45), look=(-5, 2))
CROSS: Final = Mood(mouth="frown", lids=(0.15, -0.75), pupil=7)
FURIOUS: Final = Mood(mouth="hiss", lids=(0.15, -0.8), pupil=5, size=18)
SHOCKED: Final = Mood(mouth="gasp", size=21, pupil=5)
PANIC: Final = Mood(mouth="scream", size=21, pupil=4)
GLEEFUL: Final = Mood(eyes="happy", mouth="laugh")
BLISS: Final = Mood(eyes="shut", mouth="smile")
MANIC: Final = Mood(mouth="grin", size=21, pupil=6)
DIZZY: Final = Mood(eyes="spiral", mouth="wavy", size=19)
KNOCKED: Final = Mood(eyes="crossed", mouth="tongue")
STARRY: Final = Mood(eyes="star", mouth="laugh", size=22)
BEGGING: Final = Mood(eyes="begging", mouth="small", size=24)
BORED: Final = Mood(mouth="flat", lids=(0.1, 0.1), look=(0, 4))
AWED: Final = Mood(mouth="gasp", size=20, pupil=11, look=(0, 6))
WINKING: Final = Mood(eyes="wink", mouth="tongue_out")
BARKING: Final = Mood(eyes="squeezed", mouth="bark")


def eyes(mood: Mood, fur: str, white: str, apart: float = 25) -> Drawing:
    """Both eyes of a mood; the right one mirrors the left, but both look in the same direction."""
    if mood.eyes == "wink":
        right = _happy(mood.size)
        return together(at(_open(mood, fur, white, 1), -apart, 0), at(right, apart, 0))
    if mood.eyes == "open":
        left, right = _open(mood, fur, white, 1), _open(mood, fur, white, -1)
        return together(at(left, -apart, 0), at(right, apart, 0, flip=True))
    eye = EYES[mood.eyes](mood.size)
    return together(at(eye, -apart, 0), at(eye, apart, 0, flip=mood.eyes != "begging"))


def _open(mood: Mood, fur: str, white: str, side: int) -> Drawing:
    """An open eye whose inner corner is to the right."""
    size, (x, y) = mood.size, mood.look
    slit = 0.8 if mood.pupil > 8 else 0.9
    return together(
        ring(0, 0, size, size * 1.08, white),
        dot(side * x, y, mood.pupil * slit, mood.pupil * 1.15, INK),
        dot(side * (x - 3), y - mood.pupil * 0.4, 2.8, 2.8, WHITE) if mood.pupil > 7 else (),
        _lid(size, *mood.lids, fur) if mood.lids else (),
    )


def _lid(size: float, inside: float, outside: float, fur: str) -> Drawing:
    """The part of an eye that its lid covers: above the line from the outer to the inner edge."""
    first, last = math.pi - math.asin(outside), math.tau + math.asin(inside)
    turns = [first + (last - first) * step / 5 for step in range(6)]
    rim = [Spot(size * math.cos(turn), size * 1.08 * math.sin(turn), step in (0, 5)) for step, turn in enumerate(turns)]
    return (Stroke(tuple(rim), fill=fur, ink=INK, width=4.5),)


def _happy(size: float) -> Drawing:
    return line(f"{-size},6 0,{-size * 0.7} {size},6", 6)


def _shut(size: float) -> Drawing:
    return line(f"{-size},-2 0,{size * 0.6} {size},-2", 6)


def _squeezed(size: float) -> Drawing:
    return line(f"{-size * 0.8},{-size * 0.7}! {size * 0.7},0! {-size * 0.8},{size * 0.7}!", 6)


def _crossed(size: float) -> Drawing:
    far = size * 0.75
    return together(line(f"{-far},{-far} {far},{far}", 6), line(f"{far},{-far} {-far},{far}", 6))


def _spiral(size: float) -> Drawing:
    return together(ring(0, 0, size, size, WHITE), spiral(0, 0, size * 0.8, 2.2, 4))


def _star(size: float) -> Drawing:
    return together(
        gleam(0, 0, size * 1.15, size * 0.55, 5, INK),
        gleam(0, 0, size * 0.8, size * 0.38, 5, YELLOW),
    )


def _begging(size: float) -> Drawing:
    return together(
        ring(0, 0, size, size * 1.1, INK),
        dot(-size * 0.3, -size * 0.4, size * 0.36, size * 0.38, WHITE),
        dot(size * 0.35, size * 0.3, size * 0.2, size * 0.2, WHITE),
        dot(-size * 0.35, size * 0.5, size * 0.12, size * 0.12, WHITE),
    )


EYES: Final[dict[str, Callable[[float], Drawing]]] = {
    "happy": _happy,
    "shut": _shut,
    "squeezed": _squeezed,
    "crossed": _crossed,
    "spiral": _spiral,
    "star": _star,
    "begging": _begging,
}

NOSE: Final = detail("-7,-4 7,-4 0,5", PINK, 3.5)

# Each mouth hangs below the nose, which is at its origin.
MOUTHS: Final[dict[str, Drawing]] = {
    "smile": line("-17,9 -9,16 0,6! 9,16 17,9"),
    "small": line("-7,12 -3,15 0,10! 3,15 7,12"),
    "smirk": line("-8,13 6,16 20,6"),
    "flat": line("-14,15 14,15", 5),
    "frown": line("-14,19 0,11 14,19", 5),
    "wavy": line("-20,15 -10,10 0,16 10,10 20,15", 5),
    "grin": together(
        detail("-26,8! 0,16 26,8! 16,28 -16,28", WHITE),
        line("-13,13 -13,27", 3),
        line("0,15 0,29", 3),
        line("13,13 13,27", 3),
    ),
    "laugh": together(
        detail("-22,9! 0,13 22,9! 15,31 -15,31", CRIMSON),
        patch("-11,28 0,21 11,28 0,31", PINK),
    ),
    "gasp": detail("0,9 9,19 0,30 -9,19", CRIMSON),
    "scream": together(detail("0,8 18,14 17,34 0,40 -17,34 -18,14", CRIMSON), patch("-11,33 0,25 11,33 0,37", PINK)),
    "hiss": together(
        detail("-24,12! 0,8 24,12! 20,32 0,36 -20,32", CRIMSON),
        patch("-19,12! -8,11! -12,24!", WHITE),
        patch("19,12! 8,11! 12,24!", WHITE),
        patch("-11,32 0,27 11,32 0,34", PINK),
    ),
    "tongue": together(line("-16,11 0,16 16,11"), detail("-2,15! 14,13! 15,30 6,34 0,28", PINK, 3.5)),
    "tongue_out": together(
        detail("-22,9! 0,13 22,9! 15,27 -15,27", CRIMSON),
        detail("-9,22 9,22 9,38 0,43 -9,38", PINK, 3.5),
    ),
    "bark": together(
        detail("-22,8! 0,4 22,8! 26,34 0,44 -26,34", CRIMSON),
        patch("-17,9! -7,8! -11,20!", WHITE),
        patch("17,9! 7,8! 11,20!", WHITE),
        patch("-15,36 0,28 15,36 0,41", PINK),
    ),
    "none": (),
}
