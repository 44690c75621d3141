"""Garbage Collection, Grave Robber and Potluck: cards of many hands go on the pile (GAR-1, ZMB-9, POT-1, CB-7)."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import Action
from defuse.game.agenda import CHECK_HELD, Step
from defuse.game.card_lists import kinds_in
from defuse.game.cards.card import PILE_FAMILY, ActionCard, Card, with_cards
from defuse.game.chance import MARKED_CARD, Dice, shuffle_pile, take_at_random
from defuse.game.events import PUT_ON_PILE, SURFACED
from defuse.game.kinds import GODCAT, IMPLODING_KITTEN_UP, STREAKING_KITTEN, UNKNOWN
from defuse.game.kittens import set_off_in_order
from defuse.game.moves import PUT, Move
from defuse.game.options import FIRST_RULES
from defuse.game.questions import NOT_DRAWN, Asked, Question, Task, declare, declare_task, no_answer
from defuse.game.refusals import NO_DEAD_CARDS, NOT_IN_HAND, Refusal
from defuse.game.table import GODCAT_ON_MAT, Table
from defuse.game.thefts import seen_leaving

GARBAGE_COLLECTION: Final = 24
POTLUCK: Final = 31
GRAVE_ROBBER: Final = 57

CHOOSE_PUT: Final = 4  # for card: one seat (Potluck) or all at once (cards = choices by seat)
NEXT_PUT: Final = 35  # Potluck goes on with seat; number = how many seats are left
SHUFFLE_PUT: Final = 38  # the cards that were put all at once for seat are shuffled in


class GarbageCollection(ActionCard):
    """Everybody with cards chooses one in secret; all go on the pile, which is shuffled."""

    def __init__(self) -> None:
        super().__init__(GARBAGE_COLLECTION, "garbage_collection", PILE_FAMILY)
        self.verbs = [PUT]
        self.stirs = self.changes_draw = self.fills_pile = True
        self.worth, self.odds = 15, 0.36

    def carry_out(self, table: Table, act: Action) -> None:
        _ask_all(table, act.seat, self.kind)


class GraveRobber(ActionCard):
    """All the dead with cards choose one in secret; all go on the pile, which is shuffled (ZMB-9)."""

    def __init__(self) -> None:
        super().__init__(GRAVE_ROBBER, "grave_robber", PILE_FAMILY)
        self.of_the_dead = self.conditional = True
        self.verbs = [PUT]
        self.stirs = self.changes_draw = self.fills_pile = True
        self.may_bring_kitten = False
        self.worth, self.odds = 22, 0.3

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        return None if with_cards(table, table.dead()) else NO_DEAD_CARDS

    def carry_out(self, table: Table, act: Action) -> None:
        _ask_all(table, act.seat, self.kind)


class Potluck(ActionCard):
    """From its player on, everybody with cards puts one on top of the pile."""

    def __init__(self) -> None:
        super().__init__(POTLUCK, "potluck", PILE_FAMILY)
        self.verbs = [PUT]
        self.stirs = self.changes_draw = self.fills_pile = True
        self.worth, self.odds = 15, 0.17

    def carry_out(self, table: Table, act: Action) -> None:
        table.agenda.append(Step(NEXT_PUT, act.seat, number=1))


class ChoosePut(Question):
    """One player after the other, or all at once, choose a card that goes on the pile."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_PUT, "put", "one of your cards goes on the draw pile")
        self.sets_off_held = True

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        for kind in kinds_in(table.hands[seat]):
            out.append(moves.put(kind))

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != PUT:
            return no_answer(move)
        return _choose(table, step, seat, move.card, move.marked == 1)

    def air(self, card: i64) -> list[int]:
        return []

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        """A player who has chosen knows what."""
        chosen = step.cards[seat] if seat < len(step.cards) else UNKNOWN
        return chosen if chosen == UNKNOWN else chosen & ~MARKED_CARD

    def waiting(self, table: Table, step: Step) -> tuple[int, ...]:
        if step.waits or not step.cards:
            return super().waiting(table, step)
        # One has answered and another chooses in secret (SK-1): to everybody that answer is still missing.
        choosing = _choosers(table, step.card)
        return tuple([seat for seat in range(table.seats) if (choosing >> seat) & 1 and step.cards[seat] == UNKNOWN])

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        """A Potluck goes from seat to seat and begins in the turn; the others ask the living or the dead at once."""
        seat = asked.seat
        if seat != table.turn or NEXT_PUT in asked.below:
            return Step(CHOOSE_PUT, seat, 1 << seat, card=POTLUCK)
        waits = 0
        for other in asked.waiting:
            waits |= 1 << other
        card = GRAVE_ROBBER if waits & table.dead() else GARBAGE_COLLECTION
        choosing = _choosers(table, card)
        chosen = [UNKNOWN] * table.seats
        for other in range(table.seats):
            hand = table.hands[other]
            if (choosing & ~waits) >> other & 1:
                chosen[other] = asked.card if other == me else hand[dice.roll(len(hand))]
        return Step(CHOOSE_PUT, seat, waits, card=card, cards=chosen)

    def is_possible(self, table: Table, step: Step) -> bool:
        if step.waits == 0 or not table.lives(step.seat):
            return False
        if step.card == POTLUCK:
            return step.waits == 1 << step.seat and len(table.hands[step.seat]) > 0
        if step.card not in (GARBAGE_COLLECTION, GRAVE_ROBBER) or len(step.cards) != table.seats:
            return False
        for seat in range(table.seats):
            if not _is_possible_choice(table, step, seat):
                return False
        return True


def _choosers(table: Table, card: i64) -> i64:
    """Who chooses a card to put all at once, as bits: the living with cards, or the dead."""
    return with_cards(table, table.dead() if card == GRAVE_ROBBER else table.alive & ~table.blind)


def _ask_all(table: Table, seat: i64, card: i64) -> None:
    choices = [UNKNOWN] * table.seats
    _collect(table, Step(CHOOSE_PUT, seat, _choosers(table, card), card=card, cards=choices))


def _is_possible_choice(table: Table, step: Step, seat: i64) -> bool:
    """A player who chooses has not chosen yet, or has what they chose."""
    chosen = step.cards[seat]
    chooses = (_choosers(table, step.card) >> seat) & 1 == 1
    if (step.waits >> seat) & 1:
        return chooses and chosen == UNKNOWN
    if not chooses:
        return chosen == UNKNOWN
    if chosen >= MARKED_CARD:
        return table.marks_on(seat, chosen - MARKED_CARD) > 0
    return table.has(seat, chosen)


def _choose(table: Table, step: Step, seat: i64, kind: i64, marked: bool) -> Refusal | None:
    if not table.has(seat, kind):
        return NOT_IN_HAND
    table.agenda.pop()
    if step.card == POTLUCK:
        _put(table, seat, kind, table.lose_chosen(seat, kind, marked))
        return None
    choices = step.cards.copy()
    choices[seat] = kind | MARKED_CARD if marked else kind
    _collect(table, Step(CHOOSE_PUT, step.seat, step.waits & ~(1 << seat), card=step.card, cards=choices))
    return None


def _collect(table: Table, step: Step) -> None:
    """Wait for the rest of the choices, or collect them (Garbage Collection, Grave Robber)."""
    if step.waits:
        table.agenda.append(step)
        return
    givers = _givers(table, step)
    if table.options.rules != FIRST_RULES:
        table.agenda.append(Step(SHUFFLE_PUT, step.seat))  # after all kittens that this sets off (GAR-1)
    below = len(table.agenda)
    for giver in givers:
        if table.is_blind(giver):
            _put_at_random(table, giver)
        else:
            chosen = step.cards[giver]
            kind = chosen & ~MARKED_CARD
            _put(table, giver, kind, table.lose_chosen(giver, kind, chosen >= MARKED_CARD))
    if table.options.rules == FIRST_RULES:
        shuffle_pile(table, step.seat)
    else:
        set_off_in_order(table, below)


def _givers(table: Table, step: Step) -> list[int]:
    """All who give a card at once, in order of play."""
    seat = step.seat
    givers: list[int] = []
    giving = with_cards(table, table.dead() if step.card == GRAVE_ROBBER else table.alive)
    for _ in range(table.seats):
        if (giving >> seat) & 1:
            givers.append(seat)
        seat = _after(table, seat)
    return givers


def put_by_the_blind(table: Table, kind: int, new: list[int]) -> list[int]:
    """Which cards the blind put if the last choice is this kind and the pile is like this afterwards; if any can be."""
    step = table.agenda[-1]
    givers = _givers(table, step)
    chosen = [card & ~MARKED_CARD for card in step.cards if card != UNKNOWN]
    put = new.copy()
    for card in [*table.pile, *chosen, kind]:
        if card in put:
            put.remove(card)
    found: list[int] = []
    for giver in givers:
        for card in put if table.is_blind(giver) else []:
            if table.has(giver, card):
                put.remove(card)
                found.append(card)
                break
    return found


def _after(table: Table, seat: i64) -> i64:
    return (seat + table.direction) % table.seats


class NextPut(Task):
    """Potluck comes to the next player."""

    def __init__(self) -> None:
        super().__init__(NEXT_PUT)
        self.left_word = "put"

    def run(self, table: Table, step: Step) -> None:
        seat = step.seat
        left = _still_to_put(table, seat)
        if left:
            table.agenda.append(Step(NEXT_PUT, table.next_after(seat), number=left))
        if not table.lives(seat) or not table.hands[seat]:
            return
        if table.is_blind(seat):
            _put_at_random(table, seat)
        else:
            table.agenda.append(Step(CHOOSE_PUT, seat, 1 << seat, card=POTLUCK))

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return Step(NEXT_PUT, table.next_after(asked.seat), number=_still_to_put(table, asked.seat))

    def is_possible(self, table: Table, step: Step) -> bool:
        return 1 <= step.number <= table.seats


def _still_to_put(table: Table, seat: i64) -> i64:
    """How many come after this seat in a Potluck, which began with the player whose turn it is."""
    number = 0
    seat = _after(table, seat)
    while seat != table.turn:
        if table.lives(seat):
            number += 1
        seat = _after(table, seat)
    return number


class ShufflePut(Task):
    """After all have put a card the pile is shuffled, when every kitten that it set off is settled (GAR-1, ZMB-9)."""

    def __init__(self) -> None:
        super().__init__(SHUFFLE_PUT)
        self.left_word = "shuffle"

    def run(self, table: Table, step: Step) -> None:
        shuffle_pile(table, step.seat)

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return Step(SHUFFLE_PUT, table.turn)

    def is_possible(self, table: Table, step: Step) -> bool:
        return True


def _put_at_random(table: Table, seat: i64) -> None:
    """What a blind player puts down (CB-7)."""
    outcome = take_at_random(table, seat)
    _put(table, seat, outcome & ~MARKED_CARD, outcome >= MARKED_CARD)


def _put(table: Table, seat: i64, kind: i64, marked: bool) -> None:
    if kind == STREAKING_KITTEN:
        table.agenda.append(Step(CHECK_HELD, seat))
    if kind == GODCAT:
        table.mat |= GODCAT_ON_MAT
    else:
        _show_top(table)
        table.pile.append(kind)
    table.tell(PUT_ON_PILE, seat, card=kind, audience=seen_leaving(kind, marked, 1 << seat))


def _show_top(table: Table) -> None:
    """Everybody sees a face-up Imploding Kitten before a blind player's card covers it within the same move (IK-3)."""
    if table.pile and table.pile[-1] == IMPLODING_KITTEN_UP and not table.surfaced:
        table.tell(SURFACED, table.turn)


CARDS: Final[list[Card]] = [GarbageCollection(), GraveRobber(), Potluck()]

declare(ChoosePut())
declare_task(NextPut())
declare_task(ShufflePut())
