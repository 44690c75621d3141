"""Saying something in a language: a message by its id, with what it is about."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Final

from defuse.words.fluent_files import bundle, ids
from defuse.words.languages import ENGLISH

# What is to be said, as plain data: the id of a message and its variables. Cards are written by their names, and
# the name of the variable says how they are put into words; everything else is a number or a name as it is.
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
_LONGEST: Final = 1000  # letters of a variable; Fluent refuses much longer ones


class WordsMissing(LookupError):
    """A message, or a variable that it needs, is not there: a slip of ours."""


def _placeholders(variables: Mapping[str, str | float]) -> dict[str, str]:
    """A short text in place of each variable that is too long for Fluent, such as the report of an error."""
    return {name: f"\ue000{name}\ue001" for name, value in variables.items() if len(str(value)) > _LONGEST}


class Words:
    """Everything that people read, in one language."""

    strict: ClassVar[bool] = False  # whether missing words are an error (tests) or a gap that everybody sees

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [bundle(each) for each in dict.fromkeys((language, ENGLISH))]

    def __call__(self, id: str, /, **variables: str | float) -> str:
        """A message, or with a dot one of its attributes: words("card-skip.text")."""
        message_id, _, attribute = id.partition(".")
        placeholders = _placeholders(variables)
        for found in self._bundles[:1] if self.strict else self._bundles:
            if not found.has_message(message_id):
                continue
            message = found.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            formatted, errors = found.format_pattern(pattern, {**variables, **placeholders})
            if errors and self.strict:
                raise WordsMissing(f"{self.language}: {id}: {errors[0]}")
            text = str(formatted)
            for name, placeholder in placeholders.items():
                text = text.replace(placeholder, str(variables[name]))
            return f"{text} {{{id}}}" if errors else text
        if self.strict:
            raise WordsMissing(f"{self.language}: there is no {id}")
        return f"{{{id}}}"

    # Cards

    def title(self, card: str) -> str:
        """What a card is called; one that is not known is a card."""
        return self(card_id(card))

    def card_text(self, card: str) -> str:
        """What a card does, in one line."""
        return self(f"{card_id(card)}.text")

    def card_exactly(self, card: str) -> str:
        """What a card does, to the letter."""
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
        """What is to be said, as plain data, in words."""
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
        """What a rule says, by its id."""
        return self(rule_id(rule))

    def refusal(self, why: str, rule: str) -> str:
        """Why something is refused, with its rule."""
        return f"{self(f'refusal-{why}')} ({rule})"

    def game(self, edition: str, title: str = "") -> str:
        """What is played, by the name of the edition; the title is that of somebody's own recipe."""
        if title:
            return title
        if edition.startswith(_RECIPE):
            return self(f"recipe-{edition.removeprefix(_RECIPE)}")
        return " + ".join(self(f"box-{box}") for box in edition.split("+"))

    def names(self, names: Sequence[str]) -> str:
        """Names in a sentence: Ann, Ben and Cem."""
        if len(names) < 2:
            return "".join(names)
        return self("app-names", first=", ".join(names[:-1]), last=names[-1])


def card_id(card: str) -> str:
    """The message of a card: card-skip."""
    return _SPECIAL_CARDS.get(card) or f"card-{card.replace('_', '-')}"


def rule_id(rule: str) -> str:
    """The message of a rule: rule-atk-3."""
    return f"rule-{rule.lower()}"


@cache
def rules() -> tuple[str, ...]:
    """The ids of all rules, in the order of the rulebook."""
    return tuple(id.removeprefix("rule-").upper() for id in ids(ENGLISH, "rules"))


@cache
def words_in(language: str) -> Words:
    """The words of a language."""
    return Words(language)
