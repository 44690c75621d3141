"""How long everything takes at an online table: the same for all cards, whoever holds what."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Pace:
    """Seconds. None of them depends on anything that somebody cannot see."""

    showing: float  # a card is shown before the window begins
    bot_turn: float  # a bot thinks so long about its turn or answer
    bot_reaction: float  # and so long, after a card was shown, whether it reacts
    look: float  # whoever draws behind a window has so long to look at the card (SK-1)


USUAL: Final = Pace(showing=1.2, bot_turn=1.4, bot_reaction=1.0, look=4.0)
FAST: Final = Pace(showing=0.5, bot_turn=0.5, bot_reaction=0.3, look=2.0)

BRISK: Final = Pace(showing=0.3, bot_turn=0.4, bot_reaction=0.2, look=2.0)  # where only bots are left

BANK: Final = 90.0  # for the whole game, used when the time of a turn is over
GRACE: Final = 20.0  # whoever lost the connection has so long before a bot plays for them
FORGIVEN: Final = 1  # so many times in a row the clock plays for somebody before a bot does


def pace(fast: bool) -> Pace:
    return FAST if fast else USUAL
