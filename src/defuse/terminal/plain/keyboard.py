"""Lines from a keyboard or a pipe, with a clock where one is wanted."""

import codecs
import os
import select
import time
from typing import Final, TextIO

try:
    import termios
except ImportError:  # Windows: no clock there, and nothing typed ahead is taken back
    termios = None  # type: ignore[assignment]

GRACE: Final = 0.7  # seconds after the end in which somebody may not have noticed it yet
_CHUNK: Final = 4096


def can_keep_time(stream: TextIO) -> bool:
    """Whether lines of this stream can be waited for."""
    try:
        stream.fileno()
    except (OSError, ValueError, AttributeError):
        return False
    return termios is not None


class TerminalClock:
    """The time, and waiting."""

    def now(self) -> float:
        """In seconds, since some moment."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    def wait(self, file: int, seconds: float | None) -> bool:
        """Wait until something arrives, or so long; whether it has arrived."""
        return bool(select.select([file], [], [], seconds)[0])


CLOCK: Final = TerminalClock()


class Keyboard:
    """Reads lines itself, so that what has arrived and what has not can be told apart."""

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
        """Drop what has been typed ahead at a terminal; whether somebody is in the middle of a line."""
        return self._is_terminal and self._drop()

    def forget_late(self) -> bool:
        """Drop what comes just too late; whether somebody is in the middle of a line, which has to be dropped, too."""
        self.clock.sleep(GRACE)
        return self._drop()

    def _drop(self) -> bool:
        typed = self._text.encode() + (self._typed() if self._is_terminal else self._arrived())
        self._text = ""
        self._decoder.reset()
        return bool(typed) and not typed.endswith(b"\n")

    def _typed(self) -> bytes:
        """What has been typed at a terminal, unfinished lines as well: it gives them away only out of its line mode."""
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
