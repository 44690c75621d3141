"""The compiled engine plays the same games as the sources it was compiled from.

Run as a module this file plays the games and prints their digests; that is done on a copy without compiled parts.
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
from tests.move_checks import some_move
from tests.random_games import RandomPlayers, Story, all_editions, printed_set_ups, sampled_set_up
from tests.table_checks import state
from tools.compile import c_compiler

ROOT = Path(__file__).resolve().parent.parent
ENGINE = defuse.game.engine.__file__
COMPILED = not ENGINE.endswith(".py")
GAMES = 12  # of each edition


def digest(edition: str) -> str:
    """All that can be seen of some games: what may be done, what is refused, what is told, how it ends."""
    seen = hashlib.sha256()
    printed = printed_set_ups(edition)
    for number in range(GAMES):
        random = Random(f"{edition} {number}")
        set_up = sampled_set_up(random, edition) if number % 3 == 0 else random.choice(printed)
        story = Story(set_up, random.randrange(2**62))
        for game in story.play(RandomPlayers(number)):
            seats = range(game.table.seats)
            moves = [move for seat in seats for move in game.legal_moves(seat)]
            seen.update(repr([move.key() for move in moves]).encode())
            odd = some_move(game, random, game.table.turn, moves)
            seen.update(repr([game.clone().submit(seat, odd) for seat in seats]).encode())
        seen.update(repr([event.as_list() for event in story.game.events]).encode())
        seen.update(repr(state(story.game.table)).encode())
    return seen.hexdigest()


def digests() -> dict[str, str]:
    return {edition: digest(edition) for edition in all_editions()}


def test_plain_python_plays_the_same_games(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(Path(defuse.__file__).parent, source / "defuse", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
        "PYTHONHASHSEED": "0" if os.environ.get("PYTHONHASHSEED") == "1" else "1",
    }
    command = [sys.executable, "-m", "tests.test_compiled"]
    done = subprocess.run(command, env=environment, cwd=tmp_path, check=True, stdout=subprocess.PIPE, text=True)
    plain = json.loads(done.stdout)
    assert plain["engine"] == str(source / "defuse" / "game" / "engine.py")
    assert plain["digests"] == digests()
    if not COMPILED:
        pytest.skip("the engine is not compiled here: plain Python was compared with plain Python in another process")


def test_the_engine_under_test_is_compiled_where_that_can_be() -> None:
    if os.environ.get("CI") != "true":
        pytest.skip("not in CI: whoever works on the engine may run it as plain Python")
    if c_compiler() is None:
        pytest.skip("there is no C compiler here, or no headers of Python")
    assert COMPILED, f"the engine is plain Python: {ENGINE}; run `make compile`"


if __name__ == "__main__":
    print(json.dumps({"engine": ENGINE, "digests": digests()}))
