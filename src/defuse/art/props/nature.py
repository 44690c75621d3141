"""Fire, water, clouds and plants."""

from defuse.art.palette import AMBER, GREEN, MOSS, ORANGE, PAPER, RED, SKY, WHITE, YELLOW
from defuse.art.shapes import Drawing, at, dot, line, oval, patch, shape, together


def flame(scale: float = 1, x: float = 0, y: float = 0) -> Drawing:
    """One flame, 100 high, with its foot at a place."""
    return at(
        together(
            shape("0,0 -30,-14 -32,-48 -14,-70 -10,-102! 14,-84 32,-48 28,-14", RED),
            patch("0,-4 -18,-18 -16,-42 -2,-66! 16,-42 16,-16", AMBER),
            patch("0,-6 -8,-16 0,-38! 8,-16", YELLOW),
        ),
        x,
        y,
        scale,
    )


def cloud(x: float, y: float, scale: float = 1, fill: str = WHITE) -> Drawing:
    """A cloud, 120 wide."""
    return at(
        shape("-60,14 -52,-12! -38,-32 -12,-28! 4,-44 32,-34 38,-16! 58,-14 62,12 40,24 -40,24", fill), x, y, scale
    )


def mushroom_cloud() -> Drawing:
    """The cloud of a very big bomb, with ears: the middle of its cap at the origin."""
    return together(
        shape("-30,36! 30,36! 28,96 34,128! -34,128! -28,96", AMBER),
        line("-10,80 -12,112", 5, ORANGE),
        line("10,80 12,112", 5, ORANGE),
        oval(0, 70, 46, 11, ORANGE),
        shape(
            "-96,134! -104,112 -84,100 -66,106! -56,90 -34,96 -26,116! 0,106 26,116! 34,96 56,90 66,106! "
            "84,100 104,112 96,134!",
            ORANGE,
        ),
        shape(
            "-66,40! -92,44 -112,24 -108,-2 -92,-14! -106,-34 -98,-58 -80,-66! -82,-124! -36,-84! 0,-96 "
            "36,-84! 82,-124! 80,-66! 98,-58 106,-34 92,-14! 108,-2 112,24 92,44 66,40! 54,58 24,60 "
            "12,46! 0,54 -12,46! -24,60 -54,58",
            ORANGE,
        ),
        patch("-74,-70! -74,-104! -48,-82!", YELLOW),
        patch("74,-70! 74,-104! 48,-82!", YELLOW),
        patch("-62,-44 -30,-62 20,-64 62,-44 70,-14 40,26 -40,26 -72,-12", AMBER),
    )


def leaf(fill: str = GREEN) -> Drawing:
    """A leaf with five lobes, its stalk at the origin, up."""
    return together(
        shape("0,0! 16,6 34,-2! 30,18 42,30! 20,34 18,52 0,66! -18,52 -20,34 -42,30! -30,18 -34,-2! -16,6", fill),
        line("0,4 0,54", 3.5, MOSS),
    )


def wave(y: float, fill: str) -> Drawing:
    """The sea from side to side, with its crests at height y."""
    crests = " ".join(f"{x},{y + 12} {x + 22},{y - 8}" for x in range(-30, 270, 44))
    return shape(f"-30,320! {crests} 290,{y + 12} 290,320!", fill)


def puddle(x: float, y: float) -> Drawing:
    """A puddle."""
    return together(oval(x, y, 74, 13, SKY), dot(x - 20, y - 3, 18, 3, PAPER))
