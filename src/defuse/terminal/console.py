"""Lines out, lines in: all that the plain table needs of a terminal."""

import textwrap
from collections.abc import Iterable
from typing import Final, TextIO

WIDTH: Final = 79
_LONGEST_LINE: Final = 300


class Goodbye(Exception):
    """The player leaves: at the end of input, or by saying so."""


class Console:
    """A place to write lines to and to read lines from."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source = source
        self._out = out

    def say(self, text: str = "") -> None:
        """A line, broken between words where it is too long."""
        self._out.write("\n".join(textwrap.wrap(text, WIDTH, subsequent_indent="  ")) + "\n")

    def column(self, left: str, right: str, width: int) -> None:
        """A line of two columns; the right one is broken below itself."""
        indent = " " * width
        first = left.ljust(width - 1) + " "
        self._out.write("\n".join(textwrap.wrap(right, WIDTH, initial_indent=first, subsequent_indent=indent)) + "\n")

    def listing(self, entries: Iterable[str]) -> None:
        """Short entries with numbers, as many in a line as fit."""
        line = ""
        for number, entry in enumerate(entries, 1):
            item = f"{number:>4}  {entry}"
            if line and len(line) + len(item) > WIDTH:
                self._out.write(line + "\n")
                line = ""
            line += item
        self._out.write(line + "\n")

    def ask(self, prompt: str) -> str:
        """What is typed next, without signs that cannot be printed."""
        self._out.write(f"{prompt} > ")
        self._out.flush()
        line = self._source.readline()
        if not line:
            self._out.write("\n")
            raise Goodbye
        return "".join(sign if sign.isprintable() else " " for sign in line[:_LONGEST_LINE]).strip()
