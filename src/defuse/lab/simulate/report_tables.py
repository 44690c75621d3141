"""The report of a simulation in a terminal."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.table import Table
from rich.text import Text

from defuse.lab.arena.fault_table import show_faults
from defuse.lab.running.wording import Wording
from defuse.lab.simulate.findings import Findings, Spread
from defuse.lab.simulate.layout import new_table, show_sentences, show_table
from defuse.lab.simulate.report import Report, Side
from defuse.lab.simulate.report_sheets import (
    Sheet,
    by_worth,
    comparison_note,
    differences_sheet,
    nopes_sheet,
    outs_sheet,
    points_or_nothing,
    wins_note,
)
from defuse.lab.simulate.summary import seat_signs

_BLOCKS = "▁▂▃▄▅▆▇█"
_SPARK_WIDTH = 14
_MOST_COLUMNS = 5


def show(report: Report, console: Console, wording: Wording) -> None:
    """Print the tables, then the summary, so that it stands at the end of a terminal's output."""
    words = wording.words
    for side in report.sides:
        console.print(Text(report.lettered(side, wording), "bold"))
        console.print(Text(report.conditions(wording), "dim"))
        console.print()
        _show_side(side, console, wording)
    if len(report.sides) > 1:
        compared = _drawn(differences_sheet(report, wording))
        show_table(words("simulate-compared"), compared, console, comparison_note(report, wording))
    if report.faults:
        show_faults([(report.bots, report.faults)], console, wording)
    for side in report.sides:
        heading = words("simulate-in-short")
        titled = heading if len(report.sides) == 1 else f"{heading}. {report.lettered(side, wording)}"
        show_sentences(titled, report.summary(side, wording), console)
    if len(report.sides) > 1:
        show_sentences(words("simulate-which-real"), report.comparison(wording), console)


def _show_side(side: Side, console: Console, wording: Wording) -> None:
    words = wording.words
    length = _length(side.found, not console.options.ascii_only, wording)
    show_table(words("simulate-length"), length, console, words("simulate-note-length"))
    for start in range(0, len(side.found), _MOST_COLUMNS):
        wins = _wins(side.found, side.found[start : start + _MOST_COLUMNS], wording)
        show_table(words("simulate-wins"), wins, console, wins_note(side.found, wording))
    show_table(words("simulate-outs"), _drawn(outs_sheet(side.found, wording)), console)
    show_table(words("simulate-nopes"), _drawn(nopes_sheet(side.found, wording)), console)
    for found in side.found:
        title = words("simulate-cards", players=wording.counted(found.players))
        is_last = found is side.found[-1]
        show_table(title, _cards(found, wording), console, words("simulate-note-cards") if is_last else "")


# The tables


def _drawn(sheet: Sheet) -> Table:
    table = new_table(sheet.head[0], sheet.head[1:])
    for row, marked in zip_longest(sheet.rows, sheet.marked):
        table.add_row(*row, style="bold" if marked else None)
    return table


def _length(found: Sequence[Findings], drawn: bool, wording: Wording) -> Table:
    words = wording.words
    columns = [
        words("simulate-col-turns"),
        words("simulate-col-range"),
        words("simulate-col-moves"),
        words("simulate-col-waits"),
        words("simulate-col-spread"),
    ]
    table = new_table(words("simulate-col-players"), columns if drawn else columns[:-1])
    table.columns[-1].no_wrap = drawn
    for each in found:
        row = [
            wording.give_or_take(each.turns.mean),
            f"{each.turns.low}–{each.turns.high}",
            wording.give_or_take(each.moves.mean),
            wording.give_or_take(each.waits.mean) if each.players > 2 else "",
        ]
        table.add_row(str(each.players), *row, *([sparkline(each.turns)] if drawn else []))
    return table


def sparkline(spread: Spread) -> str:
    """The histogram in a few characters, between its smallest and largest usual value."""
    low, high = _ends(spread)
    width = min(_SPARK_WIDTH, high - low + 1)
    sums = [0.0] * width
    for value in range(low, high + 1):
        sums[(value - low) * width // (high - low + 1)] += spread.histogram[value]
    most = max(sums) or 1
    drawn = "".join(_BLOCKS[round(number / most * (len(_BLOCKS) - 1))] for number in sums)
    return f"{low} {drawn} {high}"


def _ends(spread: Spread) -> tuple[int, int]:
    """The smallest and the largest value, without the rarest."""
    few = sum(spread.histogram) / 1000
    there = [value for value, games in enumerate(spread.histogram) if games > few]
    return there[0], there[-1]


def _wins(all_found: Sequence[Findings], found: Sequence[Findings], wording: Wording) -> Table:
    words = wording.words
    columns = [wording.counted(each.players) for each in found]
    table = new_table(words("simulate-col-place"), columns)
    signs = seat_signs(all_found)
    for place in range(max(each.players for each in found)):
        row = []
        for each in found:
            sign = signs.get((each.players, place), " ")
            row.append(f"{wording.percent_give_or_take(each.wins[place])} {sign}" if place < each.players else "")
        table.add_row(wording.place(place), *row)
    return table


def _cards(found: Findings, wording: Wording) -> Table:
    words = wording.words
    columns = [
        words("simulate-col-count"),
        words("simulate-col-dealt"),
        words("simulate-col-ever"),
        words("simulate-col-used"),
        words("simulate-col-used-share"),
    ]
    table = new_table(words("simulate-col-card"), columns)
    for card in by_worth(found.cards):
        table.add_row(
            wording.card(card.kind),
            str(card.cards),
            points_or_nothing(card.dealt, wording),
            points_or_nothing(card.ever, wording),
            points_or_nothing(card.used, wording),
            "" if card.shown_share is None else wording.percent(card.shown_share.value, 0),
        )
    return table
