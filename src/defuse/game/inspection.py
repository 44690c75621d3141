"""Whether a table that came from outside can be one: what the rest of the engine takes for granted."""

from typing import Final

from defuse.game.agenda import (
    CHOOSE_PLAY,
    CHOOSE_RESCUE,
    END_TURN,
    FIRST_TASK,
    PASS_TURNS,
    Step,
)
from defuse.game.cards.card import BEFORE_ITS_PLAYER, NOT_IN_FRONT
from defuse.game.cards.deck import CARDS
from defuse.game.kinds import (
    CLONE,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    PLACES,
    is_kind,
)
from defuse.game.moves import NOBODY
from defuse.game.questions import QUESTIONS, TASKS, Question, Task, step_kind
from defuse.game.table import DEVILCAT_ON_MAT, GODCAT_ON_MAT, Table, bearer_of, kind_of, owner_of, role_of

_TURN: Final = (CHOOSE_PLAY, END_TURN, PASS_TURNS)


def count_cards(table: Table) -> list[int]:
    """How many cards of each kind lie anywhere at this table."""
    counts = [0] * PLACES
    piles = [table.pile, table.discard, table.storage, table.removed, table.air, *table.hands]
    for pile in piles:
        for card in pile:
            counts[IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card] += 1
    for code in table.front:
        counts[kind_of(code)] += 1
    counts[GODCAT] += 1 if table.mat & GODCAT_ON_MAT else 0
    counts[DEVILCAT] += 1 if table.mat & DEVILCAT_ON_MAT else 0
    return counts


def what_is_wrong(table: Table) -> str:
    """Why this table cannot be, in words, or nothing; its numbers are known to be within their bounds."""
    wrong = _wrong_with_cards(table)
    for seat in range(table.seats):
        if not wrong:
            wrong = _wrong_with_player(table, seat)
    if not wrong and table.direction == 0:
        wrong = "direction: expected 1 or -1"
    if not wrong and table.winner != NOBODY and table.alive != 1 << table.winner:
        wrong = "winner: somebody has won, and is not the last one alive"
    return wrong or _wrong_with_public_table(table)


def what_cannot_go_on(table: Table) -> str:
    """Why the game cannot go on from here, in words, or nothing; the table itself is known to be possible."""
    agenda = table.agenda
    if not agenda:
        return ""
    if table.alive & (table.alive - 1) == 0:
        return "alive: the last one alive has not won"
    if agenda[-1].what >= FIRST_TASK:
        return "agenda: nobody is asked anything"
    wrong = _wrong_with_turn(table, agenda[0])
    in_the_air: list[int] = []
    for place in range(len(agenda)):
        step = agenda[place]
        if place > 0 and not wrong:
            wrong = _wrong_with_step(table, step, place == len(agenda) - 1)
        if wrong:
            return wrong
        in_the_air += step_kind(step.what).air(step.card)
    if sorted(in_the_air) != sorted(table.air):
        return "air: other cards are in the air than the agenda is about"
    return ""


def _wrong_with_cards(table: Table) -> str:
    for code in table.front:
        if owner_of(code) >= table.seats or bearer_of(code) >= table.seats or kind_of(code) >= PLACES:
            return "front: expected cards of players at this table"
        if not is_kind(role_of(code)) or not _may_lie(table, code):
            return "front: a card lies where it never does"
    counts = count_cards(table)
    for kind in range(PLACES):
        if counts[kind] > table.cast[kind]:
            return "cast: there are more cards on the table than in the game"
    return ""


def _may_lie(table: Table, code: int) -> bool:
    bearer, owner, kind, role = bearer_of(code), owner_of(code), kind_of(code), role_of(code)
    if not table.lives(bearer) or not table.lives(owner):
        return bearer == owner and kind == role and kind in (EXPLODING_KITTEN, IMPLODING_KITTEN)
    lies = CARDS[role].lies
    if lies == NOT_IN_FRONT or (kind != role and kind not in (GODCAT, CLONE)):
        return False
    return (bearer == owner) == (lies == BEFORE_ITS_PLAYER)


def _wrong_with_player(table: Table, seat: int) -> str:
    hand = table.hands[seat]
    if (hand and not table.is_present(seat)) or (table.is_blind(seat) and not table.lives(seat)):
        return "alive: somebody who is out has cards, or is blind"
    if IMPLODING_KITTEN in hand or DEVILCAT in hand:
        return "hands: an Imploding Kitten or Devilcat is in a hand"
    for kind in table.marks_of(seat):
        if hand.count(kind) < table.marks_on(seat, kind):
            return "marked: a marked card is not in its hand"
    return ""


def _wrong_with_public_table(table: Table) -> str:
    """While somebody chooses in secret, the others see another table of the same players."""
    public_table = table.public_table
    if public_table is None:
        return ""
    if not table.agenda or table.agenda[-1].what != CHOOSE_RESCUE:
        return "public_table: nobody chooses in secret"
    if public_table.seats != table.seats or not public_table.agenda or public_table.agenda[-1].what >= FIRST_TASK:
        return "public_table: expected a table at which the same players wait for somebody"
    return ""


# The agenda


def _wrong_with_turn(table: Table, step: Step) -> str:
    """The first record of the agenda is the turn itself."""
    if step.seat != table.turn:
        return "agenda: it is about another turn"
    if step.what not in _TURN:
        return "agenda: expected the turn first"
    if step.what != CHOOSE_PLAY and step.waits != 0:
        return "agenda: a task waits for nobody"
    return "" if step_kind(step.what).is_possible(table, step) else "agenda: a turn that nobody can take or pass on"


def _wrong_with_step(table: Table, step: Step, is_last: bool) -> str:
    """A question comes last; under it lie tasks, kittens still to be put back, and a draw that somebody may stop."""
    what = step.what
    if not _is_declared(what) or what in _TURN:
        return "agenda: a step at the wrong place"
    if what >= FIRST_TASK:
        fits = not is_last and step.waits == 0 and TASKS[what].is_possible(table, step)
        return "" if fits else "agenda: a task that cannot be carried out"
    if not is_last and not QUESTIONS[what].below_others:
        return "agenda: a step at the wrong place"
    return "" if QUESTIONS[what].is_possible(table, step) else "agenda: a question that cannot be asked"


def _is_declared(what: int) -> bool:
    return type(step_kind(what)) not in (Question, Task)
