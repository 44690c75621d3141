"""Skip, Super Skip and Reverse: a turn ends without drawing."""

from defuse.game.actions import Action
from defuse.game.cards.card import ActionCard
from defuse.game.events import REVERSED
from defuse.game.kinds import REVERSE, SKIP, SUPER_SKIP
from defuse.game.table import Table
from defuse.game.turns import ALL_TURNS, end_turn_soon


class Skip(ActionCard):
    """One turn ends (SKP-1)."""

    def __init__(self) -> None:
        super().__init__(SKIP)

    def carry_out(self, table: Table, act: Action) -> None:
        end_turn_soon(table)


class SuperSkip(ActionCard):
    """All turns owed end (SKP-2)."""

    def __init__(self) -> None:
        super().__init__(SUPER_SKIP)

    def carry_out(self, table: Table, act: Action) -> None:
        end_turn_soon(table, ALL_TURNS)


class Reverse(ActionCard):
    """The direction of play turns and one turn ends (REV-1)."""

    def __init__(self) -> None:
        super().__init__(REVERSE)

    def carry_out(self, table: Table, act: Action) -> None:
        table.direction = -table.direction
        table.tell(REVERSED, act.seat, number=table.direction)
        end_turn_soon(table)
