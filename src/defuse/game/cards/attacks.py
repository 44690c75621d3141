"""Attack, Targeted Attack and Personal Attack (ATK)."""

from defuse.game.actions import Action
from defuse.game.cards.card import ActionCard
from defuse.game.kinds import ATTACK, PERSONAL_ATTACK, TARGETED_ATTACK
from defuse.game.table import Table
from defuse.game.turns import owe_more, pass_turns_soon


class Attack(ActionCard):
    """The next player owes two turns (ATK-1)."""

    def __init__(self) -> None:
        super().__init__(ATTACK)

    def carry_out(self, table: Table, act: Action) -> None:
        pass_turns_soon(table, table.next_after(act.seat), 2)


class TargetedAttack(ActionCard):
    """A player of your choice owes two turns (ATK-4)."""

    def __init__(self) -> None:
        super().__init__(TARGETED_ATTACK, aims=True)

    def carry_out(self, table: Table, act: Action) -> None:
        pass_turns_soon(table, act.target, 2)
        if table.options.targeted_attack_returns:
            table.back_to = act.seat


class PersonalAttack(ActionCard):
    """You owe three turns yourself, this one included (ATK-5)."""

    def __init__(self) -> None:
        super().__init__(PERSONAL_ATTACK)

    def carry_out(self, table: Table, act: Action) -> None:
        owe_more(table, 3)
