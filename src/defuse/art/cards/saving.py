"""What saves, and what stops."""

from typing import Final

from defuse.art.bodies import arm, palm, sitting
from defuse.art.cast import GINGER, SNOW
from defuse.art.cat import head
from defuse.art.families import SAVING, STOPPING
from defuse.art.faces import CROSS, SMUG
from defuse.art.props.bombs import bomb
from defuse.art.props.instruments import shears
from defuse.art.scenes import Scene
from defuse.art.shapes import at, together
from defuse.game import kinds

# A calm cat cuts the fuse.
DEFUSE: Final = Scene(
    SAVING,
    "rays",
    together(
        sitting(GINGER, 160, 184),
        head(GINGER, SMUG, 152, 120, 1.12),
        at(bomb(), 62, 226, 1.12),
        arm(GINGER, "184,216 196,240 176,216"),
        at(shears(), 132, 186, 0.95, 34),
    ),
)

# The biggest paw there is.
NOPE: Final = Scene(
    STOPPING,
    "rings",
    together(head(SNOW, CROSS, 132, 100, 1.2), palm(SNOW, 118, 216, 1.62, -6)),
)

SCENES: Final = {kinds.DEFUSE: DEFUSE, kinds.NOPE: NOPE}
