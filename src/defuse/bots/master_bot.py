"""The master: a network that has played hundreds of thousands of games against itself weighs every move."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.network import Network, load_network
from defuse.encoding.candidates import candidates
from defuse.encoding.encode import Encoder, Rows
from defuse.game.moves import Move
from defuse.sight.view import View

WEIGHTS: Final = "master.npz"


@cache
def _network(path: str) -> Network:
    """The weights of a file, or those that come with the package."""
    if path:
        return load_network(Path(path))
    with (files("defuse.bots") / "weights" / WEIGHTS).open("rb") as file:
        return load_network(file)


class MasterBot(Bot):
    """It takes the move after which it has won most often, as far as it can tell; it needs no dice.

    Its setting is a file of weights that `defuse train` has written; without one it plays with those of the package.
    """

    def __init__(self, seed: int, setting: str = "") -> None:
        self._network = _network(setting)

    def choose(self, view: View, moves: list[Move]) -> Move:
        choices = candidates(view, moves)
        if len(choices) == 1:
            return choices[0]
        encoder, state, rows = Encoder(view), Rows(), Rows()
        encoder.state(state)
        for move in choices:
            encoder.move(move, rows)
        return choices[int(self._network.values(state, rows).argmax())]
