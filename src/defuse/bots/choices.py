"""The moves that a network weighs, as numbers, with a mark on the one that a careful player would make."""

from typing import Final

from defuse.bots.careful import CarefulBot
from defuse.bots.careful.fatal import worth_weighing
from defuse.encoding import layout as at
from defuse.encoding.candidates import candidates
from defuse.encoding.encode import Encoder, Rows
from defuse.game.moves import Move
from defuse.sight.view import View

CAUTION: Final = 0.1  # by so much, in log odds, another move has to be better than that of a careful player


def worthy(view: View, moves: list[Move]) -> list[Move]:
    """The moves with their blanks filled in, without those that surely kill or do nothing, if there are others."""
    found = candidates(view, moves)
    return [move for move, may_be in zip(found, worth_weighing(view, found), strict=True) if may_be]


def choices(
    view: View,
    moves: list[Move],
    careful: CarefulBot,
    states: Rows,
    rows: Rows,
    made: Move | None = None,
    for_people: bool = False,
) -> tuple[list[Move], int]:
    """The moves to choose from, none of them open or surely fatal, and which one is advised.

    A move that was made is among them. If there is a choice, its view and its moves become rows. People also have a
    choice where only one move does not kill.
    """
    found = worthy(view, moves)
    if for_people and len(found) == 1:
        found = candidates(view, moves)
    if made is not None and made not in found:
        found.append(made)
    if len(found) == 1:
        return found, 0
    advised = careful.choose(view, moves)
    if advised not in found:
        found.append(advised)
    encoder = Encoder(view)
    encoder.state(states)
    for move in found:
        encoder.move(move, rows)
        if move == advised:
            rows.set(at.ADVISED)
    return found, found.index(advised)
