"""The one place where the secret part of an event is hidden from seats that may not know it."""

from typing import Final

from defuse.game.event_fields import SECRET_CARD, SECRET_CARDS, SECRET_NUMBER, SECRET_WHOLE
from defuse.game.event_kinds import SECRETS
from defuse.game.events import Event
from defuse.game.kinds import UNKNOWN

SPECTATOR: Final = 30  # a seat number outside every table: sees what is public


def may_know(event: Event, seat: int) -> bool:
    """Whether a seat is among those who know the secret part of an event."""
    return (event.audience >> seat) & 1 == 1


def redact(event: Event, seat: int) -> Event | None:
    """The event as this seat hears of it; None if it does not hear of it at all. The audience itself is never told."""
    secrets = SECRETS[event.what]
    if secrets == 0:
        return event  # its audience is everybody
    if may_know(event, seat):
        card, cards, number = event.card, event.cards, event.number
    elif secrets & SECRET_WHOLE:
        return None
    else:
        card = UNKNOWN if secrets & SECRET_CARD else event.card
        cards = [] if secrets & SECRET_CARDS else event.cards
        number = UNKNOWN if secrets & SECRET_NUMBER else event.number
    return Event(event.what, event.seat, event.other, card, number, cards, event.act, 0)
