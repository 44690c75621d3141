"""See, Reveal, Alter and Share the Future: looking at the top of the pile (STF, NOW)."""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves
from defuse.game.actions import Action
from defuse.game.agenda import Step
from defuse.game.card_lists import count_card
from defuse.game.cards.card import FUTURE_FAMILY, ActionCard, Card
from defuse.game.chance import Dice
from defuse.game.events import PEEKED, PUBLIC, REORDERED
from defuse.game.kinds import ALTER_THE_FUTURE_NOW_3, BETWEEN_ACTIONS, FACES
from defuse.game.moves import ORDER, Move
from defuse.game.questions import NOT_DRAWN, Asked, Question, ask_one, asks_one, declare, no_answer
from defuse.game.refusals import OTHER_CARDS, Refusal
from defuse.game.table import Table

SEE_THE_FUTURE_2: Final = 15
SEE_THE_FUTURE_3: Final = 16
SEE_THE_FUTURE_5: Final = 17
REVEAL_THE_FUTURE_3: Final = 18
ALTER_THE_FUTURE_3: Final = 19
ALTER_THE_FUTURE_5: Final = 20
SHARE_THE_FUTURE_3: Final = 22

CHOOSE_ORDER: Final = 6  # seat, number of cards, card = the kind that asks


class SeeTheFuture(ActionCard):
    """Look at the top cards (STF-1)."""

    def __init__(self, kind: i64, name: str, depth: i64, worth: i64, odds: float, wanted_rank: i64 = 0) -> None:
        super().__init__(kind, name, FUTURE_FAMILY)
        self.depth = depth
        self.worth, self.odds, self.wanted_rank = worth, odds, wanted_rank
        self.sees = True
        self.may_bring_kitten = kind not in (SEE_THE_FUTURE_3, SEE_THE_FUTURE_5)

    def carry_out(self, table: Table, act: Action) -> None:
        table.tell(PEEKED, act.seat, cards=top_cards(table, self.depth), audience=1 << act.seat)


class RevealTheFuture(SeeTheFuture):
    """All players see the top cards (STF-2)."""

    def carry_out(self, table: Table, act: Action) -> None:
        table.tell(PEEKED, act.seat, cards=top_cards(table, self.depth), audience=PUBLIC)


class AlterTheFuture(SeeTheFuture):
    """Look at the top cards and put them back in any order (STF-3); also NOW, and Share (STF-4)."""

    def __init__(self, kind: i64, name: str, depth: i64, worth: i64, odds: float, wanted_rank: i64 = 0) -> None:
        super().__init__(kind, name, depth, worth, odds, wanted_rank)
        self.sees = False
        self.alters = True
        self.may_bring_kitten = kind not in (ALTER_THE_FUTURE_3, ALTER_THE_FUTURE_5)
        self.verbs = [ORDER]
        if kind == ALTER_THE_FUTURE_NOW_3:
            self.now = BETWEEN_ACTIONS

    def carry_out(self, table: Table, act: Action) -> None:
        cards = top_cards(table, self.depth)
        if not cards:
            return
        seat = act.seat
        table.tell(PEEKED, seat, cards=cards, audience=1 << seat)
        table.agenda.append(Step(CHOOSE_ORDER, seat, 1 << seat, card=self.kind, number=len(cards)))


def top_cards(table: Table, depth: i64) -> list[int]:
    """The top cards of the pile, the topmost first."""
    pile = table.pile
    size = len(pile)
    return [pile[size - 1 - place] for place in range(min(depth, size))]


class ChooseOrder(Question):
    """The player sees the top cards and puts them in order."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_ORDER, "order", "the top cards: in which order?")
        self.brings_kitten = False

    def list_moves(self, table: Table, step: Step, seat: i64, out: list[Move]) -> None:
        out.append(moves.ORDER_SOMEHOW)

    def accept(self, table: Table, step: Step, seat: i64, move: Move) -> Refusal | None:
        return _put_in_order(table, step, move.cards) if move.verb == ORDER else no_answer(move)

    def air(self, card: i64) -> list[int]:
        return []

    def card_seen(self, step: Step, seat: i64, asks_me: bool) -> i64:
        return step.card

    def shows(self, table: Table, step: Step) -> list[int]:
        return top_cards(table, step.number)

    def complete(self, table: Table, step: Step, asked: Asked) -> None:
        if asked.asks_me:
            asked.cards = tuple(self.shows(table, step))

    def drawn_unseen(self, step: Step) -> i64:
        return NOT_DRAWN

    def restore(self, table: Table, asked: Asked, me: i64, dice: Dice) -> Step:
        return ask_one(CHOOSE_ORDER, asked, asked.card, len(asked.cards))

    def is_possible(self, table: Table, step: Step) -> bool:
        return asks_one(table, step) and 1 <= step.number <= len(table.pile)


def _put_in_order(table: Table, step: Step, cards: list[int]) -> Refusal | None:
    """After Share the next player is shown the new order."""
    if not _are_the_same(cards, top_cards(table, step.number)):
        return OTHER_CARDS
    table.agenda.pop()
    pile = table.pile
    size = len(pile)
    for place in range(len(cards)):
        pile[size - 1 - place] = cards[place]
    seat = step.seat
    table.tell(REORDERED, seat, number=len(cards), cards=cards, audience=1 << seat)
    if step.card == SHARE_THE_FUTURE_3:
        after = table.next_after(seat)
        table.tell(PEEKED, after, cards=cards, audience=(1 << after) | (1 << seat))
    return None


def _are_the_same(cards: list[int], others: list[int]) -> bool:
    """Whether these are the same cards, in whatever order."""
    if len(cards) != len(others):
        return False
    for card in cards:
        if not 0 <= card < FACES or count_card(cards, card) != count_card(others, card):
            return False
    return True


CARDS: Final[list[Card]] = [
    SeeTheFuture(SEE_THE_FUTURE_2, "see_the_future_2", 2, worth=26, odds=0.24),
    SeeTheFuture(SEE_THE_FUTURE_3, "see_the_future_3", 3, worth=30, odds=0.34, wanted_rank=16),
    SeeTheFuture(SEE_THE_FUTURE_5, "see_the_future_5", 5, worth=32, odds=0.3, wanted_rank=15),
    RevealTheFuture(REVEAL_THE_FUTURE_3, "reveal_the_future_3", 3, worth=20, odds=0.42),
    AlterTheFuture(ALTER_THE_FUTURE_3, "alter_the_future_3", 3, worth=40, odds=0.44, wanted_rank=14),
    AlterTheFuture(ALTER_THE_FUTURE_5, "alter_the_future_5", 5, worth=42, odds=0.55, wanted_rank=13),
    AlterTheFuture(ALTER_THE_FUTURE_NOW_3, "alter_the_future_now_3", 3, worth=40, odds=0.46, wanted_rank=12),
    AlterTheFuture(SHARE_THE_FUTURE_3, "share_the_future_3", 3, worth=36, odds=0.33),
]

declare(ChooseOrder())
