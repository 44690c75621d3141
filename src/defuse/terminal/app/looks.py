"""The look of cards: a sign and a colour for each family; colour is never the only hint."""

from typing import Final

from textual.theme import Theme

from defuse.game.cards.card import (
    ATTACK_FAMILY,
    CAT_FAMILY,
    DEFUSE_FAMILY,
    ESCAPE_FAMILY,
    FUTURE_FAMILY,
    KITTEN_FAMILY,
    NOPE_FAMILY,
    PILE_FAMILY,
    THEFT_FAMILY,
)
from defuse.game.cards.deck import CARDS
from defuse.game.kinds import IMPLODING_KITTEN_UP, UNKNOWN

# A sign for each family of cards; the families are also the names of style classes.
_SIGNS: Final = {
    KITTEN_FAMILY: "✹",
    DEFUSE_FAMILY: "✚",
    NOPE_FAMILY: "⊘",
    ATTACK_FAMILY: "»",
    ESCAPE_FAMILY: "↷",
    FUTURE_FAMILY: "◉",
    PILE_FAMILY: "≋",
    THEFT_FAMILY: "⇄",
    CAT_FAMILY: "≈",
}
# A sign has the colour of its family; the sign itself and the title tell the same.
_COLOURS: Final = {
    KITTEN_FAMILY: "bold $text-error",
    DEFUSE_FAMILY: "bold $text-success",
    NOPE_FAMILY: "bold $text-error",
    ATTACK_FAMILY: "bold $text-warning",
    ESCAPE_FAMILY: "bold $text-secondary",
    FUTURE_FAMILY: "bold $text-accent",
    PILE_FAMILY: "bold $text-secondary",
    THEFT_FAMILY: "bold $text-warning",
    CAT_FAMILY: "bold $text-primary",
}
_UNKNOWN_SIGN: Final = "?"

# Signs for what is known of a player or a pile.
FRONT: Final = "⌂"  # lies in front of a player
MARKED: Final = "☞"  # marked: everybody sees it
KNOWN: Final = "◉"  # known to the viewer
ON_TOP: Final = "▲"  # lies face up on top

DARK: Final = Theme(
    name="defuse-dark",
    primary="#f2a65a",
    secondary="#5aa9e6",
    accent="#ffd166",
    foreground="#ece6dd",
    background="#17151b",
    surface="#211e27",
    panel="#2c2833",
    success="#7bc47f",
    warning="#f6bd60",
    error="#ef6f6c",
    dark=True,
    variables={"frame": "#5b5566"},
)
LIGHT: Final = Theme(
    name="defuse-light",
    primary="#a8480a",
    secondary="#145a9c",
    accent="#8a5a00",
    foreground="#241f1b",
    background="#fbf6ee",
    surface="#f3ebdd",
    panel="#e6dac7",
    success="#226b2c",
    warning="#8a5a00",
    error="#b3261e",
    dark=False,
    variables={"frame": "#b9a98f"},
)


def family(kind: int) -> str:
    """The family of a card; a card that nobody knows is drawn like a cat."""
    if kind == UNKNOWN:
        return CAT_FAMILY
    return KITTEN_FAMILY if kind == IMPLODING_KITTEN_UP else CARDS[kind].family


def sign(kind: int) -> str:
    """The sign of a card."""
    return _UNKNOWN_SIGN if kind == UNKNOWN else _SIGNS[family(kind)]


def colour(kind: int) -> str:
    """The style of a card's sign."""
    return _COLOURS[family(kind)]
