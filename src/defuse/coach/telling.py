"""A review in sentences, and as plain data."""

from collections.abc import Iterator, Sequence
from typing import Final

from defuse.coach.points import percent, points
from defuse.coach.review import JudgedMove, JudgedNope, Review, Takeaway, TurningPoint
from defuse.words import Told, Words

_TERMS: Final = frozenset({"start", "luck", "own", "others"})
_NOPE: Final = frozenset({"step", "with", "without"})
# The messages that are chosen here, with their variables.
MESSAGES: Final[dict[str, frozenset[str]]] = {
    "coach-line-won": _TERMS,
    "coach-line-lost": _TERMS,
    "coach-line-so-far": _TERMS | {"result"},
    "coach-cause-luck": frozenset(),
    "coach-cause-own": frozenset(),
    "coach-cause-others": frozenset(),
    "coach-nothing-dear": frozenset(),
    "coach-dear-together": frozenset({"points"}),
    "coach-nope-worth": _NOPE,
    "coach-nope-equal": _NOPE,
    "coach-nope-not": _NOPE,
    "coach-error-rate": frozenset({"rate", "decisions"}),
    "coach-no-decisions": frozenset(),
}

_BARS: Final = "▁▂▃▄▅▆▇█"
_WIDTH: Final = 60
_MANY_SMALL: Final = 3  # points that small losses cost together, from which on they are mentioned
_AS_GOOD: Final = 3  # moves that are named as good as the best


def adding_up(start: float, terms: Sequence[float], result: float) -> tuple[int, list[int], int]:
    """The figures of the line in whole points that add up as the exact ones do."""
    whole_start, whole_result = percent(start), percent(result)
    wanted = whole_result - whole_start
    whole = [round(100 * term) for term in terms]
    missed = [100 * term - number for term, number in zip(terms, whole, strict=True)]
    while sum(whole) != wanted:
        step = 1 if sum(whole) < wanted else -1
        place = max(range(len(whole)), key=lambda place: step * missed[place])
        whole[place] += step
        missed[place] -= step
    return whole_start, whole, whole_result


def line(found: Review) -> Told:
    """The line that adds up."""
    start, (luck, own, others), result = adding_up(found.start, (found.luck, found.own, found.others), found.result)
    figures: dict[str, str | int | list[str]] = {
        "start": start,
        "luck": points(luck),
        "own": points(own),
        "others": points(others),
    }
    if found.over:
        return ("coach-line-won" if found.result == 1.0 else "coach-line-lost"), figures
    return "coach-line-so-far", {**figures, "result": result}


def sparkline(curve: Sequence[float]) -> str:
    """The curve as a row of bars."""
    width = min(_WIDTH, len(curve))
    picked = [curve[(number * (len(curve) - 1)) // max(1, width - 1)] for number in range(width)]
    return "".join(_BARS[min(len(_BARS) - 1, int(value * len(_BARS)))] for value in picked)


def cause(point: TurningPoint) -> Told:
    """What moved the curve most."""
    parts = {"coach-cause-luck": point.luck, "coach-cause-own": point.own, "coach-cause-others": point.others}
    return max(parts, key=lambda name: abs(parts[name])), {}


def turning_point(point: TurningPoint, words: Words) -> str:
    told = " ".join(words.tell(each) for each in point.told)
    return words(
        "coach-moment", step=point.step, told=told, change=points(point.change), cause=words.tell(cause(point))
    )


def lesson(found: Takeaway, words: Words) -> Iterator[str]:
    """A dear decision in a few sentences: what was chosen, what was better, why."""
    best = words.tell(found.best.text)
    made = words.tell(found.made.text)
    yield words(
        "coach-dear",
        step=found.step + 1,  # the one in which it was made
        made=made,
        after=percent(found.made.chance),
        best=best,
        instead=percent(found.best.chance),
        error=percent(found.error),
    )
    also = [words.tell(move.text) for move in equal_to_best(found)[:_AS_GOOD]]
    if also:
        yield words("coach-equal", moves="; ".join(also))
    if found.risk is not None:
        yield words("coach-risk", percent=percent(found.risk))
    if found.why is not None:
        yield words("why", reason=words.tell(found.why))


def equal_to_best(found: Takeaway) -> list[JudgedMove]:
    return [move for move in found.moves[1:] if move.equal]


def nothing_dear(found: Review) -> Told:
    """What is said where no decision cost enough to be sure of it; many small ones may still add up."""
    together = -percent(found.own)
    return ("coach-nothing-dear", {}) if together < _MANY_SMALL else ("coach-dear-together", {"points": together})


def nope(row: JudgedNope) -> Told:
    verdict = {1: "coach-nope-worth", 0: "coach-nope-equal", -1: "coach-nope-not"}[row.verdict]
    return verdict, {"step": row.step + 1, "with": percent(row.with_it), "without": percent(row.without)}


def error_rate(found: Review) -> Told:
    rate = found.error_rate
    if rate is None:
        return "coach-no-decisions", {}
    return "coach-error-rate", {"rate": percent(rate), "decisions": found.decisions}


def told(found: Review, words: Words) -> Iterator[str]:
    """The whole review, line by line."""
    yield words.tell(line(found))
    yield sparkline(found.curve)
    if found.turning_points:
        yield ""
        yield words("coach-moments")
        for point in found.turning_points:
            yield "  " + turning_point(point, words)
    yield ""
    if found.dearest:
        yield words("coach-dearest")
        for each in found.dearest:
            for number, sentence in enumerate(lesson(each, words)):
                yield ("  " if number == 0 else "    ") + sentence
    else:
        yield words.tell(nothing_dear(found))
    if found.nopes:
        yield ""
        yield words("coach-nopes")
        for row in found.nopes:
            yield "  " + words.tell(nope(row))
    yield ""
    yield words.tell(error_rate(found))
    if found.hinted:
        yield words("coach-hinted", number=found.hinted)


def as_data(found: Review, words: Words) -> dict[str, object]:
    """A review as plain data, its sentences in a language."""
    return {
        "player": found.players[found.seat],
        "over": found.over,
        "start": found.start,
        "luck": found.luck,
        "own": found.own,
        "others": found.others,
        "result": found.result,
        "line": words.tell(line(found)),
        "error_rate": found.error_rate,
        "decisions": found.decisions,
        "curve": list(found.curve),
        "moments": [
            {
                "step": point.step,
                "move": point.place,
                "luck": point.luck,
                "own": point.own,
                "others": point.others,
                "text": turning_point(point, words),
            }
            for point in found.turning_points
        ],
        "dearest": [
            {
                "step": each.step,
                "move": each.place + 1,
                "made": each.made.notation,
                "best": each.best.notation,
                "loss": each.loss,
                "error": each.error,
                "moves": [{"move": move.notation, "chance": move.chance, "equal": move.equal} for move in each.moves],
                "text": " ".join(lesson(each, words)),
            }
            for each in found.dearest
        ],
        "nopes": [
            {"step": row.step, "move": row.place + 1, "with": row.with_it, "without": row.without, "error": row.error}
            for row in found.nopes
        ],
    }
