"""The choices that complete a move, question by question: which cards, as what, at whom, how deep.

Both tables use them. A step is a question with its possible answers; an answer leads to the next step or to the move.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from defuse.game import moves as m
from defuse.game.cards.card import (
    ATTACK_FAMILY,
    CAT_FAMILY,
    DEFUSE_FAMILY,
    ESCAPE_FAMILY,
    FUTURE_FAMILY,
    KITTEN_FAMILY,
    NOPE_FAMILY,
    PILE_FAMILY,
    THEFT_FAMILY,
)
from defuse.game.cards.deck import CARDS
from defuse.game.moves import Move
from defuse.sight.blanks import kinds_to_name, kinds_to_take, order_cards, titles_for_five
from defuse.sight.odds import risk_of_drawing
from defuse.sight.view import View, name, names
from defuse.words import Words

# Families of cards, those first that somebody would ask for first.
_USEFUL: Final = (
    DEFUSE_FAMILY,
    NOPE_FAMILY,
    ATTACK_FAMILY,
    ESCAPE_FAMILY,
    FUTURE_FAMILY,
    THEFT_FAMILY,
    PILE_FAMILY,
    CAT_FAMILY,
    KITTEN_FAMILY,
)


@dataclass(frozen=True)
class PickOne:
    """One of several: players, kinds or sets of cards."""

    prompt: str
    labels: list[str]
    kinds: list[int]  # the kind behind each label, if the labels are kinds
    results: list["list[Move]"]  # the moves that remain after each answer
    on: "Callable[[list[Move]], Step]"

    def take(self, place: int) -> "Step":
        return self.on(self.results[place])


@dataclass(frozen=True)
class PickFive:
    """Five of more than five titles."""

    prompt: str
    titles: list[int]
    on: "Callable[[list[int]], Step]"

    def take(self, places: Sequence[int]) -> "Step":
        return self.on([self.titles[place] for place in places])


@dataclass(frozen=True)
class PickDepth:
    """A depth of the pile, from 0 for the top."""

    prompt: str
    deepest: int

    def take(self, depth: int) -> Move:
        return m.insert(depth)


@dataclass(frozen=True)
class PickOrder:
    """An order of the cards on top of the pile."""

    prompt: str
    cards: list[int]  # as they lie

    def take(self, places: Sequence[int]) -> Move:
        return m.order([self.cards[place] for place in places])


Step = Move | PickOne | PickFive | PickDepth | PickOrder


class Choices:
    """Asks for what distinguishes moves from each other."""

    def __init__(self, view: View, players: Sequence[str], words: Words) -> None:
        self._view = view
        self._players = players
        self._words = words

    def first(self, moves: Sequence[Move]) -> Step:
        """The first question about these moves, or the move if nothing is open."""
        return self._which_cards(list(moves))

    def _which_cards(self, moves: list[Move]) -> Step:
        sets = [card_set(move, self._words) for move in moves]
        return self._pick(self._words("prompt-cards"), sets, moves, self._which_of_a_kind)

    def _which_of_a_kind(self, moves: list[Move]) -> Step:
        """Ask how many marked cards are used, if some cards of a kind are marked (MRK-1)."""
        labels = [self._words("choice-marked", number=int(move.marked).bit_count()) for move in moves]
        return self._pick(self._words("prompt-marked"), labels, moves, self._as_what)

    def _as_what(self, moves: list[Move]) -> Step:
        if moves[0].verb != m.GODCAT_AS:
            return self._whom(moves)
        return self._pick_kind(self._words("prompt-as"), [move.named for move in moves], moves, self._whom)

    def _whom(self, moves: list[Move]) -> Step:
        names = [self._players[move.target] if move.target >= 0 else "" for move in moves]
        return self._pick(self._words("prompt-target"), names, moves, self._blank)

    def _blank(self, moves: list[Move]) -> Step:
        move = moves[0]
        if not move.open:
            return move
        if move.verb == m.TRIPLE:
            kinds = self._by_use(kinds_to_name(self._view), move.target)
            named = [m.named_triple(move, kind) for kind in kinds]
            return self._pick_kind(self._words("prompt-name"), kinds, named, _the_one)
        if move.verb == m.FIVE:
            titles = titles_for_five(self._view.hand)
            if len(titles) == 5:
                return self._what_to_take(titles)
            return PickFive(self._words("prompt-five", number=len(titles)), titles, self._what_to_take)
        if move.verb == m.INSERT:
            deepest = self._view.pile_size
            return PickDepth(self._words("prompt-depth", number=deepest), deepest)
        return PickOrder(self._words("prompt-order"), order_cards(self._view))

    def _what_to_take(self, titles: list[int]) -> Step:
        cards = sorted(titles)
        kinds = self._by_use(kinds_to_take(self._view, cards))
        fives = [m.five(cards, kind) for kind in kinds]
        return self._pick_kind(self._words("prompt-discarded"), kinds, fives, _the_one)

    def _by_use(self, kinds: Sequence[int], holder: int = m.NOBODY) -> list[int]:
        """Kinds with the useful ones first: those that the other player surely holds, then by family."""
        held = set(self._view.hands[holder]) if holder >= 0 else set()
        return sorted(kinds, key=lambda kind: (kind not in held, _USEFUL.index(CARDS[kind].family)))

    def _pick_kind(self, prompt: str, kinds: list[int], moves: list[Move], on: Callable[[list[Move]], Step]) -> Step:
        labels = [self._words.title(name(kind)) for kind in kinds]
        return self._pick(prompt, labels, moves, on, kinds)

    def _pick(
        self,
        prompt: str,
        labels: list[str],
        moves: list[Move],
        on: Callable[[list[Move]], Step],
        kinds: Sequence[int] = (),
    ) -> Step:
        """A question with each answer once; skipped if there is only one answer."""
        found: dict[str, list[Move]] = {}
        for label, move in zip(labels, moves, strict=True):
            found.setdefault(label, []).append(move)
        if len(found) == 1:
            return on(moves)
        return PickOne(prompt, list(found), list(dict.fromkeys(kinds)), list(found.values()), on)


def _the_one(moves: list[Move]) -> Step:
    return moves[0]


def is_deadly_draw(view: View, move: Move) -> bool:
    """Whether the player is about to draw a card that they know to be deadly: tables ask once more."""
    return move.verb == m.DRAW and risk_of_drawing(view).of(view.seat) == 1.0


def card_set(move: Move, words: Words) -> str:
    """The cards of a combination."""
    return words.together(names(move.cards))
