"""A copy of the tree without anything compiled, to which tests add things, and programs that run in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.extent import COMMIT, ROOT

# Everything that is not written by hand, and what no program in a copy needs.
_LEFT_OUT: Final = shutil.ignore_patterns(
    "__pycache__", ".*", "*.so", "*.pyd", "*.pyc", "build", "dist", "site", "node_modules", "public", "snapshots"
)

# What else is added to a copy and tried there: each commit tries one, see tests/extent.py.
ADDED: Final = ("a new option", "a new language")


def copy_tree(to: Path) -> Path:
    """Copy the whole tree."""
    shutil.copytree(ROOT, to, ignore=_but_the_build_of_the_client)
    return to


def _but_the_build_of_the_client(folder: str, names: list[str]) -> set[str]:
    left_out = _LEFT_OUT(folder, names)
    return left_out - {"build"} if Path(folder) == ROOT / "web" else left_out


def append(file: Path, text: str) -> None:
    """Add lines at the end of a file that exists."""
    file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")


def insert_after(file: Path, beginning: str, text: str) -> None:
    """Add lines after the only line that begins like this."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    (place,) = [number for number, line in enumerate(lines) if line.startswith(beginning)]
    file.write_text("".join([*lines[: place + 1], text, *lines[place + 1 :]]), encoding="utf-8")


def differences(tree: Path) -> dict[str, int]:
    """The files of a copy that are new or different, each with how many lines it has more."""
    found = {}
    for file in sorted(tree.rglob("*")):
        name = file.relative_to(tree)
        if file.is_file() and "__pycache__" not in name.parts:
            before = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
            if file.read_bytes() != before:
                found[name.as_posix()] = file.read_bytes().count(b"\n") - before.count(b"\n")
    return found


def run(tree: Path, *arguments: str, **more: str) -> str:
    """Run Python in a copy, with its package and its tests; returns what it prints."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV", "PYTEST"))
    }
    environment["PYTHONPATH"] = f"{tree / 'src'}{os.pathsep}{tree}"
    environment |= {"DEFUSE_COMMIT": COMMIT, "DEFUSE_HOME": str(tree / "home"), "LC_ALL": "C.UTF-8", **more}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout
