"""The actions of a box: a fixed list of words in which every move of a game is spelled, for 2 to 10 players.

A move is one word (`draw`, `play skip`) or several, each of them a choice of its own: `play favor`, `at 2`. So the list
stays short where whole moves would be thousands: an order is one card after the other, a depth its tens and its units.
`speller.py` says which words are open. The list depends on the cards and the number of players alone; it is versioned.
"""

from typing import Final

from defuse.game import moves as m
from defuse.game.kinds import (
    ALTER_THE_FUTURE_3,
    ALTER_THE_FUTURE_5,
    ALTER_THE_FUTURE_NOW_3,
    ARMAGEDDON,
    BARKING_KITTEN,
    CURSE_OF_THE_CAT_BUTT,
    DEVILCAT,
    EXPLODING_KITTEN,
    FAVOR,
    GARBAGE_COLLECTION,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    KINDS,
    MARK,
    NAMES,
    NOPE,
    POTLUCK,
    RAISING_HECK,
    SHARE_THE_FUTURE_3,
    STREAKING_KITTEN,
    is_kitten,
)

VERSION: Final = 2

NO_ACTION: Final = -1

# Moves that are one word, and the kinds of which one has to be in the game for it; none for always.
_ONE_WORD: Final[list[tuple[int, str, list[int]]]] = [
    (m.DRAW, "draw", []),
    (m.BLIND, "blind", [CURSE_OF_THE_CAT_BUTT]),
    (m.NOPE_IT, "nope", [NOPE]),
    (m.PASS, "pass", []),
    (m.DEFUSE_IT, "defuse", [STREAKING_KITTEN, GODCAT]),
    (m.DEFUSE_WITH_GODCAT, "defuse with godcat", [GODCAT]),
    (m.HOLD, "hold", [STREAKING_KITTEN]),
    (m.KEEP, "keep", [ARMAGEDDON]),
    (m.SWAP, "swap", [ARMAGEDDON]),
    (m.TAKE, "take", [RAISING_HECK]),
    (m.TOP, "top", [RAISING_HECK]),
    (m.PICK_GODCAT, "pick godcat", [GODCAT]),
    (m.PICK_RANDOM, "pick random", [GODCAT]),
    (m.FIVE, "five", []),
    (m.BOTH, "play barking_kitten barking_kitten", [BARKING_KITTEN]),
]
_GIVING: Final[list[int]] = [FAVOR]
_PUTTING: Final[list[int]] = [GARBAGE_COLLECTION, POTLUCK]
_ORDERING: Final[list[int]] = [ALTER_THE_FUTURE_3, ALTER_THE_FUTURE_5, ALTER_THE_FUTURE_NOW_3, SHARE_THE_FUTURE_3]
_NEVER_HELD: Final[list[int]] = [EXPLODING_KITTEN, IMPLODING_KITTEN, DEVILCAT]  # without Streaking Kittens
_VERBS: Final = 25
_MOST_LAID: Final = 5  # cards at once


def _marks_word(mask: int) -> str:
    places = [str(place + 1) for place in range(_MOST_LAID) if (mask >> place) & 1]
    return f"marked {' '.join(places) or 'none'}"


class Actions:
    """All words for a game of these cards and so many players; the number of a word is its action."""

    __slots__ = (
        "assigns",
        "cards",
        "cast",
        "disguises",
        "fors",
        "gives",
        "marks",
        "names",
        "pairs",
        "places",
        "plays",
        "puts",
        "seats",
        "tens",
        "triples",
        "units",
        "verbs",
    )

    def __init__(self, cast: list[int], seats: int) -> None:
        self.cast = cast
        self.seats = seats
        self.names: list[str] = []
        self.verbs = [NO_ACTION] * _VERBS
        for verb, word, needs in _ONE_WORD:
            if not needs or self._has(needs):
                self.verbs[verb] = self._add(word)
        there = [kind for kind in range(KINDS) if cast[kind] > 0]
        held = [kind for kind in there if kind not in _NEVER_HELD]
        if cast[STREAKING_KITTEN]:
            held.insert(0, EXPLODING_KITTEN)
        alone = [kind for kind in held if NOPE < kind < GODCAT]
        together = [kind for kind in held if not is_kitten(kind) and kind != GODCAT]
        self.plays = self._family("play", [BARKING_KITTEN, *alone] if cast[BARKING_KITTEN] else alone)
        self.disguises = self._family("godcat as", alone if cast[GODCAT] else [])
        self.pairs = self._family("pair", together)
        self.triples = self._family("triple", together)
        self.gives = self._family("give", held if self._has(_GIVING) else [])
        self.puts = self._family("put", held if self._has(_PUTTING) else [])
        self.assigns = self._family("assign", [GODCAT, DEVILCAT] if self._has([ARMAGEDDON]) else [])
        # What follows
        orders = self._has(_ORDERING)
        self.cards = self._family("card", [kind for kind in there if kind != DEVILCAT] if orders else held)
        if orders and cast[IMPLODING_KITTEN]:
            self.cards[IMPLODING_KITTEN_UP] = self._add(f"card {NAMES[IMPLODING_KITTEN]}!")
        self.fors = self._family("for", there)
        self.places = [self._add(f"at {place + 1}") for place in range(seats - 1)]
        self.tens = [self._add(f"insert {tens}_") for tens in range(sum(cast) // 10 + 1)]
        self.units = [self._add(f"insert _{units}") for units in range(10)]
        # Which of up to five cards are the marked ones of their kind (MRK-1), by bits
        self.marks = [self._add(_marks_word(mask)) for mask in range(1 << _MOST_LAID)] if cast[MARK] else []

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.names)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Actions, (self.cast, self.seats))

    def _has(self, kinds: list[int]) -> bool:
        for kind in kinds:
            if self.cast[kind] > 0:
                return True
        return False

    def _add(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def _family(self, word: str, kinds: list[int]) -> list[int]:
        """A word with each of the kinds; the actions by kind."""
        numbers = [NO_ACTION] * (KINDS + 1)
        for kind in kinds:
            numbers[kind] = self._add(f"{word} {NAMES[kind]}")
        return numbers

    def word(self, move: m.Move, place: int, number: int) -> int:
        """One word of a move at an opponent in this place, counting from 0; NO_ACTION if it is spelled out by then."""
        verb = move.verb
        if number == 0:
            return self._first_word(move, place)
        if verb == m.PAIR or verb == m.TRIPLE:
            if number < len(move.cards):
                return self.cards[move.cards[number]]
            number -= len(move.cards) - 1
        if number == 1 and place >= 0 and verb != m.TARGET:
            return self.places[place]
        return NO_ACTION

    def _first_word(self, move: m.Move, place: int) -> int:
        verb = move.verb
        if verb == m.PLAY:
            return self.plays[move.card]
        if verb == m.PAIR:
            return self.pairs[move.cards[0]]
        if verb == m.TRIPLE:
            return self.triples[move.cards[0]]
        if verb == m.GIVE:
            return self.gives[move.card]
        if verb == m.PUT:
            return self.puts[move.card]
        if verb == m.GODCAT_AS:
            return self.disguises[move.named]
        if verb == m.ASSIGN:
            return self.assigns[move.card]
        if verb == m.TARGET:
            return self.places[place]
        return self.verbs[verb]
