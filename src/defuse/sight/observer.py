"""One seat following a game: what it hears, what it remembers, what it may do."""

from mypy_extensions import i64

from defuse.game.engine import Game
from defuse.game.events import DEALT, TURN_BEGAN, Event
from defuse.game.moves import Move
from defuse.sight.belief import Belief, can_be_weighed
from defuse.sight.glance import Glance
from defuse.sight.memory import Memory
from defuse.sight.redaction import redact
from defuse.sight.view import View
from defuse.sight.view_building import imploding_on_top, table_seen_by, view


class Observer:
    """A seat (or SPECTATOR) of a game from its current moment on; ask it again after every move.

    With `weighing` it also keeps the chances of everything that is unsure: its views have `piles`. That costs time, so
    programs that play many thousands of games leave it out, and nobody weighs a table with very many kittens.
    """

    def __init__(self, game: Game, seat: int, weighing: bool = False) -> None:
        self.game = game
        self.seat = seat
        self._weighing = weighing and can_be_weighed(game.table)
        self._begin()

    def moved_to(self, game: Game) -> "Observer":
        """The same seat with all that it remembers, at another table that has come to the same moment."""
        twin = Observer(game, self.seat)
        twin._weighing = self._weighing
        twin.memory = self.memory.copy()
        twin.belief = None if self.belief is None else self.belief.copy()
        return twin

    def _begin(self) -> None:
        """Remember from now on. While a secret choice is open, begin with the table as it was before it."""
        seen = table_seen_by(self.game.table, self.seat)
        veiled = seen is not self.game.table
        self._heard = self.game.public_until if veiled else len(self.game.events)
        self.memory = Memory(self.seat, seen.seats, len(seen.pile), seen.cast)
        if imploding_on_top(seen):
            self.memory.see_imploding_on_top()
        self.belief: Belief | None = None
        if self._weighing:
            self.belief = Belief.at(seen, self.seat, is_just_dealt(self.game.events[: self._heard]))
        self._misses_something = veiled and self._heard == len(self.game.events)  # in a copy, which keeps no log

    @property
    def is_up_to_date(self) -> bool:
        """Whether nothing has happened since the last time."""
        return self._heard == len(self.game.events)

    def news(self) -> list[Event]:
        """What has happened since the last time, as this seat hears of it."""
        heard: list[Event] = []
        self._catch_up(heard)
        return heard

    def _catch_up(self, heard: list[Event] | None) -> None:
        """Take in what has happened since the last time, and add it to the list as this seat hears of it."""
        game = self.game
        table = game.table
        log = table.log
        until: i64 = 0 if log is None else len(log)
        if table.public_table is not None and table_seen_by(table, self.seat) is not table:
            until = game.public_until
        elif self._misses_something:
            self._begin()
        number: i64 = self._heard
        if log is not None:
            memory, belief = self.memory, self.belief
            while number < until:
                known = redact(log[number], self.seat)
                number += 1
                if known is not None:
                    memory.hear(known)
                    if belief is not None:
                        belief.hear(known)
                    if heard is not None:
                        heard.append(known)
        self._heard = until

    def view(self, beside: View | None = None) -> View:
        """What this seat knows now. `beside`: another seat's view of this moment; its public part is reused."""
        self._catch_up(None)
        return view(self.game.table, self.seat, self.memory, self.belief, beside)

    def glance(self, glance: Glance) -> None:
        """The same without chances, written over an earlier one."""
        self._catch_up(None)
        glance.look(self.game.table, self.seat, self.memory)

    def moves(self) -> list[Move]:
        """What this seat may do now, as far as it can tell."""
        seen = table_seen_by(self.game.table, self.seat)
        game = self.game if seen is self.game.table else Game(seen)
        return game.legal_moves(self.seat)


def is_just_dealt(events: list[Event]) -> bool:
    """Whether nothing has happened yet but the deal."""
    return {event.what for event in events} in ({DEALT}, {DEALT, TURN_BEGAN})
