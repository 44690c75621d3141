"""The games of the training: every box, mix and recipe, the most played ones more often, in part by other options."""

from dataclasses import dataclass, replace
from typing import Final

from defuse.game.chance import Dice
from defuse.game.library import CannotPlay, edition, edition_names, player_counts
from defuse.game.options import OPTION, OPTIONS
from defuse.lab.running.tables import Setup

# How often a box or a mix comes up, relative to a recipe.
_OFTEN: Final = {
    "original": 4,
    "compact": 4,
    "good-vs-evil": 5,
    "two-player": 2,
    "party-pack": 5,
    "zombie": 5,
    "original+imploding+streaking+barking": 5,
}
_MIX: Final = 3
# How often a number of players comes up; 1 above six.
_PLAYERS: Final = {2: 8, 3: 6, 4: 8, 5: 6, 6: 3}
# How many games in a hundred have other options than the printed ones: hands of so many cards, and any rule.
_VARIED: Final = 40
_DEALS: Final = range(3, 9)


@dataclass(frozen=True)
class Practice:
    """Settings, with how often each comes up."""

    settings: tuple[Setup, ...]
    weights: tuple[int, ...]

    def pick(self, dice: Dice) -> Setup:
        """A random setting, often with other options."""
        left = dice.roll(sum(self.weights))
        for setting, weight in zip(self.settings, self.weights, strict=True):
            left -= weight
            if left < 0:
                return _varied(setting, dice) if dice.roll(100) < _VARIED else setting
        raise AssertionError("unreachable: the weights add up")


def _varied(setting: Setup, dice: Dice) -> Setup:
    """The same with other options, if it can be played so: every third one, and mostly another number of cards."""
    options: dict[str, object] = {}
    if dice.roll(3):
        options[OPTION["deal"].name] = _DEALS[dice.roll(len(_DEALS))]
    for option in OPTIONS:
        if option.of_box and dice.roll(3) == 0:
            options[option.name] = list(option.words)[dice.roll(len(option.words))]
    other = replace(setting, options=options)
    try:
        _ = other.plan
    except CannotPlay:
        return setting
    return other


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
