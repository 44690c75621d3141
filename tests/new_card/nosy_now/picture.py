"""What Nosy NOW shows: a cat that peers over the back of somebody's card."""

from typing import Final

from defuse.art.bodies import paw
from defuse.art.cast import SIAM
from defuse.art.cat import head
from defuse.art.faces import AWED
from defuse.art.families import HANDS
from defuse.art.grounds import whirl
from defuse.art.props.playing_cards import card_back
from defuse.art.scenes import Scene
from defuse.art.shapes import at, together

SCENES: Final[dict[str, Scene]] = {
    "nosy_now": Scene(
        HANDS,
        whirl,
        together(
            head(SIAM, AWED, 125, 130, 1.2),
            at(card_back(), 125, 226, 1.3, -8),
            paw(SIAM, 70, 196, 1.0),
        ),
    ),
}
