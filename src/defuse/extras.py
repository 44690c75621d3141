"""Optional parts of Defuse: the command that installs one into the running environment, and who lacks it."""

import importlib.util
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def needed(module: str, extra: str) -> Iterator[None]:
    """Around imports of a library that comes with an extra: if it is missing, the error says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module:
            raise
        raise ModuleNotFoundError(f"{module} is not installed: {install_line(extra)}", name=module) from None


def _pip_on_the_path_is_ours() -> bool:
    found = shutil.which("pip")
    return found is not None and Path(found).parent.resolve() == Path(sysconfig.get_path("scripts")).resolve()


def _quoted(path: str) -> str:
    return subprocess.list2cmdline([path]) if sys.platform == "win32" else shlex.quote(path)
