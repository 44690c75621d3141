"""The English titles of the cards, as people read them; files and moves use the names of kinds.py."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from defuse.game import kinds as k

TITLES: Final[dict[int, str]] = {
    k.EXPLODING_KITTEN: "Exploding Kitten",
    k.IMPLODING_KITTEN: "Imploding Kitten",
    k.STREAKING_KITTEN: "Streaking Kitten",
    k.BARKING_KITTEN: "Barking Kitten",
    k.DEFUSE: "Defuse",
    k.NOPE: "Nope",
    k.ATTACK: "Attack",
    k.TARGETED_ATTACK: "Targeted Attack",
    k.PERSONAL_ATTACK: "Personal Attack",
    k.SKIP: "Skip",
    k.SUPER_SKIP: "Super Skip",
    k.REVERSE: "Reverse",
    k.DRAW_FROM_THE_BOTTOM: "Draw from the Bottom",
    k.FAVOR: "Favor",
    k.SHUFFLE: "Shuffle",
    k.SEE_THE_FUTURE_2: "See the Future (2x)",
    k.SEE_THE_FUTURE_3: "See the Future (3x)",
    k.SEE_THE_FUTURE_5: "See the Future (5x)",
    k.REVEAL_THE_FUTURE_3: "Reveal the Future (3x)",
    k.ALTER_THE_FUTURE_3: "Alter the Future (3x)",
    k.ALTER_THE_FUTURE_5: "Alter the Future (5x)",
    k.ALTER_THE_FUTURE_NOW_3: "Alter the Future NOW (3x)",
    k.SHARE_THE_FUTURE_3: "Share the Future (3x)",
    k.SWAP_TOP_AND_BOTTOM: "Swap Top and Bottom",
    k.GARBAGE_COLLECTION: "Garbage Collection",
    k.CATOMIC_BOMB: "Catomic Bomb",
    k.MARK: "Mark",
    k.CURSE_OF_THE_CAT_BUTT: "Curse of the Cat Butt",
    k.BURY: "Bury",
    k.TOWER_OF_POWER: "Tower of Power",
    k.ILL_TAKE_THAT: "I'll Take That",
    k.POTLUCK: "Potluck",
    k.ARMAGEDDON: "Armageddon",
    k.RAISING_HECK: "Raising Heck",
    k.GODCAT: "Godcat",
    k.DEVILCAT: "Devilcat",
    k.FERAL_CAT: "Feral Cat",
    k.TACOCAT: "Tacocat",
    k.CATTERMELON: "Cattermelon",
    k.HAIRY_POTATO_CAT: "Hairy Potato Cat",
    k.BEARD_CAT: "Beard Cat",
    k.RAINBOW_RALPHING_CAT: "Rainbow-Ralphing Cat",
    k.ZOMBIE_CAT: "Zombie Cat",
    k.HORSE_CAT: "Horse Cat",
    k.KNIGHT_CAT: "Knight Cat",
    k.MERCAT: "Mercat",
    k.TROLL_CAT: "Troll Cat",
    k.IMPLODING_KITTEN_UP: "Imploding Kitten (face up)",
}

_NAMESAKES: Final = (k.GODCAT, k.DEVILCAT)  # there is one of each, and it is called by its name


def title(card: int) -> str:
    """What stands on a card; one that is not known is a card."""
    return TITLES.get(card, "card")


def a_card(card: int) -> str:
    """A card in a sentence: a Skip, an Attack, Godcat."""
    name = title(card)
    if card in _NAMESAKES:
        return name
    return f"an {name}" if name[0] in "AEIO" else f"a {name}"


def the_card(card: int) -> str:
    """A certain card in a sentence: the Skip, Godcat."""
    return title(card) if card in _NAMESAKES else f"the {title(card)}"


def several(card: int) -> str:
    """A title for more than one card: Skips, Tacocats, but See the Future (3x)."""
    name = title(card)
    if k.is_cat(card) or (" " not in name and name[-1] != "y"):
        return f"{name}s"
    return name


def in_a_row(cards: Iterable[int]) -> str:
    """Cards whose order matters."""
    return ", ".join(title(card) for card in cards)


def all_of(cards: Iterable[int], joint: str = ", ") -> str:
    """Cards whose order does not matter, each title once with its number."""
    counts = Counter(cards)
    return joint.join(title(card) if number == 1 else f"{number} {several(card)}" for card, number in counts.items())
