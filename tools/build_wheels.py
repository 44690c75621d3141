"""`make wheels`: compiled wheels for every supported Python on this kind of machine, with cibuildwheel.

The settings are in pyproject.toml. On Linux cibuildwheel works in containers, so it needs Docker or Podman.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.build_wheel import CannotBuild, see_client
from tools.packages import own_environment
from tools.steps import CannotGoOn, call

ROOT: Final = Path(__file__).resolve().parent.parent
ENVIRONMENT: Final = ROOT / "build" / "wheels"
LOCK: Final = ROOT / "requirements" / "wheels.lock"


def install() -> Path:
    """Put cibuildwheel, as locked, into an environment of its own; returns its Python."""
    python = own_environment(ENVIRONMENT)
    pip = [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes", "-r", LOCK]
    call(pip, ROOT, "cibuildwheel could not be installed. Is there a network? Run `make wheels` again.")
    return python


def main() -> int:
    try:
        see_client()
        python = install()
    except (CannotBuild, CannotGoOn, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    command = [str(python), "-m", "cibuildwheel", "--output-dir", str(ROOT / "dist")]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
