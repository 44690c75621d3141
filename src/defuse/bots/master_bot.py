"""The master: a network that has played itself for hundreds of thousands of games weighs every move."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.network import Network, load_network
from defuse.encoding.candidates import candidates
from defuse.encoding.encode import Encoder, Rows
from defuse.game.library import edition
from defuse.game.moves import Move
from defuse.sight.view import View

_ORIGINAL: Final = frozenset(edition("original").kinds)


@cache
def _from_file(path: str) -> Network:
    return load_network(Path(path))


@cache
def _from_package(name: str) -> Network:
    with (files("defuse.bots") / "weights" / f"{name}.npz").open("rb") as file:
        return load_network(file)


def _network_for(view: View) -> Network:
    """One network has practised the Original box alone, the other one everything."""
    cast = frozenset(kind for kind in range(len(view.cast)) if view.cast[kind])
    return _from_package("original" if cast == _ORIGINAL else "everything")


class MasterBot(Bot):
    """It takes the move after which it has won most often, as far as it can tell; it needs no dice.

    Its setting is a file of weights that `defuse train` has written; without one it plays with those of the package.
    """

    def __init__(self, seed: int, setting: str = "") -> None:
        self._network = _from_file(setting) if setting else None

    def choose(self, view: View, moves: list[Move]) -> Move:
        choices = candidates(view, moves)
        if len(choices) == 1:
            return choices[0]
        network = self._network or _network_for(view)
        encoder, state, rows = Encoder(view), Rows(), Rows()
        encoder.state(state)
        for move in choices:
            encoder.move(move, rows)
        return choices[int(network.values(state, rows).argmax())]
