"""Everything there is to know about a game in progress, as plain data that can be copied and saved at any moment.

Hands are sorted lists of kinds. Copies of a table share them until they change, so only methods of the table change
them. The pile and the discard pile have their top at the end of the list. `cast`, `marked`, `front`, `storage`,
`removed`, `left_behind`, `air` and `pins` are replaced when they change, never altered, so that copies can share them.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from defuse.game.actions import Action
from defuse.game.agenda import Step
from defuse.game.card_lists import add_card, count_card, holds, remove_card
from defuse.game.events import CLAIMED_BACK, PUBLIC, Event
from defuse.game.kinds import (
    AFTER_RESCUE_KINDS,
    GODCAT,
    IMPLODING_KITTEN,
    NOPE,
    NOTED,
    NOW_KINDS,
    OF_THE_DEAD,
    PLACES,
    STREAKING_KITTEN,
    UNKNOWN,
    ZOMBIE_KITTEN,
    any_of,
)
from defuse.game.moves import NO_CARDS, NOBODY
from defuse.game.options import FIRST_RULES, Options

GODCAT_ON_MAT: Final = 1
DEVILCAT_ON_MAT: Final = 2
BOTH_ON_MAT: Final = 3

NO_KEY: Final = b""

_NO_CAST: Final[list[int]] = [0] * PLACES


class RandomDraw:
    """From what a random card was taken: every card that could have come up."""

    __slots__ = ("cards", "events", "number")

    def __init__(self, cards: list[int], number: i64, events: i64) -> None:
        self.cards = cards
        self.number = number  # how many outcomes there had been before
        self.events = events  # how many events there had been


@mypyc_attr(acyclic=True)
class Table:
    """The whole table: hands, piles, whose turn it is, what is waited for, and the state of chance."""

    __slots__ = (
        "_shared",
        "agenda",
        "air",
        "alive",
        "attacked",
        "back_to",
        "barking_settled",
        "blind",
        "cast",
        "direction",
        "discard",
        "front",
        "hands",
        "has_imploding",
        "has_now",
        "keepers",
        "keeps_dead",
        "key",
        "left_behind",
        "log",
        "marked",
        "mat",
        "nopers",
        "nowers",
        "options",
        "outcomes",
        "owed",
        "personal",
        "picks",
        "pile",
        "pins",
        "present",
        "public_table",
        "quick",
        "random_draws",
        "removed",
        "seats",
        "seed",
        "seers",
        "shuffles",
        "storage",
        "surfaced",
        "turn",
        "winner",
    )

    seats: i64
    options: Options
    cast: list[int]  # how many cards of each kind are in this game, known to all
    hands: list[list[int]]
    pile: list[int]
    discard: list[int]
    storage: list[int]
    removed: list[int]  # out of the game for good, unseen
    left_behind: list[int]  # how many of them lie in front of each player who is out (EK-4)
    air: list[int]  # drawn or turned over, not yet at its place
    marked: list[int]  # mark_code, sorted
    front: list[int]  # front_code
    surfaced: bool  # everybody has seen the face-up Imploding Kitten on top of the pile
    mat: i64
    alive: i64  # those who take turns, are targets and have not lost, a bit for each seat
    present: i64  # those who have a hand and may react: the living, and the dead who play on (ZMB-3)
    blind: i64
    turn: i64
    owed: i64
    attacked: bool
    personal: bool  # the turns owed come from an own Personal Attack (ATK-2)
    direction: i64
    back_to: i64  # to whom play returns after a targeted attack, or NOBODY
    barking_settled: bool  # the Barking Kittens that lie in front go when this turn ends
    keepers: i64  # how many cards are in hands with which a rescue can be chosen in secret
    nopers: i64  # the seats that hold a Nope, as bits
    nowers: i64  # the seats that hold a NOW card
    seers: i64  # the seats that hold a card for the moment after a rescue
    has_imploding: bool  # an Imploding Kitten takes part: all are told when it lies on top, face up (IK-3)
    has_now: bool  # NOW cards take part, so a draw is announced (NOW-1)
    keeps_dead: bool  # the dead keep their hands and play on (ZMB-3)
    agenda: list[Step]
    winner: i64
    seed: i64  # of the fast generator
    key: bytes  # of the cryptographic one; empty if luck is seeded
    shuffles: i64
    picks: i64
    pins: list[int]  # chance that was laid down beforehand
    quick: bool  # ask only seats that could react
    public_table: "Table | None"  # what the others still see while somebody chooses in secret
    log: list[Event] | None
    outcomes: list[int] | None  # the random outcomes so far, if a record is kept
    random_draws: list[RandomDraw] | None  # from what random cards were taken, if chances are counted
    _shared: i64  # the seats whose hands may be those of another table, too, as bits

    def __init__(
        self,
        seats: i64,
        options: Options,
        seed: i64,
        cast: list[int],
        hands: list[list[int]],
        pile: list[int],
        discard: list[int],
        left_behind: list[int],
        agenda: list[Step],
    ) -> None:
        """A table in its first turn. All is set here, so that compiled code never asks whether something is."""
        self.seats = seats
        self.options = options
        self.cast = cast
        self.hands = hands
        self.pile = pile
        self.discard = discard
        self.storage = NO_CARDS
        self.removed = NO_CARDS
        self.left_behind = left_behind
        self.air = NO_CARDS
        self.marked = NO_CARDS
        self.front = NO_CARDS
        self.surfaced = False
        self.mat = 0
        self.alive = (1 << seats) - 1
        self.present = self.alive
        self.blind = 0
        self.turn = 0
        self.owed = 1
        self.attacked = False
        self.personal = False
        self.direction = 1
        self.back_to = NOBODY
        self.barking_settled = False
        self.keepers = 0
        self.nopers = 0
        self.nowers = 0
        self.seers = 0
        self.has_imploding = False
        self.has_now = False
        self.keeps_dead = False
        self.agenda = agenda
        self.winner = NOBODY
        self.seed = seed
        self.key = NO_KEY
        self.shuffles = 0
        self.picks = 0
        self.pins = NO_CARDS
        self.quick = False
        self.public_table = None
        self.log = None
        self.outcomes = None
        self.random_draws = None
        self._shared = 0

    def clone(self) -> "Table":
        """A copy that goes its own way, without a log."""
        copy = Table(
            self.seats,
            self.options,
            self.seed,
            self.cast,
            self.hands.copy(),
            self.pile.copy(),
            self.discard.copy(),
            self.left_behind,
            self.agenda.copy(),
        )
        copy.storage = self.storage
        copy.removed = self.removed
        copy.air = self.air
        copy.marked = self.marked
        copy.front = self.front
        copy.surfaced = self.surfaced
        copy.mat = self.mat
        copy.alive = self.alive
        copy.present = self.present
        copy.blind = self.blind
        copy.turn = self.turn
        copy.owed = self.owed
        copy.attacked = self.attacked
        copy.personal = self.personal
        copy.direction = self.direction
        copy.back_to = self.back_to
        copy.barking_settled = self.barking_settled
        copy.keepers = self.keepers
        copy.nopers = self.nopers
        copy.nowers = self.nowers
        copy.seers = self.seers
        copy.has_imploding = self.has_imploding
        copy.has_now = self.has_now
        copy.keeps_dead = self.keeps_dead
        copy.winner = self.winner
        copy.key = self.key
        copy.shuffles = self.shuffles
        copy.picks = self.picks
        copy.pins = self.pins
        copy.quick = self.quick
        copy.public_table = self.public_table
        self._shared = copy._shared = (1 << self.seats) - 1
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from defuse.game.saving import freeze, thaw

        return (thaw, (freeze(self),))

    def play_with(self, cast: list[int]) -> None:
        """These cards take part."""
        self.cast = cast
        self.has_imploding = cast[IMPLODING_KITTEN] > 0
        self.has_now = any_of(cast, NOW_KINDS)
        self.keeps_dead = any_of(cast, OF_THE_DEAD)

    # Who is there

    def keep_alive(self, seats: i64) -> None:
        """These players, as bits, are alive; the others are dead or out."""
        self.alive = seats
        self.present = (1 << self.seats) - 1 if self.keeps_dead else seats

    def lives(self, seat: i64) -> bool:
        return (self.alive >> seat) & 1 == 1

    def is_present(self, seat: i64) -> bool:
        return (self.present >> seat) & 1 == 1

    def dead(self) -> i64:
        """The players who are dead and play on, as bits (ZMB-3)."""
        return self.present & ~self.alive

    def is_blind(self, seat: i64) -> bool:
        return (self.blind >> seat) & 1 == 1

    def others(self, seat: i64) -> i64:
        """The living players but this one, as bits."""
        return self.alive & ~(1 << seat)

    def witnesses(self, seat: i64) -> i64:
        """Everybody who may react to this player, as bits: the living and the dead, but nobody who is blind (CB-2)."""
        return self.present & ~self.blind & ~(1 << seat)

    def next_after(self, seat: i64) -> i64:
        """The next living player in the direction of play."""
        after = seat
        while True:
            after += self.direction
            if after == self.seats:
                after = 0
            elif after < 0:
                after = self.seats - 1
            if (self.alive >> after) & 1:
                return after

    # Cards

    def _own_hand(self, seat: i64) -> list[int]:
        """A hand that other tables may share is about to change: from now on this table has one of its own."""
        self._shared &= ~(1 << seat)
        hand = self.hands[seat].copy()
        self.hands[seat] = hand
        return hand

    def gain(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand."""
        hand = self.hands[seat]
        if self._shared and (self._shared >> seat) & 1:
            hand = self._own_hand(seat)
        add_card(hand, kind)
        if NOTED[kind]:
            self._note_gain(seat, kind)

    def take_up(self, seat: i64, cards: list[int]) -> None:
        """A player takes up the cards they were dealt."""
        self._shared &= ~(1 << seat)
        self.hands[seat] = sorted(cards)
        for kind in cards:
            if NOTED[kind]:
                self._note_gain(seat, kind)

    def lose(self, seat: i64, kind: i64) -> bool:
        """A card that nobody chooses leaves a hand, a marked one first (MRK-1). Whether it was marked."""
        marked = False
        if self.marked and self.marks_on(seat, kind) > 0:
            self.unmark(seat, kind)
            marked = True
        self.lose_unmarked(seat, kind)
        return marked

    def lose_chosen(self, seat: i64, kind: i64, marked: bool) -> bool:
        """A card that its owner has chosen leaves a hand (MRK-1). Whether it was marked.

        Without the wish for a marked one it is an unmarked one, if there is one.
        """
        if marked or not self.marked or self.options.rules == FIRST_RULES:
            return self.lose(seat, kind)
        if self.marks_on(seat, kind) == count_card(self.hands[seat], kind):
            return self.lose(seat, kind)
        self.lose_unmarked(seat, kind)
        return False

    def lose_unmarked(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand and no mark goes with it."""
        hand = self.hands[seat]
        if self._shared and (self._shared >> seat) & 1:
            hand = self._own_hand(seat)
        remove_card(hand, kind)
        if NOTED[kind]:
            self._note_loss(seat, kind)

    def _note_gain(self, seat: i64, kind: i64) -> None:
        if kind == NOPE:
            self.nopers |= 1 << seat
        elif kind in AFTER_RESCUE_KINDS:
            self.seers |= 1 << seat
        elif kind in (STREAKING_KITTEN, GODCAT, ZOMBIE_KITTEN):
            self.keepers += 1
        else:
            self.nowers |= 1 << seat

    def _note_loss(self, seat: i64, kind: i64) -> None:
        if kind == STREAKING_KITTEN or kind == GODCAT or kind == ZOMBIE_KITTEN:
            self.keepers -= 1
        elif not holds(self.hands[seat], kind):
            if kind == NOPE:
                self.nopers &= ~(1 << seat)
            elif kind in AFTER_RESCUE_KINDS:
                if not self._holds_any(seat, AFTER_RESCUE_KINDS):
                    self.seers &= ~(1 << seat)
            elif not self._holds_any(seat, NOW_KINDS):
                self.nowers &= ~(1 << seat)

    def _holds_any(self, seat: i64, kinds: list[int]) -> bool:
        hand = self.hands[seat]
        for kind in kinds:
            if holds(hand, kind):
                return True
        return False

    def has(self, seat: i64, kind: i64) -> bool:
        return holds(self.hands[seat], kind)

    def lay_aside(self, seat: i64, kind: i64) -> None:
        """A card from a hand goes to its place after use: the discard pile, for Godcat the mat (GC-2)."""
        self.lose(seat, kind)
        self.put_away(seat, kind)

    def put_away(self, seat: i64, kind: i64) -> None:
        """A card that has left the hand of this seat goes to the discard pile, Godcat to the mat (GC-2)."""
        if kind == GODCAT:
            self.mat |= GODCAT_ON_MAT
            self.tell(CLAIMED_BACK, seat)
        else:
            self.discard.append(kind)

    def lift(self, card: i64) -> None:
        """A card is in the air until its place is chosen."""
        self.air = [*self.air, card]

    def land(self, card: i64) -> None:
        """A card in the air has found its place."""
        rest = self.air.copy()
        remove_card(rest, card)
        self.air = rest

    def leave_behind(self, seat: i64, number: i64) -> None:
        """The cards of a player who is out stay lying face down, for all to count (EK-4)."""
        counts = self.left_behind.copy()
        counts[seat] = number
        self.left_behind = counts

    # Marks

    def marks_on(self, seat: i64, kind: i64) -> i64:
        return count_card(self.marked, mark_code(seat, kind))

    def marks_of(self, seat: i64) -> list[int]:
        """The marked cards of a hand."""
        return [code & 127 for code in self.marked if code >> 7 == seat]

    def mark(self, seat: i64, kind: i64) -> None:
        self.marked = sorted([*self.marked, mark_code(seat, kind)])

    def unmark(self, seat: i64, kind: i64) -> None:
        rest = self.marked.copy()
        remove_card(rest, mark_code(seat, kind))
        self.marked = rest

    # In front of players

    def lay(self, bearer: i64, owner: i64, kind: i64, role: i64) -> None:
        self.front = [*self.front, front_code(bearer, owner, kind, role)]

    def unlay(self, code: i64) -> None:
        rest = self.front.copy()
        remove_card(rest, code)
        self.front = rest

    # Telling what has happened

    def tell(
        self,
        what: i64,
        seat: i64,
        other: i64 = NOBODY,
        card: i64 = UNKNOWN,
        number: i64 = 0,
        cards: list[int] = NO_CARDS,
        act: Action | None = None,
        audience: i64 = PUBLIC,
    ) -> None:
        if self.log is not None:
            self.log.append(Event(what, seat, other, card, number, cards, act, audience))


def front_code(bearer: i64, owner: i64, kind: i64, role: i64) -> i64:
    """A card in front of a player, as one number; its role is the kind that it counts as there (GC-1, ZMB-12)."""
    return role * 2097152 + bearer * 16384 + owner * 128 + kind


def mark_code(seat: i64, kind: i64) -> i64:
    """A marked card of a hand, as one number."""
    return seat * 128 + kind


def bearer_of(code: i64) -> i64:
    return (code >> 14) & 127


def owner_of(code: i64) -> i64:
    return (code >> 7) & 127


def kind_of(code: i64) -> i64:
    return code & 127


def role_of(code: i64) -> i64:
    """The kind that a card in front of a player counts as: for all but Godcat and a Clone its own."""
    return code >> 21


def new_table(seats: i64, options: Options, seed: i64) -> Table:
    """An empty table, before anything is dealt."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    table = Table(seats, options, seed, _NO_CAST, hands, [], [], [0] * seats, [])
    table.log = []
    return table
