"""What the cards of a hand are worth: what is given away first, and what is kept to the end."""

from typing import Final

from defuse.bots.careful.reading import Reading
from defuse.game import kinds as k
from defuse.game.cards.deck import CARDS

A_CARD: Final = 28  # what a card is worth that we do not know
_CAT: Final = 5  # so is a face-up Imploding Kitten
_ALIKE: Final = 6  # more for a cat that is not alone
_LIFE: Final = 95  # of the Streaking Kitten that holds an Exploding Kitten back


WORTH: Final[list[int]] = [CARDS[kind].worth for kind in range(k.PLACES)] + [_CAT]


def worth(reading: Reading, card: int) -> int:
    """What a card of our hand is worth to us."""
    have = reading.have
    if card == k.STREAKING_KITTEN and have[k.EXPLODING_KITTEN] > 0:
        return _LIFE
    if k.is_plain_cat(card) and have[card] > 1:
        return WORTH[card] + _ALIKE
    return WORTH[card]
