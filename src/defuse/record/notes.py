"""Notes beside the moves of a record: what a bot answered, why, and how long it took. They do not change the game."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

LONGEST_TEXT: Final = 500  # characters of an answer, a reason or a fault
LONGEST_TIME: Final = 1_000_000.0  # seconds

MOVE: Final = "move"  # the field of a written note that says to which move it belongs, counted from 1


class BadNote(ValueError):
    """Something that is not a note."""


@dataclass(frozen=True)
class Note:
    """What is known about the choice of one move; these fields are those of the file. Empty ones are not written."""

    answer: str = ""  # as the bot wrote it
    why: str = ""  # its reason, in its own words
    seconds: float = 0.0  # from the question to the answer
    fault: str = ""  # what was wrong, if the default move was made for it


Notes = Mapping[int, Note]  # by the number of the move, counted from 1


def shown(text: str) -> str:
    """A text of a bot as it is kept and shown: one line, printable, not too long."""
    line = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    return line if len(line) <= LONGEST_TEXT else line[: LONGEST_TEXT - 1] + "…"


def write_notes(notes: Notes) -> list[dict[str, object]]:
    """The notes as plain data."""
    return [{MOVE: number, **_written(notes[number])} for number in sorted(notes)]


def _written(note: Note) -> dict[str, object]:
    return {each.name: value for each in fields(Note) if (value := getattr(note, each.name)) != each.default}


def read_notes(data: object, moves: int) -> dict[int, Note]:
    """The notes from plain data, for a record of so many moves; raises BadNote."""
    if data is None:
        return {}
    if not isinstance(data, list) or len(data) > moves:
        raise BadNote("expected a list of at most one note a move")
    found: dict[int, Note] = {}
    for each in data:
        number = each.get(MOVE) if isinstance(each, dict) else None
        if type(number) is not int or not 1 <= number <= moves or number in found:
            raise BadNote(f"expected objects, each with its own {MOVE} from 1 to {moves}")
        found[number] = _read(each)
    return found


def _read(data: Mapping[str, object]) -> Note:
    """One note; a field that it does not know is ignored."""
    return Note(_text(data, "answer"), _text(data, "why"), _seconds(data, "seconds"), _text(data, "fault"))


def _text(data: Mapping[str, object], name: str) -> str:
    value = data.get(name, "")
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise BadNote(f"{name}: expected a text of at most {LONGEST_TEXT} characters")
    return shown(value)


def _seconds(data: Mapping[str, object], name: str) -> float:
    value = data.get(name, 0.0)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= LONGEST_TIME:
        raise BadNote(f"{name}: expected seconds from 0 to {LONGEST_TIME:g}")
    return float(value)
