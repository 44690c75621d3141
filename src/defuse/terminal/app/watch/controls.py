"""The controls of a playback: keys that can be clicked, and the timeline."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static


class Control(Static, can_focus=True):
    """A key with what it does; a click or Enter does it as well."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "do", show=False)]

    def __init__(self, key: str, action: str, label: str = "", id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self._key = key
        self._action = action
        self._label: str | None = None
        self.say(label)

    def say(self, label: str) -> None:
        if label == self._label:
            return
        self._label = label
        self.update(Content.assemble((f" {self._key} ", "reverse"), f" {label}" if label else ""))

    async def on_click(self, event: Click) -> None:
        event.stop()
        await self.action_do()

    async def action_do(self) -> None:
        await self.run_action(f"screen.{self._action}")


class Timeline(Static):
    """How far the playback is; a click goes to that place."""

    class Sought(Message):
        """The viewer wants to go to a place, from 0 to 1."""

        def __init__(self, part: float) -> None:
            super().__init__()
            self.part = part

    def __init__(self) -> None:
        super().__init__(markup=False)
        self._part = 0.0

    def show(self, place: int, length: int) -> None:
        self._part = place / length if length else 0.0
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        cells = self.size.width - 1
        done = round(self._part * cells)
        rest = max(0, cells - done)
        line = Content.assemble(("━" * done, "$text-primary"), ("●", "$text-accent"), ("─" * rest, "$text-muted"))
        self.update(line, layout=False)

    def on_click(self, event: Click) -> None:
        event.stop()
        self.post_message(self.Sought(min(1.0, event.x / max(1, self.size.width - 1))))
