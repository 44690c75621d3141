"""One seat following a game: what it hears, what it remembers, what it may do."""

from defuse.game.engine import Game
from defuse.game.events import DEALT, TURN_BEGAN, Event
from defuse.game.moves import Move
from defuse.sight.memory import Memory
from defuse.sight.redaction import redact
from defuse.sight.view import View, table_seen_by, view


class Witness:
    """A seat (or SPECTATOR) of a game from its current moment on; ask it again after every move."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._begin()

    def _begin(self) -> None:
        """Remember from now on; behind the veil of a secret choice, from the moment before it."""
        seen = table_seen_by(self.game.table, self.seat)
        veiled = seen is not self.game.table
        self._heard = self.game.veil_from if veiled else len(self.game.events)
        self.memory = Memory(seen, self.seat, _is_just_dealt(self.game.events[: self._heard]))
        self._misses_something = veiled and self._heard == len(self.game.events)  # in a copy, which keeps no log

    def news(self) -> list[Event]:
        """What has happened since the last time, as this seat hears of it."""
        events = self.game.events
        until = len(events)
        if table_seen_by(self.game.table, self.seat) is not self.game.table:
            until = self.game.veil_from
        elif self._misses_something:
            self._begin()
        heard: list[Event] = []
        for event in events[self._heard : until]:
            known = redact(event, self.seat)
            if known is not None:
                self.memory.hear(known)
                heard.append(known)
        self._heard = until
        return heard

    def view(self) -> View:
        """What this seat knows now."""
        self.news()
        return view(self.game.table, self.seat, self.memory)

    def moves(self) -> list[Move]:
        """What this seat may do now, as far as it can tell."""
        seen = table_seen_by(self.game.table, self.seat)
        game = self.game if seen is self.game.table else Game(seen)
        return game.legal_moves(self.seat)


def _is_just_dealt(events: list[Event]) -> bool:
    """Whether nothing has happened yet but the deal."""
    return bool(events) and events[0].what == DEALT and all(event.what in (DEALT, TURN_BEGAN) for event in events)
