"""The avatars of the players: cats, by number."""

from dataclasses import dataclass, replace
from typing import Final

from defuse.art import faces
from defuse.art.cast import (
    BANDIT,
    BLUE_GREY,
    BROWNIE,
    CALICO,
    COALY,
    CREAM,
    DEVIL,
    FERAL,
    GINGER,
    GREY,
    SIAM,
    SNOW,
    SPOTTED,
    TUXEDO,
    VOID_CAT,
    ZOMBIE,
)
from defuse.art.cat import Cat, head
from defuse.art.faces import Mood
from defuse.art.palette import AMBER, BROWN, COAL, GREEN, LILAC, LIME, MINT, NAVY, PINK, RED, SKY, TEAL, VIOLET, YELLOW
from defuse.art.props import headgear
from defuse.art.props.clothes import chef_hat, crown, dog_ears, halo, horns, wizard_hat
from defuse.art.shapes import Drawing, at, together
from defuse.art.svg import filled, flat, picture

SIZE: Final = 100
OUTLINE: Final = 4.5


@dataclass(frozen=True, slots=True)
class Avatar:
    """A cat, its mood, what it wears, and the colour behind it."""

    cat: Cat
    mood: Mood
    ground: str
    wears: Drawing = ()


PINKISH: Final = replace(SNOW, fur="#f7a8c4", dark="#e07aa3", light="#ffd9e6", jaw="round", inner="#c94f80")
MINTY: Final = replace(SNOW, fur="#8fdcc0", dark="#4fb395", light="#d3f5e8", jaw="square", ears="short")

AVATARS: Final = (
    Avatar(GINGER, faces.SMUG, SKY),
    Avatar(TUXEDO, faces.CALM, AMBER, headgear.ribbon()),
    Avatar(SNOW, faces.CROSS, RED, headgear.ninja_band()),
    Avatar(GREY, faces.BORED, YELLOW, at(crown(), 0, -44, 0.95)),
    Avatar(SIAM, faces.SLY, LILAC, headgear.top_hat()),
    Avatar(CALICO, faces.GLEEFUL, TEAL, headgear.flower()),
    Avatar(COALY, faces.MANIC, LIME),
    Avatar(BROWNIE, faces.CALM, PINK, headgear.cowboy_hat()),
    Avatar(CREAM, faces.BEGGING, VIOLET),
    Avatar(BANDIT, faces.SLY, GREEN),
    Avatar(SPOTTED, faces.CALM, NAVY, headgear.sunglasses()),
    Avatar(BLUE_GREY, faces.SHOCKED, AMBER, headgear.propeller_cap()),
    Avatar(PINKISH, faces.BLISS, MINT, headgear.headphones()),
    Avatar(MINTY, faces.KNOCKED, RED, headgear.plaster()),
    Avatar(VOID_CAT, faces.DIZZY, YELLOW),
    Avatar(DEVIL, faces.SLY, NAVY, horns()),
    Avatar(ZOMBIE, faces.WINKING, VIOLET, headgear.mohawk()),
    Avatar(FERAL, faces.FURIOUS, SKY),
    Avatar(GREY, faces.SMUG, PINK, headgear.monocle()),
    Avatar(GINGER, faces.CROSS, TEAL, headgear.pirate_hat() + headgear.eyepatch()),
    Avatar(SNOW, faces.BLISS, NAVY, at(halo(), 0, -88)),
    Avatar(BROWNIE, faces.FURIOUS, SKY, headgear.viking_helmet()),
    Avatar(CALICO, faces.CALM, LIME, headgear.bubble()),
    Avatar(TUXEDO, faces.STARRY, PINK, headgear.party_hat()),
    Avatar(SIAM, faces.AWED, NAVY, headgear.space_helmet()),
    Avatar(CREAM, faces.BORED, GREEN, headgear.sleep_cap()),
    Avatar(SPOTTED, faces.GLEEFUL, LILAC, at(chef_hat(), 0, -40, 0.9)),
    Avatar(COALY, faces.BORED, RED, at(wizard_hat(), 0, -40, 0.85)),
    Avatar(PINKISH, faces.WINKING, AMBER, headgear.antennae()),
    Avatar(MINTY, faces.SMUG, YELLOW, headgear.cap()),
    Avatar(BLUE_GREY, faces.CALM, LIME, headgear.scarf()),
    Avatar(GINGER, faces.CALM, MINT, headgear.spectacles() + headgear.moustache()),
    Avatar(GREY, faces.SHOCKED, TEAL, headgear.snorkel()),
    Avatar(CREAM, faces.GLEEFUL, SKY, dog_ears(BROWN, COAL)),
)


def avatar(chosen: Avatar) -> str:
    """The SVG of an avatar, scaled so that a hat fits."""
    highest = min((spot.y for stroke in chosen.wears for spot in stroke.spots), default=-80)
    scale = min(0.66, 98 / (66 - min(highest, -80)))
    drawn = at(together(head(chosen.cat, chosen.mood), chosen.wears), 50, 98 - 62 * scale, scale)
    return picture(SIZE, SIZE, filled(chosen.ground, SIZE, SIZE), flat(drawn, OUTLINE))
