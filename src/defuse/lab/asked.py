"""What somebody asks for on the command line that all parts of the lab understand: the game, its options, the crew."""

import argparse
import difflib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from defuse.game.chance import HIGHEST_SEED
from defuse.game.library import (
    Edition,
    LibraryError,
    NotInLibrary,
    edition,
    edition_names,
    load_recipe,
    player_counts,
    read_recipe,
)
from defuse.game.library.recipefiles import recipe_ids
from defuse.game.options import OPTION_NAMES, Options, set_option
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.lab.tables import Setting

USUAL_PLAYERS: Final = 4
_WRITTEN: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class CannotDo(Exception):
    """Something that was asked for cannot be had, with every reason in words."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments that say what is played."""
    what = parser.add_mutually_exclusive_group()
    named = words("cli-lab-box")
    what.add_argument("--box", "--edition", dest="edition", metavar="NAME", default="original", help=named)
    what.add_argument("--recipe", metavar="NAME|FILE", help=words("cli-lab-recipe"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words("cli-lab-option"))


def add_crew(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments that say who does the work, and with which luck."""
    parser.add_argument("--seed", metavar="N", type=int, help=words("cli-lab-seed"))
    parser.add_argument("--workers", metavar="N", type=int, help=words("cli-lab-workers"))
    parser.add_argument("--ray", metavar="ADDRESS|local", help=words("cli-lab-ray"))


def edition_asked(chosen: argparse.Namespace, words: Words) -> Edition:
    """The box, mix or recipe; a recipe is a file or the name of an official one."""
    try:
        if chosen.recipe is None:
            return edition_named(chosen.edition, words)
        if Path(chosen.recipe).is_file() or chosen.recipe.endswith(".toml"):
            return edition(read_recipe(chosen.recipe))
        return edition(load_recipe(_recipe_name(chosen.recipe.removeprefix("recipe:"), words)))
    except LibraryError as error:
        raise _cannot_play(error, words) from None


def can_be_set_up(setting: "Setting", words: Words) -> None:
    """Said before any game is played, with every reason why not."""
    try:
        setting.plan  # noqa: B018
    except LibraryError as error:
        raise _cannot_play(error, words) from None


def _cannot_play(error: LibraryError, words: Words) -> CannotDo:
    return CannotDo(*(words("cli-cannot-play", problem=reason) for reason in error.reasons))


def edition_named(name: str, words: Words) -> Edition:
    """The box or mix of that name."""
    names = edition_names()
    known = {part for each in names for part in each.split("+")}
    if name not in names and (name.startswith("recipe:") or not set(name.split("+")) <= known):
        close = difflib.get_close_matches(name[:60], names, 1, 0.7)
        if close:
            raise CannotDo(words("cli-no-edition-meant", name=name, meant=close[0]))
        raise CannotDo(words("cli-no-edition", name=name))
    try:
        return edition(name)
    except NotInLibrary:
        raise CannotDo(words("cli-bad-mix", name=name)) from None


def _recipe_name(name: str, words: Words) -> str:
    names = recipe_ids()
    if name not in names:
        close = difflib.get_close_matches(name[:60], names, 1)
        if close:
            raise CannotDo(words("cli-no-recipe-meant", name=name, meant=close[0]))
        raise CannotDo(words("cli-no-recipe", name=name, names=", ".join(names)))
    return name


def options_asked(written: Sequence[str], words: Words) -> dict[str, object]:
    """Rule options as NAME=VALUE; whether they fit together is said when the game is planned."""
    options: dict[str, object] = {}
    reasons = []
    for text in written:
        name, _, value = (part.strip() for part in text.partition("="))
        number = int(value) if value.isdecimal() and len(value) < 10 else value
        options[name] = _WRITTEN.get(value.lower(), number)
        if name not in OPTION_NAMES:
            reasons.append(words("cli-no-option", name=name, names=", ".join(OPTION_NAMES)))
        elif expected := set_option(Options(), name, options[name]):
            reasons.append(words("lab-bad-option", name=name, value=value, expected=expected))
    if reasons:
        raise CannotDo(*reasons)
    return options


def players_asked(number: int | None, what: Edition, options: dict[str, object], words: Words) -> int:
    """How many play: as asked, or four where that is possible."""
    possible = player_counts(what, options)
    if number is None:
        return min(possible or [USUAL_PLAYERS], key=lambda count: abs(count - USUAL_PLAYERS))
    if possible and number not in possible:
        raise CannotDo(words("cli-players", number=number, counts=", ".join(map(str, possible))))
    return number


def seed_asked(seed: int | None, words: Words) -> int:
    """The seed, or one that nobody has asked for."""
    if seed is None:
        from secrets import randbelow

        return randbelow(10**9)
    if not 0 <= seed <= HIGHEST_SEED:
        raise CannotDo(words("cli-bad-seed", seed=str(seed), highest=str(HIGHEST_SEED)))
    return seed


def at_least_1(number: int | None, option: str, words: Words) -> None:
    """Numbers of things that there must be one of."""
    if number is not None and number < 1:
        raise CannotDo(words("lab-at-least-one", option=option, value=str(number)))
