"""Scenario files: a situation, then moves and checks. Reads them, runs them, and reports where they fail."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from defuse.game.chance import ImpossiblePin
from defuse.game.library.bounds import FILE
from defuse.game.library.toml_places import BadToml, Places, read_toml
from defuse.game.moves import Move
from defuse.game.refusals import Refusal
from defuse.record.checks import check
from defuse.record.notation import NONE, BadNotation, on_one_line, quoted, read_marked_card, read_seat
from defuse.record.situation import BadSituation, Situation, set_up
from defuse.record.table_talk import TableTalk
from defuse.record.unchanged import fingerprint

LARGEST_FILE = FILE.characters

NOTE = "#:"  # a comment for programs that show the scenario, such as a lesson; ignored when it runs

_SITUATION_KEYS = {field.name for field in fields(Situation)} - {"cast"}
_KEYS = _SITUATION_KEYS | {"title", "rules", "play"}


class ScenarioFailure(Exception):
    """Something in a scenario file is wrong or does not hold, at a line."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line
        self.words = words


@dataclass(frozen=True)
class ScenarioLine:
    """One line of a play text."""

    number: int  # in the file
    sign: str  # "?" a check, "!" a refused move, "" a move, NOTE a note
    text: str

    @property
    def has_pins(self) -> bool:
        return self.sign in ("", "!") and "->" in self.text


@dataclass(frozen=True)
class ScenarioMove:
    """A line with a move: its seat, the move as written, and the chance it leads to."""

    seat: int
    text: str
    pins: list[int]


@dataclass(frozen=True)
class Scenario:
    """A parsed scenario file."""

    title: str
    rules: list[str]
    situation: Situation
    lines: list[ScenarioLine]
    places: Places


def read_scenario(text: str) -> Scenario:
    """A scenario from the text of its file."""
    try:
        data, places = read_toml(text)
    except BadToml as error:
        raise ScenarioFailure(error.line, f"not a TOML file: {error}") from None
    for key in data:
        if key not in _KEYS:
            known = ", ".join(sorted(_KEYS))
            raise ScenarioFailure(places.line((key,)), f"unknown key {quoted(key)}; keys are: {known}")
    for key in ("title", "edition", "players"):
        if key not in data:
            raise ScenarioFailure(1, f"the key '{key}' is missing")
    title, play, rules = data["title"], data.get("play", ""), data.get("rules", [])
    if not isinstance(title, str):
        raise ScenarioFailure(places.line(("title",)), "title: expected text in quotation marks")
    if not isinstance(play, str):
        raise ScenarioFailure(places.line(("play",)), 'play: expected lines of text between """ and """')
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise ScenarioFailure(places.line(("rules",)), 'rules: expected a list of rule ids, such as ["ATK-3"]')
    given: dict[str, Any] = {key: value for key, value in data.items() if key in _SITUATION_KEYS}
    lines = _lines(play, places.lines_within(("play",))) if play else []
    return Scenario(title, rules, Situation(**given), lines, places)


def _lines(play: str, numbers: list[int]) -> list[ScenarioLine]:
    lines = []
    for number, raw in zip(numbers, play.split("\n"), strict=True):
        if raw.strip().startswith(NOTE):
            lines.append(ScenarioLine(number, NOTE, raw.strip().removeprefix(NOTE).strip()))
            continue
        text = raw.partition("#")[0].strip()
        if not text:
            continue
        sign = text[0] if text[0] in "?!" else ""
        lines.append(ScenarioLine(number, sign, text[len(sign) :].strip()))
    return lines


def run_scenario(scenario: Scenario) -> TableTalk:
    """Play the scenario; raises ScenarioFailure at the first line that does not hold."""
    try:
        game = set_up(scenario.situation)
    except BadSituation as error:
        raise ScenarioFailure(scenario.places.line(error.where), str(error)) from None
    talk = TableTalk(game, scenario.situation.players)
    pinned = 1
    try:
        for line in scenario.lines:
            if line.has_pins:
                pinned = line.number
            _run_line(talk, line)
        talk.let_pass()
        if game.table.pins:
            raise ImpossiblePin("the play ends before such a chance comes up")
    except ImpossiblePin as error:
        raise ScenarioFailure(pinned, f"a pin that cannot happen: {error}") from None
    return talk


def _run_line(talk: TableTalk, line: ScenarioLine) -> None:
    try:
        if line.sign == "?":
            verdict = check(talk, line.text)
            if verdict is not None:
                raise ScenarioFailure(line.number, f"expected {line.text}, is {verdict}")
        elif line.sign != NOTE:
            _run_move(talk, line)
    except BadNotation as error:
        raise ScenarioFailure(line.number, str(error)) from None


def read_said(line: ScenarioLine, players: Sequence[str]) -> ScenarioMove:
    """The parts of a line with a move."""
    name, colon, said = line.text.partition(":")
    if not colon:
        raise BadNotation(f"{quoted(line.text)} is no line; write NAME: MOVE, ? CHECK or ! NAME: MOVE")
    text, _, chance = said.partition("->")
    pins = [] if chance.split() == [NONE] else [read_marked_card(word) for word in chance.split()]
    return ScenarioMove(read_seat(name.strip(), players), text, pins)


def _run_move(talk: TableTalk, line: ScenarioLine) -> None:
    said = read_said(line, talk.players)
    if line.sign == "!":
        if said.pins:
            raise ImpossiblePin("a refused move leads to no chance")
        moment, move = talk.hear_refused(said.seat, said.text)
        _expect_refusal(moment, line, said.seat, move)
        return
    refusal = talk.say(said.seat, talk.hear(said.seat, said.text), said.pins)
    if isinstance(refusal, Refusal):
        raise ScenarioFailure(line.number, f"expected '{line.text}' to be accepted, it is refused: {refusal}")


def _expect_refusal(talk: TableTalk, line: ScenarioLine, seat: int, move: Move) -> None:
    """Check that the move is refused by a rule and changes nothing."""
    before = fingerprint(talk.game.table)
    said = talk.game.play(seat, move)
    if not isinstance(said, Refusal):
        raise ScenarioFailure(line.number, f"expected '{line.text}' to be refused, it is accepted")
    if not said.rule or fingerprint(talk.game.table) != before:
        raise ScenarioFailure(line.number, f"expected '{line.text}' to be refused without a change, the table changed")


@dataclass(frozen=True)
class CheckReport:
    """The result of checking one file."""

    path: Path
    failure: ScenarioFailure | None

    def __str__(self) -> str:
        """One line, whatever the file contains and is called."""
        if self.failure is None:
            return on_one_line(f"ok {self.path}")
        return on_one_line(f"FAIL {self.path}:{self.failure.line}: {self.failure.words}")


def check_file(path: Path) -> CheckReport:
    """Run one scenario file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise ScenarioFailure(1, f"expected a file of at most {LARGEST_FILE} bytes, it is larger")
        run_scenario(read_scenario(content.decode("utf-8-sig")))
    except ScenarioFailure as failure:
        return CheckReport(path, failure)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return CheckReport(path, ScenarioFailure(line, "expected UTF-8 text, there is something else"))
    except OSError as error:
        return CheckReport(path, ScenarioFailure(1, f"cannot be read: {error.strerror}"))
    return CheckReport(path, None)


def check_reports(reports: Sequence[CheckReport]) -> dict[str, object]:
    """Several reports as plain data."""
    files = [
        {
            "path": str(report.path),
            "ok": report.failure is None,
            "line": None if report.failure is None else report.failure.line,
            "reason": None if report.failure is None else report.failure.words,
        }
        for report in reports
    ]
    failed = sum(report.failure is not None for report in reports)
    return {"passed": len(reports) - failed, "failed": failed, "files": files}


def scenario_files(path: Path) -> Iterator[Path]:
    """A file itself, or all scenario files of a folder in the order of their names."""
    if os.path.isdir(path):
        yield from sorted(file for file in path.rglob("*.toml") if not os.path.isdir(file))
    else:
        yield path
