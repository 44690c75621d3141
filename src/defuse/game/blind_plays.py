"""Blind players: they turn over a card without choosing it, and it is played if it can be (CB-2, CB-4)."""

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import BOTH_BARKING, SINGLE, Action
from defuse.game.agenda import CHOOSE_TARGET, Step
from defuse.game.cards.barking import lies_in_front
from defuse.game.cards.card import Card
from defuse.game.cards.deck import CARDS
from defuse.game.chance import MARKED_CARD, Dice, take_at_random
from defuse.game.events import PLAYED, TURNED_OVER
from defuse.game.kinds import BARKING_KITTEN, EXPLODING_KITTEN, STREAKING_KITTEN, is_kind
from defuse.game.kittens import check_held, survive_blindly
from defuse.game.laying_down import lay_one_barking, why_not_target
from defuse.game.moves import NOBODY, ONE_CARD, TARGET, Move
from defuse.game.options import FIRST_RULES
from defuse.game.questions import NOT_DRAWN, Asked, Question, ask_one, asks_one, declare, no_answer
from defuse.game.reactions import start
from defuse.game.refusals import NO_CARDS, NOT_BLIND, Refusal
from defuse.game.table import Table


def turn_one_over(table: Table, seat: i64) -> Refusal | None:
    """A blind player plays a random card: it works, asks for a target, is lost, or goes off (CB-2, CB-4)."""
    if not table.is_blind(seat):
        return NOT_BLIND
    if not table.hands[seat]:
        return NO_CARDS
    kind = take_at_random(table, seat) & ~MARKED_CARD
    table.tell(TURNED_OVER, seat, card=kind)
    card = CARDS[kind]
    if kind == EXPLODING_KITTEN:
        table.lift(kind)
        survive_blindly(table, seat, kind)
    elif kind == BARKING_KITTEN and _has_the_other(table, seat):
        table.lift(kind)
        table.agenda.append(Step(CHOOSE_TARGET, seat, 1 << seat, card=kind))
    elif not _can_be_played_blindly(table, seat, card):
        table.put_away(seat, kind)
        if kind == STREAKING_KITTEN:
            check_held(table, seat)
    elif card.needs_target(table, seat):
        table.lift(kind)
        table.agenda.append(Step(CHOOSE_TARGET, seat, 1 << seat, card=kind))
    else:
        _play_turned_over(table, seat, kind, NOBODY)
    return None


def _can_be_played_blindly(table: Table, seat: i64, card: Card) -> bool:
    if not card.plays or card.obstacle(table, seat) is not None:
        return False
    return not card.needs_target(table, seat) or card.targets(table, seat) != 0


def _has_the_other(table: Table, seat: i64) -> bool:
    """Whether the other Barking Kitten lies in front of a blind player, or unseen in the hand (BK-3, CB-9)."""
    in_hand = table.options.rules != FIRST_RULES and table.has(seat, BARKING_KITTEN)
    return in_hand or lies_in_front(table, seat)


class ChooseTarget(Question):
    """A blind player has turned over a card and chooses its target (CB-2)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_TARGET, "target", "a card that you have turned over blindly needs a target")
        self.brings_kitten = False

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        targets = CARDS[step.card].targets(table, step.seat)
        for target in range(table.seats):
            if (targets >> target) & 1:
                out.append(moves.aim(target))

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != TARGET:
            return no_answer(move)
        no = why_not_target(table, seat, CARDS[step.card], move.target)
        if no is not None:
            return no
        table.agenda.pop()
        table.land(step.card)
        _play_turned_over(table, seat, step.card, move.target)
        return None

    def air(self, card: i64) -> list[int]:
        return [card]

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return step.card

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_TARGET, asked, asked.card)

    def is_possible(self, table: Table, step: Step) -> bool:
        if not asks_one(table, step) or not is_kind(step.card):
            return False
        card = CARDS[step.card]
        if step.card == BARKING_KITTEN:
            asked = _has_the_other(table, step.seat)
        else:
            asked = card.needs_target(table, step.seat)
        return asked and card.targets(table, step.seat) != 0


def _play_turned_over(table: Table, seat: i64, kind: i64, target: i64) -> None:
    form = BOTH_BARKING if kind == BARKING_KITTEN and target != NOBODY else SINGLE
    act = Action(seat, form, CARDS[kind].acts_as(table), target, -1, ONE_CARD[kind])
    table.tell(PLAYED, seat, card=act.kind, other=target, cards=act.cards, act=act)
    if kind == BARKING_KITTEN:
        if form == BOTH_BARKING and not lies_in_front(table, seat):
            table.lose(seat, BARKING_KITTEN)
            lay_one_barking(table, seat)
        lay_one_barking(table, seat)
    else:
        table.put_away(seat, kind)
    start(table, act)


declare(ChooseTarget())
