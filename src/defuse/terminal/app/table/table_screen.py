"""The table screen: a game at this keyboard, alone against bots or shared by several people."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.css.query import NoMatches
from textual.widgets import Static

from defuse.game import moves as m
from defuse.game.events import NOPED, PLAYED, Event
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.record.record import write_record
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View
from defuse.terminal.app.dialogs import Choose, TypeLine
from defuse.terminal.app.table.asking import asked, waiting_for
from defuse.terminal.app.table.board import told
from defuse.terminal.app.table.deeds import Deed
from defuse.terminal.app.table.hand_over import CallOut, HandOverScreen
from defuse.terminal.app.table.hand_screen import HandScreen
from defuse.terminal.app.texts import key_help
from defuse.terminal.shared.invitation import CALL_OUT
from defuse.terminal.shared.local_game import LocalGame
from defuse.terminal.shared.saved_games import Keeping, save_game
from defuse.words import Words

PACES = (0.0, 0.3, 0.7, 1.2, 2.0)  # seconds for each move of another player
USUAL_PACE = 2
_TICK = 0.1  # seconds between two updates of the countdown

# What comes after a game.
AGAIN, START, LEAVE = "again", "start", "leave"


class TableScreen(HandScreen[str]):
    """One game. Its result is what is wanted next: AGAIN, START or LEAVE."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("minus", "pace(1)", show=False),
        Binding("plus", "pace(-1)", show=False),
        Binding("space", "hurry", show=False),
        Binding("h", "hint", show=False),
        Binding("ctrl+s", "save", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, local_game: LocalGame, words: Words, keeping: Keeping, record: Path | None = None) -> None:
        super().__init__(words, words.game(local_game.record.start.edition, local_game.title), local_game.players)
        self.local_game = local_game
        self.keeping = keeping
        self.pace = USUAL_PACE
        self._record = record
        self._shared = len(local_game.people) > 1
        self._looking: int | None = local_game.only_person  # whose hand is on the screen
        self._read = 0  # how many of their events they have surely read
        self._open = len(local_game.heard(SPECTATOR))  # how many public events have been checked by `_let_look`
        self._asked: int | None = None  # who is asked now
        self._hurry = asyncio.Event()
        self._said_problem = False

    def compose(self) -> ComposeResult:
        yield from self.compose_table()
        yield from self.compose_hand()
        yield Static(self.words("screen-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.play()

    # The viewer

    @property
    def _viewer(self) -> int:
        """The seat whose view is shown: SPECTATOR while the keyboard changes hands."""
        return SPECTATOR if self._looking is None else self._looking

    @property
    def you(self) -> int | None:
        return self._looking

    def seen(self) -> View:
        return self.local_game.observer(self._viewer).view()

    def heard(self) -> Sequence[Event]:
        return self.local_game.heard(self._viewer)

    def key_help(self) -> Content:
        return key_help(self.words, has_hints=True)

    # The game

    @work(exclusive=True)
    async def play(self) -> None:
        """Play the game from here to its end."""
        try:
            await self._show()
            while not self.local_game.over:
                before = len(self.heard())
                await self._let_somebody_move()
                self._keep()
                await self._let_look()
                await self._show()
                moment = self.show_moments(self.heard()[before:])
                if len(self.heard()) > before and (moment or not self._person_is_next()):
                    await self._rest(max(PACES[self.pace], moment if self.pace else 0.0))
            await self._end()
        except NoMatches:
            if self.display:  # otherwise the player has left in the middle of a move
                raise

    def _person_is_next(self) -> bool:
        return not self.local_game.over and self.local_game.next_seat() in self.local_game.people

    async def _let_somebody_move(self) -> None:
        local_game = self.local_game
        if local_game.in_window and local_game.reactions == CALL_OUT and self._shared and local_game.people_asked():
            await self._let_call_out()
            return
        seat = local_game.next_seat()
        if seat not in local_game.people:
            move = await asyncio.to_thread(local_game.choose_for, seat)
            refused = local_game.submit(seat, move)
            assert refused is None, refused
        elif local_game.need_not_ask(seat) or self._lets_happen(seat):
            local_game.submit(seat, m.PASS_ON_IT)
        else:
            await self._hand_over(seat)
            await self._ask(seat)

    def _lets_happen(self, seat: int) -> bool:
        return not self._shared and self.letting.lets(self.local_game.observer(seat).view())

    @work(exclusive=True, group="letting")
    async def letting_changed(self) -> None:
        if self._asked is not None and self._lets_happen(self._asked):
            self.make_wish([m.PASS_ON_IT])
        await self._show()

    async def _rest(self, seconds: float) -> None:
        """Give time to read what happened; a wish meanwhile is tried at once, such as a reaction."""
        self._hurry.clear()
        hurry, wish = asyncio.ensure_future(self._hurry.wait()), asyncio.ensure_future(self.wish())
        done, _ = await asyncio.wait([hurry, wish], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        hurry.cancel()
        wish.cancel()
        person = self.local_game.only_person
        if wish in done and person is not None:
            await self._attempt(person, wish.result())
            await self._show()

    # Asking people

    async def _ask(self, seat: int) -> None:
        """Ask until a move is accepted."""
        self.keeping.begin()
        self._asked = seat
        reacting = self.local_game.in_window
        self.forget_wishes()
        await self._show()
        observer = self.local_game.observer(seat)
        opens_dialog = all(move.verb in (m.INSERT, m.ORDER) for move in observer.moves())
        try:
            while not await self._attempt(seat, observer.moves() if opens_dialog else await self._wish_in_time()):
                pass
        finally:
            self._asked = None
        if reacting and self._shared:  # the last to react would see what the others may not know yet (SK-1)
            self._looking = None

    async def _attempt(self, seat: int, wish: Sequence[Move]) -> bool:
        """Ask for what is missing, and make the move; returns whether it was made."""
        move = await self.complete(self.local_game.observer(seat).view(), wish)
        if move is None:
            return False
        self._read = len(self.heard())
        refused = self.local_game.submit(seat, move)
        if refused is not None:
            self.say_no(refused)
        return refused is None

    async def _wish_in_time(self) -> Sequence[Move]:
        """The person's wish; passing when the time to say Nope is up."""
        seconds = self.local_game.countdown if self.local_game.in_window else 0
        left = float(seconds)
        while True:
            self._show_countdown(left, seconds)
            try:
                return await asyncio.wait_for(self.wish(), _TICK if seconds else None)
            except TimeoutError:
                left -= _TICK if self.is_current else 0  # the time stands still behind a dialog
            if left <= 0:
                self.notify(self.words("screen-time-up"), timeout=3)
                return [m.PASS_ON_IT]

    def _show_countdown(self, left: float, seconds: int) -> None:
        shown = ""
        if seconds:
            full = round(10 * left / seconds)
            shown = "▰" * full + "▱" * (10 - full) + " " + self.words("screen-seconds", number=max(1, round(left)))
        self.query_one("#countdown", Static).update(Content(shown))

    def why_not(self, kind: int) -> Refusal | None:
        if self._looking is None or self._asked is None:
            return None
        said = self.local_game.game.clone().play(self._looking, m.play(kind))
        return said if isinstance(said, Refusal) else None

    # Passing the keyboard

    async def _hand_over(self, seat: int) -> None:
        """From here on only this person looks at the screen."""
        if self._looking == seat:
            return
        await self._hide()
        await self.app.push_screen_wait(HandOverScreen(self.players[seat], self.words))
        self._looking = seat
        self._read = len(self.heard())
        self._open = len(self.local_game.heard(SPECTATOR))
        await self._show()

    async def _hide(self) -> None:
        """Take all hands off the screen; the viewer may read to the end first."""
        if self._shared and self._looking is not None and self._has_news():
            await self._wait_for_reader()
        self._looking = self.local_game.only_person
        await self._show()

    def _has_news(self) -> bool:
        """Whether the viewer has heard more than their own plays since the last look."""
        news = self.local_game.heard(self._viewer, self._read)
        own = [event for event in news if event.what in (PLAYED, NOPED) and event.seat == self._looking]
        return len(told(news, self.players, self.you, self.words)) > len(own)

    async def _wait_for_reader(self) -> None:
        await self._show()
        await self.ask(self.words("screen-look"), [Deed("enter", self.words("deed-hide"), ())], asks_you=True)
        self.forget_wishes()
        await self.wish()
        self._read = len(self.heard())

    async def _let_look(self) -> None:
        """Let people look whom something happened to while the keyboard was elsewhere (SK-1)."""
        local_game = self.local_game
        befallen = local_game.befallen(self._open)
        self._open = len(local_game.heard(SPECTATOR))
        asked = None if local_game.over or local_game.in_window else local_game.next_seat()
        for seat in befallen:
            if self._shared and seat not in (asked, self._looking):
                await self._hand_over(seat)
                await self._wait_for_reader()

    async def _let_call_out(self) -> None:
        """Ask nobody: a person who wants to react calls out."""
        local_game = self.local_game
        people = local_game.people_asked()
        await self._hide()
        said = asked(self.seen(), self.players, self.words)
        names = [self.players[seat] for seat in people]
        place = await self.app.push_screen_wait(CallOut(said, names, local_game.countdown, self.words))
        if place is not None:
            await self._hand_over(people[place])
            await self._ask(people[place])
            return
        for seat in people:
            local_game.submit(seat, m.PASS_ON_IT)

    # Showing

    async def _show(self) -> None:
        observer = self.local_game.observer(self._viewer)
        view = observer.view()
        self.show_table(view)
        self._show_countdown(0, 0)
        moves = [] if self._looking is None or self.local_game.over else observer.moves()
        await self.show_hand(view, moves)
        is_asked = self._asked is not None and self._asked == self._looking
        possible = (self.deeds_of if self._shared else partial(self.all_deeds, view))(moves if is_asked else [])
        prompt = asked if is_asked else waiting_for
        await self.ask(prompt(view, self.players, self.words), possible, asks_you=is_asked)

    def action_pace(self, by: int) -> None:
        self.pace = max(0, min(len(PACES) - 1, self.pace + by))
        self.notify(self.words("screen-pace", number=len(PACES) - self.pace, most=len(PACES)), timeout=2)

    def action_hurry(self) -> None:
        self._hurry.set()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask the coach, who speaks only to people who play alone."""
        seat = self.local_game.only_person
        if seat is None:
            self.notify(self.words("online-not-alone"), markup=False)
            return
        from defuse.terminal.app.table.hint_dialogs import give_hint
        from defuse.terminal.shared.hinting import note_hint, table_hint

        heard = len(self.heard())
        found = await asyncio.to_thread(table_hint(self.local_game, seat)) if self._asked == seat else None
        if heard != len(self.heard()):
            return  # the game has gone on meanwhile
        if found is not None:
            note_hint(self.local_game, seat)
        await give_hint(self, found, self.words, counts=True)

    # Saving and leaving

    def _keep(self) -> None:
        """Save the game after every move; a problem is shown once."""
        self.keeping.keep()
        if self.keeping.problem and not self._said_problem:
            self._said_problem = True
            said = self.words("app-not-kept", problem=self.keeping.problem)
            self.notify(said, severity="error", timeout=10, markup=False)

    @work
    async def action_save(self) -> None:
        """Save the game to a file that the player names."""
        await self._write_where_wanted(
            self.words("screen-save"), "defuse-game.json", lambda path: save_game(self.local_game, path)
        )

    async def _write_where_wanted(self, title: str, usual: str, write: Callable[[Path], object]) -> None:
        path = await self.app.push_screen_wait(TypeLine(title, usual, self.words))
        if path is not None:
            self._write(Path(path).expanduser(), write)

    def _write(self, path: Path, write: Callable[[Path], object]) -> None:
        try:
            write(path)
            self.notify(self.words("app-written", file=str(path)), markup=False)
        except OSError as error:
            self._say_not_written(str(path), error.strerror or type(error).__name__)

    def _write_record(self, path: Path) -> None:
        path.write_text(write_record(self.local_game.record), encoding="utf-8")

    def _say_not_written(self, file: str, problem: str) -> None:
        said = self.words("app-not-written", file=file, problem=problem)
        self.notify(said, severity="error", timeout=10, markup=False)

    def action_leave(self) -> None:
        self._keep()
        self.dismiss(LEAVE)

    async def _end(self) -> None:
        """Show who has won, and ask what comes next."""
        words = self.words
        if self._record is not None:
            self._write(self._record, self._write_record)
        await self._hide()
        winner = self.local_game.game.winner
        you = winner == self.local_game.only_person
        title = words("screen-you-won") if you else words("screen-won", who=self.players[winner])
        possible = {AGAIN: words("end-again"), START: words("end-start"), "record": words("end-record")}
        possible["story"] = words("end-look")
        if self.local_game.only_person is not None:
            possible["coach"] = words("end-coach")
        possible[LEAVE] = words("end-leave")
        while True:
            dialog = Choose(title, list(possible.values()), words, can_leave=False)
            place = await self.app.push_screen_wait(dialog)
            chosen = LEAVE if place is None else list(possible)[place]
            if chosen == "record":
                await self._write_where_wanted(words("end-record"), "defuse-record.json", self._write_record)
            elif chosen == "story":
                await self.app.push_screen_wait(self.story())
            elif chosen == "coach":
                from defuse.terminal.app.table.coach_dialogs import coach

                await coach(self, self.local_game, words)
            else:
                self.dismiss(chosen)
                return
