"""A table with every card seen: for replays and for watching bots, when nobody is left to keep a secret from."""

from defuse.game.table import Table
from defuse.sight.memory import Memory
from defuse.sight.piles import Pile
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View
from defuse.sight.view_building import view


def view_from_above(table: Table) -> View:
    """All hands and the whole pile, also those that a secret choice hides from everybody else."""
    pile = tuple(reversed(table.pile))
    below = table.clone()
    below.public_table = None
    seen = view(below, SPECTATOR, Memory(SPECTATOR, below.seats, len(pile), below.cast))
    seen.hands = tuple(tuple(sorted(hand)) for hand in table.hands)
    seen.pile = pile
    seen.piles = ((1.0, Pile(pile, ())),)
    return seen
