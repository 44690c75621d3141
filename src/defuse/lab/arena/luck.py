"""How lucky every seat of a game was: so the arena can take luck out of a result without changing what it measures.

Whenever a move needs chance (a card of the pile that nobody has seen, a random card of a hand), the same move is made
again at copies of the table in which chance speaks anew. What the judge expects on average, less what it thinks of what
has really happened, is a number whose expectation is 0 given all that was fixed before the move. So a score with all
these numbers added has the same expectation as the score alone, for every judge and every bot: bots do
not know the order of undecided cards. Its variance is smaller, as far as the judge is right (Burch et al., AIVAT, 2018;
only the terms of chance, since nobody knows with which probabilities a bot moves).
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from defuse.adapters.tree.loose import SETTLED, LoosePile, touches_loose_places
from defuse.game.chance import HIGHEST_SEED
from defuse.game.engine import Game
from defuse.game.kinds import IMPLODING_KITTEN, IMPLODING_KITTEN_UP
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.game.table import Table

SAMPLES: Final = 12  # worlds, where not all outcomes can be listed

Submit = Callable[[int, Move], Refusal | None]
Chances = NDArray[np.float64]
World = tuple[Table, list[bool]]


class Valuing(Protocol):
    """Something that judges tables."""

    def chances(self, worlds: list[World]) -> Chances: ...


@dataclass(frozen=True)
class _Redraw:
    """What chance may say in a move: listed (a card at a place of the pile, or out of a hand), or only sampled."""

    place: int = SETTLED
    pinned: bool = False
    cards: tuple[int, ...] = ()  # that may come up, as often as they are there


class LuckTerms:
    """Follows a game: make its moves by `following`. `told` is what is to be added to the score of each seat."""

    def __init__(self, game: Game, judge: Valuing, seed: int) -> None:
        self.game = game
        self._submit: Submit = game.submit
        self.corrections: Chances = np.zeros(game.table.seats)
        self.worlds = 0  # that were judged
        self._judge = judge
        self._random = Random(seed)
        self._loose = [True] * len(game.table.pile)

    def following(self, submit: Submit) -> Submit:
        """A function that makes moves as this one does, and follows them."""
        self._submit = submit
        return self.submit

    def told(self) -> tuple[float, ...]:
        return tuple(self.corrections.tolist())

    def submit(self, seat: int, move: Move) -> Refusal | None:
        """Make a move; returns a refusal, or None."""
        table = self.game.table
        before = table.clone()
        heard = len(self.game.events)
        table.random_draws, table.outcomes = [], []
        refusal = self._submit(seat, move)
        draws, table.random_draws, table.outcomes = table.random_draws, None, None
        if refusal is not None:
            return refusal
        loose_before = self._loose
        place = self._follow(heard, draws[0].events if draws else len(self.game.events))
        redraw: _Redraw | None = None
        if place != SETTLED:
            redraw = _Redraw(place, cards=tuple(_undecided(before, loose_before)))
        elif draws:
            redraw = _Redraw(pinned=draws[0].number == 0 and len(draws) == 1, cards=tuple(draws[0].cards))
        if redraw is not None:
            self._correct(before, loose_before, seat, move, redraw)
        return None

    def _follow(self, heard: int, until: int) -> int:
        """Follow the events of a move; the first undecided card that they show before `until`, by its former place."""
        first = SETTLED
        row = LoosePile(self._loose)
        for number in range(heard, len(self.game.events)):
            event = self.game.events[number]
            if touches_loose_places(event):
                place = row.hear(event)
                while place != SETTLED:
                    first = place if first == SETTLED and number < until else first
                    row.places[row.places.index(place)] = SETTLED
                    place = row.hear(event)
        self._loose = _without_public(self.game.table, row.loose)
        return first

    def _correct(self, before: Table, loose: list[bool], seat: int, move: Move, redraw: _Redraw) -> None:
        worlds: list[World] = [(self.game.table, self._loose)]
        weights = [0.0]
        if len(set(redraw.cards)) < 2 and (redraw.pinned or redraw.place != SETTLED):
            return  # chance had no choice
        for weight, table in self._tables(before, loose, redraw):
            worlds.append(_after(table, loose, seat, move))
            weights.append(weight)
        chances = self._judge.chances(worlds)
        self.worlds += len(worlds)
        self.corrections += np.asarray(weights) @ chances - chances[0]

    def _tables(self, before: Table, loose: list[bool], redraw: _Redraw) -> list[tuple[float, Table]]:
        """Tables before the move at which chance is to speak anew, with their weights."""
        listed = redraw.place != SETTLED or redraw.pinned
        if not listed:
            return [(1 / SAMPLES, self._redrawn(before, loose)) for _ in range(SAMPLES)]
        found = []
        for card in sorted(set(redraw.cards)):
            table = self._redrawn(before, loose)
            if redraw.pinned:
                table.pins = [card]
            else:
                _put(table, loose, redraw.place, card)
            found.append((redraw.cards.count(card) / len(redraw.cards), table))
        return found

    def _redrawn(self, before: Table, loose: list[bool]) -> Table:
        """A copy of the table with the undecided cards in another order, and other luck from now on."""
        table = before.clone()
        cards = _undecided(table, loose)
        self._random.shuffle(cards)
        table.pile = [cards.pop() if is_loose else card for card, is_loose in zip(table.pile, loose, strict=True)]
        table.seed = self._random.randrange(HIGHEST_SEED)
        return table


def _without_public(table: Table, loose: list[bool]) -> list[bool]:
    """No place is undecided while a face-up Imploding Kitten is among the cards: all can see where it is not (IK-3)."""
    if not table.cast[IMPLODING_KITTEN] or IMPLODING_KITTEN_UP not in _undecided(table, loose):
        return loose
    return [False] * len(loose)


def _undecided(table: Table, loose: list[bool]) -> list[int]:
    return [card for card, is_loose in zip(table.pile, loose, strict=True) if is_loose]


def _put(table: Table, loose: list[bool], place: int, card: int) -> None:
    """Put a card at a place; what lay there goes where one of its kind lay."""
    other = next(where for where, is_loose in enumerate(loose) if is_loose and table.pile[where] == card)
    table.pile[other], table.pile[place] = table.pile[place], card


def _after(table: Table, loose: list[bool], seat: int, move: Move) -> World:
    """The table after the same move."""
    table.log = []
    twin = LuckTerms(Game(table), _NOBODY, 0)
    twin._loose = loose
    refusal = twin.game.submit(seat, move)
    assert refusal is None, refusal
    twin._follow(0, len(twin.game.events))
    return table, twin._loose


class _Nobody:
    def chances(self, worlds: list[World]) -> Chances:
        raise NotImplementedError


_NOBODY: Final = _Nobody()
