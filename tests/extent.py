"""How much is tested: `make test` checks a share, another one with every commit; `make test-long` checks everything.

Half of all seeds never change, so that a known fault is found again. The other half comes from the commit, so that
every change meets new games. DEFUSE_COMMIT repeats a run of another commit.
"""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
LONG: Final = os.environ.get("DEFUSE_LONG") == "1"

Case = TypeVar("Case")


def _commit() -> str:
    asked = os.environ.get("DEFUSE_COMMIT")
    if asked:
        return asked
    command = ["git", "rev-parse", "--short=12", "HEAD"]
    try:
        done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    except OSError:
        return "none"
    return done.stdout.strip() or "none"


COMMIT: Final = _commit()


def seeds(count: int, about: str, long: int | None = None) -> list[int]:
    """So many seeds below 2**62; `about` names the test, so that no two tests play the same games."""
    wanted = long if LONG and long is not None else count
    fixed = Random(about)
    fresh = Random(f"{about} {COMMIT}")
    return [(fixed if number % 2 == 0 else fresh).randrange(2**62) for number in range(wanted)]


def share(cases: Sequence[Case], count: int, about: str) -> list[Case]:
    """So many of these cases, others with every commit, in their order; all of them in a long run."""
    if LONG or count >= len(cases):
        return list(cases)
    chosen = Random(f"{about} {COMMIT}").sample(range(len(cases)), count)
    return [cases[number] for number in sorted(chosen)]


def in_turn(case: str, cases: Sequence[str]) -> pytest.MarkDecorator:
    """Mark one of several long tests: each commit runs one of them, a long run all."""
    return pytest.mark.skipif(case not in share(cases, 1, " or ".join(cases)), reason="in turn: not with this commit")


def half(cases: Sequence[Case], about: str) -> list[Case]:
    """Half of these cases, others with every commit; of an odd one out, by chance, one more or less."""
    more = Random(f"more of {about} {COMMIT}").randrange(2)
    return share(cases, (len(cases) + more) // 2, about)


def report_line() -> str:
    extent = "everything" if LONG else "a share (make test-long: everything)"
    return f"tested: {extent}; half of the seeds come from commit {COMMIT} (DEFUSE_COMMIT={COMMIT} repeats them)"
