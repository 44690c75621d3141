"""The examples run, if their packages are installed."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.extent import in_turn, share

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="the extra examples is not installed")
def test_an_agent_can_be_trained() -> None:
    arguments = ["--box", "recipe:lightning-kittens", "--steps", "1", "--games", "4"]
    command = [sys.executable, str(EXAMPLES / "train_an_agent.py"), *arguments]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert [line.partition(":")[0] for line in said.splitlines()[::2]] == ["before", "after"]


@in_turn("an example", ("an example", "no example"))
@pytest.mark.skipif(find_spec("torch") is None, reason='needs torch: pip install "defuse-cards[train]"')
@pytest.mark.parametrize("opponents", share(["timid", "self"], 1, "opponents of the example"))
def test_the_ppo_of_one_file_learns(opponents: str) -> None:
    """Shortened: that it beats timid in the end is measured in docs/research.md."""
    short = ["--rounds", "2", "--tables", "4", "--steps", "8", "--width", "16", "--exam", "8", "--exam-every", "1"]
    game = ["--box", "recipe:lightning-kittens", "--opponents", opponents]
    command = [sys.executable, str(EXAMPLES / "ppo.py"), *game, *short]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert said[0] == "| steps | won against timid |"
    assert [line.split()[1] for line in said[2:]] == ["0", "32", "64"]
