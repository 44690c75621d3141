"""What the table waits for, and what is still to be done: the plain records of the agenda.

The last record of the agenda is the current one. A *question* waits for the seats in `waits`; a *task* is carried out
as soon as it comes up. The first record is always the turn itself: the question what to do, or the task that ends it.
`questions.py` has what the rules know of each of them by its number. Numbers are never used again; those of questions
and tasks that only one card needs stand in the file of that card.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from defuse.game.actions import Action
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import NO_CARDS, NOBODY

# Questions have the numbers below FIRST_TASK.
FIRST_TASK: Final = 32
STEP_PLACES: Final = 64

CHOOSE_PLAY: Final = 0  # seat: play on or draw
REACT: Final = 1  # act, number = length of the chain, seat = owner of the latest card
REACT_TO_DRAW: Final = 2  # seat is about to draw
CHOOSE_GIFT: Final = 3  # seat gives a card to other
CHOOSE_DEPTH: Final = 5  # seat puts card back; number = BURYING if it was drawn for that; cards = seats that watch
CHOOSE_RESCUE: Final = 7  # seat, card = what goes off, number = ways; nobody else is told
CHOOSE_THEFT: Final = 11  # seat picks Godcat or a random card from other
CHOOSE_TARGET: Final = 12  # blind seat has turned over card
REACT_TO_RESCUE: Final = 13  # seat has saved themselves: others may watch where kittens go (ZMB-10)
CHOOSE_REVIVED: Final = 14  # seat, who was blind, has turned over a Zombie Kitten: whom does it revive?

END_TURN: Final = 32  # number = 1 for one turn, 0 for all that are owed
PASS_TURNS: Final = 33  # other owes number turns
CHECK_HELD: Final = 34  # seat: kittens without a Streaking Kitten go off
ASK_AGAIN: Final = 37  # as REACT: the window opens anew after an Alter the Future NOW
ASK_WATCHERS: Final = 39  # the window after a rescue of seat opens (ZMB-10)

BURYING: Final = 1


@mypyc_attr(acyclic=True)
class Step:
    """One record of the agenda. It never changes; a step that goes on is replaced by a new one."""

    __slots__ = ("act", "card", "cards", "number", "other", "seat", "waits", "what")

    def __init__(
        self,
        what: i64,
        seat: i64,
        waits: i64 = 0,
        other: i64 = NOBODY,
        card: i64 = UNKNOWN,
        number: i64 = 0,
        cards: list[int] = NO_CARDS,
        act: Action | None = None,
    ) -> None:
        self.what = what
        self.seat = seat
        self.waits = waits
        self.other = other
        self.card = card
        self.number = number
        self.cards = cards
        self.act = act

    def without(self, seat: i64) -> "Step":
        """The same question after this seat has answered it."""
        waits = self.waits & ~(1 << seat)
        return Step(self.what, self.seat, waits, self.other, self.card, self.number, self.cards, self.act)

    def as_list(self) -> list[object]:
        act = None if self.act is None else self.act.as_list()
        return [self.what, self.seat, self.waits, self.other, self.card, self.number, list(self.cards), act]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (
            Step,
            (self.what, self.seat, self.waits, self.other, self.card, self.number, self.cards, self.act),
        )
