"""Kittens in hands: which may leave, which may stay, and which have to go off (SK-1, SK-2)."""

from defuse.game.kinds import EXPLODING_KITTEN, STREAKING_KITTEN, UNKNOWN
from defuse.sight.hands import Hands
from defuse.sight.piles import KITTENS, Cards, with_card, without_card

# The KITTENS in each room, the last of which is the Tower's storage; empty in a game without Streaking Kittens.
Held = tuple[Cards, ...]


class Rooms:
    """The rooms in which kittens of hands are counted: one for each hand, or a single one for all hands but the own."""

    def __init__(self, me: int, hands: Hands, rooms: list[int]) -> None:
        self.me = me
        self.hands = hands
        self.rooms = rooms  # by seat
        self.together = len(set(rooms)) < len(rooms)
        self.dead: frozenset[int] = frozenset()  # in their hands nothing goes off (ZMB-15)
        self.put_away = 0  # cards of the room of all others that left the game unseen

    def bury(self, seat: int) -> None:
        """Somebody is dead, and keeps the hand."""
        self.dead |= {seat}

    def put_hand_away(self, seat: int) -> None:
        """A hand leaves the game unseen; if its kittens are counted with those of others, they stay in the room."""
        if self.together and seat != self.me:
            self.put_away += self.hands.sizes[seat]

    def raise_again(self, seat: int) -> None:
        """Somebody lives again."""
        self.dead -= {seat}

    def of(self, held: Held, seat: int) -> Cards:
        """The kittens in the room of a hand."""
        return held[self.rooms[seat]] if held else ()

    def change(self, held: Held, seat: int, kittens: Cards) -> Held:
        """Other kittens in the room of a hand."""
        return _with_room(held, self.rooms[seat], kittens) if held else held

    def gain(self, held: Held, seat: int, card: int) -> Held:
        return self.change(held, seat, with_card(self.of(held, seat), card)) if card in KITTENS else held

    def lose(self, held: Held, seat: int, card: int) -> Held:
        kittens = self.of(held, seat)
        return self.change(held, seat, without_card(kittens, card)) if card in kittens else held

    def others(self, held: Held, seat: int) -> int:
        """How many cards of a hand are neither kittens nor sure."""
        kittens = 0 if self.together else len(self.of(held, seat))
        return max(0, self.hands.not_sure(seat) - kittens)

    def lose_unseen(self, held: Held, seat: int) -> list[tuple[float, int, Held]]:
        """Each unmarked card that a hand may lose unseen, its chance, and the kittens that are held afterwards."""
        if not held:
            return [(1.0, UNKNOWN, held)]
        seats = [other for other, room in enumerate(self.rooms) if room == self.rooms[seat]]
        marked = [card for other in seats for card in self.hands.marked[other]]
        put_away = 0 if seat == self.me else self.put_away
        number = max(1, put_away + sum(self.hands.sizes[other] for other in seats) - len(marked))
        kittens = self.of(held, seat)
        ways: list[tuple[float, int, Held]] = []
        others = number
        for card in sorted(set(kittens)):
            count = kittens.count(card) - marked.count(card)
            others -= count
            ways.append((count / number, card, self.lose(held, seat, card)))
        return [*ways, (max(0, others) / number, UNKNOWN, held)]

    def may_hold(self, held: Held, seat: int) -> bool:
        """One Exploding Kitten may be held for each Streaking Kitten (SK-1)."""
        kittens = self.of(held, seat)
        if seat in self.dead or (self._counts_dead(seat) and STREAKING_KITTEN in kittens):
            return True
        return kittens.count(STREAKING_KITTEN) > kittens.count(EXPLODING_KITTEN)

    def has_too_many(self, held: Held, seat: int) -> bool:
        """Without its Streaking Kitten a held kitten has to go off (SK-2)."""
        kittens = self.of(held, seat)
        if seat in self.dead or self._counts_dead(seat):
            return False
        return kittens.count(EXPLODING_KITTEN) > kittens.count(STREAKING_KITTEN)

    def _counts_dead(self, seat: int) -> bool:
        """Whether kittens of the dead, of whom nobody knows, are counted with those of this hand."""
        return self.together and seat != self.me and bool(self.dead - {self.me})

    def may_go_off(self, held: Held, seat: int) -> bool:
        """Whether a kitten of this hand may have to go off, or, in the own hand, be shown by choice."""
        free = self.together or seat == self.me
        return self.has_too_many(held, seat) or (free and EXPLODING_KITTEN in self.of(held, seat))

    def is_calm(self, held: Held) -> bool:
        """Whether no kitten of another player has to go off."""
        return not any(self.has_too_many(held, seat) for seat in range(len(self.rooms)) if seat != self.me)


def with_stored(held: Held, kittens: Cards) -> Held:
    """Other kittens in the Tower's storage."""
    return _with_room(held, len(held) - 1, kittens)


def _with_room(held: Held, room: int, kittens: Cards) -> Held:
    return (*held[:room], kittens, *held[room + 1 :])
