"""Tower of Power and I'll Take That: cards that stay lying in front of a player."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.cards.card import BEFORE_ANOTHER, BEFORE_ITS_PLAYER, THEFT_FAMILY, ActionCard, Card
from defuse.game.deaths import see_again
from defuse.game.draws import get
from defuse.game.events import CROWNED, DREW, FROM_BOTTOM, TOOK_OVER
from defuse.game.in_front import in_front, put_in_front, take_from_front
from defuse.game.kinds import ILL_TAKE_THAT, TOWER_OF_POWER
from defuse.game.refusals import TARGET_BEARS_ONE, Refusal
from defuse.game.table import Table, bearer_of, owner_of


class TowerOfPower(ActionCard):
    """Its player wears the crown and guards the storage for the rest of the game (TOP-1)."""

    def __init__(self) -> None:
        super().__init__(TOWER_OF_POWER, "tower_of_power", THEFT_FAMILY)
        self.lies = BEFORE_ITS_PLAYER
        self.worth, self.odds = 30, 0.63

    def carry_out(self, table: Table, act: Action) -> None:
        put_in_front(table, act, act.seat)
        table.tell(CROWNED, act.seat, number=len(table.storage))


class IllTakeThat(ActionCard):
    """The next card that the target draws goes to its player (ITT-1)."""

    def __init__(self) -> None:
        super().__init__(ILL_TAKE_THAT, "ill_take_that", THEFT_FAMILY, aims=True)
        self.lies = BEFORE_ANOTHER
        self.catches_draw = self.owner_gets_draw = True
        self.worth, self.odds = 22, 0.15

    def targets(self, table: Table, seat: i64) -> i64:
        free = table.others(seat)
        if table.front:
            for other in range(table.seats):
                if in_front(table, other, ILL_TAKE_THAT) >= 0:
                    free &= ~(1 << other)
        return free

    def not_at(self) -> Refusal:
        return TARGET_BEARS_ONE

    def carry_out(self, table: Table, act: Action) -> None:
        put_in_front(table, act, act.target)

    def draw_instead(self, table: Table, code: i64, bottom: bool) -> None:
        """What that player draws goes to the owner of the card (ITT-1, ITT-2, CB-8)."""
        seat, owner = bearer_of(code), owner_of(code)
        card: i64 = table.pile.pop(0) if bottom else table.pile.pop()
        both = (1 << seat) | (1 << owner)
        table.tell(DREW, seat, card=card, number=FROM_BOTTOM if bottom else 0, audience=both)
        table.tell(TOOK_OVER, owner, other=seat, card=card, audience=both)
        take_from_front(table, code)
        see_again(table, seat)
        get(table, owner, card, False)


CARDS: Final[list[Card]] = [TowerOfPower(), IllTakeThat()]
