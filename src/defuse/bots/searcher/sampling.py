"""Tables that fit everything one seat has seen and heard: what it cannot know is dealt at random.

Where the view weighs the ways in which the pile may lie, each comes up as often as it is likely; all other hidden cards
are dealt alike. Otherwise kittens that nobody has located may lie at any place of the pile that nobody has seen.
"""

from math import comb
from typing import Final

from defuse.bots.searcher.agenda import agenda, in_the_air
from defuse.game.chance import HIGHEST_SEED, Dice
from defuse.game.kinds import (
    DEFUSE,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    PLACES,
    STREAKING_KITTEN,
    UNKNOWN,
    ZOMBIE_KITTEN,
)
from defuse.game.table import DEVILCAT_ON_MAT, GODCAT_ON_MAT, Table, front_code, mark_code, new_table
from defuse.sight.odds import Ways, fitting
from defuse.sight.piles import KITTENS, Pile, put, take
from defuse.sight.unseen import unseen_cards
from defuse.sight.view import View

_FINE: Final = 1 << 30  # how finely chances are told apart
_TRIES: Final = 1000


class _Lie:
    """One way in which the pile may lie, and which hidden cards are then elsewhere."""

    def __init__(self, pile: Pile, unlocated: list[int]) -> None:
        self.row = list(pile.row)
        self.bags: list[tuple[list[int], list[int]]] = []  # the places of each bag, and its cards
        left = unlocated.copy()
        for number, bag in enumerate(pile.bags):
            places = [depth for depth, place in enumerate(pile.row) if place == UNKNOWN - 1 - number]
            self.bags.append((places, list(bag)))
        known = [card for card in pile.row if card > UNKNOWN] + [card for bag in pile.bags for card in bag]
        for card in known:
            left[IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card] -= 1
        self.possible = min(left) >= 0 and left[IMPLODING_KITTEN] == 0
        self.exploding = left[EXPLODING_KITTEN]
        self.streaking = left[STREAKING_KITTEN]
        self.others = [kind for kind in range(PLACES) if kind not in KITTENS for _ in range(left[kind])]

    def lay(self, dice: Dice) -> list[int]:
        """The pile from the top; UNKNOWN where any card lies that is no kitten."""
        row = [max(place, UNKNOWN) for place in self.row]
        for places, bag in self.bags:
            free = places.copy()
            for card in bag:
                row[free.pop(dice.roll(len(free)))] = card
        return row


class Sampler:
    """Deals tables for one seat in one moment of a game."""

    def __init__(self, view: View, dice: Dice, armed: int = 0) -> None:
        """`armed`: how likely, in percent, somebody still has the Defuse that they were dealt."""
        self._view = view
        self._dice = dice
        self._armed = armed
        self._bare = _bare_table(view)
        unlocated = _unlocated(view)
        hidden = [seat for seat in range(view.seats) for card in view.hands[seat] if card == UNKNOWN]
        removed = sum(unlocated) - len(hidden) - view.pile_size - view.storage_size
        self._stored = view.seats  # the places of hidden cards that are no hands
        self._removed = view.seats + 1
        self._places = hidden + [self._stored] * view.storage_size + [self._removed] * removed
        self._godcat_unseen = unlocated[GODCAT] > 0  # it can only be in one's own hand while one is blind
        unlocated[GODCAT] = unlocated[DEVILCAT] = 0
        self._lies: list[_Lie] = []
        self._until: list[int] = []  # up to which number each of them is meant
        self._add_lies(view.piles, unlocated)
        if not self._lies:
            self._add_lies(_counted_piles(view, unlocated, len(self._places)), unlocated)

    def _add_lies(self, piles: Ways, unlocated: list[int]) -> None:
        until = 0
        for chance, pile in _as_remembered(self._view, fitting(self._view, piles)):
            lie = _Lie(pile, unlocated)
            if lie.possible and lie.exploding + lie.streaking <= len(self._places):
                until += max(1, int(chance * _FINE))
                self._lies.append(lie)
                self._until.append(until)

    def table(self) -> Table:
        """Another table that may be the true one."""
        dice = self._dice
        places = self._places.copy()
        hands = [[card for card in hand if card != UNKNOWN] for hand in self._view.hands] + [[], []]
        lie, kittens, where = self._some_lie_that_can_be(hands)
        for kitten, place in zip(kittens, where, strict=True):
            _move(kitten, place, places, hands)
        table = self._bare.clone()
        table.seed = (dice.roll(1 << 31) << 31 | dice.roll(1 << 31)) & HIGHEST_SEED
        pile = lie.lay(dice)
        rest = lie.others.copy()
        if self._godcat_unseen:
            _move(GODCAT, self._view.seat, places, hands)
        if self._armed:
            for saviour in (DEFUSE, ZOMBIE_KITTEN):
                if self._view.cast[saviour] >= self._view.seats:
                    self._deal_saviours(saviour, rest, places, hands)
        for depth, card in enumerate(pile):
            if card == UNKNOWN:
                pile[depth] = _drawn(rest, dice)
        table.pile = pile[::-1]
        for place in places:
            hands[place].append(_drawn(rest, dice))
        table.removed = hands.pop()
        table.storage = hands.pop()
        for seat, hand in enumerate(hands):
            table.take_up(seat, hand)
        self._mark_unseen(table)
        if self._view.question is not None:
            table.agenda = agenda(table, self._view.question, self._view.seat, dice)
        return table

    def _some_lie(self) -> _Lie:
        if len(self._lies) == 1:
            return self._lies[0]
        number = self._dice.roll(self._until[-1])
        low, high = 0, len(self._until) - 1
        while low < high:
            middle = (low + high) // 2
            if self._until[middle] > number:
                high = middle
            else:
                low = middle + 1
        return self._lies[low]

    def _some_lie_that_can_be(self, hands: list[list[int]]) -> tuple[_Lie, list[int], list[int]]:
        """A way in which the pile may lie, and where the kittens are that are not in it.

        Any way that can be is as likely as the other. If there is none, nobody could hold what would be left.
        """
        while True:
            lie = self._some_lie()
            kittens = [STREAKING_KITTEN] * lie.streaking + [EXPLODING_KITTEN] * lie.exploding
            where: list[int] = []
            for _ in range(_TRIES if kittens else 1):
                left = self._places.copy()
                where = [_drawn(left, self._dice) for _ in kittens]
                if self._can_be(kittens, where, hands):
                    return lie, kittens, where
            if len(self._lies) == 1:
                return lie, kittens, where
            self._forget(lie)

    def _forget(self, lie: _Lie) -> None:
        """A way in which the pile cannot lie after all."""
        number = self._lies.index(lie)
        share = self._until[number] - (self._until[number - 1] if number else 0)
        self._lies.pop(number)
        self._until.pop(number)
        for later in range(number, len(self._until)):
            self._until[later] -= share

    def _can_be(self, kittens: list[int], where: list[int], hands: list[list[int]]) -> bool:
        """An Exploding Kitten is held with a Streaking Kitten (SK-1), or was when its owner went out unseen."""
        for place in range(len(hands)):
            if place == self._view.seat and not self._view.blind[place]:
                continue  # what we hold we know
            there = hands[place].copy()
            for number in range(len(kittens)):
                if where[number] == place:
                    there.append(kittens[number])
            exploding = there.count(EXPLODING_KITTEN)
            if exploding == 0 or (place < self._view.seats and self._view.dead[place]):
                continue  # nothing goes off in the hand of the dead (ZMB-15)
            if place == self._stored or (place == self._removed and not self._view.options.hidden_dead_hand):
                return False
            if exploding > there.count(STREAKING_KITTEN):
                return False
        return True

    def _deal_saviours(self, saviour: int, rest: list[int], places: list[int], hands: list[list[int]]) -> None:
        """Who was dealt a Defuse or Zombie Kitten and has not used it still has it, unless it was stolen or given."""
        view = self._view
        for seat in range(view.seats):
            if view.defused[seat] == 0 and seat in places and seat != view.seat and saviour not in hands[seat]:
                chance = self._armed * 7 ** view.robbed[seat] // 8 ** view.robbed[seat]
                if saviour in rest and self._dice.roll(100) < chance:
                    rest.remove(saviour)
                    _move(saviour, seat, places, hands)

    def _mark_unseen(self, table: Table) -> None:
        """While one is blind, others have seen which of one's cards are marked (CB-6)."""
        me = self._view.seat
        marks = self._view.marked[me]
        if UNKNOWN in marks:
            hand = table.hands[me].copy()
            for _ in marks:
                table.mark(me, _drawn(hand, self._dice))


def _drawn(cards: list[int], dice: Dice) -> int:
    """A random card of some, which have it no more."""
    where = dice.roll(len(cards))
    card = cards[where]
    cards[where] = cards[-1]
    cards.pop()
    return card


def _move(card: int, place: int, places: list[int], hands: list[list[int]]) -> None:
    places.remove(place)
    hands[place].append(card)


def _bare_table(view: View) -> Table:
    """The table without what is hidden."""
    table = new_table(view.seats, view.options, 0)
    table.log = None
    table.quick = True
    table.play_with(list(view.cast))
    table.discard = list(reversed(view.discard))
    table.front = [front_code(lying.bearer, lying.owner, lying.kind, lying.role) for lying in view.front]
    table.marked = sorted(
        mark_code(seat, kind) for seat, marks in enumerate(view.marked) for kind in marks if kind >= 0
    )
    table.air = [] if view.question is None else in_the_air(view.question)
    table.surfaced = view.imploding_on_top
    table.mat = (GODCAT_ON_MAT if view.mat[0] else 0) | (DEVILCAT_ON_MAT if view.mat[1] else 0)
    table.keep_alive(sum(1 << seat for seat in range(view.seats) if view.alive[seat]))
    table.blind = sum(1 << seat for seat in range(view.seats) if view.blind[seat])
    table.turn = view.turn
    table.owed = view.owed
    table.attacked = view.attacked
    table.personal = view.personal
    table.left_behind = list(view.left_behind)
    table.direction = view.direction
    table.back_to = view.back_to
    table.barking_settled = view.barking_settled
    table.winner = view.winner
    return table


def _unlocated(view: View) -> list[int]:
    """How many cards of each kind may lie where the seat does not see them, the pile included."""
    discarded = [0] * PLACES
    for card in view.discard:
        discarded[card] += 1
    left = unseen_cards(view, discarded)
    seen = [GODCAT] * view.mat[0] + [DEVILCAT] * view.mat[1]
    if view.question is not None:
        seen += in_the_air(view.question)
    for card in view.pile:
        if card != UNKNOWN:
            left[IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card] += 1
    for card in seen:
        left[IMPLODING_KITTEN if card == IMPLODING_KITTEN_UP else card] -= 1
    return left


def _as_remembered(view: View, piles: Ways) -> Ways:
    """The piles with what the seat is sure of; chances that had to be begun anew may have forgotten some of it."""
    for depth, card in enumerate(view.pile):
        if card != UNKNOWN and any(pile.row[depth] != card for _, pile in piles):
            piles = [
                (chance * share, put(rest, card, depth))
                for chance, pile in piles
                for share, there, rest in take(pile, depth)
                if there == card or (there == UNKNOWN and card not in KITTENS)
            ]
    return piles


def _counted_piles(view: View, unlocated: list[int], elsewhere: int) -> Ways:
    """The pile for who does not weigh chances: what is known of it, and any number of Streaking Kittens."""
    row = tuple(UNKNOWN - 1 if card == UNKNOWN else card for card in view.pile)
    free = view.pile.count(UNKNOWN)
    up = view.imploding_up - view.pile.count(IMPLODING_KITTEN_UP)
    down = unlocated[IMPLODING_KITTEN] - view.imploding_up - view.pile.count(IMPLODING_KITTEN)
    exploding = min(unlocated[EXPLODING_KITTEN] - view.pile.count(EXPLODING_KITTEN), free - up - down)
    kittens = [EXPLODING_KITTEN] * exploding + [IMPLODING_KITTEN] * down + [IMPLODING_KITTEN_UP] * up
    streaking = unlocated[STREAKING_KITTEN] - view.pile.count(STREAKING_KITTEN)
    ways: list[tuple[float, Pile]] = []
    total = comb(free - len(kittens) + elsewhere, streaking)
    for here in range(streaking + 1):
        chance = comb(free - len(kittens), here) * comb(elsewhere, streaking - here) / total
        if chance > 0.0:
            bag = tuple(sorted([*kittens, *[STREAKING_KITTEN] * here]))
            ways.append((chance, Pile(row, (bag,)) if bag else Pile(view.pile, ())))
    return ways
