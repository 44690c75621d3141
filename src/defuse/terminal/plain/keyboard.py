"""Lines from a keyboard or a pipe, with a time limit if wanted."""

import codecs
import os
import select
import time
from typing import Final, TextIO

try:
    import termios
except ImportError:  # Windows: no time limits, and typed-ahead text is not dropped
    termios = None  # type: ignore[assignment]

GRACE: Final = 0.7  # seconds after the time limit in which a late answer is still dropped
_CHUNK: Final = 4096


def can_keep_time(stream: TextIO) -> bool:
    """Whether lines of this stream can be read with a time limit."""
    try:
        stream.fileno()
    except (OSError, ValueError, AttributeError):
        return False
    return termios is not None


class TerminalClock:
    """The time, and waiting; tests replace it."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    def wait(self, file: int, seconds: float | None) -> bool:
        """Wait until input arrives, at most so long; returns whether it has arrived."""
        return bool(select.select([file], [], [], seconds)[0])


CLOCK: Final = TerminalClock()


class Keyboard:
    """Reads lines itself, so that it knows what has arrived and what has not."""

    def __init__(self, stream: TextIO, clock: TerminalClock = CLOCK) -> None:
        self.clock = clock
        self._file = stream.fileno()
        self._is_terminal = os.isatty(self._file)
        self._decoder = codecs.getincrementaldecoder(stream.encoding or "utf-8")("replace")
        self._text = ""  # has arrived and is not yet read

    def readline(self) -> str:
        """The next line; an empty text at the end of input."""
        line = self.readline_within(None)
        assert line is not None
        return line

    def readline_within(self, seconds: float | None) -> str | None:
        """The next line, or None if none is complete in this time."""
        end = None if seconds is None else self.clock.now() + seconds
        while "\n" not in self._text:
            left = None if end is None else max(0.0, end - self.clock.now())
            if not self.clock.wait(self._file, left):
                return None
            arrived = os.read(self._file, _CHUNK)
            self._text += self._decoder.decode(arrived)
            if not arrived:
                rest, self._text = self._text, ""
                return rest
        line, _, self._text = self._text.partition("\n")
        return f"{line}\n"

    def forget(self) -> bool:
        """Drop typed-ahead text of a terminal; returns whether the user is in the middle of a line."""
        return self._is_terminal and self._drop()

    def forget_late(self) -> bool:
        """Drop what comes just too late; returns whether the user is in the middle of a line, to be dropped as well."""
        self.clock.sleep(GRACE)
        return self._drop()

    def _drop(self) -> bool:
        typed = self._text.encode() + (self._typed() if self._is_terminal else self._arrived())
        self._text = ""
        self._decoder.reset()
        return bool(typed) and not typed.endswith(b"\n")

    def _typed(self) -> bytes:
        """What was typed at a terminal, including an unfinished line, which is readable only outside line mode."""
        usual = termios.tcgetattr(self._file)
        by_signs = termios.tcgetattr(self._file)
        by_signs[3] &= ~termios.ICANON
        by_signs[6][termios.VMIN], by_signs[6][termios.VTIME] = 0, 0
        termios.tcsetattr(self._file, termios.TCSANOW, by_signs)
        try:
            return self._arrived()
        finally:
            termios.tcsetattr(self._file, termios.TCSANOW, usual)

    def _arrived(self) -> bytes:
        found = b""
        while select.select([self._file], [], [], 0)[0]:
            more = os.read(self._file, _CHUNK)
            if not more:
                break
            found += more
        return found
