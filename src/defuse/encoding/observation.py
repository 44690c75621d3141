"""What somebody who chooses actions observes: the encoded view, then what has been said of a move so far.

The second part has a place for every action. The first word of the move counts 1/2 there, the second 1/4, and so on.
"""

from typing import Final

from mypy_extensions import i64

from defuse.encoding import actions, layout
from defuse.encoding.actions import Actions
from defuse.encoding.dense_rows import DenseRows
from defuse.encoding.encode import STATE_SIZE, Encoder, Rows
from defuse.encoding.speller import Speller
from defuse.sight.observer import Observer
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
    encoder = Encoder(view, False)
    encoder.setting(out)
    encoder.situation(out)
    if speller is not None:
        observe_said(speller, out)


class ObservationWriter:
    """Writes what seats observe into dense rows. All of them play games with the same cards and rules."""

    def __init__(self, rows: i64, size: i64) -> None:
        self.rows = DenseRows(rows, size)
        self._number: i64 = rows
        self._encoder = Encoder(None, False)
        self._has_setting = False

    def write(self, row: i64, observer: Observer, speller: Speller | None) -> None:
        """Into a row that was cleared; the speller is that of the seat, if it is asked."""
        encoder, rows = self._encoder, self.rows
        observer.glance(encoder.seen)
        if not self._has_setting:
            self._write_setting()
        encoder.count()
        rows.begin_row(row)
        encoder.situation(rows)
        if speller is not None and speller.said:
            observe_said(speller, rows)

    def _write_setting(self) -> None:
        """The part that is the same in all observations stays in all rows."""
        rows = self.rows
        for row in range(self._number):
            rows.begin_row(row)
            self._encoder.setting(rows)
        rows.keep()
        self._has_setting = True


def observe_said(speller: Speller, out: Rows) -> None:
    """What has been said of a move so far."""
    value = 0.5
    for action in speller.said:
        out.set(STATE_SIZE + action, value)
        value /= 2
