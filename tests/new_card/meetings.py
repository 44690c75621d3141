"""Counts how often the new cards are carried out, and how their question is answered, in games that somebody plays.

The copies that a search or a check makes for itself keep no log: they are not counted.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from defuse.game.actions import Action
from defuse.game.agenda import Step
from defuse.game.cards.card import Card
from defuse.game.cards.deck import CARDS
from defuse.game.kinds import NUMBERS
from defuse.game.moves import VERB_NAMES, Move
from defuse.game.questions import QUESTIONS, Question
from defuse.game.refusals import Refusal
from defuse.game.table import Table

Part = tuple[Callable[[], Iterator[None]], int, int]  # plays games at each step; so many steps, or in a long run
Check = Callable[[], None]

PLAYED: Final = "played"
MOST_GAMES: Final = 40  # so many more, and if the card has not come up by then, something is wrong


class Meetings:
    """Listens to one card and its question, and to cards without one."""

    def __init__(self, card: str, word: str, others: Iterable[str]) -> None:
        self.card = CARDS[NUMBERS[card]]
        self.others = list(others)
        self.question: Question = next(question for question in QUESTIONS if question.word == word)
        self.counts: Counter[str] = Counter()
        self._listen()

    @property
    def answers(self) -> list[str]:
        """The answers that the card has brought into the game."""
        return [VERB_NAMES[verb] for verb in self.card.verbs]

    @property
    def complete(self) -> bool:
        """Whether the cards were played and the question was answered in every way."""
        return all(self.counts[what] > 0 for what in self.wanted)

    @property
    def wanted(self) -> list[str]:
        """What has to come up."""
        return [PLAYED, *self.answers, *self.others]

    def _listen(self) -> None:
        self._count(self.card, PLAYED)
        for other in self.others:
            self._count(CARDS[NUMBERS[other]], other)
        accept = self.question.accept

        def counted_accept(table: Table, step: Step, seat: int, move: Move) -> Refusal | None:
            refusal = accept(table, step, seat, move)
            if refusal is None and table.log is not None:
                self.counts[VERB_NAMES[move.verb]] += 1
            return refusal

        replaced: Any = self.question
        replaced.accept = counted_accept

    def _count(self, card: Card, name: str) -> None:
        carry_out = card.carry_out

        def counted_carry_out(table: Table, act: Action) -> None:
            self.counts[name] += table.log is not None
            carry_out(table, act)

        replaced: Any = card
        replaced.carry_out = counted_carry_out

    def meet(self, part: Callable[[], Iterator[None]], games: int) -> Counter[str]:
        """Play at least so many games of a part, and on until the card has shown everything; returns what was met."""
        self.counts = Counter()
        played = part()
        for number in range(games + MOST_GAMES + 1):
            if number >= games and self.complete:
                return self.counts
            next(played)
        raise AssertionError(f"not everything came up: {dict(self.counts)}, of {self.wanted}")
