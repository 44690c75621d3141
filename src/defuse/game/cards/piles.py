"""Shuffle, also NOW, Swap Top and Bottom, Catomic Bomb and Draw from the Bottom: what the pile goes through."""

from typing import Final

from defuse.game.actions import Action
from defuse.game.cards.card import ESCAPE_FAMILY, PILE_FAMILY, ActionCard, Card
from defuse.game.chance import shuffle_pile
from defuse.game.draws import draw
from defuse.game.events import CATOMIC, SWAPPED
from defuse.game.kinds import BETWEEN_ACTIONS, EXPLODING_KITTEN
from defuse.game.table import Table
from defuse.game.turns import end_turn_soon

DRAW_FROM_THE_BOTTOM: Final = 12
SHUFFLE: Final = 14
SWAP_TOP_AND_BOTTOM: Final = 23
CATOMIC_BOMB: Final = 25
SHUFFLE_NOW: Final = 54


class Shuffle(ActionCard):
    """The pile gets a new order that nobody knows (SHF-1)."""

    def __init__(self) -> None:
        super().__init__(SHUFFLE, "shuffle", PILE_FAMILY)
        self.may_bring_kitten = False
        self.stirs = self.changes_draw = True
        self.wanted_rank = 17
        self.worth, self.odds = 24, 0.3

    def carry_out(self, table: Table, act: Action) -> None:
        shuffle_pile(table, act.seat)


class ShuffleNow(Shuffle):
    """The same at any time between actions, also out of turn (ZMB-13)."""

    def __init__(self) -> None:
        super().__init__()
        self.kind, self.name = SHUFFLE_NOW, "shuffle_now"
        self.now = BETWEEN_ACTIONS
        self.wanted_rank = 23
        self.worth, self.odds = 26, 0.32


class SwapTopAndBottom(ActionCard):
    """The top and the bottom card change places, unseen (SWP-1)."""

    def __init__(self) -> None:
        super().__init__(SWAP_TOP_AND_BOTTOM, "swap_top_and_bottom", PILE_FAMILY)
        self.changes_draw = True
        self.worth, self.odds = 26, 0.22

    def carry_out(self, table: Table, act: Action) -> None:
        pile = table.pile
        if len(pile) > 1:
            top = pile[-1]
            pile[-1] = pile[0]
            pile[0] = top
        table.tell(SWAPPED, act.seat)


class CatomicBomb(ActionCard):
    """All Exploding Kittens of the pile go on top of the shuffled rest, and one turn ends (CAT-1)."""

    def __init__(self) -> None:
        super().__init__(CATOMIC_BOMB, "catomic_bomb", PILE_FAMILY)
        self.ends_turn = True
        self.leave_rank, self.leave_all_rank, self.wanted_rank = 5, 8, 10
        self.worth, self.odds = 52, 0.55

    def carry_out(self, table: Table, act: Action) -> None:
        end_turn_soon(table)
        rest = [card for card in table.pile if card != EXPLODING_KITTEN]
        kittens = len(table.pile) - len(rest)
        table.pile = rest + [EXPLODING_KITTEN] * kittens
        shuffle_pile(table, act.seat, kittens)
        table.tell(CATOMIC, act.seat, number=kittens)


class DrawFromTheBottom(ActionCard):
    """The turn ends by drawing the bottom card (DFB-1)."""

    def __init__(self) -> None:
        super().__init__(DRAW_FROM_THE_BOTTOM, "draw_from_the_bottom", ESCAPE_FAMILY)
        self.changes_draw = True
        self.worth, self.odds = 30, 0.32

    def carry_out(self, table: Table, act: Action) -> None:
        draw(table, act.seat, True)


CARDS: Final[list[Card]] = [Shuffle(), ShuffleNow(), SwapTopAndBottom(), CatomicBomb(), DrawFromTheBottom()]
