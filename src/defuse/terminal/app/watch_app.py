"""`defuse watch` and `defuse replay` as apps: bots at play, game after game, or a recorded game."""

from dataclasses import replace

from defuse.record.record import Record
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.table import AGAIN
from defuse.terminal.app.watching import USUAL_SPEED, WatchScreen
from defuse.terminal.film import ABOVE, Film
from defuse.terminal.invitation import Invitation
from defuse.terminal.sitting import Sitting
from defuse.words import Words


class FilmApp(DefuseApp):
    """For people who look on."""

    @property
    def farewell(self) -> str:
        return self.words("film-goodbye")


class WatchApp(FilmApp):
    """Bots play, and go on playing as long as somebody wants to watch them."""

    def __init__(
        self, invitation: Invitation, speed: float = USUAL_SPEED, seat: int | None = ABOVE, running: bool = True
    ) -> None:
        super().__init__(invitation.words)
        self.records: list[Record] = []  # of all games that were watched, the last one perhaps not to its end
        self._invitation = replace(invitation, people=())
        self._sitting = Sitting.begin(self._invitation)  # what cannot be dealt is told before the screen is ours
        self._speed = speed
        self._seat = seat
        self._starts_running = running

    async def go_through(self) -> None:
        while await self._watch() == AGAIN:
            self._invitation = replace(self._invitation, seed=None)
            self._sitting = Sitting.begin(self._invitation)

    async def _watch(self) -> str | None:
        """One game; what is wanted after it."""
        sitting = self._sitting
        self.records.append(sitting.record)
        film = Film(sitting.record, self._seat, sitting)
        watch = WatchScreen(film, self.words, self._invitation.title, self._speed, self._starts_running, live=True)
        want = await self.push_screen_wait(watch)
        self._speed, self._seat = watch.speed, film.seat
        return want


class ReplayApp(FilmApp):
    """A recorded game."""

    def __init__(
        self, record: Record, words: Words, seat: int | None = ABOVE, speed: float = USUAL_SPEED, running: bool = False
    ) -> None:
        super().__init__(words)
        self._watch = WatchScreen(Film(record, seat), words, words.game(record.start.edition), speed, running)

    async def go_through(self) -> None:
        await self.push_screen_wait(self._watch)
