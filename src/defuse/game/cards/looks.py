"""Bury and Raising Heck: the turn ends with a card that is looked at before it finds its place."""

from defuse.game.actions import Action
from defuse.game.cards.card import ActionCard
from defuse.game.draws import draw, get, lying_on
from defuse.game.events import DREW_NOTHING, FROM_BOTTOM, LOOKED, PUT_BACK_ON_TOP, TOOK_LOOKED_AT
from defuse.game.kinds import BURY, RAISING_HECK
from defuse.game.kittens import see_again
from defuse.game.questions import BURYING, CHOOSE_DEPTH, CHOOSE_HECK, Step
from defuse.game.refusals import BURY_BLOCKED, Refusal
from defuse.game.table import Table
from defuse.game.turns import end_turn_soon


class Bury(ActionCard):
    """Draw the top card, look at it and put it back at any depth; a kitten does nothing (BUR-1)."""

    def __init__(self) -> None:
        super().__init__(BURY)
        self.conditional = True

    def obstacle(self, table: Table, seat: int) -> Refusal | None:
        return BURY_BLOCKED if table.front and lying_on(table, seat) >= 0 else None

    def carry_out(self, table: Table, act: Action) -> None:
        card = _look(table, act.seat, False)
        if card >= 0:
            see_again(table, act.seat)
            table.agenda.append(Step(CHOOSE_DEPTH, act.seat, 1 << act.seat, card=card, number=BURYING))


class RaisingHeck(ActionCard):
    """Draw the bottom card and take it, or put it on top of the pile (RHK-1)."""

    def __init__(self) -> None:
        super().__init__(RAISING_HECK)

    def carry_out(self, table: Table, act: Action) -> None:
        if table.front and lying_on(table, act.seat) >= 0:
            draw(table, act.seat, True)
            return
        card = _look(table, act.seat, True)
        if card >= 0:
            table.agenda.append(Step(CHOOSE_HECK, act.seat, 1 << act.seat, card=card))


def _look(table: Table, seat: int, bottom: bool) -> int:
    """The card is drawn but has no place yet; -1 if there is none (TURN-4)."""
    end_turn_soon(table)
    if not table.pile:
        table.tell(DREW_NOTHING, seat)
        return -1
    card = table.pile.pop(0) if bottom else table.pile.pop()
    table.lift(card)
    table.tell(LOOKED, seat, card=card, number=FROM_BOTTOM if bottom else 0, audience=1 << seat)
    return card


def take_looked_at(table: Table, seat: int, card: int) -> None:
    """Raising Heck: the card is taken, kittens and all."""
    table.land(card)
    table.tell(TOOK_LOOKED_AT, seat, card=card, audience=1 << seat)
    get(table, seat, card, True)


def put_looked_at_on_top(table: Table, seat: int, card: int) -> None:
    """Raising Heck: the card goes on top of the pile and nothing goes off."""
    table.land(card)
    table.pile.append(card)
    table.tell(PUT_BACK_ON_TOP, seat, card=card, audience=1 << seat)
    see_again(table, seat)
