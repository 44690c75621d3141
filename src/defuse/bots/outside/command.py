"""`defuse new-bot NAME`: writes a folder with a starter bot and its test."""

import argparse
import re
import shutil
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

from defuse.words import Words

_LONGEST_NAME: Final = 40
_NAME: Final = re.compile(rf"[A-Za-z][A-Za-z0-9_-]{{0,{_LONGEST_NAME - 1}}}")
_PLACE_FOR_NAME: Final = "@NAME@"
_FILES: Final = ("bot.py", "test_bot.py", "README.md")


def add_new_bot(new_bot: argparse.ArgumentParser, words: Words) -> None:
    new_bot.add_argument("name", metavar="NAME", help=words("cli-new-bot-name"))
    new_bot.set_defaults(run=run)


def run(chosen: argparse.Namespace, words: Words) -> int:
    folder = Path(chosen.name)
    problem = _problem(folder, words)
    if not problem:
        try:
            _write(folder)
        except OSError as error:
            what = error.strerror or type(error).__name__
            problem = words("new-bot-not-written", folder=str(folder), problem=what)
    if problem:
        print(f"defuse: {problem}", file=sys.stderr)
        return 2
    _show(folder, words)
    return 0


def _problem(folder: Path, words: Words) -> str:
    """Why the bot cannot be written there; empty if it can."""
    if _NAME.fullmatch(folder.name) is None:
        return words("new-bot-bad-name", name=folder.name, number=_LONGEST_NAME)
    if folder.exists() or folder.is_symlink():
        return words("new-bot-exists", folder=str(folder))
    return ""


def _write(folder: Path) -> None:
    """Write all files, or none."""
    folder.mkdir()
    try:
        for name in _FILES:
            text = files("defuse.bots.outside").joinpath("starter", f"{name}.txt").read_text(encoding="utf-8")
            (folder / name).write_text(text.replace(_PLACE_FOR_NAME, folder.name), encoding="utf-8")
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _show(folder: Path, words: Words) -> None:
    told = {
        "bot.py": words("new-bot-file-bot"),
        "test_bot.py": words("new-bot-file-test"),
        "README.md": words("new-bot-file-readme"),
    }
    print(words("new-bot-written", folder=str(folder)))
    width = max(len(str(folder / name)) for name in told)
    for name, text in told.items():
        print(f"    {folder / name!s:<{width}}  {text}")
    print(words("new-bot-next"))
    print(f"    python -m unittest discover {folder}")
    print(f"    defuse arena {_typed(folder)} random --players 2 --games 100")


def _typed(path: Path) -> str:
    """The path as it is typed, recognizable as a path."""
    return str(path) if path.is_absolute() or path.parts[0] == ".." else f"./{path.as_posix()}"
