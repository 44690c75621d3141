"""What chance could have given after a move: the average over tables that fit what a seat knew before."""

from collections.abc import Callable
from statistics import fmean
from typing import Final

from defuse.bots.searcher.sampling import Sampler
from defuse.bots.searcher.searcher_bot import ARMED
from defuse.coach.calibration import Cell
from defuse.game.chance import Dice
from defuse.game.engine import Game
from defuse.game.kinds import EXPLODING_KITTEN, UNKNOWN
from defuse.game.moves import NOBODY, PASS, PASS_ON_IT, Move
from defuse.game.questions import QUESTIONS
from defuse.game.table import Table
from defuse.sight.observer import Observer
from defuse.sight.odds import chance_by_counting, is_deadly
from defuse.sight.unseen import unseen_of
from defuse.sight.view import View

Worth = Callable[[Observer], float]  # the value of a moment for the seat that observes it

_TABLES: Final = 8
_DEADLY_TABLES: Final = 3
_TRIES: Final = 120  # tables that are dealt to find one with a kitten on top, or without
_MOST_PASSES: Final = 12


def average(
    before: Observer, seen: View, mover: int, move: Move, drawn: bool, shut: bool, worth: Worth, cell: Cell
) -> float | None:
    """What a move is worth to the seat on average; None if it can be made on no such table.

    `before` and `seen` are the seat's memory and view before the move. `drawn` says whether it took a card from the
    pile, `shut` whether it shut a reaction window; `cell` knows how people aim the kittens that they put back.
    """
    dealt = _Dealt(before, seen, mover, move, shut, worth)
    if not drawn or not seen.pile:
        return dealt.mean(_TABLES)
    drawer = seen.turn if shut else mover  # who shuts a window is seldom who draws then
    deadly = counted(seen, drawer)
    if is_aimed(seen, drawer):
        deadly = cell.of_aim(deadly, drawer == seen.seat)
    # When somebody else draws no kitten the seat learns nothing more, whatever it was: one table is enough.
    calm_tables = _TABLES if drawer == seen.seat else 1
    if deadly in (0.0, 1.0):
        return dealt.mean(_DEADLY_TABLES if deadly else calm_tables, deadly=bool(deadly))
    calm, bad = dealt.mean(calm_tables, deadly=False), dealt.mean(_DEADLY_TABLES, deadly=True)
    if calm is None or bad is None:
        return calm if bad is None else bad
    return deadly * bad + (1.0 - deadly) * calm


def counted(seen: View, mover: int) -> float:
    """How likely the top card is deadly when somebody draws it, by counting.

    Nobody draws a kitten that they have seen on top, or have put there themselves: that they survive is no luck.
    """
    unseen = unseen_of(seen, EXPLODING_KITTEN)
    if mover != seen.seat and seen.pile[0] == UNKNOWN:
        if seen.eyes[mover] > 0:
            return 0.0
        if seen.put_back_by == mover:
            unseen = max(0, unseen - 1)
    return chance_by_counting(seen, 0, unseen)


def is_aimed(seen: View, mover: int) -> bool:
    """Whether neither the seat nor the mover knows where somebody else has put a kitten back."""
    if seen.put_back_by in (NOBODY, seen.seat, mover) or seen.pile[0] != UNKNOWN:
        return False
    return mover == seen.seat or seen.eyes[mover] == 0


class _Dealt:
    """Tables on which the move is made again with other luck."""

    def __init__(self, before: Observer, seen: View, mover: int, move: Move, shut: bool, worth: Worth) -> None:
        self._before = before
        self._sampler = Sampler(seen, Dice(seen.pile_size), ARMED)
        self._mover = mover
        self._move = move
        self._shut = shut
        self._worth = worth

    def mean(self, tables: int, deadly: bool | None = None) -> float | None:
        """The mean over some tables, of those with or without a kitten on top if that is said."""
        found: list[float] = []
        for _ in range(_TRIES):
            table = self._sampler.table()
            if deadly is not None and is_deadly(table.pile[-1]) != deadly:
                continue
            value = self._value(table)
            if value is not None:
                found.append(value)
            if len(found) == tables or (value is None and deadly is None):
                break
        return fmean(found) if found else None

    def _value(self, table: Table) -> float | None:
        table.log = []
        game = Game(table)
        twin = self._before.moved_to(game)
        window = _is_window(game)
        if not (window and self._move.verb == PASS) and game.submit(self._mover, self._move) is not None:
            return None
        if self._shut:
            for _ in range(_MOST_PASSES):
                if not (_is_window(game) and game.waiting):
                    break
                game.submit(game.waiting[0], PASS_ON_IT)
        return self._worth(twin)


def _is_window(game: Game) -> bool:
    return not game.over and QUESTIONS[game.question.what].is_window
