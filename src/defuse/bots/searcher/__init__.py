"""The searcher: a player that deals what it cannot see, and tries its moves out."""

from defuse.bots.searcher.searcher_bot import SearcherBot

__all__ = ["SearcherBot"]
