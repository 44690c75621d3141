"""Cards that stay on the table in front of a player: how they get there, and what they do to a draw."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.card_lists import remove_last
from defuse.game.cards.card import Card
from defuse.game.events import CLEARED, LAID
from defuse.game.kinds import GODCAT, PLACES
from defuse.game.table import GODCAT_ON_MAT, Table, bearer_of, kind_of, owner_of, role_of

CATCHERS: Final[list[Card | None]] = [None] * PLACES  # the cards that catch draws, by kind


def put_in_front(table: Table, act: Action, bearer: i64) -> None:
    """The card that was played goes from the discard pile, Godcat from the mat, to where it lies from now on."""
    card = act.cards[0]
    if card == GODCAT:
        table.mat &= ~GODCAT_ON_MAT
    else:
        remove_last(table.discard, card)
    table.lay(bearer, act.seat, card, act.kind)
    table.tell(LAID, bearer, other=act.seat, card=card, number=act.kind)


def take_from_front(table: Table, code: i64) -> None:
    """A card in front of a player has had its effect: it goes to the discard pile, Godcat to the mat."""
    table.unlay(code)
    table.put_away(owner_of(code), kind_of(code))
    table.tell(CLEARED, bearer_of(code), card=kind_of(code))


def in_front(table: Table, seat: i64, kind: i64) -> i64:
    """The code of a card in front of this player that counts as this kind, or -1."""
    for code in table.front:
        if bearer_of(code) == seat and role_of(code) == kind:
            return code
    return -1


def catcher_of(table: Table, seat: i64) -> i64:
    """The code of the card in front of this player that catches the next draw, or -1."""
    for code in table.front:
        if bearer_of(code) == seat and CATCHERS[role_of(code)] is not None:
            return code
    return -1
