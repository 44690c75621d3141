"""What Second Thoughts shows: a cat that lifts the pile and peers at what lies below."""

from typing import Final

from defuse.art.bodies import paw
from defuse.art.cast import COALY
from defuse.art.cat import head
from defuse.art.faces import SLY
from defuse.art.families import PILE
from defuse.art.grounds import whirl
from defuse.art.palette import YELLOW
from defuse.art.props.playing_cards import card_back, stack
from defuse.art.scenes import Scene
from defuse.art.shapes import at, shape, together

SCENES: Final[dict[str, Scene]] = {
    "second_thoughts": Scene(
        PILE,
        whirl,
        together(
            at(stack(6, 0, 0, 0, 130), 125, 92, 1, -14),
            head(COALY, SLY, 125, 178, 1.05),
            paw(COALY, 66, 118, 1.1),
            paw(COALY, 190, 92, 1.1),
            shape("60,252! 190,252! 190,268! 60,268!", YELLOW),
            at(card_back(), 206, 236, 0.9, 24),
        ),
    ),
}
