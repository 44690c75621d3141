"""Armageddon: Godcat and Devilcat, one in front of each of two players (AG)."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import Action
from defuse.game.agenda import Step
from defuse.game.cards.card import ATTACK_FAMILY, ActionCard, Card
from defuse.game.chance import Dice
from defuse.game.events import ASSIGNED, EXCHANGED, GOT_DEVILCAT, GOT_GODCAT, KEPT
from defuse.game.kinds import DEVILCAT, GODCAT, UNKNOWN
from defuse.game.kittens import threaten
from defuse.game.moves import ASSIGN, KEEP, SWAP, Move
from defuse.game.questions import NOT_DRAWN, Asked, Question, ask_one, asks_one, declare, names_another, no_answer
from defuse.game.refusals import BAD_TARGET, MAT_NOT_COMPLETE, OTHER_ANSWER, Refusal
from defuse.game.table import BOTH_ON_MAT, DEVILCAT_ON_MAT, Table
from defuse.game.turns import end_turn_soon

ARMAGEDDON: Final = 32

CHOOSE_ASSIGNMENT: Final = 8  # seat
CHOOSE_SIDE: Final = 9  # seat keeps or swaps; other = who played Armageddon, card = what lies in front of seat

_ON_THE_MAT: Final = [GODCAT, DEVILCAT]


class Armageddon(ActionCard):
    """Its player deals out heaven and hell; the turn ends without a draw (AG-4)."""

    def __init__(self) -> None:
        super().__init__(ARMAGEDDON, "armageddon", ATTACK_FAMILY)
        self.verbs = [ASSIGN, KEEP, SWAP]
        self.ends_turn = True
        self.worth, self.odds = 14, 0.22
        self.conditional = True

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        return None if table.mat == BOTH_ON_MAT else MAT_NOT_COMPLETE

    def carry_out(self, table: Table, act: Action) -> None:
        if table.mat != BOTH_ON_MAT:
            return
        end_turn_soon(table)
        table.mat = 0
        table.air = [*table.air, GODCAT, DEVILCAT]
        table.agenda.append(Step(CHOOSE_ASSIGNMENT, act.seat, 1 << act.seat))


class ChooseAssignment(Question):
    """Godcat and Devilcat are laid face down in front of the player and a target (AG-2)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_ASSIGNMENT, "assign", "Armageddon: which cat lies in front of whom")
        self.brings_kitten = False

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        others = table.others(seat)
        for target in range(table.seats):
            if (others >> target) & 1:
                out.append(moves.assign(GODCAT, target))
                out.append(moves.assign(DEVILCAT, target))

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        return _assign(table, step, move.card, move.target) if move.verb == ASSIGN else no_answer(move)

    def air(self, card: i64) -> list[int]:
        return _ON_THE_MAT

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return UNKNOWN

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_ASSIGNMENT, asked)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step)


class ChooseSide(Question):
    """The target keeps what lies in front of them, or swaps it (AG-3)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_SIDE, "keep", "Armageddon: keep yours or swap")

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        out.append(moves.KEEP_IT)
        out.append(moves.SWAP_THEM)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        if move.verb != KEEP and move.verb != SWAP:
            return no_answer(move)
        _turn_up(table, step, move.verb == SWAP)
        return None

    def air(self, card: i64) -> list[int]:
        return _ON_THE_MAT

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return UNKNOWN

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_SIDE, asked, GODCAT if dice.roll(2) else DEVILCAT)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step) and names_another(table, step) and step.card in _ON_THE_MAT


def _assign(table: Table, step: Step, card: i64, target: i64) -> Refusal | None:
    if card != GODCAT and card != DEVILCAT:
        return OTHER_ANSWER
    if not 0 <= target < table.seats or (table.others(step.seat) >> target) & 1 == 0:
        return BAD_TARGET
    table.agenda.pop()
    table.agenda.append(Step(CHOOSE_SIDE, target, 1 << target, other=step.seat, card=card))
    table.tell(ASSIGNED, step.seat, other=target, card=card, audience=1 << step.seat)
    return None


def _turn_up(table: Table, step: Step, swapped: bool) -> None:
    """Both cards are turned over (AG-3)."""
    table.agenda.pop()
    table.tell(EXCHANGED if swapped else KEPT, step.seat)
    blessed, damned = step.seat, step.other
    if (step.card == GODCAT) == swapped:
        blessed, damned = damned, blessed
    table.land(GODCAT)
    table.land(DEVILCAT)
    table.gain(blessed, GODCAT)
    table.mat |= DEVILCAT_ON_MAT
    table.tell(GOT_GODCAT, blessed)
    table.tell(GOT_DEVILCAT, damned)
    threaten(table, damned, DEVILCAT)


CARDS: Final[list[Card]] = [Armageddon()]

declare(ChooseAssignment())
declare(ChooseSide())
