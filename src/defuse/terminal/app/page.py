"""What all our screens are: they go away once."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen

Result = TypeVar("Result")


class Page(Screen[Result]):
    """A screen. A key that was pressed twice in a hurry does not take the screen below with it."""

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_active else AwaitComplete()


class PageSheet(Page[Result], ModalScreen[Result]):
    """A screen that lies on another, which can still be seen."""
