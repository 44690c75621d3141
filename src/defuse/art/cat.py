"""A cat: the shape of its head, its ears, its fur, and how they are drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from defuse.art.coats import bandit, mask, plain
from defuse.art.faces import MOUTHS, NOSE, Mood, eyes
from defuse.art.palette import PINK, WHITE
from defuse.art.shapes import Drawing, Spot, Stroke, at, both, line, spots, together

# Half the width and height of a head, without its ears.
WIDTH: Final = 60
HEIGHT: Final = 52

# The left half of a head from below the ear to the chin, in units of half its width and height.
JAWS: Final = {
    "round": "-1,-.05 -1,.4 -.62,.88 0,1",
    "wide": "-1,-.1 -1.16,.42 -.7,.92 0,1",
    "square": "-.98,0 -1,.6 -.8,.95 0,1",
    "narrow": "-.98,-.1 -.88,.4 -.5,.86 0,1.05",
    "tufted": "-1,-.1 -1.05,.2 -1.32,.42! -1.02,.5 -1.14,.78! -.72,.84 0,1",
}

# The left ear, from its lower end to the top of the head.
EARS: Final = {
    "pointed": "-.98,-.4 -.93,-1.52! -.3,-.93",
    "tall": "-.98,-.4 -.9,-1.85! -.26,-.95",
    "wide": "-1,-.35 -1.28,-1.3! -.34,-.92",
    "short": "-.96,-.45 -.84,-1.2! -.36,-.93",
    "round": "-.98,-.4 -1.08,-1 -.92,-1.38 -.62,-1.2 -.28,-.94",
    "torn": "-.98,-.4 -1,-.95! -.78,-1.02! -.92,-1.55! -.3,-.93",
}
INNER_EARS: Final = {
    "pointed": "-.84,-.62 -.85,-1.25! -.48,-.9",
    "tall": "-.84,-.62 -.83,-1.55! -.44,-.92",
    "wide": "-.9,-.6 -1.12,-1.12! -.52,-.88",
    "short": "-.82,-.66 -.8,-1! -.55,-.9",
    "round": "-.86,-.68 -.92,-1.05 -.8,-1.17 -.5,-.92",
    "torn": "-.62,-.8 -.82,-1.3! -.46,-.92",
}


@dataclass(frozen=True, slots=True)
class Cat:
    """Everything about a cat that does not depend on its mood or pose."""

    fur: str
    dark: str
    light: str
    jaw: str = "round"
    ears: str = "pointed"
    right_ear: str = ""
    coat: Callable[[str, str], Drawing] = plain
    white: str = WHITE
    inner: str = PINK


def head(cat: Cat, mood: Mood, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> Drawing:
    """The head of a cat, centred at a place."""
    fur = cat.coat(cat.dark, cat.light)
    return at(together(blank_head(cat), fur, face(cat, mood)), x, y, scale, turn)


def face(cat: Cat, mood: Mood) -> Drawing:
    """Eyes, nose, mouth and whiskers, around the centre of a head."""
    lid = cat.dark if cat.coat in (mask, bandit) else cat.fur
    return together(
        both(together(line("-42,22 -67,18", 3.5), line("-42,29 -65,33", 3.5))),
        eyes(mood, lid, cat.white),
        at(MOUTHS[mood.mouth], 0, 19),
        at(NOSE, 0, 19),
    )


def blank_head(cat: Cat) -> Drawing:
    """A head with only its ears."""
    left = _sized(INNER_EARS[cat.ears])
    right = _mirrored(_sized(INNER_EARS[cat.right_ear or cat.ears]))
    inner = (Stroke(side, fill=cat.inner, ink="none") for side in (left, right))
    return (Stroke(_outline(cat), fill=cat.fur), *inner)


def head_from_behind(cat: Cat, x: float, y: float, scale: float = 1) -> Drawing:
    """A head that looks away from us."""
    return at((Stroke(_outline(cat), fill=cat.fur),), x, y, scale)


def _outline(cat: Cat) -> tuple[Spot, ...]:
    """The outline from the left ear over the top and the right ear, down to the chin and up again."""
    left = _sized(EARS[cat.ears])
    right = _mirrored(_sized(EARS[cat.right_ear or cat.ears]))
    jaw = _sized(JAWS[cat.jaw])
    return (*left, Spot(0, -0.98 * HEIGHT), *right, *reversed(_mirrored(jaw)), *reversed(jaw[:-1]))


def _mirrored(half: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """The mirrored half, in the order in which an outline continues there."""
    return tuple(Spot(-spot.x, spot.y, spot.corner) for spot in reversed(half))


def _sized(text: str) -> tuple[Spot, ...]:
    return tuple(Spot(spot.x * WIDTH, spot.y * HEIGHT, spot.corner) for spot in spots(text))
