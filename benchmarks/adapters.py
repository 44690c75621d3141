"""Speed of the adapters, compared with the engine, the reference loop and the libraries' own card games.

`python -m benchmarks.adapters` measures only these, in random games of the Original box with four players.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker  # noqa: F401, which registers them

from benchmarks.measure import Clock
from benchmarks.reference_unit import unit
from defuse.adapters.batch import Batch
from defuse.adapters.gymnasium import DefuseEnv
from defuse.adapters.openspiel import NAME
from defuse.adapters.pettingzoo import env, raw_env
from defuse.game.chance import Dice
from defuse.game.library import edition, plan
from defuse.game.playout import play_out
from defuse.game.setup import deal

BOX: Final = "original"
PLAYERS: Final = 4
TABLES: Final = 128
SLICES: Final = 12
ENGINE: Final = "engine, decisions"

# The minimum, in steps per reference unit.
BARS: Final = {
    "PettingZoo raw_env": 15.0,
    "PettingZoo env": 5.0,
    "OpenSpiel": 20.0,
    "batch": 60.0,
}

Game = Callable[[], int]  # plays one game and returns its number of steps


@dataclass(frozen=True)
class Pace:
    """Steps per CPU-second, and the speed of the machine meanwhile."""

    steps_per_s: float
    units_per_s: float

    @property
    def per_unit(self) -> float:
        return self.steps_per_s / self.units_per_s


def engine_game() -> Game:
    dealt, seeds = plan(edition(BOX), PLAYERS), count()

    def a_game() -> int:
        seed = next(seeds)
        return play_out(deal(dealt, seed), Dice(seed))

    return a_game


def aec_game(one: Any) -> Game:
    """A game of any AEC environment with masks in its observations."""
    random = Random(1)
    one.reset(seed=1)

    def a_game() -> int:
        one.reset()
        steps = 0
        while one.agents:
            seen, _, terminated, truncated, _ = one.last()
            if terminated or truncated:
                one.step(None)
            else:
                possible = seen["action_mask"].nonzero()[0]
                one.step(int(possible[int(random.random() * len(possible))]))
            steps += 1
        return steps

    return a_game


def gymnasium_game(one: DefuseEnv) -> Game:
    random = Random(1)
    one.reset(seed=1)

    def a_game() -> int:
        one.reset()
        steps, ended = 0, False
        while not ended:
            possible = one.action_masks().nonzero()[0]
            _, _, terminated, truncated, _ = one.step(int(possible[int(random.random() * len(possible))]))
            ended = terminated or truncated
            steps += 1
        return steps

    return a_game


def batch_steps(tables: Batch) -> Game:
    """One step of all tables of a batch, with random actions."""
    random = np.random.default_rng(1)
    arrays = tables.reset(1)
    order = random.random((64, *arrays.masks.shape), np.float32)  # made beforehand: it is not what is measured
    steps = count()

    def a_step() -> int:
        tables.step((arrays.masks * order[next(steps) % len(order)]).argmax(axis=1))
        return tables.tables

    return a_step


def openspiel_game(parameters: str) -> Game:
    """A game of OpenSpiel; chance nodes do not count as steps."""
    game, random = pyspiel.load_game(parameters), Random(1)

    def a_game() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                steps += 1
        return steps

    return a_game


def others() -> Iterator[tuple[str, Game]]:
    """The libraries' own card games, as far as they are installed."""
    yield "OpenSpiel's liar's poker", openspiel_game("python_liars_poker")
    yield "OpenSpiel's Kuhn poker", openspiel_game("python_kuhn_poker")
    yield "OpenSpiel's dominoes", openspiel_game("python_block_dominoes")
    try:
        from pettingzoo.classic.rlcard_envs import leduc_holdem
    except ImportError:
        pass
    else:
        yield "PettingZoo's leduc, raw", aec_game(leduc_holdem.raw_env())
        yield "PettingZoo's leduc", aec_game(leduc_holdem.env())
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        return
    uno = rlcard.make("uno")
    uno.set_agents([RandomAgent(num_actions=uno.num_actions) for _ in range(uno.num_players)])
    yield "RLCard's UNO", lambda: sum(len(path) // 2 for path in uno.run()[0])


def ours() -> dict[str, Game]:
    return {
        ENGINE: engine_game(),
        "PettingZoo raw_env": aec_game(raw_env(BOX, PLAYERS)),
        "PettingZoo env": aec_game(env(BOX, PLAYERS)),
        "PettingZoo raw_env, quick": aec_game(raw_env(BOX, PLAYERS, quick=True)),
        "Gymnasium, random bots": gymnasium_game(DefuseEnv(BOX, PLAYERS, "random")),
        "batch": batch_steps(Batch(TABLES, BOX, PLAYERS, quick=False)),
        "batch, quick": batch_steps(Batch(TABLES, BOX, PLAYERS)),
        "batch, random bots": batch_steps(Batch(TABLES, BOX, PLAYERS, opponents="random")),
        "OpenSpiel": openspiel_game(f"{NAME}(box={BOX},players={PLAYERS})"),
        "OpenSpiel, seeded": openspiel_game(f"{NAME}(box={BOX},players={PLAYERS},chance=seeded)"),
    }


def measure(games: dict[str, Game], seconds: float) -> dict[str, Pace]:
    """Measure slices of all games in turn, each between two slices of the reference loop."""
    clocks = {name: (Clock(), Clock()) for name in games}

    def a_unit() -> int:
        unit()
        return 1

    for _ in range(SLICES):
        for name, game in games.items():
            steps, units = clocks[name]
            units.run(a_unit, seconds / SLICES / 6)
            steps.run(game, seconds / SLICES)
            units.run(a_unit, seconds / SLICES / 6)
    return {name: Pace(steps.per_second, units.per_second) for name, (steps, units) in clocks.items()}


def measure_all(seconds: float) -> dict[str, Pace]:
    return measure(ours() | dict(others()), seconds)


def told(paces: dict[str, Pace]) -> str:
    engine = paces[ENGINE].per_unit
    head = f"adapters, {BOX}, {PLAYERS} players"
    lines = [f"{head:32}{'steps/s':>10}{'/unit':>8}{'/engine':>9}{'must':>8}"]
    for name, pace in paces.items():
        line = f"{name:32}{pace.steps_per_s:>10,.0f}{pace.per_unit:>8.1f}{pace.per_unit / engine:>9.3f}"
        if name in BARS:
            line += f"{BARS[name]:>8.1f}  {'must' if pace.per_unit >= BARS[name] else 'MISSED'}"
        lines.append(line)
    return "\n".join(lines)


if __name__ == "__main__":
    print(told(measure_all(3.0)))
