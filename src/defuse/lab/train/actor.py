"""Plays many games at once in one process with networks, and notes the learner's decisions and who won."""

import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray

from defuse.bots import Bot, new_bot
from defuse.bots.careful import CarefulBot
from defuse.bots.choices import CAUTION, choices
from defuse.bots.network import Array, Network, load_network
from defuse.encoding import layout as at
from defuse.encoding.candidates import candidates
from defuse.encoding.encode import Encoder, Rows
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.moves import Move
from defuse.lab.running.tables import Setup, longest
from defuse.lab.train.practice import Practice
from defuse.lab.train.sums import Sums
from defuse.sight.observer import Observer
from defuse.sight.view import View

LEARNER: Final = 0
_AT_ONCE: Final = 64
_TEMPTING: Final = 0.3  # how far below the best, in log odds, a move is still likely to be explored


@dataclass(frozen=True)
class Episode:
    """A number of games to play: random ones of the practice, or an exam against a bot."""

    number: int
    seed: int
    games: int
    network: Network
    exploring: float = 0.0
    examples: bool = False  # the bot has all seats, and the network learns from it
    league: tuple[Path, ...] = ()  # earlier versions of the network
    league_share: float = 0.0  # share of games in which they have other seats
    bot: str = ""
    bot_share: float = 0.0  # share of games in which the bot has other seats
    exam: Setup | None = None  # the learner has one seat of each table, the bot all others


@dataclass
class TrainingSamples:
    """Decisions as flat arrays: the nonzero inputs, and how the game went on for the seat."""

    lesson: int
    games: int
    won_games: int  # by the learner
    state_places: NDArray[np.int32]
    state_values: NDArray[np.float32]
    state_starts: NDArray[np.int64]
    move_places: NDArray[np.int32]
    move_values: NDArray[np.float32]
    move_starts: NDArray[np.int64]
    targets: NDArray[np.float32]


@dataclass
class _Note:
    """A decision of the learner."""

    seat: int
    hope: float  # the chance of winning that the network saw in its best move
    explored: bool  # the move was chosen at random
    state_places: NDArray[np.int32]
    state_values: NDArray[np.float32]
    move_places: NDArray[np.int32]
    move_values: NDArray[np.float32]


class _Desk:
    """The decisions that one network has to make in this round."""

    def __init__(self, network: Network) -> None:
        self.sums = Sums(network)
        self.clear()

    def clear(self) -> None:
        self.states = Rows()
        self.moves = Rows()
        self.asked: list[_Playing] = []


class _Playing:
    """A game in progress."""

    def __init__(self, game: Game, networks: dict[int, int], bots: dict[int, Bot], dice: Dice, examples: int) -> None:
        self.game = game
        self.dice = dice
        self.examples = examples  # how often in 10,000 an imitated bot moves at random; 0 if none is imitated
        self.networks = networks  # the seats that networks play, and which network
        self.bots = bots
        self.observers = [Observer(game, seat) for seat in range(game.table.seats)]
        self.careful = CarefulBot(dice.roll(2**31))
        self.notes: list[_Note] = []
        self.left = longest(game)
        self.seat = -1
        self.choices: list[Move] = []
        self.advised = 0  # the index of the careful bot's move among them

    def go_on(self, desks: list[_Desk]) -> bool:
        """Play to the next decision of a network and put it on its desk; False when the game is over."""
        game = self.game
        while not game.over and self.left > 0:
            self.left -= 1
            seat = game.next_seat()
            moves = game.legal_moves(seat)
            if len(moves) == 1 and not moves[0].open:
                game.submit(seat, moves[0])
                continue
            view = self.observers[seat].view()
            bot = self.bots.get(seat)
            if bot is not None:
                game.submit(seat, self._example(seat, bot, view, moves))
                continue
            desk = desks[self.networks[seat]]
            found, advised = choices(view, moves, self.careful, desk.states, desk.moves)
            if len(found) == 1:
                game.submit(seat, found[0])
                continue
            desk.asked.append(self)
            self.seat, self.choices, self.advised = seat, found, advised
            return True
        return False

    def _example(self, seat: int, bot: Bot, view: View, moves: list[Move]) -> Move:
        """A bot's move; if it is imitated, sometimes a random one, and the decision is noted."""
        if not self.examples:
            return bot.choose(view, moves)
        move = advised = bot.choose(view, moves)
        if self.dice.roll(10_000) < self.examples:
            possible = candidates(view, moves)
            move = possible[self.dice.roll(len(possible))]
        encoder, state, row = Encoder(view), Rows(), Rows()
        encoder.state(state)
        encoder.move(move, row)
        if move == advised:
            row.set(at.ADVISED)
        self.notes.append(_Note(seat, 0.0, False, *Sums.rows(state).row(0), *Sums.rows(row).row(0)))
        return move

    def targets(self) -> list[float]:
        """For each note, how the game went on for its seat.

        The target is whether the seat won; but the result of an explored move does not count against the moves before
        it: up to there the game was worth what the network expected.
        """
        later = [0.0] * self.game.table.seats
        if self.game.winner >= 0:  # nobody wins a game without an end
            later[self.game.winner] = 1.0
        found: list[float] = []
        for note in reversed(self.notes):
            found.append(later[note.seat])
            if note.explored:
                later[note.seat] = note.hope
        return found[::-1]


@dataclass(frozen=True)
class Actor:
    """Plays episodes. The result of an episode depends on nothing else."""

    practice: Practice

    def __call__(self, lesson: Episode) -> TrainingSamples:
        torch.set_num_threads(1)
        return _Round(self.practice, lesson).play()


@lru_cache(maxsize=16)
def _earlier_self(path: Path) -> Network:
    return load_network(path)


class _Round:
    """The games of one episode."""

    def __init__(self, practice: Practice, lesson: Episode) -> None:
        self._practice = practice
        self._lesson = lesson
        self._dice = Dice(lesson.seed)
        self._desks = [_Desk(lesson.network), *(_Desk(_earlier_self(path)) for path in lesson.league)]
        self._dealt = 0

    def play(self) -> TrainingSamples:
        lesson = self._lesson
        playing: list[_Playing] = []
        finished: list[_Playing] = []
        while playing or self._dealt < lesson.games:
            while len(playing) < _AT_ONCE and self._dealt < lesson.games:
                playing.append(self._new_game())
            for desk in self._desks:
                desk.clear()
            going: list[_Playing] = []
            for each in playing:
                (going if each.go_on(self._desks) else finished).append(each)
            playing = going
            for number, desk in enumerate(self._desks):
                if desk.asked:
                    self._decide(desk, number == LEARNER)
        return _samples(lesson, finished)

    def _new_game(self) -> _Playing:
        lesson, dice = self._lesson, self._dice
        self._dealt += 1
        setting = self._practice.pick(dice) if lesson.exam is None else lesson.exam
        game = setting.deal(dice.roll(2**31))
        seats = range(setting.players)
        ours = self._dealt % setting.players
        chance = dice.roll(1000) / 1000
        if lesson.examples:
            bots = {seat: new_bot(lesson.bot, dice.roll(2**31)) for seat in seats}
            return _Playing(game, {}, bots, dice, round(lesson.exploring * 10_000))
        if lesson.exam is not None or chance < lesson.bot_share:
            theirs = [seat for seat in seats if seat != ours and (lesson.exam is not None or dice.roll(3))]
            bots = {seat: new_bot(lesson.bot, dice.roll(2**31)) for seat in theirs}
            return _Playing(game, {seat: LEARNER for seat in seats if seat not in bots}, bots, dice, 0)
        networks = dict.fromkeys(seats, LEARNER)
        if lesson.league and chance < lesson.bot_share + lesson.league_share:
            for seat in seats:
                if seat != ours and dice.roll(3):
                    networks[seat] = 1 + dice.roll(len(lesson.league))
        return _Playing(game, networks, {}, dice, 0)

    def _decide(self, desk: _Desk, learner: bool) -> None:
        """Make one decision in every game on this desk."""
        states, moves = desk.sums.rows(desk.states), desk.sums.rows(desk.moves)
        counts = [len(each.choices) for each in desk.asked]
        values = desk.sums.values(states, moves, counts)
        dice = self._dice
        exploring = int(self._lesson.exploring * 10_000) if learner else 0
        start = 0
        for number, (each, count) in enumerate(zip(desk.asked, counts, strict=True)):
            explored = exploring > 0 and dice.roll(10_000) < exploring
            seen = values[start : start + count]
            weighed = seen.copy()
            weighed[each.advised] += CAUTION
            best = int(weighed.argmax())
            place = _other(weighed, dice) if explored else best
            if learner:
                hope = 1 / (1 + math.exp(-float(seen[best])))
                note = _Note(each.seat, hope, explored, *states.row(number), *moves.row(start + place))
                each.notes.append(note)
            no = each.game.submit(each.seat, each.choices[place])
            assert no is None, no
            start += count


def _other(weighed: Array, dice: Dice) -> int:
    """A move to explore: half of the time any, otherwise preferably one that is nearly the best."""
    if dice.roll(2):
        return dice.roll(len(weighed))
    chances = np.cumsum(np.exp((weighed - weighed.max()) / _TEMPTING))
    return min(int(np.searchsorted(chances, chances[-1] * dice.roll(10**6) / 10**6)), len(weighed) - 1)


def _samples(lesson: Episode, finished: list[_Playing]) -> TrainingSamples:
    notes = [note for playing in finished for note in playing.notes]
    targets = [target for playing in finished for target in playing.targets()]
    return TrainingSamples(
        lesson.number,
        len(finished),
        sum(playing.networks.get(playing.game.winner) == LEARNER for playing in finished),
        np.concatenate([note.state_places for note in notes]),
        np.concatenate([note.state_values for note in notes]),
        _starts([len(note.state_places) for note in notes]),
        np.concatenate([note.move_places for note in notes]),
        np.concatenate([note.move_values for note in notes]),
        _starts([len(note.move_places) for note in notes]),
        np.asarray(targets, np.float32),
    )


def _starts(lengths: list[int]) -> NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(lengths[:-1], dtype=np.int64)])
