"""Players that are programs: they see what a person in their seat would see, and choose a move."""

from collections.abc import Callable
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.random_bot import RandomBot
from defuse.bots.searcher import SearcherBot
from defuse.bots.simple_bot import SimpleBot
from defuse.sight.blanks import complete

__all__ = ["BOTS", "Bot", "RandomBot", "SearcherBot", "SimpleBot", "complete", "new_bot"]

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"simple": SimpleBot, "searcher": SearcherBot, "random": RandomBot}


def new_bot(name: str, seed: int) -> Bot:
    """The bot of that name; the seed is that of its own dice."""
    return BOTS[name](seed)
