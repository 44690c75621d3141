"""Favor: somebody gives you a card of their choice (FAV-1)."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.cards.card import THEFT_FAMILY, ActionCard, Card
from defuse.game.moves import GIVE
from defuse.game.refusals import TARGET_HAS_NO_CARDS, Refusal
from defuse.game.table import Table
from defuse.game.thefts import ask_for_gift, can_be_robbed

FAVOR: Final = 13


class Favor(ActionCard):
    """Another player gives a card of their choice; under the crown it is one of the storage (TOP-1)."""

    def __init__(self) -> None:
        super().__init__(FAVOR, "favor", THEFT_FAMILY, aims=True)
        self.verbs = [GIVE]
        self.worth, self.odds = 20, 0.48

    def targets(self, table: Table, seat: i64) -> i64:
        return can_be_robbed(table, table.others(seat))

    def not_at(self) -> Refusal:
        return TARGET_HAS_NO_CARDS

    def carry_out(self, table: Table, act: Action) -> None:
        ask_for_gift(table, act.seat, act.target)


CARDS: Final[list[Card]] = [Favor()]
