"""A lesson as a browser gets it: everything that its table shows, and the answers that lead on.

A lesson is the same for everybody, and nobody keeps anything of it on the server. It has only what the learner's seat
may know at each moment.
"""

from msgspec import Struct

from defuse.server.wire.hint_structs import HintWords
from defuse.server.wire.table_structs import Card, Happening, ListedMove, Seat, WireView


class LessonStep(Struct, frozen=True):
    """What happens at once, or what the guide says, and the table after it."""

    guide: str  # the message id of a remark; empty if something happens instead
    events: list[Happening]
    view: WireView
    risk: float
    hits: int


class LessonAnswer(Struct, frozen=True, omit_defaults=True):
    """A move that the guide accepts, with its blank filled in, and the place to which it leads."""

    move: int  # its index in the list
    next: int
    depth: int | None = None
    order: list[Card] | None = None
    kind: Card | None = None
    cards: list[Card] | None = None  # in any order


class LessonPlace(Struct, frozen=True):
    """What is shown up to a moment at which the learner is asked, and what they are asked there."""

    steps: list[LessonStep]
    moves: list[ListedMove]  # empty at the end of the lesson
    hint: HintWords | None  # None at the end of the lesson
    answers: list[LessonAnswer]  # all other moves get the .hint of the guide's latest remark


class LessonScript(Struct, frozen=True):
    """A whole lesson. The first place is its beginning."""

    number: int  # from 1
    length: int  # how many lessons there are
    name: str
    game: str  # the edition
    players: list[str]
    seat: Seat  # of the learner
    places: list[LessonPlace]
    cards: tuple[str, ...]  # the name of each card, by its number
