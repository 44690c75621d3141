"""OpenSpiel games for tests: loaded by their parameters, and played at random."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyspiel

import defuse.adapters.openspiel

EXAMPLES = Path(__file__).parent.parent / "examples"
TINY = EXAMPLES / "tiny-kittens.toml"


def load(box: str, players: int, chance: str = "exact", options: str = "", quick: bool = True) -> Any:
    parameters = {"box": box, "players": players, "chance": chance, "options": options, "quick": quick}
    return pyspiel.load_game(defuse.adapters.openspiel.NAME, parameters)


def random_action(state: Any, random: Random) -> int:
    if not state.is_chance_node():
        return int(random.choice(state.legal_actions()))
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, chances)[0])


def random_states(game: Any, random: Random) -> Iterator[Any]:
    """All states of one random game; always the same object."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(random_action(state, random))
    yield state


def every_state(state: Any) -> Iterator[Any]:
    """The whole tree below a state."""
    yield state
    if not state.is_terminal():
        chance = state.is_chance_node()
        actions = [outcome for outcome, _ in state.chance_outcomes()] if chance else state.legal_actions()
        for action in actions:
            yield from every_state(state.child(action))
