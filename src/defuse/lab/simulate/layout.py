"""The layout of lab reports in a terminal: headings, tables, remarks."""

import sys
from collections.abc import Iterable, Sequence
from textwrap import fill
from typing import Final, NoReturn

from rich.console import Console
from rich.table import Table
from rich.text import Text

_WIDTH_IN_A_FILE: Final = 120


class ReportPage(Console):
    """A console as wide as the terminal, or of a fixed width when output goes to a file."""

    def __init__(self) -> None:
        width = None if sys.stdout.isatty() else _WIDTH_IN_A_FILE
        super().__init__(width=width, highlight=False, markup=False)

    def on_broken_pipe(self) -> NoReturn:
        """Raise BrokenPipeError, which the command line handles."""
        raise BrokenPipeError


def new_table(first: str, columns: Sequence[str]) -> Table:
    """A table whose first column names the row, with figures in the others."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(first, no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def show_table(title: str, table: Table, console: Console, remark: str = "") -> None:
    console.print(Text(title, "bold"))
    console.print(table)
    if remark:
        console.print(Text(remark, "dim"))
    console.print()


def show_sentences(heading: str, sentences: Iterable[str], console: Console) -> None:
    console.print(Text(heading, "bold"))
    for sentence in sentences:
        console.print(Text(fill(sentence, console.width, initial_indent="- ", subsequent_indent="  ")))
    console.print()
