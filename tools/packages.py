"""Install locked packages into .venv: `python3 -m tools.packages run`. Needs only Python.

Packages that are installed as locked cost no time. After an interruption it continues where it was.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path
from typing import Final

from tools.steps import CannotGoOn, alone, call

ROOT: Final = Path(__file__).resolve().parent.parent
ENVIRONMENT: Final = ROOT / ".venv"
PYTHON: Final = ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
INSTALLED: Final = ENVIRONMENT / "installed"
LOCK: Final = ROOT / "build" / "packages.lock"
PIP: Final = (str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check")

# The lock files of each set of packages, and its size in megabytes.
SETS: Final = {
    "run": (("run", "build"), 250),
    "compile": (("compile",), 150),
    "node": (("node",), 250),
    "dev": (("dev",), 2000),
}
WHOLE: Final = "dev"  # contains all the others


def install(name: str) -> None:
    """Make sure that a set of packages, and Defuse itself, is in .venv as it is locked."""
    with alone(LOCK):
        if is_installed(name):
            return
        locks, megabytes = SETS[name]
        _look_for_room(megabytes)
        _make_environment()
        wanted = [part for lock in locks for part in ("-r", f"requirements/{lock}.lock")]
        _pip("--no-compile", "--require-hashes", *wanted)
        if name in ("run", WHOLE):
            _pip("--no-build-isolation", "--no-deps", "--editable", ".")
        INSTALLED.mkdir(exist_ok=True)
        for covered in SETS if name == WHOLE else (name,):
            (INSTALLED / covered).write_text(state(covered), "utf-8")


def is_installed(name: str) -> bool:
    stamp = INSTALLED / name
    return stamp.is_file() and stamp.read_text("utf-8") == state(name)


def state(name: str) -> str:
    """A digest of the lock files, of the project table in pyproject.toml, of this Python and of this folder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    about = json.dumps([project["project"], project["build-system"], sys.version, str(ROOT)])
    digest = hashlib.sha256(about.encode())
    for lock in SETS[name][0]:
        digest.update((ROOT / "requirements" / f"{lock}.lock").read_bytes())
    return digest.hexdigest()


def environment_stamp(root: Path) -> str:
    """The contents of .venv/installed/environment for an environment of this Python and this checkout."""
    return f"{sys.version}\n{root}\n"


def own_environment(folder: Path) -> Path:
    """The Python of an environment apart from .venv, for a tool with packages of its own; made if it is not there."""
    places = sysconfig.get_path("scripts", "venv", {"base": str(folder), "platbase": str(folder)})
    python = Path(places) / ("python.exe" if sys.platform == "win32" else "python")
    if not python.is_file():
        venv.create(folder, with_pip=True)
    return python


def _make_environment() -> None:
    """Create the virtual environment; one of another Python, or a broken one, is replaced."""
    stamp = INSTALLED / "environment"
    here = environment_stamp(ROOT)
    if stamp.is_file() and stamp.read_text("utf-8") == here:
        return
    otherwise = "No virtual environment could be made in .venv. On Debian and Ubuntu: apt-get install python3-venv"
    call([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], ROOT, otherwise)
    INSTALLED.mkdir(exist_ok=True)
    stamp.write_text(here, "utf-8")


def _pip(*arguments: str) -> None:
    call(
        [*PIP, *arguments],
        ROOT,
        "Python packages could not be installed. Is there a network, and room on the disk? What was fetched is kept: "
        "run the same command again.",
    )


def _look_for_room(megabytes: int) -> None:
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < megabytes:
        raise CannotGoOn(f"{free} MB are free on this disk, and the packages take {megabytes} MB: make room first.")


def install_if_at_hand(name: str) -> None:
    """Install a large package that is in no lock file, if pip has a local build of it (find-links)."""
    if (site_packages() / name).is_dir():
        return
    with alone(LOCK):
        command = [*PIP, "--no-compile", "--no-index", "--no-deps", name]
        if subprocess.run(command, cwd=ROOT, check=False, stderr=subprocess.DEVNULL).returncode == 0:
            _pip("--no-compile", name)  # and its dependencies


def site_packages(environment: Path = ENVIRONMENT) -> Path:
    """The folder of packages in .venv; the running Python may be another one."""
    paths = {"base": str(environment), "platbase": str(environment)}
    return Path(sysconfig.get_path("purelib", "venv", paths))


def main() -> int:
    try:
        for name in sys.argv[1:]:
            if not is_installed(name):
                print(f"Installing packages ({name}) ...", flush=True)
                install(name)
    except (CannotGoOn, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted; the next call goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
