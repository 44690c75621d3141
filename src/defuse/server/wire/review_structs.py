"""What browsers are sent of a review."""

from msgspec import Struct

from defuse.words import Told


class ReviewMove(Struct, frozen=True):
    """A move that the seat could have made."""

    text: Told
    chance: float  # of winning after it
    equal: bool  # as good as the best, as far as the coach can tell


class ReviewLesson(Struct, frozen=True):
    """A dear decision, to be tried again."""

    step: int  # the step of the seat's replay that it followed
    made: int  # which of the moves the seat has made
    moves: list[ReviewMove]  # the best first
    loss: float
    error: float
    risk: float | None  # of drawing, if the seat could draw
    why: Told | None  # the careful player's reason for one of the best moves


class ReviewMoment(Struct, frozen=True):
    """A moment that moved the curve."""

    step: int
    told: list[Told]
    change: str  # in points, with its sign
    cause: Told


class ReviewNope(Struct, frozen=True):
    """Whether a Nope of the seat was worth it."""

    step: int
    told: Told


class Reviewed(Struct, frozen=True):
    """The game of one seat: what was luck, what was skill."""

    seat: int
    line: Told  # start, luck, own decisions and the others' add up to the result
    curve: list[float]  # the chance of winning after each step of the seat's replay
    moments: list[ReviewMoment]
    dearest: list[ReviewLesson]
    nopes: list[ReviewNope]
    decisions: int  # that count, as in the two figures below
    lost: float  # by all decisions together
    stake: float  # what always making the second best move would have lost
    hinted: int  # decisions with a hint, which do not count
