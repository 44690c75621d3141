"""Deals a game from its key."""

from defuse.fair.sealing import deal_key, play_key
from defuse.game.engine import Game
from defuse.game.library import Plan
from defuse.game.setup import deal


def deal_fairly(plan: Plan, key: bytes) -> Game:
    """The dealt game; all luck to come is drawn from its key, too."""
    game = deal(plan, 0, key=deal_key(key))
    continue_fairly(game, key)
    return game


def continue_fairly(game: Game, key: bytes) -> None:
    """Draw the luck of a game from its key, as from the deal on. A game that is replayed after this counts along."""
    table = game.table
    table.key = play_key(key)
    table.shuffles = table.picks = 0
