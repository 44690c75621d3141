"""From the path of a bot to the command that runs it."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MISSING: Final = "missing"
NO_BOT_INSIDE: Final = "no bot inside"
NOT_EXECUTABLE: Final = "not executable"

STARTER: Final = "bot.py"  # the file name of a bot in a folder


class NotABot(ValueError):
    """There is nothing at this path that can be run as a bot."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (NotABot, (self.path, self.why))


@dataclass(frozen=True)
class Program:
    """A bot as a command, run in its own folder."""

    command: tuple[str, ...]
    folder: Path


def program_at(path: str | Path) -> Program:
    """The program at a path: a Python file, any executable, or a folder with a bot.py."""
    file = Path(path).expanduser().resolve()
    if file.is_dir():
        if not (file / STARTER).is_file():
            raise NotABot(Path(path), NO_BOT_INSIDE)
        file /= STARTER
    if not file.is_file():
        raise NotABot(Path(path), MISSING)
    if file.suffix == ".py":
        return Program((sys.executable, str(file)), file.parent)
    if not os.access(file, os.X_OK):
        raise NotABot(Path(path), NOT_EXECUTABLE)
    return Program((str(file),), file.parent)
