"""How many play-outs *hard* makes in its time, compiled and in plain Python: `python -m benchmarks.thinking`.

The searcher plays the same games with the same number of play-outs on both engines, in turn and several times; the
least CPU time of each counts. The effect on win rates can be measured in the arena, with both numbers of play-outs.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import defuse
import defuse.game.engine
from defuse.bots import new_bot
from defuse.bots.searcher import SearcherBot
from defuse.game.library import edition
from defuse.game.setup import new_game
from defuse.server.play.thinking import LEVELS
from defuse.sight.observer import Observer

ROOT: Final = Path(__file__).resolve().parent.parent
PLAY_OUTS: Final = 200
PLAYERS: Final = 4
BOXES: Final = ("original", "original+imploding+streaking+barking")


def seconds_a_thought(box: str, games: int) -> float:
    """The CPU time of a thought of so many play-outs; answers without thought do not count."""
    spent, thoughts = 0.0, 0
    for seed in range(games):
        game = new_game(edition(box), PLAYERS, seed)
        observers = [Observer(game, seat, weighing=True) for seat in range(PLAYERS)]
        usual = [new_bot("careful", seat) for seat in range(PLAYERS)]
        searcher = SearcherBot(seed, str(PLAY_OUTS))
        while not game.over:
            seat = game.next_seat()
            view, moves = observers[seat].view(), observers[seat].moves()
            if len(moves) > 1:
                began = time.process_time()
                searcher.choose(view, moves)
                took = time.process_time() - began
                if searcher.budget.is_spent():
                    spent, thoughts = spent + took, thoughts + 1
            game.play(seat, usual[seat].choose(view, moves))
    return spent / thoughts


def measured(games: int) -> dict[str, float]:
    return {box: seconds_a_thought(box, games) for box in BOXES}


def in_another_process(folder: Path, games: int) -> dict[str, float]:
    """The same in another process, with the package from that folder."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    command = [sys.executable, "-m", "benchmarks.thinking", "--here", "--games", str(games)]
    done = subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(measured(asked.games)))
        return
    if defuse.game.engine.__file__.endswith(".py"):
        sys.exit("The engine is plain Python: run `make compile` first.")
    source = Path(defuse.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(source, Path(folder) / "defuse", ignore=shutil.ignore_patterns("*.so", "site", "__pycache__"))
        rounds = [
            (in_another_process(source.parent, asked.games), in_another_process(Path(folder), asked.games))
            for _ in range(asked.rounds)
        ]
    budget = float(LEVELS["hard"].removeprefix("searcher:").removesuffix("ms")) / 1000
    print(f"{'':<40}{'compiled':>10}{'plain':>10}{'ratio':>8}   play-outs in {budget:.1f} s of CPU, {PLAYERS} players")
    for box in BOXES:
        fast, slow = (min(each[engine][box] for each in rounds) for engine in (0, 1))
        play_outs = [PLAY_OUTS * budget / seconds for seconds in (fast, slow)]
        print(f"{box:<40}{play_outs[0]:>10.0f}{play_outs[1]:>10.0f}{slow / fast:>8.1f}")


if __name__ == "__main__":
    main()
