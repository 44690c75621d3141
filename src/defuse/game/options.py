"""The rule options of a game (rules.md section 9): what an edition prints and a table may override."""

from typing import Final

OPTION_NAMES: Final[list[str]] = [
    "combos",
    "five_different",
    "attack_stacking",
    "targeted_attack_returns",
    "deal",
    "dead_hand",
    "fast",
    "copies",
    "first_player",
]


class Options:
    """How this table plays. Never changed after the game has started, so that tables can share it."""

    __slots__ = (
        "any_pair",
        "attack_stacking",
        "copies",
        "deal",
        "fast",
        "first_player",
        "five_different",
        "hidden_dead_hand",
        "targeted_attack_returns",
    )

    def __init__(self) -> None:
        self.any_pair: bool = True  # combos = "all"; False is combos = "cats"
        self.five_different: bool = False
        self.attack_stacking: bool = True
        self.targeted_attack_returns: bool = False
        self.deal: int = -1  # starting cards, -1 = as the edition says
        self.hidden_dead_hand: bool = False  # dead_hand = "hidden"
        self.fast: bool = False
        self.copies: int = 1
        self.first_player: int = -1  # a seat, -1 = random


def set_option(options: Options, name: str, value: object) -> str:
    """Set one option from its written form; returns what was expected instead, or an empty string."""
    if name == "combos":
        if value not in ("cats", "all"):
            return '"cats" or "all"'
        options.any_pair = value == "all"
    elif name == "dead_hand":
        if value not in ("discard", "hidden"):
            return '"discard" or "hidden"'
        options.hidden_dead_hand = value == "hidden"
    elif name in ("five_different", "attack_stacking", "targeted_attack_returns", "fast"):
        if value in ("on", "off"):
            value = value == "on"
        if not isinstance(value, bool):
            return "true or false"
        if name == "five_different":
            options.five_different = value
        elif name == "attack_stacking":
            options.attack_stacking = value
        elif name == "fast":
            options.fast = value
        else:
            options.targeted_attack_returns = value
    elif name == "deal":
        if not isinstance(value, int) or isinstance(value, bool) or value < 0 or value > 100:
            return "a number of cards from 0 to 100"
        options.deal = value
    elif name == "copies":
        if isinstance(value, bool) or value not in (1, 2):
            return "1 or 2"
        options.copies = 2 if value == 2 else 1
    elif name == "first_player":
        if value == "random":
            options.first_player = -1
        elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10:
            options.first_player = value
        else:
            return 'a seat number, counting from 0, or "random"'
    else:
        return "one of " + ", ".join(OPTION_NAMES)
    return ""


def written(options: Options) -> dict[str, object]:
    """The options in their written form, for files and views."""
    return {
        "combos": "all" if options.any_pair else "cats",
        "five_different": options.five_different,
        "attack_stacking": options.attack_stacking,
        "targeted_attack_returns": options.targeted_attack_returns,
        "deal": options.deal,
        "dead_hand": "hidden" if options.hidden_dead_hand else "discard",
        "fast": options.fast,
        "copies": options.copies,
        "first_player": "random" if options.first_player < 0 else options.first_player,
    }
