"""Changes one line of the settings file and leaves everything else in it as it is."""

import json
import os
import tomllib
from pathlib import Path

from defuse.game.library.toml_places import Places
from defuse.settings.declared import Value


class CannotEdit(ValueError):
    """The file is written in a way that cannot be changed line by line."""


def changed(text: str, key: str, value: Value | None) -> str:
    """The text of the file with another value of a key, or without the key for None. The text is valid TOML."""
    lines = text.splitlines()
    written = tomllib.loads(text)
    new = [] if value is None else [f"{key} = {json.dumps(value, ensure_ascii=False)}"]
    if key in written:
        line = Places(text.replace("\r\n", "\n")).line((key,))
        lines[line - 1 : line] = new
    elif any(isinstance(inner, dict) for inner in written.values()):
        lines[:0] = new  # behind the heading of a table it would belong to the table
    else:
        lines += new
    whole = "\n".join([*lines, ""])
    if _parsed(whole) != {**written, key: value} and value is not None:
        raise CannotEdit(key)
    if value is None and key in _parsed(whole):
        raise CannotEdit(key)
    return whole


def _parsed(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CannotEdit(str(error)) from None


def change_file(file: Path, key: str, value: Value | None) -> None:
    """Change a setting in the file, atomically. Raises OSError and CannotEdit; the file is valid TOML, or not there."""
    text = file.read_text(encoding="utf-8-sig") if file.exists() else ""
    whole = changed(text, key, value)
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8") as opened:
            opened.write(whole)
            opened.flush()
            os.fsync(opened.fileno())
        beside.replace(file.resolve())
    finally:
        beside.unlink(missing_ok=True)
