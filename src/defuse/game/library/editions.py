"""The library: every edition by its name, and for a game of it the plan by which it is dealt."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from defuse.game.kinds import (
    BARKING_KITTEN,
    DEFUSE,
    EXPLODING_KITTEN,
    IMPLODING_KITTEN,
    NAMES,
    NUMBERS,
    PLACES,
    TOWER_OF_POWER,
    UNKNOWN,
    ZOMBIE_KITTEN,
    card_names,
)
from defuse.game.library.boxfiles import Box, NotInLibrary, box_names, boxes, load_box
from defuse.game.library.counts import FEWEST_PLAYERS, MOST_PLAYERS
from defuse.game.library.datafiles import LibraryError, field_name, meant, shown
from defuse.game.library.dealing import MAT, Dealing
from defuse.game.library.recipefiles import Recipe, load_recipe, recipe_ids
from defuse.game.options import Options, set_option

RECIPE_PREFIX: Final = "recipe:"
RECIPES_BOX: Final = "recipes"
LEFT_OUT: Final = "~"  # "original+imploding~imploding_kitten", "original+barking~bury:2"


class CannotPlay(LibraryError):
    """A game that cannot be set up, with everything that stands in its way."""


@dataclass(frozen=True)
class Edition:
    """What is played: a box, alone or with expansions, or a recipe."""

    name: str
    box: Box
    expansions: tuple[Box, ...] = ()
    recipe: Recipe | None = None
    left_out: tuple[tuple[str, int], ...] = ()  # cards of its expansions, and how many of them (SET-5)

    def without(self, cards: Mapping[str, int | None]) -> "Edition":
        """The same without these cards, so many or all of them; planning a game checks whether that is possible."""
        counted = {name: _in_expansions(self, name) if number is None else number for name, number in cards.items()}
        left_out = tuple(sorted({**dict(self.left_out), **counted}.items()))
        name = self.name.partition(LEFT_OUT)[0] + "".join(
            f"{LEFT_OUT}{card}" if number == _in_expansions(self, card) else f"{LEFT_OUT}{card}:{number}"
            for card, number in left_out
        )
        return replace(self, name=name, left_out=left_out)

    @property
    def kinds(self) -> list[int]:
        """The card kinds that a game of this edition can hold."""
        if self.recipe is not None:
            return sorted(self.recipe.cards)
        gone = {NUMBERS.get(name, UNKNOWN) for name, number in self.left_out if number == _in_expansions(self, name)}
        added = {kind for box in self.expansions for kind in box.cards if kind not in gone}
        return sorted({*self.box.cards, *added})

    @property
    def expansion_cards(self) -> list[str]:
        """The cards that its expansions bring; each can be left out (SET-5)."""
        return [NAMES[kind] for kind in sorted({kind for box in self.expansions for kind in box.cards})]

    @property
    def options(self) -> dict[str, object]:
        """The rule options this edition sets; an expansion or recipe overrides its box (section 9)."""
        merged = dict(self.box.options)
        for expansion in self.expansions:
            merged.update(expansion.options)
        if self.recipe is not None:
            merged.update(self.recipe.options)
        return merged


def edition(name: str | Recipe) -> Edition:
    """The edition of that name, or of somebody's own recipe.

    Names are "compact", "original+imploding", "original+imploding~imploding_kitten" (without that card, SET-5),
    "recipe:nope-sauce".
    """
    if isinstance(name, Recipe):
        return Edition(RECIPE_PREFIX + name.id, load_box(RECIPES_BOX), recipe=name)
    if name.startswith(RECIPE_PREFIX):
        return edition(load_recipe(name.removeprefix(RECIPE_PREFIX)))
    name, *left_out = name.split(LEFT_OUT)
    parts = name.split("+")
    unknown = [part for part in parts if part not in box_names()]
    if unknown:
        expected = f"one of {', '.join(edition_names())}{meant(name, edition_names())}"
        raise NotInLibrary([f"edition: expected {expected}, there is {shown(', '.join(unknown))}"])
    mixed = _mix(parts)
    return mixed.without(dict(map(_read_left_out, left_out))) if left_out else mixed


def _read_left_out(text: str) -> tuple[str, int | None]:
    """A card that stays in the box, "bury", or how many of them, "bury:2"."""
    name, colon, number = text.partition(":")
    if not colon:
        return name, None
    if not number.isdecimal() or len(number) > 3:
        raise NotInLibrary([f"edition: expected {name}:N with a number of cards, there is {shown(text)} (SET-5)"])
    return name, int(number)


def _in_expansions(edition: Edition, card: str) -> int:
    """How many such cards the expansions bring."""
    return sum(box.cards.get(NUMBERS.get(card, UNKNOWN), 0) for box in edition.expansions)


def _mix(parts: list[str]) -> Edition:
    """One box and its expansions, in the order the expansions came out (SET-2)."""
    mixed = [load_box(name) for name in sorted(set(parts))]
    bases = [box for box in mixed if not box.expands]
    expansions = sorted((box for box in mixed if box.expands), key=lambda box: box.expansion)
    reasons = []
    if len(mixed) < len(parts):
        reasons.append("edition: expected every box once (a second copy is the option copies), there is one twice")
    if len(bases) != 1:
        found = " and ".join(box.name for box in bases) or "none, only " + " and ".join(box.name for box in expansions)
        reasons.append(f"edition: expected one box that can be played alone, there is {found} (SET-2)")
    for expansion in expansions:
        strangers = [box.name for box in bases if box.name != expansion.expands]
        if strangers:
            expected = f"{expansion.name} with {expansion.expands}"
            reasons.append(f"edition: expected {expected}, there is {' and '.join(strangers)} (SET-2)")
    if reasons:
        raise NotInLibrary([*reasons, f"editions: {', '.join(edition_names())}"])
    return Edition("+".join(box.name for box in (*bases, *expansions)), bases[0], tuple(expansions))


def edition_names() -> list[str]:
    """The name of every edition: the boxes, the mixes with expansions, the official recipes."""
    names = []
    for base in (box for box in boxes() if not box.expands):
        own = sorted((box for box in boxes() if box.expands == base.name), key=lambda box: box.expansion)
        for size in range(len(own) + 1):
            names += ["+".join([base.name, *(box.name for box in mix)]) for mix in combinations(own, size)]
    return names + [RECIPE_PREFIX + id for id in recipe_ids()]


def rule_options(
    edition: Edition, overrides: Mapping[str, object] | None = None, players: int = MOST_PLAYERS
) -> Options:
    """The options of a game: what the edition says, then what this table wants."""
    options, reasons = _options(edition, overrides or {}, players)
    if reasons:
        raise CannotPlay(reasons)
    return options


def _options(edition: Edition, overrides: Mapping[str, object], players: int) -> tuple[Options, list[str]]:
    options = Options()
    reasons = []
    for name, value in {**edition.options, **overrides}.items():
        expected = set_option(options, name, value)
        if expected:
            reasons.append(f"{field_name('options', name)}: expected {expected}, there is {shown(value)}")
    if edition.recipe is not None and options.copies != 1:
        reasons.append("options.copies: expected 1, since a recipe says how many cards it takes (RCP-1), there is 2")
    if options.first_player >= players >= FEWEST_PLAYERS:
        expected = f'a seat from 0 to {players - 1} or "random"'
        reasons.append(f"options.first_player: expected {expected}, there is {options.first_player}")
    return options, reasons


@dataclass(frozen=True)
class Plan:
    """All that is needed to deal a game (SET-1); cards are kind numbers, in order of kind."""

    edition_name: str
    players: int
    pile: list[int]  # shuffled before dealing, Streaking and Barking Kittens among them
    early_defuses: int  # go into the pile before dealing
    late_defuses: int  # go into the pile after dealing
    defuses_each: int
    zombies_each: int
    cards_each: int
    storage: int  # counted off before dealing, then the Tower of Power goes into the pile
    tower: bool
    kittens: list[int]  # Exploding and Imploding Kittens, go in last
    mat: list[int]  # Godcat and Devilcat, if they are in
    fast: bool
    options: Options
    cast: list[int]  # how many cards of each kind take part; the players know the box they play


def plan(
    edition: Edition,
    players: int,
    options: Mapping[str, object] | None = None,
    leave_out: Mapping[str, int] | None = None,
) -> Plan:
    """How a game is dealt, or every reason why it cannot be (SET-3); `leave_out` spares expansion cards (SET-5)."""
    if edition.recipe is None and edition.box.setup is None:
        names = ", ".join(RECIPE_PREFIX + id for id in recipe_ids())
        raise CannotPlay([f"edition {edition.name}: this box is played by recipes, choose one: {names}"])
    chosen, reasons = _options(edition, options or {}, players)
    reasons += _wrong_players(edition, players, chosen.copies)
    left_out, left_out_reasons = _left_out(edition, {**dict(edition.left_out), **(leave_out or {})})
    reasons += left_out_reasons
    dealing = _dealing(edition, players, chosen, left_out)
    if dealing is not None:
        reasons += dealing.missing()
    if reasons or dealing is None:
        raise CannotPlay(reasons)
    chosen.deal = dealing.cards_each
    return Plan(
        edition_name=edition.name,
        players=players,
        pile=dealing.pile,
        early_defuses=dealing.early_defuses,
        late_defuses=dealing.late_defuses,
        defuses_each=dealing.defuses_each,
        zombies_each=dealing.zombies_each,
        cards_each=dealing.cards_each,
        storage=dealing.storage,
        tower=dealing.tower,
        kittens=[EXPLODING_KITTEN] * dealing.exploding + [IMPLODING_KITTEN] * dealing.imploding,
        mat=[kind for kind in MAT if dealing.having(kind)],
        fast=chosen.fast,
        options=chosen,
        cast=_cast(dealing),
    )


def _cast(dealing: Dealing) -> list[int]:
    cast = [0] * PLACES
    for kind in [*dealing.pile, *(kind for kind in MAT if dealing.having(kind))]:
        cast[kind] += 1
    cast[ZOMBIE_KITTEN] += dealing.zombies_needed
    cast[EXPLODING_KITTEN] = dealing.exploding
    cast[IMPLODING_KITTEN] = dealing.imploding
    cast[DEFUSE] = dealing.early_defuses + dealing.late_defuses + dealing.defuses_each * dealing.players
    cast[TOWER_OF_POWER] = int(dealing.tower)
    return cast


def player_counts(
    edition: Edition, options: Mapping[str, object] | None = None, leave_out: Mapping[str, int] | None = None
) -> list[int]:
    """How many can play this edition so."""
    counts = []
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        try:
            plan(edition, players, options, leave_out)
        except CannotPlay:
            continue
        counts.append(players)
    return counts


def _wrong_players(edition: Edition, players: int, copies: int) -> list[str]:
    """A box or recipe alone has its printed range; for mixes and two copies the cards decide, up to ten seats."""
    fewest, most = FEWEST_PLAYERS, MOST_PLAYERS
    if edition.recipe is not None:
        fewest, most = edition.recipe.players
    elif edition.box.setup is not None and not edition.expansions and copies == 1:
        fewest, most = edition.box.setup.players
    if fewest <= players <= most:
        return []
    expected = str(fewest) if fewest == most else f"{fewest} to {most}"
    return [f"players: expected {expected}, there are {players}"]


def _dealing(edition: Edition, players: int, options: Options, left_out: Mapping[int, int]) -> Dealing | None:
    """The game to be dealt; none for a player count about which the edition says nothing."""
    if edition.recipe is not None:
        dealing = edition.recipe.dealing(players) if players in edition.recipe.player_counts else None
    elif FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        dealing = _box_dealing(edition, players, options.copies, left_out)
    else:
        dealing = None
    if dealing is None:
        return None
    cards_each = options.deal if options.deal >= 0 else dealing.cards_each
    return replace(dealing, cards_each=cards_each, fast=options.fast)


def _box_dealing(edition: Edition, players: int, copies: int, left_out: Mapping[int, int]) -> Dealing:
    """A game of boxes: every expansion's rule holds, the base box's own only when it is played alone (SET-2)."""
    cards = {kind: number * copies for kind, number in edition.box.deck(players).items()}
    for expansion in edition.expansions:
        for kind, number in expansion.deck(players).items():
            cards[kind] = cards.get(kind, 0) + number
    for kind, number in left_out.items():
        cards[kind] -= number
    all_setups = [box.setup for box in (edition.box, *edition.expansions) if box.setup is not None]
    setups = [box.setup for box in edition.expansions or (edition.box,) if box.setup is not None]
    imploding = min(sum(setup.imploding_kittens for setup in setups), cards.get(IMPLODING_KITTEN, 0))
    counted = [each for each in all_setups if each.kittens_because_of == UNKNOWN or cards[each.kittens_because_of]]
    return Dealing(
        players=players,
        cards=cards,
        cards_each=max(setup.cards_each for setup in setups),
        defuses_each=max(setup.defuses_each for setup in setups),
        zombies_each=max(setup.zombies_each for setup in setups),
        most_extra_defuses=min(setup.extra_defuses.at(players) for setup in setups),
        defuses_before_dealing=any(setup.defuses_before_dealing for setup in setups),
        exploding=max(setup.kittens.at(players) for setup in counted) - imploding,
        imploding=imploding,
        storage_size=max(setup.storage for setup in setups),
    )


def _left_out(edition: Edition, written: Mapping[str, int]) -> tuple[dict[int, int], list[str]]:
    """The expansion cards that stay in the box (SET-5), and what is wrong with them."""
    left_out: dict[int, int] = {}
    reasons = []
    for name, number in written.items():
        kind = NUMBERS.get(name, UNKNOWN)
        refusal = _not_left_out(edition, name, kind, number, _in_expansions(edition, name))
        if refusal:
            reasons.append(f"{field_name('leave_out', name)}: {refusal} (SET-5)")
        else:
            left_out[kind] = number
    if _in_expansions(edition, NAMES[BARKING_KITTEN]) - left_out.get(BARKING_KITTEN, 0) == 1:
        reasons.append("leave_out.barking_kitten: expected both Barking Kittens or none, there is one left (SET-5)")
    return left_out, reasons


def _not_left_out(edition: Edition, name: str, kind: int, number: object, there: int) -> str:
    """Why a card cannot be left out, or nothing."""
    if kind == UNKNOWN:
        return f"expected a card kind{meant(name, card_names())}, there is an unknown kind"
    if there == 0:
        found = "a card of the base box" if kind in edition.box.cards and edition.recipe is None else "none of them"
        return f"expected a card of an expansion in {edition.name}, there is {found}"
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= there:
        return f"expected a number from 0 to {there}, there is {shown(number)}"
    return ""
