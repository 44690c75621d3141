"""Hints as browsers get them: in rooms where nobody else plays or watches, and in lessons."""

from msgspec import Struct

from defuse.words import Told


class HintWords(Struct, frozen=True):
    """What the coach says, step by step."""

    nudge: Told  # something to think of
    move: Told
    also: list[Told]  # a few moves that are as good, as far as the coach can tell
    reasons: list[Told]


class Hinted(Struct, frozen=True):
    """A hint, and the question that it is about."""

    asked: int  # the number of that question
    heard: int  # how many events the seat had heard then: a review leaves out what was decided at this moment
    hint: HintWords | None  # None if there is nothing to choose
