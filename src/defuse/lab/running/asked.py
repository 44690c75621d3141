"""Command-line arguments that all lab commands share: the game, its options, the crew."""

import argparse
from typing import TYPE_CHECKING

from defuse.asked import (
    CannotDo,
    cannot_play,
    check_players,
    check_seed,
    read_edition,
    read_recipe_or_file,
    usual_players,
)
from defuse.game.library import Edition, LibraryError, player_counts
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.lab.running.tables import Setup


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments that choose the game."""
    what = parser.add_mutually_exclusive_group()
    named = words("cli-lab-box")
    what.add_argument("--box", "--edition", dest="edition", metavar="NAME", default="original", help=named)
    what.add_argument("--recipe", metavar="NAME|FILE", help=words("cli-lab-recipe"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words("cli-lab-option"))


def add_crew(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments for the seed and the workers."""
    parser.add_argument("--seed", metavar="N", type=int, help=words("cli-lab-seed"))
    parser.add_argument("--workers", metavar="N", type=int, help=words("cli-lab-workers"))
    parser.add_argument("--ray", metavar="ADDRESS|local", help=words("cli-lab-ray"))


def edition_asked(chosen: argparse.Namespace, words: Words) -> Edition:
    """The box, mix or recipe; a recipe is a file or the name of an official one."""
    if chosen.recipe is None:
        return read_edition(chosen.edition, words)
    return read_recipe_or_file(chosen.recipe, words)


def can_be_set_up(setting: "Setup", words: Words) -> None:
    """Raise CannotDo with every reason if the setting cannot be played, before any game is played."""
    try:
        setting.plan  # noqa: B018
    except LibraryError as error:
        raise cannot_play(error, words) from None


def players_asked(number: int | None, what: Edition, options: dict[str, object], words: Words) -> int:
    """The number of players that was given, or the usual one."""
    if number is None:
        return usual_players(what, options)
    check_players(number, player_counts(what, options), words)
    return number


def seed_asked(seed: int | None, words: Words) -> int:
    """The seed that was given, or a random one."""
    if seed is None:
        from secrets import randbelow

        return randbelow(10**9)
    check_seed(seed, words)
    return seed


def at_least_1(number: int | None, option: str, words: Words) -> None:
    """Raise CannotDo if the number is given and below 1."""
    if number is not None and number < 1:
        raise CannotDo(words("lab-at-least-one", option=option, value=str(number)))
