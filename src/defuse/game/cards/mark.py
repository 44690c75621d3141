"""Mark: a random card of somebody's hand is turned outward (MRK-1)."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.cards.card import THEFT_FAMILY, ActionCard, Card
from defuse.game.chance import random_unmarked
from defuse.game.events import MARKED, PUBLIC
from defuse.game.refusals import TARGET_ALL_MARKED, Refusal
from defuse.game.table import Table

MARK: Final = 26


class Mark(ActionCard):
    """Everybody sees the marked card until it leaves that hand; a blind owner does not (CB-6)."""

    def __init__(self) -> None:
        super().__init__(MARK, "mark", THEFT_FAMILY, aims=True)
        self.may_bring_kitten = False
        self.worth, self.odds = 8, 0.26

    def targets(self, table: Table, seat: i64) -> i64:
        others = table.others(seat)
        found = 0
        for other in range(table.seats):
            if (others >> other) & 1 and _has_unmarked(table, other):
                found |= 1 << other
        return found

    def not_at(self) -> Refusal:
        return TARGET_ALL_MARKED

    def carry_out(self, table: Table, act: Action) -> None:
        seat = act.target
        if not _has_unmarked(table, seat):
            return
        kind = random_unmarked(table, seat)
        table.mark(seat, kind)
        audience = ~(1 << seat) if table.is_blind(seat) else PUBLIC
        table.tell(MARKED, seat, card=kind, audience=audience)


def _has_unmarked(table: Table, seat: i64) -> bool:
    return len(table.hands[seat]) > len(table.marks_of(seat))


CARDS: Final[list[Card]] = [Mark()]
