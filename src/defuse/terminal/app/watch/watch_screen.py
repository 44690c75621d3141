"""Watching bots or a recorded game, forwards and back, from above, from a seat or as a spectator."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Resize
from textual.geometry import Size
from textual.widgets import Static

from defuse.game.events import Event
from defuse.game.kinds import UNKNOWN
from defuse.record.record import write_record
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View
from defuse.terminal.app.dialogs import TypeLine
from defuse.terminal.app.table.board import Board, CardTile, Hand, Tile, direction, tiles
from defuse.terminal.app.table.board_screen import BoardScreen
from defuse.terminal.app.table.table_screen import AGAIN, LEAVE
from defuse.terminal.app.watch.controls import Control, Timeline
from defuse.terminal.app.watch.from_above import OpenHand, OpenHands, OpenPiles, known_pile
from defuse.terminal.app.watch.playback_picture import PictureMaker
from defuse.terminal.plain.table_lines import lines_from_above
from defuse.terminal.shared.playback import ABOVE, Playback
from defuse.words import Words

SPEEDS: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)  # moves per second
USUAL_SPEED: Final = 2.0
STEPS: Final = "steps"  # the worker group of single steps
_FARTHEST: Final = 20_000  # how many moves of a live game are played at most by one key
_GLANCE: Final = 0.05  # seconds per screen update; faster moves are shown together
_BREATH: Final = 0.005  # seconds left for keys, however fast it runs
_A_MOMENT: Final = 0.1  # seconds between updates while going to the end


class WatchScreen(BoardScreen[str]):
    """A playback and its controls. Its result is what is wanted next: AGAIN or LEAVE."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "run", show=False),
        Binding("right,n", "on", show=False),
        Binding("left,b", "back", show=False),
        Binding("home", "begin", show=False),
        Binding("end", "end", show=False),
        Binding("pagedown", "leap(1)", show=False),
        Binding("pageup", "leap(-1)", show=False),
        Binding("plus,equals_sign", "speed(1)", show=False),
        Binding("minus", "speed(-1)", show=False),
        Binding("s", "seat(1)", show=False),
        Binding("S", "seat(-1)", show=False),
        Binding("p", "pile", show=False),
        Binding("r", "record", show=False),
        Binding("a", "again", show=False),
        Binding("q", "quit", show=False),
    ]

    def __init__(
        self,
        playback: Playback,
        words: Words,
        title: str,
        speed: float = USUAL_SPEED,
        running: bool = False,
        live: bool = False,
    ) -> None:
        super().__init__(words, title, playback.players)
        self.playback = playback
        self.speed = max(float(speed), SPEEDS[0])
        self.live = live  # the game is played while it is watched, and can be saved
        self._runs = asyncio.Event()
        if running:
            self._runs.set()
        self._hurry = asyncio.Event()  # do not wait for the next move
        self._hastens = False  # going to the end
        self._turning = asyncio.Lock()  # one change of the playback at a time
        self._pictures = PictureMaker(playback, words)
        self._picture = self._pictures.picture()
        self._is_set_up = False
        self._room: Size | None = None
        self._tiles: list[Tile] | None = None  # the tiles on the screen

    # The viewer

    @property
    def running(self) -> bool:
        return self._runs.is_set()

    @property
    def you(self) -> int | None:
        return self._picture.you

    def seen(self) -> View:
        return self._picture.view

    def heard(self) -> Sequence[Event]:
        return self._picture.heard

    def lines(self) -> list[Content]:
        return self._pictures.lines(self._picture)

    # The parts

    def compose(self) -> ComposeResult:
        words = self.words
        yield from self.compose_table()
        with Vertical(id="mine"):
            yield Hand()
            with Horizontal(id="position"):
                yield Static(id="place", markup=False)
                yield Timeline()
            with Horizontal(classes="controls"):
                yield Control("␣", "run", id="run")
                yield Control(words("film-key-home"), "begin")
                yield Control("←", "back", words("film-back"))
                yield Control("→", "on", words("film-on"))
                yield Control(words("film-key-end"), "end")
                yield Control("−", "speed(-1)")
                yield Control("+", "speed(1)", words("film-speed"))
                yield Control("S", "seat(1)", words("film-seat"))
            with Horizontal(classes="controls"):
                yield Control("C", "card", words("film-card"))
                yield Control("X", "discard", words("film-discard"))
                yield Control("L", "story", words("film-story"))
                yield Control("?", "keys", words("film-keys"))
                yield Control("Q", "quit", words("film-leave"))
            with Horizontal(id="offers", classes="controls"):
                yield Control("R", "record", words("film-record"))
                yield Control("A", "again", words("film-again"))

    def key_help(self) -> Content:
        words = self.words
        keys = [
            ("␣", words("film-key-run")),
            ("→ n", words("film-key-on")),
            ("← b", words("film-key-back")),
            (words("film-key-home"), words("film-key-begin")),
            (words("film-key-end"), words("film-key-to-end")),
            ("PgUp PgDn", words("film-key-leap")),
            ("+ −", words("film-key-speed")),
            ("s S", words("film-key-seat")),
            ("c", words("film-key-card")),
            ("p", words("film-key-pile")),
            ("x", words("key-discard")),
            ("v", words("key-table")),
            ("l", words("key-story")),
            ("F2", words("key-colours")),
        ]
        if self.live:
            keys += [("r", words("film-key-record")), ("a", words("film-key-again"))]
        keys.append(("q", words("film-key-leave")))
        return Content("\n").join([Content.assemble((f"{key:>9}  ", "bold"), text) for key, text in keys])

    async def on_mount(self) -> None:
        felt = self.query_one("#felt")
        hands = OpenHands(*(OpenHand(seat) for seat in range(len(self.players))))
        await felt.mount_all([hands, OpenPiles()])
        await self._show()
        self._is_set_up = True
        self._run()

    def on_resize(self, event: Resize) -> None:
        if self._is_set_up and event.size != self._room:  # Textual also sends this for layout changes
            self._tiles = None
            self._step(lambda: None)
        self._room = event.size

    # Moving through the game

    @work
    async def _run(self) -> None:
        """Play one move after the other as long as the screen is open, unless it is paused or covered."""
        clock = asyncio.get_running_loop().time
        while True:
            await self._runs.wait()
            self._hurry.clear()
            began = clock()
            steps = max(1, round(self.speed * _GLANCE))
            if self.is_active:
                await self._turn(partial(self._go_on, steps))
            with suppress(TimeoutError):
                async with asyncio.timeout(max(_BREATH, began + steps / self.speed - clock())):
                    await self._hurry.wait()

    def _go_on(self, steps: int) -> None:
        for _ in range(steps):
            self.playback.forward()

    async def _turn(self, change: Callable[[], object]) -> None:
        """Move the playback in a thread, since that may take a while, and show its place."""
        async with self._turning:
            self._picture = await asyncio.to_thread(self._pictures.turn, change)
            if self._picture.at_the_end:
                self._runs.clear()
            await self._show()

    @work(group=STEPS)
    async def _step(self, change: Callable[[], object]) -> None:
        await self._turn(change)

    def _pause(self) -> None:
        self._hastens = False
        self._runs.clear()

    def action_run(self) -> None:
        """Run or pause; at the end, start again."""
        if self._hastens or self.running:
            self._pause()
        elif self._picture.at_the_end:
            self._run_again()
        else:
            self._runs.set()
        self._hurry.set()
        self._show_position()

    @work(group=STEPS)
    async def _run_again(self) -> None:
        await self._turn(lambda: self.playback.go(0))
        if self.display:
            self._runs.set()
            self._show_position()

    def action_on(self) -> None:
        self._pause()
        self._step(self.playback.forward)

    def action_back(self) -> None:
        self._pause()
        self._step(self.playback.back)

    def action_begin(self) -> None:
        self._pause()
        self._step(lambda: self.playback.go(0))

    def action_leap(self, by: int) -> None:
        """Go a tenth of the game forwards or back."""
        self._pause()
        self._step(lambda: self.playback.go(max(0, self.playback.place + by * max(1, self.playback.length // 10))))

    @on(Timeline.Sought)
    def _sought(self, event: Timeline.Sought) -> None:
        self._pause()
        self._step(lambda: self.playback.go(round(event.part * self.playback.length)))

    @work(group=STEPS)
    async def action_end(self) -> None:
        """Go to the end; a live game is played until it is over, or the viewer stops it."""
        self._pause()
        self._hastens = True
        farthest = self._picture.place + _FARTHEST
        while self._hastens and not self._picture.at_the_end and (not self.live or self._picture.place < farthest):
            await self._turn(self._go_on_for_a_moment)
        self._hastens = False
        if self.display:
            self._show_position()

    def _go_on_for_a_moment(self) -> None:
        until = monotonic() + _A_MOMENT
        while not self.playback.at_the_end and monotonic() < until:
            self.playback.forward()

    def action_speed(self, by: int) -> None:
        if by > 0:
            self.speed = next((speed for speed in SPEEDS if speed > self.speed), self.speed)
        else:
            self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), self.speed)
        self._hurry.set()
        self._show_position()

    def action_seat(self, by: int) -> None:
        """Change the viewer: from above, each player's seat, as a spectator."""
        seats = [ABOVE, *range(len(self.players)), SPECTATOR]
        self._step(lambda: self.playback.look_from(seats[(seats.index(self.playback.seat) + by) % len(seats)]))

    @on(OpenHand.Clicked)
    def _hand_clicked(self, event: OpenHand.Clicked) -> None:
        self._step(lambda: self.playback.look_from(event.seat))

    # Showing

    async def _show(self) -> None:
        picture, words = self._picture, self.words
        view = picture.view
        if self.display:
            await self._show_hand([] if self.you is None else tiles(view, ()))
        if not self.display:  # the viewer has left meanwhile
            return
        above = picture.seat is ABOVE
        self.set_class(above, "-above")
        self.query_one("#direction", Static).update(Content(direction(view, words)))
        board = self.query_one(Board)
        if above:
            self.query_one(OpenHands).show(view, self.players, words)
            high = self.has_class("-high")
            self.query_one(OpenPiles).show(view, picture.mind, self.players, words, one_a_line=high)
        else:
            board.show(view, self.players, words)
        board.tell(self.lines())
        self._show_position()

    async def _show_hand(self, cards: list[Tile]) -> None:
        hand = self.query_one(Hand)
        seen = self.seen()
        hand.display = self.you is not None and (seen.alive[self.you] or seen.dead[self.you])
        if cards == self._tiles:
            return
        self._tiles = cards
        await hand.show(cards, self.words)
        for card in hand.query(CardTile):
            card.can_focus = False  # the arrow keys move through the game

    def _show_position(self) -> None:
        picture, words = self._picture, self.words
        pace = [] if picture.at_the_end else [self._pace()]
        said = " · ".join([self._place(), self._viewpoint(), *pace, ""])
        state = Content.styled(self._state(), "bold $text-accent")
        self.query_one("#place", Static).update(Content.assemble(said, state))
        self.query_one(Timeline).show(picture.place, picture.length)
        moving = self.running or self._hastens
        self.query_one("#run", Control).say(words("film-pause") if moving else words("film-run"))
        self.query_one("#offers").display = self.live and picture.at_the_end

    def _place(self) -> str:
        place, length = self._picture.place, self._picture.length
        if self.live and place == length and not self._picture.at_the_end:
            return self.words("film-place-so-far", place=place)
        return self.words("film-place", place=place, length=length)

    def _viewpoint(self) -> str:
        if self._picture.seat is ABOVE:
            return self.words("film-from-above")
        if self.you is None:
            return self.words("film-as-spectator")
        return self.words("film-from-seat", who=self.players[self.you])

    def _pace(self) -> str:
        seconds = round(1 / self.speed)
        if seconds > 1:
            return self.words("film-seconds-a-move", number=seconds)
        whole = self.speed.is_integer()
        return self.words("film-moves-a-second", number=int(self.speed) if whole else f"{self.speed:g}")

    def _state(self) -> str:
        winner = self._picture.view.winner
        if winner >= 0:
            return self.words("screen-won", who=self.players[winner])
        if self._picture.at_the_end:
            return self.words("film-breaks-off")
        return self.words("film-running") if self.running or self._hastens else self.words("film-paused")

    # Reading, saving and leaving

    @on(CardTile.Chosen)
    def _card_chosen(self, event: CardTile.Chosen) -> None:
        if event.kind != UNKNOWN:
            self.read_card(event.kind)

    def action_table(self) -> None:
        if self._picture.seat is not ABOVE:
            super().action_table()
            return
        lines = lines_from_above(self.seen(), self.players, self.words)
        self.read(self.words("screen-table"), Content("\n".join(lines)))

    def action_pile(self) -> None:
        view = self.seen()
        self.read(self.words("screen-draw-pile", number=view.pile_size), known_pile(view, self.words))

    @work
    async def action_record(self) -> None:
        """Save the record of the watched game."""
        if self.live and self._picture.at_the_end:
            line = TypeLine(self.words("end-record"), "defuse-record.json", self.words)
            path = await self.app.push_screen_wait(line)
            if path is not None:
                self._write(Path(path).expanduser())

    def _write(self, path: Path) -> None:
        try:
            path.write_text(write_record(self.playback.record), encoding="utf-8")
            self.notify(self.words("app-written", file=str(path)), markup=False)
        except OSError as error:
            problem = error.strerror or type(error).__name__
            said = self.words("app-not-written", file=str(path), problem=problem)
            self.notify(said, severity="error", timeout=10, markup=False)

    def action_again(self) -> None:
        if self.live and self._picture.at_the_end:
            self.dismiss(AGAIN)

    def action_quit(self) -> None:
        self.dismiss(LEAVE)
