"""Garbage Collection and Potluck: everybody puts a card on the pile (GAR-1, POT-1, CB-7)."""

from defuse.game.actions import Action
from defuse.game.cards.card import ActionCard, with_cards
from defuse.game.chance import MARKED_CARD, ImpossiblePin, shuffle_pile, take_at_random
from defuse.game.events import PUT_ON_PILE
from defuse.game.kinds import GARBAGE_COLLECTION, GODCAT, POTLUCK, STREAKING_KITTEN, UNKNOWN
from defuse.game.options import FIRST_RULES
from defuse.game.questions import CHECK_HELD, CHOOSE_PUT, NEXT_PUT, SHUFFLE_PUT, Step
from defuse.game.refusals import NOT_IN_HAND, Refusal
from defuse.game.table import GODCAT_ON_MAT, Table
from defuse.game.thefts import seen_leaving


class GarbageCollection(ActionCard):
    """Everybody with cards chooses one in secret; all go on the pile, which is shuffled."""

    def __init__(self) -> None:
        super().__init__(GARBAGE_COLLECTION)

    def carry_out(self, table: Table, act: Action) -> None:
        choosing = with_cards(table, table.alive & ~table.blind)
        choices = [UNKNOWN] * table.seats
        collect(table, Step(CHOOSE_PUT, act.seat, choosing, card=self.kind, cards=choices))


class Potluck(ActionCard):
    """From its player on, everybody with cards puts one on top of the pile."""

    def __init__(self) -> None:
        super().__init__(POTLUCK)

    def carry_out(self, table: Table, act: Action) -> None:
        living = bin(table.alive).count("1")
        table.agenda.append(Step(NEXT_PUT, act.seat, number=living))


def choose_put(table: Table, step: Step, seat: int, kind: int, marked: bool) -> Refusal | None:
    """The answer to CHOOSE_PUT."""
    if not table.has(seat, kind):
        return NOT_IN_HAND
    table.agenda.pop()
    if step.card == POTLUCK:
        _put(table, seat, kind, table.lose_chosen(seat, kind, marked))
        return None
    choices = step.cards.copy()
    choices[seat] = kind | MARKED_CARD if marked else kind
    collect(table, Step(CHOOSE_PUT, step.seat, step.waits & ~(1 << seat), card=step.card, cards=choices))
    return None


def collect(table: Table, step: Step) -> None:
    """Wait for the rest of the choices, or collect them (Garbage Collection)."""
    if step.waits:
        table.agenda.append(step)
        return
    seat = step.seat
    givers: list[int] = []
    for _ in range(table.seats):
        if table.lives(seat) and table.hands[seat]:
            givers.append(seat)
        seat = _after(table, seat)
    if table.options.rules != FIRST_RULES:
        table.agenda.append(Step(SHUFFLE_PUT, step.seat))  # after all kittens that this sets off (GAR-1)
    if table.pins and table.blind:
        _pin_what_the_blind_put(table, givers, step.cards)
    for giver in givers:
        if table.is_blind(giver):
            _put_at_random(table, giver)
        else:
            chosen = step.cards[giver]
            kind = chosen & ~MARKED_CARD
            _put(table, giver, kind, table.lose_chosen(giver, kind, chosen >= MARKED_CARD))
    if table.options.rules == FIRST_RULES:
        shuffle_pile(table, step.seat)


def _pin_what_the_blind_put(table: Table, givers: list[int], chosen: list[int]) -> None:
    """Where only the new pile is pinned, it also says which cards the blind have put."""
    blind = [giver for giver in givers if table.is_blind(giver)]
    seen = [chosen[giver] & ~MARKED_CARD for giver in givers if giver not in blind and chosen[giver] != GODCAT]
    new = table.pins
    if len(new) != len(table.pile) + len(seen) + len(blind) or any(table.has(giver, GODCAT) for giver in blind):
        return
    put = new.copy()
    for card in table.pile + seen:
        if card not in put:
            raise ImpossiblePin("the pinned pile does not hold the cards that were put there")
        put.remove(card)
    outcomes: list[int] = []
    for giver in blind:
        for card in put:
            if table.has(giver, card):
                put.remove(card)
                outcomes.append(card)
                break
    table.pins = outcomes + new


def _after(table: Table, seat: int) -> int:
    return (seat + table.direction) % table.seats


def next_put(table: Table, step: Step) -> None:
    """Potluck comes to the next player."""
    seat = step.seat
    if step.number > 1:
        table.agenda.append(Step(NEXT_PUT, table.next_after(seat), number=step.number - 1))
    if not table.lives(seat) or not table.hands[seat]:
        return
    if table.is_blind(seat):
        _put_at_random(table, seat)
    else:
        table.agenda.append(Step(CHOOSE_PUT, seat, 1 << seat, card=POTLUCK))


def _put_at_random(table: Table, seat: int) -> None:
    """What a blind player puts down (CB-7)."""
    outcome = take_at_random(table, seat)
    _put(table, seat, outcome & ~MARKED_CARD, outcome >= MARKED_CARD)


def _put(table: Table, seat: int, kind: int, marked: bool) -> None:
    if kind == STREAKING_KITTEN:
        table.agenda.append(Step(CHECK_HELD, seat))
    if kind == GODCAT:
        table.mat |= GODCAT_ON_MAT
    else:
        table.pile.append(kind)
    table.tell(PUT_ON_PILE, seat, card=kind, audience=seen_leaving(kind, marked, 1 << seat))
