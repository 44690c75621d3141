"""The compiled engine plays and counts the same games as the sources it was compiled from.

Run as a module this file plays the games and prints their digests; the test does that on a copy without compiled
modules.
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
import defuse.lab.simulate.tally
from defuse.lab.simulate.tally import tally_random_games
from tests.extent import COMMIT, seeds
from tests.move_checks import some_move
from tests.random_games import RandomPlayers, Story, all_editions, printed_set_ups, sampled_set_up, seeded
from tests.table_checks import state
from tools.compile import c_compiler

ROOT = Path(__file__).resolve().parent.parent
ENGINE = defuse.game.engine.__file__
TALLY = defuse.lab.simulate.tally.__file__
COMPILED = not ENGINE.endswith(".py")
COUNTED = 10  # games of each edition


def digest(edition: str) -> str:
    """A digest of some games: legal moves, refusals, events, results."""
    seen = hashlib.sha256()
    printed = printed_set_ups(edition)
    for number, seed in enumerate(seeds(4, f"compiled {edition}", long=12)):
        random = Random(seed)
        set_up = sampled_set_up(random, edition) if number % 3 == 0 else random.choice(printed)
        story = Story(set_up, seed)
        for game in story.play(RandomPlayers(seed)):
            seats = range(game.table.seats)
            moves = [move for seat in seats for move in game.legal_moves(seat)]
            seen.update(repr([move.key() for move in moves]).encode())
            odd = some_move(game, random, game.table.turn, moves)
            seen.update(repr([game.clone().submit(seat, odd) for seat in seats]).encode())
        seen.update(repr([event.as_list() for event in story.game.events]).encode())
        seen.update(repr(state(story.game.table)).encode())
    return seen.hexdigest()


def counted(edition: str) -> str:
    """The counts of a tally over some games."""
    ((_, seed),) = seeded([edition], f"counted {edition}", long=1)
    plan = sampled_set_up(Random(seed), edition).plan()
    counts = tally_random_games(plan, seed, COUNTED, 1500).counts()
    assert sum(counts["games"]) == COUNTED
    return hashlib.sha256(json.dumps(counts).encode()).hexdigest()


def digests() -> dict[str, list[str]]:
    return {edition: [digest(edition), counted(edition)] for edition in all_editions()}


def test_plain_python_plays_the_same_games_and_counts_the_same(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(Path(defuse.__file__).parent, source / "defuse", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    environment = {
        **os.environ,
        "DEFUSE_COMMIT": COMMIT,
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
        "PYTHONHASHSEED": "0" if os.environ.get("PYTHONHASHSEED") == "1" else "1",
    }
    command = [sys.executable, "-m", "tests.test_compiled"]
    done = subprocess.run(command, env=environment, cwd=tmp_path, check=True, stdout=subprocess.PIPE, text=True)
    plain = json.loads(done.stdout)
    assert plain["engine"] == str(source / "defuse" / "game" / "engine.py")
    assert plain["tally"] == str(source / "defuse" / "lab" / "simulate" / "tally.py")
    assert plain["digests"] == digests()
    if not COMPILED:
        pytest.skip("the engine is not compiled here: plain Python was compared with plain Python in another process")


def test_the_tally_is_compiled_where_the_engine_is() -> None:
    assert TALLY.endswith(".py") == ENGINE.endswith(".py")


def test_the_engine_under_test_is_compiled_where_that_can_be() -> None:
    if os.environ.get("CI") != "true":
        pytest.skip("not in CI: developers of the engine may run it as plain Python")
    if c_compiler() is None:
        pytest.skip("there is no C compiler here, or no headers of Python")
    assert COMPILED, f"the engine is plain Python: {ENGINE}; run `make compile`"


if __name__ == "__main__":
    print(json.dumps({"engine": ENGINE, "tally": TALLY, "digests": digests()}))
