"""The tables of a simulation report, shared by terminal and HTML."""

from collections.abc import Sequence
from dataclasses import dataclass

from defuse.lab.running.wording import Wording
from defuse.lab.simulate.compare import LEVEL, SHARES
from defuse.lab.simulate.compare_summary import measure_name
from defuse.lab.simulate.findings import CardFindings, Findings
from defuse.lab.simulate.report import Report
from defuse.lab.statistics.estimates import Estimate, Worth


@dataclass(frozen=True)
class Sheet:
    """The head and the rows of a table."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    marked: Sequence[bool] = ()  # the rows that matter most


def outs_sheet(found: Sequence[Findings], wording: Wording) -> Sheet:
    words = wording.words
    head = [
        words("simulate-col-card"),
        words("simulate-col-players"),
        words("simulate-col-all-outs"),
        words("simulate-col-first-out"),
        words("simulate-col-last-out"),
    ]
    rows = [
        [
            wording.card(cause.kind),
            str(each.players),
            wording.percent_give_or_take(cause.share),
            wording.percent(cause.by_order[0] / each.games),
            wording.percent_give_or_take(cause.ends),
        ]
        for each in found
        for cause in each.causes
    ]
    return Sheet(head, rows)


def nopes_sheet(found: Sequence[Findings], wording: Wording) -> Sheet:
    words = wording.words
    head = [
        words("simulate-col-players"),
        words("simulate-col-nopes"),
        words("simulate-col-actions"),
        words("simulate-col-stopped"),
        words("simulate-col-rescues"),
    ]
    rows = [
        [
            str(each.players),
            wording.give_or_take(each.nopes.mean),
            wording.number(each.actions_a_game),
            percent_or_nothing(each.stopped, wording),
            wording.give_or_take(each.rescues.mean),
        ]
        for each in found
    ]
    return Sheet(head, rows)


def differences_sheet(report: Report, wording: Wording) -> Sheet:
    words = wording.words
    head = [
        words("simulate-col-measure"),
        words("simulate-col-players"),
        words("simulate-col-one"),
        words("simulate-col-other"),
        words("simulate-col-difference"),
        words("simulate-col-real"),
    ]
    rows = [
        [
            measure_name(each.measure, wording),
            str(each.measure.players),
            _side_value(each.one, each.measure.what, wording),
            _side_value(each.other, each.measure.what, wording),
            wording.span(each.found, 100 if each.measure.is_share else 1),
            words("simulate-real") if each.real else words("simulate-not-real"),
        ]
        for each in report.differences
    ]
    return Sheet(head, rows, [each.real for each in report.differences])


def _side_value(found: Estimate, what: str, wording: Wording) -> str:
    """The value of a measure on one side."""
    if what == "dealt":
        return wording.signed(100 * found.value)
    return wording.percent(found.value) if what in SHARES else wording.number(found.value, 2)


# Cells


def by_worth(cards: Sequence[CardFindings]) -> list[CardFindings]:
    """Cards by their value in the dealt hand; those that nobody or everybody is dealt come last."""

    def order(card: CardFindings) -> tuple[bool, float]:
        known = card.dealt or card.later
        return card.dealt is None, -known.difference.value if known is not None else 1.0

    return sorted(cards, key=order)


def points_or_nothing(found: Worth | None, wording: Wording) -> str:
    return "" if found is None else wording.points(found.difference)


def percent_or_nothing(found: Estimate | None, wording: Wording) -> str:
    return "" if found is None else wording.percent_give_or_take(found)


# Remarks


def wins_note(found: Sequence[Findings], wording: Wording) -> str:
    if len(found) > 1:
        return wording.words("simulate-note-wins-many")
    return wording.words("simulate-note-wins", par=wording.percent(1 / found[0].players))


def comparison_note(report: Report, wording: Wording) -> str:
    one, other = (side.title(wording) for side in report.sides)
    level, number = wording.percent(LEVEL, 0), len(report.differences)
    return wording.words("simulate-note-compared", one=one, other=other, level=level, number=number)
