"""Build what is released: the sdist and a wheel of plain Python, or with --compiled a wheel for this platform.

A wheel is built from the unpacked sdist, as everybody else has to do it: what the sdist lacks shows here first. The
working tree stays as it is, although the hook that compiles moves pyproject.toml away for a while.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / "defuse" / "server" / "site" / "index.html"


class CannotBuild(Exception):
    """What is missing or went wrong, in words."""


def build(directory: Path, compiled: bool) -> list[Path]:
    """The files that were built: the wheel, and the sdist unless the wheel is for one platform only."""
    if not CLIENT.is_file():
        raise CannotBuild("The browser client, which belongs into every wheel, has not been built: run `make web`.")
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        sdist = _hatch("sdist", ROOT, Path(folder))
        shutil.unpack_archive(sdist, folder)
        tree = Path(folder) / sdist.name.removesuffix(".tar.gz")
        wheel = _hatch("wheel", tree, Path(folder), HATCH_BUILD_HOOKS_ENABLE="1" if compiled else "")
        return [Path(shutil.copy2(built, directory)) for built in ([wheel] if compiled else [sdist, wheel])]


def _hatch(target: str, tree: Path, directory: Path, **settings: str) -> Path:
    """What hatchling has built of a tree."""
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
