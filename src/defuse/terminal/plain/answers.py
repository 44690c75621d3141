"""From what a player types to a move: a number of the list or notation, then questions for what is missing."""

import difflib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from defuse.game import moves as m
from defuse.game.cards.futures import CHOOSE_ORDER
from defuse.game.kinds import NAMES, NUMBERS
from defuse.game.moves import Move
from defuse.game.questions import QUESTIONS
from defuse.game.table import Table
from defuse.record.notation import BadNotation, read_move
from defuse.sight.blanks import kinds_to_name
from defuse.sight.view import View, name
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.shared.choices import Choices, PickDepth, PickFive, PickOne, PickOrder, Step
from defuse.terminal.shared.menu import MenuEntry
from defuse.words import Words

QUIT: Final = ("quit", "exit", "bye")

# The words of the notation that are not card kinds.
_NOTATION: Final = frozenset(
    [
        *(word for written in m.WORDS.values() for word in written.split()),
        *("pair", "triple", "five", "give", "put", "insert", "order", "assign", "target", "bottom", "as", "for"),
    ]
)

# How moves are written, by their first word.
_SHAPES: Final = {
    "pair": "pair CARD CARD @NAME",
    "triple": "triple CARD CARD CARD @NAME for CARD",
    "five": "five CARD CARD CARD CARD CARD for CARD",
    "give": "give CARD",
    "put": "put CARD",
    "insert": "insert N",
    "order": "order CARD ...",
    "assign": "assign godcat @NAME",
    "target": "target @NAME",
    "godcat": "godcat as CARD @NAME",
}

Answer = TypeVar("Answer")


def pass_on_it(view: View) -> Move | None:
    """The move of an empty line in a reaction window: a pass. Otherwise none."""
    return m.PASS_ON_IT if view.question is not None and QUESTIONS[view.question.what].is_window else None


def default_move(view: View) -> Move | None:
    """The move of an empty line: a pass, or the cards in the order in which they lie."""
    question = view.question
    if question is not None and question.what == CHOOSE_ORDER:
        return m.order(list(question.cards))
    return pass_on_it(view)


def move_of_empty_line(console: Console, view: View, words: Words) -> Move | None:
    """The move of an empty line, or a word of help."""
    move = default_move(view)
    if move is None:
        console.say(words("say-lost"))
    return move


class Answers:
    """Reads the answers of one player to one question."""

    def __init__(
        self,
        console: Console,
        players: Sequence[str],
        table: Table,
        view: View,
        words: Words,
        grant: Callable[[str], bool] | None = None,
    ) -> None:
        self._grant = grant or _leave  # handles a line that is a command, not an answer; returns whether it was one
        self._choices = Choices(view, players, words)
        self._console = console
        self._words = words
        self._players = players
        self._table = table  # only for parsing notation: the depth of the bottom
        self._view = view

    def read(self, line: str, entries: Sequence[MenuEntry]) -> Move | None:
        """The move that is meant; None if the player cancels or has to try again."""
        words = line.split()
        word = self._view.question.word if self._view.question else ""
        if word == "insert" and len(words) == 1:
            words = ["insert", *words] if words != ["insert"] else words
        elif word == "order" and _all_numbers(words):
            return self._ordered(line)
        elif words[0].isdecimal():
            return self._by_number(words, entries)
        if word in ("give", "put", "target") and len(words) == 1:
            words = [word, *words]
        entry = _begun(words, entries)
        if entry is not None:
            return self._fill(entry.moves)
        try:
            return read_move(self.tidy(words), self._players, self._table)
        except BadNotation:
            self._console.say(self._misunderstood(self.tidy(words).split()))
            return None

    def _misunderstood(self, written: Sequence[str]) -> str:
        """What is wrong with a line that is not a move."""
        words = self._words
        for word in written:
            if word.startswith("@") and word[1:] not in self._players:
                return words("say-unknown-player", name=word[1:], players=", ".join(self._players))
        for word in written:
            kind = word.removesuffix("*").removesuffix("!")
            if word[0] != "@" and kind not in _NOTATION and kind not in NUMBERS and not kind.isdecimal():
                close = difflib.get_close_matches(kind, self._kinds(), 1)
                if close:
                    return words("say-unknown-card-meant", name=word, meant=close[0])
                return words("say-unknown-card", name=word)
        if written[0] in _SHAPES:
            return words("say-write", shape=_SHAPES[written[0]])
        return words("say-no-move", text=" ".join(written))

    def tidy(self, words: Sequence[str]) -> str:
        """Correct notation: names with @ and their capitals, card kinds written out."""
        return " ".join(self._tidy_word(word) for word in words)

    def _tidy_word(self, word: str) -> str:
        low = word.lower().replace("-", "_")
        if low in _NOTATION:
            return low
        for seat, player in enumerate(self._players):
            if player.lower() == word.removeprefix("@").lower() and (seat != self._view.seat or word.startswith("@")):
                return f"@{player}"
        if word.startswith("@"):
            return word
        known = [kind for kind in self._kinds() if kind.startswith(low)]
        return low if low in NUMBERS or len(known) != 1 else known[0]

    def _kinds(self) -> list[str]:
        return [NAMES[kind] for kind in kinds_to_name(self._view)]

    def _by_number(self, words: list[str], entries: Sequence[MenuEntry]) -> Move | None:
        """The move of a number of the list, perhaps followed by a player's name."""
        number = int(words[0][:6])
        if not 1 <= number <= len(entries):
            self._console.say(self._words("say-no-number", number=words[0][:6]))
            return None
        moves = entries[number - 1].moves
        if len(words) == 2:
            whom = self._tidy_word(words[1]).removeprefix("@")
            aimed = [move for move in moves if move.target >= 0 and self._players[move.target] == whom]
            if not aimed:
                self._console.say(self._words("say-not-aimed", who=words[1]))
                return None
            moves = aimed
        return self._fill(moves)

    # Completing moves

    def _fill(self, moves: Sequence[Move]) -> Move | None:
        """One of the moves of an entry, after asking for what it lacks."""
        step: Step | None = self._choices.first(moves)
        while step is not None and not isinstance(step, Move):
            step = self._next_step(step)
        return step

    def _next_step(self, step: PickOne | PickFive | PickDepth | PickOrder) -> Step | None:
        """Ask one question; None if the player cancels."""
        if isinstance(step, PickDepth):
            depth = self._until(step.prompt, partial(_depth, deepest=step.deepest), self._say_depth(step.deepest))
            return None if depth is None else step.take(depth)
        if isinstance(step, PickOne):
            self._console.listing(step.labels)
            place = self._until(self._or_back(step.prompt), partial(_place, labels=step.labels, kinds=step.kinds))
            return None if place is None else step.take(place)
        cards = step.cards if isinstance(step, PickOrder) else step.titles
        self._console.listing(self._words.title(name(card)) for card in cards)
        if isinstance(step, PickOrder):
            places = self._until(step.prompt, partial(_order, length=len(cards)), self._say_order(len(cards)))
        else:
            places = self._until(self._or_back(step.prompt), partial(_five, length=len(cards)))
        return None if places is None else step.take(places)

    def _ordered(self, line: str) -> Move | None:
        """The new order by the current numbers of the cards."""
        step = self._choices.first([m.ORDER_SOMEHOW])
        assert isinstance(step, PickOrder)
        places = _order(line, len(step.cards))
        if places is None:
            self._console.say(self._say_order(len(step.cards)))
        return None if places is None else step.take(places)

    def _say_depth(self, deepest: int) -> str:
        return self._words("say-depth", number=deepest)

    def _say_order(self, length: int) -> str:
        return self._words("say-order", number=length)

    def _or_back(self, prompt: str) -> str:
        return self._words("prompt-or-back", prompt=prompt)

    def _until(self, prompt: str, read: Callable[[str], Answer | None], otherwise: str = "") -> Answer | None:
        """Ask until there is an answer; None for an empty line."""
        while True:
            line = self._console.ask(prompt)
            if not line:
                return None
            if self._grant(line):
                continue
            answer = read(line)
            if answer is not None:
                return answer
            self._console.say(otherwise or self._words("say-not-in-list"))


def _leave(line: str) -> bool:
    if line.lower() in QUIT:
        raise Goodbye
    return False


# Parsers of single answers; None if the line is none


def _depth(line: str, deepest: int) -> int | None:
    word = line.lower().removeprefix("insert ").strip()
    depth = deepest if word == "bottom" else int(word[:6]) if word.isdecimal() else -1
    return depth if 0 <= depth <= deepest else None


def _place(line: str, labels: Sequence[str], kinds: Sequence[int]) -> int | None:
    if line.isdecimal():
        number = int(line[:6]) - 1
        return number if 0 <= number < len(labels) else None
    known = [f"{label} {NAMES[kinds[i]] if kinds else ''}".lower() for i, label in enumerate(labels)]
    wanted = line.removeprefix("@").lower()
    found = [i for i, label in enumerate(labels) if label.lower() == wanted]
    found = found or [i for i, names in enumerate(known) if wanted in names]
    return found[0] if len(found) == 1 else None


def _five(line: str, length: int) -> list[int] | None:
    numbers = [int(word[:6]) for word in line.split() if word.isdecimal()]
    good = len(set(numbers)) == len(numbers) == len(line.split()) == 5
    return [number - 1 for number in numbers] if good and all(1 <= each <= length for each in numbers) else None


def _order(line: str, length: int) -> list[int] | None:
    """Numbers with spaces between them, or as one word."""
    words = line.split()
    numbers = list(words[0]) if len(words) == 1 else words
    if sorted(numbers) != [str(number + 1) for number in range(length)]:
        return None
    return [int(number) - 1 for number in numbers]


def _all_numbers(words: Sequence[str]) -> bool:
    return all(word.isdecimal() for word in words)


def _begun(words: Sequence[str], entries: Sequence[MenuEntry]) -> MenuEntry | None:
    """The entry that a single word begins, if there is exactly one."""
    if len(words) != 1:
        return None
    word = words[0].lower()
    exact = [entry for entry in entries if entry.notation.split()[0] == word]
    found = exact or [entry for entry in entries if entry.notation.startswith(word)]
    return found[0] if len(found) == 1 else None
