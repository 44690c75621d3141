"""Anybody can be an opponent: names, bots, classes, functions, policies; in all three libraries."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies

from defuse.adapters.gymnasium import DefuseEnv
from defuse.adapters.openspiel import NAME
from defuse.adapters.openspiel.policy import BotPolicy
from defuse.adapters.openspiel.seat_bot import SeatBot
from defuse.adapters.opponents import Opponent, Policy
from defuse.adapters.pettingzoo import env, raw_env
from defuse.bots.careful import CarefulBot
from defuse.bots.random_bot import RandomBot
from defuse.game.moves import Move
from defuse.sight.view import View


def first_move(view: View, moves: list[Move]) -> Move:
    return RandomBot(1).choose(view, moves[:1])


def first_action(observation: np.ndarray, mask: np.ndarray) -> int:
    return int(mask.argmax())


class Model:
    """As stable-baselines3 has them."""

    asked = 0

    def predict(self, observation: Any, action_masks: Any = None, deterministic: bool = False) -> tuple[Any, None]:
        type(self).asked += 1
        return np.array(int(action_masks.argmax())), None


ANYBODY: list[Opponent] = ["timid", CarefulBot, CarefulBot(3), first_move, Policy(first_action), Model()]


@pytest.mark.parametrize("who", ANYBODY, ids=lambda who: str(getattr(who, "__name__", type(who).__name__)))
def test_anybody_can_be_the_opponent(who: Opponent) -> None:
    random = Random(1)
    one = DefuseEnv("original", 3, [who, "random"])
    _, info = one.reset(seed=1)
    ended = False
    while not ended:
        _, _, terminated, truncated, info = one.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
        ended = terminated or truncated
    assert info["action_mask"].all()  # at the last step: never empty, and none of them counts

    some = env("original", 3, opponents={"player_0": who, "player_2": who})
    assert some.possible_agents == ["player_1"]
    some.reset(seed=1)
    for agent in some.agent_iter():
        seen, reward, terminated, truncated, _ = some.last()
        assert agent == "player_1"
        assert seen["action_mask"].any()
        over = terminated or truncated
        assert over == (reward != 0)
        some.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert some.agents == []

    game = pyspiel.load_game(f"{NAME}(box=recipe:lightning-kittens,players=2)")
    bots = [SeatBot(0, who, 1), SeatBot(1, policies.UniformRandomPolicy(game), 1)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)
    assert sorted(returns) == [-1.0, 1.0]


def test_a_policy_observes_what_an_agent_in_its_seat_observes() -> None:
    heard: list[tuple[np.ndarray, np.ndarray]] = []

    def listening(observation: np.ndarray, mask: np.ndarray) -> int:
        heard.append((observation, mask))
        return int(mask.argmax())

    one = raw_env("original", 3, quick=True)
    one.reset(seed=3)
    random = Random(3)
    compared = 0
    for agent in one.agent_iter():
        seen, _, terminated, truncated, _ = one.last()
        match = one.match
        if not (terminated or truncated) and match.speller is not None and not match.speller.said:
            heard.clear()
            Policy(listening).choose(match.observers[match.seat].view(), match.moves.copy())
            assert (heard[0][0] == seen["observation"]).all()
            assert (heard[0][1] == seen["action_mask"]).all()
            compared += 1
        over = terminated or truncated
        one.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
        assert agent in one.possible_agents
    assert compared > 10


def test_nobody_is_refused_clearly() -> None:
    with pytest.raises(ValueError, match="opponents: expected the name of a bot"):
        DefuseEnv(opponents=3)
    with pytest.raises(ValueError, match="expected some of player_0, player_1"):
        env("original", 2, opponents={"player_7": "random"})
    with pytest.raises(ValueError, match="at least one seat without one"):
        env("original", 2, opponents={"player_0": "random", "player_1": "random"})


def test_a_bot_of_any_kind_is_a_policy_of_openspiel() -> None:
    game = pyspiel.load_game(f"{NAME}(box=recipe:lightning-kittens,players=2,options=first_player:0)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for who in ("careful", CarefulBot, first_move):
        chances = BotPolicy(game, who).action_probabilities(state)
        assert sum(chances.values()) == pytest.approx(1)


MISSING = """
import sys

class Missing:
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in ("gymnasium", "pettingzoo", "pyspiel"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
for adapter in ("gymnasium", "pettingzoo", "openspiel"):
    try:
        __import__(f"defuse.adapters.{adapter}")
    except ImportError as error:
        print(error)
"""


def test_a_missing_library_is_said_with_what_to_install() -> None:
    said = subprocess.run([sys.executable, "-c", MISSING], check=True, capture_output=True, text=True).stdout
    lines = said.splitlines()
    assert [line.partition(" ")[0] for line in lines] == ["gymnasium", "pettingzoo", "pyspiel"]
    for line, extra in zip(lines, ("gymnasium", "pettingzoo", "openspiel"), strict=True):
        assert f'"defuse-cards[{extra}]"' in line


MADE = """
{imports}
one = gymnasium.make("defuse:defuse/original-2-v1")
print(one.unwrapped.setting.plan.players, gymnasium.spec("defuse/Defuse-v0").entry_point)
"""


@pytest.mark.parametrize("imports", ["import gymnasium", "import defuse\nimport gymnasium", "import gymnasium, defuse"])
def test_gymnasium_finds_the_environments_by_the_name_of_the_package(imports: str) -> None:
    command = [sys.executable, "-c", MADE.format(imports=imports)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert said.split() == ["2", "defuse.adapters.gymnasium.environment:DefuseEnv"]


def test_importing_defuse_loads_no_library() -> None:
    code = "import defuse, sys; print([name for name in ('gymnasium', 'numpy') if name in sys.modules])"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.strip() == "[]"
