"""Whose eyes are on the screen, what they are told, and how the keyboard goes from hand to hand."""

from collections.abc import Sequence
from typing import Final

from defuse.game.events import NOPED, PLAYED, TURN_BEGAN, Event
from defuse.record.transcript import sentence
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.plain.answers import QUIT
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.shared.local_game import LocalGame
from defuse.words import Words

_RETOLD: Final = 8  # so many of the last things that happened are told again when a game goes on


class Sharing:
    """One screen for all people of a sitting. Between two of them it shows nothing that only one may know."""

    def __init__(self, console: Console, local_game: LocalGame, words: Words) -> None:
        self._console = console
        self._local_game = local_game
        self._words = words
        self.looking = local_game.only_person  # nobody while the keyboard goes from hand to hand
        self.table_is_new = True  # whether whoever is looking has not seen it in this turn
        self._listens = True  # whether who is looking is told what happens, or only when asked again
        self._unread = False  # whether there is something to be read before the screen is cleared
        self._told = {seat: self._told_already(seat) for seat in (*local_game.people, SPECTATOR)}

    @property
    def is_shared(self) -> bool:
        return len(self._local_game.people) > 1

    def _told_already(self, seat: int) -> int:
        """Where to begin telling: the last things again if the game has been going on."""
        told = [place for place, event in enumerate(self._local_game.heard(seat)) if self._sentence(event, seat)]
        return 0 if len(told) <= _RETOLD else told[-_RETOLD]

    def _sentence(self, event: Event, seat: int) -> str | None:
        return sentence(event, self._local_game.players, seat, self._words)

    # One person at a time

    def look(self, seat: int) -> None:
        """From here on only this person looks at the screen; they are told what they have missed."""
        if seat != self.looking:
            self.hide()
            self._confirm(seat)
            self.looking = seat
            self.table_is_new = True
            self._told[SPECTATOR] = len(self._local_game.heard(SPECTATOR))
        self._listens = True
        self.tell()

    def hide(self) -> None:
        """Nothing of anybody's hand stays on the screen; whoever is looking may first read to the end."""
        if self._unread:
            self.wait(self._words("plain-pass-on") if self.looking is not None else self._words("plain-go-on"))
        self.looking = None
        self._unread = False
        self._console.clear()

    def cover(self) -> None:
        """The same at once."""
        if self.is_shared and self.looking in self._local_game.people:
            self._console.clear()

    def _confirm(self, seat: int) -> None:
        """Nothing but a name, until the right person says so. What was typed before that is no confirmation."""
        who = self._local_game.players[seat]
        self._console.say(self._words("plain-hand-over", who=who))
        prompt = self._words("plain-confirm", who=who)
        if self._console.forget_typed():
            self.wait(prompt)
        while self.wait(prompt):
            pass

    def wait(self, prompt: str) -> str:
        """Wait for Enter; what else was typed."""
        line = self._console.ask(prompt)
        if line.lower() in QUIT:
            raise Goodbye
        return line

    # Telling

    def tell(self) -> None:
        """Say what has happened, as far as whoever is looking hears of it."""
        seat = self.looking
        if seat is None or not self._listens:
            return
        for event in self._news(seat):
            if event.what == TURN_BEGAN and event.seat == seat:
                self.table_is_new = True  # the table says it better than a sentence
                continue
            told = self._sentence(event, seat)
            if told is not None:
                self._console.say(told)
                own = event.what in (PLAYED, NOPED) and event.seat == seat
                self._unread = self._unread or (self.is_shared and not own)

    def _news(self, seat: int) -> Sequence[Event]:
        news = self._local_game.heard(seat, self._told[seat])
        self._told[seat] += len(news)
        return news

    def read(self) -> None:
        """A question stands below it: whatever was told has been read."""
        self._unread = False

    def unread(self) -> None:
        """Something that everybody may read is on the screen."""
        self._unread = self.is_shared

    def turn_away(self) -> None:
        """A reaction has been given: whoever gave it hears of what follows when everybody does.

        Otherwise who reacts last would see by their own screen that somebody else is choosing in secret (SK-1).
        """
        self._listens = not self.is_shared

    def look_on(self) -> None:
        """No person plays any more, or the game is over: what is left to tell is for everybody."""
        if self.is_shared and self.looking != SPECTATOR:
            self.hide()
            self.looking = SPECTATOR
        self._listens = True
        self.tell()
