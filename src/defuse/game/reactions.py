"""What happens to an action that was laid down: it waits for reactions, is stopped, or carried out (NO)."""

from mypy_extensions import i64

from defuse.game.actions import BOTH_BARKING, FIVE_OF, SINGLE, TRIPLE_OF, Action
from defuse.game.agenda import ASK_AGAIN, REACT, REACT_TO_DRAW, Step
from defuse.game.cards.deck import CARDS, STIRRING_NOW
from defuse.game.combinations import carry_out_combination
from defuse.game.draws import stop_draw, wait_before_draw
from defuse.game.events import CANCELLED, NOPED
from defuse.game.kinds import BARKING_KITTEN, BETWEEN_ACTIONS, GODCAT, NEVER, NOPE, UNKNOWN, any_of, may_be_taken
from defuse.game.moves import NOBODY
from defuse.game.options import FIRST_RULES
from defuse.game.questions import Asked, Task, declare_task
from defuse.game.table import Table


def start(table: Table, act: Action) -> None:
    """An action has been laid down: others may stop it, unless it cannot be Noped."""
    if CARDS[act.kind].can_be_noped:
        _wait(table, act, act.seat, 0)
    else:
        carry_out(table, act)


def _wait(table: Table, act: Action, latest: i64, length: i64) -> None:
    """Ask everybody but the owner of the latest card; the blind cannot react (CB-2)."""
    waits = table.present & ~(table.blind | 1 << latest)
    if table.quick:
        waits &= table.nopers if table.options.rules == FIRST_RULES else table.nopers | table.nowers
    if waits:
        table.agenda.append(Step(REACT, latest, waits, number=length, act=act))
    elif length == 0:
        carry_out(table, act)
    else:
        _shut(table, act, length)


def _shut(table: Table, act: Action, length: i64) -> None:
    if length & 1:
        _cancel(table, act)
    else:
        carry_out(table, act)


def _cancel(table: Table, act: Action) -> None:
    table.tell(CANCELLED, act.seat, act=act)
    below = table.agenda[-1].what
    if below == REACT_TO_DRAW:  # a NOW that never was has stopped no draw (NO-4)
        wait_before_draw(table, table.agenda.pop().seat)
    elif below != ASK_AGAIN:
        table.pins = []  # nothing waits for them


def _has_nobody_left(table: Table, act: Action) -> bool:
    """Whether a waiting action has lost its player, its target, or the dead that it needs, to a NOW card (ZMB-3)."""
    if not table.keeps_dead:
        return False
    card = CARDS[act.kind]
    is_single = act.form == SINGLE
    if not table.lives(act.seat) and not (is_single and card.now != NEVER):
        return True
    needs_dead = is_single and card.of_the_dead
    if needs_dead and table.dead() == 0:
        return True
    return act.target != NOBODY and table.lives(act.target) == needs_dead


def carry_out(table: Table, act: Action) -> None:
    if act.form == SINGLE or act.form == BOTH_BARKING:
        card = CARDS[act.kind]
        if card.now == BETWEEN_ACTIONS:
            stop_draw(table)
        card.carry_out(table, act)
    else:
        carry_out_combination(table, act)


def nope(table: Table, step: Step, act: Action, seat: i64, marked: bool) -> None:
    """A Nope is laid on an action, and the others may react to it."""
    table.agenda.pop()
    table.lose_chosen(seat, NOPE, marked)
    table.put_away(seat, NOPE)
    table.tell(NOPED, seat, number=step.number + 1)
    _wait(table, act, seat, step.number + 1)


def let_pass(table: Table, step: Step, act: Action, seat: i64) -> None:
    """A player lets an action happen; when all have done so, it does."""
    waits = step.waits & ~(1 << seat)
    if waits:
        table.agenda[-1] = Step(REACT, step.seat, waits, number=step.number, act=act)
    else:
        table.agenda.pop()
        _shut(table, act, step.number)


def may_be_carried_out(table: Table, act: Action) -> bool:
    """Whether a table that comes from outside can have this action in a window."""
    at_somebody = act.target != NOBODY and table.is_present(act.target)
    if not table.is_present(act.seat) or not act.cards or act.form == BOTH_BARKING:
        return False
    if act.target == act.seat and table.lives(act.seat):
        return False
    if act.form == FIVE_OF:
        return act.target == NOBODY and act.named in table.discard and may_be_taken(act.named)
    if act.form != SINGLE:
        return at_somebody and (act.form != TRIPLE_OF or act.named != UNKNOWN)
    card = CARDS[act.kind]
    if not card.plays or act.kind == BARKING_KITTEN or (at_somebody != card.aims and not card.conditional):
        return False
    return act.cards[0] == GODCAT or act.cards[0] in table.discard


class AskAgain(Task):
    """After a NOW card the window of the waiting action opens anew (NOW-1)."""

    def __init__(self) -> None:
        super().__init__(ASK_AGAIN)
        self.left_word = "react"
        self.is_public = True

    def run(self, table: Table, step: Step) -> None:
        act = step.act
        assert act is not None
        if _has_nobody_left(table, act):
            _cancel(table, act)
        elif (
            table.quick
            and any_of(table.cast, STIRRING_NOW)
            and not table.witnesses(step.seat) & (table.nopers | table.nowers)
        ):
            # Somebody is asked, so that no move both shuffles the pile and looks at it: luck is decided move by move.
            waits = table.witnesses(step.seat)
            table.agenda.append(Step(REACT, step.seat, waits, number=step.number, act=act))
        else:
            _wait(table, act, step.seat, step.number)

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return asked.postponed[0]

    def is_possible(self, table: Table, step: Step) -> bool:
        return table.is_present(step.seat) and step.act is not None and may_be_carried_out(table, step.act)


declare_task(AskAgain())
