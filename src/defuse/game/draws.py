"""Drawing from the pile, and what a drawn card does to whoever it reaches."""

from typing import Final

from defuse.game.events import ABOUT_TO_DRAW, BURIED, CLEARED, DREW, DREW_NOTHING, INSERTED, SHOWED, TOOK_OVER, Event
from defuse.game.kinds import (
    EXPLODING_KITTEN,
    GODCAT,
    ILL_TAKE_THAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
)
from defuse.game.kittens import go_out, has_free_streaking, see_again, threaten
from defuse.game.moves import MAX_SEATS
from defuse.game.questions import CHOOSE_DEPTH, REACT_TO_DRAW, Step
from defuse.game.table import Table, bearer_of, kind_of, owner_of
from defuse.game.turns import END_ONE_TURN

_DREW: Final[list[Event]] = [
    Event(DREW, seat, card=card, number=from_bottom, audience=1 << seat)
    for seat in range(MAX_SEATS)
    for card in range(64)
    for from_bottom in range(2)
]


def announce_draw(table: Table, seat: int) -> None:
    """Somebody is about to draw in a game where others may alter the future first (NOW-1)."""
    table.tell(ABOUT_TO_DRAW, seat)
    wait_before_draw(table, seat)


def wait_before_draw(table: Table, seat: int) -> None:
    waits = table.others(seat) & ~table.blind
    if table.quick:
        waits &= table.nowers
    if waits:
        table.agenda.append(Step(REACT_TO_DRAW, seat, waits))
    else:
        draw(table, seat, False)


def draw(table: Table, seat: int, bottom: bool) -> None:
    """Take the top (or bottom) card; the turn ends with it (TURN-1)."""
    table.agenda[0] = END_ONE_TURN[table.turn]
    pile = table.pile
    if not pile:
        table.tell(DREW_NOTHING, seat)
        return
    taken_by = lying_on(table, seat) if table.front else -1
    card = pile.pop(0) if bottom else pile.pop()
    from_bottom = 1 if bottom else 0
    if taken_by >= 0:
        hand_over(table, seat, taken_by, card, from_bottom)
        return
    if table.log is not None:
        table.log.append(_DREW[(seat * 64 + card) * 2 + from_bottom])
    if table.blind or card <= IMPLODING_KITTEN or card == IMPLODING_KITTEN_UP:
        get(table, seat, card, True)
    else:
        table.gain(seat, card)


def get(table: Table, seat: int, card: int, drawn: bool) -> None:
    """A card from the pile reaches a player; only an own draw ends blindness (CB-1, CB-3, CB-5)."""
    sees = drawn and (table.blind >> seat) & 1 == 1
    if card > IMPLODING_KITTEN and card != IMPLODING_KITTEN_UP:
        table.gain(seat, card)
        if sees:
            see_again(table, seat)
    elif card == EXPLODING_KITTEN:
        table.lift(card)
        if sees and has_free_streaking(table, seat):
            see_again(table, seat)
        threaten(table, seat, card)
    elif card == IMPLODING_KITTEN:
        table.lift(IMPLODING_KITTEN_UP)
        table.tell(SHOWED, seat, card=card)
        if sees:
            see_again(table, seat)
        table.agenda.append(Step(CHOOSE_DEPTH, seat, 1 << seat, card=IMPLODING_KITTEN_UP))
    else:
        table.lift(card)
        table.tell(SHOWED, seat, card=card)
        go_out(table, seat, IMPLODING_KITTEN)


def lying_on(table: Table, seat: int) -> int:
    """The code of the I'll Take That in front of this player, or -1."""
    for code in table.front:
        if bearer_of(code) == seat and owner_of(code) != seat:
            kind = kind_of(code)
            if kind == ILL_TAKE_THAT or kind == GODCAT:
                return code
    return -1


def hand_over(table: Table, seat: int, code: int, card: int, from_bottom: int) -> None:
    """What this player draws goes to the owner of the I'll Take That (ITT-1, ITT-2, CB-8)."""
    owner = owner_of(code)
    both = (1 << seat) | (1 << owner)
    table.tell(DREW, seat, card=card, number=from_bottom, audience=both)
    table.tell(TOOK_OVER, owner, other=seat, card=card, audience=both)
    table.unlay(code)
    table.put_away(owner, kind_of(code))
    table.tell(CLEARED, seat, card=kind_of(code))
    see_again(table, seat)
    get(table, owner, card, False)


def put_back(table: Table, seat: int, card: int, depth: int, buried: bool) -> None:
    """A card goes into the pile at a depth that only this player knows."""
    table.land(card)
    table.pile.insert(len(table.pile) - depth, card)
    what = BURIED if buried else INSERTED
    table.tell(what, seat, card=card, number=depth, audience=1 << seat)
