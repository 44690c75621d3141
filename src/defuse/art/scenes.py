"""The composition of a card: ground, figures, corner sign, and an empty strip for the title."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from defuse.art.families import Family, corner_sign
from defuse.art.grounds import HEIGHT, WIDTH
from defuse.art.palette import PAPER
from defuse.art.shapes import Drawing, line, shape, together
from defuse.art.svg import filled, flat, picture, sticker

# The client writes the title here, in the player's language; the upper edge looks torn.
STRIP: Final = shape("-10,280! 40,276 90,280 140,275 190,279 260,275! 260,360! -10,360!", PAPER)
HEM: Final = "-10,291 40,287 90,291 140,286 190,290 260,286"


@dataclass(frozen=True, slots=True)
class Scene:
    """The contents of a card: scenery on the ground, a cut-out figure, and perhaps another one in front."""

    family: Family
    ground: Callable[[str], Drawing]
    figure: Drawing
    scenery: Drawing = ()
    front: Drawing = ()


def card(name: str, scene: Scene) -> str:
    """The SVG of a card."""
    family = scene.family
    return picture(
        WIDTH,
        HEIGHT,
        filled(family.ground, WIDTH, HEIGHT),
        flat(scene.ground(family.shade)),
        flat(scene.scenery),
        sticker(scene.figure, f"{name}-figure", family.shadow),
        sticker(scene.front, f"{name}-front", family.shadow) if scene.front else "",
        flat(together(STRIP, line(HEM, 4, family.ground))),
        flat(corner_sign(family)),
    )
