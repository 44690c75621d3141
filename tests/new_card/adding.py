"""Adds made-up cards to a copy of the tree: everything that a card needs, and nothing else."""

import shutil
from pathlib import Path
from typing import Final

from defuse.words import languages
from tests.new_card.tree import append, insert_after

HERE: Final = Path(__file__).parent
CARD: Final = "second_thoughts"  # it has a question, two answers and an event of its own
WORD: Final = "reconsider"  # what its question is called
RULE: Final = "STH-1"
# Those beside it: one that lies in front of another player, and a NOW card that shows a hidden card to its player.
OTHERS: Final = {"leash": "LSH-1", "nosy_now": "NSY-1"}
RULES: Final = {CARD: RULE, **OTHERS}
RECIPE: Final = "mind-games"  # it says which cards are in a game: a line more, and the card is in it
_HOW_MANY: Final = {CARD: 8, "leash": 2, "nosy_now": 2}


def add_cards(tree: Path) -> None:
    """All of them."""
    for card in RULES:
        add_card(tree, card)


def add_card(tree: Path, card: str = CARD) -> None:
    """One card file, one line in a recipe, its words, its picture, its rule and its scenarios."""
    from_here, house, rule = HERE / card, tree / "src" / "defuse", RULES[card]
    shutil.copy(from_here / "card.py", house / "game" / "cards" / f"{card}.py")
    append(house / "game" / "recipes" / f"{RECIPE}.toml", f"{card} = {_HOW_MANY[card]}\n")
    for language in languages():
        shutil.copy(from_here / "words" / f"{language}.ftl", house / "words" / language / f"{card}.ftl")
    shutil.copy(from_here / "picture.py", house / "art" / "cards" / f"{card}.py")
    insert_after(tree / "docs" / "rules.md", "| RHK-1 |", f"| {rule} | {card}: a made-up card. |\n")
    shutil.copytree(from_here / "scenarios", tree / "scenarios" / rule)
