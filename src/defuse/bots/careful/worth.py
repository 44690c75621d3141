"""What the cards of a hand are worth: what is given away first, and what is kept to the end."""

from typing import Final

from defuse.bots.careful.reading import Reading
from defuse.game import kinds as k

A_CARD: Final = 28  # what a card is worth that we do not know
_CAT: Final = 5
_ALIKE: Final = 6  # more for a cat that is not alone
_LIFE: Final = 95  # of the Streaking Kitten that holds an Exploding Kitten back


def _table() -> list[int]:
    worth = [_CAT] * (k.KINDS + 1)
    worth[k.DEFUSE] = 100
    worth[k.GODCAT] = 90
    worth[k.STREAKING_KITTEN] = 80
    worth[k.TARGETED_ATTACK] = 56
    worth[k.ATTACK] = 55
    worth[k.CATOMIC_BOMB] = 52
    worth[k.NOPE] = 50
    worth[k.SKIP] = 50
    worth[k.REVERSE] = 49
    worth[k.SUPER_SKIP] = 48
    worth[k.BURY] = 46
    worth[k.RAISING_HECK] = 44
    worth[k.ALTER_THE_FUTURE_5] = 42
    worth[k.ALTER_THE_FUTURE_NOW_3] = 40
    worth[k.ALTER_THE_FUTURE_3] = 40
    worth[k.SHARE_THE_FUTURE_3] = 36
    worth[k.SEE_THE_FUTURE_5] = 32
    worth[k.SEE_THE_FUTURE_3] = 30
    worth[k.DRAW_FROM_THE_BOTTOM] = 30
    worth[k.TOWER_OF_POWER] = 30
    worth[k.SEE_THE_FUTURE_2] = 26
    worth[k.SWAP_TOP_AND_BOTTOM] = 26
    worth[k.SHUFFLE] = 24
    worth[k.ILL_TAKE_THAT] = 22
    worth[k.FAVOR] = 20
    worth[k.REVEAL_THE_FUTURE_3] = 20
    worth[k.CURSE_OF_THE_CAT_BUTT] = 18
    worth[k.POTLUCK] = 15
    worth[k.GARBAGE_COLLECTION] = 15
    worth[k.ARMAGEDDON] = 14
    worth[k.FERAL_CAT] = 12
    worth[k.BARKING_KITTEN] = 10
    worth[k.MARK] = 8
    worth[k.PERSONAL_ATTACK] = 2
    worth[k.EXPLODING_KITTEN] = -1  # one that is held back: whoever gets it explodes
    return worth


WORTH: Final[list[int]] = _table()


def worth(reading: Reading, card: int) -> int:
    """What a card of our hand is worth to us."""
    have = reading.have
    if card == k.STREAKING_KITTEN and have[k.EXPLODING_KITTEN] > 0:
        return _LIFE
    if k.is_plain_cat(card) and have[card] > 1:
        return WORTH[card] + _ALIKE
    return WORTH[card]
