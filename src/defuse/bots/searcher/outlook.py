"""How likely somebody wins, from a look at all hands: for play-outs that are not played to the end."""

from math import exp
from typing import Final

from defuse.game import kinds as k
from defuse.game.table import Table


def _weights() -> list[float]:
    weights = [0.33] * (k.KINDS + 1)
    weights[k.DEFUSE] = 0.85
    weights[k.NOPE] = 0.53
    weights[k.ATTACK] = 0.53
    weights[k.SKIP] = 0.47
    weights[k.FAVOR] = 0.53
    weights[k.SEE_THE_FUTURE_3] = 0.39
    return weights


# What a card in hand adds to the logarithm of somebody's chances: fitted to games between careful players.
WEIGHTS: Final[list[float]] = _weights()
_TURN: Final = 0.41
_TOP: Final = -0.62


def outlook(table: Table, me: int) -> float:
    """The chance of one player, when somebody's turn begins or goes on."""
    mine = total = 0.0
    for seat in range(table.seats):
        if (table.alive >> seat) & 1:
            weight = 0.0
            for card in table.hands[seat]:
                weight += WEIGHTS[card]
            if seat == table.turn:
                weight += _TURN
                if table.pile and table.pile[-1] == k.EXPLODING_KITTEN:
                    weight += _TOP
            chances = exp(weight)
            total += chances
            if seat == me:
                mine = chances
    return mine / total
