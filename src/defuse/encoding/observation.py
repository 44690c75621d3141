"""What somebody who chooses actions observes: the encoded view, then what has been said of a move so far.

The second part has a place for every action. The first word of the move counts 1/2 there, the second 1/4, and so on.
"""

from typing import Final

from mypy_extensions import i64

from defuse.encoding import actions, layout
from defuse.encoding.actions import Actions
from defuse.encoding.encode import STATE_SIZE, Encoder, Rows
from defuse.encoding.speller import Speller
from defuse.sight.view import View

VERSION: Final = f"{layout.VERSION}.{actions.VERSION}"


class FlatRow(Rows):
    """One row with all of its places, in a memoryview of so many floats that are zero at first."""

    def __init__(self, buffer: "memoryview[float]") -> None:
        super().__init__()
        self.buffer = buffer

    def set(self, place: i64, value: float = 1.0) -> None:
        self.buffer[place] = value


def observation_size(actions: Actions) -> int:
    return STATE_SIZE + actions.size


def observe(view: View, speller: Speller | None, out: Rows) -> None:
    """One row; the speller is that of the seat whose view it is, if it is asked."""
    observe_setting(view, out)
    observe_situation(view, out)
    if speller is not None:
        observe_said(speller, out)


def observe_setting(view: View, out: Rows) -> None:
    """The part of a row that stays the same all through a game, for every seat."""
    Encoder(view, False).setting(out)


def observe_situation(view: View, out: Rows) -> None:
    """The part that changes with every move."""
    Encoder(view, False).situation(out)


def observe_said(speller: Speller, out: Rows) -> None:
    """What has been said of a move so far."""
    value = 0.5
    for action in speller.said:
        out.set(STATE_SIZE + action, value)
        value /= 2
