"""How the reports of the lab look in a terminal: headings, tables, remarks."""

import sys
from collections.abc import Iterable, Sequence
from textwrap import fill
from typing import Final, NoReturn

from rich.console import Console
from rich.table import Table
from rich.text import Text

_WIDTH_IN_A_FILE: Final = 120


class ReportPage(Console):
    """Where a report goes: as wide as the terminal, or as tables want to be where there is none."""

    def __init__(self) -> None:
        width = None if sys.stdout.isatty() else _WIDTH_IN_A_FILE
        super().__init__(width=width, highlight=False, markup=False)

    def on_broken_pipe(self) -> NoReturn:
        """Nobody reads on: the command line knows what to do."""
        raise BrokenPipeError


def new_table(first: str, columns: Sequence[str]) -> Table:
    """A table whose first column says what a row is about, and whose others hold figures."""
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
