"""Curse of the Cat Butt: somebody goes blind (CB-1)."""

from defuse.game.actions import Action
from defuse.game.cards.card import ActionCard
from defuse.game.events import WENT_BLIND
from defuse.game.kinds import CURSE_OF_THE_CAT_BUTT
from defuse.game.table import Table


class CurseOfTheCatButt(ActionCard):
    """The target may not look at their cards until they have drawn one without exploding."""

    def __init__(self) -> None:
        super().__init__(CURSE_OF_THE_CAT_BUTT, aims=True)

    def carry_out(self, table: Table, act: Action) -> None:
        table.blind |= 1 << act.target
        table.tell(WENT_BLIND, act.target)
