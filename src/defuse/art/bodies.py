"""Bodies of cats: poses, limbs and tails."""

from defuse.art.cat import Cat
from defuse.art.palette import PINK
from defuse.art.shapes import Drawing, at, dot, line, oval, patch, shape, spots, together, tube


def sitting(cat: Cat, x: float, y: float, scale: float = 1) -> Drawing:
    """A cat that sits and looks at us, without its head; the origin is its neck."""
    return at(
        together(
            tube("30,78 66,82 78,52 62,36", 17, cat.fur, 13),
            shape("-26,-8! 26,-8! 40,30 48,72 38,90 0,94 -38,90 -48,72 -40,30", cat.fur),
            patch("0,-6 18,10 20,42 0,56 -20,42 -18,10", cat.light),
            line("-15,48 -14,90"),
            line("15,48 14,90"),
        ),
        x,
        y,
        scale,
    )


def standing(cat: Cat, x: float, y: float, scale: float = 1) -> Drawing:
    """A torso that stands on its hind legs."""
    return at(
        together(
            tube("24,60 56,66 70,40 64,20", 15, cat.fur, 11),
            tube("-17,58 -20,84", 24, cat.fur, 22),
            tube("17,58 20,84", 24, cat.fur, 22),
            oval(-25, 92, 19, 10, cat.fur),
            oval(25, 92, 19, 10, cat.fur),
            shape("-22,-8! 22,-8! 34,28 34,62 0,76 -34,62 -34,28", cat.fur),
            patch("0,2 18,16 20,50 0,64 -20,50 -18,16", cat.light),
        ),
        x,
        y,
        scale,
    )


def arm(cat: Cat, along: str, thick: float = 22) -> Drawing:
    """A foreleg along a line, with a paw at its end."""
    end = spots(along)[-1]
    return together(tube(along, thick, cat.fur), paw(cat, end.x, end.y))


def paw(cat: Cat, x: float, y: float, scale: float = 1, turn: float = 0) -> Drawing:
    """A paw from above."""
    return at(together(oval(0, 0, 18, 15, cat.fur), line("-6,4 -6,13", 3.5), line("6,4 6,13", 3.5)), x, y, scale, turn)


def palm(cat: Cat, x: float, y: float, scale: float = 1, turn: float = 0) -> Drawing:
    """A paw that is held up, with its pads."""
    toes = ((-27, -17), (-10, -31), (12, -31), (29, -16))
    return at(
        together(
            shape(
                "-40,-12 -34,-34 -20,-36 -12,-48 4,-48 14,-46 24,-38 36,-34 43,-12 38,18 22,36 -20,36 -37,18", cat.fur
            ),
            patch("0,-8 20,10 16,24 0,20 -16,24 -20,10", PINK),
            *(dot(px, py, 7.5, 9, PINK) for px, py in toes),
        ),
        x,
        y,
        scale,
        turn,
    )


def tail(cat: Cat, along: str, thick: float = 17) -> Drawing:
    """A tail along a line, beginning at its root."""
    return tube(along, thick, cat.fur, thick * 0.7)


def torso(fur: str, x: float, y: float) -> Drawing:
    """The upper part of a body that ends below the card; the origin is its neck."""
    return at(shape("-46,0! 46,0! 62,120! -62,120!", fur), x, y)
