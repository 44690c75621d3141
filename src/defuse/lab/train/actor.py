"""Many games at once in one process: a network plays them and notes what it did and who won."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from defuse.bots.bot import Bot
from defuse.bots.network import Network, _summed
from defuse.encoding.candidates import candidates
from defuse.encoding.encode import Encoder, Features
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.library import Plan, edition, plan
from defuse.game.moves import Move
from defuse.game.setup import deal
from defuse.sight.witness import Witness


@dataclass(frozen=True)
class Setting:
    """One kind of game that is practised."""

    edition: str
    players: int


@dataclass
class Samples:
    """Decisions as flat arrays: which places were set, and whether the seat won in the end."""

    state_places: NDArray[np.uint16]
    state_values: NDArray[np.float16]
    state_starts: NDArray[np.int64]
    move_places: NDArray[np.uint16]
    move_values: NDArray[np.float16]
    move_starts: NDArray[np.int64]
    won: NDArray[np.float32]
    games: int


class _Playing:
    """A game in progress, and the decisions so far."""

    def __init__(self, game: Game, others: dict[int, Bot]) -> None:
        self.game = game
        self.others = others  # seats that are not played by the network
        self.witnesses = [Witness(game, seat) for seat in range(game.table.seats)]
        self.notes: list[tuple[int, Features, Features]] = []
        self.seat = -1
        self.state: Features | None = None
        self.choices: list[Move] = []
        self.encoded: list[Features] = []

    def go_on(self) -> bool:
        """Play up to the next decision of the network; False when the game is over."""
        game = self.game
        while not game.over:
            seat = game.next_seat()
            witness = self.witnesses[seat]
            moves = witness.moves()
            if len(moves) == 1 and not moves[0].open:
                game.submit(seat, moves[0])
                continue
            view = witness.view()
            bot = self.others.get(seat)
            if bot is not None:
                game.submit(seat, bot.choose(view, moves))
                continue
            choices = candidates(view, moves)
            if len(choices) == 1:
                game.submit(seat, choices[0])
                continue
            encoder = Encoder(view)
            self.seat, self.choices = seat, choices
            self.state = encoder.state()
            self.encoded = [encoder.move(move) for move in choices]
            return True
        return False

    def play(self, place: int) -> None:
        assert self.state is not None
        self.notes.append((self.seat, self.state, self.encoded[place]))
        refusal = self.game.submit(self.seat, self.choices[place])
        assert refusal is None, refusal


class Actor:
    """Keeps a number of games going."""

    def __init__(self, settings: Sequence[Setting], seed: int, at_once: int = 48) -> None:
        self._plans: list[Plan] = [plan(edition(each.edition), each.players) for each in settings]
        self._dice = Dice(seed)
        self._at_once = at_once
        self._games: list[_Playing] = []

    def _new(self) -> _Playing:
        chosen = self._plans[self._dice.roll(len(self._plans))]
        return _Playing(deal(chosen, self._dice.roll(2**31), quick=True), {})

    def gather(self, network: Network, decisions: int, exploring: float) -> Samples:
        """So many decisions of finished games."""
        finished: list[_Playing] = []
        noted = 0
        while noted < decisions:
            ready: list[_Playing] = []
            for playing in self._games:
                if playing.go_on():
                    ready.append(playing)
                else:
                    finished.append(playing)
                    noted += len(playing.notes)
            while len(ready) < self._at_once:
                fresh = self._new()
                if fresh.go_on():
                    ready.append(fresh)
            self._games = ready
            self._choose(network, exploring)
        return _samples(finished)

    def _choose(self, network: Network, exploring: float) -> None:
        """One decision in every game."""
        states = _summed(network.state, [each.state for each in self._games if each.state is not None])
        encoded = [move for playing in self._games for move in playing.encoded]
        counts = [len(playing.encoded) for playing in self._games]
        first = _summed(network.move, encoded)
        first += np.repeat(states, counts, axis=0)
        first += network.bias
        values = network.from_first(first)
        start = 0
        for playing, count in zip(self._games, counts, strict=True):
            if exploring and self._dice.roll(10_000) < exploring * 10_000:
                place = self._dice.roll(count)
            else:
                place = int(values[start : start + count].argmax())
            playing.play(place)
            start += count


def _samples(finished: Sequence[_Playing]) -> Samples:
    state_places: list[int] = []
    state_values: list[float] = []
    state_starts: list[int] = []
    move_places: list[int] = []
    move_values: list[float] = []
    move_starts: list[int] = []
    won: list[float] = []
    for playing in finished:
        winner = playing.game.winner
        for seat, state, move in playing.notes:
            state_starts.append(len(state_places))
            state_places += state.places
            state_values += state.values
            move_starts.append(len(move_places))
            move_places += move.places
            move_values += move.values
            won.append(1.0 if seat == winner else 0.0)
    return Samples(
        np.asarray(state_places, np.uint16),
        np.asarray(state_values, np.float16),
        np.asarray(state_starts, np.int64),
        np.asarray(move_places, np.uint16),
        np.asarray(move_values, np.float16),
        np.asarray(move_starts, np.int64),
        np.asarray(won, np.float32),
        len(finished),
    )
