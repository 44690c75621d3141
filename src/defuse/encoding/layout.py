"""Where everything stands in the encoding: named blocks of places, one after the other.

An encoded view or move is sparse: the places that are not zero, and their values. The layout is versioned; weights and
recorded encodings say which version they belong to.
"""

from typing import Final

from defuse.game.kinds import KINDS

VERSION: Final = 1

CARDS: Final = KINDS + 1  # every kind, and the face-up Imploding Kitten
NEIGHBOURS: Final = 5  # so many opponents, the next ones to play, are described one by one
KNOWN_PLACES: Final = 5  # so many places of the pile from the top
QUESTION_KINDS: Final = 13
VERBS: Final = 25
FORMS: Final = 5
MOST_SEATS: Final = 10

# Thermometers: the places of all thresholds that are reached are set.
SIZES: Final[list[int]] = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32, 40]
HAND_SIZES: Final[list[int]] = [1, 2, 3, 4, 5, 6, 8, 10]
COPIES: Final[list[int]] = [1, 2, 3]
FEW: Final[list[int]] = [1, 2, 3, 4, 5, 6, 7, 8]
RISKS: Final[list[float]] = [0.0001, 0.04, 0.08, 0.12, 0.17, 0.25, 0.34, 0.5, 0.75, 0.9999]


class Layout:
    """Blocks of places under construction."""

    def __init__(self) -> None:
        self.size = 0
        self.blocks: list[tuple[str, int, int]] = []  # name, first place, size

    def block(self, name: str, size: int) -> int:
        """The next block; its first place."""
        first = self.size
        self.blocks.append((name, first, size))
        self.size += size
        return first


STATE: Final = Layout()

# The hand, and what is not known to be anywhere
HAND: Final = STATE.block("hand: at least 1, 2, 3 of a kind", 3 * KINDS)
UNSEEN: Final = STATE.block("share of a kind among the cards that nobody has shown us", KINDS)
DISCARD: Final = STATE.block("discard pile: number of a kind / 4", KINDS)
DISCARD_TOP: Final = STATE.block("the last two cards discarded, by kind", 2 * KINDS)
OWN: Final = STATE.block("ourselves: hand size, blind, marked, crown, barking, plain facts", 16)
MARKED: Final = STATE.block("our marked cards by kind", KINDS)

# The turn and the question
TURN: Final = STATE.block("turn: ours, attacked, direction, goes back to us, goes back to another, we come next", 6)
OWED: Final = STATE.block("turns owed by who has the turn: at least 1 .. 8", len(FEW))
QUESTION: Final = STATE.block("what is asked", QUESTION_KINDS)
ACT_KIND: Final = STATE.block("what can be Noped: kind", KINDS)
ACT_FORM: Final = STATE.block("what can be Noped: single, pair, triple, five, both", FORMS)
ACT_ABOUT: Final = STATE.block("it is ours, at us, at another, stopped as it stands, the last Nope is ours", 5)
ACT_BY: Final = STATE.block("it is of which of the next opponents, or of a later one", NEIGHBOURS + 1)
ACT_NAMED: Final = STATE.block("the kind that it asks for", KINDS)
ABOUT_CARD: Final = STATE.block("the card that the question is about", CARDS)

# The pile
PILE_SIZE: Final = STATE.block("pile size", len(SIZES))
KITTENS: Final = STATE.block("Exploding Kittens that can still go off: at least 1 .. 8", len(FEW))
KITTENS_UNSEEN: Final = STATE.block("of these at unknown places: at least 1 .. 8", len(FEW))
IMPLODING: Final = STATE.block("Imploding Kitten: in the game, face up in the pile, on top", 3)
TOP_RISK: Final = STATE.block("risk of the top card: value, thresholds", 1 + len(RISKS))
BOTTOM_RISK: Final = STATE.block("risk of the bottom card: value, thresholds", 1 + len(RISKS))
PLACES: Final = STATE.block("known cards from the top", KNOWN_PLACES * CARDS)
PLACES_KNOWN: Final = STATE.block("which places from the top are known", KNOWN_PLACES)
BOTTOM_CARD: Final = STATE.block("the known bottom card", CARDS)
FIRST_KITTEN: Final = STATE.block("the first place from the top that is known to be deadly, 0 .. 9", 10)

# What everybody has noticed
SHUNNED: Final = STATE.block("somebody who knew the top card did not draw it", 1)
PUT_BACK_BY: Final = STATE.block("whose kitten went back unseen: which of the next opponents, or later", NEIGHBOURS + 1)
PUT_BACK_SINCE: Final = STATE.block("so many cards have left the pile since: 0 .. 5, 1 / (1 + number)", 7)
SURVIVED: Final = STATE.block("how often we have survived: at least 1, 2, 3", 3)

# The others
SEATS: Final = STATE.block("how many players began", MOST_SEATS + 1)
ALIVE: Final = STATE.block("how many are alive", MOST_SEATS + 1)
MAT: Final = STATE.block("the mat: Godcat, Devilcat", 2)
OPTIONS: Final = STATE.block("rule options: any pair, five, stacking, returns, hidden dead hands, fast", 6)
CAST: Final = STATE.block("which kinds take part", KINDS)

# One opponent: the same places for a neighbour and for the target of a move
OPPONENT: Final = Layout()
THERE: Final = OPPONENT.block("there is one", 1)
THEIR_SIZE: Final = OPPONENT.block("hand size", len(HAND_SIZES))
THEIR_KNOWN: Final = OPPONENT.block("cards we know of by kind", KINDS)
THEIR_FACTS: Final = OPPONENT.block("has the turn, blind, marked, crown, barking, our I'll Take That, theirs on us", 7)
THEIR_DEFUSE: Final = OPPONENT.block("chance that they hold a Defuse", 1)
THEIR_NOPE: Final = OPPONENT.block("chance that they hold a Nope", 1)
THEIR_EYES: Final = OPPONENT.block("cards from the top that they have seen: at least 1, 2, 3", 3)
THEIR_PAST: Final = OPPONENT.block("survived at least 1, 2, 3 times, were robbed at least 1, 2, 3 times", 6)
THEIR_UNKNOWN: Final = OPPONENT.block("cards we do not know / 8", 1)

OPPONENTS: Final = STATE.block("the next opponents in the direction of play", NEIGHBOURS * OPPONENT.size)

MOVE: Final = Layout()
VERB: Final = MOVE.block("verb", VERBS)
PLAYED: Final = MOVE.block("card", CARDS)
NAMED: Final = MOVE.block("named kind", KINDS)
NAMED_KNOWN: Final = MOVE.block("the target is known to hold it; its share among unseen cards", 2)
USED: Final = MOVE.block("cards that are used up, by kind", KINDS)
TARGET: Final = MOVE.block("the target's place among the next opponents, or later", NEIGHBOURS + 1)
TARGET_IS: Final = MOVE.block("the target, described as an opponent", OPPONENT.size)
DEPTH: Final = MOVE.block("depth 0 .. 9, the bottom, the last but one, depth / pile size", 13)
DEPTH_FOR: Final = MOVE.block("who draws it if everybody draws: us, or which of the next opponents", NEIGHBOURS + 2)
ORDERED: Final = MOVE.block("the new order from the top", KNOWN_PLACES * CARDS)
