"""The compiled tally counts the same as the sources it was compiled from.

Run as a module this file counts games and prints their digests; that is done on a copy without compiled parts.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import defuse
import defuse.game.engine
import defuse.lab.tally
from defuse.lab.tally import tally_random_games
from tests.random_games import all_editions, sampled_set_up

ROOT = Path(__file__).resolve().parent.parent
TALLY = defuse.lab.tally.__file__
GAMES = 10  # of each edition


def digest(edition: str) -> str:
    random = Random(f"digest {edition}")
    plan = sampled_set_up(random, edition).plan()
    counts = tally_random_games(plan, random.randrange(2**62), GAMES, 1500).counts()
    assert sum(counts["games"]) == GAMES
    return hashlib.sha256(json.dumps(counts).encode()).hexdigest()


def digests() -> dict[str, str]:
    return {edition: digest(edition) for edition in all_editions()}


def test_plain_python_counts_the_same(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(Path(defuse.__file__).parent, source / "defuse", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    command = [sys.executable, "-m", "tests.test_simulate_compiled"]
    done = subprocess.run(command, env=environment, cwd=tmp_path, check=True, stdout=subprocess.PIPE, text=True)
    plain = json.loads(done.stdout)
    assert plain["tally"] == str(source / "defuse" / "lab" / "tally.py")
    assert plain["digests"] == digests()
    if TALLY.endswith(".py"):
        pytest.skip("the tally is not compiled here: plain Python was compared with plain Python in another process")


def test_the_tally_is_compiled_where_the_engine_is() -> None:
    assert TALLY.endswith(".py") == defuse.game.engine.__file__.endswith(".py")


if __name__ == "__main__":
    print(json.dumps({"tally": TALLY, "digests": digests()}))
