"""Armageddon: Godcat and Devilcat, one in front of each of two players (AG)."""

from defuse.game.actions import Action
from defuse.game.cards.card import ActionCard
from defuse.game.events import ASSIGNED, EXCHANGED, GOT_DEVILCAT, GOT_GODCAT, KEPT
from defuse.game.kinds import ARMAGEDDON, DEVILCAT, GODCAT
from defuse.game.kittens import threaten
from defuse.game.questions import CHOOSE_ASSIGNMENT, CHOOSE_SIDE, Step
from defuse.game.refusals import BAD_TARGET, MAT_NOT_COMPLETE, OTHER_ANSWER, Refusal
from defuse.game.table import BOTH_ON_MAT, DEVILCAT_ON_MAT, Table
from defuse.game.turns import end_turn_soon


class Armageddon(ActionCard):
    """Its player deals out heaven and hell; the turn ends without a draw (AG-4)."""

    def __init__(self) -> None:
        super().__init__(ARMAGEDDON)
        self.conditional = True

    def obstacle(self, table: Table, seat: int) -> Refusal | None:
        return None if table.mat == BOTH_ON_MAT else MAT_NOT_COMPLETE

    def carry_out(self, table: Table, act: Action) -> None:
        if table.mat != BOTH_ON_MAT:
            return
        end_turn_soon(table)
        table.mat = 0
        table.air = [*table.air, GODCAT, DEVILCAT]
        table.agenda.append(Step(CHOOSE_ASSIGNMENT, act.seat, 1 << act.seat))


def assign(table: Table, step: Step, card: int, target: int) -> Refusal | None:
    """The answer to CHOOSE_ASSIGNMENT: what lies face down in front of the target (AG-2)."""
    if card != GODCAT and card != DEVILCAT:
        return OTHER_ANSWER
    if target < 0 or (table.others(step.seat) >> target) & 1 == 0:
        return BAD_TARGET
    table.agenda.pop()
    table.agenda.append(Step(CHOOSE_SIDE, target, 1 << target, other=step.seat, card=card))
    table.tell(ASSIGNED, step.seat, other=target, card=card, audience=1 << step.seat)
    return None


def turn_up(table: Table, step: Step, swapped: bool) -> None:
    """The answer to CHOOSE_SIDE: both cards are turned over (AG-3)."""
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
