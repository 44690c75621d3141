"""The families of cards: each has a colour and a sign, so that colour is never the only cue."""

from dataclasses import dataclass
from typing import Final

from defuse.art.palette import INK, PAPER, RED
from defuse.art.shapes import Drawing, at, dot, gleam, line, oval, patch, ring, together


@dataclass(frozen=True, slots=True)
class Family:
    """A ground, the shade of its pattern, its shadow, and the sign in the corner."""

    ground: str
    shade: str
    shadow: str
    sign: Drawing


_BOMB = together(dot(-1, 3, 10, 10, INK), line("5,-5 9,-10 13,-9", 4), gleam(14, -10, 6, 2.5, 6, RED))
_HEART = patch("0,13! -13,0 -11,-10 -4,-11 0,-5! 4,-11 11,-10 13,0", INK)
_BARRED = together(ring(0, 0, 11, 11, "none", 5), line("-7,-7 7,7", 5))
_ARROWS = together(line("-11,-1 -5,-9 5,-9 10,-2", 5), patch("16,-3! 3,-3! 10,7!", INK), line("-9,11 7,11", 5))
_PAW = together(
    patch("0,-1 10,7 7,13 0,11 -7,13 -10,7", INK),
    dot(-11, -1, 4, 5, INK),
    dot(-4.5, -8, 4, 5, INK),
    dot(4.5, -8, 4, 5, INK),
    dot(11, -1, 4, 5, INK),
)
_PILE = together(
    patch("-13,3! 0,-3! 13,3! 0,10!", INK),
    line("-13,8! 0,14! 13,8!", 3.5),
    patch("-13,-4! 0,-11! 13,-4! 0,3!", INK),
    line("-13,3! 0,9! 13,3!", 2.5, PAPER),
)
_EYE = together(patch("-15,0! 0,-11 15,0! 0,11", INK), dot(0, 0, 6.5, 6.5, PAPER), dot(0, 0, 3, 3, INK))
_STAR = gleam(0, 1, 15, 6.5, 5, INK)
_FISHBONE = together(
    line("-7,0 12,0", 4),
    line("-2,-7! -2,7!", 3.5),
    line("4,-6! 4,6!", 3.5),
    patch("-6,-7 -6,7 -15,0", INK),
    patch("10,0! 16,-8! 16,8!", INK),
)

KITTENS: Final = Family("#e9462f", "#f2633b", "#a52323", _BOMB)
SAVING: Final = Family("#7cc043", "#93cf58", "#4b8a2c", _HEART)
STOPPING: Final = Family("#5a4a66", "#6b5a78", "#3b2f45", _BARRED)
TURNS: Final = Family("#f9a826", "#ffbd4a", "#c8741a", _ARROWS)
HANDS: Final = Family("#ee6c9b", "#f688b0", "#b53f70", _PAW)
PILE: Final = Family("#1a9c98", "#2fb1ac", "#0f6a6c", _PILE)
FUTURE: Final = Family("#7651c4", "#8965d3", "#4c3191", _EYE)
FATE: Final = Family("#2d3a7c", "#3d4b93", "#1a2354", _STAR)
CATS: Final = Family("#7fcbee", "#9cdaf5", "#4a94bd", _FISHBONE)


def corner_sign(family: Family) -> Drawing:
    """The sign of a family on a disc, in the upper left corner of a card."""
    return at(together(oval(0, 0, 23, 23, PAPER), family.sign), 31, 31)
