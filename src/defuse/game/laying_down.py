"""Laying down cards: at whom they may be aimed, how they leave the hand, and the events that tell it."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import BOTH_BARKING, SINGLE, Action
from defuse.game.cards.barking import lies_in_front
from defuse.game.cards.card import Card
from defuse.game.events import LAID, PLAYED, Event
from defuse.game.kinds import BARKING_KITTEN, GODCAT, PLACES
from defuse.game.moves import MAX_SEATS, ONE_CARD
from defuse.game.reactions import start
from defuse.game.refusals import BAD_TARGET, Refusal
from defuse.game.table import Table

# What is played often, by form, seat, kind and target: made when it first happens, then shared with its action.
_OFTEN_PLAYED: Final[list[Event | None]] = [None] * (2 * MAX_SEATS * PLACES * (MAX_SEATS + 1))


def why_not_target(table: Table, seat: i64, card: Card, target: i64) -> Refusal | None:
    if 0 <= target < table.seats and (card.targets(table, seat) >> target) & 1:
        return None
    return card.not_at() if is_other(table, seat, target) else BAD_TARGET


def is_other(table: Table, seat: i64, target: i64) -> bool:
    return 0 <= target < table.seats and (table.others(seat) >> target) & 1 == 1


def often_played(seat: i64, form: i64, kind: i64, target: i64) -> Event:
    """That somebody plays a card alone, or two of a kind."""
    place = ((form * MAX_SEATS + seat) * PLACES + kind) * (MAX_SEATS + 1) + target + 1  # NOBODY is -1
    event = _OFTEN_PLAYED[place]
    if event is None:
        cards = ONE_CARD[kind] if form == SINGLE else [kind, kind]
        event = played_event(Action(seat, form, kind, target, -1, cards))
        _OFTEN_PLAYED[place] = event
    return event


def played_event(act: Action) -> Event:
    return Event(PLAYED, act.seat, act.target, act.kind, 0, act.cards, act)


def lay_down(table: Table, played: Event, marked: i64 = 0) -> None:
    """The cards leave the hand for all to see, and the reactions begin."""
    act = played.act
    assert act is not None
    log = table.log
    if log is not None:
        log.append(played)
    if act.kind == BARKING_KITTEN and act.cards[0] == BARKING_KITTEN:
        _lay_barking(table, act)
    else:
        seat = act.seat
        if table.marked:
            _take_up_chosen(table, act, marked)
        else:
            for card in act.cards:
                table.lose_unmarked(seat, card)
        discard = table.discard
        for card in act.cards:
            if card == GODCAT:
                table.put_away(seat, card)
            else:
                discard.append(card)
    start(table, act)


def _take_up_chosen(table: Table, act: Action, marked: i64) -> None:
    """The cards leave the hand, the marked ones among them first, so that the others can be unmarked (MRK-1)."""
    for place in range(len(act.cards)):
        if (marked >> place) & 1:
            table.lose_chosen(act.seat, act.cards[place], True)
    for place in range(len(act.cards)):
        if (marked >> place) & 1 == 0:
            table.lose_chosen(act.seat, act.cards[place], False)


def _lay_barking(table: Table, act: Action) -> None:
    """Barking Kittens lie in front of their player (BK-1); one of two may lie there already (BK-3)."""
    seat = act.seat
    count = len(act.cards)
    if act.form == BOTH_BARKING and lies_in_front(table, seat):
        count = 1
    for _ in range(count):
        table.lose(seat, BARKING_KITTEN)
        lay_one_barking(table, seat)


def lay_one_barking(table: Table, seat: i64) -> None:
    table.lay(seat, seat, BARKING_KITTEN, BARKING_KITTEN)
    table.tell(LAID, seat, other=seat, card=BARKING_KITTEN)
