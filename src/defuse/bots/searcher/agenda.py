"""What a table waits for, laid out again from what one of its seats is asked."""

from defuse.game.chance import Dice
from defuse.game.kinds import DEVILCAT, EXPLODING_KITTEN, GARBAGE_COLLECTION, GODCAT, POTLUCK, STREAKING_KITTEN, UNKNOWN
from defuse.game.kittens import ways_to_survive
from defuse.game.questions import (
    ASK_AGAIN,
    BURYING,
    CHECK_HELD,
    CHOOSE_ASSIGNMENT,
    CHOOSE_DEPTH,
    CHOOSE_HECK,
    CHOOSE_ORDER,
    CHOOSE_PLAY,
    CHOOSE_PUT,
    CHOOSE_RESCUE,
    CHOOSE_SIDE,
    CHOOSE_TARGET,
    END_TURN,
    NEXT_PUT,
    REACT,
    REACT_TO_DRAW,
    SETTLE_BARKING,
    SHUFFLE_PUT,
    Step,
)
from defuse.game.table import Table
from defuse.game.turns import END_ONE_TURN
from defuse.sight.view import Question


def in_the_air(question: Question) -> list[int]:
    """The cards that have no place until the question is answered."""
    what = question.what
    air = [EXPLODING_KITTEN for below in question.below if below == CHOOSE_DEPTH]
    if what in (CHOOSE_ASSIGNMENT, CHOOSE_SIDE):
        air += [GODCAT, DEVILCAT]
    elif what in (CHOOSE_DEPTH, CHOOSE_HECK, CHOOSE_TARGET) or (
        what == CHOOSE_RESCUE and question.card == EXPLODING_KITTEN
    ):
        air.append(question.card)
    return air


def agenda(table: Table, question: Question, me: int, dice: Dice) -> list[Step]:
    """All steps of a table on which everything else is in its place; what others chose in secret is left to luck."""
    postponed = list(question.postponed)
    steps = [postponed.pop(0) if what == ASK_AGAIN else _below(table, question, what) for what in question.below]
    if table.cast[STREAKING_KITTEN] > 0 and question.what in (CHOOSE_DEPTH, CHOOSE_PUT, CHOOSE_RESCUE):
        steps += [Step(CHECK_HELD, seat) for seat in range(table.seats) if table.lives(seat)]
    steps.append(_asked(table, question, me, dice))
    return steps


def _below(table: Table, question: Question, what: int) -> Step:
    seat, turn = question.seat, table.turn
    if what == CHOOSE_PLAY:
        return Step(CHOOSE_PLAY, turn, 1 << turn)
    if what == END_TURN:
        return END_ONE_TURN[turn]
    if what == NEXT_PUT:
        return Step(NEXT_PUT, table.next_after(seat), number=_still_to_put(table, seat))
    if what == SETTLE_BARKING:
        return Step(SETTLE_BARKING, turn, other=seat)
    if what == REACT_TO_DRAW:
        return Step(REACT_TO_DRAW, turn, table.others(turn) & ~table.blind)
    if what == SHUFFLE_PUT:
        return Step(SHUFFLE_PUT, turn)
    return Step(CHOOSE_DEPTH, seat, 1 << seat, card=EXPLODING_KITTEN)


def _still_to_put(table: Table, seat: int) -> int:
    """How many come after this seat in a Potluck, which began with the player whose turn it is."""
    number = 0
    seat = (seat + table.direction) % table.seats
    while seat != table.turn:
        if table.lives(seat):
            number += 1
        seat = (seat + table.direction) % table.seats
    return number


def _asked(table: Table, question: Question, me: int, dice: Dice) -> Step:
    what, seat, card = question.what, question.seat, question.card
    if what == REACT:
        waits = _may_react(table, question, me, table.nopers | table.nowers)
        return Step(REACT, seat, waits, number=question.chain, act=question.act)
    if what == REACT_TO_DRAW:
        return Step(REACT_TO_DRAW, seat, _may_react(table, question, me, table.nowers))
    if what == CHOOSE_PUT:
        return _put(table, question, me, dice)
    number = 0
    if what == CHOOSE_DEPTH and question.burying:
        number = BURYING
    elif what == CHOOSE_ORDER:
        number = len(question.cards)
    elif what == CHOOSE_RESCUE:
        number = ways_to_survive(table, seat, card)
    elif what == CHOOSE_SIDE:
        card = GODCAT if dice.roll(2) else DEVILCAT
    return Step(what, seat, 1 << seat, question.other, card, number)


def _may_react(table: Table, question: Question, me: int, ready: int) -> int:
    """Who is still asked: nobody tells, so everybody who could do something, or could have been asked at all."""
    mine = 1 << me if question.asks_me else 0
    others = table.others(question.seat) & ~table.blind & ~(1 << me)
    return (others & ready) | mine or others


def _put(table: Table, question: Question, me: int, dice: Dice) -> Step:
    """A Potluck goes from seat to seat and begins in the turn; Garbage Collection asks all at once."""
    seat = question.seat
    if seat != table.turn or NEXT_PUT in question.below:
        return Step(CHOOSE_PUT, seat, 1 << seat, card=POTLUCK)
    waits = 0
    for other in question.waiting:
        waits |= 1 << other
    chosen = [UNKNOWN] * table.seats
    for other in range(table.seats):
        hand = table.hands[other]
        if hand and not table.is_blind(other) and (waits >> other) & 1 == 0:
            chosen[other] = question.card if other == me else hand[dice.roll(len(hand))]
    return Step(CHOOSE_PUT, seat, waits, card=GARBAGE_COLLECTION, cards=chosen)
