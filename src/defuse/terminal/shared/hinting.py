"""Hints at this keyboard: for the only person at a table, and in lessons. What was hinted does not count."""

from collections.abc import Callable, Iterator

from defuse.coach.hints import CoachHint, hint, lesson_hint
from defuse.lessons import Lesson
from defuse.terminal.shared.local_game import LocalGame
from defuse.words import Told, Words


def table_hint(local_game: LocalGame, seat: int) -> Callable[[], CoachHint | None]:
    """What makes a hint for a seat that is asked; it takes a moment, and needs no table that stands still."""
    observer = local_game.observer(seat)
    view, moves, players, record = observer.view(), observer.moves(), local_game.players, local_game.record

    def make() -> CoachHint | None:
        from defuse.coach.review import judge_for  # it needs libraries that load slowly

        return hint(view, moves, players, judge_for(record))

    return make


def note_hint(local_game: LocalGame, seat: int) -> None:
    """What this seat decides now does not count."""
    local_game.hinted.add(len(local_game.heard(seat)))


def hint_in_lesson(lesson: Lesson) -> CoachHint | None:
    """A hint towards the move that the guide asks for; None if it asks for none."""
    if lesson.wanted is None:
        return None
    nudge: Told = (f"{lesson.guide.id}.hint", {})
    return lesson_hint(lesson.view(), lesson.wanted, lesson.moves(), nudge, lesson.players)


def hint_steps(found: CoachHint, words: Words) -> list[str]:
    """What to think of; the move; the reason."""
    return [
        words.tell(found.nudge),
        words("hint-move", move=words.tell(found.move)),
        " ".join(_reasons(found, words)),
    ]


def _reasons(found: CoachHint, words: Words) -> Iterator[str]:
    if found.also:
        yield words("coach-equal", moves="; ".join(words.tell(each) for each in found.also))
    for told in found.reasons:
        text = words.tell(told)
        yield words("why", reason=text) if told[0].startswith("why-") else text
