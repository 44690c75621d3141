"""The cat cards, which do nothing alone."""

from typing import Final

from defuse.art.bodies import arm, paw, torso
from defuse.art.cast import BLUE_GREY, CALICO, FERAL, HORSE, MELON, MER, POTATO, SPOTTED, TROLL, TUXEDO, ZOMBIE
from defuse.art.cat import blank_head, face, head
from defuse.art.faces import BLISS, BORED, CROSS, FURIOUS, GLEEFUL, MANIC, SMUG, Mood
from defuse.art.families import CATS
from defuse.art.grounds import bricks, halftone, rays, ripples, sparkles, stripes, waves, zigzag
from defuse.art.palette import BLUE, CRIMSON, RED, SLATE, STEEL, WHITE
from defuse.art.props import disguises
from defuse.art.props.clothes import helmet, plume
from defuse.art.props.nature import wave
from defuse.art.props.weapons import sword
from defuse.art.scenes import Scene
from defuse.art.shapes import at, line, oval, shape, star, together

QUEASY: Final = Mood(eyes="squeezed", mouth="bark")
UNDEAD: Final = Mood(mouth="tongue", size=20, pupil=4, look=(3, 3))
JUICY: Final = Mood(mouth="none", pupil=10, size=18)

SCENES: Final[dict[str, Scene]] = {
    "feral_cat": Scene(
        CATS,
        zigzag,
        together(
            disguises.wild_mane(FERAL.dark),
            head(FERAL, FURIOUS, 125, 146, 1.12),
            line("162,116! 176,150!", 5, CRIMSON),
            line("158,138! 180,128!", 5, CRIMSON),
        ),
    ),
    "tacocat": Scene(
        CATS,
        rays,
        together(
            disguises.lettuce(),
            head(TUXEDO, BLISS, 125, 118, 1.1),
            disguises.taco_shell(),
            paw(TUXEDO, 88, 178, 1.05, -14),
            paw(TUXEDO, 162, 178, 1.05, 14),
        ),
    ),
    "cattermelon": Scene(
        CATS,
        halftone,
        together(at(blank_head(MELON), 125, 150, 1.62), disguises.melon_rind(), at(face(MELON, JUICY), 125, 134, 1.25)),
    ),
    "hairy_potato_cat": Scene(
        CATS,
        waves,
        together(
            disguises.potato(POTATO.fur, POTATO.dark),
            at(face(POTATO, BORED), 126, 156, 1.05),
            disguises.potato_hair(),
        ),
    ),
    "beard_cat": Scene(CATS, stripes, together(head(BLUE_GREY, CROSS, 125, 104, 1.1), disguises.beard())),
    "rainbow_ralphing_cat": Scene(
        CATS,
        sparkles,
        together(
            head(CALICO, QUEASY, 125, 108, 1.28),
            disguises.rainbow(),
            paw(CALICO, 44, 226, 1.3, 20),
            paw(CALICO, 208, 226, 1.3, -20),
        ),
    ),
    "zombie_cat": Scene(
        CATS,
        bricks,
        together(
            torso(SLATE, 125, 186),
            head(ZOMBIE, UNDEAD, 125, 118, 1.18, -6),
            disguises.brain(),
            disguises.stitches(),
            arm(ZOMBIE, "80,212 50,216 36,200", 26),
            arm(ZOMBIE, "170,212 200,216 216,200", 26),
        ),
    ),
    "horse_cat": Scene(
        CATS,
        ripples,
        together(disguises.horse(HORSE.fur), head(HORSE, GLEEFUL, 92, 112, 0.98), disguises.forelock()),
    ),
    "knight_cat": Scene(
        CATS,
        bricks,
        together(
            at(plume(), 100, 74, 1.05),
            shape("50,290! 60,214 96,196 150,196 176,214 190,290!", STEEL),
            head(SPOTTED, CROSS, 102, 148, 0.98),
            at(helmet(), 102, 142, 1.04),
            at(sword(), 202, 202, 1.1, 4),
            oval(202, 206, 20, 18, STEEL),
        ),
    ),
    "mercat": Scene(
        CATS,
        waves,
        together(
            disguises.fish_tail(),
            shape("88,160! 158,160! 164,204! 124,212 84,204!", MER.fur),
            head(MER, SMUG, 116, 108, 1.08),
            star(168, 66, 24, 11, 5, RED, 14),
            *(oval(x, y, 8, 8, WHITE) for x, y in ((96, 168), (110, 175), (125, 176), (139, 170))),
            arm(MER, "92,182 66,206 74,234", 20),
        ),
        front=wave(258, BLUE),
    ),
    "troll_cat": Scene(
        CATS,
        halftone,
        together(
            disguises.troll_hair(),
            torso(TROLL.fur, 125, 210),
            head(TROLL, MANIC, 125, 168, 1.12),
            oval(125, 190, 17, 14, TROLL.dark),
        ),
    ),
}
