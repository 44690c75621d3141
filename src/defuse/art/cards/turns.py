"""Cards that end turns, or give more of them to a player."""

from typing import Final

from defuse.art.bodies import arm, standing, tail
from defuse.art.cast import BLUE_GREY, BROWNIE, CALICO, CREAM, SIAM, TUXEDO
from defuse.art.cat import head
from defuse.art.faces import FURIOUS, GLEEFUL, KNOCKED, SHOCKED, STARRY, Mood
from defuse.art.families import TURNS
from defuse.art.grounds import halftone, rays, rings, stripes, waves
from defuse.art.palette import CRIMSON, PAPER, RED
from defuse.art.props.clothes import cape
from defuse.art.props.nature import cloud, puddle
from defuse.art.props.weapons import boxing_glove, dizzy_stars, mallet, plunger, target
from defuse.art.scenes import Scene
from defuse.art.shapes import Drawing, at, line, shape, together, tube

AIMING: Final = Mood(eyes="wink", mouth="smirk", pupil=6)


def _jumper() -> Drawing:
    """A cat in the air, all four feet off the ground, inside the arc of a rope."""
    cat = BLUE_GREY
    return together(
        tube("40,150 14,60 70,10 125,4 180,10 236,60 210,150", 10, RED),
        tail(cat, "142,190 176,204 190,184"),
        tube("110,196 88,216 104,232", 24, cat.fur, 22),
        tube("140,196 162,216 146,232", 24, cat.fur, 22),
        shape("98,150! 152,150! 160,188 125,212 90,188", cat.fur),
        head(cat, GLEEFUL, 125, 112, 1.08),
        arm(cat, "96,168 66,174 42,156"),
        arm(cat, "154,168 184,174 208,156"),
    )


def _hero() -> Drawing:
    """A cat that flies up to the right with its fist ahead."""
    cat = TUXEDO
    return together(
        at(cape(), 104, 158, 1.05, -22),
        tube("86,196 56,222 30,250", 24, cat.fur, 18),
        tube("106,206 88,236 70,262", 24, cat.fur, 18),
        shape("84,158! 134,150! 146,176 116,216 84,212", cat.fur),
        head(cat, STARRY, 128, 116, 1.05, -8),
        arm(cat, "132,180 176,150 208,78", 24),
    )


SCENES: Final[dict[str, Scene]] = {
    # Two blows: the next player takes two turns.
    "attack": Scene(
        TURNS,
        rays,
        together(
            head(BROWNIE, FURIOUS, 125, 112, 1.22),
            at(boxing_glove(), 66, 202, 1.12, -10),
            at(boxing_glove(), 184, 202, 1.12, 10, flip=True),
        ),
    ),
    "targeted_attack": Scene(
        TURNS,
        stripes,
        together(
            head(SIAM, AIMING, 132, 106, 0.95),
            at(target(), 116, 206, 1.04),
            at(plunger(), 122, 204, 1.05, 52),
        ),
    ),
    # Three stars, three turns, and nobody else to blame.
    "personal_attack": Scene(
        TURNS,
        rings,
        together(
            standing(CALICO, 120, 190),
            head(CALICO, KNOCKED, 120, 156, 1),
            at(mallet(), 220, 134, 0.95, -52),
            arm(CALICO, "144,212 184,206 214,140"),
            arm(CALICO, "98,206 76,222 84,244"),
            dizzy_stars((34, 88), (32, 148), (36, 208)),
        ),
    ),
    "skip": Scene(TURNS, halftone, _jumper(), scenery=puddle(125, 264)),
    "super_skip": Scene(
        TURNS,
        rays,
        _hero(),
        scenery=together(
            cloud(212, 236, 0.9),
            cloud(30, 120, 0.55),
            *(line(f"{x},{y} {x - 26},{y + 44}", 8, PAPER) for x, y in ((166, 236), (196, 180), (128, 262))),
        ),
    ),
    # Its tail has already turned round.
    "reverse": Scene(
        TURNS,
        waves,
        together(
            tube("146,236 214,236 218,150 204,70 124,44 86,46", 26, CRIMSON),
            shape("92,10! 34,48! 92,84!", CRIMSON),
            shape("64,272! 60,216 100,188 146,206 160,272!", CREAM.fur),
            line("92,246 92,270"),
            line("126,246 126,270"),
            head(CREAM, SHOCKED, 112, 160, 1.02),
        ),
    ),
}
