"""Measures how far a bot is from perfect play in a game of seven cards, with OpenSpiel's solvers.

A best response knows the strategy it plays against and exploits it. Its average gain over perfect play is the
exploitability: 0 is perfect.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, external_sampling_mccfr

from defuse.adapters.openspiel import NAME
from defuse.adapters.openspiel.policy import BotPolicy
from defuse.bots.careful.careful_bot import CarefulBot

RECIPE = Path(__file__).parent / "tiny-kittens.toml"


def load(recipe: Path) -> Any:
    """A recipe for two players; seat 0 begins."""
    return pyspiel.load_game(NAME, {"box": str(recipe), "players": 2, "options": "first_player:0"})


def solved(game: Any, iterations: int) -> policy.Policy:
    """A nearly perfect strategy by CFR+, which walks the whole tree."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


def sampled(game: Any, iterations: int) -> policy.Policy:
    """A good strategy by external sampling, which walks a part of the tree."""
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure our careful bot against perfect play.")
    parser.add_argument("--iterations", type=int, default=20, help="of CFR+; twenty times as many of MCCFR")
    parser.add_argument("--recipe", type=Path, default=RECIPE, help="a file with very few cards")
    arguments = parser.parse_args()
    iterations = arguments.iterations
    game = load(arguments.recipe)
    strategies = {
        "random": policy.UniformRandomPolicy(game),
        f"MCCFR, {20 * iterations} iterations": sampled(game, 20 * iterations),
        "careful": BotPolicy(game, CarefulBot),
        f"CFR+, {iterations} iterations": solved(game, iterations),
    }
    perfect = list(strategies.values())[-1]
    print("| strategy | exploitability | as seat 0 against CFR+ |\n|---|---:|---:|")
    for name, strategy in strategies.items():
        value = expected_game_score.policy_value(game.new_initial_state(), [strategy, perfect])[0]
        print(f"| {name} | {exploitability.exploitability(game, strategy):.3f} | {value:.3f} |", flush=True)


if __name__ == "__main__":
    main()
