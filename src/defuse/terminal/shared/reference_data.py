"""Cards, rules, boxes, recipes and rule options as plain data, for `--json`."""

from defuse.game.kinds import NAMES, NUMBERS, card_names
from defuse.game.library import Box, Recipe, boxes, recipes
from defuse.game.library.counts import Count
from defuse.game.options import OPTION
from defuse.terminal.shared.lookup import rules_of
from defuse.terminal.shared.reference import (
    box_called,
    box_words,
    cards_and_rules,
    option_words,
    recipe_called,
    recipe_words,
)
from defuse.words import Words
from defuse.words.speech import rules

Data = dict[str, object]


def rules_data(words: Words, name: str | None) -> Data:
    """All cards and rules, or those of a name; raises NotFound."""
    cards, found = (list(card_names()), list(rules())) if name is None else cards_and_rules(words, name)
    return {
        "language": words.language,
        "cards": [_card(words, kind) for kind in cards],
        "rules": [{"id": rule, "text": words.rule(rule)} for rule in found],
    }


def _card(words: Words, kind: str) -> Data:
    number, exactly = NUMBERS[kind], words.card_exactly(kind)
    return {
        "name": kind,
        "title": words.title(kind),
        "text": words.card_text(kind),
        "exactly": exactly,
        "rules": rules_of(exactly),
        "boxes": {box.name: box.cards[number] for box in boxes() if number in box.cards},
        "recipes": [recipe.id for recipe in recipes() if number in recipe.cards],
    }


def boxes_data(words: Words, name: str | None) -> Data:
    """All boxes and rule options, or one box; raises NotFound."""
    if name is not None:
        return {"language": words.language, "boxes": [_box(words, box_called(words, name))], "options": []}
    return {
        "language": words.language,
        "boxes": [_box(words, box) for box in boxes()],
        "options": [_option(words, option) for option in OPTION],
    }


def _box(words: Words, box: Box) -> Data:
    setup = box.setup
    title, text = box_words(words, box)
    return {
        "name": box.name,
        "title": title,
        "text": text,
        "expands": box.expands or None,
        "total": box.printed_total,
        "players": None if setup is None else list(setup.players),
        "cards_each": None if setup is None else setup.cards_each,
        "defuses_each": None if setup is None else setup.defuses_each,
        "cards": {NAMES[kind]: number for kind, number in box.cards.items()},
    }


def _option(words: Words, option: str) -> Data:
    title, text = option_words(words, option)
    return {"name": option, "title": title, "text": text, "values": list(OPTION[option].values)}


def recipes_data(words: Words, name: str | None) -> Data:
    """All recipes, or one; raises NotFound."""
    found = recipes() if name is None else [recipe_called(words, name)]
    return {"language": words.language, "recipes": [_recipe(words, recipe) for recipe in found]}


def _recipe(words: Words, recipe: Recipe) -> Data:
    title, text = recipe_words(words, recipe)
    return {
        "name": recipe.id,
        "title": title,
        "text": text,
        "players": list(recipe.players),
        "cards_each": _by_players(recipe.cards_each, recipe),
        "defuses_each": _by_players(recipe.defuses_each, recipe),
        "cards": {NAMES[kind]: _by_players(count, recipe) for kind, count in recipe.cards.items()},
    }


def _by_players(count: Count, recipe: Recipe) -> dict[str, int]:
    """A number of cards for every number of players."""
    return {str(players): count.at(players) for players in recipe.player_counts}
