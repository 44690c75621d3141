"""Taking a card from another hand, and the crown that turns thieves away (TOP-1)."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.agenda import CHECK_HELD, CHOOSE_GIFT, CHOOSE_THEFT, Step
from defuse.game.card_lists import count_card, has_card, kinds_in
from defuse.game.cards.card import with_cards
from defuse.game.chance import MARKED_CARD, Dice, take_at_random, take_stored
from defuse.game.events import FOUND_NONE, GAVE, PUBLIC, STOLE, TOOK_STORED, Event
from defuse.game.kinds import GODCAT, PLACES, STREAKING_KITTEN, TOWER_OF_POWER
from defuse.game.kittens import receive
from defuse.game.moves import GIVE, MAX_SEATS, NOBODY, PICK_GODCAT, PICK_RANDOM, Move
from defuse.game.options import FIRST_RULES
from defuse.game.questions import (
    Asked,
    QuestionAboutNoCard,
    ask_one,
    asks_one,
    declare,
    names_another,
    no_answer,
)
from defuse.game.refusals import NOT_IN_HAND, Refusal
from defuse.game.table import Table, bearer_of, role_of

# What only the two players see, by seat, other and kind: made when it first happens, then shared.
_GAVE: Final[list[Event | None]] = [None] * (MAX_SEATS * MAX_SEATS * PLACES)
_STOLE: Final[list[Event | None]] = [None] * (MAX_SEATS * MAX_SEATS * PLACES)


def crowned(table: Table) -> i64:
    """Who wears the Tower of Power, or NOBODY."""
    for code in table.front:
        if role_of(code) == TOWER_OF_POWER:
            return bearer_of(code)
    return NOBODY


def can_be_robbed(table: Table, seats: i64) -> i64:
    """Those of the seats with cards in hand, and an empty-handed wearer of the crown (TOP-1), as bits."""
    found = with_cards(table, seats)
    if table.storage and table.options.rules != FIRST_RULES:
        wearer = crowned(table)
        if wearer != NOBODY:
            found |= seats & (1 << wearer)
    return found


def _deflected(table: Table, thief: i64, victim: i64) -> bool:
    """The thief gets a card of the storage instead."""
    if not table.storage or crowned(table) != victim:
        return False
    if not table.hands[victim] and table.options.rules == FIRST_RULES:
        return False
    kind = take_stored(table)
    table.tell(TOOK_STORED, thief, other=victim, card=kind, audience=1 << thief)
    receive(table, thief, kind)
    return True


def ask_for_gift(table: Table, asker: i64, giver: i64) -> None:
    """The giver chooses a card to hand over; a blind one hands over a random card (FAV-1, CB-7)."""
    if _deflected(table, asker, giver) or not table.hands[giver]:
        return
    if table.is_blind(giver):
        outcome = take_at_random(table, giver)
        hand_over(table, giver, asker, outcome & ~MARKED_CARD, outcome >= MARKED_CARD)
    else:
        table.agenda.append(Step(CHOOSE_GIFT, giver, 1 << giver, other=asker))


class ChooseGift(QuestionAboutNoCard):
    """A player chooses a card that another one gets (FAV-1)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_GIFT, "give", "you owe a player a card")

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        for kind in kinds_in(table.hands[seat]):
            out.append(moves.give(kind))

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != GIVE:
            return no_answer(move)
        if not table.has(seat, move.card):
            return NOT_IN_HAND
        table.agenda.pop()
        marked = table.lose_chosen(seat, move.card, move.marked == 1)
        hand_over(table, seat, step.other, move.card, marked)
        return None

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_GIFT, asked)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step) and len(table.hands[step.seat]) > 0 and names_another(table, step)


def hand_over(table: Table, giver: i64, asker: i64, kind: i64, marked: bool) -> None:
    """A card that has left the giver's hand goes to another player, seen by both."""
    audience = seen_leaving(kind, marked, (1 << giver) | (1 << asker))
    _tell_between(table, GAVE, _GAVE, giver, asker, kind, audience)
    _arrive(table, giver, asker, kind)


def seen_leaving(kind: i64, marked: bool, parties: i64) -> i64:
    """Who sees a card leave a hand: its parties, and everybody if it was marked or has Godcat's back."""
    return PUBLIC if marked or kind == GODCAT else parties


def _tell_between(
    table: Table, what: i64, between_two: list[Event | None], seat: i64, other: i64, kind: i64, audience: i64
) -> None:
    log = table.log
    if log is None:
        return
    if audience != (1 << seat) | (1 << other):
        log.append(Event(what, seat, other, kind, audience=audience))
        return
    place = (seat * MAX_SEATS + other) * PLACES + kind
    event = between_two[place]
    if event is None:
        event = Event(what, seat, other, kind, audience=audience)
        between_two[place] = event
    log.append(event)


def _arrive(table: Table, loser: i64, thief: i64, kind: i64) -> None:
    if kind == STREAKING_KITTEN:
        table.agenda.append(Step(CHECK_HELD, loser))
    receive(table, thief, kind)


def steal_random(table: Table, thief: i64, victim: i64) -> None:
    """A random card; Godcat's back shows, so the thief may pick it (GC-3)."""
    hand = table.hands[victim]
    if _deflected(table, thief, victim) or not hand:
        return
    if not has_card(hand, GODCAT):
        _pick_random(table, thief, victim)
    elif count_card(hand, GODCAT) == len(hand):
        _pick_godcat(table, thief, victim)
    else:
        table.agenda.append(Step(CHOOSE_THEFT, thief, 1 << thief, other=victim))


class ChooseTheft(QuestionAboutNoCard):
    """A thief picks Godcat, whose back shows, or a random card (GC-3)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_THEFT, "pick", "steal Godcat or a random card")

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        out.append(moves.PICK_THE_GODCAT)
        out.append(moves.PICK_AT_RANDOM)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb == PICK_GODCAT:
            table.agenda.pop()
            _pick_godcat(table, seat, step.other)
        elif move.verb == PICK_RANDOM:
            table.agenda.pop()
            _pick_random(table, seat, step.other)
        else:
            return no_answer(move)
        return None

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_THEFT, asked)

    def is_possible(self, table: Table, step: Step) -> bool:
        if not asks_one(table, step) or not names_another(table, step):
            return False
        hand = table.hands[step.other]
        return 0 < count_card(hand, GODCAT) < len(hand)


def _pick_random(table: Table, thief: i64, victim: i64) -> None:
    outcome = take_at_random(table, victim, GODCAT)
    kind = outcome & ~MARKED_CARD
    audience = seen_leaving(kind, outcome >= MARKED_CARD, (1 << thief) | (1 << victim))
    if table.is_blind(victim):
        audience &= ~(1 << victim)  # not even a marked card is seen by its blind owner (CB-6)
    _tell_between(table, STOLE, _STOLE, thief, victim, kind, audience)
    _arrive(table, victim, thief, kind)


def _pick_godcat(table: Table, thief: i64, victim: i64) -> None:
    table.lose(victim, GODCAT)
    table.tell(STOLE, thief, other=victim, card=GODCAT)
    table.gain(thief, GODCAT)


def demand(table: Table, thief: i64, victim: i64, kind: i64) -> None:
    """A named kind: handed over for all to see, or not there (COM-2, CB-7)."""
    if _deflected(table, thief, victim):
        return
    if not table.has(victim, kind):
        table.tell(FOUND_NONE, thief, other=victim, card=kind)
        return
    table.lose(victim, kind)
    table.tell(STOLE, thief, other=victim, card=kind)
    _arrive(table, victim, thief, kind)


declare(ChooseGift())
declare(ChooseTheft())
