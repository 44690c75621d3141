"""Parses the lines of an outside bot; invalid input becomes a Fault, never an exception."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from defuse.bots.outside.faults import ILLEGAL, NONSENSE, Fault
from defuse.bots.outside.protocol import PROTOCOL, VERSION
from defuse.game.moves import Move
from defuse.game.writing import write_move
from defuse.record.listing import filled, player_names
from defuse.record.notation import quoted, said
from defuse.sight.view import View

_LONGEST_NAME: Final = 40
_CARDS_OF: Final = {"pair": 2, "triple": 3, "five": 5}

Answer = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Introduction:
    """What a bot says about itself."""

    name: str
    version: str


def read_answer(line: bytes) -> Answer | Fault:
    """A line as a JSON object."""
    try:
        answer = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        return Fault(NONSENSE, f"a line that is not UTF-8: {_shown(line)}")
    except (ValueError, RecursionError):  # no JSON, a number that is too long, nesting that is too deep
        return Fault(NONSENSE, f"a line that is not JSON: {_shown(line)}")
    if not isinstance(answer, dict):
        return Fault(NONSENSE, f"a line that is not a JSON object: {_shown(line)}")
    return answer


def read_introduction(answer: Answer) -> Introduction | Fault:
    """The answer to hello."""
    name, version = answer.get("name"), answer.get("version", "")
    if not isinstance(name, str) or not name.strip():
        return Fault(NONSENSE, 'an answer to hello without a name; expected {"name": ..., "version": ...}')
    spoken = answer.get("protocol", VERSION)
    if spoken != VERSION or isinstance(spoken, bool):
        return Fault(NONSENSE, f"it speaks version {said(spoken)} of {PROTOCOL}, this is version {VERSION}")
    return Introduction(_plain(name), _plain(str(version) if isinstance(version, (str, int, float)) else ""))


def answers_to(answer: Answer, ask: int) -> bool | Fault:
    """Whether the answer belongs to this question; False for a late answer to an earlier one."""
    number = answer.get("ask")
    if isinstance(number, bool) or not isinstance(number, int):
        return Fault(NONSENSE, f'an answer without the number of its question; expected {{"ask": {ask}, "move": ...}}')
    if number > ask or number < 0:
        return Fault(NONSENSE, f"an answer to question {said(number)}, which has not been asked yet")
    return number == ask


def read_move(answer: Answer, view: View, moves: Sequence[Move]) -> Move | Fault:
    """The move that is meant: by its number and its filled blanks, or in the notation."""
    meant = answer.get("move")
    if isinstance(meant, str):
        return _in_notation(meant, view, moves)
    if isinstance(meant, bool) or not isinstance(meant, int):
        return Fault(NONSENSE, 'an answer without a move; expected "move" with its number or its text')
    if not 0 <= meant < len(moves):
        return Fault(ILLEGAL, f"there is no move {said(meant)}; the moves had the numbers 0 to {len(moves) - 1}")
    return _filled(moves[meant], answer, view)


def read_reason(answer: Answer) -> str:
    """Why it chose this move, in its own words; empty if it does not say so."""
    why = answer.get("why")
    return why if isinstance(why, str) else ""


# Notation


def _in_notation(text: str, view: View, moves: Sequence[Move]) -> Move | Fault:
    players = player_names(view.seats)
    written = {_key(write_move(move, players).split()): move for move in moves}
    words = text.split()
    move = written.get(_key(words))
    if move is not None:
        return _filled(move, {}, view)
    return _with_blank(words, written, view) or Fault(ILLEGAL, f"{quoted(text)} is not one of the moves")


def _key(words: Sequence[str]) -> tuple[str, ...]:
    """The words of a move; the cards of a pair or triple may come in any order."""
    until = 1 + _CARDS_OF.get(words[0], 0) if words else 0
    return (*words[:1], *sorted(words[1:until]), *words[max(1, until) :])


def _with_blank(words: list[str], written: Mapping[tuple[str, ...], Move], view: View) -> Move | Fault | None:
    """A listed move with its blank filled by the notation; None if there is none."""
    given: dict[str, object]
    match words:
        case ["insert", where]:
            ends = {"top": 0, "bottom": view.pile_size}
            number = int(where) if where.isascii() and where.isdigit() and len(where) < 7 else where
            listed, given = "insert _", {"depth": ends.get(where, number)}
        case ["order", *cards]:
            listed, given = "order _", {"order": cards}
        case ["five", *cards, "for", kind]:
            listed, given = "five _ for _", {"cards": cards, "kind": kind}
        case ["triple", _, _, _, _, "for", kind]:
            listed, given = " ".join([*words[:6], "_"]), {"kind": kind}
        case _:
            return None
    move = written.get(_key(listed.split()))
    return None if move is None else _filled(move, given, view)


def _filled(move: Move, given: Mapping[str, object], view: View) -> Move | Fault:
    """The move with its blank filled as the bot wants."""
    meant = filled(move, given, view)
    return Fault(ILLEGAL, meant) if isinstance(meant, str) else meant


# Quoting


def _shown(line: bytes) -> str:
    return quoted(line[:100].decode("utf-8", "backslashreplace"))


def _plain(text: str) -> str:
    return "".join(sign for sign in text.strip()[:_LONGEST_NAME] if sign.isprintable())
