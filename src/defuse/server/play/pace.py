"""The durations of an online game. They never depend on hidden cards."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Pace:
    """Seconds. None of them depends on hidden information."""

    showing: float  # between showing a card and opening its window
    bot_turn: float  # a bot's delay before its turn or answer
    bot_reaction: float  # a bot's delay before it reacts, after the card was shown
    look: float  # the time to look at a card that a window made somebody draw (SK-1)
    glimpse: float  # how long a card lies open if the only person at the table has nothing to react with


USUAL: Final = Pace(showing=1.2, bot_turn=1.4, bot_reaction=1.0, look=4.0, glimpse=0.6)
FAST: Final = Pace(showing=0.5, bot_turn=0.5, bot_reaction=0.3, look=2.0, glimpse=0.3)

BRISK: Final = Pace(showing=0.3, bot_turn=0.4, bot_reaction=0.2, look=2.0, glimpse=0.3)  # when only bots are alive
SLOW_GLIMPSE: Final = 1.0  # the glimpse if bots that think long have to answer
LONGEST_LOOK: Final = max(each.look for each in (USUAL, FAST, BRISK))

BANK: Final = 90.0  # seconds for the whole game, used when the time of a turn is over
GRACE: Final = 20.0  # seconds after a disconnect before a bot takes over
REVEAL_WITHIN: Final = 2.0  # seconds from the host's word to the deal, for browsers to reveal their seeds
FORGIVEN: Final = 1  # how many times in a row the clock plays for a seat before a bot takes over


def pace(fast: bool) -> Pace:
    return FAST if fast else USUAL
