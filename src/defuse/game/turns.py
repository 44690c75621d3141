"""Whose turn it is and how many turns are owed."""

from typing import Final

from mypy_extensions import i64

from defuse.game.agenda import CHOOSE_PLAY, END_TURN, PASS_TURNS, Step
from defuse.game.events import CLEARED, OWES, TURN_BEGAN, Event
from defuse.game.kinds import BARKING_KITTEN
from defuse.game.moves import MAX_SEATS, NOBODY
from defuse.game.options import ALWAYS_ADDED, PERSONAL_ADDED
from defuse.game.questions import Asked, Task, declare_task, names_another
from defuse.game.table import Table, bearer_of, kind_of

ALL_TURNS: Final = 0
ONE_TURN: Final = 1


_CHOOSE_PLAY: Final[list[Step]] = [Step(CHOOSE_PLAY, seat, 1 << seat) for seat in range(MAX_SEATS)]
END_ONE_TURN: Final[list[Step]] = [Step(END_TURN, seat, number=ONE_TURN) for seat in range(MAX_SEATS)]
END_ALL_TURNS: Final[list[Step]] = [Step(END_TURN, seat, number=ALL_TURNS) for seat in range(MAX_SEATS)]
_ONE_TURN_BEGAN: Final[list[Event]] = [Event(TURN_BEGAN, seat, number=1) for seat in range(MAX_SEATS)]


def begin_turn(table: Table, seat: i64, owed: i64, attacked: bool, personal: bool = False) -> None:
    table.turn = seat
    table.owed = owed
    table.attacked = attacked
    table.personal = personal
    agenda = table.agenda
    if agenda:  # the record of the turn before: the engine has left it there
        agenda[0] = _CHOOSE_PLAY[seat]
    else:
        agenda.append(_CHOOSE_PLAY[seat])
    log = table.log
    if log is not None:
        log.append(_ONE_TURN_BEGAN[seat] if owed == 1 else Event(TURN_BEGAN, seat, number=owed))


def end_turn_soon(table: Table, how_many: i64 = ONE_TURN) -> None:
    """The current turn ends as soon as everything that is under way has been settled."""
    steps = END_ONE_TURN if how_many == ONE_TURN else END_ALL_TURNS
    table.agenda[0] = steps[table.turn]


def pass_turns_soon(table: Table, to: i64, turns: i64) -> None:
    """The turn ends and somebody owes turns from an attack, perhaps with those that were left (ATK-2, ATK-3)."""
    table.back_to = NOBODY
    table.agenda[0] = Step(PASS_TURNS, table.turn, other=to, number=_stacked(table, turns))


class EndTurn(Task):
    """One turn ends, or all that are owed."""

    def __init__(self) -> None:
        super().__init__(END_TURN)
        self.left_word = "end"

    def run(self, table: Table, step: Step) -> None:
        if table.barking_settled:
            _clear_barking(table)
        seat = table.turn
        if table.owed > 1 and step.number == ONE_TURN and table.lives(seat):
            begin_turn(table, seat, table.owed - 1, table.attacked, table.personal)
        elif table.back_to == NOBODY:
            begin_turn(table, table.next_after(seat), 1, False)
        else:
            _return(table)

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return END_ONE_TURN[table.turn]

    def is_possible(self, table: Table, step: Step) -> bool:
        return step.number == ONE_TURN or step.number == ALL_TURNS


class PassTurns(Task):
    """The turn ends, and another player owes turns."""

    def __init__(self) -> None:
        super().__init__(PASS_TURNS)

    def run(self, table: Table, step: Step) -> None:
        if table.barking_settled:
            _clear_barking(table)
        begin_turn(table, step.other, step.number, True)

    def is_possible(self, table: Table, step: Step) -> bool:
        return step.number > 0 and names_another(table, step)


def _return(table: Table) -> None:
    """After a targeted attack that returns, its player goes on, or the next living player after them (ATK-4)."""
    back = table.back_to
    table.back_to = NOBODY
    begin_turn(table, back if table.lives(back) else table.next_after(back), 1, False)


def _clear_barking(table: Table) -> None:
    """Both Barking Kittens are discarded at the end of the turn in which they met (BK-1)."""
    table.barking_settled = False
    rest: list[int] = []
    for code in table.front:
        if kind_of(code) == BARKING_KITTEN:
            table.discard.append(BARKING_KITTEN)
            table.tell(CLEARED, bearer_of(code), card=BARKING_KITTEN)
        else:
            rest.append(code)
    table.front = rest


def owe_more(table: Table, turns: i64) -> None:
    """The player whose turn it is owes turns to themselves, this one included (ATK-5)."""
    table.owed = _stacked(table, turns)
    table.attacked = True
    table.personal = True
    table.tell(OWES, table.turn, number=table.owed)


def _stacked(table: Table, turns: i64) -> i64:
    """Turns left from an earlier attack are added where the edition prints it (ATK-2, ATK-3)."""
    stacking = table.options.attack_stacking
    if (stacking == ALWAYS_ADDED and table.attacked) or (stacking == PERSONAL_ADDED and table.personal):
        return table.owed + turns
    return turns


declare_task(EndTurn())
declare_task(PassTurns())
