"""The kittens: those that nobody wants to draw, and two that are worth keeping."""

from typing import Final

from defuse.art.bodies import arm, paw, tail
from defuse.art.cast import BOMB_CAT, CREAM, SPOTTED, VOID_CAT
from defuse.art.cat import head
from defuse.art.faces import BARKING, DIZZY, GLEEFUL, MANIC
from defuse.art.families import KITTENS
from defuse.art.grounds import rays, stripes, whirl, zigzag
from defuse.art.palette import AMBER, BLUE, BROWN, COAL, INK, PAPER, TAN, WHITE, YELLOW
from defuse.art.props.bombs import bomb, spark
from defuse.art.props.clothes import dog_ears
from defuse.art.props.nature import leaf
from defuse.art.scenes import Scene
from defuse.art.shapes import Drawing, at, gleam, line, oval, patch, shape, spiral, together, tube


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


SCENES: Final[dict[str, Scene]] = {
    # A bomb that is a cat: its fuse is its tail.
    "exploding_kitten": Scene(
        KITTENS,
        rays,
        together(
            tube("178,226 214,216 212,172 194,152 200,124", 11, TAN),
            spark(202, 110, 28),
            head(BOMB_CAT, MANIC, 112, 172, 1.38),
            patch("46,138 60,114 74,108 64,126 56,146", WHITE),
            paw(BOMB_CAT, 80, 262, 1.1),
            paw(BOMB_CAT, 144, 262, 1.1),
        ),
        scenery=together(gleam(118, 156, 178, 118, 12, AMBER), gleam(118, 156, 150, 98, 12, YELLOW, 14)),
    ),
    # It falls into itself.
    "imploding_kitten": Scene(
        KITTENS,
        whirl,
        together(
            oval(125, 146, 84, 83, INK),
            spiral(125, 146, 78, 3.2, 9, "#8c6bd6"),
            at(head(VOID_CAT, DIZZY, 0, 0, 0.9), 125, 150, turn=-16),
        ),
        scenery=together(
            *(
                at(shape("0,0! -23,-27! -9,-27! -9,-52! 9,-52! 9,-27! 23,-27!", YELLOW), x, y, 0.9, turn)
                for x, y, turn in ((125, 54, 0), (34, 146, -90), (216, 146, 90), (62, 232, -140), (188, 232, 140))
            ),
        ),
    ),
    "streaking_kitten": Scene(
        KITTENS,
        stripes,
        _runner(),
        scenery=together(
            *(
                line(f"{x},{y} {x + long},{y + 2}", 9, PAPER)
                for x, y, long in ((-8, 112, 48), (-8, 146, 30), (-8, 250, 60), (10, 222, 24))
            )
        ),
    ),
    # A cat that has taken a course in dog.
    "barking_kitten": Scene(
        KITTENS,
        zigzag,
        together(
            shape("56,290! 62,206 100,190 140,204 150,290!", CREAM.fur),
            tube("70,204 102,218 136,204", 14, BLUE),
            oval(103, 228, 13, 13, YELLOW),
            head(CREAM, BARKING, 102, 136, 1),
            at(dog_ears(BROWN, COAL), 102, 136, 1),
        ),
        scenery=together(
            *(
                line(f"{x},{152 - far} {x + far * 0.32},152 {x},{152 + far}", 11, YELLOW)
                for x, far in ((192, 34), (210, 60), (226, 88))
            )
        ),
    ),
}
