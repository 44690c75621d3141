"""`defuse watch` and `defuse replay` as apps: games between bots, or a recorded game."""

from dataclasses import replace

from defuse.record.record import Record
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.table.table_screen import AGAIN
from defuse.terminal.app.watch.watch_screen import USUAL_SPEED, WatchScreen
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import ABOVE, Playback, names_in
from defuse.words import Words


class FilmApp(DefuseApp):
    """The base of apps in which one only watches."""

    @property
    def farewell(self) -> str:
        return self.words("film-goodbye")


class WatchApp(FilmApp):
    """Bots play game after game, as long as the viewer wants."""

    def __init__(
        self, invitation: Invitation, speed: float = USUAL_SPEED, seat: int | None = ABOVE, running: bool = True
    ) -> None:
        super().__init__(invitation.words)
        self.records: list[Record] = []  # of all watched games; the last one may be unfinished
        self._invitation = replace(invitation, people=())
        self._local_game = LocalGame.begin(self._invitation)  # errors of the deal come before the app opens
        self._speed = speed
        self._seat = seat
        self._starts_running = running

    async def go_through(self) -> None:
        while await self._watch() == AGAIN:
            self._invitation = replace(self._invitation, seed=None)
            self._local_game = LocalGame.begin(self._invitation)

    async def _watch(self) -> str | None:
        """One game; returns what is wanted afterwards."""
        local_game = self._local_game
        self.records.append(local_game.record)
        playback = Playback(local_game.record, self._seat, local_game)
        watch = WatchScreen(playback, self.words, self._invitation.title, self._speed, self._starts_running, live=True)
        want = await self.push_screen_wait(watch)
        local_game.leave()
        self._speed, self._seat = watch.speed, playback.seat
        return want


class ReplayApp(FilmApp):
    """A recorded game."""

    def __init__(
        self, record: Record, words: Words, seat: int | None = ABOVE, speed: float = USUAL_SPEED, running: bool = False
    ) -> None:
        super().__init__(words)
        playback = Playback(record, seat, names=names_in(record, words))
        self._watch = WatchScreen(playback, words, words.game(record.start.edition), speed, running)

    async def go_through(self) -> None:
        await self.push_screen_wait(self._watch)
