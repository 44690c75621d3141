"""Skip, Super Skip and Reverse: a turn ends without drawing."""

from typing import Final

from defuse.game.actions import Action
from defuse.game.cards.card import ESCAPE_FAMILY, ActionCard, Card
from defuse.game.events import REVERSED
from defuse.game.table import Table
from defuse.game.turns import ALL_TURNS, end_turn_soon

SKIP: Final = 9
SUPER_SKIP: Final = 10
REVERSE: Final = 11


class Skip(ActionCard):
    """One turn ends (SKP-1)."""

    def __init__(self) -> None:
        super().__init__(SKIP, "skip", ESCAPE_FAMILY)
        self.may_bring_kitten = False
        self.ends_turn = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank, self.kept_rank = 3, 4, 7, 7
        self.worth, self.odds = 50, 0.39

    def carry_out(self, table: Table, act: Action) -> None:
        end_turn_soon(table)


class SuperSkip(ActionCard):
    """All turns owed end (SKP-2)."""

    def __init__(self) -> None:
        super().__init__(SUPER_SKIP, "super_skip", ESCAPE_FAMILY)
        self.may_bring_kitten = False
        self.ends_turn = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank, self.kept_rank = 8, 3, 6, 6
        self.worth, self.odds = 48, 0.42

    def carry_out(self, table: Table, act: Action) -> None:
        end_turn_soon(table, ALL_TURNS)


class Reverse(ActionCard):
    """The direction of play turns and one turn ends (REV-1)."""

    def __init__(self) -> None:
        super().__init__(REVERSE, "reverse", ESCAPE_FAMILY)
        self.may_bring_kitten = False
        self.ends_turn = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank, self.kept_rank = 4, 5, 8, 8
        self.worth, self.odds = 49, 0.4

    def carry_out(self, table: Table, act: Action) -> None:
        table.direction = -table.direction
        table.tell(REVERSED, act.seat, number=table.direction)
        end_turn_soon(table)


CARDS: Final[list[Card]] = [Skip(), SuperSkip(), Reverse()]
