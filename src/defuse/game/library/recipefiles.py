"""The recipes: the official ones and everybody's own, with the checks that make sure they can be played."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Final

from defuse.game.cards.armageddon import ARMAGEDDON
from defuse.game.kinds import (
    BARKING_KITTEN,
    DEFUSE,
    DEVILCAT,
    EXPLODING_KITTEN,
    GODCAT,
    IMPLODING_KITTEN,
    NAMES,
    STREAKING_KITTEN,
    TOWER_OF_POWER,
    ZOMBIE_KITTEN,
)
from defuse.game.library.boxfiles import ALL_LEFT, HAND_KEYS, MOST_DEALT, NotInLibrary, load_box
from defuse.game.library.counts import Count, Formula
from defuse.game.library.datafiles import MOST_CARDS, MOST_OF_A_KIND, FileReading, numbers_by_players, read_toml, shown
from defuse.game.library.dealing import Dealing

NOT_WRITTEN: Final = Count((), None)  # in place of a count that could not be read
NO_CARDS: Final = Count((), Formula(0, 0))

Numbers = Callable[[int], int]  # by player count
Judgement = Callable[[int, int], bool]  # of a number at a player count


@dataclass(frozen=True)
class Recipe:
    """A recipe: its ingredients, and what everybody starts with (RCP-1)."""

    id: str
    title: str
    players: tuple[int, int]
    cards_each: Count
    defuses_each: Count
    cards: Mapping[int, Count]
    options: Mapping[str, object]
    zombies_each: Count = NO_CARDS

    @property
    def player_counts(self) -> range:
        """How many can play."""
        return range(self.players[0], self.players[1] + 1)

    def having(self, kind: int, players: int) -> int:
        """How many cards of a kind are in a game of so many players."""
        return self.cards[kind].at(players) if kind in self.cards else 0

    def dealing(self, players: int) -> Dealing:
        """A game of this recipe: all its kittens go in, and all Defuses left before dealing (SET-1)."""
        cards = {kind: count.at(players) for kind, count in self.cards.items()}
        return Dealing(
            players=players,
            cards=cards,
            cards_each=self.cards_each.at(players),
            defuses_each=self.defuses_each.at(players),
            zombies_each=self.zombies_each.at(players),
            most_extra_defuses=ALL_LEFT,
            defuses_before_dealing=True,
            exploding=cards.get(EXPLODING_KITTEN, 0),
            imploding=cards.get(IMPLODING_KITTEN, 0),
            storage_size=tower_storage(),
            fast=self.options.get("fast") is True,
        )

    def table(self) -> dict[str, object]:
        """The recipe as a plain table that reads back as the same recipe: for records and messages."""
        hand: dict[str, object] = {"cards": self.cards_each.written(), "defuses": self.defuses_each.written()}
        if self.zombies_each != NO_CARDS:
            hand["zombie_kittens"] = self.zombies_each.written()
        table: dict[str, object] = {
            "title": self.title,
            "players": list(self.players),
            "hand": hand,
            "cards": {NAMES[kind]: count.written() for kind, count in self.cards.items()},
        }
        if self.options:
            table["options"] = dict(self.options)
        return table


def tower_storage() -> int:
    """How many cards the Tower of Power guards, as its box says."""
    setup = load_box("barking").setup
    return setup.storage if setup is not None else 0


def recipe_from(table: Mapping[str, object], id: str, source: str = "recipe", text: str = "") -> Recipe:
    """A recipe from its table, or everything that is wrong with it, with the lines of its text (RCP-2, RCP-3)."""
    reading = FileReading(source, text)
    reading.known_keys(table, ("title", "players", "hand", "options", "cards"))
    title = reading.title(table)
    players = reading.player_range(table)
    hand = reading.table(table, "hand")
    cards_each = defuses_each = None
    zombies_each: Count | None = NO_CARDS
    if hand is not None:
        reading.known_keys(hand, HAND_KEYS, "hand")
        cards_each = reading.count(hand.get("cards"), "hand.cards", players, MOST_DEALT)
        defuses_each = reading.count(hand.get("defuses"), "hand.defuses", players, MOST_OF_A_KIND)
        zombies_each = reading.count(hand.get("zombie_kittens", 0), "hand.zombie_kittens", players, MOST_OF_A_KIND)
    cards, unusable = reading.cards(table, players, counts_may_vary=True)
    options = reading.rule_options(table)
    span = (players[0], players[-1]) if players is not None else (0, -1)
    written = [count or NOT_WRITTEN for count in (cards_each, defuses_each, zombies_each)]
    recipe = Recipe(id, title, span, written[0], written[1], cards, options, written[2])
    _check_kittens(reading, recipe, unusable)
    _check_rare_cards(reading, recipe, unusable)
    _check_supply(reading, recipe, unusable)
    reading.finish()
    return recipe


def _check(reading: FileReading, recipe: Recipe, field: str, expected: str, found: Numbers, good: Judgement) -> None:
    """Note the numbers that are not good at some player count."""
    numbers = {players: found(players) for players in recipe.player_counts}
    bad = {players: number for players, number in numbers.items() if not good(players, number)}
    if bad:
        reading.wrong(field, expected, numbers_by_players(bad))


def _check_kittens(reading: FileReading, recipe: Recipe, unusable: set[int]) -> None:
    """Note too few deadly kittens for the game to end (RCP-3)."""
    if not unusable.isdisjoint((EXPLODING_KITTEN, IMPLODING_KITTEN, STREAKING_KITTEN)):
        return
    _check(
        reading,
        recipe,
        "cards.exploding_kitten + cards.imploding_kitten",
        "at least players - 1 deadly kittens, or players if a Streaking Kitten is in (RCP-3)",
        lambda players: recipe.having(EXPLODING_KITTEN, players) + recipe.having(IMPLODING_KITTEN, players),
        lambda players, number: number >= players - (recipe.having(STREAKING_KITTEN, players) == 0),
    )


def _check_rare_cards(reading: FileReading, recipe: Recipe, unusable: set[int]) -> None:
    """Note cards that come in twos, alone or only with others (RCP-3)."""

    def check(kind: int, expected: str, good: Judgement) -> None:
        if kind not in unusable:
            _check(reading, recipe, f"cards.{NAMES[kind]}", expected, partial(recipe.having, kind), good)

    check(BARKING_KITTEN, "0 or 2 (RCP-3)", lambda _, number: number in (0, 2))
    for kind in (TOWER_OF_POWER, GODCAT, DEVILCAT):
        check(kind, "0 or 1 (RCP-3)", lambda _, number: number <= 1)
    if ARMAGEDDON not in unusable:
        for kind in (GODCAT, DEVILCAT):
            expected = "1, since Armageddon is in (RCP-3)"
            check(kind, expected, lambda players, number: number > 0 or recipe.having(ARMAGEDDON, players) == 0)


def _check_supply(reading: FileReading, recipe: Recipe, unusable: set[int]) -> None:
    """Note too few Defuses, too few cards to deal and to store, and too many cards (RCP-2, RCP-3)."""
    if NOT_WRITTEN in (recipe.defuses_each, recipe.zombies_each):
        return
    if ZOMBIE_KITTEN not in unusable:
        _check(
            reading,
            recipe,
            "cards.zombie_kitten",
            "at least players x hand.zombie_kittens (RCP-3)",
            partial(recipe.having, ZOMBIE_KITTEN),
            lambda players, number: number >= players * recipe.zombies_each.at(players),
        )
    if DEFUSE not in unusable:
        _check(
            reading,
            recipe,
            "cards.defuse",
            "at least players x hand.defuses (RCP-3)",
            partial(recipe.having, DEFUSE),
            lambda players, number: number >= players * recipe.defuses_each.at(players),
        )
    if unusable or recipe.cards_each is NOT_WRITTEN:
        return
    for players in recipe.player_counts:
        shortage = recipe.dealing(players).cards_missing()
        if shortage is not None:
            purpose, needed, there = shortage
            reading.wrong("cards", f"{needed} {purpose} (RCP-3)", f"{there} at {players} players")
    _check(
        reading,
        recipe,
        "cards",
        f"at most {MOST_CARDS} cards",
        lambda players: sum(recipe.having(kind, players) for kind in recipe.cards),
        lambda _, number: number <= MOST_CARDS,
    )


def read_recipe(path: Path | str) -> Recipe:
    """Somebody's own recipe from a file; its id is the name of the file."""
    file = Path(path)
    table, text = read_toml(file, str(path))
    return recipe_from(table, file.stem, str(path), text)


@cache
def recipe_ids() -> tuple[str, ...]:
    """The ids of the official recipes."""
    folder = files("defuse.game").joinpath("recipes")
    return tuple(sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml")))


@cache
def _load(id: str) -> Recipe:
    source = f"recipes/{id}.toml"
    table, text = read_toml(files("defuse.game").joinpath("recipes", f"{id}.toml"), source)
    return recipe_from(table, id, source, text)


def load_recipe(id: str) -> Recipe:
    """The official recipe of that id; brackets of its name do not count."""
    id = id.replace("(", "").replace(")", "")
    if id not in recipe_ids():
        raise NotInLibrary([f"recipe: expected one of {', '.join(recipe_ids())}, there is {shown(id)}"])
    return _load(id)


def recipes() -> list[Recipe]:
    """All official recipes, by id."""
    return [_load(id) for id in recipe_ids()]
