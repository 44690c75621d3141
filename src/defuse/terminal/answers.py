"""From what a player types to a move: a number of the list or notation, and then what is still to be chosen."""

import difflib
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from defuse.bots.blanks import kinds_to_name, kinds_to_take, named_triple, order_cards, titles_for_five
from defuse.game import moves as m
from defuse.game.kinds import NAMES
from defuse.game.moves import Move
from defuse.game.table import Table
from defuse.record.notation import BadNotation, read_move
from defuse.sight.view import View, name
from defuse.terminal.console import Console, Goodbye
from defuse.terminal.menu import Entry, card_set
from defuse.words import Words

QUIT: Final = ("quit", "exit", "bye")

# The words of the notation that are not card kinds.
_VERBS: Final = ("draw", "blind", "pair", "triple", "five", "nope", "pass", "give", "put", "insert", "order", "defuse")
_ANSWERS: Final = ("hold", "assign", "keep", "swap", "take", "top", "bottom", "pick", "random", "target")
_NOTATION: Final = frozenset((*_VERBS, *_ANSWERS, "with", "as", "for"))

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


class Answers:
    """Reads the answers of one player to one question."""

    def __init__(self, console: Console, players: Sequence[str], table: Table, view: View, words: Words) -> None:
        self._console = console
        self._words = words
        self._players = players
        self._table = table  # only to read notation: how deep the bottom is
        self._view = view

    def read(self, line: str, entries: Sequence[Entry]) -> Move | None:
        """The move that is meant, or None when the player thought better of it or must try again."""
        words = line.split()
        word = self._view.question.word if self._view.question else ""
        if word == "insert" and len(words) == 1:
            words = ["insert", *words] if words != ["insert"] else words
        elif word == "order" and _all_numbers(words):
            return self._ordered("".join(words) if len(words) == 1 else words)
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
        """What is wrong with a line that is no move."""
        words = self._words
        for word in written:
            if word.startswith("@") and word[1:] not in self._players:
                return words("say-unknown-player", name=word[1:], players=", ".join(self._players))
        for word in written:
            kind = word.removesuffix("*").removesuffix("!")
            if word[0] != "@" and kind not in _NOTATION and kind not in NAMES and not kind.isdecimal():
                close = difflib.get_close_matches(kind, self._kinds(), 1)
                if close:
                    return words("say-unknown-card-meant", name=word, meant=close[0])
                return words("say-unknown-card", name=word)
        if written[0] in _SHAPES:
            return words("say-write", shape=_SHAPES[written[0]])
        return words("say-no-move", text=" ".join(written))

    def tidy(self, words: Sequence[str]) -> str:
        """Notation as it should be: names with @ and their capitals, card kinds written out."""
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
        return low if low in NAMES or len(known) != 1 else known[0]

    def _kinds(self) -> list[str]:
        return [NAMES[kind] for kind in kinds_to_name(self._view)]

    def _by_number(self, words: list[str], entries: Sequence[Entry]) -> Move | None:
        """A number of the list, perhaps with the name of a player behind it."""
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

    # What is still to be chosen

    def _fill(self, moves: list[Move]) -> Move | None:
        """One of the moves of an entry, with whatever has to be chosen for it."""
        for ask in (self._choose_cards, self._choose_named, self._choose_target):
            moves = ask(moves)
            if not moves:
                return None
        move = moves[0]
        return self._blank(move) if move.open else move

    def _choose_cards(self, moves: list[Move]) -> list[Move]:
        sets = list(dict.fromkeys(card_set(move, self._words) for move in moves))
        chosen = self._pick(self._words("prompt-cards"), sets)
        return [move for move in moves if chosen is not None and card_set(move, self._words) == sets[chosen]]

    def _choose_named(self, moves: list[Move]) -> list[Move]:
        kinds = list(dict.fromkeys(move.named for move in moves))
        chosen = self._pick_kind(self._words("prompt-as"), kinds)
        return [move for move in moves if chosen is not None and move.named == kinds[chosen]]

    def _choose_target(self, moves: list[Move]) -> list[Move]:
        targets = list(dict.fromkeys(move.target for move in moves))
        names = [self._players[target] if target >= 0 else "" for target in targets]
        chosen = self._pick(self._words("prompt-target"), names)
        return [move for move in moves if chosen is not None and move.target == targets[chosen]]

    def _blank(self, move: Move) -> Move | None:
        if move.verb == m.TRIPLE:
            kinds = kinds_to_name(self._view)
            chosen = self._pick_kind(self._words("prompt-name"), kinds)
            return None if chosen is None else named_triple(move, kinds[chosen])
        if move.verb == m.FIVE:
            return self._five()
        if move.verb == m.INSERT:
            self._console.say(self._words("say-depth", number=self._view.pile_size))
        return None

    def _five(self) -> Move | None:
        titles = titles_for_five(self._view.hand)
        cards = titles if len(titles) == 5 else self._pick_five(titles)
        if cards is None:
            return None
        kinds = kinds_to_take(self._view, cards)
        chosen = self._pick_kind(self._words("prompt-discarded"), kinds)
        return None if chosen is None else m.five(sorted(cards), kinds[chosen])

    def _pick_five(self, titles: list[int]) -> list[int] | None:
        self._console.listing(self._title(card) for card in titles)

        def read(line: str) -> list[int] | None:
            numbers = [int(word[:6]) for word in line.split() if word.isdecimal()]
            good = len(set(numbers)) == len(numbers) == len(line.split()) == 5
            return numbers if good and all(1 <= number <= len(titles) for number in numbers) else None

        numbers = self._until(self._words("prompt-five", number=len(titles)), read)
        return None if numbers is None else [titles[number - 1] for number in numbers]

    def _ordered(self, numbers: Sequence[str]) -> Move | None:
        """The new order by the numbers that the cards have now."""
        cards = order_cards(self._view)
        if sorted(numbers) != [str(number + 1) for number in range(len(cards))]:
            self._console.say(self._words("say-order", number=len(cards)))
            return None
        return m.order([cards[int(number) - 1] for number in numbers])

    def _title(self, kind: int) -> str:
        return self._words.title(name(kind))

    def _pick_kind(self, prompt: str, kinds: Sequence[int]) -> int | None:
        return self._pick(prompt, [self._title(kind) for kind in kinds], kinds)

    def _pick(self, prompt: str, labels: Sequence[str], kinds: Sequence[int] = ()) -> int | None:
        """The place of what is chosen; without a question if there is only one."""
        if len(labels) == 1:
            return 0
        self._console.listing(labels)

        def read(line: str) -> int | None:
            if line.isdecimal():
                number = int(line[:6]) - 1
                return number if 0 <= number < len(labels) else None
            known = [f"{label} {NAMES[kinds[i]] if kinds else ''}".lower() for i, label in enumerate(labels)]
            wanted = line.removeprefix("@").lower()
            found = [i for i, label in enumerate(labels) if label.lower() == wanted]
            found = found or [i for i, names in enumerate(known) if wanted in names]
            return found[0] if len(found) == 1 else None

        return self._until(prompt, read)

    def _until(self, prompt: str, read: Callable[[str], Answer | None]) -> Answer | None:
        """Ask until there is an answer; None for an empty line."""
        while True:
            line = self._console.ask(prompt)
            if not line:
                return None
            if line.lower() in QUIT:
                raise Goodbye
            answer = read(line)
            if answer is not None:
                return answer
            self._console.say(self._words("say-not-in-list"))


def _all_numbers(words: Sequence[str]) -> bool:
    return all(word.isdecimal() for word in words)


def _begun(words: Sequence[str], entries: Sequence[Entry]) -> Entry | None:
    """The entry that a single word begins, if it is only one."""
    if len(words) != 1:
        return None
    word = words[0].lower()
    exact = [entry for entry in entries if entry.notation.split()[0] == word]
    found = exact or [entry for entry in entries if entry.notation.startswith(word)]
    return found[0] if len(found) == 1 else None
