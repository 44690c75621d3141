"""Nosy NOW: at any time, its player looks at a random card of another hand."""

from typing import Final

from defuse.game.actions import Action
from defuse.game.cards.card import THEFT_FAMILY, ActionCard, Card, with_cards
from defuse.game.chance import random_unmarked
from defuse.game.event_effects import OTHER_HAND, shows_one
from defuse.game.event_fields import CARD, OTHER, secret
from defuse.game.event_kinds import declare as declare_event
from defuse.game.event_messages import with_unseen
from defuse.game.kinds import BETWEEN_ACTIONS
from defuse.game.refusals import VICTIM_HAS_NO_CARDS, Refusal
from defuse.game.table import Table

NOSY_NOW: Final = 93

SPOTTED: Final = 91
declare_event(
    SPOTTED,
    "spotted",
    "seat looks at a random card of other",
    OTHER,
    secret(CARD),
    effect=shows_one(OTHER_HAND),
    told=with_unseen("event-spotted", "who other card"),
)


class NosyNow(ActionCard):
    """Look at a random card of somebody's hand (NSY-1)."""

    def __init__(self) -> None:
        super().__init__(NOSY_NOW, "nosy_now", THEFT_FAMILY, aims=True)
        self.now = BETWEEN_ACTIONS
        self.may_bring_kitten = False
        self.worth = 12

    def targets(self, table: Table, seat: int) -> int:
        return with_cards(table, table.others(seat))

    def not_at(self) -> Refusal:
        return VICTIM_HAS_NO_CARDS

    def carry_out(self, table: Table, act: Action) -> None:
        target = act.target
        if len(table.hands[target]) > len(table.marks_of(target)):
            kind = random_unmarked(table, target)
            table.tell(SPOTTED, act.seat, other=target, card=kind, audience=1 << act.seat)


CARDS: Final[list[Card]] = [NosyNow()]
