"""Somebody does not survive: they are out, or dead and play on; and how the dead come back (EK-3, EK-4, ZMB)."""

from mypy_extensions import i64

from defuse.game.agenda import CHOOSE_DEPTH
from defuse.game.card_lists import count_card, remove_card
from defuse.game.events import CLEARED, DIED, PUBLIC, PUT_ON_PILE, REVIVED, SAW_AGAIN, WENT_OUT, WON, Event
from defuse.game.kinds import (
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    STREAKING_KITTEN,
    TOWER_OF_POWER,
)
from defuse.game.table import GODCAT_ON_MAT, Table, bearer_of, kind_of, owner_of, role_of
from defuse.game.turns import ALL_TURNS, end_turn_soon


def go_out(table: Table, seat: i64, why: i64) -> None:
    """A player does not survive: what lies in front of them goes, and all turns they owe (EK-3, TOP-2, ITT-3)."""
    table.alive &= ~(1 << seat)
    if table.keeps_dead:
        _die(table, seat, why)
    else:
        _leave(table, seat, why)
    if table.alive & (table.alive - 1) == 0:
        _win(table)
    elif seat == table.turn:
        end_turn_soon(table, ALL_TURNS)


def _leave(table: Table, seat: i64, why: i64) -> None:
    """Their cards leave the game with them (EK-4)."""
    table.present &= ~(1 << seat)
    table.blind &= ~(1 << seat)
    hidden = table.options.hidden_dead_hand
    if table.has(seat, GODCAT):
        table.lose(seat, GODCAT)
        table.mat |= GODCAT_ON_MAT
    hand = table.hands[seat]
    table.keepers -= count_card(hand, STREAKING_KITTEN)
    table.marked = [code for code in table.marked if code >> 7 != seat]
    table.hands[seat] = []
    table.nopers &= ~(1 << seat)
    table.nowers &= ~(1 << seat)
    table.seers &= ~(1 << seat)
    table.tell(WENT_OUT, seat, card=why, cards=hand, audience=0 if hidden else PUBLIC)
    if hidden:
        table.removed = table.removed + hand
        table.leave_behind(seat, len(hand))
    else:
        table.discard.extend(hand)
    _clear_front(table, seat)
    for card in _what_killed(table, seat):
        if hidden:
            table.lay(seat, seat, _any_side(card), _any_side(card))
        else:
            table.discard.append(_any_side(card))


def _die(table: Table, seat: i64, why: i64) -> None:
    """They keep their hand, and what killed them lies in front of them (ZMB-3)."""
    see_again(table, seat)
    if table.has(seat, GODCAT):
        table.lose(seat, GODCAT)
        return_godcat(table, seat)
    table.tell(DIED, seat, card=why)
    _clear_front(table, seat)
    for card in _what_killed(table, seat):
        table.lay(seat, seat, _any_side(card), _any_side(card))


def return_godcat(table: Table, seat: i64) -> None:
    """A Godcat that has left a hand goes to the mat (GC-2)."""
    table.mat |= GODCAT_ON_MAT
    table.tell(PUT_ON_PILE, seat, card=GODCAT)


def _what_killed(table: Table, seat: i64) -> list[int]:
    """The kittens in the air, which are no longer there; those that another player still puts back stay (ZMB-4)."""
    others = [step.card for step in table.agenda if step.what == CHOOSE_DEPTH and step.seat != seat]
    own = table.air.copy()
    for card in others:
        remove_card(own, card)
    table.air = others
    return own


def revive(table: Table, seat: i64, other: i64) -> list[int]:
    """A dead player lives again; the kittens that lay in front of them are in the air (ZMB-4)."""
    table.alive |= 1 << other
    kittens: list[int] = []
    rest: list[int] = []
    for code in table.front:
        kind = kind_of(code)
        if bearer_of(code) != other or (kind != EXPLODING_KITTEN and kind != IMPLODING_KITTEN):
            rest.append(code)
        elif kind == IMPLODING_KITTEN:
            kittens.append(IMPLODING_KITTEN_UP)  # it goes back face up (ZMB-15)
        else:
            kittens.append(kind)
    table.front = rest
    table.air = table.air + kittens
    table.tell(REVIVED, seat, other=other)
    return kittens


def see_again(table: Table, seat: i64) -> None:
    """Blindness ends."""
    if table.is_blind(seat):
        table.blind &= ~(1 << seat)
        if table.log is not None:
            table.tell(SAW_AGAIN, seat, cards=table.hands[seat].copy(), audience=1 << seat)


def lasting_deaths(events: list[Event]) -> list[Event]:
    """The events by which players went out or died for good, in this order; who was revived had not (ZMB-4)."""
    found: list[Event] = []
    for event in events:
        if event.what == WENT_OUT or event.what == DIED:
            found.append(event)
        elif event.what == REVIVED:
            found = [death for death in found if death.seat != event.other]
    return found


def _any_side(card: i64) -> i64:
    return IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card


def _clear_front(table: Table, seat: i64) -> None:
    rest: list[int] = []
    for code in table.front:
        if bearer_of(code) != seat and owner_of(code) != seat:
            rest.append(code)
            continue
        kind = kind_of(code)
        table.put_away(seat, kind)
        table.tell(CLEARED, bearer_of(code), card=kind)
        if bearer_of(code) == seat and role_of(code) == TOWER_OF_POWER:
            table.discard.extend(table.storage)
            table.storage = []
    table.front = rest


def _win(table: Table) -> None:
    seat: i64 = 0
    while not table.lives(seat):
        seat += 1
    table.winner = seat
    table.agenda = []
    table.tell(WON, seat)
