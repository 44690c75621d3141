"""The loop: moves in, events out, refusals with rule ids."""

from itertools import permutations

from mypy_extensions import i64, mypyc_attr

from defuse.game import moves
from defuse.game.agenda import CHOOSE_RESCUE, FIRST_TASK, Step
from defuse.game.card_lists import holds
from defuse.game.cards.dig_deeper import DIG_DEEPER
from defuse.game.cards.futures import top_cards
from defuse.game.chance import Dice
from defuse.game.combinations import every_five, some_five
from defuse.game.event_kinds import may_change_top
from defuse.game.events import SURFACED, Event
from defuse.game.kinds import (
    ALL_KINDS,
    BARKING_KITTEN,
    DEVILCAT,
    EXPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    ZOMBIE_KITTEN,
    are_kinds,
)
from defuse.game.kittens import has_two_ways
from defuse.game.marks import has_marked, list_marked
from defuse.game.moves import FIVE, INSERT, MAX_SEATS, NOBODY, ORDER, SEATS_IN, TRIPLE, Move
from defuse.game.questions import QUESTIONS, TASKS
from defuse.game.refusals import FILL_THE_BLANK, GAME_OVER, NO_SUCH_SEAT, NOT_MARKED, YOU_ARE_OUT, Refusal
from defuse.game.table import Table
from defuse.game.windows import why_not_asked


@mypyc_attr(acyclic=True)
class Game:
    """A game in progress. `play` is the only way to change it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.public_until = 0  # how many events the others know while somebody chooses in secret

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.table.winner != NOBODY

    @property
    def winner(self) -> i64:
        """The seat that has won, or NOBODY (-1)."""
        return self.table.winner

    @property
    def question(self) -> Step:
        """What the table waits for; there is none after the end."""
        return self.table.agenda[-1]

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked now. NOW cards can come from others, too."""
        agenda = self.table.agenda
        if not agenda:
            return []
        waits = agenda[-1].waits
        return [seat for seat in range(self.table.seats) if (waits >> seat) & 1]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, or nothing in a copy that keeps no log."""
        log = self.table.log
        return [] if log is None else log

    def clone(self) -> "Game":
        """A copy for thinking ahead: it keeps no log."""
        return Game(self.table.clone())

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Game, (self.table,))

    def next_seat(self) -> i64:
        """The first seat that is asked, or NOBODY after the end."""
        agenda = self.table.agenda
        if not agenda:
            return NOBODY
        step = agenda[-1]
        if (step.waits >> step.seat) & 1:
            return step.seat
        return SEATS_IN[step.waits][0]

    def next_moves(self, out: list[Move]) -> i64:
        """The legal moves of the next seat are added to the list; returns that seat, or NOBODY after the end."""
        table = self.table
        agenda = table.agenda
        if not agenda:
            return NOBODY
        step = agenda[-1]
        seat = step.seat
        if (step.waits >> seat) & 1 == 0:
            seat = SEATS_IN[step.waits][0]
        QUESTIONS[step.what].list_moves(table, step, seat, out)
        if table.marked:
            list_marked(table, seat, out)
        return seat

    def legal_moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat; depths, orders, named kinds and fives stand as one open move each."""
        out: list[Move] = []
        table = self.table
        agenda = table.agenda
        if not agenda:
            return out
        step = agenda[-1]
        asked: int = step.seat  # as wide as what somebody may say
        if seat != asked and not _is_at(table, seat):
            return out
        question = QUESTIONS[step.what]
        if question.is_open or (step.waits >> seat) & 1:
            question.list_moves(table, step, seat, out)
        if table.marked:
            list_marked(table, seat, out)
        return out

    def every_move(self, seat: int) -> list[Move]:
        """Every legal move of a seat with all blanks filled in. This can be long: some thousands for a five."""
        found: list[Move] = []
        for move in self.legal_moves(seat):
            if move.open:
                found.extend(self.completions(seat, move))
            else:
                found.append(move)
        return found

    def completions(self, seat: int, move: Move) -> list[Move]:
        """All ways to fill in the blank of an open move."""
        table = self.table
        if move.verb == INSERT:
            return [moves.insert(depth) for depth in range(len(table.pile) + 1)]
        if move.verb == ORDER:
            top = sorted(top_cards(table, table.agenda[-1].number))
            return [moves.order(list(cards)) for cards in sorted(set(permutations(top)))]
        if move.verb == TRIPLE:
            return [moves.named_triple(move, named) for named in ALL_KINDS]
        if move.verb == FIVE:
            found = every_five(table, seat)
            if table.marked:
                list_marked(table, seat, found)
            return found
        return [move]

    def complete(self, seat: int, move: Move, dice: Dice) -> Move:
        """Fill in the blank of an open move at random; other moves come back as they are."""
        if not move.open:
            return move
        table = self.table
        if move.verb == INSERT:
            return moves.insert(dice.roll(len(table.pile) + 1))
        if move.verb == TRIPLE:
            return moves.named_triple(move, _some_kind(table, dice))
        if move.verb == FIVE:
            return some_five(table, seat, dice)
        cards = top_cards(table, table.agenda[-1].number)
        for i in range(len(cards) - 1, 0, -1):
            j = dice.roll(i + 1)
            swap = cards[i]
            cards[i] = cards[j]
            cards[j] = swap
        return moves.order(cards)

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        """Accept a move and say what happened, or refuse it and change nothing."""
        table = self.table
        log = table.log
        before = 0 if log is None else len(log)
        no = self.submit(seat, move)
        if no is not None:
            return no
        return [] if log is None else log[before:]

    def submit(self, seat: int, move: Move) -> Refusal | None:
        """As `play`, without collecting what happened."""
        table = self.table
        agenda = table.agenda
        if not agenda:
            return GAME_OVER
        step = agenda[-1]
        asked: int = step.seat  # as wide as what somebody may say
        if seat != asked and not _is_at(table, seat):
            seats: int = table.seats
            return YOU_ARE_OUT if 0 <= seat < seats else NO_SUCH_SEAT
        before: Table | None = None
        heard: i64 = 0
        if table.keepers > 0 or table.has_imploding:
            heard = 0 if table.log is None else len(table.log)
            if table.keepers > 0 and (table.public_table is not None or may_choose_in_secret(table)):
                before = table.clone()
        if move.marked and not (are_kinds(move.cards) and has_marked(table, seat, move)):
            return NOT_MARKED
        question = QUESTIONS[step.what]
        if not question.is_open:
            if (step.waits >> seat) & 1 == 0:
                return why_not_asked(step, seat, move)
            if move.open:
                return FILL_THE_BLANK
        no = question.accept(table, step, seat, move)
        if no is not None:
            return no
        agenda = table.agenda
        while agenda and agenda[-1].what >= FIRST_TASK:
            _run_task(table, agenda)
            agenda = table.agenda
        if table.has_imploding:
            show_top(table, heard)
        if before is not None:
            self._keep_public_table(before, heard, seat)
        return None

    def _keep_public_table(self, before: Table, heard: i64, mover: i64) -> None:
        """While somebody chooses how to survive, the others see the table as it was before that move (SK-1)."""
        table = self.table
        agenda = table.agenda
        if not agenda or agenda[-1].what != CHOOSE_RESCUE:
            table.public_table = None
        elif table.public_table is None:
            if mover != agenda[-1].seat:
                before.agenda[-1] = before.agenda[-1].without(mover)
            table.public_table = before
            self.public_until = heard


def may_choose_in_secret(table: Table) -> bool:
    """Whether the next move can bring an Exploding Kitten to somebody with more than one way to survive it."""
    return _kitten_near(table) and _somebody_has_two_ways(table)


def _kitten_near(table: Table) -> bool:
    """Whether one lies where it can be drawn, is in the air, or is held in a hand, or something else may go off."""
    pile = table.pile
    if table.air or (pile and (pile[-1] == EXPLODING_KITTEN or pile[0] == EXPLODING_KITTEN)):
        return True
    if table.cast[ZOMBIE_KITTEN] > 0 and table.cast[BARKING_KITTEN] + table.cast[DEVILCAT] > 0:
        return True  # to give up before them is a secret, too (ZMB-2)
    if len(pile) > 1 and pile[-2] == EXPLODING_KITTEN and table.cast[DIG_DEEPER] > 0:
        return True
    for hand in table.hands:
        if holds(hand, EXPLODING_KITTEN):
            return True
    return False


def _somebody_has_two_ways(table: Table) -> bool:
    for hand in table.hands:
        if has_two_ways(hand):
            return True
    return False


def _is_at(table: Table, seat: int) -> bool:
    return 0 <= seat < MAX_SEATS and table.is_present(seat)


def _run_task(table: Table, agenda: list[Step]) -> None:
    """Carry out what is due."""
    step = agenda[-1]
    if len(agenda) > 1:  # `begin_turn` replaces the record of the turn
        agenda.pop()
    TASKS[step.what].run(table, step)


def show_top(table: Table, heard: i64) -> None:
    """Tell everybody of a face-up Imploding Kitten on top, again if the pile has changed since that event (IK-3)."""
    pile = table.pile
    on_top = len(pile) > 0 and pile[-1] == IMPLODING_KITTEN_UP
    if on_top and table.agenda and (not table.surfaced or _top_may_have_changed(table, heard)):
        table.tell(SURFACED, table.turn)
    table.surfaced = on_top


def _top_may_have_changed(table: Table, heard: i64) -> bool:
    """Whether one of the latest events can have put another card on top of the pile."""
    log = table.log
    if log is None:
        return False
    for number in range(heard, len(log)):
        if may_change_top(log[number]):
            return True
    return False


def _some_kind(table: Table, dice: Dice) -> i64:
    """A kind of this game, to be named."""
    place = dice.roll(len(ALL_KINDS))
    while table.cast[ALL_KINDS[place]] == 0:
        place = (place + 1) % len(ALL_KINDS)
    return ALL_KINDS[place]
