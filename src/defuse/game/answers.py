"""What each question takes for an answer, and what the answer sets going."""

from typing import Final

from defuse.game import moves
from defuse.game.cards.armageddon import assign, turn_up
from defuse.game.cards.futures import put_in_order
from defuse.game.cards.looks import put_looked_at_on_top, take_looked_at
from defuse.game.cards.puts import choose_put
from defuse.game.draws import draw, put_back
from defuse.game.kinds import ALTER_THE_FUTURE_NOW_3, DEVILCAT, GODCAT
from defuse.game.kittens import BY_DEFUSE, BY_GODCAT, BY_HOLDING, survive
from defuse.game.moves import (
    ASSIGN,
    DEFUSE_IT,
    DEFUSE_WITH_GODCAT,
    GIVE,
    HOLD,
    INSERT,
    KEEP,
    NOPE_IT,
    ORDER,
    PASS,
    PICK_GODCAT,
    PICK_RANDOM,
    PUT,
    SWAP,
    TAKE,
    TARGET,
    TOP,
    Move,
)
from defuse.game.options import FIRST_RULES
from defuse.game.plays import choose_target, list_targets, play_now
from defuse.game.questions import (
    ASK_AGAIN,
    BURYING,
    CHOOSE_ASSIGNMENT,
    CHOOSE_DEPTH,
    CHOOSE_GIFT,
    CHOOSE_HECK,
    CHOOSE_ORDER,
    CHOOSE_PUT,
    CHOOSE_RESCUE,
    CHOOSE_SIDE,
    CHOOSE_TARGET,
    CHOOSE_THEFT,
    REACT,
    REACT_TO_DRAW,
    Step,
)
from defuse.game.reactions import react
from defuse.game.refusals import (
    FILL_THE_BLANK,
    NO_SUCH_DEPTH,
    NO_SUCH_WAY,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOTHING_TO_NOPE,
    OTHER_ANSWER,
    Refusal,
)
from defuse.game.table import Table
from defuse.game.thefts import give, pick_godcat, pick_random

_WAYS: Final[dict[int, int]] = {DEFUSE_IT: BY_DEFUSE, DEFUSE_WITH_GODCAT: BY_GODCAT, HOLD: BY_HOLDING}


def list_answers(table: Table, step: Step, seat: int, out: list[Move]) -> None:
    what = step.what
    if what == CHOOSE_GIFT or what == CHOOSE_PUT:
        last = -1
        for kind in table.hands[seat]:
            if kind != last:
                out.append(moves.give(kind) if what == CHOOSE_GIFT else moves.put(kind))
            last = kind
    elif what == CHOOSE_DEPTH:
        out.append(moves.INSERT_SOMEWHERE)
    elif what == CHOOSE_ORDER:
        out.append(moves.ORDER_SOMEHOW)
    elif what == CHOOSE_RESCUE:
        if step.number & BY_DEFUSE:
            out.append(moves.USE_DEFUSE)
        if step.number & BY_GODCAT:
            out.append(moves.USE_GODCAT)
        if step.number & BY_HOLDING:
            out.append(moves.HOLD_IT)
    elif what == CHOOSE_ASSIGNMENT:
        others = table.others(seat)
        for target in range(table.seats):
            if (others >> target) & 1:
                out.append(moves.assign(GODCAT, target))
                out.append(moves.assign(DEVILCAT, target))
    elif what == CHOOSE_SIDE:
        out.append(moves.KEEP_IT)
        out.append(moves.SWAP_THEM)
    elif what == CHOOSE_HECK:
        out.append(moves.TAKE_IT)
        out.append(moves.PUT_ON_TOP)
    elif what == CHOOSE_THEFT:
        out.append(moves.PICK_THE_GODCAT)
        out.append(moves.PICK_AT_RANDOM)
    elif what == CHOOSE_TARGET:
        list_targets(table, step, out)


def answer(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    what = step.what
    if what == REACT:
        if move.verb == PASS or move.verb == NOPE_IT:
            return react(table, step, seat, move)
        return _alter_first(table, step, seat, move)
    if what == REACT_TO_DRAW:
        return _react_to_draw(table, step, seat, move)
    if (step.waits >> seat) & 1 == 0:
        return _why_not_asked(step, seat, move)
    if move.open:
        return FILL_THE_BLANK
    return _answer_alone(table, step, seat, move)


def _alter_first(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    """An Alter the Future NOW is settled before the waiting action, whose window then opens anew (NOW-1)."""
    if seat == step.seat or table.options.rules == FIRST_RULES:
        return _why_not_asked(step, seat, move)
    table.agenda[-1] = Step(ASK_AGAIN, step.seat, number=step.number, act=step.act)
    no = play_now(table, seat, move)
    if no is None:
        return None
    table.agenda[-1] = step
    return _why_not_asked(step, seat, move) if no is NOT_YOUR_TURN else no


def _why_not_asked(step: Step, seat: int, move: Move) -> Refusal:
    if move.verb == moves.PLAY and move.card == ALTER_THE_FUTURE_NOW_3:
        return NOT_NOW
    if move.verb == NOPE_IT:
        return NOTHING_TO_NOPE
    return OTHER_ANSWER if (step.waits >> seat) & 1 else NOT_ASKED


def _react_to_draw(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    """Everybody lets the draw happen, or somebody alters the future before it (NOW-1, NOW-2)."""
    if move.verb == PASS:
        if (step.waits >> seat) & 1 == 0:
            return NOT_ASKED
        table.agenda.pop()
        waits = step.waits & ~(1 << seat)
        if waits:
            table.agenda.append(Step(REACT_TO_DRAW, step.seat, waits))
        else:
            draw(table, step.seat, False)
        return None
    if seat == step.seat:
        return NOT_ASKED
    return play_now(table, seat, move)


def _answer_alone(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    what = step.what
    verb = move.verb
    if what == CHOOSE_GIFT and verb == GIVE:
        if not table.has(seat, move.card):
            return NOT_IN_HAND
        table.agenda.pop()
        give(table, seat, step.other, move.card, move.marked == 1)
    elif what == CHOOSE_PUT and verb == PUT:
        return choose_put(table, step, seat, move.card, move.marked == 1)
    elif what == CHOOSE_DEPTH and verb == INSERT:
        if not 0 <= move.number <= len(table.pile):
            return NO_SUCH_DEPTH
        table.agenda.pop()
        put_back(table, seat, step.card, move.number, step.number == BURYING)
    elif what == CHOOSE_ORDER and verb == ORDER:
        return put_in_order(table, step, move.cards)
    elif what == CHOOSE_RESCUE and verb in _WAYS:
        way = _WAYS[verb]
        if step.number & way == 0:
            return NO_SUCH_WAY
        table.agenda.pop()
        survive(table, seat, step.card, way)
    elif what == CHOOSE_ASSIGNMENT and verb == ASSIGN:
        return assign(table, step, move.card, move.target)
    elif what == CHOOSE_SIDE and (verb == KEEP or verb == SWAP):
        turn_up(table, step, verb == SWAP)
    elif what == CHOOSE_HECK and verb == TAKE:
        table.agenda.pop()
        take_looked_at(table, seat, step.card)
    elif what == CHOOSE_HECK and verb == TOP:
        table.agenda.pop()
        put_looked_at_on_top(table, seat, step.card)
    elif what == CHOOSE_THEFT and verb == PICK_GODCAT:
        table.agenda.pop()
        pick_godcat(table, seat, step.other)
    elif what == CHOOSE_THEFT and verb == PICK_RANDOM:
        table.agenda.pop()
        pick_random(table, seat, step.other)
    elif what == CHOOSE_TARGET and verb == TARGET:
        return choose_target(table, step, move.target)
    else:
        return NOTHING_TO_NOPE if verb == NOPE_IT else OTHER_ANSWER
    return None
