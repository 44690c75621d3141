"""Clairvoyance: its player watches where somebody else puts kittens back (ZMB-10)."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.agenda import ASK_WATCHERS, BURYING, CHOOSE_DEPTH, REACT_TO_RESCUE, Step
from defuse.game.cards.card import FUTURE_FAMILY, ActionCard, Card
from defuse.game.kinds import AFTER_A_RESCUE, CLAIRVOYANCE
from defuse.game.refusals import NO_RESCUE, Refusal
from defuse.game.table import Table


class Clairvoyance(ActionCard):
    """Played after somebody else has saved themselves, before a kitten goes back."""

    def __init__(self) -> None:
        super().__init__(CLAIRVOYANCE, "clairvoyance", FUTURE_FAMILY)
        self.conditional = True
        self.may_bring_kitten = False
        self.now = AFTER_A_RESCUE
        self.wanted_rank = 20
        self.worth, self.odds = 24, 0.3

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        agenda = table.agenda
        if agenda and agenda[-1].what in (REACT_TO_RESCUE, ASK_WATCHERS) and agenda[-1].seat != seat:
            for step in agenda:
                if _goes_back(step) and seat not in step.cards:
                    return None
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
