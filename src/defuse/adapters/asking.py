"""In which order several players are asked: first whoever the question is about, then on in the direction of play.

So in a reaction window the player after the owner of the latest card is the first who may say Nope.
"""

from defuse.game.engine import Game
from defuse.game.moves import NOBODY


def next_asked(game: Game) -> int:
    """The seat that is asked now, or NOBODY after the end."""
    table = game.table
    if not table.agenda:
        return NOBODY
    step = table.agenda[-1]
    seat = step.seat
    while not (step.waits >> seat) & 1:
        seat = (seat + table.direction) % table.seats
    return seat
