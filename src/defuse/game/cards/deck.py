"""Every card by its number: found in the files of this folder, each of which lists its cards as CARDS."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from defuse.game.cards.card import FAMILIES, Card
from defuse.game.in_front import CATCHERS
from defuse.game.kinds import ALL_KINDS, BETWEEN_ACTIONS, FERAL_CAT, GODCAT, PLACES, enter

# What can be done with each kind of a hand, for quick listing.
NOTHING: Final = 0  # a kitten that is only held
NOT_ALONE: Final = 1  # it counts in combinations
STANDS_IN: Final = 2  # it counts as other cards there
ALWAYS: Final = 3  # it is played alone, as are the next two
AIMED_AT: Final = 4  # at somebody
SOMETIMES: Final = 5  # if there is no obstacle; so is a kitten, which counts in no combination

_NO_CARD: Final = Card(PLACES, "", "")

CARDS: Final[list[Card]] = [_NO_CARD] * PLACES
WAYS_TO_PLAY: Final[list[int]] = [NOTHING] * PLACES
STIRRING_NOW: Final[list[int]] = []  # the kinds that stir the pile out of turn


def _find_cards() -> None:
    package = import_module("defuse.game.cards")
    for found in sorted(iter_modules(package.__path__), key=lambda found: found.name):
        module = import_module(f"defuse.game.cards.{found.name}")
        for card in getattr(module, "CARDS", ()) if found.name != "deck" else ():
            _enter(card)


def _enter(card: Card) -> None:
    if card.family not in FAMILIES:
        raise ValueError(f"{card.name}: expected a family of {', '.join(FAMILIES)}, there is {card.family!r}")
    enter(card.kind, card.name, card.is_kitten, card.is_cat, card.taken_by_five, card.now, card.of_the_dead)
    CARDS[card.kind] = card
    CATCHERS[card.kind] = card if card.catches_draw else None
    WAYS_TO_PLAY[card.kind] = _way_to_play(card)
    if card.now == BETWEEN_ACTIONS and card.stirs:
        STIRRING_NOW.append(card.kind)


def _way_to_play(card: Card) -> int:
    if not card.plays and card.is_kitten:
        return NOTHING
    if not card.plays:
        return STANDS_IN if card.kind == GODCAT or card.kind == FERAL_CAT else NOT_ALONE
    if card.conditional or card.is_kitten:
        return SOMETIMES
    return AIMED_AT if card.aims else ALWAYS


_find_cards()


def all_cards() -> list[Card]:
    """Every card there is, in the order of their numbers."""
    return [CARDS[kind] for kind in ALL_KINDS]


def ranked(rank: Callable[[Card], int]) -> list[int]:
    """The kinds that have a rank, the lowest first."""
    return [card.kind for card in sorted(all_cards(), key=rank) if rank(card) > 0]
