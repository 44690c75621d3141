"""Tower of Power and I'll Take That: cards that stay lying in front of a player."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.card_lists import remove_last
from defuse.game.cards.card import THEFT_FAMILY, ActionCard, Card
from defuse.game.draws import lying_on
from defuse.game.events import CROWNED, LAID
from defuse.game.kinds import GODCAT, ILL_TAKE_THAT, TOWER_OF_POWER
from defuse.game.refusals import TARGET_BEARS_ONE, Refusal
from defuse.game.table import GODCAT_ON_MAT, Table


class TowerOfPower(ActionCard):
    """Its player wears the crown and guards the storage for the rest of the game (TOP-1)."""

    def __init__(self) -> None:
        super().__init__(TOWER_OF_POWER, "tower_of_power", THEFT_FAMILY)
        self.worth, self.odds = 30, 0.63

    def carry_out(self, table: Table, act: Action) -> None:
        _lay_down(table, act, act.seat)
        table.tell(CROWNED, act.seat, number=len(table.storage))


class IllTakeThat(ActionCard):
    """The next card that the target draws goes to its player (ITT-1)."""

    def __init__(self) -> None:
        super().__init__(ILL_TAKE_THAT, "ill_take_that", THEFT_FAMILY, aims=True)
        self.worth, self.odds = 22, 0.15

    def targets(self, table: Table, seat: i64) -> i64:
        free = table.others(seat)
        if table.front:
            for other in range(table.seats):
                if lying_on(table, other) >= 0:
                    free &= ~(1 << other)
        return free

    def not_at(self) -> Refusal:
        return TARGET_BEARS_ONE

    def carry_out(self, table: Table, act: Action) -> None:
        _lay_down(table, act, act.target)


def _lay_down(table: Table, act: Action, bearer: i64) -> None:
    """The card moves from the discard pile, Godcat from the mat, to where it lies from now on."""
    card = act.cards[0]
    if card == GODCAT:
        table.mat &= ~GODCAT_ON_MAT
    else:
        remove_last(table.discard, card)
    table.lay(bearer, act.seat, card)
    table.tell(LAID, bearer, other=act.seat, card=card)


CARDS: Final[list[Card]] = [TowerOfPower(), IllTakeThat()]
