"""The reaction windows: somebody may stop an action, or alter the future before it or before a draw (NO, NOW)."""

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.agenda import ASK_AGAIN, REACT, REACT_TO_DRAW, Step
from defuse.game.chance import Dice
from defuse.game.draws import draw
from defuse.game.kinds import ALTER_THE_FUTURE_NOW_3
from defuse.game.moves import NOPE_IT, PASS, PLAY, WHATEVER, Move
from defuse.game.options import FIRST_RULES
from defuse.game.plays import list_now, play_now
from defuse.game.questions import Asked, QuestionAboutNoCard, declare
from defuse.game.reactions import let_pass, may_be_carried_out, nope
from defuse.game.refusals import (
    ALREADY_NOPED,
    BLIND_CANNOT_REACT,
    NO_NOPE,
    NOT_ASKED,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOTHING_TO_NOPE,
    OTHER_ANSWER,
    OWN_LATEST_CARD,
    Refusal,
)
from defuse.game.table import Table


class React(QuestionAboutNoCard):
    """An action was laid down: others may Nope it, or play an Alter the Future NOW first."""

    def __init__(self) -> None:
        super().__init__(REACT, "react", "a player has played something, which you may stop with a Nope")
        self.is_open = self.is_window = True

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        if (step.waits >> seat) & 1:
            out.append(moves.PASS_ON_IT)
        if seat != step.seat and (table.nopers & ~table.blind) >> seat & 1:
            out.append(moves.nope(step.number))
        if seat != step.seat and table.options.rules != FIRST_RULES:
            list_now(table, seat, out)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        act = step.act
        assert act is not None
        if move.verb == PASS:
            if (step.waits >> seat) & 1 == 0:
                return NOT_ASKED
            let_pass(table, step, act, seat)
            return None
        if move.verb != NOPE_IT:
            return _alter_first(table, step, seat, move)
        no = _why_no_nope(table, step, seat, move)
        if no is None:
            nope(table, step, act, seat, move.marked == 1)
        return no

    def complete(self, table: Table, step: Step, asked: Asked) -> None:
        asked.chain = step.number

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        waits = _may_react(table, asked, me, table.nopers | table.nowers)
        return Step(REACT, asked.seat, waits, number=asked.chain, act=asked.act)

    def is_possible(self, table: Table, step: Step) -> bool:
        return _asks_others(table, step) and step.act is not None and may_be_carried_out(table, step.act)


class ReactToDraw(QuestionAboutNoCard):
    """A player is about to draw: others may play an Alter the Future NOW before it (NOW-1, NOW-2)."""

    def __init__(self) -> None:
        super().__init__(
            REACT_TO_DRAW, "react", "a player is about to draw, and you may play Alter the Future NOW first"
        )
        self.is_open = self.is_window = self.below_others = True
        self.left_word = "draw"

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        if (step.waits >> seat) & 1:
            out.append(moves.PASS_ON_IT)
        if seat != step.seat:
            list_now(table, seat, out)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb == PASS:
            if (step.waits >> seat) & 1 == 0:
                return NOT_ASKED
            waits = step.waits & ~(1 << seat)
            if waits:
                table.agenda[-1] = Step(REACT_TO_DRAW, step.seat, waits)
            else:
                table.agenda.pop()
                draw(table, step.seat, False)
            return None
        if seat == step.seat:
            return NOT_ASKED
        return play_now(table, seat, move)

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return Step(REACT_TO_DRAW, asked.seat, _may_react(table, asked, me, table.nowers))

    def restore_below(self, table: Table, asked: Asked) -> Step:
        turn = table.turn
        return Step(REACT_TO_DRAW, turn, table.others(turn) & ~table.blind)

    def is_possible(self, table: Table, step: Step) -> bool:
        return _asks_others(table, step)


def why_not_asked(step: Step, seat: i64, move: Move) -> Refusal:
    """Why a move of a seat that is not asked is none now."""
    if move.verb == PLAY and move.card == ALTER_THE_FUTURE_NOW_3:
        return NOT_NOW
    if move.verb == NOPE_IT:
        return NOTHING_TO_NOPE
    return OTHER_ANSWER if (step.waits >> seat) & 1 else NOT_ASKED


def _alter_first(table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
    """An Alter the Future NOW is settled before the waiting action, whose window then opens anew (NOW-1)."""
    if seat == step.seat or table.options.rules == FIRST_RULES:
        return why_not_asked(step, seat, move)
    table.agenda[-1] = Step(ASK_AGAIN, step.seat, number=step.number, act=step.act)
    no = play_now(table, seat, move)
    if no is None:
        return None
    table.agenda[-1] = step
    return why_not_asked(step, seat, move) if no is NOT_YOUR_TURN else no


def _why_no_nope(table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
    if table.is_blind(seat):
        return BLIND_CANNOT_REACT
    if move.number != step.number and move.number != WHATEVER:
        return ALREADY_NOPED
    if seat == step.seat:
        return OWN_LATEST_CARD
    return NO_NOPE if (table.nopers >> seat) & 1 == 0 else None


def _may_react(table: Table, asked: Asked, me: i64, ready: i64) -> i64:
    """The seats that may still be asked: nobody tells, so all that could do something, or could be asked at all."""
    mine = 1 << me if asked.asks_me else 0
    others = table.others(asked.seat) & ~table.blind & ~(1 << me)
    return (others & ready) | mine or others


def _asks_others(table: Table, step: Step) -> bool:
    """Whether living players are asked who are not blind, and not the one whose card or draw it is."""
    if step.waits == 0 or step.waits & ~table.alive or not table.lives(step.seat):
        return False
    return step.waits & table.blind == 0 and (step.waits >> step.seat) & 1 == 0


declare(React())
declare(ReactToDraw())
