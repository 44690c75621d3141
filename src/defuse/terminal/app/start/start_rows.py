"""The rows of the start screen: a key, a label, and the choices side by side in as many lines as they need."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.style import Style
from textual.widget import Widget
from textual.widgets import Static

_GAP = 2  # cells between two choices
_PLACE = "place"  # the style key by which a click finds its choice
_MORE = -1  # the index of the part that opens a list


class FormLine(Widget, can_focus=True):
    """Choices side by side."""

    class Changed(Message):
        """A choice was taken, perhaps the same as before."""

        def __init__(self, line: "FormLine", place: int) -> None:
            super().__init__()
            self.line = line
            self.place = place

    class Opened(Message):
        """The list or page behind the line is wanted."""

        def __init__(self, line: "FormLine") -> None:
            super().__init__()
            self.line = line

    class Moved(Message):
        """Another choice is highlighted."""

    def __init__(self, name: str) -> None:
        super().__init__(name=name, classes="line")
        self.labels: Sequence[str] = ()
        self.chosen: frozenset[int] = frozenset()
        self.at = 0

    def show(self, labels: Sequence[str], *chosen: int) -> None:
        """Show these choices, some of them chosen."""
        self.labels = labels
        self.chosen = frozenset(chosen)
        self.at = min(self.at, max(0, len(labels) - 1))
        self.refresh(layout=True)

    def parts(self) -> list[Content]:
        """The choices as they are shown."""
        raise NotImplementedError

    def render(self) -> Content:
        return Content("\n").join(_lines(self.parts(), self.content_size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return sum(len(line.wrap(width)) for line in _lines(self.parts(), width)) if width else 0

    def on_click(self, event: Click) -> None:
        place = event.style.meta.get(_PLACE)
        if isinstance(place, int):
            event.stop()
            self.hit(place)

    def hit(self, place: int) -> None:
        """Handle a click on a choice."""
        self.post_message(self.Changed(self, place))


class OneOf(FormLine):
    """One of several: the arrows choose the next one at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
    ]

    def parts(self) -> list[Content]:
        found = []
        for place, label in enumerate(self.labels):
            mark, style = ("●", "bold $text-primary") if place in self.chosen else ("○", "$foreground")
            found.append(_part(f"{mark} {label}", place, style))
        return found

    def action_turn(self, by: int) -> None:
        if self.labels:
            at = next(iter(self.chosen), -1 if by > 0 else 0)
            self.post_message(self.Changed(self, (at + by) % len(self.labels)))


class AnyOf(FormLine):
    """Any number of several: the arrows move, Space toggles."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("space", "take", show=False),
    ]

    def parts(self) -> list[Content]:
        found = []
        for place, label in enumerate(self.labels):
            mark, style = ("■", "bold $text-primary") if place in self.chosen else ("□", "$foreground")
            if place == self.at and self.has_focus:
                style += " underline"
            found.append(_part(f"{mark} {label}", place, style))
        return found

    def action_move(self, by: int) -> None:
        if self.labels:
            self.at = (self.at + by) % len(self.labels)
            self.refresh()
            self.post_message(self.Moved())

    def action_take(self) -> None:
        if self.labels:
            self.hit(self.at)

    def hit(self, place: int) -> None:
        self.at = place
        super().hit(place)


class OneAtATime(FormLine):
    """One of many; only the chosen one is shown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("space", "open", show=False),
    ]

    def __init__(self, name: str, more: str = "") -> None:
        super().__init__(name)
        self._more = more

    def parts(self) -> list[Content]:
        if not self.labels:
            return []
        at, number = next(iter(self.chosen), 0), len(self.labels)
        back, on = _part("◂", (at - 1) % number, "$text-accent"), _part("▸", (at + 1) % number, "$text-accent")
        row = Content("  ").join([back, _part(self.labels[at], at, "bold $text-primary"), on])
        return [row, _part(self._more, _MORE, "$text-muted")] if self._more else [row]

    def action_turn(self, by: int) -> None:
        if self.labels:
            self.post_message(self.Changed(self, (next(iter(self.chosen), 0) + by) % len(self.labels)))

    def action_open(self) -> None:
        self.post_message(self.Opened(self))

    def hit(self, place: int) -> None:
        if place == _MORE or place in self.chosen:
            self.action_open()
        else:
            super().hit(place)


class Opener(FormLine):
    """Something that is chosen on a page of its own."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space,right", "open", show=False)]

    def parts(self) -> list[Content]:
        return [_part(f"{label} …", place, "bold $text-primary") for place, label in enumerate(self.labels)]

    def action_open(self) -> None:
        self.post_message(self.Opened(self))

    def hit(self, place: int) -> None:
        self.action_open()


class FormRow(Horizontal):
    """A line with its key and its label."""

    def __init__(self, key: str, label: str, line: Widget) -> None:
        super().__init__(id=f"row-{line.name}", classes="row")
        self._key = key
        self._label = label
        self.line = line

    def compose(self) -> ComposeResult:
        key = (f" {self._key.upper()} ", "reverse") if self._key else ""
        yield Static(Content.assemble(key, f" {self._label}"), classes="label", markup=False)
        yield self.line

    def on_click(self) -> None:
        self.line.focus()


class KeyLabel(Static):
    """A key and what it does; can also be clicked."""

    def __init__(self, key: str, action: str, text: str = "", id: str | None = None) -> None:
        super().__init__(id=id, classes="key-label", markup=False)
        self._key = key
        self._action = action
        self.say(text)

    def say(self, text: str) -> None:
        """Set what the key does; without a text the key is hidden."""
        self.set_class(not text, "-nothing")
        self.update(Content.assemble((f" {self._key} ", "reverse"), f" {text}"))

    async def on_click(self, event: Click) -> None:
        event.stop()
        await self.run_action(self._action)


def _part(text: str, place: int, style: str) -> Content:
    return Content.styled(text, style).stylize(Style.from_meta({_PLACE: place}))


def _lines(parts: Sequence[Content], width: int) -> list[Content]:
    """The parts in lines, as many in a line as fit."""
    lines: list[list[Content]] = []
    room = 0
    for part in parts:
        if lines and part.cell_length + _GAP <= room:
            lines[-1].append(part)
            room -= part.cell_length + _GAP
        else:
            lines.append([part])
            room = width - part.cell_length
    return [Content(" " * _GAP).join(line) for line in lines] or [Content("")]
