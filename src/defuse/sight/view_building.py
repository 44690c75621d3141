"""Builds the view of one seat from a table. Only this module decides what a seat may know of the table."""

from mypy_extensions import i64

from defuse.game.agenda import CHOOSE_DEPTH, CHOOSE_RESCUE, REACT_TO_RESCUE, Step
from defuse.game.card_lists import count_card, holds
from defuse.game.kinds import GODCAT, IMPLODING_KITTEN, IMPLODING_KITTEN_UP, UNKNOWN
from defuse.game.moves import NO_CARDS
from defuse.game.questions import NOT_DRAWN, QUESTIONS, Asked, left_word, step_kind
from defuse.game.table import DEVILCAT_ON_MAT, GODCAT_ON_MAT, Table, bearer_of, kind_of, owner_of, role_of
from defuse.sight.belief import Belief
from defuse.sight.cast import cast_seen
from defuse.sight.memory import Memory
from defuse.sight.view import Lying, View


def view(table: Table, seat: int, memory: Memory, belief: Belief | None = None, beside: View | None = None) -> View:
    """What this seat may know. While somebody chooses in secret, the others see the table as it was before (SK-1).

    `beside` is the view of another seat at the same moment; its public part is reused.
    """
    seen = table_seen_by(table, seat)
    known = View()
    if table.public_table is not None:
        beside = None  # the player who chooses in secret sees another table than the others
    if beside is None:
        _see_what_lies_open(known, seen)
    else:
        _see_the_same(known, beside)
    known.seat = seat
    known.hands = tuple([_hand(seen, seat, other, memory) for other in range(seen.seats)])
    known.hand = known.hands[seat] if seat < seen.seats else ()
    known.marked = _marked(seen, seat)
    known.imploding_up = imploding_up(seen, seat)
    known.pile = tuple(memory.pile())
    known.piles = () if belief is None else belief.piles(_is_calm(seen))
    known.question = question_seen(seen, seen.agenda[-1], seat, beside) if seen.agenda else None
    noticed = memory.noticed
    known.eyes = tuple(noticed.eyes)
    known.shunned = noticed.shunned
    known.put_back_by = noticed.put_back_by
    known.left_since = noticed.left_since
    known.defused = tuple(noticed.defused)
    known.robbed = tuple(noticed.robbed)
    known.wronged_by = tuple(noticed.wronged_by)
    return known


def _see_what_lies_open(known: View, seen: Table) -> None:
    """The public part, which is the same for all seats."""
    known.seats = seen.seats
    known.options = seen.options
    known.cast = cast_seen(seen.cast)
    known.turn = seen.turn
    known.owed = seen.owed
    known.attacked = seen.attacked
    known.personal = seen.personal
    known.direction = seen.direction
    known.alive = tuple([seen.lives(other) for other in range(seen.seats)])
    known.dead = _bits(seen.dead(), seen.seats)
    known.blind = _bits(seen.blind, seen.seats)
    known.pile_size = len(seen.pile)
    known.imploding_on_top = imploding_on_top(seen)
    known.discard = tuple(seen.discard[::-1])
    known.front = front_of(seen)
    known.barking_settled = seen.barking_settled
    known.mat = (bool(seen.mat & GODCAT_ON_MAT), bool(seen.mat & DEVILCAT_ON_MAT))
    known.storage_size = len(seen.storage)
    known.left_behind = tuple(seen.left_behind)
    known.back_to = seen.back_to
    known.winner = seen.winner


def _see_the_same(known: View, beside: View) -> None:
    known.seats = beside.seats
    known.options = beside.options
    known.cast = beside.cast
    known.turn = beside.turn
    known.owed = beside.owed
    known.attacked = beside.attacked
    known.personal = beside.personal
    known.direction = beside.direction
    known.alive = beside.alive
    known.dead = beside.dead
    known.blind = beside.blind
    known.pile_size = beside.pile_size
    known.imploding_on_top = beside.imploding_on_top
    known.discard = beside.discard
    known.front = beside.front
    known.barking_settled = beside.barking_settled
    known.mat = beside.mat
    known.storage_size = beside.storage_size
    known.left_behind = beside.left_behind
    known.back_to = beside.back_to
    known.winner = beside.winner


def table_seen_by(table: Table, seat: i64) -> Table:
    """The table itself, or the public table while somebody else chooses in secret."""
    if table.public_table is not None and (table.agenda[-1].waits >> seat) & 1 == 0:
        return table.public_table
    return table


def imploding_on_top(table: Table) -> bool:
    return bool(table.pile) and table.pile[-1] == IMPLODING_KITTEN_UP


def imploding_up(table: Table, seat: i64) -> i64:
    """The number of face-up Imploding Kittens in the pile, as far as this seat can tell.

    A card that somebody else has drawn to look at may be one of them: for this seat it has not left the pile (INF-4).
    """
    if not table.cast[IMPLODING_KITTEN]:
        return 0
    number = count_card(table.pile, IMPLODING_KITTEN_UP)
    if table.air and table.agenda:
        step = table.agenda[-1]
        is_looked_at = QUESTIONS[step.what].drawn_unseen(step) != NOT_DRAWN
        if is_looked_at and step.card == IMPLODING_KITTEN_UP and (step.waits >> seat) & 1 == 0:
            number += 1
    return number


def _is_calm(table: Table) -> bool:
    """Whether no kitten is going off; another one would have to wait for it (SK-2)."""
    return not table.agenda or table.agenda[-1].what not in (CHOOSE_DEPTH, CHOOSE_RESCUE, REACT_TO_RESCUE)


def _hand(table: Table, seat: int, other: int, memory: Memory) -> tuple[int, ...]:
    size = len(table.hands[other])
    sure = sure_cards(table, seat, other, memory)
    if not sure:
        return (UNKNOWN,) * size
    if len(sure) == size:
        return tuple(sorted(sure))
    return tuple(sorted(sure) + [UNKNOWN] * (size - len(sure)))


def sure_cards(table: Table, seat: i64, other: i64, memory: Memory) -> list[int]:
    """What a seat surely knows of a hand, of its own everything unless it is blind; not to be changed."""
    cards = table.hands[other]
    if seat == other:
        return NO_CARDS if table.is_blind(seat) else cards
    sure = memory.hand(other)
    if table.marked:
        sure = sure.copy()
        for kind in set(table.marks_of(other)):
            sure += [kind] * (table.marks_on(other, kind) - sure.count(kind))
    if table.cast[GODCAT] and holds(cards, GODCAT) and GODCAT not in sure:
        sure = [*sure, GODCAT]
    return sure


def _bits(bits: int, seats: int) -> tuple[bool, ...]:
    if not bits:
        return (False,) * seats
    return tuple([(bits >> seat) & 1 == 1 for seat in range(seats)])


def front_of(table: Table) -> tuple[Lying, ...]:
    if not table.front:
        return ()
    return tuple([Lying(bearer_of(code), owner_of(code), kind_of(code), role_of(code)) for code in table.front])


def _marked(table: Table, seat: int) -> tuple[tuple[int, ...], ...]:
    if not table.marked:
        return ((),) * table.seats
    return tuple([tuple(marks_seen(table, seat, other)) for other in range(table.seats)])


def marks_seen(table: Table, seat: i64, other: i64) -> list[int]:
    """The marked cards of a hand; their owner, while blind, knows how many, not which (CB-6)."""
    marks = table.marks_of(other)
    if seat == other and table.is_blind(seat):
        return [UNKNOWN] * len(marks)
    return marks


def question_seen(table: Table, step: Step, seat: int, beside: View | None) -> Asked:
    """What the table waits for, as far as a seat may know it."""
    question = QUESTIONS[step.what]
    asks_me = (step.waits >> seat) & 1 == 1
    heard = None if beside is None else beside.question
    if heard is not None and heard.asks_me == asks_me and question.is_open:
        return heard  # it is asked with the same words whatever the seat
    asked = Asked()
    asked.what = step.what
    asked.word = question.word
    asked.seat = step.seat
    asked.waiting = question.waiting(table, step)
    asked.asks_me = asks_me
    asked.act = step.act
    asked.chain = 0
    asked.other = step.other
    asked.card = question.card_seen(step, seat, asks_me)
    asked.cards = ()
    asked.burying = False
    asked.below = tuple([below.what for below in table.agenda[:-1] if left_word(below.what)])
    asked.postponed = tuple([below for below in table.agenda[:-1] if step_kind(below.what).is_public])
    asked.watchers = ()
    question.complete(table, step, asked)
    return asked
