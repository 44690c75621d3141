"""The actions of a box: a fixed list of words in which every move of a game is spelled, for 2 to 10 players.

A move is one word (`draw`, `play skip`) or several, each of them a choice of its own: `play favor`, `at 2`. So the list
stays short where whole moves would be thousands: an order is one card after the other, a depth its tens and its units.
`speller.py` says which words are open. The list depends on the cards and the number of players alone; it is versioned.
"""

from typing import Final

from mypy_extensions import i64

from defuse.game import moves as m
from defuse.game.cards.deck import CARDS
from defuse.game.cards.mark import MARK
from defuse.game.kinds import (
    ALL_KINDS,
    BARKING_KITTEN,
    DEVILCAT,
    EXPLODING_KITTEN,
    FACES,
    GODCAT,
    IMPLODING_KITTEN,
    IMPLODING_KITTEN_UP,
    NAMES,
    OF_THE_DEAD,
    STREAKING_KITTEN,
    any_of,
    is_kitten,
)

VERSION: Final = 2

NO_ACTION: Final = -1

_ALWAYS: Final[list[int]] = [m.DRAW, m.PASS, m.FIVE]  # all other verbs come with a card (`Card.verbs`)
_MOST_LAID: Final = 5  # cards at once


def _one_word() -> list[tuple[int, str]]:
    """Moves that are one word of their own; those that card files declare come last."""
    both = f"play {NAMES[BARKING_KITTEN]} {NAMES[BARKING_KITTEN]}"
    first = [(verb, word) for verb, word in m.WORDS.items() if verb <= m.TARGET]
    return [*first, (m.FIVE, "five"), (m.BOTH, both), *[pair for pair in m.WORDS.items() if pair[0] > m.TARGET]]


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
        self.verbs = [NO_ACTION] * m.VERB_PLACES
        for verb, word in _one_word():
            if verb in _ALWAYS or self._asks(verb):
                self.verbs[verb] = self._add(word)
        there = [kind for kind in ALL_KINDS if cast[kind] > 0]
        held = [kind for kind in there if CARDS[kind].held]
        if cast[STREAKING_KITTEN]:
            held.insert(0, EXPLODING_KITTEN)
        alone = [kind for kind in held if CARDS[kind].plays and kind != BARKING_KITTEN]
        named = [kind for kind in held if CARDS[kind].is_rescue]  # to survive (ZMB-2)
        together = [kind for kind in held if not is_kitten(kind) and kind != GODCAT]
        self.plays = self._family("play", [*([BARKING_KITTEN] if cast[BARKING_KITTEN] else []), *alone, *named])
        self.disguises = self._family("godcat as", alone if cast[GODCAT] else [])
        self.pairs = self._family("pair", together)
        self.triples = self._family("triple", together)
        self.gives = self._family("give", held if self._asks(m.GIVE) else [])
        self.puts = self._family("put", held if self._asks(m.PUT) else [])
        self.assigns = self._family("assign", [GODCAT, DEVILCAT] if self._asks(m.ASSIGN) else [])
        # What follows
        orders = self._asks(m.ORDER)
        self.cards = self._family("card", [kind for kind in there if kind != DEVILCAT] if orders else held)
        if orders and cast[IMPLODING_KITTEN]:
            self.cards[IMPLODING_KITTEN_UP] = self._add(f"card {NAMES[IMPLODING_KITTEN]}!")
        self.fors = self._family("for", there)
        self.places = [self._add(f"at {place + 1}") for place in range(seats - 1)]
        if any_of(cast, OF_THE_DEAD):  # aimed at a dead player, by the number of seats from one's own (ZMB-4, ZMB-8)
            self.places += [self._add(f"at the dead {place}") for place in range(seats)]
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

    def _asks(self, verb: int) -> bool:
        """Whether a card of the game brings this verb."""
        for kind in ALL_KINDS:
            if self.cast[kind] > 0 and verb in CARDS[kind].verbs:
                return True
        return False

    def _add(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def _family(self, word: str, kinds: list[int]) -> list[int]:
        """A word with each of the kinds; the actions by kind."""
        numbers = [NO_ACTION] * FACES
        for kind in kinds:
            numbers[kind] = self._add(f"{word} {NAMES[kind]}")
        return numbers

    def word(self, move: m.Move, place: i64, number: i64) -> i64:
        """One word of a move at an opponent in this place, counting from 0; NO_ACTION if it is spelled out by then."""
        verb: i64 = move.verb
        if number == 0:
            return self._first_word(move, place)
        if verb == m.PAIR or verb == m.TRIPLE:
            if number < len(move.cards):
                return self.cards[move.cards[number]]
            number -= len(move.cards) - 1
        if number == 1 and place >= 0 and verb != m.TARGET:
            return self.places[place]
        return NO_ACTION

    def _first_word(self, move: m.Move, place: i64) -> i64:
        verb: i64 = move.verb
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
