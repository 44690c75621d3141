"""The drawn table for a room of a server: the same keys as at a table of one's own."""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any, ClassVar

from rich.console import RenderableType
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from defuse.client.connection import NoConnection, RoomConnection
from defuse.game import moves as m
from defuse.game.event_list import EVENT_LIST
from defuse.game.events import Event
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.server.wire import protocol as p
from defuse.settings.declared import DARK
from defuse.sight.view import View
from defuse.terminal.app.app import DefuseApp
from defuse.terminal.app.dialogs import Choose, TypeLine
from defuse.terminal.app.entry import run_app
from defuse.terminal.app.table.asking import asked, waiting_for
from defuse.terminal.app.table.board import Board
from defuse.terminal.app.table.board_screen import MOMENTS
from defuse.terminal.app.table.deeds import Deed
from defuse.terminal.app.table.hand_screen import HandScreen
from defuse.terminal.app.texts import key_help
from defuse.terminal.shared.room_words import emote_text, why_not, why_over
from defuse.words import Words

_NEEDS_TABLE = ("card", "discard", "table", "story")
_MOMENTS = {kind.name: kind.number for kind in EVENT_LIST if kind.number in MOMENTS}  # by the name on the wire
_Key = tuple[int, int, int]


class JoinScreen(HandScreen[None]):
    """One visit to a room."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "say", show=False),
        Binding("e", "emote", show=False),
        Binding("P", "pause", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, connection: RoomConnection, name: str, cat: int, words: Words) -> None:
        super().__init__(words, words("join-title"), [])
        self.connection = connection
        self.frames: asyncio.Queue[p.Frame | None] = asyncio.Queue()  # None if the connection is lost
        self._sit = {"do": "sit", "name": name, "avatar": cat}
        self._has_sat = False
        self._told: list[Content] = []
        self._shown = 0  # how many sentences of this game are among them
        self._opened: _Key | None = None  # the question whose dialog has been opened
        self._answered: _Key | None = None
        self._completing: _Key | None = None  # the question of the open dialog
        self._came = monotonic()  # when the latest clock came

    def compose(self) -> ComposeResult:
        yield from self.compose_table()
        yield from self.compose_hand()
        yield Static(self.words("join-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#felt").display = False  # there is no table yet
        self.take_frames()
        self.act()
        self.set_interval(0.25, self._show_clock)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing can be read before there is a table."""
        return action not in _NEEDS_TABLE or self.connection.room.view is not None

    # The viewer

    @property
    def you(self) -> int | None:
        view = self.connection.room.view
        return view.seat if view is not None and view.seat < view.seats else None

    def seen(self) -> View:
        view = self.connection.room.view
        assert view is not None
        return view

    def heard(self) -> Sequence[Event]:
        return ()  # the server sends sentences

    def lines(self) -> list[Content]:
        return self._told

    def key_help(self) -> Content:
        return key_help(self.words)

    def why_not(self, kind: int) -> Refusal | None:
        return None

    # Hearing

    @work(exclusive=True, group="frames")
    async def take_frames(self) -> None:
        """Show what has come, for as long as this screen is there."""
        while True:
            frame = await self.frames.get()
            if not self.app.is_running:
                return
            if frame is None:
                self.notify(self.words("join-lost"), severity="warning", timeout=3)
            else:
                await self._take(frame)

    async def _take(self, frame: p.Frame) -> None:
        room = self.connection.room
        if isinstance(frame, p.RoomFrame):
            self.players = room.players
            self._title = self.words.game(frame.settings.game, frame.title)
            self.query_one("#game", Static).update(Content(self._title))
            if not self._has_sat and room.member > 0 and room.seat is None:
                await self.connection.send(dict(self._sit))
            self._has_sat = True
        elif isinstance(frame, p.TableFrame):
            self._came = monotonic()
            if len(room.told) < self._shown:
                self._told, self._shown = [], 0  # another game
            if self._shown:  # what happened before somebody came is history
                self._show_moments_of(frame)
            self._told += [Content(self.words.tell(told)) for told in room.told[self._shown :]]
            self._shown = len(room.told)
        elif isinstance(frame, p.Said) and not frame.past:
            text = frame.text or emote_text(frame.emote, self.words)
            line = self.words("join-said", who=frame.name, text=text)
            self._told.append(Content.styled(line, "italic $text-secondary"))
        elif isinstance(frame, p.No) and self.connection.is_connected:
            room.refusals.clear()
            self._answered = None
            self.notify(self.words.tell(frame.told), severity="warning", timeout=4, markup=False)
        if not isinstance(frame, p.Done):
            await self._show()

    def _show_moments_of(self, frame: p.TableFrame) -> None:
        for event in frame.events:
            if event["event"] in _MOMENTS and event["told"] is not None:
                told: Any = event["told"]
                self.show_moment(_MOMENTS[str(event["event"])], self.words.tell((told[0], told[1])))

    # Showing

    @property
    def _question(self) -> _Key | None:
        table = self.connection.room.table
        if table is None or not self.connection.room.is_asked:
            return None
        return (table.game, table.heard, table.asked)

    async def _show(self) -> None:
        self._close_late_dialog()
        room, view = self.connection.room, self.connection.room.view
        if view is None or room.room is None:
            self.query_one(Board).tell([*self._told, Content(self._at_the_table())])
            await self.ask(self._lobby(), self._beginning(), asks_you=room.is_host)
            return
        self.query_one("#felt").display = True
        self.show_table(view)
        question = self._question
        is_open = question is not None and question != self._answered and not room.is_paused
        if is_open and self.letting.lets(view) and await self._pass():
            is_open = False
        moves = room.moves if is_open else []
        await self.show_hand(view, moves)
        if not self.app.is_running:
            return
        if not room.is_playing:
            await self.ask(self._lobby(), self._beginning(), asks_you=room.is_host)
        elif room.is_paused:
            go_on = [Deed("b", self.words("browser-go-on"), ())] if room.is_host else []
            await self.ask(self.words("browser-paused"), go_on, asks_you=room.is_host)
        elif is_open:
            await self.ask(asked(view, self.players, self.words), self.all_deeds(view, moves), asks_you=True)
            self._open_dialog(question, moves)
        else:
            possible = [] if self.you is None else self.all_deeds(view, [])
            await self.ask(waiting_for(view, self.players, self.words), possible, asks_you=False)

    def _close_late_dialog(self) -> None:
        """Close the dialog of a question that is no longer asked."""
        is_late = self._completing is not None and self._completing != self._question
        if is_late and self.dialog is not None and self.dialog.is_current:
            self.dialog.dismiss(None)

    def _open_dialog(self, question: _Key | None, moves: Sequence[Move]) -> None:
        """Ask at once for a depth or an order, as there is nothing else to do."""
        if question != self._opened and all(move.verb in (m.INSERT, m.ORDER) for move in moves):
            self._opened = question
            self.make_wish(moves)

    def _at_the_table(self) -> str:
        """Everybody in the room, above the prompt, which has one line only."""
        room, words = self.connection.room, self.words
        return words("join-at-the-table", names=words.names(room.players)) if room.players else ""

    def _lobby(self) -> str:
        room, words = self.connection.room, self.words
        if room.room is None:
            return words("join-entering")
        host = next((member.name for member in room.room.members if member.member == room.room.host), "")
        return words("join-you-begin-here") if room.is_host else words("join-host-begins", who=host)

    def _beginning(self) -> list[Deed]:
        return [Deed("b", self.words("join-begin"), ())] if self.connection.room.is_host else []

    def _show_clock(self) -> None:
        room = self.connection.room
        clock = None if room.table is None or not room.is_playing else room.table.clock
        shown = ""
        if clock is not None and clock.whole > 0:
            passed = 0.0 if room.room is not None and room.room.paused else monotonic() - self._came
            left = max(0.0, clock.left / 1000 - passed)
            shown = self.words("screen-seconds", number=round(left))
        self.query_one("#countdown", Static).update(Content(shown))

    # Acting

    @work(exclusive=True, group="acting")
    async def act(self) -> None:
        """Carry out wishes, one after the other."""
        while True:
            wish = await self.wish()
            if not wish:
                room = self.connection.room
                await self.connection.send(room.pause() if room.is_paused else {"do": "begin"})
            elif self._question is not None:
                await self._make(wish)

    async def _make(self, wish: Sequence[Move]) -> None:
        room, question = self.connection.room, self._question
        self._completing = question
        move = await self.complete(self.seen(), wish)
        self._completing = None
        command = None if move is None else room.move(move)
        if command is not None and question is not None and room.table is not None:
            self._answered = question
            await self.connection.send({**command, "asked": question[2], "heard": question[1], "game": question[0]})
        elif move is not None:
            self.notify(self.words("online-late"), severity="warning", timeout=3)
        else:
            self._opened = None  # a dialog that must be answered opens again
        await self._show()

    async def _pass(self) -> bool:
        """Pass at once; False if that is not possible."""
        command = self.connection.room.move(m.PASS_ON_IT)
        if command is None:
            return False
        self._answered = self._question
        await self.connection.send(command)
        return True

    @work(exclusive=True, group="letting")
    async def letting_changed(self) -> None:
        await self._show()

    @work
    async def action_say(self) -> None:
        text = await self.app.push_screen_wait(TypeLine(self.words("join-help-say"), "", self.words))
        if text:
            await self.connection.send({"do": "say", "text": text})

    @work
    async def action_pause(self) -> None:
        """Pause the game, or go on; the server refuses it to everybody but the host."""
        if self.connection.room.is_playing:
            await self.connection.send(self.connection.room.pause())

    @work
    async def action_emote(self) -> None:
        labels = [emote_text(emote, self.words) for emote in p.EMOTES]
        place = await self.app.push_screen_wait(Choose(self.words("join-emote"), labels, self.words))
        if place is not None:
            await self.connection.send({"do": "emote", "emote": p.EMOTES[place]})

    def action_leave(self) -> None:
        self.stop()
        self.dismiss()

    def stop(self) -> None:
        """Show no more frames and carry out no more wishes: the widgets can be removed."""
        self.workers.cancel_node(self)


class JoinApp(DefuseApp):
    """A visit to a room."""

    def __init__(self, connection: RoomConnection, name: str, cat: int, words: Words) -> None:
        super().__init__(words)
        self.connection = connection
        self._who = (name, cat)
        self.problem = ""  # why it could not go on
        self._last_words = words("join-kept")

    @property
    def farewell(self) -> str:
        return self.problem or self._last_words

    def exit(self, result: int | None = None, return_code: int = 0, message: RenderableType | None = None) -> None:
        """End, wherever the visit is; nothing works on widgets that are being removed."""
        for screen in self.screen_stack:
            if isinstance(screen, JoinScreen):
                screen.stop()
        super().exit(result, return_code, message)

    @work
    async def listen(self, screen: JoinScreen) -> None:
        """Pass every frame on, until the server says goodbye; the connection may outlive the screen."""
        try:
            async for frame in self.connection.frames():
                screen.frames.put_nowait(frame)
        except NoConnection:
            self._end(why_not(None, self.words), "")
            return
        problem = self.connection.problem
        refused = "" if problem is None else why_not(problem, self.words)
        self._end(refused, why_over(self.connection.room.bye, self.words))

    def _end(self, problem: str, reason: str) -> None:
        """The server has ended the visit, whatever is on the screen."""
        self.problem, self._last_words = problem, reason or self.words("app-goodbye")
        self.exit(0)

    async def go_through(self) -> None:
        screen = JoinScreen(self.connection, *self._who, self.words)
        self.listen(screen)
        await self.push_screen_wait(screen)
        self._last_words = self.words("app-goodbye")
        if self.connection.is_connected:
            await self.connection.send({"do": "leave"})
        await self.connection.close()  # which the server hears after that


def run_join(connection: RoomConnection, name: str, cat: int, words: Words, look: str = DARK) -> int:
    """A visit to a room of a server; returns the exit code."""
    app = JoinApp(connection, name, cat, words)
    code = run_app(app, look)
    return 2 if app.problem else code
