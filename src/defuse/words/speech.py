"""Formats messages of a language by id, with their variables."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Final

from defuse.words.fluent_files import bundle, files_of, ids, message
from defuse.words.languages import ENGLISH

# A message as plain data: its id and its variables. Cards are given by their names, and the name of the variable
# decides how they are put into words; everything else is a number or a name.
Told = tuple[str, dict[str, str | int | list[str]]]
CARD_VARIABLES: Final[dict[str, str]] = {
    "card": "title",
    "named": "title",
    "rest": "title",
    "cards": "counted",
    "row": "in order",
    "set": "together",
}

_SPECIAL_CARDS: Final = {"_": "card-unknown", "imploding_kitten!": "card-imploding-kitten-up"}
_RECIPE: Final = "recipe:"
_LEFT_OUT: Final = "~"
_RULEBOOK: Final = "rules"
_RULE: Final = "rule-"
# Languages that say "one" of 1 and of no other whole number below 1000. Those need not wait for Fluent, which takes
# longer to load than everything else.
_ONE_IS_ONE: Final = frozenset({"de", "en", "it", "nl"})
_LONGEST: Final = 1000  # characters of a variable; Fluent refuses much longer ones


class WordsMissing(LookupError):
    """A message, or a variable that it needs, is missing: a mistake of ours."""


def _placeholders(variables: Mapping[str, str | float]) -> dict[str, str]:
    """A short placeholder for each variable that is too long for Fluent, such as an error report."""
    return {name: f"\ue000{name}\ue001" for name, value in variables.items() if len(str(value)) > _LONGEST}


def _form(
    plural: tuple[str, tuple[str, ...], tuple[str, ...]], variables: Mapping[str, str | float]
) -> tuple[str, ...] | None:
    """The text for a number; None if Fluent has to choose."""
    number, one, other = plural
    value = variables.get(number)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1000:
        return None
    return one if value == 1 else other


def _filled_in(parts: tuple[str, ...], variables: Mapping[str, str | float]) -> str | None:
    """A text with its variables; None if Fluent has to do it: one is missing, or a number is written by language."""
    if len(parts) == 1:
        return parts[0]
    text = [parts[0]]
    for place in range(1, len(parts), 2):
        value = variables.get(parts[place])
        if isinstance(value, int) and -1000 < value < 1000:
            value = str(value)
        if not isinstance(value, str):
            return None
        text += value, parts[place + 1]
    return "".join(text)


class Words:
    """Everything that people read, in one language."""

    strict: ClassVar[bool] = False  # whether missing words are an error (tests) or a visible gap

    def __init__(self, language: str) -> None:
        self.language = language
        self._languages = tuple(dict.fromkeys((language, ENGLISH)))

    def __call__(self, id: str, /, **variables: str | float) -> str:
        """A message, or with a dot one of its attributes: words("card-skip.text")."""
        message_id, _, attribute = id.partition(".")
        for language in self._languages[:1] if self.strict else self._languages:
            entry = message(language, message_id)
            if entry is None:
                continue
            parts = entry.simple.get(attribute)
            if parts is None and not attribute and entry.plural is not None and language in _ONE_IS_ONE:
                parts = _form(entry.plural, variables)
            text = None if parts is None else _filled_in(parts, variables)
            if text is None:
                text = self._formatted(language, id, variables)
            if text is not None:
                return text
        if self.strict:
            raise WordsMissing(f"{self.language}: there is no {id}")
        return f"{{{id}}}"

    def _formatted(self, language: str, id: str, variables: Mapping[str, str | float]) -> str | None:
        """A message by Fluent itself, with its plurals, numbers and references; None if there is no such attribute."""
        message_id, _, attribute = id.partition(".")
        placeholders = _placeholders(variables)
        found = bundle(language)
        found.add(message_id)
        message = found.fluent.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        formatted, errors = found.fluent.format_pattern(pattern, {**variables, **placeholders})
        if errors and self.strict:
            raise WordsMissing(f"{self.language}: {id}: {errors[0]}")
        text = str(formatted)
        for name, placeholder in placeholders.items():
            text = text.replace(placeholder, str(variables[name]))
        return f"{text} {{{id}}}" if errors else text

    # Cards

    def title(self, card: str) -> str:
        """The title of a card; an unknown card is called a card."""
        return self(card_id(card))

    def card_text(self, card: str) -> str:
        """What a card does, in one line."""
        return self(f"{card_id(card)}.text")

    def card_exactly(self, card: str) -> str:
        """How exactly a card works."""
        return self(f"{card_id(card)}.exactly")

    def counted(self, cards: Sequence[str], joint: str = ", ") -> str:
        """Cards whose order does not matter, each title once with its number."""
        return joint.join(
            self.title(card) if number == 1 else self.several(card, number) for card, number in Counter(cards).items()
        )

    def several(self, card: str, number: int) -> str:
        """So many cards of a kind."""
        return self("card-counted", number=number, cards=self(f"{card_id(card)}.several"))

    def in_order(self, cards: Sequence[str]) -> str:
        """Cards whose order matters."""
        return ", ".join(self.title(card) for card in cards)

    def together(self, cards: Sequence[str]) -> str:
        """The cards of a combination."""
        return self.counted(cards, " + ")

    def tell(self, told: Told) -> str:
        """A message given as plain data, in words."""
        id, variables = told
        return self(id, **{name: self._spoken(name, value) for name, value in variables.items()})

    def _spoken(self, name: str, value: str | int | list[str]) -> str | int:
        if isinstance(value, list):
            way = CARD_VARIABLES[name]
            if way == "counted":
                return self.counted(value)
            return self.in_order(value) if way == "in order" else self.together(value)
        return self.title(value) if isinstance(value, str) and name in CARD_VARIABLES else value

    # Rules, games and people

    def rule(self, rule: str) -> str:
        """The text of a rule."""
        return self(rule_id(rule))

    def refusal(self, why: str, rule: str) -> str:
        """Why something is refused, with its rule."""
        return f"{self(f'refusal-{why}')} ({rule})"

    def game(self, edition: str, title: str = "") -> str:
        """The name of a game by its edition; `title` is that of a custom recipe."""
        if title:
            return title
        if edition.startswith(_RECIPE):
            return self(f"recipe-{edition.removeprefix(_RECIPE)}")
        boxes, *left_out = edition.split(_LEFT_OUT)
        game = " + ".join(self(f"box-{box}") for box in boxes.split("+"))
        if not left_out:
            return game
        cards = [self(card_id(text.partition(":")[0])) for text in left_out]
        return self("app-game-without", game=game, cards=self.names(cards))

    def names(self, names: Sequence[str]) -> str:
        """Names in a sentence: Ann, Ben and Cem."""
        if len(names) < 2:
            return "".join(names)
        return self("app-names", first=", ".join(names[:-1]), last=names[-1])


def card_id(card: str) -> str:
    """The message id of a card: card-skip."""
    return _SPECIAL_CARDS.get(card) or f"card-{card.replace('_', '-')}"


def rule_id(rule: str) -> str:
    """The message id of a rule: rule-atk-3."""
    return f"{_RULE}{rule.lower()}"


@cache
def rules() -> tuple[str, ...]:
    """The ids of all rules, in the order of the rulebook; those of other files come last."""
    others = [file for file in files_of(ENGLISH) if file != _RULEBOOK]
    found = [id for file in (_RULEBOOK, *others) for id in ids(ENGLISH, file)]
    return tuple(id.removeprefix(_RULE).upper() for id in found if id.startswith(_RULE))


@cache
def words_in(language: str) -> Words:
    """The words of a language."""
    return Words(language)
