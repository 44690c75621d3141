"""Prepares `make test`: packages, programs, the client, the compiled engine and the linters, in parallel."""

import os
import sys
from pathlib import Path
from typing import Final

from tools import build_web, packages
from tools.steps import CannotGoOn, Steps, call

ROOT: Final = Path(__file__).resolve().parent.parent
# The browser of the tests. The headless shell is the same Chromium at half the cost; a long run uses the full one.
BROWSER: Final = "chromium" if os.environ.get("DEFUSE_LONG") == "1" else "chromium-headless-shell|chromium"
PROGRAMS: Final = ("tmux", BROWSER, "postgresql", "zsh", "fish")


def programs() -> None:
    call(["tools/install_missing.sh", *PROGRAMS], ROOT, f"Not all of {', '.join(PROGRAMS)} could be installed.")


def engine() -> None:
    call([packages.PYTHON, "-m", "tools.compile"], ROOT, "The engine could not be compiled.")


def lint() -> None:
    for words in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]):
        call([packages.PYTHON, "-m", *words], ROOT, f"{' '.join(words)} is not content: `make lint` shows this again.")


def main() -> int:
    steps = Steps()
    steps.add("programs", programs)
    steps.add("packages", lambda: packages.install("dev"))
    steps.add("client's packages", build_web.fetch_everything)
    steps.add("client", build_web.build, needs=["client's packages"])
    steps.add("client's lint", build_web.lint, needs=["client's packages"])
    # Training is tested only if torch is available locally: it is too large to download for every check.
    steps.add("torch", lambda: packages.install_if_at_hand("torch"), needs=["packages"])
    # Drawing the cards imports the rules, which must not change from Python to compiled modules meanwhile.
    steps.add("engine", engine, needs=["packages", "client"])
    steps.add("lint", lint, needs=["packages"])
    try:
        steps.run()
    except (CannotGoOn, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. What is done is kept: `make test` goes on from here.", file=sys.stderr)
        return 130
    print(f"set up after {steps.told()}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
