"""The order in which several waiting players are asked: first the subject of the question, then in turn order.

In a reaction window, the player after the owner of the latest card is asked first.
"""

from defuse.game.engine import Game
from defuse.game.moves import NOBODY


def next_asked(game: Game) -> int:
    """The seat to ask now, or NOBODY after the end."""
    table = game.table
    if not table.agenda:
        return NOBODY
    step = table.agenda[-1]
    seat = step.seat
    while not (step.waits >> seat) & 1:
        seat = (seat + table.direction) % table.seats
    return seat
