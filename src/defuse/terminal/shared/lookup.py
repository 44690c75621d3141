"""Finds a card or a rule by a name that a person types."""

import re
from typing import Final

from defuse.asked import plain
from defuse.game.kinds import card_names
from defuse.words import Words
from defuse.words.speech import rules

_RULE: Final = re.compile(r"\b[A-Z]+-[0-9]+\b")


def cards_called(text: str, words: Words) -> list[str]:
    """The cards meant by a name or title, or by the beginning of one."""
    wanted = plain(text)
    called = {kind: (plain(kind), plain(words.title(kind))) for kind in card_names()}
    exact = [kind for kind, own in called.items() if wanted in own]
    return exact or [kind for kind, own in called.items() if any(each.startswith(wanted) for each in own)]


def rules_called(text: str) -> list[str]:
    """The rule with an id, or all rules of a group such as ATK."""
    wanted = text.strip().upper().replace("_", "-").replace(" ", "-")
    return [rule for rule in rules() if wanted in (rule, rule.partition("-")[0], rule.replace("-", ""))]


def rules_of(text: str) -> list[str]:
    """The ids of the rules that a text names, each once."""
    return list(dict.fromkeys(_RULE.findall(text)))
