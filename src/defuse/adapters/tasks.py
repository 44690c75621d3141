"""The named tasks: what results can be compared on. A task is declared here and nowhere else.

A task fixes the cards, the number of players, the rule options, who plays the other seats, the observations, the
actions and the rewards. Its digest is made of all that (`digest_of`); a change that alters it needs a new version of
the task.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final


@dataclass(frozen=True)
class NamedTask:
    """One agent against equal bots. The score is the share of games that it wins; par is 1 / players."""

    name: str
    version: int
    box: str
    players: int
    opponents: str
    digest: str
    text: bool = False  # observations and actions are text

    @property
    def id(self) -> str:
        return f"defuse/{self.name}-v{self.version}"

    def arguments(self) -> dict[str, Any]:
        """For the environments."""
        return {"box": self.box, "players": self.players, "opponents": self.opponents}


TASKS: Final = (
    NamedTask("lightning-2", 1, "recipe:lightning-kittens", 2, "careful", "c30967a12694b714"),
    NamedTask("compact-2", 1, "compact", 2, "careful", "42ad2c4c5e137267"),
    NamedTask("original-2", 1, "original", 2, "careful", "2aec537759591b9f"),
    NamedTask("original-4", 1, "original", 4, "careful", "7409ed60cacb0e9a"),
    NamedTask("imploding-3", 1, "original+imploding", 3, "careful", "67e25b82fdf8b127"),
    NamedTask("good-vs-evil-4", 1, "good-vs-evil", 4, "careful", "e52afba8eda871a2"),
    NamedTask("zombie-4", 1, "zombie", 4, "careful", "3a02cac3d4b22389"),
    NamedTask("mind-games-5", 1, "recipe:mind-games", 5, "careful", "be8c5a649de1fde3"),
    NamedTask("party-6", 1, "party-pack", 6, "careful", "d0dc04be33839203"),
    NamedTask("expansions-6", 1, "original+imploding+streaking+barking", 6, "careful", "29531128f382e216"),
    NamedTask("original-2-text", 1, "original", 2, "careful", "638c9803be6e9169", text=True),
)


def task(id_or_name: str) -> NamedTask:
    """The task with this id, or the newest one with this name; raises ValueError."""
    found = [one for one in TASKS if id_or_name in (one.id, one.name)]
    if not found:
        raise ValueError(f"task: expected one of {', '.join(one.id for one in TASKS)}, there is {id_or_name!r}")
    return max(found, key=lambda one: one.version)


def fixed_by(one: NamedTask) -> dict[str, Any]:
    """Everything that a version of a task fixes."""
    from defuse.adapters.match import MatchSetup
    from defuse.adapters.text import FORMAT
    from defuse.encoding.layout import OPPONENT, STATE
    from defuse.encoding.observation import VERSION
    from defuse.game import options
    from defuse.game.kinds import NAMES

    setting = MatchSetup(one.box, one.players, quick=True)
    plan = setting.plan
    known: dict[str, Any] = {
        "cards": {NAMES[kind]: number for kind, number in enumerate(plan.cast) if number},
        "dealt": [plan.cards_each, plan.defuses_each, plan.zombies_each, plan.storage, plan.fast],
        "kittens": [NAMES[kind] for kind in plan.kittens],
        "options": options.written(plan.options),
        "players": plan.players,
        "opponents": one.opponents,
        "rewards": [1.0, setting.lost],
        "longest": setting.longest,
    }
    if one.text:
        return {**known, "text": FORMAT}
    blocks = [STATE.blocks, OPPONENT.blocks]
    return {**known, "encoding": VERSION, "observation": blocks, "actions": setting.actions.names}


def digest_of(one: NamedTask) -> str:
    """What a version of a task fixes, in 16 digits."""
    return sha256(json.dumps(fixed_by(one), sort_keys=True).encode()).hexdigest()[:16]
