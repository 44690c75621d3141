"""Players that are programs: they see what a person in their seat would see, and choose a move."""

from collections.abc import Callable
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.careful import CarefulBot
from defuse.bots.easy_bot import EasyBot
from defuse.bots.master_bot import MasterBot
from defuse.bots.random_bot import RandomBot
from defuse.bots.searcher import SearcherBot
from defuse.bots.timid_bot import TimidBot
from defuse.sight.blanks import complete

__all__ = [
    "BOTS",
    "Bot",
    "CarefulBot",
    "EasyBot",
    "MasterBot",
    "RandomBot",
    "SearcherBot",
    "TimidBot",
    "complete",
    "new_bot",
]

# The weakest first.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "timid": TimidBot,
    "easy": EasyBot,
    "careful": CarefulBot,
    "searcher": SearcherBot,
    "master": MasterBot,
}


def new_bot(name: str, seed: int) -> Bot:
    """The bot of that name; the seed is that of its own dice."""
    return BOTS[name](seed)
