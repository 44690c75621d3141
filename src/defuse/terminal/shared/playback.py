"""A game seen move by move, forwards and back, from above or from a seat; it may still be played."""

from collections.abc import Iterator, Sequence
from itertools import count

from defuse.game.events import Event
from defuse.game.moves import DRAW, PASS
from defuse.record.notes import Note
from defuse.record.record import Record, Replay
from defuse.record.transcript import telling
from defuse.sight.above import view_from_above
from defuse.sight.observer import Observer
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.uninterrupted import uninterrupted
from defuse.words import Told, Words, languages, words_in


def names_in(record: Record, words: Words) -> list[str]:
    """The players of a record; one who was only called "You" in their own game gets a name."""
    called_you = {words_in(language)("app-you") for language in languages()}
    name = next(name for name in _names_of_a_player(words) if name not in record.players)
    return [name if player in called_you else player for player in record.players]


def _names_of_a_player(words: Words) -> Iterator[str]:
    yield words("app-player")
    for number in count(2):
        yield f"{words('app-player')}-{number}"


ABOVE = None  # the viewer who sees all cards


class Playback:
    """A record and a place in it. A step is as many moves as it takes until there is something to tell."""

    def __init__(
        self, record: Record, seat: int | None = ABOVE, live: LocalGame | None = None, names: Sequence[str] = ()
    ) -> None:
        self.record = record
        self.players = list(names or record.players)  # as they are called here
        self.seat = seat  # or SPECTATOR, who sees what is public
        self._live = live  # bots who play on at the end of the record
        self._begin()

    def _begin(self) -> None:
        self._run = Replay(self.record)
        self._observer = Observer(self._run.game, SPECTATOR if self.seat is ABOVE else self.seat, weighing=True)
        self._heard: list[Event] = []
        self._stops = [0]  # the places after which there was something to tell
        self._since = 0  # the place before the latest step

    # The place

    @property
    def place(self) -> int:
        """How many moves have been made."""
        return self._run.done

    @property
    def length(self) -> int:
        """How many moves there are so far."""
        return len(self.record.entries)

    @property
    def at_the_end(self) -> bool:
        """Whether nothing comes after this place."""
        return self._run.finished and (self._live is None or self._live.over)

    @property
    def over(self) -> bool:
        """Whether the game is over at this place."""
        return self._run.game.over

    def view(self) -> View:
        """The table at this place."""
        return view_from_above(self._run.game.table) if self.seat is ABOVE else self._observer.view()

    def heard(self) -> Sequence[Event]:
        """The events up to this place, as the viewer hears them."""
        return self._heard

    def why(self) -> Told | None:
        """Why the bot that moved last did so; only from above, since it reveals what the bot holds and knows.

        Those who pass are left out: an action has been told with its reason, a draw is told when all have passed.
        """
        if self._live is None or self.seat is not ABOVE or self.over:
            return None
        place = self.place
        while place > 0 and self.record.entries[place - 1].move.verb == PASS:
            place -= 1
        if place == self.place or (place > 0 and self.record.entries[place - 1].move.verb == DRAW):
            return self._live.reason(place)
        return None

    def noted(self) -> list[tuple[str, Note]]:
        """What the bots that moved in the latest step answered, by their names; only from above, like `why`."""
        if self.seat is not ABOVE:
            return []
        entries, notes = self.record.entries, self.record.notes
        places = [place for place in range(self._since + 1, self.place + 1) if place in notes]
        return [(self.players[entries[place - 1].seat], notes[place]) for place in places]

    # Moving

    def forward(self) -> Sequence[Event]:
        """Go on until there is something to tell, or to the end; returns the new events."""
        known, stops = len(self._heard), len(self._stops)
        self._since = self.place
        while len(self._stops) == stops and not self.at_the_end:
            self._step()
        return self._heard[known:]

    def back(self) -> None:
        """Go back to before the last event that was told."""
        self.go(self._stops[-2] if len(self._stops) > 1 else 0)

    def go(self, place: int) -> None:
        """Go to a place, forwards or back; to the end if there is no such place."""
        if place < self.place:
            self._begin()
        while self.place < place and not self.at_the_end:
            self._since = self.place
            self._step()

    def look_from(self, seat: int | None) -> None:
        """Show the same place from another seat, or from above."""
        place = self.place
        self.seat = seat
        self._begin()
        self.go(place)

    def _step(self) -> None:
        if self._run.finished and self._live is not None:
            next(self._live.let_bots_move())
        with uninterrupted():
            events = self._run.step()
            heard = self._observer.news()
            news = events if self.seat is ABOVE else heard
            self._heard += news
            if any(telling(event, self.players) is not None for event in news):
                self._stops.append(self.place)
