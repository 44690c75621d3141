"""What cats wear."""

from defuse.art.palette import AMBER, COAL, CRIMSON, INK, NAVY, PAPER, RED, STEEL, TEAL, WHITE, YELLOW
from defuse.art.shapes import Drawing, both, dot, gleam, line, oval, ring, shape, together, tube


def crown() -> Drawing:
    """A crown, its lower edge at the origin."""
    return together(
        shape("-40,0! -48,-48! -24,-26! 0,-58! 24,-26! 48,-48! 40,0! 0,7", AMBER),
        line("-38,-9 0,-3 38,-9", 4),
        *(dot(x, y, 5, 5, RED) for x, y in ((-24, -16), (0, -18), (24, -16))),
        *(oval(x, y, 7, 7, YELLOW) for x, y in ((-48, -50), (0, -61), (48, -50))),
    )


def halo() -> Drawing:
    """A ring of light."""
    return together(ring(0, 0, 40, 12, "none", 19), ring(0, 0, 40, 12, "none", 9, YELLOW))


def horns(fill: str = PAPER) -> Drawing:
    """Two horns on a forehead."""
    return both(together(shape("-38,-36! -52,-58 -44,-88! -30,-66 -14,-50!", fill), line("-42,-56 -30,-54", 3.5)))


def wing() -> Drawing:
    """The left wing of an angel, its root at the origin."""
    return together(
        shape("0,16! -20,-28 -62,-52 -92,-38! -82,-22! -96,-14! -80,0! -88,12! -66,18! -66,30! -42,28! -20,34", WHITE),
        line("-22,0 -46,-16 -74,-20"),
        line("-24,14 -46,4 -70,4"),
    )


def bat_wing(fill: str = COAL) -> Drawing:
    """The left wing of a devil, its root at the origin."""
    return together(
        shape("0,14! -22,-40 -72,-66! -98,-26 -94,8! -80,-8 -66,14! -52,0 -36,26! -22,14 0,30!", fill),
        line("-70,-62! -66,12!", 3.5),
        line("-68,-60! -38,22!", 3.5),
    )


def wizard_hat() -> Drawing:
    """A pointed hat, its brim at the origin."""
    return together(
        shape("-40,-6! -14,-70 18,-112! 24,-60 42,-6!", NAVY),
        gleam(-4, -30, 13, 6, 5, YELLOW, 12),
        gleam(16, -66, 9, 4, 5, YELLOW),
        shape("-66,-4 0,-18 66,-4 0,12", NAVY),
    )


def chef_hat() -> Drawing:
    """A tall white hat, its band at the origin."""
    return together(
        shape("-36,-18! -58,-40 -50,-72 -22,-74 0,-92 26,-76 54,-72 58,-40 36,-18!", WHITE),
        line("-14,-24 -18,-50"),
        line("14,-24 18,-50"),
        shape("-38,-22! 38,-22! 36,4! 0,8 -36,4!", WHITE),
    )


def turban() -> Drawing:
    """A turban with a jewel, its lower edge at the origin."""
    return together(
        shape("-56,0 -50,-38 0,-60 50,-38 56,0 0,-10", TEAL),
        line("-52,-8 0,-26 26,-54", 4),
        line("52,-8 14,-22 -20,-54", 4),
        oval(0, -24, 11, 13, AMBER),
    )


def beanie(fill: str = COAL) -> Drawing:
    """A woollen cap, its rim at the origin."""
    return together(
        shape("-44,-6! -40,-44 -18,-60 18,-60 40,-44 44,-6!", fill),
        oval(0, -64, 12, 11, fill),
        shape("-50,-16! 50,-16! 52,8! 0,12 -52,8!", RED),
        line("-28,-10 -28,4"),
        line("0,-10 0,6"),
        line("28,-10 28,4"),
    )


def cape(fill: str = RED) -> Drawing:
    """A cape that flies to the left, fastened at the origin."""
    return together(
        shape("0,-10! -54,-32 -118,-20! -104,0! -124,16! -104,30! -112,52! -50,46 6,28!", fill),
        line("-20,2 -60,-4 -92,2"),
        line("-16,16 -56,22 -88,26"),
    )


def helmet() -> Drawing:
    """The helmet of a knight, open in front, around a head of usual size."""
    return together(
        shape(
            "-74,20! -76,-24! -70,-96! -36,-68 0,-74 36,-68 70,-96! 76,-24! 74,20! 64,66! 34,78! 50,30 "
            "46,-16 0,-30! -46,-16 -50,30 -34,78! -64,66!",
            STEEL,
        ),
        line("0,-72! 0,-32!", 5),
        *(both(dot(-60, y, 4, 4, INK)) for y in (30, 52)),
    )


def plume(fill: str = CRIMSON) -> Drawing:
    """Feathers on a helmet, growing from the origin."""
    return together(
        shape("-8,4! -20,-34 6,-62 46,-60 74,-36 78,-6! 62,-16! 58,4! 44,-14! 34,2! 24,-18 8,-12 8,4!", fill),
        line("0,-10 12,-38 44,-42"),
    )


def dog_ears(fill: str, dark: str) -> Drawing:
    """Floppy ears on a band, over the ears of a cat."""
    return together(
        tube("-52,-38 0,-58 52,-38", 15, dark),
        both(shape("-46,-54! -74,-52 -94,-14 -88,34 -66,36 -56,4 -40,-26!", fill)),
    )
