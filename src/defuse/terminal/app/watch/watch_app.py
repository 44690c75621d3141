"""`defuse watch` and `defuse replay` as apps: bots at play, game after game, or a recorded game."""

from dataclasses import replace

from defuse.record.record import Record
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.table.table_screen import AGAIN
from defuse.terminal.app.watch.watch_screen import USUAL_SPEED, WatchScreen
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import ABOVE, Playback
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
        self._local_game = LocalGame.begin(self._invitation)  # what cannot be dealt is told before the screen is ours
        self._speed = speed
        self._seat = seat
        self._starts_running = running

    async def go_through(self) -> None:
        while await self._watch() == AGAIN:
            self._invitation = replace(self._invitation, seed=None)
            self._local_game = LocalGame.begin(self._invitation)

    async def _watch(self) -> str | None:
        """One game; what is wanted after it."""
        local_game = self._local_game
        self.records.append(local_game.record)
        playback = Playback(local_game.record, self._seat, local_game)
        watch = WatchScreen(playback, self.words, self._invitation.title, self._speed, self._starts_running, live=True)
        want = await self.push_screen_wait(watch)
        self._speed, self._seat = watch.speed, playback.seat
        return want


class ReplayApp(FilmApp):
    """A recorded game."""

    def __init__(
        self, record: Record, words: Words, seat: int | None = ABOVE, speed: float = USUAL_SPEED, running: bool = False
    ) -> None:
        super().__init__(words)
        self._watch = WatchScreen(Playback(record, seat), words, words.game(record.start.edition), speed, running)

    async def go_through(self) -> None:
        await self.push_screen_wait(self._watch)
