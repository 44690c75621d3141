"""The cards of the game, as they appear on cards."""

from defuse.art.palette import COAL, INK, PAPER, YELLOW
from defuse.art.shapes import Drawing, at, dot, gleam, line, patch, shape, together

_EDGE = "-19,-27 -17,-29 17,-29 19,-27 19,27 17,29 -17,29 -19,27"


def card_back() -> Drawing:
    """A card that lies face down, 38 by 58."""
    return together(shape(_EDGE, PAPER), patch("-13,-23! 13,-23! 13,23! -13,23!", COAL), gleam(0, 0, 13, 6, 8, YELLOW))


def card_front(*drawn: Drawing) -> Drawing:
    """A card face up, with what is drawn on it."""
    return together(shape(_EDGE, PAPER), *drawn)


def paw_print(color: str = INK) -> Drawing:
    """The print of a paw, 30 across."""
    return together(
        patch("0,-2 12,8 9,16 0,13 -9,16 -12,8", color),
        *(dot(x, y, 4.5, 6, color) for x, y in ((-14, -2), (-6, -11), (6, -11), (14, -2))),
    )


def fan(count: int, x: float, y: float, scale: float = 1, spread: float = 16) -> Drawing:
    """Some cards held in one paw, face down."""
    middle = (count - 1) / 2
    return together(*(at(at(card_back(), 0, -62), x, y, scale, (step - middle) * spread) for step in range(count)))


def row(count: int, x: float, y: float, scale: float = 0.8, apart: float = 40) -> Drawing:
    """Some cards side by side, face down."""
    middle = (count - 1) / 2
    return together(
        *(
            at(card_back(), x + (step - middle) * apart, y + abs(step - middle) * 3, scale, (step - middle) * 5)
            for step in range(count)
        )
    )


def stack(count: int, x: float, y: float, lean: float = 0, width: float = 92) -> Drawing:
    """A pile of cards seen from the side, with its lowest card at a place."""
    half = width / 2
    found: list[Drawing] = []
    for step in range(count):
        left, up = x + lean * step - half + (step * 37 % 11) - 5, y - 15 * step
        found.append(
            shape(
                f"{left},{up - 8} {left + width},{up - 8} {left + width},{up + 7} {left},{up + 7}".replace(" ", "! ")
                + "!",
                PAPER,
            )
        )
        found.append(line(f"{left + 8},{up + 1}! {left + width - 8},{up + 1}!", 3, COAL))
    return together(*found)
