"""How likely somebody wins, from a look at all hands: for play-outs that are not played to the end.

The numbers were fitted to 50,000 moments of 6,700 games between careful players, of all boxes with up to six players:
everybody wins in proportion to exp(what speaks for them).
"""

from math import exp
from typing import Final

from defuse.game import kinds as k
from defuse.game.cards.deck import CARDS
from defuse.game.kinds import PLACES
from defuse.game.table import Table

_WEIGHTS: Final[list[float]] = [CARDS[kind].odds for kind in range(PLACES)]

_A_DEFUSE: Final = 0.5  # more for the first one
_REVIVAL: Final = 0.1  # what a dead player may still hope for (ZMB-4)
_TURN: Final = 0.26
_OWED: Final = -0.09  # for every turn after this one
_TOP: Final = -0.63  # a kitten lies where somebody draws next
_SECOND: Final = -0.43  # or where the next player does


def outlook(table: Table, me: int) -> float:
    """The chance of one player, when somebody's turn begins or goes on."""
    mine = total = 0.0
    for seat in range(table.seats):
        if table.is_present(seat):
            chances = exp(_strength(table, seat)) if table.lives(seat) else _REVIVAL
            total += chances
            if seat == me:
                mine = chances
    return mine / total


def _strength(table: Table, seat: int) -> float:
    hand = table.hands[seat]
    strength = _A_DEFUSE if k.DEFUSE in hand or k.ZOMBIE_KITTEN in hand else 0.0
    for card in hand:
        strength += _WEIGHTS[card]
    if seat == table.turn:
        strength += _TURN + _OWED * float(table.owed - 1)
        if _is_deadly_at(table, 1):
            strength += _TOP
    elif table.owed == 1 and seat == table.next_after(table.turn) and _is_deadly_at(table, 2):
        strength += _SECOND
    return strength


def _is_deadly_at(table: Table, place: int) -> bool:
    """Whether a kitten lies at a place of the pile, counting from 1."""
    if len(table.pile) < place:
        return False
    card = table.pile[-place]
    return card == k.EXPLODING_KITTEN or card == k.IMPLODING_KITTEN_UP
