"""The report of a simulation as one HTML page without scripts or external files, for any screen and for paper."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from itertools import zip_longest

from defuse import __version__
from defuse.lab.running.wording import Wording
from defuse.lab.simulate.findings import CardFindings, Findings, Spread
from defuse.lab.simulate.plots import NARROW, Piece, PlotMark, Series, histogram, intervals, stacked
from defuse.lab.simulate.report import Report, Side
from defuse.lab.simulate.report_sheets import (
    Sheet,
    by_worth,
    comparison_note,
    differences_sheet,
    nopes_sheet,
    outs_sheet,
    percent_or_nothing,
    points_or_nothing,
    wins_note,
)
from defuse.lab.simulate.summary import seat_signs

_LOOKS = ("one", "other")


def as_html(report: Report, wording: Wording) -> bytes:
    return _Page(report, wording).whole().encode()


class _Page:
    """Builds the page, part by part."""

    def __init__(self, report: Report, wording: Wording) -> None:
        self.report = report
        self.wording = wording
        self.words = wording.words

    def whole(self) -> str:
        title = escape(self.report.title(self.wording))
        style = files("defuse.lab.simulate").joinpath("report.css").read_text(encoding="utf-8")
        body = "\n".join(self._body())
        return (
            f'<!DOCTYPE html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            f"<main>\n<h1>{title}</h1>\n{body}\n</main>\n"
            f"<footer>{escape(self.words('simulate-made-by', version=__version__))}</footer>\n</body>\n</html>\n"
        )

    def _body(self) -> Iterable[str]:
        yield f'<p class="soft">{escape(self.report.conditions(self.wording))}</p>'
        sides = self.report.sides
        if len(sides) > 1:
            yield self._short(self.words("simulate-which-real"), self.report.comparison(self.wording))
        for side in sides:
            heading = self.words("simulate-in-short")
            titled = heading if len(sides) == 1 else f"{heading}. {self.report.lettered(side, self.wording)}"
            yield self._short(titled, self.report.summary(side, self.wording))
        if len(sides) > 1:
            yield from self._side_by_side()
        for side, look in zip(sides, _LOOKS, strict=False):
            if len(sides) > 1:
                yield _heading("h2", self.report.lettered(side, self.wording))
            yield from self._side(side, "h2" if len(sides) == 1 else "h3", look)

    def _short(self, heading: str, sentences: Iterable[str]) -> str:
        told = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
        return f'<section class="short"><h2>{escape(heading)}</h2><ul>{told}</ul></section>'

    # One recipe

    def _side(self, side: Side, level: str, look: str) -> Iterable[str]:
        words, found = self.words, side.found
        yield _heading(level, words("simulate-length"))
        yield self._several([self._turns_figure([each], [look]) for each in found])
        yield self._length_table(found)
        yield _note(words("simulate-note-length"))
        yield _heading(level, words("simulate-wins"))
        yield self._several([self._wins_figure([each], [look]) for each in found])
        yield self._wins_table(found)
        yield _note(wins_note(found, self.wording))
        yield _heading(level, words("simulate-outs"))
        yield from (self._outs_figure(each) for each in found if len(each.causes) > 1)
        yield _sheet(outs_sheet(found, self.wording))
        yield _heading(level, words("simulate-nopes"))
        yield self._several([self._nopes_figure([each], [look]) for each in found])
        yield _sheet(nopes_sheet(found, self.wording))
        for each in found:
            players = self.wording.counted(each.players)
            yield _heading(level, words("simulate-cards", players=players))
            yield self._cards_figure(each, look)
            yield self._cards_table(each)
            yield _note(words("simulate-note-cards"))
            yield _heading(level, words("simulate-stops", players=players))
            yield self._stops_table(each)
            yield _heading(level, words("simulate-finishes", players=players))
            yield self._finishes_table(each)

    def _several(self, figures: Sequence[str]) -> str:
        return f'<div class="several">{"".join(figures)}</div>'

    # Figures

    def _figure(self, caption: str, svg: str) -> str:
        return f"<figure><figcaption>{escape(caption)}</figcaption>\n{svg}</figure>"

    def _percent(self, value: float) -> str:
        return self.wording.percent(value, 0 if abs(100 * value - round(100 * value)) < 1e-6 else 1)

    def _points(self, value: float) -> str:
        return self.wording.signed(100 * value, 0 if abs(100 * value - round(100 * value)) < 1e-6 else 1)

    def _turns_figure(self, found: Sequence[Findings], looks: Sequence[str]) -> str:
        caption = self.words("simulate-plot-turns", players=self.wording.counted(found[0].players))
        series = self._series([each.turns for each in found], looks)
        return self._figure(caption, histogram(caption, self.words("simulate-col-turns"), series, self._percent))

    def _nopes_figure(self, found: Sequence[Findings], looks: Sequence[str]) -> str:
        caption = self.words("simulate-plot-nopes", players=self.wording.counted(found[0].players))
        series = self._series([each.nopes for each in found], looks)
        return self._figure(caption, histogram(caption, self.words("simulate-col-nopes"), series, self._percent))

    def _series(self, spreads: Sequence[Spread], looks: Sequence[str]) -> list[Series]:
        names = self.report.letters(self.wording)
        return [Series(name, spread, look) for name, spread, look in zip(names, spreads, looks, strict=False)]

    def _wins_figure(self, found: Sequence[Findings], looks: Sequence[str]) -> str:
        players = found[0].players
        par = self.wording.percent(1 / players)
        caption = self.words("simulate-plot-wins", players=self.wording.counted(players), par=par)
        rows = []
        for place in range(players):
            wins = [each.wins[place] for each in found]
            said = self.wording.percent_give_or_take
            marks = [PlotMark(won, look, said(won)) for won, look in zip(wins, looks, strict=True)]
            rows.append((self.wording.place(place), marks))
        names = self.report.letters(self.wording) if len(found) > 1 else ()
        return self._figure(caption, intervals(caption, rows, 1 / players, self._percent, names, NARROW))

    def _outs_figure(self, found: Findings) -> str:
        caption = self.words("simulate-plot-outs", players=self.wording.counted(found.players))
        rows = []
        for order in range(found.players - 1):
            pieces = [
                Piece(self.wording.card(cause.kind), cause.by_order[order] / found.games, cause.kind)
                for cause in found.causes
            ]
            rows.append((self.words("simulate-out-order", number=order + 1), pieces))
        return self._figure(caption, stacked(caption, rows, self._percent))

    def _cards_figure(self, found: Findings, look: str) -> str:
        caption = self.words("simulate-plot-cards", players=self.wording.counted(found.players))
        rows = [
            (
                self.wording.card(card.kind),
                [PlotMark(card.dealt.difference, look, self.wording.points(card.dealt.difference))],
            )
            for card in by_worth(found.cards)
            if card.dealt is not None
        ]
        return self._figure(caption, intervals(caption, rows, 0.0, self._points)) if rows else ""

    # Tables

    def _length_table(self, found: Sequence[Findings]) -> str:
        words, wording = self.words, self.wording
        head = [
            words("simulate-col-players"),
            words("simulate-col-turns"),
            words("simulate-col-middle"),
            words("simulate-col-range"),
            words("simulate-col-moves"),
            words("simulate-col-waits"),
            words("simulate-col-unfinished"),
        ]
        rows = [
            [
                str(each.players),
                wording.give_or_take(each.turns.mean),
                str(each.turns.middle),
                f"{each.turns.low}–{each.turns.high}",
                wording.give_or_take(each.moves.mean),
                wording.give_or_take(each.waits.mean) if each.players > 2 else "",
                wording.percent(each.unfinished / (each.games + each.unfinished)),
            ]
            for each in found
        ]
        return _table(head, rows)

    def _wins_table(self, found: Sequence[Findings]) -> str:
        signs = seat_signs(found)
        most = max(each.players for each in found)
        head = [self.words("simulate-col-players"), *(self.wording.place(place) for place in range(most))]
        rows = []
        for each in found:
            cells = [
                f"{self.wording.percent_give_or_take(won)} {signs.get((each.players, place), '')}".strip()
                for place, won in enumerate(each.wins)
            ]
            rows.append([str(each.players), *cells, *[""] * (most - each.players)])
        return _table(head, rows)

    def _cards_table(self, found: Findings) -> str:
        words = self.words
        head = [
            words("simulate-col-card"),
            words("simulate-col-count"),
            words("simulate-col-dealt"),
            words("simulate-col-later"),
            words("simulate-col-ever"),
            words("simulate-col-used"),
            words("simulate-col-used-share"),
            words("simulate-col-uses"),
        ]
        return _table(head, [self._card_row(card) for card in by_worth(found.cards)])

    def _card_row(self, card: CardFindings) -> list[str]:
        worths = (card.dealt, card.later, card.ever, card.used)
        return [
            self.wording.card(card.kind),
            str(card.cards),
            *(points_or_nothing(worth, self.wording) for worth in worths),
            percent_or_nothing(card.shown_share, self.wording),
            self.wording.number(card.uses, 2),
        ]

    def _stops_table(self, found: Findings) -> str:
        words, wording = self.words, self.wording
        head = [words("simulate-col-action"), words("simulate-col-laid"), words("simulate-col-stopped")]
        rows = [
            [
                wording.action(action.action),
                wording.number(action.laid / found.games, 2),
                wording.percent(action.stopped / action.laid),
            ]
            for action in sorted(found.actions, key=lambda action: -action.laid)
        ]
        return _table(head, rows)

    def _finishes_table(self, found: Findings) -> str:
        words, wording = self.words, self.wording
        finishes = [words("simulate-col-finish", number=number) for number in range(1, found.players + 1)]
        rows = [
            [wording.place(place), *(wording.percent(often) for often in row)]
            for place, row in enumerate(found.finishes)
        ]
        return _table([words("simulate-col-place"), *finishes], rows)

    # Two recipes

    def _side_by_side(self) -> Iterable[str]:
        one, other = self.report.sides
        yield _heading("h2", self.words("simulate-compared"))
        yield _note(comparison_note(self.report, self.wording))
        pairs = [(each, found) for each in one.found for found in other.found if each.players == found.players]
        yield self._several([self._turns_figure(pair, _LOOKS) for pair in pairs])
        yield self._several([self._wins_figure(pair, _LOOKS) for pair in pairs])
        yield _sheet(differences_sheet(self.report, self.wording))


def _heading(level: str, text: str) -> str:
    return f"<{level}>{escape(text)}</{level}>"


def _note(text: str) -> str:
    return f'<p class="soft">{escape(text)}</p>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return _sheet(Sheet(head, rows))


def _sheet(sheet: Sheet) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in sheet.head)
    lines = []
    for row, marked in zip_longest(sheet.rows, sheet.marked):
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        look = ' class="real"' if marked else ""
        lines.append(f'<tr{look}><th scope="row">{escape(row[0])}</th>{cells}</tr>')
    body = "\n".join(lines)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'
