"""Lessons for browsers: every way through a lesson, played once and kept as bytes."""

from functools import lru_cache
from typing import Any

import msgspec

from defuse.coach.hints import lesson_hint
from defuse.game import moves as m
from defuse.game.moves import Move
from defuse.lessons import LESSONS, YOU, Lesson, LessonScene
from defuse.record.listing import card_by_number, filled
from defuse.server.play.hinting import hint_words
from defuse.server.wire.frame_encoding import listed_move, wire_event, wire_view
from defuse.server.wire.hint_structs import HintWords
from defuse.server.wire.lesson_structs import LessonAnswer, LessonPlace, LessonScript, LessonStep
from defuse.server.wire.table_structs import CARD_NAMES
from defuse.sight.odds import risk_of_drawing
from defuse.words import Told

_LEARNER = "You"  # no sentence names the learner; the browser shows the name that they have chosen


@lru_cache(maxsize=len(LESSONS))
def lesson_script(number: int) -> bytes:
    """A lesson as JSON, counted from 1; raises LookupError if there is no such lesson."""
    if not 1 <= number <= len(LESSONS):
        raise LookupError(f"there is no lesson {number}")
    return msgspec.json.encode(written_lesson(number))


def written_lesson(number: int) -> LessonScript:
    name = LESSONS[number - 1]
    lesson = Lesson(name, _LEARNER)
    places: list[LessonPlace] = []
    _add_place(places, name, ())
    return LessonScript(number, len(LESSONS), name, lesson.edition, lesson.players, YOU, places, CARD_NAMES)


def _add_place(places: list[LessonPlace], name: str, path: tuple[Move, ...]) -> int:
    """Add the place to which these moves lead, and all places behind it; returns its number."""
    lesson = _played(name, path)
    number = len(places)
    steps = [_step(scene, lesson.players) for scene in lesson.scenes()]
    view = lesson.view()
    listed = [] if lesson.finished else [listed_move(move, view) for move in lesson.moves()]
    answers: list[LessonAnswer] = []
    places.append(LessonPlace(steps, listed, _hint(lesson), answers))
    for place, move, filling in _accepted(lesson):
        answers.append(LessonAnswer(place, _add_place(places, name, (*path, move)), **filling))
    return number


def _hint(lesson: Lesson) -> HintWords | None:
    if lesson.wanted is None:
        return None
    nudge: Told = (f"{lesson.guide.id}.hint", {})
    return hint_words(lesson_hint(lesson.view(), lesson.wanted, lesson.moves(), nudge, lesson.players))


def _played(name: str, path: tuple[Move, ...]) -> Lesson:
    lesson = Lesson(name, _LEARNER)
    for move in path:
        lesson.scenes()
        said = lesson.try_move(move)
        assert said is None, said
    return lesson


def _accepted(lesson: Lesson) -> list[tuple[int, Move, dict[str, Any]]]:
    """The listed moves that the guide accepts: their numbers, as they are made, and how their blanks are filled in."""
    found = []
    for number, move in enumerate([] if lesson.finished else lesson.moves()):
        filling = _filling(move, lesson.wanted) if move.open and lesson.wanted is not None else {}
        whole = filled(move, filling, lesson.view(), card_by_number)
        if isinstance(whole, Move) and lesson.accepts(whole):
            found.append((number, whole, filling))
    return found


def _filling(move: Move, wanted: Move) -> dict[str, Any]:
    """What is filled into the blank of a move to make it the wanted one."""
    if move.verb == m.INSERT:
        return {"depth": wanted.number}
    if move.verb == m.ORDER:
        return {"order": list(wanted.cards)}
    if move.verb == m.TRIPLE:
        return {"kind": wanted.named}
    return {"kind": wanted.named, "cards": list(wanted.cards)}


def _step(scene: LessonScene, players: list[str]) -> LessonStep:
    events = [wire_event(event, players, YOU) for event in scene.events]
    risk = risk_of_drawing(scene.view)
    return LessonStep(scene.guide.id if scene.guide else "", events, wire_view(scene.view), risk.chance, risk.hits)
