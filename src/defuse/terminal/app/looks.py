"""The look of cards: a sign and a colour for each family; colour is never the only hint."""

from typing import Final

from textual.theme import Theme

from defuse.game import kinds as k

# The families of cards, by the names of their style classes.
KITTEN: Final = "kitten"
DEFUSE: Final = "defuse"
NOPE: Final = "nope"
ATTACK: Final = "attack"
ESCAPE: Final = "escape"
FUTURE: Final = "future"
PILE: Final = "pile"
THEFT: Final = "theft"
CAT: Final = "cat"

_FAMILIES: Final[dict[str, tuple[int, ...]]] = {
    KITTEN: (k.EXPLODING_KITTEN, k.IMPLODING_KITTEN, k.IMPLODING_KITTEN_UP, k.BARKING_KITTEN, k.DEVILCAT),
    DEFUSE: (k.DEFUSE, k.STREAKING_KITTEN, k.GODCAT),
    NOPE: (k.NOPE,),
    ATTACK: (k.ATTACK, k.TARGETED_ATTACK, k.PERSONAL_ATTACK, k.ARMAGEDDON, k.CURSE_OF_THE_CAT_BUTT),
    ESCAPE: (k.SKIP, k.SUPER_SKIP, k.REVERSE, k.DRAW_FROM_THE_BOTTOM, k.BURY, k.RAISING_HECK),
    FUTURE: (
        k.SEE_THE_FUTURE_2,
        k.SEE_THE_FUTURE_3,
        k.SEE_THE_FUTURE_5,
        k.REVEAL_THE_FUTURE_3,
        k.ALTER_THE_FUTURE_3,
        k.ALTER_THE_FUTURE_5,
        k.ALTER_THE_FUTURE_NOW_3,
        k.SHARE_THE_FUTURE_3,
    ),
    PILE: (k.SHUFFLE, k.SWAP_TOP_AND_BOTTOM, k.GARBAGE_COLLECTION, k.CATOMIC_BOMB, k.POTLUCK),
    THEFT: (k.FAVOR, k.MARK, k.ILL_TAKE_THAT, k.TOWER_OF_POWER),
}
_FAMILY_OF: Final = {kind: family for family, kinds in _FAMILIES.items() for kind in kinds}
_SIGNS: Final = {
    KITTEN: "✹",
    DEFUSE: "✚",
    NOPE: "⊘",
    ATTACK: "»",
    ESCAPE: "↷",
    FUTURE: "◉",
    PILE: "≋",
    THEFT: "⇄",
    CAT: "≈",
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
    """The family of a card; cards without an entry are cats."""
    return _FAMILY_OF.get(kind, CAT)


def sign(kind: int) -> str:
    """The sign of a card."""
    return _UNKNOWN_SIGN if kind == k.UNKNOWN else _SIGNS[family(kind)]
