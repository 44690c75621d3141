"""Where everything stands in the encoding: named blocks of places, one after the other.

An encoded view or move is sparse: the places that are not zero, and their values. The layout is versioned; weights and
recorded encodings say which version they belong to.
"""

from typing import Final

from mypy_extensions import i64

from defuse.game import kinds
from defuse.game.agenda import FIRST_TASK
from defuse.game.moves import VERB_PLACES

VERSION: Final = 3

KINDS: Final = kinds.PLACES
CARDS: Final = kinds.FACES  # every kind, and the face-up Imploding Kitten
NEIGHBOURS: Final = 5  # so many opponents, the next ones to play, are described one by one
KNOWN_PLACES: Final = 5  # so many places of the pile from the top
QUESTION_KINDS: Final = FIRST_TASK
VERBS: Final = VERB_PLACES
RULES: Final = 16  # places for rule options
FORMS: Final = 5
MOST_SEATS: Final = 10

# Thermometers: the places of all thresholds that are reached are set.
SIZES: Final[list[int]] = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32, 40]
HAND_SIZES: Final[list[int]] = [1, 2, 3, 4, 5, 6, 8, 10]
COPIES: Final[list[int]] = [1, 2, 3]
GAME_SIZES: Final[list[int]] = [30, 45, 60, 75, 90, 120, 160, 220]
FEW_PLACES: Final = 8
FEW: Final[list[int]] = list(range(1, FEW_PLACES + 1))
RISKS: Final[list[float]] = [0.0001, 0.04, 0.08, 0.12, 0.17, 0.25, 0.34, 0.5, 0.75, 0.9999]


class Layout:
    """Blocks of places under construction."""

    def __init__(self) -> None:
        self.size = 0
        self.blocks: list[tuple[str, int, int]] = []  # name, first place, size
        self.since: list[int] = []  # by place: the version that brought it; the order never changes

    def block(self, name: str, *axes: list[int]) -> i64:
        """The next block, as many places as its axes multiplied, the last axis running fastest; its first place."""
        since = [1]
        for axis in axes:
            since = [max(one, other) for one in since for other in axis]
        first = self.size
        self.blocks.append((name, first, len(since)))
        self.since += since
        self.size += len(since)
        return first

    def had(self, version: int) -> list[bool]:
        """By place, whether this version had it."""
        return [since <= version for since in self.since]


def _axis(size: int, in_version_1: int = 0) -> list[int]:
    """So many places, of which the first version had these many, or all; the second brought the others."""
    return [1 if place < (in_version_1 or size) else 2 for place in range(size)]


def _new(size: int) -> list[int]:
    """So many places that the third version brought."""
    return [3] * size


_KIND: Final = _axis(KINDS, 47)
_CARD: Final = [*_KIND, 1]
_QUESTION: Final = _axis(QUESTION_KINDS, 13)
_VERB: Final = _axis(VERBS, 25)
_RULE: Final = _axis(RULES, 6)
_NEIGHBOUR: Final = _axis(NEIGHBOURS)
_FEW: Final = _axis(len(FEW))
_RISK: Final = _axis(1 + len(RISKS))


STATE: Final = Layout()

# The hand, and what is not known to be anywhere
HAND: Final = STATE.block("hand: at least 1, 2, 3 of a kind", _KIND, _axis(3))
UNSEEN: Final = STATE.block("share of a kind among the cards that nobody has shown us", _KIND)
DISCARD: Final = STATE.block("discard pile: number of a kind / 4", _KIND)
DISCARD_TOP: Final = STATE.block("the last two cards discarded, by kind", _axis(2), _KIND)
OWN: Final = STATE.block("ourselves: hand size, blind, marked, crown, barking, plain facts", _axis(16))
MARKED: Final = STATE.block("our marked cards by kind", _KIND)

# The turn and the question
TURN: Final = STATE.block(
    "turn: ours, attacked, direction, goes back to us, goes back to another, we come next", _axis(6)
)
OWED: Final = STATE.block("turns owed by who has the turn: at least 1 .. 8", _FEW)
QUESTION: Final = STATE.block("what is asked", _QUESTION)
ACT_KIND: Final = STATE.block("what can be Noped: kind", _KIND)
ACT_FORM: Final = STATE.block("what can be Noped: single, pair, triple, five, both", _axis(FORMS))
ACT_ABOUT: Final = STATE.block("it is ours, at us, at another, stopped as it stands, the last Nope is ours", _axis(5))
ACT_BY: Final = STATE.block("it is of which of the next opponents, or of a later one", _axis(NEIGHBOURS + 1))
ACT_NAMED: Final = STATE.block("the kind that it asks for", _KIND)
ABOUT_CARD: Final = STATE.block("the card that the question is about", _CARD)

# The pile
PILE_SIZE: Final = STATE.block("pile size", _axis(len(SIZES)))
KITTENS: Final = STATE.block("Exploding Kittens that can still go off: at least 1 .. 8", _FEW)
KITTENS_UNSEEN: Final = STATE.block("of these at unknown places: at least 1 .. 8", _FEW)
IMPLODING: Final = STATE.block("Imploding Kitten: in the game, face up in the pile, on top", _axis(3))
TOP_RISK: Final = STATE.block("risk of the top card: value, thresholds", _RISK)
BOTTOM_RISK: Final = STATE.block("risk of the bottom card: value, thresholds", _RISK)
PLACES: Final = STATE.block("known cards from the top", _axis(KNOWN_PLACES), _CARD)
PLACES_KNOWN: Final = STATE.block("which places from the top are known", _axis(KNOWN_PLACES))
BOTTOM_CARD: Final = STATE.block("the known bottom card", _CARD)
FIRST_KITTEN: Final = STATE.block("the first place from the top that is known to be deadly, 0 .. 9", _axis(10))

# What everybody has noticed
SHUNNED: Final = STATE.block("somebody who knew the top card did not draw it", _axis(1))
PUT_BACK_BY: Final = STATE.block(
    "whose kitten went back unseen: which of the next opponents, or later", _axis(NEIGHBOURS + 1)
)
PUT_BACK_SINCE: Final = STATE.block("so many cards have left the pile since: 0 .. 5, 1 / (1 + number)", _axis(7))
SURVIVED: Final = STATE.block("how often we have survived: at least 1, 2, 3", _axis(3))

# The others
SEATS: Final = STATE.block("how many players began", _axis(MOST_SEATS + 1))
ALIVE: Final = STATE.block("how many are alive", _axis(MOST_SEATS + 1))
MAT: Final = STATE.block("the mat: Godcat, Devilcat", _axis(2))
OPTIONS: Final = STATE.block(
    "rule options: any pair, five, stacking, returns, hidden dead hands, fast, later ones", _RULE
)
CAST: Final = STATE.block("which kinds take part", _KIND)

# One opponent: the same places for a neighbour and for the target of a move
OPPONENT: Final = Layout()
THERE: Final = OPPONENT.block("there is one", _axis(1))
THEIR_SIZE: Final = OPPONENT.block("hand size", _axis(len(HAND_SIZES)))
THEIR_KNOWN: Final = OPPONENT.block("cards we know of by kind", _KIND)
THEIR_FACTS: Final = OPPONENT.block(
    "has the turn, blind, marked, crown, barking, our I'll Take That, theirs on us", _axis(7)
)
THEIR_DEFUSE: Final = OPPONENT.block("chance that they hold a Defuse", _axis(1))
THEIR_NOPE: Final = OPPONENT.block("chance that they hold a Nope", _axis(1))
THEIR_EYES: Final = OPPONENT.block("cards from the top that they have seen: at least 1, 2, 3", _axis(3))
THEIR_PAST: Final = OPPONENT.block("survived at least 1, 2, 3 times, were robbed at least 1, 2, 3 times", _axis(6))
THEIR_UNKNOWN: Final = OPPONENT.block("cards we do not know / 8", _axis(1))

OPPONENT_SIZE: Final[i64] = OPPONENT.size
OPPONENTS: Final = STATE.block("the next opponents in the direction of play", _NEIGHBOUR, OPPONENT.since)

# What is sure, what saves us, and how this table plays
DRAW_SURE: Final = STATE.block(
    "our next draw: surely our end by sight, by counting; survived; surely safe by sight, by counting", _new(5)
)
SAFE_DRAWS: Final = STATE.block("cards on top that are known to be harmless: at least 1 .. 8", _new(len(FEW)))
LIVES: Final = STATE.block("kittens that we could survive: at least 1, 2, 3", _new(3))
ESCAPES: Final = STATE.block("cards in our hand that end a turn without a draw: at least 1 .. 8", _new(len(FEW)))
DEALT: Final = STATE.block("cards dealt to each player: at least 1 .. 8", _new(len(FEW)))
STACKING: Final = STATE.block("how attacks add up: never, personal ones, always", _new(3))
GAME_SIZE: Final = STATE.block("cards in the game; cards that save, for each player", _new(len(GAME_SIZES) + 1))
DEAD: Final = STATE.block("we are dead; so many are dead: at least 1 .. 8", _new(1 + len(FEW)))

MOVE: Final = Layout()
VERB: Final = MOVE.block("verb", _VERB)
PLAYED: Final = MOVE.block("card", _CARD)
NAMED: Final = MOVE.block("named kind", _KIND)
NAMED_KNOWN: Final = MOVE.block("the target is known to hold it; its share among unseen cards", _axis(2))
USED: Final = MOVE.block("cards that are used up, by kind", _KIND)
TARGET: Final = MOVE.block("the target's place among the next opponents, or later", _axis(NEIGHBOURS + 1))
TARGET_IS: Final = MOVE.block("the target, described as an opponent", OPPONENT.since)
DEPTH: Final = MOVE.block("depth 0 .. 9, the bottom, the last but one, depth / pile size", _axis(13))
DEPTH_FOR: Final = MOVE.block(
    "who draws it if everybody draws: us, or which of the next opponents", _axis(NEIGHBOURS + 2)
)
ORDERED: Final = MOVE.block("the new order from the top", _axis(KNOWN_PLACES), _CARD)
ADVISED: Final = MOVE.block("what a careful player would do; for who asks one", _axis(1))
DRAWS: Final = MOVE.block("a draw: surely our end, surely safe, its risk, its risk without a way to survive", _new(4))
TARGET_FACTS: Final = MOVE.block("the target is dead, is ourselves", _new(2))
