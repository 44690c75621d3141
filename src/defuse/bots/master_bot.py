"""The master: a network that has played itself for hundreds of thousands of games weighs every move."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.careful import CarefulBot
from defuse.bots.choices import choices
from defuse.bots.network import Network, load_network
from defuse.encoding.encode import Rows
from defuse.encoding.layout import ADVISED
from defuse.game import kinds as k
from defuse.game.moves import Move
from defuse.sight.view import View

_CAUTION: Final = 0.2

ORIGINAL: Final = frozenset(
    (
        k.EXPLODING_KITTEN,
        k.DEFUSE,
        k.NOPE,
        k.ATTACK,
        k.SKIP,
        k.FAVOR,
        k.SHUFFLE,
        k.SEE_THE_FUTURE_3,
        k.TACOCAT,
        k.CATTERMELON,
        k.HAIRY_POTATO_CAT,
        k.BEARD_CAT,
        k.RAINBOW_RALPHING_CAT,
    )
)


@cache
def _from_file(path: str) -> Network:
    return load_network(Path(path))


@cache
def _from_package(name: str) -> Network:
    with (files("defuse.bots") / "weights" / f"{name}.npz").open("rb") as file:
        return load_network(file)


def _plays_original(view: View) -> bool:
    return frozenset(kind for kind in range(len(view.cast)) if view.cast[kind]) == ORIGINAL


class MasterBot(Bot):
    """It takes the move after which it has won most often, as far as it can tell; it knows what careful would do.

    One network has practised the Original box alone, the other one everything. The second has seen less of each box:
    it leaves the careful move only for one that is clearly better.
    Its setting is a file of weights that `defuse train` has written; without one it plays with those of the package.
    """

    def __init__(self, seed: int, setting: str = "") -> None:
        self._network = _from_file(setting) if setting else None
        self._careful = CarefulBot(seed)

    def choose(self, view: View, moves: list[Move]) -> Move:
        state, rows = Rows(), Rows()
        found = choices(view, moves, self._careful, state, rows)
        if len(found) == 1:
            return found[0]
        if self._network is not None:
            return found[_best(self._network, state, rows, 0.0)]
        if _plays_original(view):
            return found[_best(_from_package("original"), state, rows, 0.0)]
        return found[_best(_from_package("everything"), state, rows, _CAUTION)]


def _best(network: Network, state: Rows, rows: Rows, caution: float) -> int:
    """Which of the moves; by so much (in log odds) another one has to be better than that of careful."""
    values = network.values(state, rows)
    for number, end in enumerate([*rows.starts[1:], len(rows.places)]):
        if rows.places[end - 1] == ADVISED:
            values[number] += caution
    return int(values.argmax())
