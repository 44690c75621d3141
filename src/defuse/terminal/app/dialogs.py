"""Small dialogs: choose one, choose several in order, a depth of the pile, a text to read, a line to type."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from defuse.terminal.app.page import PageSheet
from defuse.words import Words

_DIGITS = "1234567890"

Answer = TypeVar("Answer")


def _digit(place: int) -> str:
    """The key of an entry; only the first ten have one."""
    return _DIGITS[place] if place < len(_DIGITS) else "·"


class Dialog(PageSheet[Answer | None]):
    """A box in the middle of the table; Escape closes it without an answer, if that is allowed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, hint: str, can_leave: bool = True) -> None:
        super().__init__()
        self._title = title
        self._hint = hint
        self._can_leave = can_leave
        self.advice = ""  # what the dialog covers and the player needs

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog") as box:
            box.border_subtitle = Content(self._hint)
            if self.advice:
                yield Static(Content(self.advice), classes="advice", markup=False)
            yield Static(Content(self._title), classes="title", markup=False)
            yield from self.inside()

    def inside(self) -> ComposeResult:
        """The contents of the dialog."""
        raise NotImplementedError

    def action_leave(self) -> None:
        if self._can_leave:
            self.dismiss(None)


class Choose(Dialog[int]):
    """Choose one of several, by number, arrows or mouse."""

    def __init__(self, title: str, labels: Sequence[str], words: Words, can_leave: bool = True) -> None:
        hint = words("dialog-choose-hint") if can_leave else words("dialog-choose-must-hint")
        super().__init__(title, hint, can_leave)
        self._labels = labels

    def inside(self) -> ComposeResult:
        yield OptionList(*(Option(Content(f"{_digit(place)}  {label}")) for place, label in enumerate(self._labels)))

    def on_key(self, event: Key) -> None:
        place = _DIGITS.find(event.character or "x")
        if 0 <= place < len(self._labels):
            event.stop()
            self.dismiss(place)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class ChooseSeveral(Dialog[list[int]]):
    """Choose several, one after the other: an order of all, or five of more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("backspace", "take_back", show=False),
        Binding("enter", "confirm", show=False, priority=True),
    ]

    def __init__(self, title: str, labels: Sequence[str], number: int, words: Words, in_order: bool) -> None:
        hint = words("dialog-order-hint") if in_order else words("dialog-several-hint")
        super().__init__(title, hint, can_leave=not in_order)
        self._labels = labels
        self._number = number
        self._in_order = in_order
        self._chosen: list[int] = []

    def inside(self) -> ComposeResult:
        yield OptionList()

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        options = self.query_one(OptionList)
        at = options.highlighted or 0
        options.clear_options()
        for place, label in enumerate(self._labels):
            chosen = place in self._chosen
            rank = f"{self._chosen.index(place) + 1}." if chosen and self._in_order else "✓" if chosen else ""
            line = Content.assemble(f"{_digit(place)}  {label}  ", (rank, "bold $text-success"))
            options.add_option(Option(line))
        options.highlighted = at

    def on_key(self, event: Key) -> None:
        place = _DIGITS.find(event.character or "x")
        if 0 <= place < len(self._labels):
            event.stop()
            self._toggle(place)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self._toggle(event.option_index)

    def _toggle(self, place: int) -> None:
        if place in self._chosen:
            self._chosen.remove(place)
        elif len(self._chosen) < self._number:
            self._chosen.append(place)
        self._show()

    def action_take_back(self) -> None:
        if self._chosen:
            self._chosen.pop()
            self._show()

    def action_confirm(self) -> None:
        """Finish. With nothing chosen an order stays as it is, and its last card need not be chosen."""
        left = [place for place in range(len(self._labels)) if place not in self._chosen]
        if self._in_order and (not self._chosen or len(left) == 1):
            self._chosen += left
        if len(self._chosen) == self._number:
            self.dismiss(self._chosen)
        else:
            self.app.bell()


class DepthDialog(Dialog[int]):
    """Choose how deep a card goes back, by arrows or a number; the text says what the depth means."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "shift(-1)", show=False, priority=True),
        Binding("down,right", "shift(1)", show=False, priority=True),
        Binding("home", "top", show=False, priority=True),
        Binding("end", "bottom", show=False, priority=True),
    ]

    def __init__(self, title: str, deepest: int, words: Words) -> None:
        super().__init__(title, words("dialog-depth-hint"), can_leave=False)
        self._deepest = deepest
        self._words = words

    def inside(self) -> ComposeResult:
        yield Input("0", type="integer", max_length=3, select_on_focus=True)
        yield Static(id="depth", markup=False)

    def on_mount(self) -> None:
        self._say(0)

    def _depth(self) -> int | None:
        text = self.query_one(Input).value
        depth = int(text) if text.isdecimal() else -1
        return depth if 0 <= depth <= self._deepest else None

    @on(Input.Changed)
    def _changed(self) -> None:
        self._say(self._depth())

    def _say(self, depth: int | None) -> None:
        words = self._words
        if depth is None:
            text = words("say-depth", number=self._deepest)
        elif depth == 0:
            text = words("dialog-depth-top")
        elif depth == self._deepest:
            text = words("dialog-depth-bottom", number=depth)
        else:
            text = words("dialog-depth-under", number=depth)
        width = 40
        at = 0 if depth is None or not self._deepest else round(depth / self._deepest * (width - 1))
        row = "─" * at + "▼" + "─" * (width - 1 - at)
        self.query_one("#depth", Static).update(Content(f"{row}\n{text}"))

    @on(Input.Submitted)
    def _submitted(self) -> None:
        depth = self._depth()
        if depth is None:
            self.app.bell()
        else:
            self.dismiss(depth)

    def action_shift(self, by: int) -> None:
        self._set(min(self._deepest, max(0, (self._depth() or 0) + by)))

    def action_top(self) -> None:
        self._set(0)

    def action_bottom(self) -> None:
        self._set(self._deepest)

    def _set(self, depth: int) -> None:
        line = self.query_one(Input)
        line.value = str(depth)
        line.select_all()


class Reader(Dialog[None]):
    """A text to read; Enter, Space, q or Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,q", "leave", show=False)]

    def __init__(self, title: str, text: Content, words: Words) -> None:
        super().__init__(title, words("dialog-reader-hint"))
        self._text = text

    def inside(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._text, markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class TypeLine(Dialog[str]):
    """A line to type, such as a file name."""

    def __init__(self, title: str, value: str, words: Words) -> None:
        super().__init__(title, words("dialog-line-hint"))
        self._value = value

    def inside(self) -> ComposeResult:
        yield Input(self._value)

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
