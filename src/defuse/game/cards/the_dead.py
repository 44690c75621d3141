"""Zombie Kitten, Attack of the Dead and Feed the Dead: cards that speak of the dead (ZMB)."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import Action
from defuse.game.agenda import Step
from defuse.game.card_lists import kinds_in
from defuse.game.cards.card import ATTACK_FAMILY, DEFUSE_FAMILY, THEFT_FAMILY, ActionCard, Card, with_cards
from defuse.game.chance import MARKED_CARD, Dice, take_at_random
from defuse.game.deaths import return_godcat
from defuse.game.kinds import BETWEEN_ACTIONS, GODCAT, UNKNOWN, ZOMBIE_KITTEN
from defuse.game.kittens import set_off_in_order
from defuse.game.moves import DEFUSE_IT, DIE, GIVE, TARGET, Move
from defuse.game.questions import Asked, QuestionAboutNoCard, declare, no_answer
from defuse.game.refusals import NOBODY_DEAD, NOT_DEAD, NOT_IN_HAND, ZOMBIE_NOT_PLAYABLE, Refusal
from defuse.game.table import Table
from defuse.game.thefts import hand_over
from defuse.game.turns import pass_turns_soon

FEED_THE_DEAD: Final = 55
ATTACK_OF_THE_DEAD: Final = 56

CHOOSE_FOOD: Final = 15  # for Feed the Dead of seat: all at once give other a card, cards = choices by seat

TURNS_FOR_EACH: Final = 3


class ZombieKitten(Card):
    """Saves its player and revives somebody who is dead; its holder may also choose to die (ZMB-2, ZMB-4)."""

    def __init__(self) -> None:
        super().__init__(ZOMBIE_KITTEN, "zombie_kitten", DEFUSE_FAMILY)
        self.of_the_dead = self.is_rescue = True
        self.unplayable = ZOMBIE_NOT_PLAYABLE
        self.verbs = [DEFUSE_IT, DIE, TARGET]
        self.wanted_rank, self.kept_rank = 18, 9
        self.worth, self.odds = 95, 0.6


class AttackOfTheDead(ActionCard):
    """The next player owes three turns for everybody who is dead (ZMB-7)."""

    def __init__(self) -> None:
        super().__init__(ATTACK_OF_THE_DEAD, "attack_of_the_dead", ATTACK_FAMILY)
        self.of_the_dead = self.conditional = True
        self.may_bring_kitten = False
        self.ends_turn = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank, self.kept_rank = 9, 9, 19, 10
        self.worth, self.odds = 56, 0.5

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        return None if table.dead() else NOBODY_DEAD

    def carry_out(self, table: Table, act: Action) -> None:
        number = bin(table.dead()).count("1")
        pass_turns_soon(table, table.next_after(act.seat), TURNS_FOR_EACH * number)


class FeedTheDead(ActionCard):
    """Every living player but its own gives a dead one a card of their choice (ZMB-8)."""

    def __init__(self) -> None:
        super().__init__(FEED_THE_DEAD, "feed_the_dead", THEFT_FAMILY, aims=True)
        self.of_the_dead = self.conditional = True
        self.now = BETWEEN_ACTIONS
        self.verbs = [GIVE]
        self.worth, self.odds = 6, 0.1

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        return None if table.dead() else NOBODY_DEAD

    def targets(self, table: Table, seat: i64) -> i64:
        return table.dead()

    def not_at(self) -> Refusal:
        return NOT_DEAD

    def carry_out(self, table: Table, act: Action) -> None:
        choosing = with_cards(table, table.others(act.seat) & ~table.blind)
        choices = [UNKNOWN] * table.seats
        _serve(table, Step(CHOOSE_FOOD, act.seat, choosing, other=act.target, cards=choices))


class ChooseFood(QuestionAboutNoCard):
    """The living choose in secret, all at once, what they give to a dead player."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_FOOD, "give", "Feed the Dead: one of your cards goes to a dead player")
        self.sets_off_held = True

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        for kind in kinds_in(table.hands[seat]):
            out.append(moves.give(kind))

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != GIVE:
            return no_answer(move)
        if not table.has(seat, move.card):
            return NOT_IN_HAND
        table.agenda.pop()
        choices = step.cards.copy()
        choices[seat] = move.card | MARKED_CARD if move.marked == 1 else move.card
        _serve(table, Step(CHOOSE_FOOD, step.seat, step.waits & ~(1 << seat), other=step.other, cards=choices))
        return None

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        """A player who has chosen knows what."""
        chosen = step.cards[seat] if seat < len(step.cards) else UNKNOWN
        return chosen if chosen == UNKNOWN else chosen & ~MARKED_CARD

    def waiting(self, table: Table, step: Step) -> tuple[int, ...]:
        if step.waits:
            return super().waiting(table, step)
        # One has answered and another chooses in secret (SK-1): to everybody that answer is still missing.
        return tuple([seat for seat in range(table.seats) if _chooses(table, step, seat) and step.cards[seat] < 0])

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        waits = 0
        for other in asked.waiting:
            waits |= 1 << other
        step = Step(CHOOSE_FOOD, asked.seat, waits, other=asked.other, cards=[UNKNOWN] * table.seats)
        for seat in range(table.seats):
            if _chooses(table, step, seat) and (waits >> seat) & 1 == 0:
                hand = table.hands[seat]
                step.cards[seat] = asked.card if seat == me else hand[dice.roll(len(hand))]
        return step

    def is_possible(self, table: Table, step: Step) -> bool:
        if step.waits == 0 or len(step.cards) != table.seats or (table.dead() >> step.other) & 1 == 0:
            return False
        for seat in range(table.seats):
            chosen = step.cards[seat]
            if (step.waits >> seat) & 1 or not _chooses(table, step, seat):
                if chosen != UNKNOWN or ((step.waits >> seat) & 1 and not _chooses(table, step, seat)):
                    return False
            elif chosen >= MARKED_CARD:
                if table.marks_on(seat, chosen - MARKED_CARD) == 0:
                    return False
            elif not table.has(seat, chosen):
                return False
        return True


def _chooses(table: Table, step: Step, seat: i64) -> bool:
    return seat != step.seat and table.lives(seat) and not table.is_blind(seat) and len(table.hands[seat]) > 0


def _serve(table: Table, step: Step) -> None:
    """Wait for the rest of the choices, or hand all of them over; the blind give a random card (CB-7)."""
    if step.waits:
        table.agenda.append(step)
        return
    gifts: list[tuple[int, int, bool]] = []
    seat = step.seat
    for _ in range(table.seats):
        seat = (seat + table.direction) % table.seats
        if seat == step.seat or not table.lives(seat) or not table.hands[seat]:
            continue
        if table.is_blind(seat):
            outcome = take_at_random(table, seat)
            kind, marked = outcome & ~MARKED_CARD, outcome >= MARKED_CARD
        else:
            kind = step.cards[seat] & ~MARKED_CARD
            marked = table.lose_chosen(seat, kind, step.cards[seat] >= MARKED_CARD)
        if kind == GODCAT:  # the dead do not hold it (GC-2)
            return_godcat(table, seat)
        else:
            gifts.append((seat, kind, marked))
    below = len(table.agenda)
    for giver, gift, was_marked in gifts:
        hand_over(table, giver, step.other, gift, was_marked)
    set_off_in_order(table, below)


CARDS: Final[list[Card]] = [ZombieKitten(), AttackOfTheDead(), FeedTheDead()]

declare(ChooseFood())
