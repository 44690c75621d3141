"""Whether a table that came from outside can be one: what the rest of the engine takes for granted."""

from typing import Final

from defuse.game.actions import BOTH_BARKING, FIVE_OF, SINGLE, TRIPLE_OF, Action
from defuse.game.cards.deck import CARDS
from defuse.game.chance import MARKED_CARD
from defuse.game.combinations import may_be_taken
from defuse.game.kinds import (
    BARKING_KITTEN,
    DEVILCAT,
    EXPLODING_KITTEN,
    GARBAGE_COLLECTION,
    GODCAT,
    ILL_TAKE_THAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    KINDS,
    POTLUCK,
    TOWER_OF_POWER,
    UNKNOWN,
)
from defuse.game.kittens import ways_to_survive
from defuse.game.moves import NOBODY
from defuse.game.questions import (
    ASK_AGAIN,
    BURYING,
    CHECK_HELD,
    CHOOSE_ASSIGNMENT,
    CHOOSE_DEPTH,
    CHOOSE_GIFT,
    CHOOSE_HECK,
    CHOOSE_ORDER,
    CHOOSE_PLAY,
    CHOOSE_PUT,
    CHOOSE_RESCUE,
    CHOOSE_SIDE,
    CHOOSE_TARGET,
    CHOOSE_THEFT,
    END_TURN,
    NEXT_PUT,
    PASS_TURNS,
    QUESTIONS,
    REACT,
    REACT_TO_DRAW,
    SETTLE_BARKING,
    SHUFFLE_PUT,
    Step,
)
from defuse.game.table import DEVILCAT_ON_MAT, GODCAT_ON_MAT, Table, bearer_of, kind_of, owner_of

_ON_THE_MAT: Final = [GODCAT, DEVILCAT]
_TASKS: Final = [CHECK_HELD, NEXT_PUT, SETTLE_BARKING, ASK_AGAIN, SHUFFLE_PUT]


def count_cards(table: Table) -> list[int]:
    """How many cards of each kind lie anywhere at this table."""
    counts = [0] * KINDS
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
    if agenda[-1].what >= QUESTIONS:
        return "agenda: nobody is asked anything"
    wrong = _wrong_with_turn(table, agenda[0])
    in_the_air: list[int] = []
    for place in range(len(agenda)):
        step = agenda[place]
        if place > 0 and not wrong:
            wrong = _wrong_with_step(table, step, place == len(agenda) - 1)
        in_the_air += _needed_in_the_air(step)
    if not wrong and sorted(in_the_air) != sorted(table.air):
        wrong = "air: other cards are in the air than the agenda is about"
    return wrong


def _wrong_with_cards(table: Table) -> str:
    for code in table.front:
        if owner_of(code) >= table.seats or bearer_of(code) >= table.seats or kind_of(code) >= KINDS:
            return "front: expected cards of players at this table"
        if not _may_lie(table, bearer_of(code), owner_of(code), kind_of(code)):
            return "front: a card lies where it never does"
    counts = count_cards(table)
    for kind in range(KINDS):
        if counts[kind] > table.cast[kind]:
            return "cast: there are more cards on the table than in the game"
    return ""


def _may_lie(table: Table, bearer: int, owner: int, kind: int) -> bool:
    if not table.lives(bearer) or not table.lives(owner):
        return bearer == owner and kind in (EXPLODING_KITTEN, IMPLODING_KITTEN)
    if kind == ILL_TAKE_THAT:
        return bearer != owner
    return kind == GODCAT or (bearer == owner and kind in (BARKING_KITTEN, TOWER_OF_POWER))


def _wrong_with_player(table: Table, seat: int) -> str:
    hand = table.hands[seat]
    if not table.lives(seat) and (hand or table.is_blind(seat)):
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
    if public_table.seats != table.seats or not public_table.agenda or public_table.agenda[-1].what >= QUESTIONS:
        return "public_table: expected a table at which the same players wait for somebody"
    return ""


# The agenda


def _wrong_with_turn(table: Table, step: Step) -> str:
    """The first record of the agenda is the turn itself."""
    if step.seat != table.turn:
        return "agenda: it is about another turn"
    if step.what == CHOOSE_PLAY:
        return "" if table.lives(step.seat) and step.waits == 1 << step.seat else "agenda: nobody can take this turn"
    if step.what == END_TURN:
        return "" if step.waits == 0 and step.number <= 1 else "agenda: expected one turn to end, or all"
    if step.what == PASS_TURNS:
        passes = step.waits == 0 and step.number > 0 and _is_somebody_else(table, step)
        return "" if passes else "agenda: nobody gets the turns that are passed on"
    return "agenda: expected the turn first"


def _wrong_with_step(table: Table, step: Step, is_last: bool) -> str:
    """A question comes last; under it lie tasks, kittens still to be put back, and a draw that somebody may stop."""
    what = step.what
    if what in _TASKS:
        fits = not is_last and step.waits == 0
        if what == NEXT_PUT:
            fits = fits and 1 <= step.number <= table.seats
        elif what == SETTLE_BARKING:
            fits = fits and step.other != NOBODY
        elif what == ASK_AGAIN:
            fits = fits and table.lives(step.seat) and step.act is not None and _may_be_carried_out(table, step.act)
        return "" if fits else "agenda: a task that cannot be carried out"
    if what == CHOOSE_PLAY or what >= QUESTIONS or not (is_last or what == CHOOSE_DEPTH or what == REACT_TO_DRAW):
        return "agenda: a step at the wrong place"
    if what == REACT or what == REACT_TO_DRAW or what == CHOOSE_PUT:
        fits = _may_be_asked_together(table, step)
    else:
        fits = table.lives(step.seat) and step.waits == 1 << step.seat and _may_be_asked(table, step)
    return "" if fits else "agenda: a question that cannot be asked"


def _is_somebody_else(table: Table, step: Step) -> bool:
    return step.other != NOBODY and step.other != step.seat and table.lives(step.other)


def _may_be_asked(table: Table, step: Step) -> bool:
    what = step.what
    if what == CHOOSE_GIFT:
        return len(table.hands[step.seat]) > 0 and _is_somebody_else(table, step)
    if what == CHOOSE_DEPTH:
        return step.number == BURYING or (step.number == 0 and step.card in (EXPLODING_KITTEN, IMPLODING_KITTEN_UP))
    if what == CHOOSE_ORDER:
        return 1 <= step.number <= len(table.pile)
    if what == CHOOSE_RESCUE:
        ways = ways_to_survive(table, step.seat, step.card)
        return step.number == ways and ways & (ways - 1) != 0
    if what == CHOOSE_SIDE:
        return _is_somebody_else(table, step) and step.card in _ON_THE_MAT
    if what == CHOOSE_THEFT:
        if not _is_somebody_else(table, step):
            return False
        hand = table.hands[step.other]
        return 0 < hand.count(GODCAT) < len(hand)
    if what == CHOOSE_TARGET:
        if not 0 <= step.card < KINDS or not (CARDS[step.card].aims or step.card == BARKING_KITTEN):
            return False
        return CARDS[step.card].targets(table, step.seat) != 0
    return what == CHOOSE_ASSIGNMENT or what == CHOOSE_HECK


def _may_be_asked_together(table: Table, step: Step) -> bool:
    """Questions to several players: some of those who may answer have not answered yet."""
    if step.waits == 0 or step.waits & ~table.alive or not table.lives(step.seat):
        return False
    if step.what == CHOOSE_PUT:
        return _may_be_asked_to_put(table, step)
    if step.waits & table.blind or (step.waits >> step.seat) & 1:
        return False
    return step.what == REACT_TO_DRAW or (step.act is not None and _may_be_carried_out(table, step.act))


def _may_be_asked_to_put(table: Table, step: Step) -> bool:
    if step.card == POTLUCK:
        return step.waits == 1 << step.seat and len(table.hands[step.seat]) > 0
    if step.card != GARBAGE_COLLECTION or len(step.cards) != table.seats:
        return False
    for seat in range(table.seats):
        chosen = step.cards[seat]
        chooses = table.lives(seat) and not table.is_blind(seat) and len(table.hands[seat]) > 0
        waits = (step.waits >> seat) & 1 == 1
        if waits and not chooses:
            return False
        if chooses and not waits and not _has_chosen(table, seat, chosen):
            return False
        if chosen != UNKNOWN and (waits or not chooses):
            return False
    return True


def _has_chosen(table: Table, seat: int, chosen: int) -> bool:
    """Whether somebody has what they want to put down, a marked card or any."""
    if chosen >= MARKED_CARD:
        return table.marks_on(seat, chosen - MARKED_CARD) > 0
    return table.has(seat, chosen)


def _may_be_carried_out(table: Table, act: Action) -> bool:
    at_somebody = act.target != act.seat and act.target != NOBODY and table.lives(act.target)
    if not table.lives(act.seat) or not act.cards or act.form == BOTH_BARKING:
        return False
    if act.form == FIVE_OF:
        return act.target == NOBODY and act.named in table.discard and may_be_taken(act.named)
    if act.form != SINGLE:
        return at_somebody and (act.form != TRIPLE_OF or act.named != UNKNOWN)
    card = CARDS[act.kind]
    if not card.plays or act.kind == BARKING_KITTEN or at_somebody != card.aims:
        return False
    return act.cards[0] == GODCAT or act.cards[0] in table.discard


def _needed_in_the_air(step: Step) -> list[int]:
    """The cards that have no place until the question is answered."""
    what = step.what
    if what == CHOOSE_ASSIGNMENT or what == CHOOSE_SIDE:
        return _ON_THE_MAT
    if what == CHOOSE_DEPTH or what == CHOOSE_HECK or what == CHOOSE_TARGET:
        return [step.card]
    if what == CHOOSE_RESCUE and step.card == EXPLODING_KITTEN:
        return [EXPLODING_KITTEN]
    return []
