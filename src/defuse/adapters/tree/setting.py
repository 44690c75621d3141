"""The parameters of a game in the tree: the plan of its deal, its actions, and its maximal length."""

from functools import lru_cache
from typing import Final

from defuse.adapters.tree.bounds import most_chance, most_decisions
from defuse.adapters.tree.deal import new_deal
from defuse.encoding.actions import Actions
from defuse.game.library import CannotPlay, edition, plan, read_recipe

EXACT: Final = "exact"
SEEDED: Final = "seeded"

_WRITTEN: Final = {"on": True, "off": False}


class TreeSetup:
    """One box at one number of players. Immutable; games with the same parameters share one."""

    def __init__(self, box: str, players: int, options: str, chance: str, quick: bool) -> None:
        if chance not in (EXACT, SEEDED):
            raise CannotPlay([f'chance: expected "{EXACT}" or "{SEEDED}", there is "{chance}"'])
        self.box = box
        self.players = players
        self.options = options
        self.chance = chance
        self.quick = quick  # seats with only one action are not asked
        chosen = edition(read_recipe(box)) if box.endswith(".toml") else edition(box)
        self.plan = plan(chosen, players, read_options(options))
        self.deal = new_deal(self.plan)  # before anything is dealt
        self.actions = Actions(self.plan.cast, players)
        self.longest = most_decisions(self.plan, quick)
        self.most_chance = most_chance(self.plan, chance == EXACT)

    @property
    def exact(self) -> bool:
        return self.chance == EXACT

    def __deepcopy__(self, memo: dict[int, object]) -> "TreeSetup":
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (setting, (self.box, self.players, self.options, self.chance, self.quick))


@lru_cache(maxsize=64)
def setting(box: str, players: int, options: str, chance: str, quick: bool) -> TreeSetup:
    """The setup of these parameters; raises CannotPlay with every reason."""
    return TreeSetup(box, players, options, chance, quick)


def read_options(text: str) -> dict[str, object]:
    """Parse rule options such as `deal:3;first_player:0`; planning the game checks whether they fit together."""
    options: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = (piece.strip() for piece in part.partition(":"))
        if not colon:
            raise CannotPlay([f'options: expected name:value, there is "{part}"'])
        options[name] = int(value) if value.isdecimal() and len(value) < 10 else _WRITTEN.get(value, value)
    return options
