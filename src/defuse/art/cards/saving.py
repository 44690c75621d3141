"""The cards that save a player or stop an action: Defuse and Nope."""

import math
from typing import Final

from defuse.art.bodies import arm, palm, sitting
from defuse.art.cast import GINGER, SNOW
from defuse.art.cat import head
from defuse.art.faces import CROSS, SMUG
from defuse.art.families import SAVING, STOPPING
from defuse.art.grounds import rays, rings
from defuse.art.palette import CRIMSON, RED
from defuse.art.props.bombs import bomb
from defuse.art.props.instruments import shears
from defuse.art.scenes import Scene
from defuse.art.shapes import Drawing, at, shape, together


def _octagon(reach: float, fill: str) -> Drawing:
    """The shape of a stop sign."""
    corners = [math.radians(22.5 + 45 * step) for step in range(8)]
    return shape(" ".join(f"{125 + reach * math.cos(turn)},{138 + reach * math.sin(turn)}!" for turn in corners), fill)


SCENES: Final[dict[str, Scene]] = {
    # A calm cat cuts the fuse.
    "defuse": Scene(
        SAVING,
        rays,
        together(
            sitting(GINGER, 166, 184),
            head(GINGER, SMUG, 164, 102, 1.08),
            at(bomb(), 74, 212, 1.25, -44),
            at(shears(), 90, 156, 1, 44),
            arm(GINGER, "194,210 186,236 152,214"),
        ),
    ),
    # The biggest paw there is.
    "nope": Scene(
        STOPPING,
        rings,
        together(head(SNOW, CROSS, 128, 106, 1.12), palm(SNOW, 118, 216, 1.6, -6)),
        scenery=together(_octagon(126, RED), _octagon(108, CRIMSON)),
    ),
}
