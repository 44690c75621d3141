"""Build the release files: the sdist and a pure-Python wheel, or with --compiled a wheel for this platform.

The wheel is built from the unpacked sdist, as others have to do it, so anything missing in the sdist shows here. The
working tree stays as it is, although the compile hook moves pyproject.toml away for a while.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Functions that nothing outside can replace may be inlined; pyproject.toml says the same for cibuildwheel.
COMPILING = {"HATCH_BUILD_HOOKS_ENABLE": "1", "CFLAGS": f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden"}
CLIENT = ROOT / "src" / "defuse" / "server" / "site" / "index.html"


class CannotBuild(Exception):
    """What is missing or went wrong, as a sentence."""


def see_client() -> None:
    """Check that the browser client is there; raises CannotBuild."""
    if not CLIENT.is_file():
        raise CannotBuild("The browser client, which belongs into every wheel, has not been built: run `make web`.")


def build(directory: Path, compiled: bool) -> list[Path]:
    """Build; returns the files: the wheel, and the sdist unless the wheel is for one platform only."""
    see_client()
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        sdist = _hatch("sdist", ROOT, Path(folder))
        shutil.unpack_archive(sdist, folder)
        tree = Path(folder) / sdist.name.removesuffix(".tar.gz")
        wheel = _hatch("wheel", tree, Path(folder), **(COMPILING if compiled else {"HATCH_BUILD_HOOKS_ENABLE": ""}))
        return [Path(shutil.copy2(built, directory)) for built in ([wheel] if compiled else [sdist, wheel])]


def _hatch(target: str, tree: Path, directory: Path, **settings: str) -> Path:
    """The file that hatchling has built from a tree."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(directory)]
    said = subprocess.run(
        command,
        cwd=tree,
        env={**os.environ, **settings},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if said.returncode != 0:
        raise CannotBuild(f"{said.stdout.rstrip()}\nThe {target} could not be built.")
    return next(directory.glob("*.tar.gz" if target == "sdist" else "*.whl"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--compiled", action="store_true", help="a wheel for this platform, its engine compiled")
    parser.add_argument("--directory", type=Path, default=ROOT / "dist", help="where to put it (dist)")
    chosen = parser.parse_args()
    try:
        for built in build(chosen.directory, chosen.compiled):
            print(os.path.relpath(built))
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
