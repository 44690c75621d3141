"""Parses deploy/Containerfile as far as the tests need it."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONTAINERFILE = ROOT / "deploy" / "Containerfile"


def instructions(name: str) -> list[str]:
    """The arguments of every instruction of this name, in order."""
    text = CONTAINERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [rest for instruction, rest in lines if instruction == name]


def command(name: str) -> list[str]:
    """The words of the one ENTRYPOINT, CMD or HEALTHCHECK."""
    (found,) = instructions(name)
    words: list[str] = json.loads(found[found.index("[") :])
    return words
