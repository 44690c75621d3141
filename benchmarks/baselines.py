"""How well our bots do in the named tasks: `make baselines` plays, and writes the table of docs/research.md.

Every baseline plays the task against its opponents, each deal from every seat. The same seed gives the same table on
any machine.
"""

import argparse
import re
from pathlib import Path
from typing import Final

from defuse.adapters.tasks import TASKS, NamedTask, digest_of
from defuse.bots.entrants import entrant
from defuse.game.library import edition
from defuse.lab.arena.arena import Programme, hold
from defuse.lab.running.tables import Setup
from defuse.lab.running.work import crew
from defuse.lab.statistics.rates import Rate

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "research.md"
BASELINES: Final = ("random", "timid", "easy", "master")
GAMES: Final = 400
SEED: Final = 1
_BEGIN: Final = "<!-- baselines: made by make baselines -->\n"
_END: Final = "<!-- end of baselines -->\n"


def measured(task: NamedTask, bot: str, games: int) -> Rate:
    """The share of games that a bot wins in a task, with its interval."""
    setting = Setup(edition(task.box), task.players)
    who = (entrant(bot), entrant(task.opponents))
    results = hold(Programme(setting, who, -(-games // task.players), SEED), crew(None, None))
    found = results.rate(0, 1)
    assert found is not None
    return found


def row(task: NamedTask, games: int) -> str:
    cells = [f"`{task.id}`", f"`{task.box}`, {task.players}", f"{100 / task.players:.1f}", f"`{digest_of(task)}`"]
    if task.text:
        return f"| {' | '.join([*cells, *['as in numbers'] * len(BASELINES)])} |\n"
    for bot in BASELINES:
        found = measured(task, bot, games)
        cells.append(f"{100 * found.value:.1f} ± {100 * (found.high - found.low) / 2:.1f}")
        print(task.id, bot, cells[-1], flush=True)
    return f"| {' | '.join(cells)} |\n"


def table(games: int) -> str:
    head = ["task", "game, players", "par", "digest", *BASELINES]
    lines = [f"| {' | '.join(head)} |\n", f"|---|---|{'---:|' * (len(head) - 2)}\n"]
    return "".join([*lines, *[row(task, games) for task in TASKS]])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.baselines", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="for each bot in each task")
    asked = parser.parse_args()
    made = f"{_BEGIN}{table(asked.games)}{_END}"
    page = PAGE.read_text("utf-8")
    PAGE.write_text(re.sub(f"{_BEGIN}.*{_END}", lambda _: made, page, flags=re.S), "utf-8")


if __name__ == "__main__":
    main()
