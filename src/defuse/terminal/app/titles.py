"""Titles of cards on narrow tiles: lines of whole words."""

import re
from typing import Final

from rich.cells import cell_len, set_cell_size

_PART: Final = re.compile(r"[^\s-]*-|[^\s-]+\s*|\s+")
_CUT: Final = "…"


def title_parts(title: str) -> list[str]:
    """The parts between which a line may break: words, and what ends with a hyphen."""
    return _PART.findall(title)


def title_lines(title: str, room: int) -> list[str]:
    """The lines of a title; a word that is wider than the room is cut, not broken."""
    lines = [""]
    for part in title_parts(title):
        if lines[-1] and cell_len(lines[-1] + part.rstrip()) > room:
            lines.append("")
        lines[-1] += part
    return [_shortened(line.strip(), room) for line in lines]


def room_for(title: str, lines: int) -> int:
    """The least room in which a title is whole on so many lines, and no word of it is cut."""
    room = max(cell_len(part.rstrip()) for part in title_parts(title))
    while len(title_lines(title, room)) > lines:
        room += 1
    return room


def _shortened(line: str, room: int) -> str:
    return line if cell_len(line) <= room else set_cell_size(line, room - 1).rstrip() + _CUT
