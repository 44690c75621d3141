"""From the settings of a room to a dealt game, or the reason why there is none."""

import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from defuse.fair.dealing import deal_fairly
from defuse.game.library import BadFile, Edition, LibraryError, Plan, Recipe, edition, plan, player_counts, recipe_from
from defuse.game.library.bounds import RECIPE, TooMuch, check_toml
from defuse.record.notation import is_name
from defuse.record.record import Recorder, new_record
from defuse.server.wire.protocol import Settings
from defuse.words import Told

OWN: Final = "own"

_NOT_IN_NAMES: Final = re.compile(r"[\s@:#=!?|*]+|->")


def edition_of(settings: Settings) -> Edition:
    """The edition that is played; raises LibraryError."""
    return edition(own_recipe(settings.recipe)) if settings.game == OWN else edition(settings.game)


class ReadRecipe:
    """A custom recipe as it was read: the recipe, or why it is none."""

    __slots__ = ("__weakref__", "reasons", "recipe")

    def __init__(self, recipe: Recipe | None, reasons: Sequence[str] = ()) -> None:
        self.recipe = recipe
        self.reasons = reasons


_read: Final[WeakValueDictionary[str, ReadRecipe]] = WeakValueDictionary()


def read_own(text: str) -> ReadRecipe:
    """A custom recipe from its TOML; read only once as long as somebody keeps the result, since that takes a while."""
    found = _read.get(text)
    if found is None:
        try:
            found = ReadRecipe(_recipe(text))
        except BadFile as error:
            found = ReadRecipe(None, error.reasons)
        _read[text] = found
    return found


def own_recipe(text: str) -> Recipe:
    """A custom recipe from its TOML; raises BadFile."""
    found = read_own(text)
    if found.recipe is None:
        raise BadFile(found.reasons)
    return found.recipe


def _recipe(text: str) -> Recipe:
    try:
        check_toml(text, RECIPE)
        table = tomllib.loads(text)
    except TooMuch as error:
        raise BadFile([f"recipe: line {error.line}: {error}"]) from None
    except (ValueError, RecursionError) as error:  # tomllib raises ValueError for impossible dates and endless numbers
        raise BadFile([f"recipe: expected TOML, {str(error)[:200]}"]) from None
    return recipe_from(table, OWN, "recipe")


def title_of(settings: Settings) -> str:
    """The title of a custom recipe; empty if it cannot be read."""
    if settings.game != OWN:
        return ""
    try:
        return own_recipe(settings.recipe).title
    except LibraryError:
        return ""


def problem(settings: Settings) -> Told | None:
    """Why no game can begin with these settings; None if one can."""
    return _problem(msgspec.json.encode(settings))


@lru_cache(maxsize=256)
def _problem(written: bytes) -> Told | None:
    """`problem`, cached: every room asks often, and most rooms have the same settings."""
    settings = msgspec.json.decode(written, type=Settings)
    try:
        _plan(written)
    except LibraryError as error:
        return _reason(settings, error)
    return None


def _reason(settings: Settings, error: LibraryError) -> Told:
    try:
        possible = player_counts(edition_of(settings), settings.options)
    except LibraryError:
        possible = []
    if possible and settings.seats not in possible:
        return "online-wrong-seats", {"number": settings.seats, "possible": ", ".join(map(str, possible))}
    return "online-cannot-be-played", {"reasons": "; ".join(error.reasons[:3])[:500]}


def plan_of(settings: Settings) -> Plan:
    """What is dealt in the next game; raises LibraryError."""
    return _plan(msgspec.json.encode(settings))


@lru_cache(maxsize=256)
def _plan(written: bytes) -> Plan:
    """`plan_of`, cached: most games of most rooms are dealt from the same few boxes."""
    settings = msgspec.json.decode(written, type=Settings)
    return plan(edition_of(settings), settings.seats, settings.options)


def deal(settings: Settings, names: Sequence[str], key: bytes) -> Recorder:
    """Shuffle and deal; all luck of the game comes from its key."""
    planned = plan_of(settings)
    game = deal_fairly(planned, key)
    return Recorder(game, new_record(game, written_names(names), planned.edition_name))


def written_names(names: Sequence[str]) -> list[str]:
    """The names as a record can write them: one word each, all different."""
    found: list[str] = []
    for seat, name in enumerate(names):
        word = _NOT_IN_NAMES.sub("_", name).strip("_")
        word = word if is_name(word) else f"P{seat}"
        while word.casefold() in {other.casefold() for other in found}:
            word += "_"
        found.append(word)
    return found
