"""Public facts that good players go by, such as who has looked at the top of the pile."""

from defuse.game import events as e
from defuse.game.event_effects import AT_SEAT, DRAW_PILE, OTHER_HAND
from defuse.game.event_kinds import SOURCES, TARGETS, may_change_top
from defuse.game.events import Event
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import NOBODY

_PEEK = 3  # so many cards are seen by most cards that look at the pile


class Noticed:
    """Who has seen the top of the pile, who shunned it, where a kitten went back, what became of the Defuses.

    And, for the seat that follows it, who has wronged that seat.
    """

    __slots__ = (
        "_drew",
        "_dug",
        "_played_by",
        "_seat",
        "_turn",
        "defused",
        "eyes",
        "left_since",
        "put_back_by",
        "robbed",
        "shunned",
        "wronged_by",
    )

    def __init__(self, seats: int, seat: int) -> None:
        self.eyes: list[int] = [0] * seats  # how many cards from the top a seat has seen, as they still lie
        self.defused: list[int] = [0] * seats  # how often a seat has survived
        self.robbed: list[int] = [0] * seats  # how many cards were taken from a seat that we did not see
        self.shunned: bool = False  # somebody who had seen the top card did not draw it
        self.put_back_by: int = NOBODY  # who was the last to put a kitten back where we did not see it
        self.left_since: int = 0  # how many cards have left the pile since
        self.wronged_by: list[int] = [0] * seats  # how often a seat has aimed a card at us, or Noped ours
        self._seat = seat
        self._played_by: int = NOBODY  # who has played the latest card
        self._turn: int = NOBODY
        self._drew: bool = False
        self._dug: bool = False  # the card that is drawn next lay under one that its player did not want (ZMB-11)

    def copy(self) -> "Noticed":
        twin = Noticed(0, self._seat)
        twin.eyes = self.eyes.copy()
        twin.defused = self.defused.copy()
        twin.robbed = self.robbed.copy()
        twin.wronged_by = self.wronged_by.copy()
        twin._played_by = self._played_by
        twin.shunned = self.shunned
        twin.put_back_by = self.put_back_by
        twin.left_since = self.left_since
        twin._turn = self._turn
        twin._drew = self._drew
        twin._dug = self._dug
        return twin

    def hear(self, event: Event) -> None:
        """Take in one event, as it was redacted for the seat to which this belongs."""
        what = event.what
        if what == e.TURN_BEGAN:
            self._next_turn(event.seat)
        elif what == e.DREW:
            self._drew = True
            self.left_since += 1
            if event.number == 0:
                self._top_left()
            if self._dug:
                self.shunned = True
                self._dug = False
        elif what == e.TUCKED:
            self._all_eyes(0)
            self.eyes[event.seat] = 2  # the card that is left on top, after the one that is drawn now
            self._dug = True
        elif SOURCES[what] == DRAW_PILE and TARGETS[what] == AT_SEAT:
            self.left_since += 1
            if event.number == 0:
                self._top_left()
        elif what == e.PLAYED:
            self._played_by = event.seat
            if event.other == self._seat != event.seat:
                self.wronged_by[event.seat] += 1
        elif what == e.NOPED:
            if self._played_by == self._seat != event.seat:
                self.wronged_by[event.seat] += 1
            self._played_by = event.seat
        elif what == e.SHOWED:
            self.put_back_by = NOBODY
        elif what == e.DEFUSED:
            self.defused[event.seat] += 1
        elif what == e.INSERTED or what == e.BURIED:
            self._put_back(event)
        elif what == e.PEEKED:
            self.eyes[event.seat] = len(event.cards) if event.cards else _PEEK
        elif what == e.REORDERED:
            self._all_eyes(0)
            self.eyes[event.seat] = event.number
        elif what == e.SHUFFLED:
            self._all_eyes(0)
            self.put_back_by = NOBODY
        elif what == e.CATOMIC:
            self._all_eyes(event.number)
            self.put_back_by = NOBODY
        elif may_change_top(event):
            self._all_eyes(0)
        elif SOURCES[what] == OTHER_HAND and event.card == UNKNOWN:
            self.robbed[event.other] += 1

    def _next_turn(self, seat: int) -> None:
        if self._turn != NOBODY and not self._drew and self.eyes[self._turn] > 0:
            self.shunned = True
        self._turn = seat
        self._drew = False

    def _put_back(self, event: Event) -> None:
        own = self.eyes[event.seat]
        self._all_eyes(0)
        self.eyes[event.seat] = own + 1
        if event.number == UNKNOWN:
            self.put_back_by = event.seat
            self.left_since = 0

    def _top_left(self) -> None:
        self.shunned = False
        for seat in range(len(self.eyes)):
            if self.eyes[seat] > 0:
                self.eyes[seat] -= 1

    def _all_eyes(self, number: int) -> None:
        self.shunned = False
        for seat in range(len(self.eyes)):
            self.eyes[seat] = number
