"""Adds a rule option to a copy of the tree: a field with its default, an entry, and its words."""

from pathlib import Path
from typing import Final

from defuse.words import languages
from tests.new_card.tree import insert_after

OPTION: Final = "manners"
FIELD: Final = "        self.manners: int = 0\n"
ENTRY: Final = '    Option("manners", {"rough": 0, "gentle": 1}, later=True),\n'
WORDS: Final = """\
option-manners = Manners
    .text = How people speak to each other.
option-manners-rough = rough
option-manners-gentle = gentle
"""


def add_option(tree: Path) -> None:
    house = tree / "src" / "defuse"
    options = house / "game" / "options.py"
    insert_after(options, "        self.first_player: int", FIELD)
    _insert_before_the_end_of_the_list(options)
    for language in languages():
        house.joinpath("words", language, f"{OPTION}.ftl").write_text(WORDS, encoding="utf-8")


def _insert_before_the_end_of_the_list(options: Path) -> None:
    text = options.read_text(encoding="utf-8")
    begin = text.index("OPTIONS: Final[list[Option]] = [")
    end = text.index("\n]\n", begin) + 1
    options.write_text(text[:end] + ENTRY + text[end:], encoding="utf-8")
