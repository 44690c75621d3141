"""The master: a network that has played hundreds of thousands of games against itself weighs every move."""

from functools import cache
from importlib.resources import files
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.network import Network, load_network
from defuse.encoding.candidates import candidates
from defuse.encoding.encode import Encoder, Rows
from defuse.game.moves import Move
from defuse.sight.view import View

WEIGHTS: Final = "master.npz"


@cache
def master_network() -> Network:
    """The weights that come with the package."""
    with (files("defuse.bots") / "weights" / WEIGHTS).open("rb") as file:
        return load_network(file)


class MasterBot(Bot):
    """It takes the move after which it has won most often, as far as it remembers; it needs no dice."""

    def __init__(self, seed: int, network: Network | None = None) -> None:
        self._network = network or master_network()

    def choose(self, view: View, moves: list[Move]) -> Move:
        choices = candidates(view, moves)
        if len(choices) == 1:
            return choices[0]
        encoder, state, rows = Encoder(view), Rows(), Rows()
        encoder.state(state)
        for move in choices:
            encoder.move(move, rows)
        return choices[int(self._network.values(state, rows).argmax())]
