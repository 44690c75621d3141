"""Runs the game of a room: makes the moves of people, bots and the clock, and says when the next one is due.

Nothing here waits. Every method is given the time and returns the entries to be logged.
"""

import secrets
from collections.abc import Callable, Set
from typing import Final

from defuse.bots.defaults import default_move
from defuse.game.agenda import CHOOSE_PLAY, REACT_TO_DRAW, Step
from defuse.game.chance import Dice
from defuse.game.events import HELD, NOPED
from defuse.game.moves import DRAW, NOBODY, NOPE_IT, PASS, Move
from defuse.game.refusals import Refusal
from defuse.record.listing import card_by_number, filled
from defuse.server.play.pace import BRISK, SLOW_GLIMPSE, Pace, pace
from defuse.server.play.server_game import WINDOWS, ServerGame
from defuse.server.play.thinking import Brains
from defuse.server.room.entries import Ended, Entry, Moved, Timer
from defuse.server.room.state import PLAYING, RoomGame, RoomState, apply
from defuse.server.wire import refusals as no
from defuse.server.wire.protocol import MakeMove, RunningClock
from defuse.server.wire.refusals import Refused
from defuse.server.wire.seat_feed import SeatFeed

_BLANKS: Final = ("depth", "order", "kind", "cards")

Everybody = None  # all seats have to be refreshed


class Dealer:
    """A room's game while it is played."""

    def __init__(self, state: RoomState, server_game: ServerGame, brains: Brains, new_name: Callable[[], str]) -> None:
        assert state.match is not None
        self.state = state
        self.match: RoomGame = state.match
        self.server_game = server_game
        self.slips: dict[int, int] = {}  # how many times in a row the clock has played for a seat
        self.thoughts: dict[int, Move] = {}  # the moves that slow bots have found for the current question
        self.sole = NOBODY  # the seat of the only person who plays or watches: nobody else notices when windows shut
        self.stale: set[int] | None = Everybody  # the seats that have not been sent the latest change
        self._brains = brains
        self._new_name = new_name
        self._pace = pace(state.settings.fast)

    # Moves of people

    def move(self, seat: int, member: int, command: MakeMove, now: float) -> list[Entry] | Refused:
        """Make a member's move, if the question that it answers is still open."""
        if command.game != self.state.games or self.state.phase != PLAYING:
            return no.LATE
        if self.state.stopped:
            return no.PAUSED
        feed = self.server_game.feed(seat)
        if self.held and seat != self.server_game.chooser:
            return no.LATE_FOR_WINDOW
        if command.asked != feed.asked:
            return self._late(feed, command.heard)
        if not 0 <= command.move < len(feed.moves):
            return no.NO_SUCH_MOVE
        move = feed.moves[command.move]
        if move.open:
            given = {blank: value for blank in _BLANKS if (value := getattr(command, blank)) is not None}
            whole = filled(move, given, feed.glance(), card_by_number)
            if isinstance(whole, str):
                return no.by_filling(whole)
            move = whole
        entry = self._play(seat, move, now, member, command.n)
        if isinstance(entry, Refusal):
            return no.by_rule(entry)
        return [entry, *self._settled()]

    def _late(self, feed: SeatFeed, heard: int) -> Refused:
        """Why an answer comes too late."""
        missed = feed.story[max(0, heard) :]
        for event in missed:
            if event.what == NOPED and event.seat != feed.seat:
                return no.noped_first(self.server_game.names[event.seat])
        step = self.server_game.public_step()
        return no.LATE if step is not None and step.what in WINDOWS else no.LATE_FOR_WINDOW

    # Moves of bots and of the clock

    @property
    def held(self) -> bool:
        """Whether the latest moves are still held back."""
        return self.match.hold > 0.0

    def due(self, now: float, bots: Set[int]) -> float | None:
        """When something next happens by itself; None if nothing will."""
        if self.state.stopped or self.state.phase != PLAYING:
            return None
        if self.held:
            return now if self._chooses_at_once(bots) else self.match.hold
        if self.server_game.over or self._chooses_at_once(bots):
            return now
        times = [self.match.timer.until] if self.match.timer.until else []
        if self._passes_for_sole(bots):
            return now
        if bots and self._ready(bots):
            times.append(self._bots_move_at())
        return min(times, default=None)

    def act(self, now: float, bots: Set[int]) -> list[Entry]:
        """Do everything that is due by now: bot moves, timeouts, the end of a hold."""
        done: list[Entry] = []
        while not self.state.stopped and self.state.phase == PLAYING:
            due = self.due(now, bots)
            if due is None or due > now:
                break
            done += self._one(now, bots)
        return done

    def _one(self, now: float, bots: Set[int]) -> list[Entry]:
        """Do the next thing that is due."""
        chooser = self.server_game.chooser
        if self.held:
            if chooser is not None:
                return [self._by_bot(chooser, now) if chooser in bots else self._by_clock(chooser, now)]
            self.match.hold = 0.0
            self.stale = Everybody
            return self._settled()
        if self.server_game.over:
            return self._settled()
        if chooser is not None and chooser in bots:
            return [self._by_bot(chooser, now), *self._settled()]
        if self.match.timer.until and now >= self.match.timer.until:
            return self._time_is_up(now, bots)
        if self._passes_for_sole(bots):
            return [self._by_clock(self.sole, now), *self._settled()]
        return [self._by_bot(self._ready(bots)[0], now), *self._settled()]

    def _time_is_up(self, now: float, bots: Set[int]) -> list[Entry]:
        """Play the default move for every waiting seat. Not reacting in a window is no slip."""
        opened = self.match.timer.opened
        done: list[Entry] = []
        for seat in self.server_game.game.waiting:
            if self.match.timer.opened != opened or self.held:
                break
            if self.match.timer.kind == "turn" and seat not in bots:
                self.slips[seat] = self.slips.get(seat, 0) + 1
            found = seat in bots and seat in self.thoughts
            done.append(self._by_bot(seat, now) if found else self._by_clock(seat, now))
        return [*done, *self._settled()]

    def _by_clock(self, seat: int, now: float) -> Moved:
        feed = self.server_game.feed(seat)
        view = feed.glance()
        dice = Dice(secrets.randbits(32))  # new ones for every move, so that one says nothing about the next
        return self._must_play(seat, default_move(view, feed.observer.moves(), dice), now)

    def _by_bot(self, seat: int, now: float) -> Moved:
        move = self.thoughts.pop(seat, None)
        if move is None:
            feed = self.server_game.feed(seat)
            level = self._brains.quick(self.match.bots)
            move = self._brains.at_once(level, feed.glance(), feed.observer.moves(), self.match.places[seat].temper)
        return self._must_play(seat, move, now)

    def _must_play(self, seat: int, move: Move, now: float) -> Moved:
        entry = self._play(seat, move, now)
        assert not isinstance(entry, Refusal), entry
        return entry

    # Slow bots

    def to_think(self, bots: Set[int]) -> list[int]:
        """The bots that are asked and have to start thinking in the background."""
        if not self._brains.is_slow(self.match.bots) or self.state.stopped or self.held or self.server_game.over:
            return []
        return [seat for seat in self.server_game.game.waiting if seat in bots and seat not in self.thoughts]

    @property
    def question(self) -> tuple[float, int | None]:
        """Identifies the current question, so that a thought about an older one can be dropped."""
        return self.match.timer.opened, self.server_game.chooser

    def _ready(self, bots: Set[int]) -> list[int]:
        """The bots that are asked. They all move at the same moment, whether their thought is ready or not.

        A bot that visibly thought longer would reveal that it holds a Nope or has alternatives to drawing.
        """
        return [seat for seat in self.server_game.game.waiting if seat in bots]

    def _chooses_at_once(self, bots: Set[int]) -> bool:
        """Whether a bot chooses in secret. It does so at once, so that nobody notices that it had a choice (SK-1)."""
        return bool(bots) and self.server_game.chooser in bots

    def _bots_move_at(self) -> float:
        timer, pace = self.match.timer, BRISK if self._only_bots_live() else self._pace
        patience = self._brains.patience(self.match.bots)
        if timer.kind == "window":
            usual = self._glimpse(pace) if self._is_quiet() else pace.showing + pace.bot_reaction
            return timer.opened + max(usual, patience)
        return timer.opened + max(pace.bot_turn, patience)

    # Windows at a table with a single person

    def _is_quiet(self) -> bool:
        """Whether the only person at the table has nothing to react with in this window.

        It then shuts as soon as the card has been seen. That tells this person only what they hold themselves.
        """
        if self.sole == NOBODY or self.match.timer.kind != "window" or self.server_game.chooser is not None:
            return False
        game = self.server_game.game
        return game.question.seat == self.sole or all(move.verb == PASS for move in game.legal_moves(self.sole))

    def _passes_for_sole(self, bots: Set[int]) -> bool:
        """Whether the only person is asked in a quiet window: their pass is made at once."""
        return self.sole not in bots and self._is_quiet() and self.sole in self.server_game.game.waiting

    def _glimpse(self, pace: Pace) -> float:
        """How long the card of a quiet window lies open; a draw shows no card before it happens."""
        if self.server_game.game.question.what == REACT_TO_DRAW:
            return 0.0
        return SLOW_GLIMPSE if self._brains.is_slow(self.match.bots) else pace.glimpse

    def _only_bots_live(self) -> bool:
        """Whether only bots are left. They then move faster, since all people only watch; the dead may still react."""
        plays = self.server_game.game.table.is_present
        return not any(place.member is not None and plays(seat) for seat, place in enumerate(self.match.places))

    # One move

    def _play(self, seat: int, move: Move, now: float, member: int = 0, n: int = 0) -> Moved | Refusal:
        """Play a move and return its log entry with the clock that runs from now on."""
        game = self.server_game.game
        before, asked, depth = game.question, _asked(self.server_game.public_step()), len(game.table.agenda)
        may_bring = not self.held and self.server_game.may_bring_a_kitten(seat, move)
        if may_bring:
            self.server_game.look()  # feeds opened while it is held back must show the table as it is now
        said = self.server_game.play(seat, move)
        if isinstance(said, Refusal):
            return said
        hold = self.match.hold
        is_noticed = self.sole == NOBODY or self.server_game.chooser == self.sole  # bots notice no time
        if may_bring and is_noticed and _is_settled(before, move, depth, game.table.agenda):
            hold = now + self._pace.look
        timer = None
        public = any(event.what != HELD for event in said) or _asked(self.server_game.public_step()) != asked
        if public and game.table.public_table is None:
            timer = self.timer(max(now, hold))
            self.thoughts = {}
        # A seat that still has to choose pays later; a seat that has moved pays now, whether another has to choose or
        # not.
        spent = 0.0 if seat == self.server_game.chooser else self._spent(seat, now)
        if public or game.table.public_table is not None or before.what not in WINDOWS:
            self.stale = Everybody
        elif self.stale is not Everybody:
            self.stale.add(seat)  # nobody else may notice this pass
        entry = Moved(self.server_game.last_line(), timer, spent, seat, hold, member, n)
        apply(self.state, entry)
        if not self.held:
            self.server_game.known = self.server_game.moves
        return entry

    def _settled(self) -> list[Entry]:
        """The entry for the end of the game, as soon as the end is public."""
        self.server_game.known = self.server_game.known if self.held else self.server_game.moves
        if self.held or not self.server_game.over or self.state.phase != PLAYING:
            return []
        game = self.server_game
        ended = Ended(game.game.winner, game.tally.told(game.names), self._new_name())
        apply(self.state, ended)
        return [ended]

    # Clocks

    def timer(self, opened: float) -> Timer:
        """The clock that runs from this moment on."""
        return timer(self.server_game.public_step(), opened, self.state, self.match.banks)

    def _spent(self, seat: int, now: float) -> float:
        """The seconds that a move costs from the seat's bank."""
        running = self.match.timer
        late = now - running.soft
        if running.kind != "turn" or running.seat != seat or not running.until or late <= 0:
            return 0.0
        return min(late, self.match.banks[seat])

    def clock(self, now: float, seat: int) -> RunningClock | None:
        """The clock that a seat sees; a stopped clock shows the time at which it was stopped.

        While a move is held back only the chooser has a clock: the next one depends on what has happened.
        """
        moment = self.state.stopped_at if self.state.stopped else now
        if self.held:
            return self._clock_of_chooser(moment) if seat == self.server_game.chooser else None
        running = self.match.timer
        if not running.until or self.state.phase != PLAYING or self._is_quiet():
            return None
        whole = self.state.settings.window if running.kind == "window" else self.state.settings.turn
        bank = 0.0
        if running.seat >= 0:
            bank = self.match.banks[running.seat] - max(0.0, moment - running.soft)
        left = max(0.0, running.soft - moment)
        return RunningClock(running.kind, running.seat, round(left * 1000), whole * 1000, round(max(0.0, bank) * 1000))

    def _clock_of_chooser(self, moment: float) -> RunningClock:
        assert self.server_game.chooser is not None
        left = max(0.0, self.match.hold - moment)
        return RunningClock("turn", self.server_game.chooser, round(left * 1000), round(self._pace.look * 1000), 0)


def timer(step: Step | None, opened: float, state: RoomState, banks: list[float]) -> Timer:
    """The clock for a question that is asked at `opened`."""
    settings = state.settings
    if step is None:
        return Timer("turn", NOBODY, opened, opened, 0.0)
    if step.what in WINDOWS:
        shuts = opened + pace(settings.fast).showing + settings.window
        return Timer("window", NOBODY, opened, shuts, shuts if settings.window else 0.0)
    asked = [seat for seat in range(len(banks)) if (step.waits >> seat) & 1]
    seat = asked[0] if len(asked) == 1 else NOBODY
    soft = opened + settings.turn
    until = soft + (banks[seat] if seat >= 0 else 0.0)
    return Timer("turn", seat, opened, soft, until if settings.turn else 0.0)


def _asked(step: Step | None) -> tuple[int, int, int] | None:
    """Identifies a question among those without an event between them, also when some seats have answered it."""
    return None if step is None else (step.what, step.seat, step.number)


def _is_settled(before: Step, move: Move, depth: int, agenda: list[Step]) -> bool:
    """Whether the move shut a window, settled its question, or was a draw to which nobody can react any more."""
    after = agenda[-1] if agenda else None
    if before.what == CHOOSE_PLAY:
        return move.verb == DRAW and (after is None or after.what != REACT_TO_DRAW)
    if before.what not in WINDOWS:
        return after is None or (after.what, after.seat) != (before.what, before.seat)
    if move.verb not in (PASS, NOPE_IT):
        return False
    if after is None:
        return True
    length = before.number + 1 if move.verb == NOPE_IT else before.number
    return (after.what, after.number, len(agenda)) != (before.what, length, depth)
