"""Screens between two people at one keyboard: they show nothing that only one of them may know."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from defuse.terminal.app.page import Page
from defuse.words import Words


class HandOverScreen(Page[None]):
    """Only a name: that person takes the keyboard and confirms."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "confirm", show=False)]

    def __init__(self, who: str, words: Words) -> None:
        super().__init__()
        self._who = who
        self._words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="between"):
            yield Static(Content.styled(self._words("hand-over-to", who=self._who), "bold"), markup=False)
            yield Static(self._words("hand-over-confirm", who=self._who), markup=False)

    def on_click(self) -> None:
        self.action_confirm()

    def action_confirm(self) -> None:
        self.dismiss(None)


class CallOut(Page[int]):
    """What has been played, for everybody; a person who wants to react presses their number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "nobody", show=False)]

    def __init__(self, said: str, names: Sequence[str], seconds: int, words: Words) -> None:
        super().__init__()
        self._said = said
        self._names = names
        self._seconds = seconds
        self._words = words

    def compose(self) -> ComposeResult:
        lines = [f"{place}  {who}" for place, who in enumerate(self._names, 1)]
        with Vertical(classes="between"):
            yield Static(Content.styled(self._said, "bold"), markup=False)
            yield Static(self._words("call-out"), markup=False)
            yield Static("\n".join(lines), markup=False)
            yield Static(id="countdown", markup=False)

    def on_mount(self) -> None:
        if self._seconds:
            self._count_down()

    @work
    async def _count_down(self) -> None:
        for left in range(self._seconds, 0, -1):
            self.query_one("#countdown", Static).update(self._words("screen-seconds", number=left))
            await asyncio.sleep(1)
        self.dismiss(None)

    def on_key(self, event: Key) -> None:
        if event.character and event.character.isdecimal() and 1 <= int(event.character) <= len(self._names):
            event.stop()
            self.dismiss(int(event.character) - 1)

    def action_nobody(self) -> None:
        self.dismiss(None)
