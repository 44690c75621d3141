"""Write the table of rule options in docs/recipes.md, from their declarations and their English words."""

import sys
from pathlib import Path
from typing import Final

from defuse.game.options import OPTIONS, Option
from defuse.words import ENGLISH, words_in

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "recipes.md"
HEAD: Final = "| option | values | what it says |\n|---|---|---|\n"


def table() -> str:
    """The table; options that no recipe may set come without a place in its files."""
    return HEAD + "".join(_row(option) for option in OPTIONS)


def _row(option: Option) -> str:
    words = words_in(ENGLISH)
    text = words(f"option-{option.name.replace('_', '-')}.text")
    where = "" if option.of_box else " Chosen at the table, not by a recipe."
    return f"| `{option.name}` | {_values(option)} | {text}{where} |\n"


def _values(option: Option) -> str:
    written = ["`true`", "`false`"] if option.is_switch else [f'`"{word}"`' for word in option.words]
    if option.takes_numbers:
        written.append(f"{option.first} to {option.last}")
    return ", ".join(written)


def page() -> str:
    """The page about recipes with the table as it is now."""
    before, rest = PAGE.read_text(encoding="utf-8").split(HEAD)
    return before + table() + rest[rest.index("\n\n") + 1 :]


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
