"""Every setting, declared once: the file, the environment, options, completion and the page follow from here."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from defuse.words import chosen_language, languages

Value = str | int

LONGEST_NAME: Final = 20
LONGEST_COUNTDOWN: Final = 60  # seconds
CATS: Final = 34  # to play as, numbered from 1
DARK: Final = "dark"
LIGHT: Final = "light"
NO_COLOURS: Final = "none"


@dataclass(frozen=True)
class Setting:
    """One setting. `read` turns a text into its value, or raises ValueError."""

    name: str  # in the file; the environment variable has the same name
    option: str  # of the command line, which comes first
    metavar: str
    read: Callable[[str], Value]
    values: Callable[[], Sequence[str]]  # what it can be, for completion; empty if that cannot be listed
    are_examples: bool = False  # it can be something else as well

    @property
    def variable(self) -> str:
        """The environment variable."""
        return f"DEFUSE_{self.name.upper()}"

    @property
    def id(self) -> str:
        """The message that says what it is; its attribute `expected` says what it can be."""
        return f"setting-{self.name}"

    def add_option(self, parser: argparse.ArgumentParser, help: str) -> None:
        """Add the option that overrules the setting, without a value of its own."""
        listed = self.values()
        metavar = f"{{{','.join(listed)}}}" if listed else self.metavar
        choices = None if self.are_examples else listed or None
        parser.add_argument(self.option, metavar=metavar, choices=choices, help=help)


def _language(text: str) -> str:
    return chosen_language(text, {})


def _name(text: str) -> str:
    from defuse.record.notation import is_name

    return _if(is_name(text) and len(text) <= LONGEST_NAME, text)


def _bots() -> list[str]:
    from defuse.bots import BOTS

    return list(BOTS)


def _names_bots(text: str) -> str:
    """Bots as for --bot; their settings are read when they play. A program is named by its full path."""
    for name in text.split(","):
        _if(name.partition(":")[0] in _bots() or Path(name).expanduser().is_absolute(), text)
    return text


def _number(text: str, low: int, high: int) -> int:
    return int(_if(text.isascii() and text.isdecimal() and len(text) < 5 and low <= int(text) <= high, text))


def _if(good: bool, text: str) -> str:
    if not good:
        raise ValueError(text)
    return text


def _nothing_listed() -> Sequence[str]:
    return ()


_COLOURS: Final = (DARK, LIGHT, NO_COLOURS)

SETTINGS: Final = (
    Setting("language", "--lang", "LANG", _language, languages),
    Setting("name", "--name", "NAME", _name, _nothing_listed),
    Setting("cat", "--cat", "N", lambda text: _number(text, 1, CATS), _nothing_listed),
    Setting("bots", "--bot", "BOT", _names_bots, _bots, are_examples=True),
    Setting("colours", "--colours", "COLOURS", lambda text: _if(text in _COLOURS, text), lambda: _COLOURS),
    Setting("countdown", "--countdown", "SECONDS", lambda text: _number(text, 0, LONGEST_COUNTDOWN), _nothing_listed),
)
SETTING: Final = {setting.name: setting for setting in SETTINGS}
