"""All possible piles and holders of kittens, as far as a seat can tell, each with its chance.

All tables that fit what the seat has seen and heard count alike. Where somebody else put a card at a depth that the
seat does not know, every depth counts alike; where somebody else chose a card from a hand in secret, every card of it.
What people choose to play is no evidence.

Kittens are counted in every case: in the pile and, in a game with Streaking Kittens, in each hand.
Other cards count by their kinds and are followed in the pile; of those that left it unseen a case says which they were.
What is sure of them in hands stands in `Hands`.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from defuse.game.kinds import EXPLODING_KITTEN, IMPLODING_KITTEN, IMPLODING_KITTEN_UP, STREAKING_KITTEN, UNKNOWN
from defuse.game.moves import NOBODY
from defuse.sight import piles
from defuse.sight.hands import Hands
from defuse.sight.held import Held, Rooms, with_stored
from defuse.sight.piles import KITTENS, TOP, Cards, Pile, take, take_only, unordered, with_card, without_card

# With more than this, cases that differ only in the order of the pile become one, without the order they differ in.
MOST_CASES: Final = 1000
MOST_PLACES: Final = 20_000  # of the piles of all cases: ten times what games of boxes have; a recipe could have more

_IMPLODING: Final = (IMPLODING_KITTEN, IMPLODING_KITTEN_UP)


class Case(NamedTuple):
    """One possible arrangement of the pile and the kittens in hands."""

    pile: Pile
    held: Held = ()
    air: tuple[int, ...] = ()  # what somebody looks at before it finds its place (BUR-1, RHK-1)
    drawn: Cards = ()  # no kittens: they left the pile unseen, and have been in hands since

    def located(self) -> Cards:
        """All cards but kittens whose place is known: none of them is an UNKNOWN card of the pile."""
        return piles.others(self.pile) + self.drawn + tuple(card for card in self.air if _is_other(card))

    def draws(self, card: int) -> "Case":
        """A card that was taken from the pile unseen goes to a hand."""
        return self._replace(drawn=with_card(self.drawn, card)) if _is_other(card) else self

    def finds(self, card: int) -> "Case":
        """A card of some hand is seen, or leaves it. It may be one that was drawn."""
        return self._replace(drawn=without_card(self.drawn, card)) if card in self.drawn else self


class Showing(NamedTuple):
    """A kitten that was shown after a card had reached a hand."""

    seat: int
    card: int


Ways = Iterable[tuple[float, Case]]  # what may come of a case, and how likely that is
Sources = Iterable[tuple[float, int, Case]]  # with the card that is taken away


class Cases:
    """The cases of one seat; their chances make 1 together."""

    def __init__(self, me: int, chances: dict[Case, float], hands: Hands, rooms: list[int]) -> None:
        self.me = me
        self.hands = hands
        self.rooms = Rooms(me, hands, rooms)
        self.counts_hands = any(case.held for case in chances)
        self.most = MOST_CASES
        self.chances: dict[Case, float] = {}
        self._keep(chances)

    def copy(self, hands: Hands) -> "Cases":
        """An independent copy that uses these hands."""
        twin = Cases(self.me, self.chances, hands, self.rooms.rooms)
        twin.most = self.most
        twin.rooms.dead = self.rooms.dead
        twin.rooms.put_away = self.rooms.put_away
        twin.chances = self.chances  # to the last digit; it is replaced when it changes, never altered
        return twin

    def _keep(self, chances: dict[Case, float]) -> None:
        if len(chances) > self.most or len(chances) * _places(chances) > MOST_PLACES:
            chances = _blurred(chances)
        if len(chances) == 1:
            self.chances = dict.fromkeys(chances, 1.0)
        else:
            total = sum(chances.values())
            self.chances = {case: chance / total for case, chance in chances.items()}

    def _follow(self, what_may_come: Callable[[Case], Ways]) -> bool:
        """Replace each case by the cases that can follow it. If none can, nothing changes."""
        after: dict[Case, float] = {}
        for case, chance in self.chances.items():
            for share, new in what_may_come(case):
                if share > 0.0:
                    after[new] = after.get(new, 0.0) + chance * share
        if after:
            self._keep(after)
        return bool(after)

    def _weigh(self, likely: Callable[[Case], float]) -> None:
        """Weigh the cases by how likely each makes what was seen. If no case allows it, nothing is learnt."""
        if len(self.chances) > 1:
            weights = [likely(case) for case in self.chances]
            if min(weights) < max(weights):
                weighed = zip(self.chances.items(), weights, strict=True)
                self._keep({case: chance * weight for (case, chance), weight in weighed if weight > 0.0})

    def _start_over(self, size: int, gone: tuple[int, ...]) -> None:
        """Forget the order of the pile: only its size and some cards that have left it are known."""
        likeliest = max(self.chances, key=lambda case: self.chances[case])
        left = piles.kittens(likeliest.pile)
        for card in gone:
            left = without_card(left, card) if card in left else left
        self._keep({Case(unordered(size, left[:size]), likeliest.held): 1.0})

    def _size(self) -> int:
        return _places(self.chances)

    # Cards that are no kittens

    def _likeness(self, seen: int) -> Callable[[Case, int], float]:
        """The chance that a card that was seen is the card of a case."""
        if seen == UNKNOWN:
            return lambda case, card: 1.0
        unseen = 0 if seen in KITTENS else self.hands.unseen[seen]

        def like(case: Case, card: int) -> float:
            if card != UNKNOWN:
                return float(card == seen)
            located = case.located()
            number = unseen - located.count(seen)
            return number / max(number, self.hands.others - len(located)) if number > 0 else 0.0

        return like

    def _find(self, seat: int, card: int) -> None:
        """A card leaves a hand, and we see it."""
        if card not in self.hands.sure[seat]:
            self._find_drawn(card)

    def _find_drawn(self, card: int) -> None:
        """A card is seen that nobody knew to be in its hand; it may have been drawn unseen."""
        if any(card in case.drawn for case in self.chances):
            self._follow(lambda case: [(1.0, case.finds(card))])

    # Cards of hands

    def _readiness(self, seat: int, card: int) -> Callable[[Case], float]:
        """The chance that a hand shows this card in a case, up to a factor that is the same in all cases."""
        if card in KITTENS:
            return lambda case: self.rooms.of(case.held, seat).count(card) if case.held else 1.0
        sure, unseen = self.hands.sure[seat].count(card), self.hands.unseen[card]

        def ready(case: Case) -> float:
            not_in_pile = max(0, unseen - piles.others(case.pile).count(card))
            others = max(1, self.hands.others - len(case.located()))
            return sure + self.rooms.others(case.held, seat) * not_in_pile / others

        return ready

    def show(self, seat: int, card: int) -> None:
        """A card leaves a hand, and everybody sees it."""
        if len(self.chances) > 1:
            self._weigh(self._readiness(seat, card))
        if self.counts_hands and card in KITTENS:
            self._follow(lambda case: [(1.0, case._replace(held=self.rooms.lose(case.held, seat, card)))])
        self._find(seat, card)

    def see_in_hand(self, seat: int, card: int) -> None:
        """Everybody sees a random unmarked card of a hand (MRK-1)."""
        ready, before = self._readiness(seat, card), self.hands.marked[seat].count(card)
        self._weigh(lambda case: max(0.0, ready(case) - before))
        if self.hands.sure[seat].count(card) <= before:
            self._find_drawn(card)

    def lacks(self, seat: int, card: int) -> None:
        """A player does not hold a kind that somebody asked for (COM-2). Only kittens matter here."""
        if card in KITTENS and not self.rooms.together:
            self._weigh(lambda case: card not in self.rooms.of(case.held, seat))

    def see_own(self, cards: list[int]) -> None:
        """We look at our own hand again (CB-1)."""
        seen = [card for card in cards if card in KITTENS]
        self._weigh(lambda case: not Counter(seen) - Counter(self.rooms.of(case.held, self.me)))
        for card in (Counter(cards) - Counter(self.hands.sure[self.me])).elements():
            self._find_drawn(card)

    def empty(self, seat: int, shown: bool) -> None:
        """A hand is gone; if all of it was shown, nothing is left of it."""
        if not shown:
            self.rooms.put_hand_away(seat)
        if self.counts_hands and not self.rooms.together:
            if shown:
                self._weigh(lambda case: not self.rooms.of(case.held, seat))
            self._follow(lambda case: [(1.0, case._replace(held=self.rooms.change(case.held, seat, ())))])

    def goes_off(self, seat: int) -> None:
        """A held kitten is shown, as its Streaking Kitten is gone (SK-2)."""
        if self.counts_hands:
            self._weigh(lambda case: self.rooms.may_go_off(case.held, seat))
            self._follow(lambda case: [(1.0, case._replace(held=self.rooms.lose(case.held, seat, EXPLODING_KITTEN)))])

    def calm_down(self) -> None:
        """No kitten is about to go off: nobody holds more Exploding than Streaking Kittens (SK-2)."""
        if self.counts_hands:
            self._weigh(lambda case: self.rooms.is_calm(case.held))

    def _from_hand(self, seat: int, seen: int) -> Callable[[Case], Sources]:
        """What may leave a hand: the card that was seen, or any card that is not marked."""
        ready = self._readiness(seat, seen) if seen != UNKNOWN else None

        def leaving(case: Case) -> Sources:
            if ready is None:
                ways = self.rooms.lose_unseen(case.held, seat)
            else:
                ways = [(ready(case), seen, self.rooms.lose(case.held, seat, seen))]
            return [(share, card, case._replace(held=held)) for share, card, held in ways]

        return leaving

    # Cards that reach a hand

    def draw(self, end: int, seat: int, seen: int, showing: Showing | None) -> int:
        """A card leaves the pile and reaches a hand, or is shown. Returns the card if it is sure."""
        if len(self.chances) == 1 and showing is None and not self.counts_hands:
            case = next(iter(self.chances))
            left = take_only(case.pile, end, seen) if self._says_little(case.pile, seat, seen) else None
            if left is not None:
                self.chances = {case._replace(pile=left): 1.0}
                return case.pile.row[end] if seen == UNKNOWN and case.pile.row[end] > UNKNOWN else seen

        def from_pile(case: Case) -> Sources:
            return [(share, card, case._replace(pile=pile)) for share, card, pile in take(case.pile, end)]

        found = self._arrive(from_pile, NOBODY, seat, seen, showing)
        if found is None:
            self._start_over(self._size() - 1, (seen if showing is None else showing.card,))
        return seen if found is None else found

    def _says_little(self, pile: Pile, seat: int, seen: int) -> bool:
        """Whether drawing this card without showing it changes no chances, as with most draws."""
        if seat != self.me:
            return seen == UNKNOWN
        return seen not in KITTENS and seen != UNKNOWN and self.hands.unseen[seen] > 0 and not piles.others(pile)

    def take_looked_at(self, seat: int, seen: int, showing: Showing | None) -> int:
        """The card that a player looked at reaches their hand, or is shown (RHK-1). Returns the card if it is sure."""

        def from_the_air(case: Case) -> Sources:
            return [(1.0, case.air[0] if case.air else UNKNOWN, case._replace(air=()))]

        found = self._arrive(from_the_air, NOBODY, seat, seen, showing)
        if found is None:
            self._start_over(self._size(), ())
        return seen if found is None else found

    def pass_on(self, loser: int, seat: int, seen: int, showing: Showing | None, at_once: bool = False) -> None:
        """A card goes from hand to hand. `at_once`: several do, so kittens of the losers are shown later."""
        if self.counts_hands:
            self._arrive(self._from_hand(loser, seen), NOBODY if at_once else loser, seat, seen, showing)
            self._find(loser, seen)
        elif seen != UNKNOWN:
            self.show(loser, seen)

    def take_stored(self, seat: int, number: int, seen: int) -> None:
        """A random card of a storage of this size reaches a hand (TOP-1)."""

        def from_storage(case: Case) -> Sources:
            stored = take(unordered(number, case.held[-1]), TOP)
            return [
                (share, card, case._replace(held=with_stored(case.held, piles.cards(left))))
                for share, card, left in stored
            ]

        if self.counts_hands:
            self._arrive(from_storage, NOBODY, seat, seen, None)

    def _arrive(
        self, sources: Callable[[Case], Sources], loser: int, seat: int, seen: int, showing: Showing | None
    ) -> int | None:
        """A card reaches a hand. Returns the card, UNKNOWN if it is not sure, None if that is impossible."""
        found: set[int] = set()
        like = self._likeness(seen)

        def arriving(case: Case) -> Ways:
            for share, card, left in sources(case):
                likely = share * like(case, card)
                came = card if seen == UNKNOWN else seen
                after = self._settled(left, loser, seat, came, showing) if likely > 0.0 else None
                if after is not None:
                    found.add(came)
                    yield likely, after.draws(came) if seen == UNKNOWN else after

        if not self._follow(arriving):
            return None
        if len(found) > 1:
            return UNKNOWN
        card = found.pop()
        if seen == UNKNOWN:
            self._find_drawn(card)
        return card

    def _settled(self, case: Case, loser: int, seat: int, card: int, showing: Showing | None) -> Case | None:
        """The case with one more card in a hand, if it agrees with the kitten that was shown or with none."""
        rooms, held = self.rooms, case.held
        if showing is not None and showing.seat == seat:
            return case if card == showing.card else None
        if seat != self.me and (card in _IMPLODING or (card == EXPLODING_KITTEN and not rooms.may_hold(held, seat))):
            return None
        held = rooms.gain(held, seat, card)
        if showing is not None:  # it was the Streaking Kitten that the loser needed (SK-2)
            if card != STREAKING_KITTEN or showing.seat != loser or not rooms.may_go_off(held, loser):
                return None
            held = rooms.lose(held, loser, EXPLODING_KITTEN)
        elif loser != NOBODY and loser != self.me and rooms.has_too_many(held, loser):
            return None
        return case._replace(held=held)

    # The pile

    def look(self, end: int, seen: int) -> None:
        """Somebody takes up a card to look at it."""
        like = self._likeness(seen)

        def taken(case: Case) -> Ways:
            for share, card, pile in take(case.pile, end):
                yield share * like(case, card), case._replace(pile=pile, air=(card if seen == UNKNOWN else seen,))

        if not self._follow(taken):
            self._start_over(self._size() - 1, (seen,))
            self._follow(lambda case: [(1.0, case._replace(air=(seen,)))])

    def put(self, card: int, depth: int) -> None:
        """A card goes into the pile. UNKNOWN stands for the card that was looked at; the depth may be UNKNOWN, too."""

        def inserted(case: Case) -> Ways:
            goes_in = case.air[0] if card == UNKNOWN and case.air else card
            if depth != UNKNOWN:
                return [(1.0, case._replace(pile=piles.put(case.pile, goes_in, depth), air=()))]
            ways = piles.put_somewhere(case.pile, goes_in)
            return [(share, case._replace(pile=pile, air=())) for share, pile in ways]

        self._follow(inserted)

    def put_from_hand(self, seat: int, seen: int) -> None:
        """A card goes from a hand on top of the pile (GAR-1, POT-1). Unseen it may be any card that was drawn."""
        leaving = self._from_hand(seat, seen)

        def put(case: Case) -> Ways:
            for share, card, left in leaving(case):
                drawn = () if card == UNKNOWN else left.drawn
                yield share, left._replace(pile=piles.put(left.pile, card, 0), drawn=drawn)

        if not self._follow(put):
            self._follow(lambda case: [(1.0, case._replace(pile=piles.put(case.pile, seen, 0)))])
        self._find(seat, seen)

    def see(self, cards: list[int]) -> None:
        """We see the top cards."""
        for depth, card in enumerate(cards):
            self._see_at(depth, card)

    def _see_at(self, depth: int, seen: int) -> None:
        """We see a card below so many that we have seen."""
        like = self._likeness(seen)

        def seeing(case: Case) -> Ways:
            for share, card, rest in take(case.pile, depth):
                yield share * like(case, card), case._replace(pile=piles.put(rest, seen, depth))

        if not self._follow(seeing):
            above = next(iter(self.chances)).pile.row[:depth]
            self._start_over(self._size() - depth - 1, (*above, seen))
            self._put_on_top((*above, seen))

    def _put_on_top(self, cards: tuple[int, ...]) -> None:
        self._follow(lambda case: [(1.0, case._replace(pile=Pile(cards + case.pile.row, case.pile.bags)))])

    def swap(self) -> None:
        """The top and the bottom card change places (SWP-1)."""
        self._follow(lambda case: [(1.0, case._replace(pile=piles.swap(case.pile)))])

    def tuck(self) -> None:
        """The two top cards change places (ZMB-11)."""
        self._follow(lambda case: [(1.0, case._replace(pile=piles.tuck(case.pile)))])

    def stir(self, depth: int) -> None:
        """So many cards from the top are put in order, we do not know which (STF-3)."""
        self._follow(lambda case: [(share, case._replace(pile=pile)) for share, pile in piles.stir(case.pile, depth)])

    def shuffle(self) -> None:
        """Shuffle the pile (SHF-1)."""
        self._follow(lambda case: [(1.0, case._replace(pile=piles.shuffle(case.pile), drawn=()))])

    def catomic(self, number: int) -> None:
        """All Exploding Kittens of the pile, so many, lie on top of the shuffled rest (CAT-1)."""
        on_top = (EXPLODING_KITTEN,) * number
        rest = self._size() - number

        def sorted_out(case: Case) -> Ways:
            kittens = piles.kittens(case.pile)
            if kittens.count(EXPLODING_KITTEN) == number:
                below = tuple(card for card in kittens if card != EXPLODING_KITTEN)
                yield 1.0, case._replace(pile=unordered(rest, below), drawn=())

        if not self._follow(sorted_out):
            self._start_over(rest, on_top)
        self._put_on_top(on_top)

    # A face-up Imploding Kitten on top (IK-3)

    def top_is_not_up(self) -> None:
        """Everybody would see a face-up Imploding Kitten on top."""

        def hidden(case: Case) -> Ways:
            if not _may_be_up(case.pile):
                return [(1.0, case)]
            ways = take(case.pile, TOP)
            return [
                (share, case._replace(pile=piles.put(rest, card, 0)))
                for share, card, rest in ways
                if card != IMPLODING_KITTEN_UP
            ]

        self._follow(hidden)

    def may_be_up(self) -> bool:
        return any(_may_be_up(case.pile) for case in self.chances)

    def is_up(self) -> bool:
        return all(case.pile.row[:1] == (IMPLODING_KITTEN_UP,) for case in self.chances)

    # What can be said of all cases

    def pile(self, counting: bool) -> list[int]:
        """The card at each place if it is the same in all cases, otherwise UNKNOWN."""
        first, *others = {case.pile for case in self.chances}
        found = piles.places(first, counting)
        for pile in others:
            if found.count(UNKNOWN) == len(found):
                break
            there = piles.places(pile, counting)
            found = [card if card == other else UNKNOWN for card, other in zip(found, there, strict=True)]
        return found

    def piles(self, calm: bool) -> tuple[tuple[float, Pile], ...]:
        """The possible piles, each with its chance. `calm` means that no kitten is about to go off."""
        if len(self.chances) == 1:
            return ((1.0, next(iter(self.chances)).pile),)
        found: dict[Pile, float] = {}
        for case, chance in self.chances.items():
            if not calm or self.rooms.is_calm(case.held):
                found[case.pile] = found.get(case.pile, 0.0) + chance
        if not found:
            return self.piles(False)
        total = sum(found.values())
        return tuple((chance / total, pile) for pile, chance in found.items())


def _is_other(card: int) -> bool:
    """Whether it is known, and no kitten that is counted wherever it lies."""
    return card != UNKNOWN and card not in KITTENS


def _places(chances: dict[Case, float]) -> int:
    """How many places the pile has."""
    return len(next(iter(chances)).pile.row)


def _may_be_up(pile: Pile) -> bool:
    """Whether a face-up Imploding Kitten may lie on top."""
    if not pile.row or pile.row[0] == UNKNOWN:
        return False
    return IMPLODING_KITTEN_UP in (pile.row[:1] if pile.row[0] > UNKNOWN else pile.bag(pile.row[0]))


def _blurred(chances: dict[Case, float]) -> dict[Case, float]:
    """Merge the cases with the same kittens in hands and pile; a merged case keeps what they have in common."""
    alike: dict[tuple[object, ...], list[Case]] = {}
    for case in chances:
        alike.setdefault((piles.kittens(case.pile), case.held, case.air), []).append(case)
    merged: dict[Case, float] = {}
    for cases in alike.values():
        common = piles.common([case.pile for case in cases])
        merged[cases[0]._replace(pile=common, drawn=())] = sum(chances[case] for case in cases)
    return merged
