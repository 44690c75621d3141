"""The master: a network that has played itself for hundreds of thousands of games weighs every move."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from numpy import inf, where

from defuse.bots.bot import Bot
from defuse.bots.careful import CarefulBot
from defuse.bots.choices import CAUTION, choices
from defuse.bots.fatal import worth_weighing
from defuse.bots.marks import marked_first
from defuse.bots.network import Network, load_network
from defuse.encoding.encode import Rows
from defuse.game.agenda import REACT
from defuse.game.library import load_box
from defuse.game.moves import PLAY, Move
from defuse.sight.view import View


@cache
def _from_file(path: str) -> Network:
    return load_network(Path(path))


@cache
def _from_package(name: str) -> Network:
    with (files("defuse.bots") / "weights" / f"{name}.npz").open("rb") as file:
        return load_network(file)


@cache
def _original() -> frozenset[int]:
    return frozenset(load_box("original").cards)


def _plays_original(view: View) -> bool:
    return frozenset(kind for kind in range(len(view.cast)) if view.cast[kind]) == _original()


class MasterBot(Bot):
    """It takes the move after which it has won most often, as far as it can tell.

    It knows what careful would do, and leaves that only for a move that is better by more than a trifle.

    One network has practised the Original box alone, the other one everything.
    Its setting is a file of weights that `defuse train` has written; without one it plays with those of the package.
    """

    def __init__(self, seed: int, setting: str = "") -> None:
        self._network = _from_file(setting) if setting else None
        self._careful = CarefulBot(seed)

    def choose(self, view: View, moves: list[Move]) -> Move:
        if view.question is not None and view.question.what == REACT:
            # The networks have practised before Alter the Future NOW could be played here (NOW-1).
            moves = [move for move in moves if move.verb != PLAY] or moves
        moves = marked_first(moves)
        state, rows = Rows(), Rows()
        found, advised = choices(view, moves, self._careful, state, rows)
        if len(found) == 1:
            return found[0]
        network = self._network or _from_package("original" if _plays_original(view) else "everything")
        values = network.values(state, rows)
        values[advised] += CAUTION
        return found[int(where(worth_weighing(view, found), values, -inf).argmax())]
