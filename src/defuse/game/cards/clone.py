"""Clone: it is played as the card that lies on top of the discard pile (ZMB-12)."""

from typing import Final

from mypy_extensions import i64

from defuse.game.cards.card import PILE_FAMILY, ActionCard, Card
from defuse.game.cards.deck import CARDS as ALL_CARDS
from defuse.game.kinds import CLONE, NOPE, UNKNOWN
from defuse.game.refusals import BAD_TARGET, NOT_CLONED, Refusal
from defuse.game.table import Table


class Clone(ActionCard):
    """Any card that does something when it is played alone, but no kitten and no other Clone."""

    def __init__(self) -> None:
        super().__init__(CLONE, "clone", PILE_FAMILY)
        self.conditional = True
        self.wanted_rank, self.kept_rank = 21, 11
        self.worth, self.odds = 26, 0.35

    def acts_as(self, table: Table) -> i64:
        return _on_top(table.discard)

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        top = _on_top(table.discard)
        if top == UNKNOWN:
            return NOT_CLONED
        card = ALL_CARDS[top]
        if not card.plays or card.is_kitten or top == CLONE:
            return NOT_CLONED
        return card.obstacle(table, seat)

    def needs_target(self, table: Table, seat: i64) -> bool:
        return ALL_CARDS[_on_top(table.discard)].needs_target(table, seat)

    def targets(self, table: Table, seat: i64) -> i64:
        return ALL_CARDS[_on_top(table.discard)].targets(table, seat)

    def not_at(self) -> Refusal:
        return BAD_TARGET


def _on_top(discard: list[int]) -> i64:
    """The card on top of the discard pile; Nopes that lie on it do not count, for a Noped card can be cloned."""
    for place in range(len(discard) - 1, -1, -1):
        if discard[place] != NOPE:
            return discard[place]
    return UNKNOWN


CARDS: Final[list[Card]] = [Clone()]
