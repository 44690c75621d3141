"""Scenario files for tests: written from a few keys, with the reports about them."""

import json
import tempfile
from pathlib import Path

from defuse.record.scenario import CheckReport, check_file

HEAD = """title = "A test"
edition = "original"
players = ["Ann", "Ben", "Cem"]
"""


def checked(content: str | bytes) -> CheckReport:
    """The report about a file with this content."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scenario.toml"
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return check_file(file)


def said(content: str | bytes) -> str:
    """The report about a file without its name: "ok", or the line and the message."""
    report = checked(content)
    return "ok" if report.failure is None else f"{report.failure.line}: {report.failure.words}"


def written(play: str, **keys: object) -> str:
    """A file with these keys on a line each, and the lines of the play from line 20 on."""
    given = {"title": "A test", "edition": "original", "players": ["Ann", "Ben", "Cem"], **keys}
    lines = [f"{key.replace('__', '.')} = {_toml(value)}" for key, value in given.items() if key != "play"]
    lines += [""] * (18 - len(lines))
    return "\n".join([*lines, 'play = """', *play.strip().split("\n"), '"""', ""])


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    return json.dumps(value)
