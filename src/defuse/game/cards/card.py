"""What all cards have in common: when one can be played, at whom, and what it then does."""

from defuse.game.actions import Action
from defuse.game.refusals import BAD_TARGET, NOT_PLAYABLE, Refusal
from defuse.game.table import Table


class Card:
    """A kind that does nothing when it is played alone; the cards that do something are its subclasses."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.plays = False  # it can be played alone
        self.aims = False  # it is played at somebody
        self.can_be_noped = True
        self.conditional = False  # there can be an obstacle to playing it
        self.unplayable: Refusal = NOT_PLAYABLE

    def obstacle(self, table: Table, seat: int) -> Refusal | None:
        """Why it cannot be played now by a player who has it, whoever the target."""
        return None if self.plays else self.unplayable

    def targets(self, table: Table, seat: int) -> int:
        """At whom it can be played, as bits."""
        return table.others(seat)

    def not_at(self) -> Refusal:
        """Why somebody who is another living player is no target."""
        return BAD_TARGET

    def carry_out(self, table: Table, act: Action) -> None:
        """Do what the card says; nobody has stopped it."""


class ActionCard(Card):
    """A card that can be played alone."""

    def __init__(self, kind: int, aims: bool = False) -> None:
        super().__init__(kind)
        self.plays = True
        self.aims = aims


def with_cards(table: Table, seats: int) -> int:
    """Those of the seats that have cards in hand, as bits."""
    found = 0
    bit = 1
    for hand in table.hands:
        if hand:
            found |= bit
        bit += bit
    return found & seats
