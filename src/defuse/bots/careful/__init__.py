"""The careful bot: a player that counts."""

from defuse.bots.careful.careful_bot import CarefulBot, advice
from defuse.bots.careful.reading import Reading

__all__ = ["CarefulBot", "Reading", "advice"]
