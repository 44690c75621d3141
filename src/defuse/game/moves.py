"""What a player may say. Moves never change; the common ones exist once and are shared.

A move with something still to be chosen from a large family (a depth, an order, a named kind, five titles) is *open*:
`legal_moves` lists it once with the blank, `every_move` and `complete` fill the blank in.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from defuse.game.kinds import BARKING_KITTEN, DEFUSE, GODCAT, NOPE, PLACES, STREAKING_KITTEN, UNKNOWN

DRAW: Final = 0
PLAY: Final = 1  # card [target]
BOTH: Final = 2  # both Barking Kittens: target
GODCAT_AS: Final = 3  # named [target]
PAIR: Final = 4  # cards, target
TRIPLE: Final = 5  # cards, target, named
FIVE: Final = 6  # cards, named
BLIND: Final = 7
NOPE_IT: Final = 8  # number = the length of the chain that it answers, or WHATEVER
PASS: Final = 9
GIVE: Final = 10  # card
PUT: Final = 11  # card
INSERT: Final = 12  # number = depth, 0 is the top
ORDER: Final = 13  # cards, top first
DEFUSE_IT: Final = 14
DEFUSE_WITH_GODCAT: Final = 15
HOLD: Final = 16
ASSIGN: Final = 17  # card = what lies in front of target
KEEP: Final = 18
SWAP: Final = 19
TAKE: Final = 20
TOP: Final = 21
PICK_GODCAT: Final = 22
PICK_RANDOM: Final = 23
TARGET: Final = 24  # target
DIE: Final = 25
DIG: Final = 26

NOBODY: Final = -1
OPEN: Final = -2
WHATEVER: Final = -3  # a Nope that answers the chain as it is

MAX_SEATS: Final = 10
SEATS_IN: Final[list[list[int]]] = [  # the seats in a set of them, which is a number with a bit for each
    [seat for seat in range(MAX_SEATS) if (seats >> seat) & 1] for seats in range(1 << MAX_SEATS)
]
_IMPOSSIBLE: Final = 2**60  # no seat, card, depth or set of cards

NO_CARDS: Final[list[int]] = []
ONE_CARD: Final[list[list[int]]] = [[kind] for kind in range(PLACES)]  # shared by all that are about one card

VERB_PLACES: Final = 48  # a card file may declare the numbers that are not in use

# What moves are called where programs and words speak of them.
VERB_NAMES: Final[dict[int, str]] = {
    DRAW: "draw",
    PLAY: "play",
    BOTH: "both",
    GODCAT_AS: "godcat_as",
    PAIR: "pair",
    TRIPLE: "triple",
    FIVE: "five",
    BLIND: "blind",
    NOPE_IT: "nope",
    PASS: "pass",
    GIVE: "give",
    PUT: "put",
    INSERT: "insert",
    ORDER: "order",
    DEFUSE_IT: "defuse",
    DEFUSE_WITH_GODCAT: "defuse_with_godcat",
    HOLD: "hold",
    ASSIGN: "assign",
    KEEP: "keep",
    SWAP: "swap",
    TAKE: "take",
    TOP: "top",
    PICK_GODCAT: "pick_godcat",
    PICK_RANDOM: "pick_random",
    TARGET: "target",
    DIE: "die",
    DIG: "dig",
}

# The card that a move uses up which names no card of the hand.
USED_CARD: Final[dict[int, int]] = {
    NOPE_IT: NOPE,
    DEFUSE_IT: DEFUSE,
    DEFUSE_WITH_GODCAT: GODCAT,
    GODCAT_AS: GODCAT,
    HOLD: STREAKING_KITTEN,
    BOTH: BARKING_KITTEN,
}

# The moves that are always written alike.
WORDS: Final[dict[int, str]] = {
    DRAW: "draw",
    BLIND: "blind",
    NOPE_IT: "nope",
    PASS: "pass",
    DEFUSE_IT: "defuse",
    DEFUSE_WITH_GODCAT: "defuse with godcat",
    HOLD: "hold",
    KEEP: "keep",
    SWAP: "swap",
    TAKE: "take",
    TOP: "top",
    PICK_GODCAT: "pick godcat",
    PICK_RANDOM: "pick random",
    DIE: "die",
    DIG: "dig",
}


def _said(number: int) -> i64:
    """A number as somebody has said it, or one that is as impossible and fits into a machine word."""
    return number if -_IMPOSSIBLE < number < _IMPOSSIBLE else _IMPOSSIBLE


@mypyc_attr(acyclic=True)
class Move:
    """One sentence of a player: a verb and what it is about."""

    __slots__ = ("card", "cards", "marked", "named", "number", "open", "target", "verb")

    def __init__(
        self,
        verb: int,
        card: int = UNKNOWN,
        target: int = NOBODY,
        cards: list[int] = NO_CARDS,
        named: int = UNKNOWN,
        number: int = 0,
        marked: int = 0,
    ) -> None:
        self.verb = _said(verb)
        self.card = _said(card)
        self.target = _said(target)
        self.cards = cards
        self.named = _said(named)
        self.number = _said(number)
        self.marked = _said(marked)  # which of its cards are the marked ones of their kind, as bits (MRK-1)
        self.open = number == OPEN or named == OPEN  # a blank has to be filled in before it can be played

    def with_marked(self, marked: i64) -> "Move":
        """The same move with these cards as the marked ones."""
        return Move(self.verb, self.card, self.target, self.cards, self.named, self.number, marked)

    def key(self) -> tuple[int, int, int, tuple[int, ...], int, int, int]:
        """All that a move says, to compare it and to look it up."""
        return (self.verb, self.card, self.target, tuple(self.cards), self.named, self.number, self.marked)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        """The move in the notation, seats by their numbers."""
        from defuse.game.writing import write_move

        try:
            return write_move(self, [str(seat) for seat in range(MAX_SEATS)])
        except (IndexError, OverflowError):  # no move of any game
            return f"Move{self.key()}"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Move, (self.verb, self.card, self.target, self.cards, self.named, self.number, self.marked))


DRAW_A_CARD: Final = Move(DRAW)
TURN_ONE_OVER: Final = Move(BLIND)
PASS_ON_IT: Final = Move(PASS)
USE_DEFUSE: Final = Move(DEFUSE_IT)
USE_GODCAT: Final = Move(DEFUSE_WITH_GODCAT)
HOLD_IT: Final = Move(HOLD)
KEEP_IT: Final = Move(KEEP)
SWAP_THEM: Final = Move(SWAP)
TAKE_IT: Final = Move(TAKE)
PUT_ON_TOP: Final = Move(TOP)
PICK_THE_GODCAT: Final = Move(PICK_GODCAT)
PICK_AT_RANDOM: Final = Move(PICK_RANDOM)
GIVE_UP: Final = Move(DIE)
DIG_ON: Final = Move(DIG)
INSERT_SOMEWHERE: Final = Move(INSERT, number=OPEN)
ORDER_SOMEHOW: Final = Move(ORDER, number=OPEN)
FIVE_SOMETHING: Final = Move(FIVE, named=OPEN)


def declare_answer(verb: int, word: str) -> Move:
    """A new answer of one word, for a question that no verb above fits; a card file calls this once."""
    if not DIG < verb < VERB_PLACES or verb in WORDS:
        raise ValueError(f"{word}: expected a number from {DIG + 1} to {VERB_PLACES - 1} that is free")
    if word in VERB_NAMES.values() or not word.isidentifier():
        raise ValueError(f"{word}: expected one word that is no other move")
    VERB_NAMES[verb] = word
    WORDS[verb] = word
    return Move(verb)


PLAYS: Final[list[Move]] = [Move(PLAY, card) for card in range(PLACES)]
AIMED: Final[list[list[Move]]] = [[Move(PLAY, card, seat) for seat in range(MAX_SEATS)] for card in range(PLACES)]
_GIVES: Final[list[Move]] = [Move(GIVE, card) for card in range(PLACES)]
_PUTS: Final[list[Move]] = [Move(PUT, card) for card in range(PLACES)]
_INSERTS: Final[list[Move]] = [Move(INSERT, number=depth) for depth in range(256)]
_NOPES: Final[list[Move]] = [Move(NOPE_IT, number=length) for length in range(64)]
_TARGETS: Final[list[Move]] = [Move(TARGET, target=seat) for seat in range(MAX_SEATS)]
PAIRS: Final[list[list[Move]]] = [
    [Move(PAIR, cards=[card, card], target=seat) for seat in range(MAX_SEATS)] for card in range(PLACES)
]
TRIPLES: Final[list[list[Move]]] = [  # open: what they ask for is not said yet
    [Move(TRIPLE, cards=[card, card, card], target=seat, named=OPEN) for seat in range(MAX_SEATS)]
    for card in range(PLACES)
]
_COMBINATIONS: Final[dict[int, Move]] = {}  # those with stand-ins, and triples that ask for a kind


def play(card: i64, target: i64 = NOBODY) -> Move:
    if target == NOBODY:
        return PLAYS[card]
    return AIMED[card][target]


def both(target: i64) -> Move:
    return Move(BOTH, target=target)


def godcat_as(named: i64, target: i64 = NOBODY) -> Move:
    return Move(GODCAT_AS, named=named, target=target)


def pair(one: i64, other: i64, target: i64) -> Move:
    key = (one * 128 + other) * 16 + target
    move = _COMBINATIONS.get(key)
    if move is None:
        move = Move(PAIR, cards=[one, other], target=target)
        _COMBINATIONS[key] = move
    return move


def triple(one: i64, two: i64, three: i64, target: i64, named: i64 = OPEN) -> Move:
    key = ((((three + 1) * 128 + two) * 128 + one) * 16 + target) * 128 + named + 2
    move = _COMBINATIONS.get(key)
    if move is None:
        move = Move(TRIPLE, cards=[one, two, three], target=target, named=named)
        _COMBINATIONS[key] = move
    return move


def named_triple(move: Move, kind: i64) -> Move:
    """A triple that asks for this kind."""
    named = triple(move.cards[0], move.cards[1], move.cards[2], move.target, kind)
    return named.with_marked(move.marked) if move.marked else named


def five(cards: list[int], named: i64) -> Move:
    return Move(FIVE, cards=cards, named=named)


def nope(length: int = WHATEVER) -> Move:
    if 0 <= length < len(_NOPES):
        return _NOPES[length]
    return Move(NOPE_IT, number=length)


def give(card: i64) -> Move:
    return _GIVES[card]


def put(card: i64) -> Move:
    return _PUTS[card]


def insert(depth: int) -> Move:
    if 0 <= depth < len(_INSERTS):
        return _INSERTS[depth]
    return Move(INSERT, number=depth)


def order(cards: list[int]) -> Move:
    return Move(ORDER, cards=cards)


def assign(card: i64, target: i64) -> Move:
    return Move(ASSIGN, card=card, target=target)


def aim(target: i64) -> Move:
    return _TARGETS[target]
