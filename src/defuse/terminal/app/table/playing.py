"""`defuse play` as an app: choose a game, play it, and repeat."""

from dataclasses import replace
from pathlib import Path

from textual import work

from defuse.lessons import Course
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.learn.learn_screen import teach
from defuse.terminal.app.start.start_screen import StartScreen
from defuse.terminal.app.table.table_screen import AGAIN, LEAVE, START, TableScreen
from defuse.terminal.app.watch.watch_screen import WatchScreen
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.playback import Playback
from defuse.terminal.shared.saved_games import Keeping, SavedGames


class PlayApp(DefuseApp):
    """From the start screen to the table and back."""

    def __init__(
        self,
        invitation: Invitation,
        chosen: bool = False,
        resumed: LocalGame | None = None,
        place: Path | None = None,
        saved_games: SavedGames | None = None,
    ) -> None:
        super().__init__(invitation.words)
        self.invitation = invitation
        self.saved_games = saved_games or SavedGames()
        self._chosen = chosen
        self.local_game = resumed  # the next game, if it is already decided
        self._place = place
        self._table: TableScreen | None = None

    @property
    def farewell(self) -> str:
        table = self._table
        kept = table is not None and table.keeping.kept
        return self.words("app-kept") if kept else self.words("app-goodbye")

    async def go_through(self) -> None:
        want = AGAIN if self._chosen else START
        while want != LEAVE:
            if self.local_game is None and want == START:
                picked = await self.push_screen_wait(StartScreen(self.invitation, self.saved_games, can_learn=True))
                if picked is None:
                    return
                self.invitation, self.local_game, self._place = picked
            local_game = self.local_game or LocalGame.begin(self.invitation)
            want = await (self._play(local_game) if local_game.people else self._watch(local_game))

    async def _watch(self, local_game: LocalGame) -> str:
        """Bots play alone; returns what is wanted afterwards."""
        self.local_game = self._place = None
        playback = Playback(local_game.record, live=local_game)
        want = await self.push_screen_wait(
            WatchScreen(playback, self.words, self.invitation.title, running=True, live=True)
        )
        local_game.leave()
        return AGAIN if want == AGAIN else START

    @work
    async def on_start_screen_lessons_wanted(self) -> None:
        """Show the lessons over the start screen, which stays below them."""
        await teach(self, Course(self.words("app-you")))

    async def _play(self, local_game: LocalGame) -> str:
        """One game; returns what is wanted afterwards."""
        resumed = local_game is self.local_game
        keeping = Keeping(self.saved_games, local_game, self._place)
        self.local_game = self._place = None
        self._table = TableScreen(local_game, self.words, keeping, self.invitation.record)
        want = await self.push_screen_wait(self._table) or LEAVE
        local_game.leave()
        again = local_game.invitation(self.words) if resumed else replace(self.invitation, seed=None)
        if again is None:  # a custom recipe, of which only this game was saved
            return START if want == AGAIN else want
        self.invitation = again
        return want
