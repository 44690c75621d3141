"""The tables of a batch and their loop: actions in, observations and masks out, in blocks of memory of their own."""

from collections.abc import Callable
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64, u8

from defuse.adapters.spelled_game import SpelledGame
from defuse.encoding.actions import Actions
from defuse.encoding.observation import ObservationWriter
from defuse.game.library import Plan
from defuse.game.moves import NOBODY, Move
from defuse.game.seed_mixing import mixed
from defuse.game.setup import deal
from defuse.sight.observer import Observer
from defuse.sight.view import View


class Opponent(Protocol):
    """Somebody who plays a seat without being asked from outside."""

    def choose(self, view: View, moves: list[Move]) -> Move: ...


# Makes the opponents of a game by seat, None for an agent, from a seed.
Seating = Callable[[int], list[Opponent | None]]


class Finish:
    """A game, or a seat's part in it, that ended in this step."""

    __slots__ = ("broken_off", "over", "rewards", "row")

    def __init__(self, row: int, over: bool, broken_off: bool, rewards: list[tuple[int, float]]) -> None:
        self.row = row
        self.over = over  # the row shows a new game
        self.broken_off = broken_off
        self.rewards = rewards  # by seat


class Lane:
    """One table: its games one after the other."""

    __slots__ = ("agent", "games", "opponents", "play", "present", "seed", "told")

    def __init__(self, seed: int, play: SpelledGame) -> None:
        self.seed = seed
        self.games = 0  # that have been dealt
        self.play = play
        self.opponents: list[Opponent | None] = []
        self.agent = NOBODY  # the only seat that is asked from outside, if there are opponents
        self.told: list[int] = []  # the actions that it was told were open
        self.present: i64 = 0  # the seats that have not lost, as far as they have been told


class Lanes:
    """All tables: `begin` deals, `step` takes one action each; then rows, masks, seats and finishes can be read."""

    def __init__(
        self,
        plan: Plan,
        actions: Actions,
        tables: int,
        size: int,
        longest: int,
        quick: bool,
        seating: Seating | None,
        lost: float,
    ) -> None:
        self.plan = plan
        self.actions = actions
        self.quick = quick
        self.longest = longest
        self.seating = seating
        self.lost = lost  # the reward of a seat that has not won
        self.lanes: list[Lane] = []
        self._writer = ObservationWriter(tables, size)
        self.rows = self._writer.rows  # what the seats that are asked observe
        self.open: vec[u8] = vec[u8]([0 for _ in range(tables * actions.size)])  # 1 for each action that is open
        self._width: i64 = actions.size
        self.finishes: list[Finish] = []
        self.seats: list[int] = []  # the seat that is asked at each table

    def begin(self, seeds: list[int]) -> None:
        """New games at all tables, whose seeds these are."""
        self._clear()
        self.lanes = []
        for seed in seeds:
            lane = Lane(seed, self._dealt(seed, 0, []))
            self._next_game(lane)
            self.lanes.append(lane)
        self._tell_all()

    def step(self, choices: list[int]) -> None:
        """One action for each table; raises ValueError if one is not open, and then nothing may be read."""
        self._clear()
        for row in range(len(self.lanes)):
            lane = self.lanes[row]
            lane.play.choose(choices[row])
            if lane.opponents:
                self._let_opponents_play(lane)
            self._see_what_ended(row, lane)
        self._tell_all()

    def _clear(self) -> None:
        self.rows.clear()
        opened = self.open
        first: i64 = 0
        for lane in self.lanes:
            for action in lane.told:
                opened[first + action] = 0
            first += self._width
        self.finishes = []
        self.seats = []

    def _dealt(self, seed: int, number: int, opponents: list[Opponent | None]) -> SpelledGame:
        game = deal(self.plan, mixed(seed, number), self.quick)
        observers: list[Observer] = []
        for seat in range(self.plan.players):
            weighing = bool(opponents) and getattr(opponents[seat], "weighs", False) is True
            observers.append(Observer(game, seat, weighing))
        return SpelledGame(self.actions, game, observers, self.quick, self.longest)

    def _next_game(self, lane: Lane) -> None:
        """Deal until an agent has a choice."""
        while True:
            lane.games += 1
            if self.seating is not None:
                lane.opponents = self.seating(mixed(lane.seed, lane.games, 1))
                lane.agent = lane.opponents.index(None)
            lane.play = self._dealt(lane.seed, lane.games, lane.opponents)
            lane.present = lane.play.game.table.present
            if lane.opponents:
                self._let_opponents_play(lane)
            if not self._has_ended(lane):
                return

    def _let_opponents_play(self, lane: Lane) -> None:
        """Until the agent is asked, is out, or the game is over."""
        play = lane.play
        while play.seat != NOBODY and play.seat != lane.agent and not self._has_ended(lane):
            opponent = lane.opponents[play.seat]
            assert opponent is not None
            play.submit(opponent.choose(play.observers[play.seat].view(), play.moves.copy()))

    def _has_ended(self, lane: Lane) -> bool:
        """Whether there is nothing left to choose for the agents of this game."""
        play = lane.play
        if play.seat == NOBODY or play.moves_made >= self.longest:
            return True
        return lane.agent != NOBODY and (play.game.table.present >> lane.agent) & 1 == 0

    def _see_what_ended(self, row: int, lane: Lane) -> None:
        table = lane.play.game.table
        ended = self._has_ended(lane)
        if not ended and table.present == lane.present:
            return
        winner = table.winner
        gone = lane.present & ~table.present
        broken_off = ended and winner == NOBODY and (lane.agent == NOBODY or (gone >> lane.agent) & 1 == 0)
        rewards: list[tuple[int, float]] = []
        for seat in range(self.plan.players):
            if (lane.present >> seat) & 1 == 0 or (lane.agent != NOBODY and seat != lane.agent):
                continue
            if seat == winner:
                rewards.append((seat, 1.0))
            elif (gone >> seat) & 1 or winner != NOBODY:
                rewards.append((seat, self.lost))
        self.finishes.append(Finish(row, ended, broken_off, rewards))
        lane.present = table.present
        if ended:
            self._next_game(lane)

    def _tell_all(self) -> None:
        """What the seats that are asked observe, and which actions are open to them."""
        writer, opened = self._writer, self.open
        first: i64 = 0
        for number, lane in enumerate(self.lanes):
            play = lane.play
            seat = play.seat
            speller = play.speller
            assert speller is not None
            self.seats.append(seat)
            writer.write(number, play.observers[seat], speller)
            lane.told = speller.open
            for action in speller.open:
                opened[first + action] = 1
            first += self._width
