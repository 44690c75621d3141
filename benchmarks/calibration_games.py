"""The games by which the judge is calibrated: masters play, and what they say is noted with how the game ended."""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from defuse.bots.careful import CarefulBot
from defuse.bots.careful.fatal import worth_weighing
from defuse.bots.choices import CAUTION, choices
from defuse.bots.master_bot import network_for, practised
from defuse.coach.chances import counted, is_aimed
from defuse.coach.thinking import difference, tried
from defuse.encoding.encode import Encoder, Rows
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.library import edition, plan
from defuse.game.moves import DRAW, Move
from defuse.game.setup import deal
from defuse.lab.running.seeds import mixed
from defuse.lab.running.tables import longest
from defuse.sight.observer import Observer
from defuse.sight.odds import is_deadly
from defuse.sight.view import View

CHUNK: Final = 50  # games of one task and one file
SEED: Final = 18
LOOKS: Final = 4  # one in so many moves is looked at by a seat that may not be asked
OTHER_GAMES: Final = 10  # in one of so many games a seat makes one move at random, which is judged alone
OTHER_MOVES: Final = 30  # one in so many decisions, until it has happened
COMPARED: Final = 20  # games for one decision that is tried out
TABLES: Final = 150

Kept = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Task:
    """Some games of one line."""

    edition: str
    players: int
    chunk: int

    @property
    def file(self) -> str:
        return f"{self.edition} {self.players} {self.chunk:04}.npz"


@dataclass
class Notes:
    """What was said in the games of a task, as lists that become arrays; `game` says in which game."""

    said: dict[str, list[Any]] = field(default_factory=dict)

    def add(self, **values: object) -> None:
        for name, value in values.items():
            self.said.setdefault(name, []).append(value)


def play(task: Task) -> tuple[Task, Kept]:
    notes = Notes()
    for number in range(task.chunk * CHUNK, (task.chunk + 1) * CHUNK):
        _Match(task, number, notes).play()
    return task, {name: np.asarray(values) for name, values in notes.said.items()}


class _Match:
    """A game between masters, with full windows as people play."""

    def __init__(self, task: Task, number: int, notes: Notes) -> None:
        luck = mixed(SEED, number, task.players)
        self.game = deal(plan(edition(task.edition), task.players, {}), luck, quick=False)
        self.number = number
        self.notes = notes
        self.dice = Dice(luck)
        self.others_dice = Dice(mixed(luck, task.chunk))  # apart, so that what is noted changes no game
        self.careful = CarefulBot(luck)
        self.observers = [Observer(self.game, seat) for seat in range(task.players)]
        self.explores = number % OTHER_GAMES == 0
        self.compares = number % COMPARED == 1
        self.moves: list[tuple[int, float, int, int]] = []
        self.looks: list[tuple[int, NDArray[np.float32], int]] = []
        self.others: list[tuple[int, float, int, int]] = []

    def play(self) -> None:
        game: Game = self.game
        left = longest(game) * 3
        while not game.over and left > 0:
            left -= 1
            seat = game.next_seat()
            moves = game.legal_moves(seat)
            move = moves[0] if len(moves) == 1 and not moves[0].open else self._decision(seat, moves)
            if move.verb == DRAW:
                self._note_aim(seat)
            refusal = game.submit(seat, move)
            assert refusal is None, refusal
            if self.dice.roll(LOOKS) == 0:
                self._look(self.dice.roll(game.table.seats))
        winner = game.winner
        for seat, value, left, pile in self.moves:
            self.notes.add(
                move_game=self.number, move_value=value, move_won=seat == winner, move_left=left, move_pile=pile
            )
        for seat, impressions, left in self.looks:
            self.notes.add(
                look_game=self.number, look=impressions.astype(np.float16), look_won=seat == winner, look_left=left
            )
        for seat, value, left, pile in self.others:
            self.notes.add(
                other_game=self.number, other_value=value, other_won=seat == winner, other_left=left, other_pile=pile
            )

    def _decision(self, seat: int, moves: list[Move]) -> Move:
        view = self.observers[seat].view()
        state, rows = Rows(), Rows()
        found, advised = choices(view, practised(view, moves), self.careful, state, rows)
        if len(found) == 1:
            return found[0]
        values = network_for(view).values(state, rows)
        may = worth_weighing(view, found)
        weighed = values.copy()
        weighed[advised] += CAUTION
        place = int(np.where(may, weighed, -np.inf).argmax())
        if self.explores and not self.others and self.dice.roll(OTHER_MOVES) == 0:
            return self._other(view, found, values, place)
        if self.compares and self.dice.roll(OTHER_MOVES) == 0:
            self.compares = False
            self._compare(view, found, values)
        if not self.explores:
            self.moves.append((seat, float(values[place]), sum(view.alive), view.pile_size))
        return found[place]

    def _other(self, view: View, found: list[Move], values: NDArray[np.float32], best: int) -> Move:
        """A move that the master would not make; what it says of the game before that does not count."""
        place = self.dice.roll(len(found) - 1)
        place += place >= best
        self.others.append((view.seat, float(values[place]), sum(view.alive), view.pile_size))
        return found[place]

    def _compare(self, view: View, found: list[Move], values: NDArray[np.float32]) -> None:
        """The two best moves, tried out on tables."""
        first, second = (int(place) for place in np.argsort(-values)[:2])
        results = tried(view, [found[first], found[second]], TABLES, self.number)
        there = difference(results[0], results[1])
        self.notes.add(
            pair_first=float(values[first]),
            pair_second=float(values[second]),
            pair_gain=there.mean,
            pair_error=there.error,
        )

    def _note_aim(self, mover: int) -> None:
        """Whether a draw is deadly after somebody has put a kitten back: as its player sees it, and as another one."""
        table = self.game.table
        for seat in (mover, (mover + 1 + self.others_dice.roll(table.seats - 1)) % table.seats):
            view = self.observers[seat].view()
            if table.is_present(seat) and is_aimed(view, mover) and 0.0 < counted(view, mover) < 1.0:
                self.notes.add(
                    aim_game=self.number,
                    aim_own=seat == mover,
                    aim_counted=counted(view, mover),
                    aim_hit=is_deadly(table.pile[-1]),
                )

    def _look(self, seat: int) -> None:
        if self.game.over or self.explores or not self.game.table.is_present(seat):
            return
        view = self.observers[seat].view()
        state = Rows()
        Encoder(view).state(state)
        self.looks.append((seat, network_for(view).impressions(state), sum(view.alive)))
