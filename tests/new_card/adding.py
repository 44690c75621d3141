"""Adds Second Thoughts to a copy of the tree: everything that a card needs, and nothing else."""

import shutil
from pathlib import Path
from typing import Final

from defuse.words import languages
from tests.new_card.tree import append, insert_after

HERE: Final = Path(__file__).parent
CARD: Final = "second_thoughts"
WORD: Final = "reconsider"  # what its question is called
RULE: Final = "STH-1"
RECIPE: Final = "mind-games"  # it says which cards are in a game: a line more, and the card is in it
LINE: Final = f"{CARD} = 8\n"
RULE_LINE: Final = f"| {RULE} | Second Thoughts: look at the bottom card; leave it there or lift it to the top. |\n"


def add_card(tree: Path) -> None:
    """One card file, one line in a recipe, its words, its picture, its rule and its scenarios."""
    house = tree / "src" / "defuse"
    shutil.copy(HERE / f"{CARD}.py", house / "game" / "cards" / f"{CARD}.py")
    append(house / "game" / "recipes" / f"{RECIPE}.toml", LINE)
    for language in languages():
        shutil.copy(HERE / "words" / f"{language}.ftl", house / "words" / language / f"{CARD}.ftl")
    shutil.copy(HERE / "picture.py", house / "art" / "cards" / f"{CARD}.py")
    insert_after(tree / "docs" / "rules.md", "| RHK-1 |", RULE_LINE)
    shutil.copytree(HERE / "scenarios", tree / "scenarios" / RULE)
