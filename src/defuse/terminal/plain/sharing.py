"""Who looks at the screen, what they are told, and how the keyboard changes hands."""

from collections.abc import Sequence
from typing import Final

from defuse.game.events import NOPED, PLAYED, TURN_BEGAN, Event
from defuse.record.transcript import sentence
from defuse.sight.redaction import SPECTATOR
from defuse.terminal.plain.answers import QUIT
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.shared.local_game import LocalGame
from defuse.words import Words

_RETOLD: Final = 8  # recent events told again when a game is resumed


class Sharing:
    """One screen for all people of a game. Between two of them it shows nothing that only one may know."""

    def __init__(self, console: Console, local_game: LocalGame, words: Words) -> None:
        self._console = console
        self._local_game = local_game
        self._words = words
        self.looking = local_game.only_person  # None while the keyboard changes hands
        self.table_is_new = True  # whether the viewer has not seen the table in this turn
        self._listens = True  # whether the viewer is told what happens, or only when asked again
        self._unread = False  # whether something must be read before the screen is cleared
        self._told = {seat: self._told_already(seat) for seat in (*local_game.people, SPECTATOR)}

    @property
    def is_shared(self) -> bool:
        return len(self._local_game.people) > 1

    def _told_already(self, seat: int) -> int:
        """Where to begin telling: with the last events if the game is resumed."""
        told = [place for place, event in enumerate(self._local_game.heard(seat)) if self._sentence(event, seat)]
        return 0 if len(told) <= _RETOLD else told[-_RETOLD]

    def _sentence(self, event: Event, seat: int) -> str | None:
        return sentence(event, self._local_game.players, seat, self._words)

    # One person at a time

    def look(self, seat: int) -> None:
        """Let only this person look at the screen, and tell them what they have missed."""
        if seat != self.looking:
            self.hide()
            self._confirm(seat)
            self.looking = seat
            self.table_is_new = True
            self._told[SPECTATOR] = len(self._local_game.heard(SPECTATOR))
        self._listens = True
        self.tell()

    def hide(self) -> None:
        """Take all hands off the screen; the viewer may read to the end first."""
        if self._unread:
            self.wait(self._words("plain-pass-on") if self.looking is not None else self._words("plain-go-on"))
        self.looking = None
        self._unread = False
        self._console.clear()

    def cover(self) -> None:
        """Clear the screen at once."""
        if self.is_shared and self.looking in self._local_game.people:
            self._console.clear()

    def _confirm(self, seat: int) -> None:
        """Show only a name until that person confirms; earlier keystrokes do not count."""
        who = self._local_game.players[seat]
        self._console.say(self._words("plain-hand-over", who=who))
        prompt = self._words("plain-confirm", who=who)
        if self._console.forget_typed():
            self.wait(prompt)
        while self.wait(prompt):
            pass

    def wait(self, prompt: str) -> str:
        """Wait for Enter; returns what else was typed."""
        line = self._console.ask(prompt)
        if line.lower() in QUIT:
            raise Goodbye
        return line

    # Telling

    def tell(self) -> None:
        """Say what has happened, as the viewer hears it."""
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
        """Note that the text above a question has been read."""
        self._unread = False

    def unread(self) -> None:
        """Note that something public is on the screen."""
        self._unread = self.is_shared

    def turn_away(self) -> None:
        """Stop telling a person who has reacted what follows, until everybody hears it.

        Otherwise the last to react would see on their screen that another player chooses in secret (SK-1).
        """
        self._listens = not self.is_shared

    def look_on(self) -> None:
        """Tell the rest to everybody: no person plays any more, or the game is over."""
        if self.is_shared and self.looking != SPECTATOR:
            self.hide()
            self.looking = SPECTATOR
        self._listens = True
        self.tell()
