"""One game between bots: who won, who went out when and by which card, and which bots failed."""

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from defuse.bots.defaults import default_move
from defuse.bots.entrants import Chooser
from defuse.bots.outside.faults import CRASHED, ILLEGAL, NONSENSE, Fault, Faults
from defuse.game.chance import Dice
from defuse.game.deaths import lasting_deaths
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.library import Edition, Plan, plan
from defuse.game.moves import NOBODY, Move
from defuse.game.refusals import Refusal
from defuse.game.setup import deal
from defuse.game.writing import write_move
from defuse.lab.running.noted_recorder import NotedRecorder
from defuse.sight.observer import Observer
from defuse.sight.view import View

if TYPE_CHECKING:
    from defuse.lab.arena.luck import LuckTerms

_LONGEST_FAULT: Final = 200

Submit = Callable[[int, Move], Refusal | None]


@dataclass(frozen=True)
class Setup:
    """The edition, the number of players and the options of a game."""

    edition: Edition
    players: int
    options: Mapping[str, object] = field(default_factory=dict)

    @cached_property
    def plan(self) -> Plan:
        return plan(self.edition, self.players, self.options)

    def deal(self, seed: int) -> Game:
        """A game with quick windows: only seats that can react are asked."""
        return deal(self.plan, seed, quick=True)

    def __getstate__(self) -> dict[str, object]:
        return {"edition": self.edition, "players": self.players, "options": self.options}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, in seats."""

    winner: int  # NOBODY if the game had no end (TURN-4)
    out: tuple[tuple[int, int], ...]  # who went out and by which card, in that order
    moves: int
    slips: tuple[tuple[int, Faults], ...] = ()  # faults of other people's bots, by seat
    luck: tuple[float, ...] = ()  # by seat, what is to be added to its score to take luck out, if that was asked for

    def score(self, seat: int, seats: int) -> float:
        """1 for the winner; a game without an end is shared by the survivors."""
        if self.winner != NOBODY:
            return float(self.winner == seat)
        return 0.0 if any(gone == seat for gone, _ in self.out) else 1.0 / (seats - len(self.out))

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from the winner to the first who went out; empty if the game had no end."""
        return () if self.winner == NOBODY else (self.winner, *(seat for seat, _ in reversed(self.out)))


class BotFailed(Exception):
    """One of our bots raised an error or made an illegal move: a bug, with how to reproduce it."""


@dataclass
class Seat:
    """The bot in a seat, and whether its faults are replaced by default moves."""

    bot: Chooser
    forgiven: bool = False


@runtime_checkable
class Follower(Protocol):
    """A bot that is told every event its seat hears, such as outside programs."""

    def begin(self, edition: str, view: View) -> None: ...

    def hear(self, news: Iterable[Event]) -> None: ...

    def end(self, view: View) -> None: ...


def play_game(
    game: Game,
    seats: Sequence[Seat],
    defaults: Dice,
    edition: str = "",
    recorder: NotedRecorder | None = None,
    luck: "LuckTerms | None" = None,
) -> Outcome:
    """Play to the end. A seat with only one move is not asked, and gets no view."""
    submit: Submit = game.submit if recorder is None else recorder.submit
    if luck is not None:
        submit = luck.following(submit)
    players = [_Player(game, number, seat, defaults, recorder, submit) for number, seat in enumerate(seats)]
    for player in players:
        player.begin(edition)
    most = longest(game)
    moves = 0
    while moves < most:
        seat = game.next_seat()
        if seat == NOBODY:
            break
        choices = game.legal_moves(seat)
        if len(choices) == 1 and not choices[0].open:
            submit(seat, choices[0])
        else:
            players[seat].move(choices)
        moves += 1
    out = tuple((event.seat, event.card) for event in lasting_deaths(game.events))
    slips = tuple((number, faults) for number, player in enumerate(players) if (faults := player.end()))
    return Outcome(game.winner, out, moves, slips, () if luck is None else luck.told())


def longest(game: Game) -> int:
    """More moves than a game of these cards takes, unless everybody draws from an empty pile for ever (TURN-4)."""
    return 4 * sum(game.table.cast) * (game.table.seats + 1)


class _Player:
    """A bot in its seat: tells it events, asks it for moves, and makes default moves for it."""

    def __init__(
        self, game: Game, number: int, seat: Seat, defaults: Dice, recorder: NotedRecorder | None, submit: Submit
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.submit = submit
        self.number = number
        self.bot = seat.bot
        self.forgiven = seat.forgiven
        self.follower = seat.bot if isinstance(seat.bot, Follower) else None
        self.defaults = defaults
        self.observer = Observer(game, number, getattr(seat.bot, "weighs", False) is True)
        kept = getattr(seat.bot, "faults", None)
        self.keeps_count = isinstance(kept, Faults)
        self.faults: Faults = kept if isinstance(kept, Faults) else Faults()

    def begin(self, edition: str) -> None:
        if self.follower is not None:
            with self._blamed():
                self.follower.begin(edition, self.observer.view())

    def end(self) -> Faults:
        """Tell the bot that the game is over; returns its faults, by our count or by that of its supervisor."""
        if self.follower is not None:
            with self._blamed():
                self.follower.hear(self.observer.news())
                self.follower.end(self.observer.view())
        return self.faults

    def move(self, choices: list[Move]) -> None:
        """Make the bot's move or, if it fails, the default move."""
        if self.follower is not None:
            with self._blamed():
                self.follower.hear(self.observer.news())
        view = self.observer.view()
        if not self.keeps_count:
            self.faults.asked += 1
        began = perf_counter()
        fault = self._fault(view, choices)
        if fault is not None:
            if not self.forgiven:
                raise BotFailed(f"{_where(self.game, self.number, choices)}\n{fault.what}")
            self.faults.note(fault, "")
            self.faults.lost += 1
            self.submit(self.number, default_move(view, choices, self.defaults))
        if self.recorder is not None:
            self.recorder.note(self.bot, perf_counter() - began, "" if fault is None else fault.what)

    @contextmanager
    def _blamed(self) -> Iterator[None]:
        """Count an error of another person's bot while it listens, instead of raising it."""
        try:
            yield
        except Exception as error:
            if not self.forgiven:
                raise
            self.faults.note(Fault(CRASHED, f"{type(error).__name__}: {error}"[:_LONGEST_FAULT]), "")

    def _fault(self, view: View, choices: list[Move]) -> Fault | None:
        """Ask the bot and make its move; returns the fault if that fails."""
        try:
            move = self.bot.choose(view, choices.copy())
        except Exception as error:
            what = f"{type(error).__name__}: {error}"[:_LONGEST_FAULT] if self.forgiven else traceback.format_exc()
            return Fault(CRASHED, what)
        if self.forgiven and not _is_sound(move):
            return Fault(NONSENSE, f"no move: {move!r}"[:_LONGEST_FAULT])
        no = self.submit(self.number, move)
        return None if no is None else Fault(ILLEGAL, f"{_written(move, self.game)}: {no}")


def _is_sound(move: object) -> bool:
    """Whether this is a Move made of integers, which the engine takes for granted."""
    return isinstance(move, Move) and all(
        type(part) is int for part in (*move.key()[:3], *move.cards, move.named, move.number)
    )


def _where(game: Game, seat: int, choices: list[Move]) -> str:
    could = ", ".join(_written(move, game) for move in choices)
    return f"seed of the game {game.table.seed}, event {len(game.events)}, seat {seat} could: {could}"


def _written(move: Move, game: Game) -> str:
    """The move in the notation, with seat numbers as names; its repr if it cannot be written."""
    try:
        return write_move(move, [str(seat) for seat in range(game.table.seats)])
    except (IndexError, KeyError, ValueError):
        return repr(move)
