"""The moves that a network weighs, as numbers, with a mark on the one that a careful player would make."""

from defuse.bots.careful import CarefulBot
from defuse.encoding import layout as at
from defuse.encoding.candidates import candidates
from defuse.encoding.encode import Encoder, Rows
from defuse.game.moves import Move
from defuse.sight.view import View


def choices(view: View, moves: list[Move], careful: CarefulBot, states: Rows, rows: Rows) -> list[Move]:
    """The moves to choose from, none of them open. If there is a choice, its view and its moves become rows."""
    found = candidates(view, moves)
    if len(found) == 1:
        return found
    advised = careful.choose(view, moves)
    if advised not in found:
        found.append(advised)
    encoder = Encoder(view)
    encoder.state(states)
    for move in found:
        encoder.move(move, rows)
        if move == advised:
            rows.set(at.ADVISED)
    return found
