"""A card as it is composed: ground, figures, corner sign, and a calm strip for the title."""

from dataclasses import dataclass
from typing import Final

from defuse.art.families import Family, corner_sign
from defuse.art.grounds import GROUNDS, HEIGHT, WIDTH
from defuse.art.palette import PAPER
from defuse.art.shapes import Drawing, shape
from defuse.art.svg import filled, flat, picture, sticker

# Where the title goes, in the language of the player; its upper edge is torn by hand.
STRIP: Final = shape("-10,280! 40,276 90,280 140,275 190,279 260,275! 260,360! -10,360!", PAPER)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be seen on a card; scenery is behind the figure, drawn on the ground."""

    family: Family
    ground: str
    figure: Drawing
    scenery: Drawing = ()
    front: Drawing = ()


def card(name: str, scene: Scene) -> str:
    """The file of a card."""
    family = scene.family
    return picture(
        WIDTH,
        HEIGHT,
        filled(family.ground, WIDTH, HEIGHT),
        flat(GROUNDS[scene.ground](family.shade)),
        flat(scene.scenery),
        sticker(scene.figure, f"{name}-figure", family.shadow),
        sticker(scene.front, f"{name}-front", family.shadow) if scene.front else "",
        flat(STRIP),
        flat(corner_sign(family)),
    )
