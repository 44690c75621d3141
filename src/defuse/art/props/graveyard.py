"""Things of a graveyard at night."""

from defuse.art.palette import GREEN, INK, ORANGE, PAPER, SLATE, STEEL, WHITE, YELLOW
from defuse.art.shapes import Drawing, line, oval, patch, shape, together


def tombstone(fill: str = STEEL) -> Drawing:
    """A stone with a crack, its foot at the origin."""
    return together(
        shape("-34,0! -36,-58 -18,-84 18,-84 36,-58 34,0!", fill),
        line("-14,-52 14,-52", 5),
        line("0,-66 0,-36", 5),
        line("20,-30 12,-20 22,-12", 3.5, SLATE),
    )


def grave(fill: str) -> Drawing:
    """A heap of earth, centred at the origin."""
    return together(
        shape("-92,30! -70,2 -20,-14 30,-12 74,2 92,30!", fill), line("-48,8 -34,2", 4), line("24,4 40,10", 4)
    )


def pumpkin() -> Drawing:
    """A carved pumpkin as large as a head."""
    return together(
        shape("-8,-56! -4,-80! 14,-82! 10,-54!", GREEN),
        shape("0,-60 44,-66 84,-30 84,22 48,58 0,52 -48,58 -84,22 -84,-30 -44,-66", ORANGE),
        line("-26,-60 -40,-4 -26,52", 4),
        line("26,-60 40,-4 26,52", 4),
    )


def carved_face() -> Drawing:
    """The holes of a pumpkin, lit from inside."""
    return together(
        shape("-48,-8! -30,-34! -14,-8!", YELLOW),
        shape("14,-8! 30,-34! 48,-8!", YELLOW),
        shape("-6,6! 0,-4! 6,6!", YELLOW),
        shape("-52,14! -34,20! -22,12! -8,22! 8,12! 22,22! 36,12! 52,14! 34,40 0,46 -34,40", YELLOW),
    )


def coffin(fill: str) -> Drawing:
    """An open coffin that stands upright."""
    return together(
        shape("-36,-96! 36,-96! 62,-52! 40,104! -40,104! -62,-52!", fill),
        patch("-26,-84! 26,-84! 48,-48! 30,92! -30,92! -48,-48!", INK),
    )


def fangs() -> Drawing:
    """Two teeth below a mouth."""
    return together(shape("-13,0! -4,0! -9,15!", WHITE), shape("4,0! 13,0! 9,15!", WHITE))


def glowing_eye(fill: str = YELLOW) -> Drawing:
    """An eye that sees everything."""
    return together(
        shape("-44,0! -18,-26 18,-26 44,0! 18,26 -18,26", PAPER), oval(0, 0, 17, 17, fill), oval(0, 0, 7, 9, INK)
    )
