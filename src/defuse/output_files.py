"""Output files: checked before any work is done, and written all together or not at all; `-` is standard output."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from defuse import __version__
from defuse.words import Words

STANDARD_OUTPUT: Final = Path("-")


def add_json(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add --json to a command that answers with a text."""
    parser.add_argument("--json", metavar="FILE|-", type=Path, help=words("cli-json"))


def answer(
    file: Path | None, document: Callable[[], dict[str, object]], show: Callable[[], None], words: Words
) -> None:
    """Show the answer as text, and write it as JSON if a file is given; on standard output JSON comes alone."""
    from defuse.asked import CannotDo

    files_asked([file], words)
    if file != STANDARD_OUTPUT:
        show()
    if file is not None:
        try:
            write_all({file: as_json(document())})
        except OSError as error:
            raise CannotDo(words("lab-not-written", problem=why_not_written(error))) from None


def as_json(document: Mapping[str, object], form: int = 1) -> bytes:
    """A JSON document that begins with the number of its form and the version that wrote it."""
    whole = {"format": form, "defuse": __version__, **document}
    return (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()


def files_asked(paths: Iterable[Path | None], words: Words) -> None:
    """Raise CannotDo now, rather than after all the games, if a file cannot be written."""
    from defuse.asked import CannotDo

    files = [path for path in paths if path is not None]
    for path in files:
        if path != STANDARD_OUTPUT and not _can_be_written(path):
            raise CannotDo(words("lab-cannot-write", file=str(path)))
    if len({path.resolve() for path in files}) < len(files):
        raise CannotDo(words("lab-same-file"))


def _can_be_written(path: Path) -> bool:
    if path.exists() and not os.access(path, os.W_OK):
        return False
    return _is_special(path) or (not path.is_dir() and os.access(path.parent, os.W_OK | os.X_OK))


def why_not_written(error: OSError) -> str:
    """The problem in the words of the system, without its number."""
    return error.strerror or type(error).__name__


def _is_special(path: Path) -> bool:
    """Whether the path is a pipe or a device, such as /dev/stdout: written to, never replaced."""
    return path.exists() and not path.is_file() and not path.is_dir()


def write_all(contents: Mapping[Path, bytes]) -> None:
    """Write all files or none: they are moved to their places only when all are complete. Raises OSError."""
    streams = [path for path in contents if path == STANDARD_OUTPUT or _is_special(path)]
    files = {path.resolve(): content for path, content in contents.items() if path not in streams}
    fresh = [(path, path.with_name(f".{path.name}.{os.getpid()}.new")) for path in files]
    try:
        for path, new in fresh:
            new.write_bytes(files[path])
        for path in streams:
            if path == STANDARD_OUTPUT:
                sys.stdout.buffer.write(contents[path])
            else:
                path.write_bytes(contents[path])
        for path, new in fresh:
            new.replace(path)
    finally:
        for _, new in fresh:
            new.unlink(missing_ok=True)
