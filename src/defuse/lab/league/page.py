"""The page of a league: one HTML file without scripts or other files, for any screen and for paper."""

import time
from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from typing import Final

from defuse import __version__
from defuse.lab.league.results_file import LeagueDeal
from defuse.lab.league.standings import LeagueStanding, LeagueStandings, wins_between
from defuse.lab.league.wording import LeagueWording
from defuse.lab.simulate.plots import PlotMark, intervals

_MOST_IN_CROSS_TABLE: Final = 40


def as_html(found: LeagueStandings, deals: Iterable[LeagueDeal], wording: LeagueWording) -> bytes:
    """The whole page."""
    title = escape(wording.title)
    style = files("defuse.lab.simulate").joinpath("report.css").read_text(encoding="utf-8")
    body = "\n".join(_body(found, list(deals), wording))
    return (
        f'<!DOCTYPE html>\n<html lang="{wording.words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<main>\n<h1>{title}</h1>\n{body}\n</main>\n"
        f"<footer>{escape(wording.words('simulate-made-by', version=__version__))}</footer>\n</body>\n</html>\n"
    ).encode()


def _body(found: LeagueStandings, deals: list[LeagueDeal], wording: LeagueWording) -> Iterator[str]:
    words = wording.words
    yield f'<p class="soft">{escape(wording.conditions(found, time.strftime("%Y-%m-%d %H:%M")))}</p>'
    yield _table(wording.columns(), [wording.row(place, each) for place, each in enumerate(found.table, 1)])
    yield f'<p class="soft">{escape(words("league-how"))}</p>'
    yield _figure(found, wording)
    troubled = [each for each in found.table if each.member.problem or each.faults]
    if troubled:
        yield f"<h2>{escape(words('league-troubles'))}</h2>"
        yield "<ul>" + "".join(f"<li>{_trouble(each, wording)}</li>" for each in troubled) + "</ul>"
    if len(found.table) <= _MOST_IN_CROSS_TABLE and deals:
        yield f"<h2>{escape(words('league-cross-table'))}</h2>"
        yield f'<p class="soft">{escape(words("league-cross-table-how"))}</p>'
        yield _cross_table(found, deals, wording)


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><td>{escape(row[0])}</td><th scope="row" class="left">{escape(row[1])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[2:])
        + "</tr>\n"
        for row in rows
    )
    return f'<div class="wide"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody>\n</table></div>'


def _figure(found: LeagueStandings, wording: LeagueWording) -> str:
    rows = [
        (each.member.name, [PlotMark(each.points, "one", f"{each.member.name}: {wording.points(each)}")])
        for each in found.table
        if each.deals
    ]
    if not rows:
        return ""
    caption = wording.words("league-plot")
    svg = intervals(caption, rows, 0.0, lambda value: wording.numbers.signed(value, 0))
    return f"<figure><figcaption>{escape(caption)}</figcaption>\n{svg}</figure>"


def _trouble(each: LeagueStanding, wording: LeagueWording) -> str:
    said = f"<strong>{escape(each.member.name)}</strong>: {escape(wording.trouble(each))}"
    errors = "" if each.member.problem else each.faults.errors
    return said + (f"<pre>{escape(errors)}</pre>" if errors else "")


def _cross_table(found: LeagueStandings, deals: list[LeagueDeal], wording: LeagueWording) -> str:
    played = [each for each in found.table if each.deals]
    between = wins_between([each.member for each in played], deals)
    rows = []
    for place, one in enumerate(played, 1):
        cells = []
        for other in played:
            wins, games = between.get((one.member.key, other.member.key), (0, 0))
            cells.append(f"{wording.numbers.percent(wins / games, 0)} ({games})" if games else "")
        rows.append([str(place), one.member.name, *cells])
    return _table(["", wording.words("arena-player"), *(str(place) for place in range(1, len(played) + 1))], rows)
