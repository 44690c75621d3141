"""Lists of cards, rules, boxes, recipes and rule options, to read in a terminal."""

from typing import Final

from defuse.asked import meant, no_recipe, with_guess
from defuse.game.kinds import NAMES, NUMBERS, card_names
from defuse.game.library import Box, Recipe, boxes, recipes
from defuse.game.library.counts import Count
from defuse.game.options import OPTION
from defuse.terminal.plain.console import Console
from defuse.terminal.shared.lookup import cards_called, rules_called, rules_of
from defuse.words import Words
from defuse.words.speech import rules

_NAME_WIDTH: Final = 30
_RULE_WIDTH: Final = 10
_NUMBER_WIDTH: Final = 8


class NotFound(LookupError):
    """Nothing has this name; the message says what was probably meant."""


# Cards and rules


def show_rules(console: Console, words: Words, name: str | None) -> None:
    """Every card and rule in a line, or the cards and rules of that name in full."""
    if name is None:
        _list_rules(console, words)
        return
    cards, found = cards_and_rules(words, name)
    for kind in cards:
        _explain_card(console, words, kind)
    for rule in found:
        console.column(rule, words.rule(rule), _RULE_WIDTH)


def cards_and_rules(words: Words, name: str) -> tuple[list[str], list[str]]:
    """The cards or the rules of a name; raises NotFound."""
    cards, found = cards_called(name, words), rules_called(name)
    if not cards and not found:
        close = meant(name, [*card_names(), *(words.title(kind) for kind in card_names()), *rules()])
        raise NotFound(with_guess(words("cli-no-rule", name=name), close, words))
    return ([], found) if found else (cards, [])


def _list_rules(console: Console, words: Words) -> None:
    console.say(words("list-cards"))
    for kind in card_names():
        console.column(f"  {kind}", f"{words.title(kind)}: {words.card_text(kind)}", _NAME_WIDTH)
    console.say()
    console.say(words("list-rules"))
    for rule in rules():
        console.column(f"  {rule}", words.rule(rule), _RULE_WIDTH + 2)
    console.say()
    console.say(words("list-rules-more"))


def _explain_card(console: Console, words: Words, kind: str) -> None:
    exactly = words.card_exactly(kind)
    console.say(f"{words.title(kind)} ({kind})")
    console.say(words.card_text(kind))
    console.say(exactly)
    number = NUMBERS[kind]
    found_in = [f"{words(box_id(box))} ({box.cards[number]})" for box in boxes() if number in box.cards]
    found_in = found_in or [words(recipe_id(recipe)) for recipe in recipes() if number in recipe.cards]
    if found_in:
        console.say(words("list-found-in", boxes=", ".join(found_in)))
    for rule in rules_of(exactly):
        console.column(f"  {rule}", words.rule(rule), _RULE_WIDTH + 2)
    console.say()


# Boxes and rule options


def show_boxes(console: Console, words: Words, name: str | None) -> None:
    """Every box with its cards and players, and the rule options; or the cards of one box."""
    if name is not None:
        _show_box(console, words, name)
        return
    console.say(words("list-boxes"))
    for box in (box for box in boxes() if not box.expands):
        _box_line(console, words, box)
    console.say()
    console.say(words("list-expansions"))
    for box in sorted((box for box in boxes() if box.expands), key=lambda box: box.expansion):
        _box_line(console, words, box)
    console.say()
    console.say(words("list-options"))
    for option in OPTION:
        console.column(f"  {option}", _option_text(words, option), _NAME_WIDTH)
    console.say()
    console.say(words("list-boxes-more"))


def _box_line(console: Console, words: Words, box: Box) -> None:
    facts = [words("list-card-count", number=box.printed_total)]
    if box.setup is None:
        facts.append(words("list-by-recipes"))
    else:
        facts.append(_players(words, *box.setup.players))
        facts.append(_hand(words, str(box.setup.cards_each), str(box.setup.defuses_each)))
    text = f"{words(box_id(box))}: {'; '.join(facts)}. {words(f'{box_id(box)}.text')}"
    console.column(f"  {box.name}", text, _NAME_WIDTH)


def _show_box(console: Console, words: Words, name: str) -> None:
    box = box_called(words, name)
    _box_line(console, words, box)
    for kind, number in box.cards.items():
        _card_line(console, words, kind, str(number))


def box_called(words: Words, name: str) -> Box:
    """The box of a name or title; raises NotFound."""
    found = {box.name: box for box in boxes()}
    titles = {words(box_id(box)): box.name for box in boxes()}
    box = found.get(titles.get(name, name.lower()))
    if box is None:
        close = meant(name, [*found, *titles])
        raise NotFound(with_guess(words("cli-no-box", name=name, names=", ".join(found)), close, words))
    return box


def _option_text(words: Words, option: str) -> str:
    values = []
    for value in OPTION[option].values:
        id = value_id(option, value)
        spoken = value if id is None else words(id)
        values.append(value if spoken == value else f"{value} ({spoken})")
    told = words("list-values", values=", ".join(values))
    return f"{words(option_id(option))}. {words(f'{option_id(option)}.text')} {told}"


def box_id(box: Box) -> str:
    """The message id of a box."""
    return f"box-{box.name}"


def box_words(words: Words, box: Box) -> tuple[str, str]:
    """The title and the text of a box."""
    return words(box_id(box)), words(f"{box_id(box)}.text")


def option_id(option: str) -> str:
    """The message id of a rule option."""
    return f"option-{option.replace('_', '-')}"


def option_words(words: Words, option: str) -> tuple[str, str]:
    """The title and the text of a rule option."""
    return words(option_id(option)), words(f"{option_id(option)}.text")


def value_id(option: str, value: str) -> str | None:
    """The message id of an option's value; None for a plain number."""
    if value.isdecimal():
        return None
    if value in ("on", "off", "N"):
        return {"on": "option-on", "off": "option-off", "N": "option-number"}[value]
    return f"{option_id(option)}-{value}"


# Recipes


def show_recipes(console: Console, words: Words, name: str | None) -> None:
    """Every recipe with its cards and players, or the cards of one."""
    if name is not None:
        _show_recipe(console, words, name)
        return
    console.say(words("list-recipes"))
    for recipe in recipes():
        _recipe_line(console, words, recipe)
    console.say()
    console.say(words("list-recipes-more"))


def _recipe_line(console: Console, words: Words, recipe: Recipe) -> None:
    sizes = [sum(recipe.having(kind, players) for kind in recipe.cards) for players in recipe.player_counts]
    fewest, most = min(sizes), max(sizes)
    cards = words("list-card-range", fewest=fewest, most=most)
    facts = [cards if fewest < most else words("list-card-count", number=most), _players(words, *recipe.players)]
    facts.append(_hand(words, _range(recipe.cards_each, recipe), _range(recipe.defuses_each, recipe)))
    text = f"{words(recipe_id(recipe))}: {'; '.join(facts)}. {words(f'{recipe_id(recipe)}.text')}"
    console.column(f"  {recipe.id}", text, _NAME_WIDTH)


def _show_recipe(console: Console, words: Words, name: str) -> None:
    recipe = recipe_called(words, name)
    _recipe_line(console, words, recipe)
    for kind, count in recipe.cards.items():
        _card_line(console, words, kind, _range(count, recipe))


def recipe_called(words: Words, name: str) -> Recipe:
    """The recipe of a name or title; raises NotFound."""
    found = {recipe.id: recipe for recipe in recipes()}
    titles = {words(recipe_id(recipe)): recipe.id for recipe in recipes()}
    recipe = found.get(titles.get(name, name.lower().removeprefix("recipe:")))
    if recipe is None:
        raise NotFound(no_recipe(name, [*found, *titles], words))
    return recipe


def recipe_id(recipe: Recipe) -> str:
    """The message id of a recipe."""
    return f"recipe-{recipe.id}"


def recipe_words(words: Words, recipe: Recipe) -> tuple[str, str]:
    """The title and the text of a recipe."""
    return words(recipe_id(recipe)), words(f"{recipe_id(recipe)}.text")


# Lines


def _card_line(console: Console, words: Words, kind: int, number: str) -> None:
    name = NAMES[kind]
    console.column(number.rjust(_NUMBER_WIDTH - 2), f"{words.title(name)}: {words.card_text(name)}", _NUMBER_WIDTH)


def _players(words: Words, fewest: int, most: int) -> str:
    if fewest == most:
        return words("list-players", number=most)
    return words("list-players-range", fewest=fewest, most=most)


def _hand(words: Words, cards: str, defuses: str) -> str:
    if defuses == "0":
        return words("list-hand-bare", cards=cards)
    return words("list-hand", cards=cards, defuses=defuses)


def _range(count: Count, recipe: Recipe) -> str:
    """A number of cards, or the lowest and the highest if it depends on the players."""
    numbers = [count.at(players) for players in recipe.player_counts]
    return str(numbers[0]) if len(set(numbers)) == 1 else f"{min(numbers)}–{max(numbers)}"
