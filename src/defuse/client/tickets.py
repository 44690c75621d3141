"""The tokens of rooms in which this person has a seat, so that joining again leads back to it."""

import json
import os
from pathlib import Path
from typing import Final

from defuse.client.link import RoomLink
from defuse.folders import state_folder

_MOST: Final = 20


class Tickets:
    """A small file that only this person may read. If it cannot be used, everybody enters as somebody new."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or state_folder() / "seats.json"

    def token(self, link: RoomLink) -> str:
        """The token for a room; empty if there is none."""
        return self._read().get(_key(link), "")

    def keep(self, link: RoomLink, token: str) -> None:
        """Keep the token of a room; the oldest ones are dropped."""
        kept = {key: value for key, value in self._read().items() if key != _key(link)}
        kept[_key(link)] = token
        text = json.dumps(dict(list(kept.items())[-_MOST:]))
        beside = self._file.with_name(f".{self._file.name}.{os.getpid()}.new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as opened:
                opened.write(text)
            beside.replace(self._file)
        except OSError:
            beside.unlink(missing_ok=True)

    def latest(self) -> str:
        """The link of the latest room; empty if there is none."""
        return next(reversed(self._read()), "")

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {key: value for key, value in found.items() if isinstance(key, str) and isinstance(value, str)}


def _key(link: RoomLink) -> str:
    return f"{link.server}/r/{link.room}"
