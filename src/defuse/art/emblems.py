"""Emblems of the whole game: the icon, the preview of a shared link, the explosion."""

from typing import Final

from defuse.art.bodies import sitting
from defuse.art.cast import BOMB_CAT, CALICO, GINGER, SIAM, TUXEDO
from defuse.art.cat import head
from defuse.art.faces import BLISS, GLEEFUL, MANIC, SMUG, STARRY
from defuse.art.grounds import rays
from defuse.art.palette import AMBER, CRIMSON, ORANGE, PAPER, RED, STEEL, TAN, WHITE, YELLOW
from defuse.art.props.bombs import blast, smoke, spark
from defuse.art.shapes import Drawing, at, gleam, patch, star, together, tube
from defuse.art.svg import enlarged, filled, flat, picture, sticker

ICON: Final = 512
PREVIEW: Final = (1200, 630)
EXPLOSION: Final = 400


def bomb_cat() -> Drawing:
    """The bomb cat, the emblem of the game, centred at the origin."""
    return together(
        tube("0,-46 -4,-72 12,-88", 13, TAN),
        spark(16, -94, 30),
        head(BOMB_CAT, MANIC),
        patch("-48,-22 -40,-38 -30,-42 -38,-30 -42,-16", WHITE),
    )


def _emblem(scale: float) -> str:
    """The bomb cat in a burst, in the middle of an icon."""
    glow = gleam(0, 0, 104, 76, 12, YELLOW)
    return enlarged(flat(glow) + flat(at(bomb_cat(), 0, 30)), 256, 256, 2.4 * scale)


def icon() -> str:
    """The icon of the app: a square with round corners."""
    return picture(ICON, ICON, filled(RED, ICON, ICON, 112), _emblem(1))


def maskable_icon() -> str:
    """The icon for systems that crop it: everything important is within the middle four fifths."""
    return picture(ICON, ICON, filled(RED, ICON, ICON), _emblem(0.8))


def explosion() -> str:
    """The explosion on the table."""
    puffs = ((70, 120, 46), (330, 130, 50), (90, 300, 52), (316, 304, 46), (200, 52, 40), (204, 350, 44))
    sparks = ((40, 214, 10), (362, 214, -12), (132, 22, 20), (286, 378, 0))
    drawn = together(
        *(smoke(x, y, size, STEEL if step % 2 else PAPER) for step, (x, y, size) in enumerate(puffs)),
        blast(200, 200, 176, 13),
        gleam(200, 200, 62, 34, 11, WHITE, 14),
        *(star(x, y, 20, 9, 5, YELLOW, turn) for x, y, turn in sparks),
    )
    return picture(EXPLOSION, EXPLOSION, flat(drawn))


def preview() -> str:
    """The preview picture of a link: a party of cats around the bomb cat."""
    friends = (
        (TUXEDO, STARRY, 54, 100, 0.74, -8),
        (SIAM, BLISS, 492, 108, 0.74, 8),
        (GINGER, SMUG, 136, 194, 0.95, -4),
        (CALICO, GLEEFUL, 410, 194, 0.95, 4),
    )
    party = "".join(
        sticker(
            together(sitting(cat, x, y + 58 * scale, scale * 1.3), head(cat, mood, x, y, scale, turn)),
            f"preview-{step}",
            CRIMSON,
        )
        for step, (cat, mood, x, y, scale, turn) in enumerate(friends)
    )
    burst = together(gleam(272, 146, 178, 112, 16, AMBER), gleam(272, 146, 148, 96, 16, YELLOW, 10))
    bomb = sticker(at(bomb_cat(), 272, 172, 1.3), "preview-bomb", ORANGE)
    return picture(
        *PREVIEW,
        filled(RED, *PREVIEW),
        enlarged(flat(rays("#f2633b", 272, 146, 18)) + flat(burst) + party + bomb, 0, 0, 2.2),
    )
