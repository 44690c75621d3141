"""Bury and Raising Heck: the turn ends with a card that is looked at before it finds its place."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import Action
from defuse.game.agenda import BURYING, CHOOSE_DEPTH, Step
from defuse.game.cards.card import ESCAPE_FAMILY, ActionCard, Card
from defuse.game.chance import Dice
from defuse.game.deaths import see_again
from defuse.game.draws import draw, get
from defuse.game.events import DREW_NOTHING, FROM_BOTTOM, LOOKED, PUT_BACK_ON_TOP, TOOK_LOOKED_AT
from defuse.game.in_front import in_front
from defuse.game.kinds import ILL_TAKE_THAT, UNKNOWN
from defuse.game.moves import TAKE, TOP, Move
from defuse.game.questions import DRAWN_FROM_BOTTOM, Asked, Question, ask_one, asks_one, declare, no_answer
from defuse.game.refusals import BURY_BLOCKED, Refusal
from defuse.game.table import Table
from defuse.game.turns import end_turn_soon

BURY: Final = 28
RAISING_HECK: Final = 33

CHOOSE_HECK: Final = 10  # seat takes card or puts it on top


class Bury(ActionCard):
    """Draw the top card, look at it and put it back at any depth; a kitten does nothing (BUR-1)."""

    def __init__(self) -> None:
        super().__init__(BURY, "bury", ESCAPE_FAMILY)
        self.ends_turn = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank = 2, 6, 9
        self.worth, self.odds = 46, 0.41
        self.conditional = True

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        return BURY_BLOCKED if table.front and in_front(table, seat, ILL_TAKE_THAT) >= 0 else None

    def carry_out(self, table: Table, act: Action) -> None:
        card = _look(table, act.seat, False)
        if card >= 0:
            see_again(table, act.seat)
            table.agenda.append(Step(CHOOSE_DEPTH, act.seat, 1 << act.seat, card=card, number=BURYING))


class RaisingHeck(ActionCard):
    """Draw the bottom card and take it, or put it on top of the pile (RHK-1)."""

    def __init__(self) -> None:
        super().__init__(RAISING_HECK, "raising_heck", ESCAPE_FAMILY)
        self.verbs = [TAKE, TOP]
        self.ends_turn = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank = 1, 7, 11
        self.worth, self.odds = 44, 0.7

    def carry_out(self, table: Table, act: Action) -> None:
        if table.front and in_front(table, act.seat, ILL_TAKE_THAT) >= 0:
            draw(table, act.seat, True)
            return
        card = _look(table, act.seat, True)
        if card >= 0:
            table.agenda.append(Step(CHOOSE_HECK, act.seat, 1 << act.seat, card=card))


def _look(table: Table, seat: i64, bottom: bool) -> i64:
    """The card is drawn but has no place yet; -1 if there is none (TURN-4)."""
    end_turn_soon(table)
    if not table.pile:
        table.tell(DREW_NOTHING, seat)
        return -1
    card = table.pile.pop(0) if bottom else table.pile.pop()
    table.lift(card)
    table.tell(LOOKED, seat, card=card, number=FROM_BOTTOM if bottom else 0, audience=1 << seat)
    return card


class ChooseHeck(Question):
    """The player takes the card that came from the bottom, or puts it on top of the pile (RHK-1)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_HECK, "take", "Raising Heck: take the card or put it on top")
        self.brings_kitten = False

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        out.append(moves.TAKE_IT)
        out.append(moves.PUT_ON_TOP)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb == TAKE:
            table.agenda.pop()
            _take(table, seat, step.card)
        elif move.verb == TOP:
            table.agenda.pop()
            _put_on_top(table, seat, step.card)
        else:
            return no_answer(move)
        return None

    def air(self, card: i64) -> list[int]:
        return [card]

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return step.card if asks_me else UNKNOWN

    def shows(self, table: Table, step: Step) -> list[int]:
        return [step.card]

    def drawn_unseen(self, step: Step) -> i64:
        return DRAWN_FROM_BOTTOM

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_HECK, asked, asked.card)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step)


def _take(table: Table, seat: i64, card: i64) -> None:
    """The card is taken, kittens and all."""
    table.land(card)
    table.tell(TOOK_LOOKED_AT, seat, card=card, audience=1 << seat)
    get(table, seat, card, True)


def _put_on_top(table: Table, seat: i64, card: i64) -> None:
    """The card goes on top of the pile and nothing goes off."""
    table.land(card)
    table.pile.append(card)
    table.tell(PUT_BACK_ON_TOP, seat, card=card, audience=1 << seat)
    see_again(table, seat)


CARDS: Final[list[Card]] = [Bury(), RaisingHeck()]

declare(ChooseHeck())
