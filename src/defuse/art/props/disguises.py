"""What turns a cat into something else: a taco, a melon, a beard. Each is drawn at its place on its card."""

from typing import Final

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
    TEAL,
    VIOLET,
    YELLOW,
)
from defuse.art.shapes import Drawing, at, both, detail, dot, line, oval, patch, shape, together, tube

RUST: Final = "#d96f1c"

RAINBOW: Final = (RED, ORANGE, YELLOW, GREEN, BLUE, VIOLET)

# Where each hair of a potato grows, and which way.
HAIRS: Final = (
    *(
        (112, 86, -10, -28),
        (124, 84, -2, -34),
        (136, 84, 6, -32),
        (148, 84, 14, -26),
        (84, 112, -6, -14),
        (168, 110, 6, -14),
    ),
    *((44, 160, -24, -12), (38, 192, -26, 2), (42, 220, -24, 12), (56, 244, -18, 20)),
    *((210, 156, 22, -12), (214, 186, 26, 0), (208, 216, 24, 12), (192, 242, 18, 20)),
    *((88, 206, -8, 16), (104, 222, -6, 18), (128, 232, 2, 18), (150, 216, 6, 18), (168, 200, 10, 16)),
)


def wild_mane(fill: str) -> Drawing:
    """Fur that has never met a comb, all around a head."""
    fur = (
        "125,44! 148,22! 158,48! 190,34! 192,66! 226,66! 214,96! 244,116! 220,138! 240,168! 208,176! 214,212! 180,206! "
        "166,238! 142,218! 125,244! 108,218! 84,238! 70,206! 36,212! 42,176! 10,168! 30,138! 6,116! 36,96! 24,66! "
        "58,66! 60,34! 92,48! 102,22!"
    )
    return shape(fur, fill)


def lettuce() -> Drawing:
    """The lettuce of the taco."""
    leaves = (
        "8,270! 2,244 12,222 8,206 26,196 24,176 42,168 44,148 62,142 188,142 206,148 208,168 226,176 224,196 242,206 "
        "238,222 248,244 242,270!"
    )
    return together(shape(leaves, GREEN), oval(48, 196, 17, 17, RED), oval(202, 196, 17, 17, RED))


def taco_shell() -> Drawing:
    """The shell of the taco, in front of the cat in it."""
    crumbs = ((66, 226), (98, 250), (132, 214), (160, 252), (190, 226), (102, 204))
    return together(
        shape("20,272! 28,226 60,186 98,172 125,169 152,172 190,186 222,226 230,272! 125,278", AMBER),
        *(dot(x, y, 6, 5, ORANGE) for x, y in crumbs),
    )


def melon_rind() -> Drawing:
    """The stripes of a melon, and the slice that is its mouth."""
    seeds = ((96, 184), (125, 180), (154, 184), (110, 202), (140, 202))
    return together(
        at(both(patch("-46,-66 -66,-36 -78,0 -70,48 -48,68 -60,36 -66,0 -58,-34", MOSS)), 125, 150),
        patch("125,72 133,106 136,150 116,150 117,106", MOSS),
        detail("60,176! 125,166 190,176! 176,218 125,234 74,218", RED, 5),
        line("64,186 80,214 125,228 170,214 186,186", 6, PAPER),
        *(patch(f"{x},{y} {x + 4},{y + 8} {x},{y + 12} {x - 4},{y + 8}", INK) for x, y in seeds),
    )


def potato(fill: str, eyes: str) -> Drawing:
    """A potato with ears."""
    skin = "70,112! 66,58! 104,86 150,82 190,50! 190,108! 214,160 206,220 168,262 108,268 58,246 38,200 46,150"
    return together(
        shape(skin, fill),
        patch("76,96! 76,78! 92,92!", PINK),
        patch("180,94! 180,72! 164,88!", PINK),
        *(dot(x, y, 6, 5, eyes) for x, y in ((74, 206), (176, 226), (122, 250), (190, 172), (60, 166))),
    )


def potato_hair() -> Drawing:
    """Far too much hair for a potato."""
    return together(
        *(
            line(f"{x},{y} {x + across * 0.3},{y + down * 0.7} {x + across},{y + down}", 5)
            for x, y, across, down in HAIRS
        )
    )


def beard() -> Drawing:
    """A beard to be proud of."""
    hair = (
        "56,112! 66,136 100,128 125,140 150,128 184,136 194,112! 206,160 196,204 176,236! 162,222! 148,262! "
        "125,242! 102,262! 88,222! 74,236! 54,204 44,160"
    )
    return together(
        shape(hair, ORANGE),
        shape("125,136! 100,122 74,134 66,152! 96,156 125,146! 154,156 184,152! 176,134 150,122", RUST),
        line("92,176 90,206", 5, RUST),
        line("125,174 125,222", 5, RUST),
        line("158,176 160,206", 5, RUST),
        detail("118,122 132,122 125,132", PINK, 4),
    )


def rainbow() -> Drawing:
    """A rainbow that pours out of a mouth."""
    found: list[Drawing] = [shape("100,150! 152,150! 176,190 196,300! 56,300! 78,190", YELLOW)]
    for step, color in enumerate(RAINBOW):
        (x0, x1, x2), (x5, x4, x3) = (
            (100 + 52 * at / 6, 84 + 84 * at / 6, 60 + 132 * at / 6) for at in (step, step + 1)
        )
        found.append(patch(f"{x0},150! {x5},150! {x4},196 {x3},300! {x2},300! {x1},196", color))
    return together(*found)


def brain() -> Drawing:
    """A brain where the top of a head has gone missing."""
    skull = (
        "74,84! 70,58 84,40 106,42 118,32 138,36 152,38 168,52 166,78! 154,70! 144,82! 132,70! 118,84! 104,72! 92,86!"
    )
    return together(
        shape(skull, PINK),
        line("96,46 104,56 92,64", 4, CRIMSON),
        line("118,38 116,58", 4, CRIMSON),
        line("144,42 136,54 146,62", 4, CRIMSON),
    )


def stitches() -> Drawing:
    """A scar with three stitches."""
    return together(line("170,124! 182,166!"), line("166,134! 182,130!"), line("170,148! 186,144!"))


def horse(fill: str) -> Drawing:
    """A horse without its head, that looks to the left."""
    legs = (
        together(
            tube(f"{x},200 {x},254", 20, fill, 16),
            shape(f"{x - 13},252! {x + 13},252! {x + 15},274! {x - 15},274!", COAL),
        )
        for x in (102, 136, 184, 214)
    )
    return together(
        tube("222,176 246,190 240,232", 22, COAL, 8),
        *legs,
        shape("64,120! 130,110! 144,158 216,156 232,184 222,214 160,216 96,214 88,190", fill),
        shape("60,40! 100,22 140,40! 136,64! 160,84! 146,104! 164,130! 148,146! 152,160! 128,150! 112,120", COAL),
    )


def forelock() -> Drawing:
    """A forelock and a bridle."""
    return together(
        shape("84,40! 92,30 108,34 114,52! 104,66! 98,86! 88,66! 78,60!", COAL), tube("46,150 92,164 138,150", 9, RED)
    )


def fish_tail() -> Drawing:
    """The lower half of a fish, its fin in the air."""
    scales = ((112, 222), (138, 222), (126, 240), (152, 242), (182, 246))
    tail = (
        "88,196! 160,196! 176,232 206,232 208,196! 180,186 164,160! 196,150 216,162! 226,136 248,140! 244,180 "
        "226,200 232,236 200,262 130,264 92,244"
    )
    return together(shape(tail, TEAL), *(line(f"{x - 9},{y} {x},{y + 8} {x + 9},{y}", 4, MOSS) for x, y in scales))


def troll_hair() -> Drawing:
    """Hair that stands on end."""
    hair = (
        "72,130! 50,92! 66,88! 58,44! 86,56! 96,8! 116,40! 134,-6! 146,40! 170,14! 170,58! 198,44! 186,90! 204,92! "
        "180,132!"
    )
    return together(
        shape(hair, MAGENTA),
        line("98,96 94,56", 5, CRIMSON),
        line("126,92 128,40", 5, CRIMSON),
        line("154,96 160,58", 5, CRIMSON),
    )
