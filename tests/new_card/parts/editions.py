"""The games in which the new card is tried."""

import tomllib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from tests.extent import COMMIT
from tests.new_card.adding import CARD, RECIPE
from tests.random_games import OWN, OWN_RECIPES, SetUp, players_of

PRINTED: Final = f"recipe:{RECIPE}"  # with the line that the card has added
MANY: Final = f"{OWN}{CARD}"  # many of the new card, and everything that could get in its way

OWN_RECIPES[CARD] = tomllib.loads((Path(__file__).parent.parent / "many.toml").read_text(encoding="utf-8"))


def seeds(about: str) -> Iterator[int]:
    """Seeds without end; the first never changes, all others come from the commit."""
    yield Random(about).randrange(2**62)
    fresh = Random(f"{about} {COMMIT}")
    for _ in count():
        yield fresh.randrange(2**62)


def set_ups(about: str, edition: str = MANY) -> Iterator[tuple[SetUp, int]]:
    """Ways to set up a game, each with a seed, without end."""
    for seed in seeds(about):
        random = Random(seed)
        yield SetUp(edition, random.choice(players_of(edition)), random.random() < 0.5), seed
