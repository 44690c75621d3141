"""The master: a network that has played itself for hundreds of thousands of games weighs every move."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from pathlib import Path
from typing import Final

from defuse.bots.bot import Bot
from defuse.bots.careful import CarefulBot, Reading
from defuse.bots.careful.fatal import surely_fatal
from defuse.bots.choices import CAUTION, choices
from defuse.bots.marks import marked_first
from defuse.bots.network import Network, load_network, packaged_network
from defuse.bots.reasons import explain
from defuse.bots.temperament import Temperament, anger, split_setting
from defuse.encoding.encode import Rows
from defuse.game.agenda import REACT
from defuse.game.kinds import OF_THE_DEAD
from defuse.game.library import load_box
from defuse.game.moves import DRAW, NOPE_IT, PASS, PLAY, Move
from defuse.sight.odds import own_risk
from defuse.sight.view import View
from defuse.words import Told

# The others have practised before NOW cards could be played while an action waits to be Noped (NOW-1).
_KNOW_NOW: Final = ("zombie",)


CALM: Final = 0.3  # of a grudge: with more, many targets to choose from cost more than two games of a hundred


@cache
def _from_file(path: str) -> Network:
    return load_network(Path(path))


@cache
def _original() -> frozenset[int]:
    return frozenset(load_box("original").cards)


@lru_cache(maxsize=64)
def network_name(cast: tuple[int, ...]) -> str:
    """Which network of the package has practised games of these cards."""
    there = frozenset(kind for kind in range(len(cast)) if cast[kind])
    if not there.isdisjoint(OF_THE_DEAD):
        return "zombie"
    return "original" if there == _original() else "everything"


def network_for(view: View) -> Network:
    return packaged_network(network_name(view.cast))


def practised(view: View, moves: list[Move]) -> list[Move]:
    """The moves that the network knows, unless they surely kill."""
    question = view.question
    if question is not None and question.what == REACT and network_name(view.cast) not in _KNOW_NOW:
        known = [move for move in moves if move.verb != PLAY]
        if known and not all(surely_fatal(view, known)):
            moves = known
    return marked_first(moves)


class MasterBot(Bot):
    """It takes the move after which it has won most often, as far as it can tell.

    It knows what careful would do, and leaves that only for a move that is better by more than a trifle. A temperament
    is a trifle, too.

    One network has practised the Original box alone, one games with the dead, one everything else.
    Its setting is a file of weights that `defuse train` has written, a temperament, or both with a colon between them.
    """

    def __init__(self, seed: int, setting: str = "") -> None:
        file, self._temper = split_setting(setting)
        self._network = _from_file(file) if file else None
        self._careful = CarefulBot(seed, self._temper.name)
        self._seen: tuple[View, list[Move]] | None = None  # at its latest move
        self._chosen: Move | None = None
        self._is_usual = False
        self._chance = 0.0  # of winning after it

    def choose(self, view: View, moves: list[Move]) -> Move:
        moves = practised(view, moves)
        state, rows = Rows(), Rows()
        found, advised = choices(view, moves, self._careful, state, rows)
        best = 0
        if len(found) > 1:
            network = self._network or network_for(view)
            values = network.values(state, rows)
            weighed = values + _leanings(self._temper, view, found)
            weighed[advised] += CAUTION
            best = int(weighed.argmax())
            self._chance = 1 / (1 + exp(-float(values[best])))
        self._seen = (view, moves)
        self._chosen = found[best]
        self._is_usual = len(found) > 1 and best == advised
        return found[best]

    def why(self, players: Sequence[str]) -> Told | None:
        """The reason of careful if it has done the same, otherwise one for the move, or how often it wins so."""
        if self._seen is None or self._chosen is None:
            return None
        if self._is_usual and (usual := self._careful.why(players)) is not None:
            return usual
        reading = Reading(*self._seen, self._temper)
        explain(reading, self._chosen)
        if not reading.why and self._chosen.verb != PASS and self._is_sure_of(*self._seen):
            reading.because("why-weighed", percent=min(99, max(1, round(100 * self._chance))))
        return reading.reason(players)

    def _is_sure_of(self, view: View, moves: list[Move]) -> bool:
        """Whether it has weighed the moves, and has practised doing so."""
        network = self._network or network_for(view)
        return len(moves) > 1 and view.question is not None and network.has_practised(view.question.what)


def _leanings(temper: Temperament, view: View, moves: list[Move]) -> list[float]:
    """What a temperament adds to the log odds of each move."""
    if not temper.name:
        return [0.0] * len(moves)
    risk = own_risk(view)
    question = view.question
    player = question.act.seat if question is not None and question.act is not None else view.seat
    found: list[float] = []
    for move in moves:
        if move.verb == DRAW:
            found.append(temper.lean if 0.0 < risk < 1.0 else 0.0)
        elif move.verb == NOPE_IT:
            found.append(CALM * anger(temper, view.wronged_by[player]))
        elif move.target >= 0 and move.target != view.seat:
            found.append(CALM * anger(temper, view.wronged_by[move.target]))
        else:
            found.append(0.0)
    return found
