"""Cards that reach into other hands, or guard one's own."""

from typing import Final

from defuse.art.bodies import arm, paw, sitting
from defuse.art.cast import BANDIT, BLUE_GREY, CALICO, CREAM, GINGER
from defuse.art.cat import head, head_from_behind
from defuse.art.faces import BEGGING, SLY, SMUG
from defuse.art.families import HANDS
from defuse.art.grounds import halftone, rays, sparkles, stripes, whirl
from defuse.art.palette import CRIMSON, LIME, PINK
from defuse.art.props.clothes import beanie, crown
from defuse.art.props.household import bowl, tower
from defuse.art.props.playing_cards import card_back, card_front, paw_print
from defuse.art.scenes import Scene
from defuse.art.shapes import Drawing, at, dot, line, oval, shape, spiral, together, tube
from defuse.game import kinds


def _behind() -> Drawing:
    """A cat from behind, its tail up."""
    cat = BLUE_GREY
    return together(
        head_from_behind(cat, 125, 118, 0.98),
        tube("125,166 118,120 150,84 132,34", 26, cat.fur, 20),
        shape("125,128 176,140 204,200 186,270! 64,270! 46,200 74,140", cat.fur),
        oval(78, 266, 32, 17, cat.fur),
        oval(172, 266, 32, 17, cat.fur),
        line("92,196 84,226 92,250", 5),
        line("158,196 166,226 158,250", 5),
        dot(125, 190, 20, 22, PINK),
        line("115,180 135,200", 6, CRIMSON),
        line("135,180 115,200", 6, CRIMSON),
        line("125,176 125,204", 6, CRIMSON),
    )


SCENES: Final = {
    # Eyes that nobody can refuse.
    kinds.FAVOR: Scene(
        HANDS,
        rays,
        together(
            sitting(CREAM, 125, 178),
            head(CREAM, BEGGING, 125, 122, 1.35),
            at(bowl(), 125, 222, 1.05),
            paw(CREAM, 72, 240, 1.1, 20),
            paw(CREAM, 178, 240, 1.1, -20),
        ),
    ),
    # Seen by everybody.
    kinds.MARK: Scene(
        HANDS,
        halftone,
        together(
            head(GINGER, SLY, 132, 92, 1.1),
            at(card_front(at(paw_print(CRIMSON), 0, -1, 0.9)), 132, 196, 2.5, 5),
            paw(GINGER, 92, 150, 1.15, 8),
            paw(GINGER, 176, 156, 1.15, 8),
        ),
    ),
    kinds.CURSE_OF_THE_CAT_BUTT: Scene(
        HANDS,
        whirl,
        _behind(),
        scenery=together(spiral(34, 116, 25, 2.5, 7, LIME), spiral(220, 116, 25, 2.5, 7, LIME)),
    ),
    # A thief at the moment of the theft.
    kinds.ILL_TAKE_THAT: Scene(
        HANDS,
        stripes,
        together(
            head(BANDIT, SLY, 112, 124, 1.1),
            at(beanie(), 112, 84, 1.05),
            at(card_back(), 188, 206, 1.6, 14),
            arm(BANDIT, "-20,226 60,236 166,206", 44),
        ),
    ),
    # The crown on top of everything.
    kinds.TOWER_OF_POWER: Scene(
        HANDS,
        sparkles,
        together(
            head(CALICO, SMUG, 125, 124, 0.95),
            at(crown(), 125, 82, 1.05),
            at(tower(), 125, 186, 1.2),
            paw(CALICO, 84, 170, 1),
            paw(CALICO, 166, 170, 1),
        ),
    ),
}
