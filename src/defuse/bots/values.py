"""What the cards are worth to the simple bot: what it gives away first, and what it keeps to the end."""

from typing import Final

from defuse.game import kinds as k
from defuse.sight.view import View

_WORTH: Final[dict[int, int]] = {
    k.DEFUSE: 100,
    k.GODCAT: 90,
    k.NOPE: 60,
    k.ATTACK: 50,
    k.TARGETED_ATTACK: 50,
    k.SUPER_SKIP: 46,
    k.SKIP: 45,
    k.REVERSE: 44,
    k.ALTER_THE_FUTURE_5: 42,
    k.ALTER_THE_FUTURE_NOW_3: 40,
    k.ALTER_THE_FUTURE_3: 40,
    k.SHARE_THE_FUTURE_3: 38,
    k.BURY: 38,
    k.RAISING_HECK: 36,
    k.STREAKING_KITTEN: 35,
    k.SEE_THE_FUTURE_5: 34,
    k.SEE_THE_FUTURE_3: 32,
    k.DRAW_FROM_THE_BOTTOM: 30,
    k.TOWER_OF_POWER: 30,
    k.SEE_THE_FUTURE_2: 28,
    k.SWAP_TOP_AND_BOTTOM: 26,
    k.CATOMIC_BOMB: 25,
    k.FAVOR: 24,
    k.SHUFFLE: 22,
    k.REVEAL_THE_FUTURE_3: 20,
    k.ILL_TAKE_THAT: 18,
    k.CURSE_OF_THE_CAT_BUTT: 16,
    k.POTLUCK: 15,
    k.GARBAGE_COLLECTION: 15,
    k.ARMAGEDDON: 14,
    k.FERAL_CAT: 12,
    k.BARKING_KITTEN: 10,
    k.MARK: 8,
    k.PERSONAL_ATTACK: 1,
    k.EXPLODING_KITTEN: -1,  # one that is held back: whoever gets it explodes
}
_CAT: Final = 5
_ALIKE: Final = 4  # more for a cat that is not alone
_LIFE: Final = 95  # of the Streaking Kitten that holds an Exploding Kitten back


def worth(card: int, view: View) -> int:
    """What a card of our hand is worth."""
    if card == k.STREAKING_KITTEN and k.EXPLODING_KITTEN in view.hand:
        return _LIFE
    if k.is_plain_cat(card):
        return _CAT + (_ALIKE if view.hand.count(card) > 1 else 0)
    return _WORTH.get(card, 0)
