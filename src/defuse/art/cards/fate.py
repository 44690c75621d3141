"""The cards of Good vs. Evil."""

from typing import Final

from defuse.art.bodies import paw, torso
from defuse.art.cast import ANGEL, DEVIL, SPLIT
from defuse.art.cat import head
from defuse.art.faces import BLISS, MANIC, SLY
from defuse.art.families import FATE
from defuse.art.grounds import rays, sparkles, zigzag
from defuse.art.palette import PAPER, RED, SKY, YELLOW
from defuse.art.props.clothes import bat_wing, halo, wing
from defuse.art.props.nature import cloud, flame
from defuse.art.props.weapons import trident
from defuse.art.scenes import Scene
from defuse.art.shapes import at, both, gleam, patch, shape, together

SCENES: Final[dict[str, Scene]] = {
    "godcat": Scene(
        FATE,
        sparkles,
        together(
            at(both(at(wing(), -46, 20, 0.92)), 125, 150),
            head(ANGEL, BLISS, 125, 150, 1.15),
            at(halo(), 125, 56, 1.15),
            cloud(84, 258, 1.1),
            cloud(176, 262, 1.05),
        ),
        scenery=gleam(125, 140, 190, 84, 16, YELLOW),
    ),
    "devilcat": Scene(
        FATE,
        zigzag,
        together(
            at(both(at(bat_wing(), -40, 10, 1)), 125, 150),
            at(trident(), 216, 190, 0.95, 8),
            torso(DEVIL.fur, 125, 190),
            head(DEVIL, SLY, 118, 150, 1.15),
            at(both(shape("-34,-40! -50,-60 -46,-92! -28,-70 -8,-52!", PAPER)), 118, 150, 1.1),
            paw(DEVIL, 208, 222, 1.2),
        ),
        front=together(flame(0.7, 40, 286), flame(0.5, 92, 286), flame(0.6, 150, 286)),
    ),
    "armageddon": Scene(
        FATE,
        rays,
        together(
            at(wing(), 88, 168, 0.85),
            at(bat_wing(), 162, 168, 0.85, flip=True),
            head(SPLIT, MANIC, 125, 160, 1.3),
            at(halo(), 82, 62, 0.85, -10),
            at(shape("34,-40! 52,-62 46,-98! 26,-74 8,-52!", PAPER), 125, 160, 1.2),
        ),
        scenery=together(
            patch("-5,-5! 125,-5! 125,300! -5,300!", SKY), patch("125,-5! 260,-5! 260,300! 125,300!", RED)
        ),
        front=together(flame(0.8, 214, 290), flame(0.6, 168, 290), cloud(44, 272, 0.9)),
    ),
}
