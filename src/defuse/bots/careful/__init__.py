"""The careful bot: a player that counts."""

from defuse.bots.careful.careful_bot import CarefulBot

__all__ = ["CarefulBot"]
