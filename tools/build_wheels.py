"""`make wheels`: compiled wheels for every supported Python on this kind of machine, with cibuildwheel.

The settings are in pyproject.toml. On Linux cibuildwheel works in containers, so it needs Docker or Podman.
"""

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Final

from tools.build_wheel import CLIENT
from tools.steps import CannotGoOn, call

ROOT: Final = Path(__file__).resolve().parent.parent
ENVIRONMENT: Final = ROOT / "build" / "wheels"
LOCK: Final = ROOT / "requirements" / "wheels.lock"


def python() -> Path:
    scripts = sysconfig.get_path("scripts", "venv", {"base": str(ENVIRONMENT), "platbase": str(ENVIRONMENT)})
    return Path(scripts) / ("python.exe" if sys.platform == "win32" else "python")


def install() -> None:
    """Put cibuildwheel, as locked, into an environment of its own."""
    if not python().is_file():
        venv.create(ENVIRONMENT, with_pip=True)
    pip = [python(), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes", "-r", LOCK]
    call(pip, ROOT, "cibuildwheel could not be installed. Is there a network? Run `make wheels` again.")


def main() -> int:
    try:
        if not CLIENT.is_file():
            raise CannotGoOn("The browser client, which belongs into every wheel, has not been built: run `make web`.")
        install()
    except (CannotGoOn, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    command = [str(python()), "-m", "cibuildwheel", "--output-dir", str(ROOT / "dist")]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
