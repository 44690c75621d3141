"""The deal as chance nodes: each hand card by card in order of kind, so that there is only one way to each hand.

The order of the pile, which nobody sees yet, stays undecided (`loose.py`).
"""

from math import comb
from typing import Final

from defuse.game.engine import Game
from defuse.game.kinds import DEFUSE, NAMES, PLACES, TOWER_OF_POWER
from defuse.game.library import Plan
from defuse.game.setup import bare_table, deal_hand
from defuse.game.turns import begin_turn

Outcomes = list[tuple[int, float]]

_STORAGE: Final = -1
_REMOVED: Final = -2
_NOBODY: Final = -3


class Deal:
    """An unfinished deal: who gets the next card, and which cards are left. Immutable."""

    __slots__ = ("_cards", "_left", "_next", "_plan", "_pool", "_stacks", "_to")

    def __init__(
        self, plan: Plan, pool: list[int], stacks: list[list[int]], cards: list[int], left: int, to: int
    ) -> None:
        self._plan = plan
        self._pool = pool  # how many cards of each kind are left
        self._stacks = stacks  # the finished stacks, in the order of `_heaps`
        self._cards = cards  # the stack that is being dealt
        self._left = left  # how many cards it still lacks
        self._to = to  # who gets it
        self._next: list[tuple[int, int]] = []  # the cached result of `_ways`

    def after(self, kind: int) -> "Deal":
        """The deal after this card."""
        stacks, cards = self._stacks.copy(), [*self._cards, kind]
        next_one = Deal(self._plan, self._pool.copy(), stacks, cards, self._left - 1, self._to)
        next_one.go_on()
        return next_one

    def __deepcopy__(self, memo: dict[int, object]) -> "Deal":
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Deal, (self._plan, self._pool, self._stacks, self._cards, self._left, self._to))

    # Which stacks there are

    def _heaps(self) -> list[tuple[int, int]]:
        """Who gets cards, and how many; in the order of SET-1."""
        plan = self._plan
        heaps = [(_STORAGE, plan.storage)] if plan.storage else []
        heaps += [(seat, plan.cards_each) for seat in range(plan.players)]
        if plan.fast:
            cards = len(plan.pile) + plan.early_defuses - plan.storage - plan.cards_each * plan.players
            heaps.append((_REMOVED, cards // 3))
        return heaps

    def begin_stack(self) -> None:
        """Start the next stack, if there is one."""
        heaps = self._heaps()
        number = len(self._stacks)
        if number == (1 if self._plan.storage else 0) and self._plan.tower and not self._plan.fast:
            self._pool[TOWER_OF_POWER] += 1
        if number == len(heaps):
            self._to = _NOBODY
            return
        self._to, self._left = heaps[number]
        self._cards = []
        self.go_on()

    def go_on(self) -> None:
        """Deal the cards that are certain; start the next stack when this one is complete."""
        while self._left:
            self._next = self._ways()
            if len(self._next) > 1:
                return
            self._cards.append(self._next[0][0])
            self._left -= 1
        for kind in self._cards:
            self._pool[kind] -= 1
        self._stacks.append(self._cards)
        self.begin_stack()

    # Chances

    def _ways(self) -> list[tuple[int, int]]:
        """The kinds that can come next, in ascending order, each with the number of stacks it leads to."""
        pool, left = self._pool, self._left
        latest = self._cards[-1] if self._cards else 0
        so_far = self._cards.count(latest)
        above = sum(pool[latest + 1 :])
        ways: list[tuple[int, int]] = []
        more = sum(comb(pool[latest], so_far + extra) * comb(above, left - extra) for extra in range(1, left + 1))
        if more:
            ways.append((latest, more))
        same = comb(pool[latest], so_far)
        with_it = comb(above, left)
        for kind in range(latest + 1, PLACES):
            if above < left:
                break
            if pool[kind]:
                above -= pool[kind]
                without = comb(above, left)
                ways.append((kind, same * (with_it - without)))
                with_it = without
        return ways

    # As chance nodes

    @property
    def done(self) -> bool:
        return self._to == _NOBODY

    def outcomes(self) -> Outcomes:
        ways = self._next or self._ways()
        total = sum([number for _, number in ways])
        return [(kind, number / total) for kind, number in ways]

    def describe(self, kind: int) -> str:
        to = "the storage" if self._to == _STORAGE else "nobody" if self._to == _REMOVED else f"seat {self._to}"
        return f"deal {NAMES[kind]} to {to}"

    def __str__(self) -> str:
        stacks = [*self._stacks, self._cards] if not self.done else self._stacks
        return "dealt: " + "; ".join(" ".join(NAMES[kind] for kind in stack) for stack in stacks)

    def game(self, first: int, quick: bool) -> Game:
        """The dealt game; its pile is sorted by kind."""
        plan = self._plan
        table = bare_table(plan, 0, quick)
        stacks = self._stacks.copy()
        if plan.storage:
            table.storage = stacks.pop(0)
        for seat in range(plan.players):
            deal_hand(table, plan, seat, stacks.pop(0))
        if plan.fast:
            table.removed = stacks.pop(0)
        rest = [kind for kind in range(PLACES) for _ in range(self._pool[kind])]
        tower = [TOWER_OF_POWER] if plan.tower and plan.fast else []
        table.pile = sorted([*rest, *tower, *[DEFUSE] * plan.late_defuses, *plan.kittens])
        begin_turn(table, first, 1, False)
        return Game(table)


def new_deal(plan: Plan) -> Deal:
    """Before anything is dealt that is a matter of chance."""
    pool = [0] * PLACES
    for kind in plan.pile:
        pool[kind] += 1
    pool[DEFUSE] += plan.early_defuses
    deal = Deal(plan, pool, [], [], 0, _NOBODY)
    deal.begin_stack()
    return deal
