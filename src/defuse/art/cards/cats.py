"""The cats that do nothing alone."""

from typing import Final

from defuse.art.bodies import arm, paw
from defuse.art.cast import (
    CALICO,
    FERAL,
    GREY,
    HORSE,
    MELON,
    MER,
    POTATO,
    SPOTTED,
    TROLL,
    TUXEDO,
    ZOMBIE,
)
from defuse.art.cat import blank_head, face, head
from defuse.art.faces import BLISS, BORED, CROSS, FURIOUS, GLEEFUL, MANIC, SMUG, Mood
from defuse.art.families import CATS
from defuse.art.palette import (
    AMBER,
    BLUE,
    COAL,
    CRIMSON,
    GREEN,
    INK,
    MAGENTA,
    MOSS,
    ORANGE,
    PAPER,
    PINK,
    RED,
    SLATE,
    STEEL,
    TEAL,
    VIOLET,
    WHITE,
    YELLOW,
)
from defuse.art.props.clothes import helmet, plume
from defuse.art.props.nature import wave
from defuse.art.props.weapons import sword
from defuse.art.scenes import Scene
from defuse.art.shapes import Drawing, at, detail, dot, line, oval, patch, ring, shape, star, together, tube
from defuse.game import kinds

FERAL_SCENE: Final = Scene(
    CATS,
    "zigzag",
    together(
        shape(
            "125,44! 148,22! 158,48! 190,34! 192,66! 226,66! 214,96! 244,116! 220,138! 240,168! 208,176! 214,212! 180,206! 166,238! 142,218! 125,244! 108,218! 84,238! 70,206! 36,212! 42,176! 10,168! 30,138! 6,116! 36,96! 24,66! 58,66! 60,34! 92,48! 102,22!",
            FERAL.dark,
        ),
        head(FERAL, FURIOUS, 125, 146, 1.12),
        line("162,116! 176,150!", 5, CRIMSON),
        line("158,138! 180,128!", 5, CRIMSON),
    ),
)

TACO: Final = Scene(
    CATS,
    "rays",
    together(
        shape(
            "8,262! 12,204! 26,206! 28,174! 46,174! 54,144! 74,144! 176,144! 196,144! 204,174! 222,174! 224,206! 238,206! 242,262!",
            GREEN,
        ),
        *(oval(x, y, 16, 16, RED) for x, y in ((42, 188), (208, 188))),
        head(TUXEDO, BLISS, 125, 118, 1.1),
        shape("20,272! 28,226 60,186 98,172 125,169 152,172 190,186 222,226 230,272! 125,278", AMBER),
        *(dot(x, y, 6, 5, ORANGE) for x, y in ((66, 226), (98, 250), (132, 214), (160, 252), (190, 226), (102, 204))),
        paw(TUXEDO, 88, 178, 1.05, -14),
        paw(TUXEDO, 162, 178, 1.05, 14),
    ),
)

MELON_SCENE: Final = Scene(
    CATS,
    "halftone",
    together(
        at(blank_head(MELON), 125, 150, 1.62),
        *(
            patch(
                f"{125 + x},{72 + abs(x) * 0.25} {125 + x * 1.5 + 5},110 {125 + x * 1.75},150 {125 + x * 1.5},200 {125 + x},{226 - abs(x) * 0.2} {125 + x * 1.3 - 6},190 {125 + x * 1.45 - 8},150 {125 + x * 1.2 - 6},110",
                MOSS,
            )
            for x in (-46, 0, 46)
        ),
        detail("60,176! 125,166 190,176! 176,218 125,234 74,218", RED, 5),
        line("64,186 80,214 125,228 170,214 186,186", 6, PAPER),
        *(
            patch(f"{x},{y} {x + 4},{y + 8} {x},{y + 12} {x - 4},{y + 8}", INK)
            for x, y in ((96, 184), (125, 180), (154, 184), (110, 202), (140, 202))
        ),
        ring(96, 138, 20, 22, WHITE),
        ring(154, 138, 20, 22, WHITE),
        dot(98, 142, 10, 12, INK),
        dot(152, 142, 10, 12, INK),
    ),
)

# Where each hair of the potato grows, and which way.
HAIRS: Final = (
    (112, 86, -10, -28),
    (124, 84, -2, -34),
    (136, 84, 6, -32),
    (148, 84, 14, -26),
    (44, 160, -24, -12),
    (38, 192, -26, 2),
    (42, 220, -24, 12),
    (56, 244, -18, 20),
    (210, 156, 22, -12),
    (214, 186, 26, 0),
    (208, 216, 24, 12),
    (192, 242, 18, 20),
    (88, 206, -8, 16),
    (104, 222, -6, 18),
    (150, 216, 6, 18),
    (168, 200, 10, 16),
    (128, 232, 2, 18),
    (84, 112, -6, -14),
    (168, 110, 6, -14),
)

POTATO_SCENE: Final = Scene(
    CATS,
    "waves",
    together(
        shape(
            "70,112! 66,58! 104,86 150,82 190,50! 190,108! 214,160 206,220 168,262 108,268 58,246 38,200 46,150",
            POTATO.fur,
        ),
        patch("76,96! 76,78! 92,92!", PINK),
        patch("180,94! 180,72! 164,88!", PINK),
        *(dot(x, y, 6, 5, POTATO.dark) for x, y in ((74, 206), (176, 226), (122, 250), (190, 172), (60, 166))),
        at(face(POTATO, BORED), 126, 156, 1.05),
        *(
            line(f"{x},{y} {x + across * 0.3},{y + down * 0.7} {x + across},{y + down}", 5)
            for x, y, across, down in HAIRS
        ),
    ),
)

BEARD: Final = Scene(
    CATS,
    "stripes",
    together(
        head(GREY, CROSS, 125, 104, 1.1),
        shape(
            "56,112! 66,136 100,128 125,140 150,128 184,136 194,112! 206,160 196,204 176,236! 162,222! 148,262! 125,242! 102,262! 88,222! 74,236! 54,204 44,160",
            ORANGE,
        ),
        shape("125,136! 100,122 74,134 66,152! 96,156 125,146! 154,156 184,152! 176,134 150,122", "#d96f1c"),
        line("92,176 90,206", 5, "#d96f1c"),
        line("125,174 125,222", 5, "#d96f1c"),
        line("158,176 160,206", 5, "#d96f1c"),
        detail("118,122 132,122 125,132", PINK, 4),
    ),
)

_BANDS: Final = (RED, ORANGE, YELLOW, GREEN, BLUE, VIOLET)


def _rainbow() -> Drawing:
    """Everything that comes out of it."""
    found: list[Drawing] = [shape("100,150! 152,150! 176,190 196,300! 56,300! 78,190", YELLOW)]
    for step, color in enumerate(_BANDS):
        left, right = 100 + step * 52 / 6, 100 + (step + 1) * 52 / 6
        low_left, low_right = 60 + step * 132 / 6, 60 + (step + 1) * 132 / 6
        found.append(
            patch(
                f"{left},150! {right},150! {right + (low_right - right) * 0.4},196 {low_right},300! {low_left},300! {left + (low_left - left) * 0.4},196",
                color,
            )
        )
    return together(*found)


RALPH: Final = Scene(
    CATS,
    "sparkles",
    together(
        head(CALICO, Mood(eyes="squeezed", mouth="bark"), 125, 108, 1.28),
        _rainbow(),
        paw(CALICO, 44, 226, 1.3, 20),
        paw(CALICO, 208, 226, 1.3, -20),
    ),
)

ZOMBIE_SCENE: Final = Scene(
    CATS,
    "bricks",
    together(
        shape("76,186! 174,186! 182,290! 68,290!", SLATE),
        head(ZOMBIE, Mood(mouth="tongue", size=20, pupil=4, look=(3, 3)), 125, 118, 1.18, -6),
        shape(
            "74,84! 70,58 84,40 106,42 118,32 138,36 152,38 168,52 166,78! 154,70! 144,82! 132,70! 118,84! 104,72! 92,86!",
            PINK,
        ),
        line("96,46 104,56 92,64", 4, CRIMSON),
        line("118,38 116,58", 4, CRIMSON),
        line("144,42 136,54 146,62", 4, CRIMSON),
        line("170,124! 182,166!", 4),
        line("166,134! 182,130!", 4),
        line("170,148! 186,144!", 4),
        arm(ZOMBIE, "80,212 50,216 36,200", 26),
        arm(ZOMBIE, "170,212 200,216 216,200", 26),
    ),
)


def _hooves() -> Drawing:
    return together(
        *(
            together(
                tube(f"{x},200 {x},254", 20, HORSE.fur, 16),
                shape(f"{x - 13},252! {x + 13},252! {x + 15},274! {x - 15},274!", COAL),
            )
            for x in (102, 136, 184, 214)
        ),
    )


HORSE_SCENE: Final = Scene(
    CATS,
    "ripples",
    together(
        tube("222,176 246,190 240,232", 22, COAL, 8),
        _hooves(),
        shape("64,120! 130,110! 144,158 216,156 232,184 222,214 160,216 96,214 88,190", HORSE.fur),
        shape("60,40! 100,22 140,40! 136,64! 160,84! 146,104! 164,130! 148,146! 152,160! 128,150! 112,120", COAL),
        head(HORSE, GLEEFUL, 92, 112, 0.98),
        shape("84,40! 92,30 108,34 114,52! 104,66! 98,86! 88,66! 78,60!", COAL),
        tube("46,150 92,164 138,150", 9, RED),
    ),
)

KNIGHT: Final = Scene(
    CATS,
    "bricks",
    together(
        at(plume(), 100, 74, 1.05),
        shape("50,290! 60,214 96,196 150,196 176,214 190,290!", STEEL),
        head(SPOTTED, CROSS, 102, 148, 0.98),
        at(helmet(), 102, 142, 1.04),
        at(sword(), 202, 202, 1.1, 4),
        oval(202, 206, 20, 18, STEEL),
    ),
)

MERCAT: Final = Scene(
    CATS,
    "waves",
    together(
        shape(
            "88,196! 160,196! 176,232 206,232 208,196! 180,186 164,160! 196,150 216,162! 226,136 248,140! 244,180 226,200 232,236 200,262 130,264 92,244",
            TEAL,
        ),
        *(
            line(f"{x - 9},{y} {x},{y + 8} {x + 9},{y}", 4, MOSS)
            for x, y in ((112, 222), (138, 222), (126, 240), (152, 242), (182, 246))
        ),
        shape("88,160! 158,160! 164,204! 124,212 84,204!", MER.fur),
        head(MER, SMUG, 116, 108, 1.08),
        star(168, 66, 24, 11, 5, RED, 14),
        *(oval(x, y, 8, 8, WHITE) for x, y in ((96, 168), (110, 175), (125, 176), (139, 170))),
        arm(MER, "92,182 66,206 74,234", 20),
    ),
    front=wave(258, BLUE),
)

TROLL_SCENE: Final = Scene(
    CATS,
    "halftone",
    together(
        shape(
            "72,130! 50,92! 66,88! 58,44! 86,56! 96,8! 116,40! 134,-6! 146,40! 170,14! 170,58! 198,44! 186,90! 204,92! 180,132!",
            MAGENTA,
        ),
        line("98,96 94,56", 5, CRIMSON),
        line("126,92 128,40", 5, CRIMSON),
        line("154,96 160,58", 5, CRIMSON),
        shape("74,210! 176,210! 190,290! 60,290!", TROLL.fur),
        head(TROLL, MANIC, 125, 168, 1.12),
        oval(125, 190, 17, 14, TROLL.dark),
    ),
)

SCENES: Final = {
    kinds.FERAL_CAT: FERAL_SCENE,
    kinds.TACOCAT: TACO,
    kinds.CATTERMELON: MELON_SCENE,
    kinds.HAIRY_POTATO_CAT: POTATO_SCENE,
    kinds.BEARD_CAT: BEARD,
    kinds.RAINBOW_RALPHING_CAT: RALPH,
    kinds.ZOMBIE_CAT: ZOMBIE_SCENE,
    kinds.HORSE_CAT: HORSE_SCENE,
    kinds.KNIGHT_CAT: KNIGHT,
    kinds.MERCAT: MERCAT,
    kinds.TROLL_CAT: TROLL_SCENE,
}
