"""Output files: checked before any game is played, and written all together or not at all."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from defuse.asked import CannotDo
from defuse.words import Words


def files_asked(paths: Iterable[Path | None], words: Words) -> None:
    """Raise CannotDo now, rather than after all the games, if a file cannot be written."""
    files = [path for path in paths if path is not None]
    for path in files:
        if not _can_be_written(path):
            raise CannotDo(words("lab-cannot-write", file=str(path)))
    if len({path.resolve() for path in files}) < len(files):
        raise CannotDo(words("lab-same-file"))


def _can_be_written(path: Path) -> bool:
    if path.exists() and not os.access(path, os.W_OK):
        return False
    return _is_special(path) or (not path.is_dir() and os.access(path.parent, os.W_OK | os.X_OK))


def _is_special(path: Path) -> bool:
    """Whether the path is a pipe or a device, such as /dev/stdout: written to, never replaced."""
    return path.exists() and not path.is_file() and not path.is_dir()


def write_all(contents: Mapping[Path, bytes]) -> None:
    """Write all files or none: they are moved to their places only when all are complete."""
    files = {path.resolve(): content for path, content in contents.items() if not _is_special(path)}
    fresh = [(path, path.with_name(f".{path.name}.{os.getpid()}.new")) for path in files]
    try:
        for path, new in fresh:
            new.write_bytes(files[path])
        for path in contents:
            if _is_special(path):
                path.write_bytes(contents[path])
        for path, new in fresh:
            new.replace(path)
    finally:
        for _, new in fresh:
            new.unlink(missing_ok=True)
