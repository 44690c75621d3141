"""What cats attack with."""

from defuse.art.palette import AMBER, BROWN, CRIMSON, PAPER, RED, STEEL, TAN, WHITE, YELLOW
from defuse.art.shapes import Drawing, detail, dot, line, oval, patch, shape, star, together


def boxing_glove(fill: str = RED) -> Drawing:
    """A glove that comes straight at us, 90 across."""
    return together(
        shape("-24,34! 24,34! 28,58! -28,58!", PAPER),
        oval(0, 0, 46, 42, fill),
        shape("-46,-6 -30,-22 -14,-8 -16,18 -34,24 -46,12", fill),
        patch("-2,-32 22,-28 34,-10 28,-10 16,-22 -2,-26", WHITE),
    )


def target() -> Drawing:
    """Rings to aim at, 140 across."""
    return together(oval(0, 0, 70, 70, PAPER), dot(0, 0, 58, 58, RED), dot(0, 0, 41, 41, PAPER), dot(0, 0, 24, 24, RED))


def plunger() -> Drawing:
    """A plunger for an arrow, its cup at the origin and its shaft going up."""
    return together(
        shape("-5,-18! 5,-18! 5,-112! -5,-112!", TAN),
        shape("0,-96! 20,-112! 20,-134! 0,-118! -20,-134! -20,-112!", YELLOW),
        shape("-26,0! -22,-16 -8,-24 8,-24 22,-16 26,0! 0,5", CRIMSON),
    )


def mallet() -> Drawing:
    """A big hammer; the origin is where it is held, its head above."""
    return together(
        shape("-7,12! 7,12! 7,-70! -7,-70!", TAN),
        shape("-52,-118! 52,-118! 56,-94 52,-68! -52,-68! -56,-94", BROWN),
        detail("-38,-118! -26,-118! -26,-68! -38,-68!", AMBER),
        detail("38,-118! 26,-118! 26,-68! 38,-68!", AMBER),
    )


def sword() -> Drawing:
    """A sword, held at the origin, pointing up."""
    return together(
        shape("-10,-22! 10,-22! 10,-112! 0,-134! -10,-112!", STEEL),
        line("0,-28! 0,-110!", 3.5, WHITE),
        shape("-32,-28! 32,-28! 32,-14! -32,-14!", AMBER),
        shape("-7,-14! 7,-14! 7,18! -7,18!", BROWN),
        oval(0, 24, 10, 10, AMBER),
    )


def trident(fill: str = AMBER) -> Drawing:
    """A fork with three prongs; the origin is halfway up its shaft."""
    return together(
        shape("-6,96! 6,96! 6,-70! -6,-70!", fill),
        shape(
            "-42,-124! -29,-92! -28,-76 -8,-72! -8,-104! -14,-104! 0,-136! 14,-104! 8,-104! 8,-72! 28,-76 "
            "29,-92! 42,-124! 46,-76 30,-56 0,-52 -30,-56 -46,-76",
            fill,
        ),
    )


def dizzy_stars(*places: tuple[float, float]) -> Drawing:
    """Stars that are seen after a blow."""
    return together(*(star(x, y, 21, 9.5, 5, YELLOW, 8) for x, y in places))
