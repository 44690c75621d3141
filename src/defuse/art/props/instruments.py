"""Instruments: for seeing, conjuring, telling the time, and cutting wires."""

from defuse.art.palette import AMBER, BROWN, COAL, CRIMSON, LILAC, PAPER, RED, SKY, SLATE, STEEL, TAN, WHITE, YELLOW
from defuse.art.shapes import Drawing, at, both, line, oval, patch, ring, shape, star, together, tube


def crystal_ball() -> Drawing:
    """A ball to see the future in, 110 across, on a foot."""
    return together(
        shape("-40,70! -30,44! 30,44! 40,70! 0,76", AMBER),
        oval(0, 0, 55, 55, SKY),
        patch("-40,22 -20,44 18,46 42,20 20,34 -14,34", LILAC),
        patch("-38,-12 -22,-36 -4,-42 -20,-26 -30,-2", WHITE),
    )


def binoculars() -> Drawing:
    """Two huge lenses, 150 across, that look at us."""
    return together(
        shape("-18,-16! 18,-16! 18,14! -18,14!", SLATE),
        both(
            together(
                oval(-40, 0, 39, 41, COAL), ring(-40, 0, 29, 30, SKY), patch("-58,-4 -50,-20 -36,-22 -48,-12", WHITE)
            )
        ),
    )


def telescope() -> Drawing:
    """A telescope that points to the right; its eyepiece is at the origin."""
    return together(
        shape("0,-13! 44,-13! 44,13! 0,13!", AMBER),
        shape("44,-20! 100,-20! 100,20! 44,20!", BROWN),
        shape("100,-28! 158,-32! 158,32! 100,28!", AMBER),
        oval(158, 0, 11, 33, SKY),
        line("58,-14! 58,14!"),
        line("114,-20! 114,20!"),
    )


def wand() -> Drawing:
    """A wand held at the origin, its star up."""
    return together(shape("-5,8! 5,8! 5,-62! -5,-62!", BROWN), star(0, -76, 27, 12, 5, YELLOW))


def curtain() -> Drawing:
    """The left half of a curtain, drawn aside, along the left edge of a card."""
    return together(
        shape("-12,-12! 84,-12! 78,50 58,110 22,140! 40,200 34,292! -12,292!", CRIMSON),
        line("56,-10 52,50 30,112", 5),
        line("26,-10 26,60 14,126", 5),
        line("18,160 18,280", 5),
        tube("-8,140 26,140", 13, AMBER),
    )


def alarm_clock() -> Drawing:
    """A ringing clock with two bells, without a face, 130 across."""
    return together(
        both(
            together(
                tube("-34,50 -50,72", 14, SLATE),
                at(shape("-30,0! -24,-26 0,-36 24,-26 30,0!", AMBER), -44, -50, turn=-38),
            )
        ),
        shape("-5,-60! 5,-60! 8,-82! -8,-82!", SLATE),
        oval(0, 0, 65, 64, RED),
        ring(0, 0, 50, 49, PAPER, 5),
    )


def control_bar() -> Drawing:
    """The cross from which a puppet hangs."""
    return together(tube("-78,0 78,0", 14, TAN), tube("0,-16 0,16", 14, BROWN))


def shears() -> Drawing:
    """Wire cutters, open to the left, their joint at the origin."""
    return together(
        tube("6,6 44,26 82,22", 19, RED),
        tube("6,-6 44,-26 82,-22", 19, RED),
        shape("8,-12! -16,-26 -52,-32! -40,-12 -12,4!", STEEL),
        shape("8,12! -16,26 -52,32! -40,12 -12,-4!", STEEL),
        oval(0, 0, 12, 12, SLATE),
    )


def lightning(fill: str = YELLOW) -> Drawing:
    """A bolt, its point at the origin, 70 high."""
    return shape("0,0! 22,-36! 10,-36! 26,-72! -10,-72! -20,-26! -6,-26!", fill)
