"""The one place where the secret part of an event is hidden from whoever may not know it."""

from typing import Final

from defuse.game.events import Event, hides_all, hides_card, hides_cards, hides_nothing, hides_number
from defuse.game.kinds import UNKNOWN

SPECTATOR: Final = 30  # a seat number outside every table: sees what is public


def may_know(event: Event, seat: int) -> bool:
    """Whether a seat is among those who know the secret part of an event."""
    return (event.audience >> seat) & 1 == 1


def redact(event: Event, seat: int) -> Event | None:
    """The event as this seat hears of it; None if it does not hear of it at all. The audience itself is never told."""
    what = event.what
    if hides_nothing(what):
        return event  # its audience is everybody
    if may_know(event, seat):
        card, cards, number = event.card, event.cards, event.number
    elif hides_all(what):
        return None
    else:
        card = UNKNOWN if hides_card(what) else event.card
        cards = [] if hides_cards(what) else event.cards
        number = UNKNOWN if hides_number(what) else event.number
    return Event(what, event.seat, event.other, card, number, cards, event.act, 0)
