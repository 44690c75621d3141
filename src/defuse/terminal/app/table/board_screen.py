"""The base of all screens with a table: its parts, and the texts that can be read at any time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from defuse.game.events import DEFUSED, DIED, REVIVED, SHOWED, WENT_OUT, Event
from defuse.game.kinds import UNKNOWN
from defuse.record.transcript import sentence
from defuse.sight.view import View, name, names
from defuse.terminal.app.dialogs import Choose, Reader
from defuse.terminal.app.page import Page
from defuse.terminal.app.table.board import Board, direction, told
from defuse.terminal.app.texts import card_help
from defuse.terminal.plain.table_lines import hand_line, table_lines
from defuse.words import Words

Result = TypeVar("Result")

_MOMENT: Final = 3.0  # seconds


@dataclass(frozen=True)
class ShownMoment:
    """How a moment of a game that everybody should see is shown."""

    sign: str
    seconds: float  # to look at it
    is_good: bool = False


MOMENTS: Final = {
    SHOWED: ShownMoment("✹", 1.3),
    DEFUSED: ShownMoment("✚", 1.0, is_good=True),
    WENT_OUT: ShownMoment("✹", 1.9),
    DIED: ShownMoment("✹", 1.9),
    REVIVED: ShownMoment("✚", 1.0, is_good=True),
}


class BoardScreen(Page[Result]):
    """A table as one viewer sees it."""

    AUTO_FOCUS = ""  # no card has the focus at first
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (118, "-wide")]  # noqa: RUF012 (Textual declares it so)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (38, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "keys", show=False),
        Binding("c", "card", show=False),
        Binding("x", "discard", show=False),
        Binding("v", "table", show=False),
        Binding("l", "story", show=False),
    ]

    def __init__(self, words: Words, title: str, players: Sequence[str]) -> None:
        super().__init__()
        self.words = words
        self.players = players
        self._title = title
        self._looked_at = UNKNOWN  # the kind of the card that has the focus

    # The viewer

    @property
    def you(self) -> int | None:
        """The viewer's seat, if it is that of a player."""
        raise NotImplementedError

    def seen(self) -> View:
        """The table as the viewer sees it."""
        raise NotImplementedError

    def heard(self) -> Sequence[Event]:
        """The events so far as the viewer hears them."""
        raise NotImplementedError

    def lines(self) -> list[Content]:
        """The story, line by line."""
        return told(self.heard(), self.players, self.you, self.words)

    def key_help(self) -> Content:
        """The keys of this screen."""
        raise NotImplementedError

    # The parts

    def compose_table(self) -> ComposeResult:
        """The header and the table below it."""
        with Horizontal(id="header"):
            yield Static(Content(self._title), id="game", markup=False)
            yield Static(id="direction", markup=False)
        yield Board()

    def show_table(self, view: View) -> None:
        """Show the table as it is now, and the story."""
        self.query_one("#direction", Static).update(Content(direction(view, self.words)))
        board = self.query_one(Board)
        board.show(view, self.players, self.words)
        board.tell(self.lines())

    def show_moments(self, events: Sequence[Event]) -> float:
        """Show kittens, Defuses and explosions on top; returns how many seconds to look at them."""
        seconds = 0.0
        for event in events:
            line = sentence(event, self.players, self.you, self.words) if event.what in MOMENTS else None
            if line is not None:
                self.show_moment(event.what, line)
                seconds += MOMENTS[event.what].seconds
        return seconds

    def show_moment(self, what: int, text: str) -> None:
        """Say what everybody should see in the first line, which no dialog covers."""
        moment = MOMENTS[what]
        self._say_on_top(f"{moment.sign} {text}", "-good" if moment.is_good else "-deadly")
        self.set_timer(_MOMENT, lambda: self._say_on_top(self._title, ""))

    def _say_on_top(self, text: str, look: str) -> None:
        if self.is_attached:
            self.query_one("#game", Static).update(Content(text))
            for each in ("-good", "-deadly"):
                self.query_one("#header").set_class(each == look, each)

    # Reading

    def read(self, title: str, text: Content) -> None:
        """Show a text in a dialog."""
        self.app.push_screen(Reader(title, text, self.words))

    def read_card(self, kind: int) -> None:
        """Show how exactly a card works."""
        self.read(self.words.title(name(kind)), card_help(name(kind), self.words))

    def action_keys(self) -> None:
        self.read(self.words("screen-help"), self.key_help())

    def action_card(self) -> None:
        """Show how exactly a card works: the focused one, or any of this game."""
        if self._looked_at != UNKNOWN:
            self.read_card(self._looked_at)
        else:
            self._choose_card_to_read()

    @work
    async def _choose_card_to_read(self) -> None:
        view = self.seen()
        held = set(view.hand)
        kinds = sorted((kind for kind, number in enumerate(view.cast) if number), key=lambda kind: kind not in held)
        labels = [self.words.title(name(kind)) for kind in kinds]
        place = await self.app.push_screen_wait(Choose(self.words("screen-which-card"), labels, self.words))
        if place is not None:
            self.read_card(kinds[place])

    def action_discard(self) -> None:
        titles = [self.words.title(card) for card in names(self.seen().discard)]
        self.read(self.words("screen-discard-pile", number=len(titles)), Content("\n".join(titles)))

    def action_table(self) -> None:
        """Show the table in words, with everything that the boxes may have no room for."""
        view = self.seen()
        lines = table_lines(view, self.players, self.words)
        if self.you is not None:
            lines.append(hand_line(view, self.words))
        self.read(self.words("screen-table"), Content("\n".join(lines)))

    def action_story(self) -> None:
        self.app.push_screen(self.story())

    def story(self) -> Reader:
        """The whole story, to read."""
        return Reader(self.words("screen-story"), Content("\n").join(self.lines()), self.words)
