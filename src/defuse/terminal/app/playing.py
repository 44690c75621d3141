"""`defuse play` as an app: choose a game, play it, and again."""

from dataclasses import replace
from pathlib import Path

from textual import work

from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.learning import teach
from defuse.terminal.app.start import StartScreen
from defuse.terminal.app.table import AGAIN, LEAVE, START, TableScreen
from defuse.terminal.app.watching import WatchScreen
from defuse.terminal.film import Film
from defuse.terminal.invitation import Invitation
from defuse.terminal.lessons import Course
from defuse.terminal.shelf import Keeping, Shelf
from defuse.terminal.sitting import Sitting


class PlayApp(DefuseApp):
    """From the first screen to the table and back."""

    def __init__(
        self,
        invitation: Invitation,
        chosen: bool = False,
        resumed: Sitting | None = None,
        place: Path | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        super().__init__(invitation.words)
        self.invitation = invitation
        self.shelf = shelf or Shelf()
        self._chosen = chosen
        self.sitting = resumed  # what is played next, if that is settled
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
            if self.sitting is None and want == START:
                picked = await self.push_screen_wait(StartScreen(self.invitation, self.shelf, can_learn=True))
                if picked is None:
                    return
                self.invitation, self.sitting, self._place = picked
            sitting = self.sitting or Sitting.begin(self.invitation)
            want = await (self._play(sitting) if sitting.people else self._watch(sitting))

    async def _watch(self, sitting: Sitting) -> str:
        """Bots play on their own; what is wanted after it."""
        self.sitting = self._place = None
        film = Film(sitting.record, live=sitting)
        want = await self.push_screen_wait(
            WatchScreen(film, self.words, self.invitation.title, running=True, live=True)
        )
        return AGAIN if want == AGAIN else START

    @work
    async def on_start_screen_lessons_wanted(self) -> None:
        """The lessons lie over the first screen, which is there again after them."""
        await teach(self, Course(self.words("app-you")))

    async def _play(self, sitting: Sitting) -> str:
        """One game; what is wanted after it."""
        resumed = sitting is self.sitting
        keeping = Keeping(self.shelf, sitting, self._place)
        self.sitting = self._place = None
        self._table = TableScreen(sitting, self.words, keeping, self.invitation.record)
        want = await self.push_screen_wait(self._table) or LEAVE
        again = sitting.invitation(self.words) if resumed else replace(self.invitation, seed=None)
        if again is None:  # somebody's own recipe, of which the game alone was kept
            return START if want == AGAIN else want
        self.invitation = again
        return want
