"""The table of a league for a terminal."""

import time

from rich.console import Console
from rich.table import Table
from rich.text import Text

from defuse.lab.league.standings import LeagueStandings
from defuse.lab.league.wording import LeagueWording
from defuse.lab.simulate.layout import show_table


def show_league(found: LeagueStandings, wording: LeagueWording, console: Console) -> None:
    """Print the table, and what went wrong."""
    words = wording.words
    console.print(Text(wording.title, "bold"))
    console.print(wording.conditions(found, time.strftime("%Y-%m-%d %H:%M")))
    console.print()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(wording.columns()):
        table.add_column(column, justify="left" if number in (1, 6) else "right", no_wrap=number == 1)
    for place, each in enumerate(found.table, 1):
        table.add_row(*map(Text, wording.row(place, each)))
    show_table("", table, console, words("league-how"))
    troubled = [each for each in found.table if each.member.problem or each.faults]
    if troubled:
        console.print(Text(words("league-troubles"), "bold"))
        for each in troubled:
            console.print(Text(f"{each.member.name}: {wording.trouble(each)}"))
        console.print()
