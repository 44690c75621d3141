"""A game on the server: its record, and a feed for every seat. It knows nothing of people or clocks."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from defuse.fair.dealing import continue_fairly
from defuse.game.actions import SINGLE
from defuse.game.agenda import (
    ASK_AGAIN,
    CHOOSE_RESCUE,
    REACT,
    REACT_TO_DRAW,
    REACT_TO_RESCUE,
    Step,
)
from defuse.game.cards.deck import CARDS
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.cards.piles import DRAW_FROM_THE_BOTTOM
from defuse.game.engine import Game
from defuse.game.events import Event
from defuse.game.in_front import catcher_of
from defuse.game.keyed_luck import KEY_BYTES
from defuse.game.kinds import GODCAT, STREAKING_KITTEN, ZOMBIE_KITTEN
from defuse.game.moves import DIG, DRAW, PASS, TAKE, Move
from defuse.game.questions import QUESTIONS
from defuse.game.refusals import Refusal
from defuse.record.record import Record, Recorder, Replay, as_data, from_data
from defuse.server.play.statistics import GameStatistics
from defuse.server.wire.frame_encoding import FrameEncoder
from defuse.server.wire.seat_feed import SeatFeed
from defuse.sight.observer import Observer
from defuse.sight.odds import chance_of_kitten
from defuse.sight.piles import BOTTOM
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View

WINDOWS: Final = (REACT, REACT_TO_DRAW, REACT_TO_RESCUE)


@mypyc_attr(allow_interpreted_subclasses=True)
class ServerGame:
    """A game in progress. Everything that a seat is sent comes from its feed."""

    def __init__(self, recorder: Recorder, names: Sequence[str], weighing: Sequence[int]) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.names = list(names)  # as people read them; the record's names are written for the notation
        seats = range(self.game.table.seats)
        self._weighing = frozenset(weighing)
        self._encoder = FrameEncoder(self.names)
        self._feeds = {seat: self._feed(self.game, seat) for seat in seats}
        self.tally = GameStatistics(len(seats))
        self.known = 0  # how many moves everybody has heard of; the rest is held back

    @classmethod
    def resume(
        cls,
        deal: dict[str, object],
        names: Sequence[str],
        weighing: Sequence[int],
        known: int | None = None,
        key: bytes | None = None,
    ) -> "ServerGame":
        """The game of a record, replayed to its last move, so that every feed has its whole story.

        Moves after the first `known` ones are still held back. The luck to come is drawn from the game's key, or from a
        new one if the game began before games had keys.
        """
        run = Replay(from_data(deal))
        continue_fairly(run.game, secrets.token_bytes(KEY_BYTES) if key is None else key)
        server_game = cls(Recorder(run.game, run.record), names, weighing)
        server_game.known = len(run.record.entries) if known is None else known
        while not run.finished:
            if run.done == server_game.known:
                server_game.look()
            entry = run.record.entries[run.done]
            server_game._count_risk(entry.seat, entry.move)
            server_game.tally.note(run.step())
            if run.done <= server_game.known:
                server_game.hear()
            elif server_game.chooser is not None:
                server_game.feed(server_game.chooser).look()
        return server_game

    @property
    def record(self) -> Record:
        return self.recorder.record

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def moves(self) -> int:
        return len(self.record.entries)

    # What each seat knows

    def feed(self, seat: int) -> SeatFeed:
        """The feed of a seat, or of SPECTATOR, which is made when it is first needed."""
        found = self._feeds.get(seat)
        if found is None:
            found = self._late_comer(seat)
            if self.known == self.moves:
                found = self._feeds[seat] = found.moved_to(self.game)
        return found

    def feeds(self) -> list[SeatFeed]:
        return list(self._feeds.values())

    def hear(self) -> None:
        """Let every feed read the events that its seat may know."""
        for feed in self._feeds.values():
            feed.listen()

    def look(self, seats: Iterable[int] | None = None) -> None:
        """Refresh the feeds of these seats, or of all."""
        beside: View | None = None
        for seat in list(self._feeds) if seats is None else seats:
            beside = self.feed(seat).look(beside)

    def public_step(self) -> Step | None:
        """What the table waits for, as seen by everybody except a seat that chooses in secret (SK-1)."""
        table = self.game.table
        agenda = table.agenda if table.public_table is None else table.public_table.agenda
        return agenda[-1] if agenda else None

    @property
    def chooser(self) -> int | None:
        """The seat that chooses in secret how to survive."""
        table = self.game.table
        return (
            table.agenda[-1].seat if table.public_table is not None and table.agenda[-1].what == CHOOSE_RESCUE else None
        )

    def may_bring_a_kitten(self, seat: int, move: Move) -> bool:
        """Whether this move may lead to a secret choice by a seat that nobody expects to be choosing.

        The answer depends on public information only. After such a move everybody waits for the same time, whether
        there is something to choose or not.
        """
        table = self.game.table
        keepers = table.cast[STREAKING_KITTEN] + table.cast[GODCAT] + 2 * table.cast[ZOMBIE_KITTEN]
        if not keepers:
            return False
        step = table.agenda[-1]
        if step.what == REACT_TO_DRAW:
            return True
        if step.what == REACT:
            act = step.act
            waits = any(below.what in (REACT_TO_DRAW, ASK_AGAIN) for below in table.agenda)
            return waits or act is None or act.form != SINGLE or CARDS[act.kind].may_bring_kitten
        if step.what == CHOOSE_ORDER and any(below.what == ASK_AGAIN for below in table.agenda):
            return True
        question = QUESTIONS[step.what]
        if not question.is_open and question.brings_kitten:
            return keepers > 1  # there is something to choose only where two keep from exploding
        return move.verb in (DRAW, TAKE, DIG) and catcher_of(table, seat) >= 0

    # Moves

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        self._count_risk(seat, move)
        said = self.recorder.play(seat, move)
        if not isinstance(said, Refusal):
            self.tally.note(said)
        return said

    def _count_risk(self, seat: int, move: Move) -> None:
        """If this move makes a seat draw, add that seat's risk to its statistics."""
        table = self.game.table
        step = table.agenda[-1]
        last_pass = move.verb == PASS and step.waits == 1 << seat
        if (move.verb == DRAW and not table.has_now) or (last_pass and step.what == REACT_TO_DRAW):
            self.tally.take(step.seat, self._feeds[step.seat].risk_now().of(step.seat))
        elif last_pass and step.act is not None and step.number % 2 == 0:
            act = step.act
            if act.form == SINGLE and act.kind == DRAW_FROM_THE_BOTTOM:
                self.tally.take(act.seat, chance_of_kitten(self._feeds[act.seat].glance(), BOTTOM))

    def last_line(self) -> str:
        """The latest move in the notation, its chance pinned."""
        return self.record.line(self.record.entries[-1])

    def _feed(self, game: Game, seat: int) -> SeatFeed:
        return SeatFeed(Observer(game, seat, seat in self._weighing or seat == SPECTATOR), self._encoder)

    def _late_comer(self, seat: int) -> SeatFeed:
        run = Replay(self.record)
        feed = self._feed(run.game, seat)
        while run.done < self.known:
            run.step()
            feed.listen()
        return feed


def dealt(recorder: Recorder) -> dict[str, object]:
    """The deal as a record without moves."""
    return as_data(recorder.record)
