"""Cards that see, show or change the future; each shows as many cards as it looks at."""

from typing import Final

from defuse.art.bodies import arm, paw
from defuse.art.cast import BROWNIE, COALY, CREAM, GINGER, GREY, SNOW, SPOTTED, TUXEDO
from defuse.art.cat import face, head
from defuse.art.faces import AWED, CALM, GLEEFUL, PANIC, SLY, SMUG, STARRY, Mood
from defuse.art.families import FUTURE
from defuse.art.grounds import halftone, rays, rings, ripples, sparkles, stripes, whirl, zigzag
from defuse.art.palette import YELLOW
from defuse.art.props.clothes import turban, wizard_hat
from defuse.art.props.instruments import (
    alarm_clock,
    binoculars,
    control_bar,
    crystal_ball,
    curtain,
    lightning,
    telescope,
    wand,
)
from defuse.art.props.playing_cards import card_back, card_front, fan, paw_print, row
from defuse.art.scenes import Scene
from defuse.art.shapes import at, line, patch, together

ONE_EYED: Final = Mood(eyes="wink", mouth="smile", pupil=10, look=(4, -5))

SCENES: Final[dict[str, Scene]] = {
    "see_the_future_2": Scene(
        FUTURE,
        rings,
        together(
            head(CREAM, CALM, 125, 116, 1.2),
            at(binoculars(), 125, 122, 1.2),
            paw(CREAM, 36, 152, 1.2, 30),
            paw(CREAM, 214, 152, 1.2, -30),
        ),
        front=row(2, 125, 236, 1.15, 62),
    ),
    "see_the_future_3": Scene(
        FUTURE,
        sparkles,
        together(
            head(BROWNIE, AWED, 125, 106, 1.02),
            at(turban(), 125, 74, 1.1),
            at(crystal_ball(), 125, 210, 1.04),
            *(at(card_back(), x, y, 0.78, turn) for x, y, turn in ((95, 206, -14), (125, 196, 0), (155, 206, 14))),
            paw(BROWNIE, 62, 222, 1.15, 30),
            paw(BROWNIE, 188, 222, 1.15, -30),
        ),
    ),
    "see_the_future_5": Scene(
        FUTURE,
        halftone,
        together(
            head(SPOTTED, ONE_EYED, 96, 142, 1.15),
            at(telescope(), 118, 138, 0.9, -44),
            arm(SPOTTED, "70,230 120,226 146,150", 24),
        ),
        front=row(5, 125, 242, 0.9, 44),
    ),
    "reveal_the_future_3": Scene(
        FUTURE,
        rays,
        together(
            head(TUXEDO, STARRY, 125, 122, 0.98),
            *(
                at(card_front(at(paw_print(), 0, 0, 0.8)), x, y, 1.15, turn)
                for x, y, turn in ((80, 222, -12), (125, 214, 0), (170, 222, 12))
            ),
        ),
        scenery=patch("125,-40! 40,290! 210,290!", YELLOW),
        front=together(curtain(), at(curtain(), 250, 0, flip=True)),
    ),
    "alter_the_future_3": Scene(
        FUTURE,
        whirl,
        together(
            head(SNOW, SMUG, 116, 142, 1.05),
            at(wizard_hat(), 116, 100, 1),
            at(wand(), 204, 160, 1.1, 10),
            arm(SNOW, "150,214 182,214 202,170", 23),
        ),
        front=together(
            *(at(card_back(), x, y, 0.98, turn) for x, y, turn in ((42, 206, -24), (92, 240, 10), (146, 236, -8)))
        ),
    ),
    "alter_the_future_5": Scene(
        FUTURE,
        stripes,
        together(
            head(COALY, SLY, 125, 104, 0.9),
            at(control_bar(), 125, 164, 1.3),
            paw(COALY, 62, 162, 1.1),
            paw(COALY, 188, 162, 1.1),
        ),
        scenery=together(*(line(f"{x},164! {x},240!", 4) for x in (33, 79, 125, 171, 217))),
        front=row(5, 125, 236, 0.92, 46),
    ),
    "alter_the_future_now_3": Scene(
        FUTURE,
        zigzag,
        together(
            at(alarm_clock(), 125, 128, 1.2),
            at(face(GINGER, PANIC), 125, 122, 1),
            at(lightning(), 34, 160, 1.25, 8),
            at(lightning(), 216, 160, 1.25, -8, flip=True),
        ),
        front=row(3, 125, 244, 0.9, 50),
    ),
    "share_the_future_3": Scene(
        FUTURE,
        ripples,
        together(head(GREY, GLEEFUL, 72, 118, 0.95, -8), head(TUXEDO, GLEEFUL, 178, 110, 0.95, 8)),
        front=together(fan(3, 125, 290, 1.25, 30), paw(GREY, 92, 262, 1.1), paw(TUXEDO, 158, 262, 1.1)),
    ),
}
