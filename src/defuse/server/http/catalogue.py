"""The playable editions, the rule options, and what is wrong with a custom recipe, for the settings of a room."""

import re
from functools import cache
from typing import Final

from defuse.game.kinds import NAMES
from defuse.game.library import (
    BadFile,
    Edition,
    LibraryError,
    edition,
    edition_names,
    player_counts,
    recipe_from,
    rule_options,
)
from defuse.game.library.bounds import RECIPE
from defuse.game.library.toml_places import BadToml, Places, read_toml
from defuse.game.options import OPTIONS, written
from defuse.server.limits import MOST_PROBLEMS
from defuse.server.play.dealing import OWN
from defuse.server.wire.protocol import Checked, Printed, Problem, RuleOption

_REASON: Final = re.compile(r"recipe: (?P<field>[^:]+): (?P<words>.*)", re.DOTALL)


@cache
def printed() -> list[Printed]:
    """All boxes, mixes and recipes that can be played."""
    found = []
    for name in edition_names():
        chosen = edition(name)
        players = player_counts(chosen)
        if players:
            cards = [NAMES[kind] for kind in chosen.kinds]
            found.append(Printed(name, _kind(chosen), players, _options(chosen), cards, chosen.expansion_cards))
    return found


@cache
def options_to_choose() -> list[RuleOption]:
    """All rule options, with what each can be set to."""
    return [
        RuleOption(
            option.name,
            [True, False] if option.is_switch else list(option.words),
            option.first,
            option.last,
            option.about,
        )
        for option in OPTIONS
    ]


def _kind(chosen: Edition) -> str:
    if chosen.recipe is not None:
        return "recipe"
    return "mix" if chosen.expansions else "box"


def _options(chosen: Edition) -> dict[str, bool | int | str]:
    said = written(rule_options(chosen))
    return {
        name: value for name, value in said.items() if name in chosen.options and isinstance(value, bool | int | str)
    }


def checked(text: str) -> Checked:
    """The first problems of a recipe's TOML with their lines, or for how many players it is."""
    try:
        table, places = read_toml(text, RECIPE)
    except BadToml as error:
        return Checked("", [], [Problem(error.line, "", str(error))])
    title = table.get("title")
    shown = title[:100] if isinstance(title, str) else ""
    try:
        recipe = recipe_from(table, OWN, "recipe")
        return Checked(recipe.title, player_counts(edition(recipe)), [])
    except BadFile as error:
        return Checked(shown, [], [_problem(reason, places) for reason in error.reasons[:MOST_PROBLEMS]])
    except LibraryError as error:
        return Checked(shown, [], [Problem(0, "", reason) for reason in error.reasons[:MOST_PROBLEMS]])


def _problem(reason: str, places: Places) -> Problem:
    found = _REASON.fullmatch(reason)
    if found is None:
        return Problem(0, "", reason)
    field = found["field"]
    return Problem(places.line(tuple(field.split("."))), field, found["words"])
