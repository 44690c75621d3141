"""The review of a game for one seat: the line that adds up, the curve, what moved it, and what to try again."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from defuse.coach.account import Account, Decision, Moment, account
from defuse.coach.hints import reason_for
from defuse.coach.judge import Judge, judge_of
from defuse.coach.move_words import move_told
from defuse.coach.thinking import TABLES, think
from defuse.game.events import DREW
from defuse.game.kinds import EXPLODING_KITTEN
from defuse.game.moves import DRAW, NOPE_IT, PASS, Move
from defuse.game.writing import write_move
from defuse.record.record import Record, Replay, begin
from defuse.record.transcript import telling
from defuse.sight.observer import Observer
from defuse.sight.odds import own_risk
from defuse.sight.view import View
from defuse.words import Told

DEAREST: Final = 3
TURNING_POINTS: Final = 5
SMALLEST_TURN: Final = 0.02  # a smaller change is no turning point
_TOLD: Final = 2  # sentences about one moment
_SHOWN_MOVES: Final = 6
_FEARED: Final = "percent"  # what reasons call the risk of drawing
_NO_CHANCE: Final = 0.005  # less is shown as 0 %


@dataclass(frozen=True)
class JudgedMove:
    """A move that the seat could have made, and how likely it would have won."""

    text: Told
    notation: str
    chance: float
    equal: bool  # as good as the best, as far as the judge can tell


@dataclass(frozen=True)
class Takeaway:
    """A decision that cost something, to be tried again."""

    place: int  # how many moves had been made before it
    step: int  # the same, counting only those of which the seat heard
    made: JudgedMove
    moves: tuple[JudgedMove, ...]  # the best first; the one that was made is among them
    loss: float
    error: float
    risk: float | None  # of drawing, if the seat could draw and the reason does not say it
    why: Told | None  # the careful player's reason for the best move

    @property
    def best(self) -> JudgedMove:
        return self.moves[0]


@dataclass(frozen=True)
class TurningPoint:
    """A moment that moved the curve."""

    place: int
    step: int
    told: tuple[Told, ...]  # what happened
    luck: float
    own: float
    others: float

    @property
    def change(self) -> float:
        return self.luck + self.own + self.others


@dataclass(frozen=True)
class JudgedNope:
    """A Nope of the seat: its chance with it, and without."""

    place: int
    step: int
    with_it: float
    without: float
    error: float

    @property
    def verdict(self) -> int:
        """1 if it was worth it, -1 if not, 0 if that cannot be told."""
        gain = self.with_it - self.without
        return 0 if abs(gain) <= self.error else (1 if gain > 0 else -1)


@dataclass(frozen=True)
class Review:
    """Everything that is said about the game of one seat."""

    seat: int
    players: tuple[str, ...]
    over: bool
    start: float
    luck: float
    own: float
    others: float
    result: float
    curve: tuple[float, ...]  # the chance of winning after each step, the deal first
    turning_points: tuple[TurningPoint, ...]
    dearest: tuple[Takeaway, ...]
    nopes: tuple[JudgedNope, ...]
    decisions: int
    lost: float  # by all decisions together, as far as it counts
    stake: float  # what always making the second best move would have lost
    hinted: int = 0  # decisions with a hint: they count in none of the three figures above

    @property
    def error_rate(self) -> float | None:
        """What was lost, by what was at stake: 0 for the best moves, 1 for the second best ones; None without any."""
        return self.lost / self.stake if self.stake > 0.0 else None


def judge_for(record: Record) -> Judge | None:
    """The judge of a record; None where it has nothing to say."""
    if not record.dealt:
        return None
    return judge_of(record.start.edition, len(record.players), begin(record).table.options)


def review(
    record: Record,
    seat: int,
    judge: Judge,
    names: Sequence[str] = (),
    thinks: bool = False,
    hinted: Collection[int] = (),
) -> Review:
    """The review of a seat. `names` are those of the players here; with `thinks` the dearest decisions are searched.

    `hinted` says when the seat was given hints: how many events it had heard by then. What it decided at these moments
    does not count for the error rate; two decisions between which it heard nothing are one moment.
    """
    players = tuple(names or record.players)
    found = account(record, seat, judge)
    steps = _steps(found)
    views = _views(record, seat, [decision.place for decision in _dearest(found)])
    counting = [each for each in found.decisions if _has_heard(found, each) not in hinted]
    lessons = [_lesson(decision, views[decision.place], steps, players, thinks) for decision in _dearest(found)]
    return Review(
        seat,
        players,
        found.over,
        found.start,
        found.luck,
        found.own,
        found.others,
        found.result,
        _curve(found),
        tuple(_turning_points(found, steps, players)),
        tuple(sorted((lesson for lesson in lessons if lesson.loss > 0.0), key=lambda lesson: -lesson.loss)),
        tuple(_nopes(found, steps)),
        len(counting),
        sum(decision.opinion.below_best(decision.move) for decision in counting),
        sum(decision.opinion.stake for decision in counting),
        len(found.decisions) - len(counting),
    )


def _has_heard(found: Account, decision: Decision) -> int:
    """How many events the seat had heard when it decided."""
    return sum(len(moment.heard) for moment in found.moments[: decision.place + 1])


def _steps(found: Account) -> list[int]:
    """For each number of moves how many steps the seat has heard of until then."""
    steps: list[int] = []
    for moment in found.moments:
        steps.append(0 if not steps else steps[-1] + bool(moment.heard))
    return steps


def _curve(found: Account) -> tuple[float, ...]:
    curve: list[float] = []
    for moment in found.moments:
        if not curve or moment.heard:
            curve.append(moment.value)
        else:
            curve[-1] = moment.value
    return tuple(curve)


# Turning points


def _turning_points(found: Account, steps: list[int], players: Sequence[str]) -> list[TurningPoint]:
    large = sorted(found.moments[1:], key=lambda moment: -abs(moment.change))
    points: list[TurningPoint] = []
    for moment in large:
        if abs(moment.change) < SMALLEST_TURN or len(points) == TURNING_POINTS:
            break
        told = _told(moment, players, found.seat)
        if told:
            points.append(TurningPoint(moment.place, steps[moment.place], told, moment.luck, moment.own, moment.others))
    return sorted(points, key=lambda point: point.place)


def _told(moment: Moment, players: Sequence[str], seat: int) -> tuple[Told, ...]:
    heard = [event for event in moment.heard if not (event.what == DREW and event.card == EXPLODING_KITTEN)]
    told = [told for event in heard if (told := telling(event, players, seat)) is not None]
    return tuple(told[:_TOLD])


# Decisions


def _dearest(found: Account) -> list[Decision]:
    dear = sorted((decision for decision in found.decisions if decision.loss > 0.0), key=lambda each: -each.loss)
    return dear[:DEAREST]


def _views(record: Record, seat: int, places: list[int]) -> dict[int, View]:
    """What the seat saw at these places, with the exact risk."""
    run = Replay(record)
    observer = Observer(run.game, seat, weighing=True)
    views: dict[int, View] = {}
    while places and run.done <= max(places):
        if run.done in places:
            views[run.done] = observer.view()
        run.step()
        observer.news()
    return views


def _lesson(decision: Decision, view: View, steps: list[int], players: Sequence[str], thinks: bool) -> Takeaway:
    opinion = decision.opinion
    if thinks:
        opinion = think(opinion, view, TABLES, decision.move)
        decision = replace(decision, opinion=opinion)
    equal = opinion.equals()

    def judged(move: Move, chance: float) -> JudgedMove:
        return JudgedMove(move_told(move, view, players), write_move(move, players), chance, move in equal)

    ranked = [judged(move, chance) for move, chance in opinion.ranked()]
    made = judged(decision.move, opinion.chance_after(decision.move) or 0.0)
    shown = ranked[:_SHOWN_MOVES]
    if made not in shown:
        shown.append(made)
    risk = own_risk(view) if any(move.verb == DRAW for move in decision.legal) else None
    why = _reason(decision, view, opinion.ranked()[0][0], risk, players)
    return Takeaway(
        decision.place,
        steps[decision.place],
        made,
        tuple(shown),
        decision.loss,
        opinion.error,
        None if why is not None and _FEARED in why[1] else risk,
        why,
    )


def _reason(decision: Decision, view: View, best: Move, risk: float | None, players: Sequence[str]) -> Told | None:
    """The reason for the best move, unless it fears more or less than there was to fear."""
    why = reason_for(view, list(decision.legal), best, players)
    if why is None or _FEARED not in why[1]:
        return why
    feared = why[1][_FEARED]
    return why if risk is not None and feared == round(100 * risk) else None


def _nopes(found: Account, steps: list[int]) -> list[JudgedNope]:
    rows: list[JudgedNope] = []
    for decision in found.decisions:
        if decision.move.verb == NOPE_IT:
            passes = [move for move in decision.opinion.moves if move.verb == PASS]
            with_it = decision.opinion.chance_after(decision.move)
            without = decision.opinion.chance_after(passes[0]) if passes else None
            if with_it is not None and without is not None and max(with_it, without) >= _NO_CHANCE:
                place = decision.place
                rows.append(JudgedNope(place, steps[place], with_it, without, decision.opinion.error))
    return rows
