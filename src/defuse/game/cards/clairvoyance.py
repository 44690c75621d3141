"""Clairvoyance: its player watches where somebody else puts kittens back (ZMB-10)."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.agenda import BURYING, CHOOSE_DEPTH, Step
from defuse.game.cards.card import FUTURE_FAMILY, Card, RescueCard
from defuse.game.kinds import CLAIRVOYANCE
from defuse.game.refusals import NO_RESCUE, Refusal
from defuse.game.table import Table


class Clairvoyance(RescueCard):
    """Its player sees at which depth each kitten goes back."""

    def __init__(self) -> None:
        super().__init__(CLAIRVOYANCE, "clairvoyance", FUTURE_FAMILY)
        self.may_bring_kitten = False
        self.wanted_rank = 20
        self.worth, self.odds = 24, 0.3

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        for step in table.agenda:
            if _goes_back(step) and seat not in step.cards:
                return super().obstacle(table, seat)
        return NO_RESCUE

    def carry_out(self, table: Table, act: Action) -> None:
        agenda = table.agenda
        for place in range(len(agenda)):
            step = agenda[place]
            if _goes_back(step) and act.seat not in step.cards:
                watchers = [*step.cards, act.seat]
                agenda[place] = Step(CHOOSE_DEPTH, step.seat, step.waits, card=step.card, cards=watchers)


def _goes_back(step: Step) -> bool:
    return step.what == CHOOSE_DEPTH and step.number != BURYING


CARDS: Final[list[Card]] = [Clairvoyance()]
