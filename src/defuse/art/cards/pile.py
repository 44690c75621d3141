"""Cards that do something to the draw pile."""

from typing import Final

from defuse.art.bodies import arm, paw, standing
from defuse.art.cast import BROWNIE, COALY, GINGER, GREY, IMP, SIAM, SPOTTED, TUXEDO
from defuse.art.cat import face, head
from defuse.art.families import PILE
from defuse.art.faces import BORED, DIZZY, FURIOUS, GLEEFUL, MANIC, SHOCKED, SLY, SMUG, BLISS, eyes
from defuse.art.palette import AMBER, INK, MINT, ORANGE, PAPER, SKY, STEEL, WHITE, YELLOW
from defuse.art.props.bombs import bomb
from defuse.art.props.clothes import chef_hat, horns
from defuse.art.props.household import bin_, bin_lid, fishbone, mound, pot, steam
from defuse.art.props.nature import fire, mushroom_cloud
from defuse.art.props.playing_cards import card_back, stack
from defuse.art.props.weapons import shovel, trident
from defuse.art.scenes import Scene
from defuse.art.shapes import Drawing, at, dot, line, oval, patch, shape, together, tube
from defuse.game import kinds


def _whirlwind() -> Drawing:
    """A cat that turns so fast that it has become weather."""
    return together(
        shape("125,268! 102,256 112,238! 82,226 96,204! 62,190 74,164 176,164 188,190 154,204! 168,226 138,238! 148,256", MINT),
        line("84,188 126,198 166,186", 5),
        line("98,222 126,230 152,220", 5),
        line("110,250 126,255 140,248", 5),
        head(GREY, DIZZY, 125, 124, 1.15),
    )


SHUFFLE: Final = Scene(
    PILE,
    "whirl",
    together(
        _whirlwind(),
        *(at(card_back(), x, y, 0.95, turn) for x, y, turn in ((36, 112, -32), (216, 74, 28), (30, 214, 24), (214, 206, -38))),
    ),
)

BOTTOM: Final = Scene(
    PILE,
    "stripes",
    together(
        stack(8, 108, 232, 3.5, 118),
        shape("92,238! 214,238! 214,256! 92,256!", YELLOW),
        head(SIAM, SLY, 136, 92, 0.95, 10),
        arm(SIAM, "252,196 250,250 212,248", 26),
    ),
)

SWAP: Final = Scene(
    PILE,
    "halftone",
    together(head(GINGER, SMUG, 108, 88, 0.92), at(head(COALY, SMUG, 0, 0, 0.92), 142, 196, turn=180)),
    front=together(
        shape("34,158! 34,226! 20,226! 46,262! 72,226! 58,226! 58,158!", YELLOW),
        shape("216,126! 216,62! 230,62! 204,24! 178,62! 192,62! 192,126!", YELLOW),
    ),
)

GARBAGE: Final = Scene(
    PILE,
    "bricks",
    together(
        head(GREY, BORED, 125, 116, 1.08),
        at(bin_lid(), 125, 66, 1, -10),
        at(bin_(), 125, 178, 1.12),
        at(fishbone(), 190, 168, 0.9, -50),
        paw(GREY, 84, 178, 1.05),
    ),
)

CATOMIC: Final = Scene(
    PILE,
    "rays",
    together(
        at(mushroom_cloud(), 125, 142, 1.05),
        at(eyes(FURIOUS, ORANGE, WHITE, 27), 125, 122, 1.2),
        patch("112,146! 138,146! 125,158!", INK),
        line("86,166! 104,158! 125,170! 146,158! 164,166!", 6),
    ),
)

BURY: Final = Scene(
    PILE,
    "waves",
    together(
        head(TUXEDO, BLISS, 104, 110, 1.1),
        shape("66,170! 142,170! 150,250! 56,250!", TUXEDO.fur),
        at(shovel(), 190, 148, 1.05, 8),
        arm(TUXEDO, "132,190 160,194 186,156", 24),
        at(card_back(), 96, 206, 1.35, -14),
        at(mound(), 122, 276, 1.15),
    ),
)

POTLUCK: Final = Scene(
    PILE,
    "sparkles",
    together(
        head(BROWNIE, GLEEFUL, 125, 122, 0.98),
        at(chef_hat(), 125, 78, 0.95),
        *(at(card_back(), x, 172, 1, turn) for x, turn in ((78, -20), (125, 2), (172, 22))),
        at(pot(), 125, 190, 1.05),
    ),
    scenery=together(steam(40, 150), steam(212, 150)),
)

HECK: Final = Scene(
    PILE,
    "zigzag",
    together(
        at(trident(), 196, 170, 1, 6),
        at(card_back(), 206, 74, 1.45, 6),
        head(IMP, SLY, 100, 142, 1.08),
        at(horns(YELLOW), 100, 142, 0.85),
        shape("60,200! 140,200! 150,290! 50,290!", IMP.fur),
        arm(IMP, "132,220 164,226 194,196", 23),
    ),
    front=fire(),
)

SCENES: Final = {
    kinds.SHUFFLE: SHUFFLE,
    kinds.DRAW_FROM_THE_BOTTOM: BOTTOM,
    kinds.SWAP_TOP_AND_BOTTOM: SWAP,
    kinds.GARBAGE_COLLECTION: GARBAGE,
    kinds.CATOMIC_BOMB: CATOMIC,
    kinds.BURY: BURY,
    kinds.POTLUCK: POTLUCK,
    kinds.RAISING_HECK: HECK,
}
