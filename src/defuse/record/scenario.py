"""Scenario files: a situation, then moves and checks. Reading them, running them, and saying where they fail."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

from defuse.game.chance import ImpossiblePin
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.record.checks import check
from defuse.record.notation import BadNotation, read_marked_card, read_seat
from defuse.record.situation import BadSituation, Situation, set_up
from defuse.record.table_talk import TableTalk
from defuse.record.unchanged import fingerprint

LARGEST_FILE = 1_000_000

_SITUATION_KEYS = {field.name for field in fields(Situation)} - {"removed", "cast"}
_KEYS = _SITUATION_KEYS | {"title", "rules", "play"}
_MOVE = re.compile(r"(?P<name>[^\s:]+)\s*:\s*(?P<move>.*?)(?:\s*->\s*(?P<pins>.*))?")


class ScenarioFailure(Exception):
    """Something in a scenario file is wrong or does not hold, at a line."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line
        self.words = words


@dataclass(frozen=True)
class Line:
    """One line of a play text."""

    number: int  # in the file
    sign: str  # "?" a check, "!" a refused move, "" a move
    text: str


@dataclass(frozen=True)
class Scenario:
    """A scenario file as read."""

    title: str
    rules: list[str]
    situation: Situation
    lines: list[Line]
    source: str = ""


def read_scenario(text: str) -> Scenario:
    """A scenario from the text of its file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        raise ScenarioFailure(int(found[1]) if found else 1, f"not a TOML file: {error}") from None
    for key in data:
        if key not in _KEYS:
            known = ", ".join(sorted(_KEYS))
            raise ScenarioFailure(_line_of(text, key), f"unknown key '{key}'; keys are: {known}")
    for key in ("title", "edition", "players"):
        if key not in data:
            raise ScenarioFailure(1, f"the key '{key}' is missing")
    for key in ("title", "edition", "play", "direction", "turn"):
        if not isinstance(data.get(key, ""), str):
            raise ScenarioFailure(_line_of(text, key), f"{key}: expected text in quotation marks")
    rules = data.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise ScenarioFailure(_line_of(text, "rules"), 'rules: expected a list of rule ids, such as ["ATK-3"]')
    if not isinstance(data.get("options", {}), dict):
        raise ScenarioFailure(_line_of(text, "options"), "options: expected a table, such as { fast = true }")
    situation = Situation(**{key: value for key, value in data.items() if key in _SITUATION_KEYS})
    return Scenario(data["title"], rules, situation, _lines(data.get("play", ""), _play_line(text)), text)


def _line_of(text: str, key: str) -> int:
    """Where a key such as hands.Ann stands in the file."""
    first, _, rest = key.partition(".")
    inner = rf"\s*\.\s*{re.escape(rest)}" if rest else ""
    for pattern in (rf"^\s*{re.escape(first)}{inner}\s*[=.]", rf"^\s*\[?{re.escape(first)}\b"):
        found = re.search(pattern, text, re.MULTILINE)
        if found:
            return text.count("\n", 0, found.start() + len(found[0]) - len(found[0].lstrip())) + 1
    return 1


def _play_line(text: str) -> int:
    """The line of the file on which the play text begins."""
    found = re.search(r"^\s*play\s*=\s*(\"\"\"|'''|\"|')(\r?\n)?", text, re.MULTILINE)
    if found is None:
        return 1
    return text.count("\n", 0, found.end()) + 1


def _lines(play: str, first: int) -> list[Line]:
    lines = []
    for number, raw in enumerate(play.split("\n"), first):
        text = raw.partition("#")[0].strip()
        if not text:
            continue
        sign = text[0] if text[0] in "?!" else ""
        lines.append(Line(number, sign, text[len(sign) :].strip()))
    return lines


def run_scenario(scenario: Scenario) -> TableTalk:
    """Play the scenario; raises ScenarioFailure at the first line that does not hold."""
    try:
        game = set_up(scenario.situation)
    except BadSituation as error:
        raise ScenarioFailure(_line_of(scenario.source, error.key), str(error)) from None
    talk = TableTalk(game, scenario.situation.players)
    pinned_at = 0
    for line in scenario.lines:
        if line.sign == "" and "->" in line.text:
            pinned_at = line.number
        try:
            _run_line(talk, line)
        except BadNotation as error:
            raise ScenarioFailure(line.number, str(error)) from None
        except ImpossiblePin as error:
            raise ScenarioFailure(line.number, f"a pin that cannot happen: {error}") from None
    try:
        talk.let_pass()
    except ImpossiblePin as error:
        raise ScenarioFailure(pinned_at, f"a pin that cannot happen: {error}") from None
    if game.table.pins:
        raise ScenarioFailure(pinned_at, "a pin that cannot happen: no such chance came up")
    return talk


def _run_line(talk: TableTalk, line: Line) -> None:
    if line.sign == "?":
        verdict = check(talk, line.text)
        if verdict is not None:
            raise ScenarioFailure(line.number, f"expected {line.text}, is {verdict}")
        return
    found = _MOVE.fullmatch(line.text)
    if found is None:
        raise ScenarioFailure(line.number, f"'{line.text}' is no line; write NAME: MOVE, ? CHECK or ! NAME: MOVE")
    seat = read_seat(found["name"], talk.players)
    move = talk.hear(seat, found["move"])
    if line.sign == "!":
        _expect_refusal(talk, line, seat, move)
        return
    pins = [read_marked_card(word) for word in (found["pins"] or "").split()]
    said = talk.say(seat, move, pins)
    if isinstance(said, Refusal):
        raise ScenarioFailure(line.number, f"expected '{line.text}' to be accepted, it is refused: {said}")


def _expect_refusal(talk: TableTalk, line: Line, seat: int, move: Move) -> None:
    """A refused move names a rule and changes nothing at all."""
    before = fingerprint(talk.game.table)
    said = talk.game.play(seat, move)
    if not isinstance(said, Refusal):
        raise ScenarioFailure(line.number, f"expected '{line.text}' to be refused, it is accepted")
    if not said.rule or fingerprint(talk.game.table) != before:
        raise ScenarioFailure(line.number, f"expected '{line.text}' to be refused without a change, the table changed")


@dataclass(frozen=True)
class Report:
    """How the check of one file went."""

    path: Path
    failure: ScenarioFailure | None

    def __str__(self) -> str:
        if self.failure is None:
            return f"ok {self.path}"
        return f"FAIL {self.path}:{self.failure.line}: {self.failure.words}"


def check_file(path: Path) -> Report:
    """Run one scenario file."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise ScenarioFailure(1, f"the file is larger than {LARGEST_FILE} bytes")
        run_scenario(read_scenario(path.read_text(encoding="utf-8")))
    except ScenarioFailure as failure:
        return Report(path, failure)
    except UnicodeDecodeError:
        return Report(path, ScenarioFailure(1, "the file is not UTF-8 text"))
    except OSError as error:
        return Report(path, ScenarioFailure(1, f"cannot be read: {error.strerror}"))
    return Report(path, None)


def scenario_files(path: Path) -> Iterator[Path]:
    """A file itself, or all scenario files of a folder in the order of their names."""
    if path.is_dir():
        yield from sorted(path.rglob("*.toml"))
    else:
        yield path
