"""A game played to its end by players who choose among their legal moves at random."""

from mypy_extensions import i64

from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.moves import Move


def play_out(game: Game, dice: Dice, longest: i64 = -1) -> i64:
    """Play on at random until the game is over, or has taken so many decisions (TURN-4); how many it took."""
    decisions: i64 = 0
    while decisions != longest:
        choices: list[Move] = []
        seat = game.next_moves(choices)
        if seat < 0:
            break
        move = choices[dice.roll(len(choices))]
        if move.open:
            move = game.complete(seat, move, dice)
        refusal = game.submit(seat, move)
        assert refusal is None, refusal
        decisions += 1
    return decisions
