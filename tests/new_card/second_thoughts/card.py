"""Second Thoughts: its player looks at the bottom card, and leaves it there or lifts it to the top."""

from typing import Final

from defuse.game.actions import Action
from defuse.game.agenda import Step
from defuse.game.cards.card import PILE_FAMILY, ActionCard, Card
from defuse.game.chance import Dice
from defuse.game.event_effects import AT_SEAT, DRAW_PILE, moves
from defuse.game.event_fields import CARD, number, secret
from defuse.game.event_kinds import declare as declare_event
from defuse.game.event_messages import with_unseen
from defuse.game.events import DREW_NOTHING, FROM_BOTTOM, LOOKED, PUT_BACK_ON_TOP
from defuse.game.kinds import UNKNOWN
from defuse.game.moves import Move, declare_answer
from defuse.game.questions import DRAWN_FROM_BOTTOM, Asked, Question, ask_one, asks_one, declare, no_answer
from defuse.game.refusals import Refusal
from defuse.game.table import Table

SECOND_THOUGHTS: Final = 90

RECONSIDER: Final = 30  # seat leaves card at the bottom or lifts it to the top

LIFT: Final = 40
LEAVE: Final = 41
LIFT_IT: Final = declare_answer(LIFT, "lift")
LEAVE_IT: Final = declare_answer(LEAVE, "leave")

LEFT_AT_BOTTOM: Final = 90
declare_event(
    LEFT_AT_BOTTOM,
    "left_at_bottom",
    "seat puts the card it looked at back to the bottom, at this depth",
    secret(CARD),
    number("depth"),
    effect=moves(AT_SEAT, DRAW_PILE),
    told=with_unseen("event-left-at-bottom", "who card"),
)


class SecondThoughts(ActionCard):
    """Look at the bottom card; leave it there or lift it to the top. The turn goes on (STH-1)."""

    def __init__(self) -> None:
        super().__init__(SECOND_THOUGHTS, "second_thoughts", PILE_FAMILY)
        self.verbs = [LIFT, LEAVE]
        self.may_bring_kitten = False
        self.changes_draw = True
        self.worth = 25

    def carry_out(self, table: Table, act: Action) -> None:
        if not table.pile:
            table.tell(DREW_NOTHING, act.seat)
            return
        card = table.pile.pop(0)
        table.lift(card)
        table.tell(LOOKED, act.seat, card=card, number=FROM_BOTTOM, audience=1 << act.seat)
        table.agenda.append(Step(RECONSIDER, act.seat, 1 << act.seat, card=card))


class Reconsider(Question):
    """The player leaves the card at the bottom, or lifts it to the top of the pile (STH-1)."""

    def __init__(self) -> None:
        super().__init__(
            RECONSIDER, "reconsider", "Second Thoughts: leave the card at the bottom or lift it to the top"
        )
        self.brings_kitten = False

    def list_moves(self, table: Table, step: Step, seat: int, out: list[Move]) -> None:
        out.append(LIFT_IT)
        out.append(LEAVE_IT)

    def accept(self, table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
        if move.verb not in (LIFT, LEAVE):
            return no_answer(move)
        table.agenda.pop()
        table.land(step.card)
        if move.verb == LIFT:
            table.pile.append(step.card)
            table.tell(PUT_BACK_ON_TOP, seat, card=step.card, audience=1 << seat)
        else:
            depth = len(table.pile)
            table.pile.insert(0, step.card)
            table.tell(LEFT_AT_BOTTOM, seat, card=step.card, number=depth, audience=1 << seat)
        return None

    def air(self, card: int) -> list[int]:
        return [card]

    def card_seen(self, step: Step, seat: int, asks_me: bool) -> int:
        return step.card if asks_me else UNKNOWN

    def shows(self, table: Table, step: Step) -> list[int]:
        return [step.card]

    def drawn_unseen(self, step: Step) -> int:
        return DRAWN_FROM_BOTTOM

    def restore(self, table: Table, asked: Asked, me: int, dice: Dice) -> Step:
        return ask_one(RECONSIDER, asked, asked.card)

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step)


CARDS: Final[list[Card]] = [SecondThoughts()]

declare(Reconsider())
