"""The reaction windows: somebody may stop an action, play a NOW card before it or before a draw, or watch (NO, NOW)."""

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.agenda import ASK_AGAIN, ASK_WATCHERS, REACT, REACT_TO_DRAW, REACT_TO_RESCUE, Step
from defuse.game.cards.deck import CARDS
from defuse.game.chance import Dice
from defuse.game.draws import draw
from defuse.game.kinds import AFTER_RESCUE_KINDS, NEVER, is_after_rescue, is_kind
from defuse.game.moves import NOPE_IT, PASS, PLAY, WHATEVER, Move
from defuse.game.options import FIRST_RULES
from defuse.game.plays import list_now, list_playable, play_now, play_out_of_turn
from defuse.game.questions import Asked, QuestionAboutNoCard, Task, declare, declare_task
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
    """An action was laid down: others may Nope it, or play a NOW card first."""

    def __init__(self) -> None:
        super().__init__(REACT, "react", "a player has played something, which you may stop with a Nope")
        self.is_open = self.is_window = True

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        if (step.waits >> seat) & 1:
            out.append(moves.PASS_ON_IT)
        if seat != step.seat and (table.nopers & ~table.blind) >> seat & 1:
            out.append(moves.nope(step.number))
        if table.options.rules != FIRST_RULES:
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
            return _now_first(table, step, seat, move)
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
    """A player is about to draw: others may play a NOW card before it (NOW-1, NOW-2)."""

    def __init__(self) -> None:
        super().__init__(REACT_TO_DRAW, "react", "a player is about to draw, and you may play a NOW card first")
        self.is_open = self.is_window = self.below_others = True
        self.left_word = "draw"

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        if (step.waits >> seat) & 1:
            out.append(moves.PASS_ON_IT)
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
        no = play_now(table, seat, move)
        return NOT_ASKED if no is NOT_YOUR_TURN and seat == step.seat else no

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return Step(REACT_TO_DRAW, asked.seat, _may_react(table, asked, me, table.nowers))

    def restore_below(self, table: Table, asked: Asked) -> Step:
        turn = table.turn
        return Step(REACT_TO_DRAW, turn, table.witnesses(turn))

    def is_possible(self, table: Table, step: Step) -> bool:
        return _asks_others(table, step)


class ReactToRescue(QuestionAboutNoCard):
    """A player has saved themselves: others may watch where each kitten goes (ZMB-10)."""

    def __init__(self) -> None:
        super().__init__(
            REACT_TO_RESCUE, "react", "a player is about to put a kitten back, and you may watch with Clairvoyance"
        )
        self.is_open = self.is_window = True

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        if (step.waits >> seat) & 1:
            out.append(moves.PASS_ON_IT)
        if (table.seers & ~table.blind) >> seat & 1:
            list_playable(table, seat, AFTER_RESCUE_KINDS, out)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb == PASS:
            if (step.waits >> seat) & 1 == 0:
                return NOT_ASKED
            table.agenda.pop()
            if step.waits != 1 << seat:
                table.agenda.append(step.without(seat))
            return None
        if move.verb != PLAY or not is_after_rescue(move.card) or seat == step.seat:
            return why_not_asked(step, seat, move)
        table.agenda[-1] = Step(ASK_WATCHERS, step.seat)
        no = play_out_of_turn(table, seat, move)
        if no is not None:
            table.agenda[-1] = step
        return no

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return Step(REACT_TO_RESCUE, asked.seat, _may_react(table, asked, me, table.seers))

    def is_possible(self, table: Table, step: Step) -> bool:
        return _asks_others(table, step)


class AskWatchers(Task):
    """The window after a rescue opens, and anew after each Clairvoyance (ZMB-10)."""

    def __init__(self) -> None:
        super().__init__(ASK_WATCHERS)
        self.left_word = "watch"
        self.is_public = True

    def run(self, table: Table, step: Step) -> None:
        waits = table.witnesses(step.seat)
        if table.quick:
            waits &= table.seers
        if waits:
            table.agenda.append(Step(REACT_TO_RESCUE, step.seat, waits))

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return asked.postponed[0]

    def is_possible(self, table: Table, step: Step) -> bool:
        return table.is_present(step.seat)


def why_not_asked(step: Step, seat: i64, move: Move) -> Refusal:
    """Why a move of a seat that is not asked is none now."""
    if move.verb == PLAY and is_kind(move.card) and CARDS[move.card].now != NEVER:
        return NOT_NOW
    if move.verb == NOPE_IT:
        return NOTHING_TO_NOPE
    return OTHER_ANSWER if (step.waits >> seat) & 1 else NOT_ASKED


def _now_first(table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
    """A NOW card is settled before the waiting action, whose window then opens anew (NOW-1)."""
    if table.options.rules == FIRST_RULES:
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
    others = table.witnesses(asked.seat) & ~(1 << me)
    return (others & ready) | mine or others


def _asks_others(table: Table, step: Step) -> bool:
    """Whether players are asked who may react, and not the one whose card, draw or rescue it is."""
    if step.waits == 0 or step.waits & ~table.present or not table.is_present(step.seat):
        return False
    return step.waits & table.blind == 0 and (step.waits >> step.seat) & 1 == 0


declare(React())
declare(ReactToDraw())
declare(ReactToRescue())
declare_task(AskWatchers())
