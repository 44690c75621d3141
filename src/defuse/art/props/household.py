"""Objects that stand around: pots, bins, towers, a shovel."""

from defuse.art.palette import BROWN, COAL, INK, PAPER, RED, SAND, SLATE, STEEL, TAN, TEAL, WHITE
from defuse.art.shapes import Drawing, both, detail, dot, line, oval, patch, shape, together, tube


def bowl(fill: str = RED) -> Drawing:
    """An empty bowl, its rim at the origin, 110 across."""
    return together(
        shape("-55,0! 55,0! 46,44 0,50 -46,44", fill),
        oval(0, 0, 55, 13, COAL),
        *(dot(x, 27, 6, 6, PAPER) for x in (-28, 0, 28)),
    )


def dustbin() -> Drawing:
    """A dustbin, its rim at the origin, 130 across."""
    return together(
        shape("-58,0! 58,0! 48,104! 0,110 -48,104!", STEEL),
        line("-34,18 -29,94", 5),
        line("0,20 0,98", 5),
        line("34,18 29,94", 5),
        oval(0, 0, 65, 15, SLATE),
    )


def bin_lid() -> Drawing:
    """The lid of a dustbin, its rim at the origin."""
    return together(
        tube("-14,-28 -14,-40 14,-40 14,-28", 9, SLATE),
        shape("-66,0 -56,-16 0,-30 56,-16 66,0 0,10", STEEL),
        line("-46,-8 0,-16 46,-8", 4),
    )


def fishbone() -> Drawing:
    """What is left of a fish, 100 long."""
    return together(
        tube("-24,0 40,0", 8, PAPER),
        *(tube(f"{x},-15 {x},15", 8, PAPER) for x in (-6, 14)),
        shape("-24,-18! -24,18! -54,8 -54,-8", PAPER),
        shape("36,0! 58,-20! 54,0! 58,20!", PAPER),
        dot(-38, -4, 4, 4, INK),
    )


def pot() -> Drawing:
    """A big pot, its rim at the origin, 150 across."""
    return together(
        both(tube("-64,34 -92,34 -92,14 -66,14", 12, SLATE)),
        shape("-68,0! 68,0! 68,64 50,90 -50,90 -68,64", TEAL),
        patch("-56,24 -46,20 -44,60 -54,56", WHITE),
        oval(0, 0, 70, 15, COAL),
    )


def steam(x: float, y: float, ink: str = PAPER) -> Drawing:
    """Steam that rises."""
    return line(f"{x},{y} {x - 10},{y - 16} {x + 8},{y - 34} {x - 4},{y - 54}", 8, ink)


def mound(fill: str = BROWN) -> Drawing:
    """A heap of earth, its foot at the origin, 200 wide."""
    return together(
        shape("-104,6! -86,-22 -56,-30 -34,-54 6,-58 36,-44 60,-30 92,-18 108,6!", fill),
        *(dot(x, y, 5, 4, SAND) for x, y in ((-58, -12), (-10, -34), (30, -18), (70, -8), (-30, -8))),
    )


def tower() -> Drawing:
    """A tower of stone, 120 wide; the middle of its battlements at the origin."""
    return together(
        shape(
            "-62,-16! -38,-16! -38,2! -14,2! -14,-16! 14,-16! 14,2! 38,2! 38,-16! 62,-16! 62,34! 48,44! "
            "52,180! -52,180! -48,44! -62,34!",
            SAND,
        ),
        line("-62,32! 62,32!"),
        *(line(f"{x},{y}! {x + 24},{y}!", 4, TAN) for x, y in ((-38, 62), (10, 56), (-12, 126), (-42, 100), (18, 104))),
        detail("-13,102! -13,72 0,62 13,72 13,102!", COAL),
    )


def shovel() -> Drawing:
    """A shovel with its blade down; the origin is the middle of its shaft."""
    return together(
        shape("-6,-70! 6,-70! 6,44! -6,44!", TAN),
        tube("-20,-74 20,-74", 14, BROWN),
        shape("-28,36! 28,36! 26,74 0,98! -26,74", STEEL),
        line("0,46! 0,78!", 3.5),
    )
