"""See, Reveal, Alter and Share the Future: looking at the top of the pile (STF, NOW)."""

from defuse.game.actions import Action
from defuse.game.cards.card import ActionCard
from defuse.game.events import PEEKED, PUBLIC, REORDERED
from defuse.game.kinds import ALTER_THE_FUTURE_NOW_3, SHARE_THE_FUTURE_3
from defuse.game.questions import CHOOSE_ORDER, REACT_TO_DRAW, Step
from defuse.game.refusals import OTHER_CARDS, Refusal
from defuse.game.table import Table


class SeeTheFuture(ActionCard):
    """Look at the top cards (STF-1)."""

    def __init__(self, kind: int, depth: int) -> None:
        super().__init__(kind)
        self.depth = depth

    def carry_out(self, table: Table, act: Action) -> None:
        table.tell(PEEKED, act.seat, cards=top_cards(table, self.depth), audience=1 << act.seat)


class RevealTheFuture(SeeTheFuture):
    """All players see the top cards (STF-2)."""

    def carry_out(self, table: Table, act: Action) -> None:
        table.tell(PEEKED, act.seat, cards=top_cards(table, self.depth), audience=PUBLIC)


class AlterTheFuture(SeeTheFuture):
    """Look at the top cards and put them back in any order (STF-3); also NOW, and Share (STF-4)."""

    def carry_out(self, table: Table, act: Action) -> None:
        if self.kind == ALTER_THE_FUTURE_NOW_3:
            _stop_draw(table)
        cards = top_cards(table, self.depth)
        if not cards:
            return
        seat = act.seat
        table.tell(PEEKED, seat, cards=cards, audience=1 << seat)
        table.agenda.append(Step(CHOOSE_ORDER, seat, 1 << seat, card=self.kind, number=len(cards)))


def _stop_draw(table: Table) -> None:
    """Whoever was about to draw chooses again (NOW-2)."""
    if len(table.agenda) > 1 and table.agenda[1].what == REACT_TO_DRAW:
        table.agenda.pop(1)


def top_cards(table: Table, depth: int) -> list[int]:
    """The top cards of the pile, the topmost first."""
    return table.pile[: -depth - 1 : -1]


def put_in_order(table: Table, step: Step, cards: list[int]) -> Refusal | None:
    """The answer to CHOOSE_ORDER; after Share the next player is shown it."""
    old = top_cards(table, step.number)
    if sorted(cards) != sorted(old):
        return OTHER_CARDS
    table.agenda.pop()
    table.pile[len(table.pile) - len(old) :] = cards[::-1]
    seat = step.seat
    table.tell(REORDERED, seat, number=len(cards), cards=cards, audience=1 << seat)
    if step.card == SHARE_THE_FUTURE_3:
        after = table.next_after(seat)
        table.tell(PEEKED, after, cards=cards, audience=(1 << after) | (1 << seat))
    return None
