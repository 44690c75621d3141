"""Attack, Targeted Attack and Personal Attack (ATK)."""

from typing import Final

from defuse.game.actions import Action
from defuse.game.cards.card import ATTACK_FAMILY, ActionCard, Card
from defuse.game.table import Table
from defuse.game.turns import owe_more, pass_turns_soon

ATTACK: Final = 6
TARGETED_ATTACK: Final = 7
PERSONAL_ATTACK: Final = 8


class Attack(ActionCard):
    """The next player owes two turns (ATK-1)."""

    def __init__(self) -> None:
        super().__init__(ATTACK, "attack", ATTACK_FAMILY)
        self.may_bring_kitten = False
        self.ends_turn = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank, self.kept_rank = 6, 1, 5, 4
        self.worth, self.odds = 55, 0.5

    def carry_out(self, table: Table, act: Action) -> None:
        pass_turns_soon(table, table.next_after(act.seat), 2)


class TargetedAttack(ActionCard):
    """A player of your choice owes two turns (ATK-4)."""

    def __init__(self) -> None:
        super().__init__(TARGETED_ATTACK, "targeted_attack", ATTACK_FAMILY, aims=True)
        self.may_bring_kitten = False
        self.ends_turn = self.hits = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank, self.kept_rank = 7, 2, 4, 5
        self.worth, self.odds = 56, 0.58

    def carry_out(self, table: Table, act: Action) -> None:
        pass_turns_soon(table, act.target, 2)
        if table.options.targeted_attack_returns:
            table.back_to = act.seat


class PersonalAttack(ActionCard):
    """You owe three turns yourself, this one included (ATK-5)."""

    def __init__(self) -> None:
        super().__init__(PERSONAL_ATTACK, "personal_attack", ATTACK_FAMILY)
        self.worth, self.odds = 2, 0.27

    def carry_out(self, table: Table, act: Action) -> None:
        owe_more(table, 3)


CARDS: Final[list[Card]] = [Attack(), TargetedAttack(), PersonalAttack()]
