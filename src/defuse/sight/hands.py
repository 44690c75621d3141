"""The cards of hands that a seat is sure of, and the number of cards that may be anywhere."""

from defuse.game.kinds import GODCAT, UNKNOWN
from defuse.sight.piles import KITTENS


class Hands:
    """How many cards are in each hand, and which of them are sure."""

    def __init__(self, sizes: list[int], unseen: list[int]) -> None:
        self.sizes = sizes
        self.sure: list[list[int]] = [[] for _ in sizes]
        self.marked: list[list[int]] = [[] for _ in sizes]
        self.unseen = unseen  # how many of each kind lie neither open nor surely in a hand
        self.others = sum(number for kind, number in enumerate(unseen) if kind not in KITTENS)  # those of them, in all

    def copy(self) -> "Hands":
        twin = Hands(self.sizes.copy(), self.unseen.copy())
        twin.sure = [cards.copy() for cards in self.sure]
        twin.marked = [cards.copy() for cards in self.marked]
        return twin

    def not_sure(self, seat: int) -> int:
        """How many cards of a hand are kittens, or not sure."""
        return self.sizes[seat] - sum(card not in KITTENS for card in self.sure[seat])

    def find(self, card: int) -> None:
        """A card is located: it lies open, or is surely in a hand."""
        if card not in KITTENS:
            self.unseen[card] -= 1
            self.others -= 1

    def lose_sight(self, card: int) -> None:
        """A card is no longer located: it may be anywhere."""
        if card not in KITTENS:
            self.unseen[card] += 1
            self.others += 1

    def gain(self, seat: int, card: int) -> None:
        """A card comes into a hand. If we know the card, it is located now."""
        self.sizes[seat] += 1
        if card != UNKNOWN:
            self.sure[seat].append(card)

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a hand. If we know the card, it is located now; marked cards go first (MRK-1)."""
        self.sizes[seat] -= 1
        sure, marked = self.sure[seat], self.marked[seat]
        if card == UNKNOWN:
            self._doubt(seat)
        elif card in sure:
            sure.remove(card)
        else:
            self.find(card)
        if card in marked:
            marked.remove(card)

    def _doubt(self, seat: int) -> None:
        """An unseen card has left a hand: neither a marked one nor Godcat, which everybody would have seen (GC-3)."""
        sure, marked = self.sure[seat], self.marked[seat]
        for card in set(sure):
            if card != GODCAT and sure.count(card) > marked.count(card):
                sure.remove(card)
                self.lose_sight(card)

    def mark(self, seat: int, card: int) -> None:
        """A card of a hand is turned outward (MRK-1)."""
        self.see(seat, card)
        self.marked[seat].append(card)

    def see(self, seat: int, card: int) -> None:
        """A card of a hand that is not marked has been seen."""
        if self.sure[seat].count(card) <= self.marked[seat].count(card):
            self.sure[seat].append(card)
            self.find(card)

    def see_all(self, seat: int, cards: list[int]) -> None:
        """We see a whole hand."""
        for card in self.sure[seat]:
            self.lose_sight(card)
        self.sure[seat] = cards.copy()
        for card in cards:
            self.find(card)

    def clear(self, seat: int) -> None:
        """A hand is gone."""
        self.sizes[seat] = 0
        self.sure[seat] = []
        self.marked[seat] = []
