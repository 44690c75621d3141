"""The command that installs an optional part of Defuse into the running environment."""

import importlib.util
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

DISTRIBUTION: Final = "defuse-cards"  # `defuse` on the index is another project


def install_line(extra: str) -> str:
    """The command that installs an extra here.

    A bare `pip` may belong to another environment, or to none: it is used only if it belongs to this Python.
    """
    requirement = f'"{DISTRIBUTION}[{extra}]"'  # shells interpret brackets
    if importlib.util.find_spec("pip") is None:  # environments made by uv have no pip
        return f"uv pip install --python {_quoted(sys.executable)} {requirement}"
    if _pip_on_the_path_is_ours():
        return f"pip install {requirement}"
    return f"{_quoted(sys.executable)} -m pip install {requirement}"


def _pip_on_the_path_is_ours() -> bool:
    found = shutil.which("pip")
    return found is not None and Path(found).parent.resolve() == Path(sysconfig.get_path("scripts")).resolve()


def _quoted(path: str) -> str:
    return subprocess.list2cmdline([path]) if sys.platform == "win32" else shlex.quote(path)
