"""Leash: it lies in front of another player, who draws the bottom card next."""

from typing import Final

from defuse.game.actions import Action
from defuse.game.cards.card import ATTACK_FAMILY, BEFORE_ANOTHER, ActionCard, Card
from defuse.game.draws import draw
from defuse.game.in_front import in_front, put_in_front, take_from_front
from defuse.game.table import Table, bearer_of

LEASH: Final = 92


class Leash(ActionCard):
    """The next card that the target draws comes from the bottom (LSH-1)."""

    def __init__(self) -> None:
        super().__init__(LEASH, "leash", ATTACK_FAMILY, aims=True)
        self.lies = BEFORE_ANOTHER
        self.catches_draw = self.draws_from_bottom = True
        self.may_bring_kitten = False
        self.worth = 12

    def targets(self, table: Table, seat: int) -> int:
        free = table.others(seat)
        for other in range(table.seats):
            if in_front(table, other, LEASH) >= 0:
                free &= ~(1 << other)
        return free

    def carry_out(self, table: Table, act: Action) -> None:
        put_in_front(table, act, act.target)

    def draw_instead(self, table: Table, code: int, bottom: bool) -> None:
        take_from_front(table, code)
        draw(table, bearer_of(code), True)


CARDS: Final[list[Card]] = [Leash()]
