"""The reaction window: who may still stop an action, and what happens when it shuts (NO)."""

from defuse.game import moves
from defuse.game.actions import BOTH_BARKING, SINGLE, Action
from defuse.game.cards.deck import CARDS
from defuse.game.combinations import carry_out_combination
from defuse.game.draws import wait_before_draw
from defuse.game.events import CANCELLED, NOPED
from defuse.game.kinds import ALTER_THE_FUTURE_NOW_3, NOPE
from defuse.game.moves import NOPE_IT, PASS, PLAYS, WHATEVER, Move
from defuse.game.options import FIRST_RULES
from defuse.game.questions import ASK_AGAIN, REACT, REACT_TO_DRAW, Step
from defuse.game.refusals import (
    ALREADY_NOPED,
    BLIND_CANNOT_REACT,
    NO_NOPE,
    NOT_ASKED,
    OTHER_ANSWER,
    OWN_LATEST_CARD,
    Refusal,
)
from defuse.game.table import Table


def start(table: Table, act: Action) -> None:
    """An action has been laid down: others may stop it, unless it cannot be Noped."""
    if CARDS[act.kind].can_be_noped:
        _wait(table, act, act.seat, 0)
    else:
        carry_out(table, act)


def _wait(table: Table, act: Action, latest: int, length: int) -> None:
    """Ask everybody but the owner of the latest card; the blind cannot react (CB-2)."""
    waits = table.alive & ~(1 << latest) & ~table.blind
    if table.quick:
        waits &= table.nopers if table.options.rules == FIRST_RULES else table.nopers | table.nowers
    if waits:
        table.agenda.append(Step(REACT, latest, waits, number=length, act=act))
    elif length == 0:
        carry_out(table, act)
    else:
        _shut(table, act, length)


def _shut(table: Table, act: Action, length: int) -> None:
    if length & 1:
        table.tell(CANCELLED, act.seat, act=act)
        below = table.agenda[-1].what
        if below == REACT_TO_DRAW:  # a NOW that never was has stopped no draw (NO-4)
            wait_before_draw(table, table.agenda.pop().seat)
        elif below != ASK_AGAIN:
            table.pins = []
    else:
        carry_out(table, act)


def ask_again(table: Table, step: Step) -> None:
    """After an Alter the Future NOW the window of the waiting action opens anew (NOW-1)."""
    act = step.act
    assert act is not None
    _wait(table, act, step.seat, step.number)


def carry_out(table: Table, act: Action) -> None:
    if act.form == SINGLE or act.form == BOTH_BARKING:
        CARDS[act.kind].carry_out(table, act)
    else:
        carry_out_combination(table, act)


def list_reactions(table: Table, step: Step, seat: int, out: list[Move]) -> None:
    if (step.waits >> seat) & 1:
        out.append(moves.PASS_ON_IT)
    if seat != step.seat and (table.nopers & ~table.blind) >> seat & 1:
        out.append(moves.nope(step.number))
    if seat != step.seat and table.options.rules != FIRST_RULES:
        list_now(table, seat, out)


def list_now(table: Table, seat: int, out: list[Move]) -> None:
    """Alter the Future NOW, for a player who has one and is not blind (NOW-1)."""
    if (table.nowers & ~table.blind) >> seat & 1:
        out.append(PLAYS[ALTER_THE_FUTURE_NOW_3])


def react(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
    if move.verb == PASS:
        if (step.waits >> seat) & 1 == 0:
            return NOT_ASKED
        _pass(table, step, seat)
        return None
    if move.verb != NOPE_IT:
        return OTHER_ANSWER
    if table.is_blind(seat):
        return BLIND_CANNOT_REACT
    if move.number != step.number and move.number != WHATEVER:
        return ALREADY_NOPED
    if seat == step.seat:
        return OWN_LATEST_CARD
    if (table.nopers >> seat) & 1 == 0:
        return NO_NOPE
    act = step.act
    assert act is not None
    table.agenda.pop()
    table.lose_chosen(seat, NOPE, move.marked == 1)
    table.put_away(seat, NOPE)
    table.tell(NOPED, seat, number=step.number + 1)
    _wait(table, act, seat, step.number + 1)
    return None


def _pass(table: Table, step: Step, seat: int) -> None:
    act = step.act
    assert act is not None
    table.agenda.pop()
    waits = step.waits & ~(1 << seat)
    if waits:
        table.agenda.append(Step(REACT, step.seat, waits, number=step.number, act=act))
    else:
        _shut(table, act, step.number)
