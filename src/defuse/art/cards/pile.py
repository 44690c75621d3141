"""Cards that do something to the draw pile."""

from typing import Final

from defuse.art.bodies import arm, paw, torso
from defuse.art.cast import BROWNIE, COALY, GINGER, GREY, IMP, SIAM, TUXEDO
from defuse.art.cat import head
from defuse.art.faces import BLISS, BORED, DIZZY, FURIOUS, GLEEFUL, SLY, SMUG, eyes
from defuse.art.families import PILE
from defuse.art.grounds import bricks, halftone, rays, sparkles, stripes, waves, whirl, zigzag
from defuse.art.palette import INK, MINT, ORANGE, WHITE, YELLOW
from defuse.art.props.clothes import chef_hat
from defuse.art.props.household import bin_lid, dustbin, fishbone, mound, pot, shovel, steam
from defuse.art.props.nature import flame, mushroom_cloud
from defuse.art.props.playing_cards import card_back, stack
from defuse.art.scenes import Scene
from defuse.art.shapes import Drawing, at, line, patch, shape, together, tube


def _whirlwind() -> Drawing:
    """A cat that turns so fast that it has become weather."""
    return together(
        shape(
            "125,268! 102,256 112,238! 82,226 96,204! 62,190 74,164 176,164 188,190 154,204! 168,226 138,238! 148,256",
            MINT,
        ),
        line("84,188 126,198 166,186", 5),
        line("98,222 126,230 152,220", 5),
        line("110,250 126,255 140,248", 5),
        head(GREY, DIZZY, 125, 124, 1.15),
    )


SCENES: Final[dict[str, Scene]] = {
    "shuffle": Scene(
        PILE,
        whirl,
        together(
            _whirlwind(),
            *(
                at(card_back(), x, y, 0.95, turn)
                for x, y, turn in ((36, 112, -32), (216, 74, 28), (30, 214, 24), (214, 206, -38))
            ),
        ),
    ),
    "draw_from_the_bottom": Scene(
        PILE,
        stripes,
        together(
            tube("150,150 214,150 238,190 234,236 208,246", 26, SIAM.fur),
            stack(7, 100, 232, 2.5, 118),
            shape("84,238! 208,238! 208,256! 84,256!", YELLOW),
            head(SIAM, SLY, 126, 108, 0.95, 8),
            paw(SIAM, 210, 247, 1.15),
        ),
    ),
    "swap_top_and_bottom": Scene(
        PILE,
        halftone,
        together(head(GINGER, SMUG, 112, 86, 0.88), at(head(COALY, SMUG, 0, 0, 0.88), 142, 184, turn=180)),
        front=together(
            shape("34,158! 34,226! 20,226! 46,262! 72,226! 58,226! 58,158!", YELLOW),
            shape("216,126! 216,62! 230,62! 204,24! 178,62! 192,62! 192,126!", YELLOW),
        ),
    ),
    "garbage_collection": Scene(
        PILE,
        bricks,
        together(
            head(GREY, BORED, 125, 116, 1.08),
            at(bin_lid(), 125, 66, 1, -10),
            at(dustbin(), 125, 178, 1.12),
            at(fishbone(), 190, 168, 0.9, -50),
            paw(GREY, 84, 178, 1.05),
        ),
    ),
    "catomic_bomb": Scene(
        PILE,
        rays,
        together(
            at(mushroom_cloud(), 125, 142, 1.05),
            at(eyes(FURIOUS, ORANGE, WHITE, 27), 125, 122, 1.2),
            patch("112,146! 138,146! 125,158!", INK),
            line("86,166! 104,158! 125,170! 146,158! 164,166!", 6),
        ),
    ),
    "bury": Scene(
        PILE,
        waves,
        together(
            head(TUXEDO, BLISS, 104, 110, 1.1),
            shape("66,170! 142,170! 150,250! 56,250!", TUXEDO.fur),
            at(shovel(), 190, 148, 1.05, 8),
            arm(TUXEDO, "132,190 160,194 186,156", 24),
            at(card_back(), 96, 206, 1.35, -14),
            at(mound(), 122, 276, 1.15),
        ),
    ),
    "potluck": Scene(
        PILE,
        sparkles,
        together(
            head(BROWNIE, GLEEFUL, 125, 130, 0.95),
            at(chef_hat(), 125, 92, 0.86),
            *(at(card_back(), x, 170, 1.15, turn) for x, turn in ((78, -20), (172, 22))),
            at(pot(), 125, 190, 1.05),
        ),
        scenery=together(steam(40, 150), steam(212, 150)),
    ),
    # Up from below, with the whole pile on its head.
    "raising_heck": Scene(
        PILE,
        zigzag,
        together(
            torso(IMP.fur, 125, 220),
            head(IMP, SLY, 125, 176, 1.02),
            tube("84,232 30,226 44,108", 24, IMP.fur),
            tube("166,232 220,226 206,108", 24, IMP.fur),
            stack(5, 125, 98, 0, 164),
            shape("40,86! 210,86! 210,106! 40,106!", YELLOW),
            paw(IMP, 46, 110, 1.15),
            paw(IMP, 204, 110, 1.15),
        ),
        front=together(flame(0.85, 30, 288), flame(0.55, 80, 288), flame(0.55, 172, 288), flame(0.85, 222, 288)),
    ),
}
