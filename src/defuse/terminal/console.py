"""Lines out, lines in: all that the plain table needs of a terminal."""

import textwrap
from collections.abc import Iterable
from typing import Final, Protocol, TextIO

WIDTH: Final = 79
_LONGEST_LINE: Final = 300


class Source(Protocol):
    """Where lines come from; an empty text is the end of them."""

    def readline(self) -> str: ...


class Goodbye(Exception):
    """The player leaves: at the end of input, or by saying so."""


class Console:
    """A place to write lines to and to read lines from."""

    def __init__(self, source: Source, out: TextIO) -> None:
        self._source = source
        self._out = out

    def say(self, text: str = "") -> None:
        """A line, broken between words where it is too long."""
        self._write(textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False))

    def column(self, left: str, right: str, width: int) -> None:
        """A line of two columns; the right one is broken below itself."""
        first = left.ljust(width - 1) + " "
        self._write(textwrap.wrap(right, WIDTH, initial_indent=first, subsequent_indent=" " * width))

    def listing(self, entries: Iterable[str]) -> None:
        """Short entries with numbers, as many in a line as fit."""
        lines = [""]
        for number, entry in enumerate(entries, 1):
            item = f"{number:>4}  {entry}"
            if lines[-1] and len(lines[-1]) + len(item) > WIDTH:
                lines.append("")
            lines[-1] += item
        self._write(lines)

    def ask(self, prompt: str) -> str:
        """What is typed next, without signs that cannot be printed."""
        self._out.write(f"{prompt} > ")
        self._out.flush()
        line = self._source.readline()
        if not line:
            self._out.write("\n")
            raise Goodbye
        return "".join(sign if sign.isprintable() else " " for sign in line[:_LONGEST_LINE]).strip()

    def _write(self, lines: list[str]) -> None:
        self._out.write("\n".join(lines) + "\n")
