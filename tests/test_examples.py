"""The examples run, if their packages are installed."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="the extra examples is not installed")
def test_an_agent_can_be_trained() -> None:
    arguments = ["--box", "recipe:lightning-kittens", "--steps", "1", "--games", "4"]
    command = [sys.executable, str(EXAMPLES / "train_an_agent.py"), *arguments]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert [line.partition(":")[0] for line in said.splitlines()[::2]] == ["before", "after"]
