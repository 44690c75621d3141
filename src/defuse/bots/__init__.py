"""Players that are programs: they see what a person in their seat would see, and choose a move.

A bot is imported when it is first asked for: some need libraries that take long to load.
"""

from collections import UserDict
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from defuse.bots.bot import Bot
from defuse.bots.temperament import TEMPERAMENTS
from defuse.sight.blanks import complete

if TYPE_CHECKING:
    from defuse.bots.careful import CarefulBot
    from defuse.bots.easy_bot import EasyBot
    from defuse.bots.master_bot import MasterBot
    from defuse.bots.random_bot import RandomBot
    from defuse.bots.searcher import SearcherBot
    from defuse.bots.timid_bot import TimidBot

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
    "with_temperaments",
]

BotMaker = Callable[[int], Bot]  # called with the seed of its dice

# The weakest first: the module and the class of each.
_OURS: Final = {
    "random": ("random_bot", "RandomBot"),
    "timid": ("timid_bot", "TimidBot"),
    "easy": ("easy_bot", "EasyBot"),
    "careful": ("careful", "CarefulBot"),
    "searcher": ("searcher", "SearcherBot"),
    "master": ("master_bot", "MasterBot"),
}
_MODULES: Final = {class_name: module for module, class_name in _OURS.values()}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"defuse.bots.{_MODULES[name]}"), name)


class _Bots(UserDict[str, BotMaker | None]):
    """Bots by name; None stands for one of ours that nobody has asked for yet."""

    def __getitem__(self, name: str) -> BotMaker:
        maker = self.data[name]
        if maker is None:
            maker = self.data[name] = __getattr__(_OURS[name][1])
        return maker


BOTS: Final = _Bots(dict.fromkeys(_OURS))
_TEMPERED: Final = ("easy", "careful", "searcher", "master")


def with_temperaments() -> list[str]:
    """All names of our bots, those with a temperament last: "master:bold"."""
    return [*BOTS, *(f"{name}:{temper}" for name in _TEMPERED for temper in TEMPERAMENTS)]


def new_bot(name: str, seed: int) -> Bot:
    """The bot of that name; the seed is that of its own dice."""
    return BOTS[name](seed)
