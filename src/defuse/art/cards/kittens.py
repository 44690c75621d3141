"""The kittens: what nobody wants to draw, and two that are worth keeping."""

from typing import Final

from defuse.art.bodies import arm, paw, tail
from defuse.art.cast import BOMB_CAT, CREAM, SPOTTED, VOID_CAT
from defuse.art.cat import head
from defuse.art.families import KITTENS
from defuse.art.faces import BARKING, DIZZY, GLEEFUL, MANIC
from defuse.art.palette import BROWN, COAL, INK, PAPER, TAN, WHITE, YELLOW
from defuse.art.props.bombs import blast, bomb, spark
from defuse.art.props.clothes import dog_ears
from defuse.art.props.instruments import sound
from defuse.art.props.nature import leaf
from defuse.art.scenes import Scene
from defuse.art.shapes import Drawing, at, dot, line, oval, patch, shape, spiral, together, tube
from defuse.game import kinds

# A bomb that is a cat: its fuse is its tail.
EXPLODING: Final = Scene(
    KITTENS,
    "rays",
    together(
        tube("178,226 218,214 214,168 196,150 206,122", 11, TAN),
        spark(208, 108, 30),
        head(BOMB_CAT, MANIC, 112, 172, 1.38),
        patch("46,138 60,114 74,108 64,126 56,146", WHITE),
        paw(BOMB_CAT, 80, 262, 1.1),
        paw(BOMB_CAT, 144, 262, 1.1),
    ),
    scenery=blast(122, 150, 178, 15),
)

# It falls into itself.
IMPLODING: Final = Scene(
    KITTENS,
    "whirl",
    together(
        oval(125, 150, 92, 90, INK),
        spiral(125, 150, 84, 3.2, 9, "#8c6bd6"),
        at(head(VOID_CAT, DIZZY, 0, 0, 0.92), 125, 152, turn=-16),
    ),
    scenery=together(
        *(
            at(shape("0,0! -16,-34! -6,-34! -6,-62! 6,-62! 6,-34! 16,-34!", YELLOW), x, y, 0.9, turn)
            for x, y, turn in ((34, 78, -50), (216, 78, 50), (34, 236, -130), (216, 236, 130))
        ),
    ),
)


def _runner() -> Drawing:
    """A cat that runs past us on its hind legs, a bomb under its arm."""
    cat = SPOTTED
    return together(
        tail(cat, "84,196 50,196 32,170 44,150"),
        tube("92,214 66,236 44,226", 24, cat.fur, 22),
        tube("126,214 150,240 178,246", 24, cat.fur, 22),
        shape("90,140! 142,140! 148,180 134,226 96,230 78,200", cat.fur),
        at(leaf(), 116, 194, 0.9, 8),
        head(cat, GLEEFUL, 128, 104, 1.05, 8),
        at(bomb(), 182, 190, 0.78, 20),
        arm(cat, "108,166 136,196 166,208", 21),
    )


STREAKING: Final = Scene(
    KITTENS,
    "stripes",
    _runner(),
    scenery=together(*(line(f"{x},{y} {x + long},{y + 2}", 9, PAPER) for x, y, long in ((-8, 112, 48), (-8, 146, 30), (-8, 250, 60), (10, 222, 24)))),
)

# A cat that has taken a course in dog.
BARK: Final = Scene(
    KITTENS,
    "zigzag",
    together(
        shape("56,282! 64,206 100,190 140,204 150,282!", CREAM.fur),
        tube("70,204 102,218 136,204", 14, "#3a7fd5"),
        oval(103, 228, 13, 13, YELLOW),
        head(CREAM, BARKING, 104, 134, 1.15),
        at(dog_ears(BROWN, COAL), 104, 134, 1.15),
    ),
    scenery=sound(150, 150, 90, 3, YELLOW),
)

SCENES: Final = {
    kinds.EXPLODING_KITTEN: EXPLODING,
    kinds.IMPLODING_KITTEN: IMPLODING,
    kinds.STREAKING_KITTEN: STREAKING,
    kinds.BARKING_KITTEN: BARK,
}
