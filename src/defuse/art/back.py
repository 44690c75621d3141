"""The back of every card."""

from typing import Final

from defuse.art.emblems import bomb_cat
from defuse.art.grounds import HEIGHT, WIDTH
from defuse.art.palette import AMBER, COAL, PAPER, YELLOW
from defuse.art.props.playing_cards import paw_print
from defuse.art.shapes import at, gleam, shape, star, together
from defuse.art.svg import filled, flat, picture, scattered, sticker

FIELD: Final = shape("16,18! 234,16! 235,333! 15,334!", COAL)
SHADE: Final = "#564963"


def back() -> str:
    """A pale edge, a field of paw prints, and the bomb cat."""
    prints = (
        (x, y, 24 if (step + row) % 2 else -24)
        for row, y in enumerate(range(48, 320, 42))
        for step, x in enumerate(range(45 if row % 2 else 65, 220, 40))
    )
    return picture(
        WIDTH,
        HEIGHT,
        filled(PAPER, WIDTH, HEIGHT),
        flat(FIELD),
        scattered(paw_print(SHADE), "back-print", prints),
        flat(together(star(125, 175, 100, 76, 14, AMBER), gleam(125, 175, 86, 64, 14, YELLOW, 12))),
        sticker(at(bomb_cat(), 125, 192, 1.08), "back-figure", AMBER),
    )
