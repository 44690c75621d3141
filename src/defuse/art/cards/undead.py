"""The cards of Zombie Kittens."""

from typing import Final

from defuse.art.bodies import arm, paw, torso
from defuse.art.cast import CREAM, GHOUL, GREY, PUMPKIN, SHOCKED_CAT, SIAM, SPOTTED, TUXEDO, VAMPIRE, ZOMBIE
from defuse.art.cat import head
from defuse.art.faces import AWED, BORED, DIZZY, GLEEFUL, MANIC, SHOCKED, SLY, SMUG, Mood
from defuse.art.families import CATS, FUTURE, HANDS, PILE, SAVING, TURNS
from defuse.art.grounds import bricks, halftone, rays, rings, ripples, sparkles, stripes, waves, whirl, zigzag
from defuse.art.palette import AMBER, BROWN, CRIMSON, LILAC, ORANGE, PAPER, SLATE, YELLOW
from defuse.art.props.graveyard import carved_face, coffin, fangs, glowing_eye, grave, pumpkin, tombstone
from defuse.art.props.household import bowl, fishbone, shovel
from defuse.art.props.instruments import alarm_clock, lightning
from defuse.art.props.playing_cards import card_back, stack
from defuse.art.scenes import Scene
from defuse.art.shapes import at, gleam, line, oval, together

GROANING: Final = Mood(mouth="tongue", size=20, pupil=4, look=(3, 3))
SPARKING: Final = Mood(eyes="spiral", mouth="wavy", size=20)

SCENES: Final[dict[str, Scene]] = {
    # It climbs out of its grave, alive again in a way.
    "zombie_kitten": Scene(
        SAVING,
        bricks,
        together(
            at(tombstone(), 196, 196, 1.15, 8),
            head(ZOMBIE, GROANING, 108, 138, 1.2, -8),
            arm(ZOMBIE, "62,214 36,160 48,96", 26),
            arm(ZOMBIE, "152,216 172,190 164,158", 24),
        ),
        front=at(grave(BROWN), 118, 244, 1.2),
    ),
    # Three of them at once.
    "attack_of_the_dead": Scene(
        TURNS,
        zigzag,
        together(
            head(GHOUL, MANIC, 66, 96, 0.72, -10),
            head(ZOMBIE, GROANING, 188, 96, 0.72, 10),
            head(GHOUL, GROANING, 125, 168, 1.0),
            arm(GHOUL, "72,246 40,226 36,190", 24),
            arm(GHOUL, "178,246 210,226 214,190", 24),
        ),
    ),
    # Dinner for somebody who cannot come to the table.
    "feed_the_dead": Scene(
        HANDS,
        ripples,
        together(
            at(tombstone(), 70, 186, 1.3, -5),
            head(ZOMBIE, GLEEFUL, 96, 126, 0.95),
            arm(ZOMBIE, "128,190 156,190 168,204", 22),
            at(bowl(), 178, 222, 1.1),
            at(fishbone(), 180, 184, 0.95, -24),
        ),
        front=at(grave(BROWN), 78, 252, 1.0),
    ),
    # What the dead have, the pile can use.
    "grave_robber": Scene(
        PILE,
        stripes,
        together(
            at(tombstone(), 58, 176, 1.1, -8),
            torso(SIAM.fur, 158, 186),
            head(SIAM, SLY, 156, 116, 1.05),
            at(shovel(), 208, 190, 1.0, 20),
            paw(SIAM, 200, 196, 1.1, 10),
            *(at(card_back(), x, y, 0.75, turn) for x, y, turn in ((92, 222, -20), (118, 214, 8))),
        ),
        front=at(grave(BROWN), 100, 256, 1.15),
    ),
    # It sees where the kitten goes.
    "clairvoyance": Scene(
        FUTURE,
        rays,
        together(
            head(TUXEDO, BORED, 125, 168, 1.2),
            at(glowing_eye(AMBER), 125, 88, 1.25),
            paw(TUXEDO, 62, 118, 1.1, 40),
            paw(TUXEDO, 188, 118, 1.1, -40),
        ),
        scenery=gleam(125, 88, 110, 52, 14, LILAC),
    ),
    # Head first, and the tail stays outside.
    "dig_deeper": Scene(
        TURNS,
        halftone,
        together(
            stack(6, 125, 238, 0, 128),
            head(SPOTTED, AWED, 125, 142, 1.05),
            arm(SPOTTED, "76,190 60,212 84,224", 22),
            arm(SPOTTED, "174,190 190,212 166,224", 22),
            at(card_back(), 125, 220, 1.0, 6),
        ),
    ),
    # Which one came first?
    "clone": Scene(
        PILE,
        rings,
        together(
            at(head(GREY, SMUG, 0, 0, 0.82), 68, 140),
            at(head(GREY, SMUG, 0, 0, 0.82), 182, 140, flip=True),
            paw(GREY, 70, 218, 1.15, 10),
            paw(GREY, 180, 218, 1.15, -10),
        ),
    ),
    # A whirl that cannot wait for its turn.
    "shuffle_now": Scene(
        PILE,
        whirl,
        together(
            head(CREAM, DIZZY, 116, 132, 1.15, -8),
            at(alarm_clock(), 190, 214, 0.55, 12),
            *(
                at(card_back(), x, y, 0.9, turn)
                for x, y, turn in ((40, 84, -30), (206, 76, 34), (44, 214, 18), (112, 238, -12))
            ),
        ),
    ),
    "cat_o_lantern": Scene(
        CATS,
        sparkles,
        together(
            head(PUMPKIN, SHOCKED, 125, 124, 0.9),
            at(pumpkin(), 125, 156, 1.25),
            at(carved_face(), 125, 158, 1.25),
        ),
        scenery=gleam(125, 156, 130, 80, 16, YELLOW),
    ),
    "de_cat_ipated": Scene(
        CATS,
        bricks,
        together(
            torso(SLATE, 118, 190),
            oval(118, 192, 30, 9, CRIMSON),
            arm(TUXEDO, "158,208 190,204 196,176", 24),
            head(TUXEDO, SMUG, 186, 116, 0.92, 14),
            arm(TUXEDO, "78,212 52,218 48,240", 24),
        ),
    ),
    "electrocat": Scene(
        CATS,
        waves,
        together(
            at(lightning(), 56, 120, 1.1, -12),
            at(lightning(), 200, 118, 1.1, 12),
            head(SHOCKED_CAT, SPARKING, 125, 142, 1.2),
            *(
                line(f"{x},{y}! {x + dx},{y - 16}! {x + dx - 8},{y - 22}! {x + dx + 2},{y - 40}!", 5, ORANGE)
                for x, y, dx in ((88, 70, -10), (125, 60, 0), (162, 70, 12))
            ),
        ),
    ),
    "vampire_cat": Scene(
        CATS,
        ripples,
        together(
            at(coffin(BROWN), 125, 156, 1.15),
            head(VAMPIRE, SLY, 125, 132, 1.1),
            at(fangs(), 125, 160, 1.1),
            paw(VAMPIRE, 92, 216, 1.1, 24),
            paw(VAMPIRE, 158, 216, 1.1, -24),
        ),
        scenery=oval(196, 54, 34, 34, PAPER),
    ),
}
