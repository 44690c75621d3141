"""The report of a simulation as files for programs: JSON with everything, CSV and Parquet with one figure per row."""

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import asdict, astuple, dataclass
from typing import Final

from defuse import __version__
from defuse.lab.running.wording import Wording
from defuse.lab.simulate.findings import CardFindings, Findings, Spread
from defuse.lab.simulate.report import Report, Side, written
from defuse.lab.statistics.estimates import Estimate, Worth

FORMAT: Final = 1


@dataclass(frozen=True)
class ReportRow:
    """One figure; low and high are the ends of its 95 % interval, if it has one."""

    side: str  # A or B
    game: str
    options: str
    bots: str
    players: int
    topic: str
    item: str
    measure: str
    value: float
    low: float | None = None
    high: float | None = None


def as_json(report: Report, wording: Wording) -> bytes:
    document = {
        "format": FORMAT,
        "defuse": __version__,
        "bots": report.bots,
        "games": report.games,
        "interrupted": report.interrupted,
        "seed": report.seed,
        "sides": [_side(side, report, wording) for side in report.sides],
        "usual_turns": {str(players): _estimate(found.turns.mean) for players, found in report.usual.items()},
    }
    if len(report.sides) > 1:
        document["differences"] = [
            {
                **asdict(each.measure),
                "a": _estimate(each.one),
                "b": _estimate(each.other),
                "difference": _estimate(each.found),
                "chance": each.chance,
                "corrected": each.corrected,
                "real": each.real,
            }
            for each in report.differences
        ]
        document["comparison"] = report.comparison(wording)
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()


def _side(side: Side, report: Report, wording: Wording) -> dict[str, object]:
    return {
        "title": side.title(wording),
        "edition": side.edition.name,
        "recipe": None if side.edition.recipe is None else side.edition.recipe.table(),
        "options": dict(side.options),
        "results": [_findings(found) for found in side.found],
        "summary": report.summary(side, wording),
    }


def _findings(found: Findings) -> dict[str, object]:
    return {
        "players": found.players,
        "games": found.games,
        "unfinished": found.unfinished,
        "turns": _spread(found.turns),
        "moves": _spread(found.moves),
        "first_out_waits": _spread(found.waits),
        "nopes": _spread(found.nopes),
        "rescues": _spread(found.rescues),
        "wins": [_estimate(won) for won in found.wins],
        "finishes": found.finishes,
        "out_turns": found.out_turns,
        "causes": [
            {"card": each.kind, "share": _estimate(each.share), "ends": _estimate(each.ends), "outs": each.by_order}
            for each in found.causes
        ],
        "cards": [_card(card) for card in found.cards],
        "actions_a_game": found.actions_a_game,
        "stopped": _estimate(found.stopped),
        "actions": [asdict(action) for action in found.actions],
        "faults": asdict(found.faults),
    }


def _spread(spread: Spread) -> dict[str, object]:
    return {
        "mean": _estimate(spread.mean),
        "low": spread.low,
        "middle": spread.middle,
        "high": spread.high,
        "histogram": list(spread.histogram),
    }


def _card(card: CardFindings) -> dict[str, object]:
    return {
        "card": card.kind,
        "cards": card.cards,
        "dealt": _worth(card.dealt),
        "later": _worth(card.later),
        "ever": _worth(card.ever),
        "used": _worth(card.used),
        "holders": card.holders,
        "used_share": _estimate(card.used_share),
        "uses_a_game": card.uses,
    }


def _estimate(found: Estimate | None) -> dict[str, float] | None:
    return None if found is None else asdict(found)


def _worth(found: Worth | None) -> dict[str, object] | None:
    return None if found is None else asdict(found)


# One figure per row


def rows(report: Report) -> Iterator[ReportRow]:
    for letter, side in zip("AB", report.sides, strict=False):
        options = " ".join(f"{name}={written(value)}" for name, value in side.options.items())
        for found in side.found:
            for topic, item, measure, figure in _figures(found):
                head = (letter, side.edition.name, options, report.bots, found.players, topic, item, measure)
                if isinstance(figure, Estimate):
                    yield ReportRow(*head, figure.value, figure.low, figure.high)
                else:
                    yield ReportRow(*head, float(figure))
    for each in report.differences:
        what = ("B-A", "", "", report.bots, each.measure.players, each.measure.what, each.measure.of)
        yield ReportRow(*what, "difference", each.found.value, each.found.low, each.found.high)
        yield ReportRow(*what, "corrected chance", each.corrected)


def _figures(found: Findings) -> Iterator[tuple[str, str, str, Estimate | float]]:
    yield "games", "", "won", found.games
    yield "games", "", "unfinished", found.unfinished
    spreads = {"turns": found.turns, "moves": found.moves, "waits": found.waits, "nopes": found.nopes}
    for topic, spread in (spreads | {"rescues": found.rescues}).items():
        yield topic, "", "mean", spread.mean
        for measure, value in (("low", spread.low), ("middle", spread.middle), ("high", spread.high)):
            yield topic, "", measure, value
        for value, games in enumerate(spread.histogram):
            if games:
                yield topic, str(value), "games", games
    for place, won in enumerate(found.wins, 1):
        yield "wins", str(place), "share", won
        for finish, often in enumerate(found.finishes[place - 1], 1):
            yield "finishes", str(place), f"as {finish}", often
    for order, turn in enumerate(found.out_turns, 1):
        yield "out turns", str(order), "mean", turn
    for cause in found.causes:
        yield "outs", cause.kind, "share", cause.share
        yield "outs", cause.kind, "ends", cause.ends
        for order, players in enumerate(cause.by_order, 1):
            yield "outs", cause.kind, f"went out {order}.", players
    yield from _card_figures(found)
    yield "actions", "", "a game", found.actions_a_game
    if found.stopped is not None:
        yield "actions", "", "stopped", found.stopped
    for action in found.actions:
        yield "actions", action.action, "a game", action.laid / found.games
        yield "actions", action.action, "stopped", action.stopped / action.laid


def _card_figures(found: Findings) -> Iterator[tuple[str, str, str, Estimate | float]]:
    for card in found.cards:
        yield "cards", card.kind, "in the game", card.cards
        for measure, worth in (("dealt", card.dealt), ("later", card.later), ("ever", card.ever), ("used", card.used)):
            if worth is not None:
                yield "cards", card.kind, f"{measure}: wins with", worth.rate
                yield "cards", card.kind, f"{measure}: wins without", worth.other_rate
                yield "cards", card.kind, f"{measure}: difference", worth.difference
        if card.used_share is not None:
            yield "cards", card.kind, "used by", card.used_share
        yield "cards", card.kind, "uses a game", card.uses


def as_csv(report: Report) -> bytes:
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(ReportRow.__dataclass_fields__)
    for row in rows(report):
        table.writerow("" if cell is None else cell for cell in astuple(row))
    return out.getvalue().encode()


def as_parquet(report: Report) -> bytes:
    """Needs pyarrow (the extra `lab`)."""
    import pyarrow as arrow
    from pyarrow import parquet

    types = {"players": arrow.int32(), "value": arrow.float64(), "low": arrow.float64(), "high": arrow.float64()}
    schema = arrow.schema([(name, types.get(name, arrow.string())) for name in ReportRow.__dataclass_fields__])
    found = [asdict(row) for row in rows(report)]
    out = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(found, schema=schema), out)
    return out.getvalue()
