"""Every card kind there is, as a small number with a name.

Records, scenarios, recipes, views and messages use the names. Saved tables (`saving.py`) and trained networks hold the
numbers: a kind keeps its number for ever.
"""

from typing import Final

EXPLODING_KITTEN: Final = 0
IMPLODING_KITTEN: Final = 1
STREAKING_KITTEN: Final = 2
BARKING_KITTEN: Final = 3

DEFUSE: Final = 4
NOPE: Final = 5

ATTACK: Final = 6
TARGETED_ATTACK: Final = 7
PERSONAL_ATTACK: Final = 8
SKIP: Final = 9
SUPER_SKIP: Final = 10
REVERSE: Final = 11
DRAW_FROM_THE_BOTTOM: Final = 12
FAVOR: Final = 13
SHUFFLE: Final = 14
SEE_THE_FUTURE_2: Final = 15
SEE_THE_FUTURE_3: Final = 16
SEE_THE_FUTURE_5: Final = 17
REVEAL_THE_FUTURE_3: Final = 18
ALTER_THE_FUTURE_3: Final = 19
ALTER_THE_FUTURE_5: Final = 20
ALTER_THE_FUTURE_NOW_3: Final = 21
SHARE_THE_FUTURE_3: Final = 22
SWAP_TOP_AND_BOTTOM: Final = 23
GARBAGE_COLLECTION: Final = 24
CATOMIC_BOMB: Final = 25
MARK: Final = 26
CURSE_OF_THE_CAT_BUTT: Final = 27
BURY: Final = 28
TOWER_OF_POWER: Final = 29
ILL_TAKE_THAT: Final = 30
POTLUCK: Final = 31
ARMAGEDDON: Final = 32
RAISING_HECK: Final = 33

GODCAT: Final = 34
DEVILCAT: Final = 35

FERAL_CAT: Final = 36
TACOCAT: Final = 37
CATTERMELON: Final = 38
HAIRY_POTATO_CAT: Final = 39
BEARD_CAT: Final = 40
RAINBOW_RALPHING_CAT: Final = 41
ZOMBIE_CAT: Final = 42
HORSE_CAT: Final = 43
KNIGHT_CAT: Final = 44
MERCAT: Final = 45
TROLL_CAT: Final = 46

KINDS: Final = 47

# A card of the pile that lies face up (IK-1); everywhere else the card is a plain IMPLODING_KITTEN.
IMPLODING_KITTEN_UP: Final = 47

# What a seat that may not know a card is told instead.
UNKNOWN: Final = -1

NAMES: Final[list[str]] = [
    "exploding_kitten",
    "imploding_kitten",
    "streaking_kitten",
    "barking_kitten",
    "defuse",
    "nope",
    "attack",
    "targeted_attack",
    "personal_attack",
    "skip",
    "super_skip",
    "reverse",
    "draw_from_the_bottom",
    "favor",
    "shuffle",
    "see_the_future_2",
    "see_the_future_3",
    "see_the_future_5",
    "reveal_the_future_3",
    "alter_the_future_3",
    "alter_the_future_5",
    "alter_the_future_now_3",
    "share_the_future_3",
    "swap_top_and_bottom",
    "garbage_collection",
    "catomic_bomb",
    "mark",
    "curse_of_the_cat_butt",
    "bury",
    "tower_of_power",
    "ill_take_that",
    "potluck",
    "armageddon",
    "raising_heck",
    "godcat",
    "devilcat",
    "feral_cat",
    "tacocat",
    "cattermelon",
    "hairy_potato_cat",
    "beard_cat",
    "rainbow_ralphing_cat",
    "zombie_cat",
    "horse_cat",
    "knight_cat",
    "mercat",
    "troll_cat",
]

NUMBERS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}


def is_plain_cat(kind: int) -> bool:
    """The cats that do nothing alone; a Feral Cat is not one of them but stands in for any (COM-4)."""
    return kind > FERAL_CAT


def is_cat(kind: int) -> bool:
    """A plain cat or a Feral Cat."""
    return kind >= FERAL_CAT


def is_kitten(kind: int) -> bool:
    """Exploding, Imploding, Streaking or Barking: never in a combination (COM-5), never Godcat's disguise (GC-1)."""
    return kind <= BARKING_KITTEN
