"""The library: boxes, expansions and recipes as data files, and the plan by which a game of them is dealt."""

from defuse.game.library.boxfiles import Box, BoxSetup, NotInLibrary, boxes, load_box
from defuse.game.library.counts import Count
from defuse.game.library.datafiles import BadFile, LibraryError
from defuse.game.library.editions import (
    LEFT_OUT,
    CannotPlay,
    Edition,
    Plan,
    edition,
    edition_names,
    plan,
    player_counts,
    rule_options,
)
from defuse.game.library.recipefiles import Recipe, load_recipe, read_recipe, recipe_from, recipes

__all__ = [
    "LEFT_OUT",
    "BadFile",
    "Box",
    "BoxSetup",
    "CannotPlay",
    "Count",
    "Edition",
    "LibraryError",
    "NotInLibrary",
    "Plan",
    "Recipe",
    "boxes",
    "edition",
    "edition_names",
    "load_box",
    "load_recipe",
    "plan",
    "player_counts",
    "read_recipe",
    "recipe_from",
    "recipes",
    "rule_options",
]
