"""With Ray the results are the same, an error is reported with its task, and the home folder stays clean."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import defuse
from defuse.lab.arena.arena import hold
from defuse.lab.running.work import crew
from tests.extent import in_turn
from tests.test_arena import programme, told

ROOT = Path(__file__).parent.parent

# One Ray for both pieces of work: starting it takes longer than the work.
SCRIPT = """
from defuse.lab.arena.arena import hold
from defuse.lab.running.work import TaskFailed, work
from defuse.lab.running.ray_cluster import RayCrew
from tests.test_arena import programme, told
from tests.test_work import inverse


class Lasting(RayCrew):
    def _start(self):
        return self._ray or super()._start()

    def end(self):
        pass


if __name__ == "__main__":
    crew = Lasting("local", 2)
    chosen = programme("careful", "random", deals=4)
    print(told(chosen, hold(chosen, crew)))
    found = []
    try:
        found.extend(work(inverse, [1, 2, 4, 0, 5], crew))
    except TaskFailed as failed:
        print(found, failed.task, "ZeroDivisionError" in failed.problem)
    RayCrew.end(crew)
"""


@in_turn("Ray", ("Ray", "no Ray"))
def test_ray_gives_the_same_results_reports_an_error_with_its_task_and_leaves_nothing_at_home(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    home, script = tmp_path / "home", tmp_path / "script.py"
    home.mkdir()
    script.write_text(SCRIPT, encoding="utf-8")
    places = os.pathsep.join([str(Path(defuse.__file__).parent.parent), str(ROOT)])
    environment = {**os.environ, "HOME": str(home), "PYTHONPATH": places}
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    chosen = programme("careful", "random", deals=4)
    results, error = done.stdout.splitlines() or [done.stderr, ""]
    assert results == told(chosen, hold(chosen, crew(1))), done.stderr
    assert error == "[1.0, 0.5, 0.25] 0 True", done.stderr
    assert list(home.iterdir()) == []
