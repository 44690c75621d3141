"""The app around the screens: colours, the minimal window size, the order of screens."""

from pathlib import Path, PurePath
from typing import ClassVar

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Event, InputEvent, Resize
from textual.geometry import Size
from textual.widgets import Static

from defuse.settings.declared import LIGHT as LIGHT_COLOURS
from defuse.terminal.app.looks import DARK, LIGHT
from defuse.terminal.app.page import PageSheet
from defuse.terminal.shared.window import HIGH, WIDE
from defuse.words import Words

_STYLES = Path(__file__).parent


class TooSmall(PageSheet[None]):
    """Covers everything while the window is too small."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def on_mount(self) -> None:
        self._say()

    def on_resize(self) -> None:
        self._say()

    def _say(self) -> None:
        size = self.app.size
        said = self._words("screen-too-small", columns=size.width, rows=size.height, wide=WIDE, high=HIGH)
        self.query_one(Static).update(said)


class DefuseApp(App[int]):
    """The base of all apps: shows the screens of Defuse one after the other."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [
        _STYLES / "table.tcss",
        _STYLES / "start.tcss",
        _STYLES / "watching.tcss",
    ]
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("f2", "colours", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.title = "Defuse"
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name

    def wear(self, look: str) -> None:
        """Take these colours, one of the values of the setting."""
        self.theme = LIGHT.name if look == LIGHT_COLOURS else DARK.name

    @property
    def farewell(self) -> str:
        """The line that is printed after the app has closed."""
        return self.words("app-goodbye")

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return dict(DARK.variables)

    def on_mount(self) -> None:
        self.set_interval(0.25, lambda: self._mind(self.size))
        self.run_through()

    @work
    async def run_through(self) -> None:
        await self.go_through()
        self.exit(0)

    async def go_through(self) -> None:
        """Show all screens in their order, to the end."""
        raise NotImplementedError

    async def on_event(self, event: Event) -> None:
        """A key that is pressed while the last screen goes is meant for nothing."""
        if self.screen_stack or not isinstance(event, InputEvent):
            await super().on_event(event)

    def action_colours(self) -> None:
        """Switch between light and dark."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_leave(self) -> None:
        """Leave from anywhere; nothing is lost, because every move is saved."""
        self.exit(0)

    def on_resize(self, event: Resize) -> None:
        self._mind(event.size)

    def _mind(self, size: Size) -> None:
        """Keep the notice on top while the window is too small, even if another screen has opened."""
        if not self.screen_stack:
            return  # the app is closing
        small = size.width < WIDE or size.height < HIGH
        covered = isinstance(self.screen, TooSmall)
        if small and not covered:
            self.push_screen(TooSmall(self.words))
        elif not small and covered:
            self.screen.dismiss()
