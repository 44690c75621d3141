"""Favor: somebody gives you a card of their choice (FAV-1)."""

from defuse.game.actions import Action
from defuse.game.cards.card import ActionCard, with_cards
from defuse.game.kinds import FAVOR
from defuse.game.refusals import TARGET_HAS_NO_CARDS, Refusal
from defuse.game.table import Table
from defuse.game.thefts import ask_for_gift


class Favor(ActionCard):
    """A player with cards gives one of them away."""

    def __init__(self) -> None:
        super().__init__(FAVOR, aims=True)

    def targets(self, table: Table, seat: int) -> int:
        return with_cards(table, table.others(seat))

    def not_at(self) -> Refusal:
        return TARGET_HAS_NO_CARDS

    def carry_out(self, table: Table, act: Action) -> None:
        ask_for_gift(table, act.seat, act.target)
