"""The base of all screens: a screen can be dismissed only once."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen

Result = TypeVar("Result")


class Page(Screen[Result]):
    """A screen. A key pressed twice by accident does not dismiss the screen below as well."""

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_active else AwaitComplete()


class PageSheet(Page[Result], ModalScreen[Result]):
    """A screen over another one that stays visible."""
