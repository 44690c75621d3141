"""The rule options of a game (rules.md section 9): what an edition prints and a table may override.

Each is declared once: a field of Options with its default, and an entry at the end of OPTIONS. Files, commands, forms,
the lobby, the words it needs, encodings and the docs follow from that.
"""

from typing import Final

# Whether turns left from an attack are added to those of the next one (ATK-2, ATK-3).
NEVER_ADDED: Final = 0
PERSONAL_ADDED: Final = 1
ALWAYS_ADDED: Final = 2

PRINTED_DEAL: Final = -1
BY_LOT: Final = -1

# By which version of our rules a table plays: records keep it, so that old games go on as they began (docs/rulings.md).
FIRST_RULES: Final = 1
RULES: Final = 2


class Options:
    """How this table plays. Never changed after the game has started, so that tables can share it."""

    def __init__(self) -> None:
        self.any_pair: bool = True
        self.five_different: bool = False
        self.attack_stacking: int = ALWAYS_ADDED
        self.targeted_attack_returns: bool = False
        self.deal: int = PRINTED_DEAL
        self.hidden_dead_hand: bool = False
        self.fast: bool = False
        self.copies: int = 1
        self.first_player: int = BY_LOT
        self.rules: int = RULES


class Option:
    """A rule option: its name, the field of Options that holds it, and how its values are written.

    A value is written as a word, or as a number from `first` to `last`. An option that is only on or off is written as
    true or false; both ways are read.
    """

    def __init__(
        self,
        name: str,
        words: dict[str, object],
        field: str = "",
        first: int = 0,
        last: int = -1,
        of_numbers: str = "",
        of_box: bool = True,
        about: str = "",
        later: bool = False,
    ) -> None:
        self.name = name
        self.words = words
        self.field = field or name
        self.first = first
        self.last = last
        self.of_numbers = of_numbers  # what the numbers count, in words
        self.of_box = of_box  # a box or recipe may print it; otherwise it is the table's choice alone
        self.about = about  # it makes a difference only in games with this card
        self.later = later  # games saved before it existed lack it; its default is how they were played

    @property
    def is_switch(self) -> bool:
        return list(self.words) == ["on", "off"]

    @property
    def takes_numbers(self) -> bool:
        return self.first <= self.last

    @property
    def values(self) -> list[str]:
        """What can be typed: words, and numbers or N for one of many."""
        numbers = [str(number) for number in range(self.first, self.last + 1)]
        return [*self.words, *(numbers if len(numbers) < 3 else ["N"])]

    def expected(self) -> str:
        """What can be written, in words."""
        if self.is_switch:
            return "true or false"
        ways = [f'"{word}"' for word in self.words]
        if self.takes_numbers:
            ways.insert(0, self.of_numbers)
        return ways[0] if len(ways) == 1 else ", ".join(ways[:-1]) + " or " + ways[-1]

    def read(self, value: object) -> object:
        """The value that is written so, or None if there is none."""
        if isinstance(value, bool):
            return self.words.get("on" if value else "off")
        if isinstance(value, str):
            return self.words.get(value)
        if isinstance(value, int) and self.first <= value <= self.last:
            return value
        return None

    def written(self, options: Options) -> object:
        """How the value of this option is written in files and views."""
        value: object = getattr(options, self.field)
        if self.is_switch:
            return value
        for word, meant in self.words.items():
            if meant == value:
                return word
        return value


_SWITCH: Final[dict[str, object]] = {"on": True, "off": False}

OPTIONS: Final[list[Option]] = [
    Option("combos", {"all": True, "cats": False}, field="any_pair"),
    Option("five_different", _SWITCH),
    Option("attack_stacking", {"off": NEVER_ADDED, "personal": PERSONAL_ADDED, "on": ALWAYS_ADDED}),
    Option("targeted_attack_returns", _SWITCH, about="targeted_attack"),
    Option("deal", {}, first=0, last=100, of_numbers="a number of cards from 0 to 100", of_box=False),
    Option("dead_hand", {"discard": False, "hidden": True}, field="hidden_dead_hand"),
    Option("fast", _SWITCH),
    Option("copies", {}, first=1, last=2, of_numbers="1 or 2", of_box=False),
    Option(
        "first_player",
        {"random": BY_LOT},
        first=0,
        last=9,
        of_numbers="a seat number, counting from 0,",
        of_box=False,
    ),
]
# The fields that say how a table plays, in an order that encodings keep.
RULE_FIELDS: Final[list[str]] = [option.field for option in OPTIONS if option.of_box]
OPTION: Final[dict[str, Option]] = {option.name: option for option in OPTIONS}


def set_option(options: Options, name: str, value: object) -> str:
    """Set one option from its written form; returns what was expected instead, or an empty string."""
    if name == "rules":
        if isinstance(value, bool) or value not in (FIRST_RULES, RULES):
            return f"a number from {FIRST_RULES} to {RULES}"
        options.rules = FIRST_RULES if value == FIRST_RULES else RULES
        return ""
    option = OPTION.get(name)
    if option is None:
        return "one of " + ", ".join(OPTION)
    read = option.read(value)
    if read is None:
        return option.expected()
    setattr(options, option.field, read)
    return ""


def written(options: Options) -> dict[str, object]:
    """The options in their written form, for files and views."""
    found = {option.name: option.written(options) for option in OPTIONS}
    if options.rules != RULES:
        found["rules"] = options.rules
    return found
