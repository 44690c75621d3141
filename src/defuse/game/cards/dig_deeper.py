"""Dig Deeper: the turn ends with the top card, or with the one below it (ZMB-11)."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import Action
from defuse.game.agenda import Step
from defuse.game.cards.card import ESCAPE_FAMILY, ActionCard, Card
from defuse.game.chance import Dice
from defuse.game.draws import draw
from defuse.game.events import PEEKED, TUCKED
from defuse.game.moves import DIG, TAKE, Move
from defuse.game.questions import Asked, QuestionAboutNoCard, ask_one, asks_one, declare, no_answer
from defuse.game.refusals import Refusal
from defuse.game.table import Table
from defuse.game.turns import end_turn_soon

DIG_DEEPER: Final = 58

CHOOSE_DIG: Final = 16  # seat has seen the top card of the pile: take it, or the one below


class DigDeeper(ActionCard):
    """Look at the top card and take it, or leave it on top and take the second, whatever that is."""

    def __init__(self) -> None:
        super().__init__(DIG_DEEPER, "dig_deeper", ESCAPE_FAMILY)
        self.verbs = [TAKE, DIG]
        self.ends_turn = self.changes_draw = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank, self.kept_rank = 10, 10, 22, 12
        self.worth, self.odds = 42, 0.4

    def carry_out(self, table: Table, act: Action) -> None:
        pile = table.pile
        if len(pile) < 2:
            draw(table, act.seat, False)
            return
        end_turn_soon(table)
        table.tell(PEEKED, act.seat, cards=[pile[-1]], audience=1 << act.seat)
        table.agenda.append(Step(CHOOSE_DIG, act.seat, 1 << act.seat))


class ChooseDig(QuestionAboutNoCard):
    """The player has looked at the top card. What is taken counts as drawn."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_DIG, "take", "Dig Deeper: take the top card, or leave it there and take the second")
        self.brings_kitten = False

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        out.append(moves.TAKE_IT)
        out.append(moves.DIG_ON)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != TAKE and move.verb != DIG:
            return no_answer(move)
        table.agenda.pop()
        if move.verb == DIG:
            pile = table.pile
            top = pile.pop()
            pile.insert(len(pile) - 1, top)
            table.tell(TUCKED, seat)
        draw(table, seat, False)
        return None

    def shows(self, table: Table, step: Step) -> list[int]:
        return [table.pile[-1]]

    def complete(self, table: Table, step: Step, asked: Asked) -> None:
        if asked.asks_me:
            asked.card = table.pile[-1]

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_DIG, asked)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step) and len(table.pile) > 1


CARDS: Final[list[Card]] = [DigDeeper()]

declare(ChooseDig())
