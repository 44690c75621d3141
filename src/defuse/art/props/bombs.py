"""Bombs and explosions."""

from defuse.art.palette import AMBER, COAL, ORANGE, RED, TAN, WHITE, YELLOW
from defuse.art.shapes import Drawing, dot, gleam, oval, patch, shape, star, together, tube


def bomb(body: str = COAL, lit: bool = True) -> Drawing:
    """A round bomb with a fuse, 80 across."""
    return together(
        tube("18,-40 26,-62 46,-62 52,-78", 8, TAN),
        shape("6,-44! 30,-34! 24,-18! 0,-28!", body),
        oval(0, 0, 40, 39, body),
        patch("-26,-8 -14,-26 -6,-27 -18,-10 -20,4", WHITE),
        spark(54, -84) if lit else (),
    )


def spark(x: float, y: float, size: float = 22) -> Drawing:
    """The spark at the end of a fuse."""
    return together(star(x, y, size, size * 0.5, 8, ORANGE), gleam(x, y, size * 0.55, size * 0.3, 8, YELLOW, 20))


def blast(x: float, y: float, size: float, points: int = 13, turn: float = 0) -> Drawing:
    """An explosion, as big as its longest flame."""
    return together(
        star(x, y, size, size * 0.66, points, RED, turn),
        gleam(x, y, size * 0.82, size * 0.52, points, AMBER, turn + 9),
        gleam(x, y, size * 0.6, size * 0.36, points, YELLOW, turn),
    )


def smoke(x: float, y: float, size: float, fill: str) -> Drawing:
    """A puff of smoke."""
    puffs = ((-0.7, 0.2, 0.5), (0.7, 0.15, 0.5), (-0.3, -0.35, 0.55), (0.4, -0.4, 0.5))
    return together(
        *(oval(x + size * px, y + size * py, size * r, size * r, fill) for px, py, r in puffs),
        dot(x, y, size * 0.75, size * 0.55, fill),
    )
