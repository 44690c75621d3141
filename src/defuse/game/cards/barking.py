"""Barking Kittens: two cards that look for each other (BK)."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import BOTH_BARKING, Action
from defuse.game.agenda import CHECK_HELD, Step
from defuse.game.card_lists import count_card
from defuse.game.cards.card import BEFORE_ITS_PLAYER, KITTEN_FAMILY, ActionCard, Card
from defuse.game.deaths import see_again
from defuse.game.events import LAID
from defuse.game.kinds import BARKING_KITTEN
from defuse.game.kittens import threaten
from defuse.game.moves import BOTH, NOBODY
from defuse.game.questions import Asked, Task, declare_task
from defuse.game.refusals import PLAY_BOTH, Refusal
from defuse.game.table import Table, bearer_of, kind_of

SETTLE_BARKING: Final = 36  # seat and other look at their hands


class BarkingKitten(ActionCard):
    """The player with the other one needs a Defuse; if nobody has it, this one lies and waits (BK-1, BK-2)."""

    def __init__(self) -> None:
        super().__init__(BARKING_KITTEN, "barking_kitten", KITTEN_FAMILY)
        self.is_kitten = True
        self.lies = BEFORE_ITS_PLAYER
        self.verbs = [BOTH]
        self.hits = True
        self.worth, self.odds = 10, 0.15
        self.can_be_noped = False
        self.conditional = True

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        return PLAY_BOTH if has_both(table, seat) else None

    def carry_out(self, table: Table, act: Action) -> None:
        seat = act.seat
        if act.form == BOTH_BARKING:
            _meet(table, seat, act.target)
            return
        other = _who_has_the_other(table, seat)
        if other == NOBODY:
            return
        if not lies_in_front(table, other):
            table.lose(other, BARKING_KITTEN)
            table.lay(other, other, BARKING_KITTEN, BARKING_KITTEN)
            table.tell(LAID, other, other=other, card=BARKING_KITTEN, number=BARKING_KITTEN)
        _meet(table, seat, other)


def has_both(table: Table, seat: i64) -> bool:
    """Both in hand, or one of them in front of the player already (BK-3)."""
    in_hand = count_card(table.hands[seat], BARKING_KITTEN)
    return in_hand >= 2 or (in_hand == 1 and lies_in_front(table, seat))


def lies_in_front(table: Table, seat: i64) -> bool:
    if table.front:
        for code in table.front:
            if kind_of(code) == BARKING_KITTEN and bearer_of(code) == seat:
                return not table.barking_settled
    return False


def _who_has_the_other(table: Table, seat: i64) -> i64:
    others = table.others(seat)
    for other in range(table.seats):
        if (others >> other) & 1 and (lies_in_front(table, other) or table.has(other, BARKING_KITTEN)):
            return other
    return NOBODY


def _meet(table: Table, seat: i64, target: i64) -> None:
    table.barking_settled = True
    table.agenda.append(Step(SETTLE_BARKING, seat, other=target))
    threaten(table, target, BARKING_KITTEN)


class SettleBarking(Task):
    """Both players look at their hands; a kitten nobody holds back goes off (CB-9)."""

    def __init__(self) -> None:
        super().__init__(SETTLE_BARKING)
        self.left_word = "bark"

    def run(self, table: Table, step: Step) -> None:
        for player in (step.seat, step.other):
            if table.lives(player):
                see_again(table, player)
        table.agenda.append(Step(CHECK_HELD, step.other))
        table.agenda.append(Step(CHECK_HELD, step.seat))

    def restore_below(self, table: Table, asked: Asked) -> Step:
        return Step(SETTLE_BARKING, table.turn, other=asked.seat)

    def is_possible(self, table: Table, step: Step) -> bool:
        return step.other != NOBODY


CARDS: Final[list[Card]] = [BarkingKitten()]

declare_task(SettleBarking())
