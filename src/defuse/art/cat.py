"""A cat: the shape of its head, its ears, its fur, and how all of that is drawn."""

from dataclasses import dataclass
from typing import Final

from defuse.art.faces import MOUTHS, NOSE, Mood, eyes
from defuse.art.palette import INK, PINK, WHITE
from defuse.art.shapes import Drawing, Spot, Stroke, at, both, dot, line, patch, spots, together

# The left half of a head from below the ear to the chin, in halves of its width and height.
JAWS: Final = {
    "round": "-1,-.05 -1,.4 -.62,.88 0,1",
    "wide": "-1,-.1 -1.16,.42 -.7,.92 0,1",
    "square": "-.98,0 -1,.6 -.8,.95 0,1",
    "narrow": "-.98,-.1 -.88,.4 -.5,.86 0,1.05",
    "tufted": "-1,-.1 -1.05,.2 -1.32,.42! -1.02,.5 -1.14,.78! -.72,.84 0,1",
}

# The left ear, from where it rises to where it ends on top of the head.
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

# What the fur looks like on a head of half-size 60 by 52, below eyes and mouth.
Coat = Drawing


@dataclass(frozen=True, slots=True)
class Cat:
    """Everything about a cat that stays the same whatever it feels or does."""

    fur: str
    dark: str
    light: str
    jaw: str = "round"
    ears: str = "pointed"
    right_ear: str = ""
    coat: str = "plain"
    white: str = WHITE
    inner: str = PINK
    width: float = 60
    height: float = 52


def head(cat: Cat, mood: Mood, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> Drawing:
    """The head of a cat, its middle at a place."""
    return at(together(blank_head(cat), coat(cat), face(cat, mood)), x, y, scale, turn)


def blank_head(cat: Cat) -> Drawing:
    """A head with nothing but its ears."""
    return together((Stroke(_outline(cat), fill=cat.fur),), _inner_ears(cat))


def head_from_behind(cat: Cat, x: float, y: float, scale: float = 1) -> Drawing:
    """A head that looks away from us."""
    return at((Stroke(_outline(cat), fill=cat.fur),), x, y, scale)


def face(cat: Cat, mood: Mood) -> Drawing:
    """Eyes, nose, mouth and whiskers, around the middle of a head."""
    lid = cat.dark if cat.coat in ("mask", "bandit") else cat.fur
    return together(
        both(line("-42,22 -67,18", 3.5) + line("-42,29 -65,33", 3.5)),
        eyes(mood, lid, cat.white),
        at(MOUTHS[mood.mouth], 0, 19),
        at(NOSE, 0, 19),
    )


def coat(cat: Cat) -> Drawing:
    """The fur of the head: stripes, patches, a mask."""
    dark, light = cat.dark, cat.light
    muzzle = both(dot(-13, 29, 19, 15, light))
    stripes = together(
        patch("-5,-49! 5,-49! 0,-22!", dark), both(patch("-24,-46! -13,-48! -15,-27!", dark)), *_cheek_stripes(dark)
    )
    drawn: dict[str, Drawing] = {
        "plain": muzzle,
        "bare": (),
        "tabby": stripes + muzzle,
        "mask": together(patch("0,-26 40,-22 47,5 28,42 0,46 -28,42 -47,5 -40,-22", dark)),
        "bandit": patch("-56,-16 0,-10 56,-16 54,14 0,12 -54,14", dark) + muzzle,
        "patch": patch("4,-50 30,-47 56,-16 52,14 26,24 4,4 -2,-24", dark) + muzzle,
        "blaze": patch("0,-50! 15,-22 34,20 34,44 0,49 -34,44 -34,20 -15,-22", light),
        "calico": together(
            patch("4,-50 30,-47 56,-16 52,14 26,24 4,4 -2,-24", dark),
            patch("-57,-24 -38,-44 -18,-44 -20,-22 -44,-8", INK),
            muzzle,
        ),
        "spots": together(
            *(
                dot(x, y, 6, 5, dark)
                for x, y in ((-16, -36), (0, -28), (17, -38), (-48, 8), (49, 6), (-46, -24), (45, -22))
            ),
            muzzle,
        ),
        "crown": patch("-54,-22 -30,-46 0,-50 30,-46 54,-22 30,-26 0,-6 -30,-26", dark) + muzzle,
        "half": patch("0,-50 30,-47 56,-20 59,10 50,34 30,46 0,50", dark),
    }
    return at(drawn[cat.coat], 0, 0) if cat.width == 60 else _fitted(drawn[cat.coat], cat)


def _cheek_stripes(dark: str) -> tuple[Drawing, ...]:
    return (both(patch("-58,-8! -37,-3! -59,3!", dark)), both(patch("-59,10! -42,14! -57,21!", dark)))


def _fitted(drawing: Drawing, cat: Cat) -> Drawing:
    """A coat on a head that is wider or narrower than most."""
    across, high = cat.width / 60, cat.height / 52
    return tuple(
        Stroke(
            tuple(Spot(spot.x * across, spot.y * high, spot.corner) for spot in stroke.spots),
            stroke.closed,
            stroke.fill,
            stroke.ink,
            stroke.width,
        )
        for stroke in drawing
    )


def _outline(cat: Cat) -> tuple[Spot, ...]:
    """From the left ear over the top and the right ear down to the chin and up again."""
    left = _sized(EARS[cat.ears], cat)
    right = _mirrored(_sized(EARS[cat.right_ear or cat.ears], cat))
    jaw = _sized(JAWS[cat.jaw], cat)
    top = (Spot(0, -0.98 * cat.height),)
    return (*left, *top, *right, *_mirrored(jaw)[::-1], *reversed(jaw[:-1]))


def _mirrored(half: tuple[Spot, ...]) -> tuple[Spot, ...]:
    return tuple(Spot(-spot.x, spot.y, spot.corner) for spot in reversed(half))


def _inner_ears(cat: Cat) -> Drawing:
    left = Stroke(_sized(INNER_EARS[cat.ears], cat), fill=cat.inner, ink="none")
    right = Stroke(_mirrored(_sized(INNER_EARS[cat.right_ear or cat.ears], cat)), fill=cat.inner, ink="none")
    return left, right


def _sized(text: str, cat: Cat) -> tuple[Spot, ...]:
    return tuple(Spot(spot.x * cat.width, spot.y * cat.height, spot.corner) for spot in spots(text))
