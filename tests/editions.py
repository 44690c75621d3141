"""The published editions, and a share of them for tests with whole games."""

from collections.abc import Sequence
from typing import Final

from defuse.game.library import edition_names
from tests.extent import seeds, share
from tests.random_games import players_of

EDITIONS: Final = [name for name in edition_names() if players_of(name)]


def whole_games(count: int, about: str, names: Sequence[str] = EDITIONS) -> list[tuple[str, int]]:
    """So many editions, others with every commit, each with a seed; all of them in a long run."""
    return list(zip(share(names, count, about), seeds(len(names), about), strict=False))
