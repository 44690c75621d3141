"""What Leash shows: a cat that is held back by its collar."""

from typing import Final

from defuse.art.bodies import paw
from defuse.art.cast import BROWNIE
from defuse.art.cat import head
from defuse.art.faces import CROSS
from defuse.art.families import TURNS
from defuse.art.grounds import rays
from defuse.art.palette import CRIMSON
from defuse.art.scenes import Scene
from defuse.art.shapes import shape, together

SCENES: Final[dict[str, Scene]] = {
    "leash": Scene(
        TURNS,
        rays,
        together(
            head(BROWNIE, CROSS, 120, 170, 1.1),
            paw(BROWNIE, 84, 250, 1.0),
            shape("70,226! 170,226! 170,242! 70,242!", CRIMSON),
            shape("160,230! 236,150! 242,156! 168,240!", CRIMSON),
        ),
    ),
}
