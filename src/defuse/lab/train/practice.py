"""The games of the training: every box, mix and recipe, the most played ones more often."""

from dataclasses import dataclass
from typing import Final

from defuse.game.chance import Dice
from defuse.game.library import edition, edition_names, player_counts
from defuse.lab.running.tables import Setup

# How often a box or a mix comes up, relative to a recipe.
_OFTEN: Final = {
    "original": 4,
    "compact": 4,
    "good-vs-evil": 5,
    "two-player": 2,
    "original+imploding+streaking+barking": 5,
}
_MIX: Final = 3
# How often a number of players comes up; 1 above six.
_PLAYERS: Final = {2: 8, 3: 6, 4: 8, 5: 6, 6: 3}


@dataclass(frozen=True)
class Practice:
    """Settings, with how often each comes up."""

    settings: tuple[Setup, ...]
    weights: tuple[int, ...]

    def pick(self, dice: Dice) -> Setup:
        """A random setting."""
        left = dice.roll(sum(self.weights))
        for setting, weight in zip(self.settings, self.weights, strict=True):
            left -= weight
            if left < 0:
                return setting
        raise AssertionError("unreachable: the weights add up")


def everything(names: list[str] | None = None) -> Practice:
    """All editions, or these, with all their numbers of players."""
    settings: list[Setup] = []
    weights: list[int] = []
    for name in names or edition_names():
        if name == "recipes":
            continue  # only a box of cards for recipes
        what = edition(name)
        counts = player_counts(what, {})
        total = sum(_PLAYERS.get(players, 1) for players in counts)
        for players in counts:
            settings.append(Setup(what, players))
            weights.append(max(1, round(100 * _often(name) * _PLAYERS.get(players, 1) / total)))
    return Practice(tuple(settings), tuple(weights))


def _often(name: str) -> int:
    return _OFTEN.get(name, 1 if name.startswith("recipe:") else _MIX)
