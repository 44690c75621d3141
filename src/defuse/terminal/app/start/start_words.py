"""The names of boxes, recipes, rule options and bots, and a line about each."""

from typing import Final

from defuse.game.library import Box, Recipe, recipes
from defuse.terminal.shared.reference import box_id, option_id, recipe_id, value_id
from defuse.words import Words

# The message of every bot.
BOT_WORDS: Final[dict[str, str]] = {
    "random": "bot-random",
    "timid": "bot-timid",
    "easy": "bot-easy",
    "careful": "bot-careful",
    "searcher": "bot-searcher",
    "master": "bot-master",
}


def box_title(box: Box, words: Words) -> str:
    return words(box_id(box))


def box_text(box: Box, words: Words) -> str:
    return words(f"{box_id(box)}.text")


def recipe_title(recipe: Recipe, words: Words) -> str:
    """The name of a recipe; a custom one has its own title."""
    return words(recipe_id(recipe)) if recipe in recipes() else recipe.title


def recipe_text(recipe: Recipe, words: Words) -> str:
    return words(f"{recipe_id(recipe)}.text") if recipe in recipes() else words("start-own-recipe.text")


def option_title(option: str, words: Words) -> str:
    return words(option_id(option))


def option_text(option: str, words: Words) -> str:
    return words(f"{option_id(option)}.text")


def value_title(option: str, value: object, words: Words) -> str:
    """The value of an option: a number, or a value with a message."""
    spoken = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
    id = value_id(option, spoken)
    return spoken if id is None else words(id)


def bot_title(bot: str, words: Words) -> str:
    """The name of a bot; a program of somebody else is called as it was typed."""
    return words(BOT_WORDS[bot]) if bot in BOT_WORDS else bot


def bot_text(bot: str, words: Words) -> str:
    return words(f"{BOT_WORDS[bot]}.text") if bot in BOT_WORDS else bot
