"""Curse of the Cat Butt: somebody goes blind (CB-1)."""

from typing import Final

from defuse.game.actions import Action
from defuse.game.cards.card import ATTACK_FAMILY, ActionCard, Card
from defuse.game.events import WENT_BLIND
from defuse.game.moves import BLIND
from defuse.game.table import Table

CURSE_OF_THE_CAT_BUTT: Final = 27


class CurseOfTheCatButt(ActionCard):
    """The target may not look at their cards until they have drawn one without exploding."""

    def __init__(self) -> None:
        super().__init__(CURSE_OF_THE_CAT_BUTT, "curse_of_the_cat_butt", ATTACK_FAMILY, aims=True)
        self.verbs = [BLIND]
        self.hits = True
        self.worth, self.odds = 18, 0.18

    def carry_out(self, table: Table, act: Action) -> None:
        table.blind |= 1 << act.target
        table.tell(WENT_BLIND, act.target)


CARDS: Final[list[Card]] = [CurseOfTheCatButt()]
