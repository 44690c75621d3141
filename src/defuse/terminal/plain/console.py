"""Reading and writing lines: all that the plain table needs of a terminal."""

import os
import shutil
import textwrap
from collections.abc import Iterable
from typing import Final, Protocol, TextIO

from defuse.terminal.plain.keyboard import CLOCK, Keyboard

WIDTH: Final = 79  # at most; a narrower terminal has narrower lines
_NARROWEST: Final = 20
_LEAST_TEXT: Final = 20  # beside a left column; with less room the text stands below it
BLANK_LINES: Final = 60  # if the screen cannot be cleared, old lines are pushed out of sight
_LONGEST_LINE: Final = 300
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen and the scrollback


class Source(Protocol):
    """A source of lines; an empty text is the end."""

    def readline(self) -> str: ...


class Goodbye(Exception):
    """The player leaves, by a command or at the end of input."""


class Console:
    """Writes lines and reads lines."""

    def __init__(self, source: Source, out: TextIO) -> None:
        self.clock = source.clock if isinstance(source, Keyboard) else CLOCK
        self._source = source
        self._out = out
        self._can_clear = out.isatty() and os.environ.get("TERM", "dumb") != "dumb"

    @property
    def width(self) -> int:
        """The longest line that is not broken by the terminal itself."""
        try:
            columns = os.get_terminal_size(self._out.fileno()).columns
        except (OSError, ValueError):  # a file, or no terminal
            return WIDTH
        return max(_NARROWEST, min(WIDTH, columns - 1)) if columns else WIDTH

    def say(self, text: str = "", whole_words: bool = False) -> None:
        """Write a line, wrapped between words; `whole_words` never breaks long words such as file names."""
        lines = textwrap.wrap(
            text, self.width, subsequent_indent="    ", break_on_hyphens=False, break_long_words=not whole_words
        )
        self._write(lines)

    def column(self, left: str, right: str, width: int) -> None:
        """Write a line of two columns; the right one is wrapped below itself."""
        if self.width - width < _LEAST_TEXT:
            self._write([left, *textwrap.wrap(right, self.width, initial_indent="    ", subsequent_indent="    ")])
            return
        first = left.ljust(width - 1) + " "
        self._write(textwrap.wrap(right, self.width, initial_indent=first, subsequent_indent=" " * width))

    def listing(self, entries: Iterable[str]) -> None:
        """Write short numbered entries, as many in a line as fit."""
        lines = [""]
        for number, entry in enumerate(entries, 1):
            item = f"{number:>4}  {entry}"
            if lines[-1] and len(lines[-1]) + len(item) > self.width:
                lines.append("")
            lines[-1] += item
        self._write(lines)

    def clear(self) -> None:
        """Make everything written before invisible."""
        if self._can_clear:
            self._out.write(_CLEAR)
        else:
            self._out.write("\n" * max(BLANK_LINES, shutil.get_terminal_size().lines))

    def prompt(self, prompt: str) -> None:
        """Write a prompt without waiting for the answer."""
        self._out.write("\n".join(textwrap.wrap(f"{prompt} >", self.width - 1, subsequent_indent="    ")) + " ")
        self._out.flush()

    def ask(self, prompt: str) -> str:
        """The next typed line, with unprintable characters replaced."""
        line = self.ask_within(prompt, None)
        assert line is not None
        return line

    def ask_within(self, prompt: str, seconds: float | None) -> str | None:
        """The same, or None when the time is up; the time is limited only for a keyboard."""
        self.prompt(prompt)
        if seconds is not None and isinstance(self._source, Keyboard):
            line = self._source.readline_within(seconds)
        else:
            line = self._source.readline()
        if not line:
            self._out.write("\n")
            if line is None:
                return None
            raise Goodbye
        return "".join(sign if sign.isprintable() else " " for sign in line[:_LONGEST_LINE]).strip()

    def pause(self, seconds: float) -> bool:
        """Wait so long; returns whether a line was typed meanwhile."""
        self._out.flush()
        if not isinstance(self._source, Keyboard):
            return False
        line = self._source.readline_within(seconds)
        if line == "":
            raise Goodbye
        return line is not None

    def forget_typed(self) -> bool:
        """Drop what was typed before the question; returns whether an unfinished line has to be dropped, too."""
        return isinstance(self._source, Keyboard) and self._source.forget()

    def forget_late(self) -> bool:
        """The same after the time for an answer is up."""
        return isinstance(self._source, Keyboard) and self._source.forget_late()

    def _write(self, lines: list[str]) -> None:
        self._out.write("\n".join(lines) + "\n")
