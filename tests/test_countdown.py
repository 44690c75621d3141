"""A limited time to say Nope: late input is reported, and is no answer to another question."""

import io
import os
import pty
import select
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TextIO

import pytest

from defuse.record.situation import Situation, set_up
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.keyboard import GRACE, Keyboard, TerminalClock, can_keep_time
from defuse.terminal.plain.table import PlainTable
from defuse.terminal.shared.invitation import Invitation
from defuse.terminal.shared.local_game import LocalGame
from tests.typists import Paper

TOO_LATE = "Time is up, too late: it happens."


PATIENCE = 60.0  # seconds of real time


@dataclass
class Wire:
    """A keyboard, and the end at which a test types."""

    stream: TextIO
    end: int
    is_terminal: bool

    def type(self, text: str) -> None:
        """Type, and wait until the text has arrived: a terminal echoes it."""
        os.write(self.end, text.encode())
        missing = len(text.encode()) + text.count("\n") if self.is_terminal else 0
        while missing > 0:
            assert select.select([self.end], [], [], PATIENCE)[0], "the terminal does not echo"
            missing -= len(os.read(self.end, missing))


@contextmanager
def wire(kind: str) -> Iterator[Wire]:
    """A terminal or a pipe."""
    end, file = pty.openpty() if kind == "terminal" else os.pipe()[::-1]
    with os.fdopen(file, encoding="utf-8") as stream:
        try:
            yield Wire(stream, end, kind == "terminal")
        finally:
            with suppress(OSError):
                os.close(end)


class MovedClock(TerminalClock):
    """Moves while the keyboard is waited for, at most to the moment when the person types."""

    def __init__(self, person: "Person | None" = None) -> None:
        self.person = person
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        end = self.time + seconds
        while self._somebody_types(end):
            pass
        self.time = end

    def wait(self, file: int, seconds: float | None) -> bool:
        end = None if seconds is None else self.time + seconds
        while not super().wait(file, 0):
            if not self._somebody_types(end):
                assert end is not None, "everybody waits for ever"
                self.time = end
                return False
        return True

    def _somebody_types(self, end: float | None) -> bool:
        """Whether the person types something before then."""
        at = None if self.person is None else self.person.next_moment(self.time)
        if self.person is None or at is None or (end is not None and at > end):
            return False
        self.time = at
        self.person.type()
        return True


KINDS = ["terminal", "pipe"]


@pytest.mark.parametrize("kind", KINDS)
def test_lines_are_read_one_by_one_in_time(kind: str) -> None:
    with wire(kind) as typed:
        clock = MovedClock()
        keyboard = Keyboard(typed.stream, clock)
        typed.type("nope\nskip\nNäh")
        assert keyboard.readline_within(5) == "nope\n"
        assert keyboard.readline() == "skip\n"
        assert clock.time == 0
        assert keyboard.readline_within(0.2) is None
        assert clock.time == 0.2
        typed.type("!\n")
        assert keyboard.readline() == "Näh!\n"


def test_the_end_of_input_is_the_end() -> None:
    with wire("pipe") as typed:
        keyboard = Keyboard(typed.stream)
        typed.type("draw")
        os.close(typed.end)
        assert keyboard.readline() == "draw"
        assert keyboard.readline() == ""
        assert keyboard.readline_within(1) == ""
        typed.end = os.dup(0)


def test_the_default_clock_is_real_time() -> None:
    """All other tests move the clock by hand."""
    with wire("pipe") as typed:
        keyboard = Keyboard(typed.stream)
        before = time.monotonic()
        assert keyboard.readline_within(0.05) is None
        assert time.monotonic() - before >= 0.05
        assert before <= keyboard.clock.now() <= time.monotonic()


def test_only_what_has_a_file_can_be_waited_for() -> None:
    assert not can_keep_time(io.StringIO())
    with wire("pipe") as typed:
        assert can_keep_time(typed.stream)


@pytest.mark.parametrize("kind", KINDS)
def test_what_comes_just_too_late_is_dropped(kind: str) -> None:
    with wire(kind) as typed:
        keyboard = Keyboard(typed.stream, MovedClock())
        typed.type("nope\n")
        assert not keyboard.forget_late(), "the line is complete"
        typed.type("draw\n")
        assert keyboard.readline_within(5) == "draw\n"
        typed.type("nop")
        assert keyboard.forget_late(), "somebody is in the middle of a line"
        typed.type("e\n")
        assert keyboard.readline_within(5) == "e\n"


def test_what_is_typed_ahead_is_forgotten_at_a_terminal_but_not_in_a_script() -> None:
    with wire("terminal") as typed:
        keyboard = Keyboard(typed.stream, MovedClock())
        typed.type("\n\n\n")
        assert not keyboard.forget()
        assert keyboard.readline_within(0.1) is None
    with wire("pipe") as typed:
        keyboard = Keyboard(typed.stream)
        typed.type("\ndraw\n")
        assert not keyboard.forget()
        assert (keyboard.readline(), keyboard.readline()) == ("\n", "draw\n")


# At the table


class Person:
    """Types lines of a script, each some seconds after its cue was written."""

    def __init__(self, typed: Wire, paper: Paper, script: list[tuple[str, float, str]]) -> None:
        self.typed, self.paper, self.script = typed, paper, script
        self._at: float | None = None

    def next_moment(self, now: float) -> float | None:
        """When the person will type next; None if there is no cue."""
        if self._at is None and self.script and self.script[0][0] in self.paper.getvalue():
            self._at = now + self.script[0][1]
        return self._at

    def type(self) -> None:
        self._at = None
        self.typed.type(self.script.pop(0)[2])


def played(
    typed: Wire, script: list[tuple[str, float, str]], people: int = 1, reactions: str = "ask"
) -> tuple[str, float]:
    """What is written, and how long it takes. Ann has a Nope; Ben plays Skip, Cem plays Skip, then it is her turn."""
    hands = {"Ann": ["nope", "attack"], "Ben": ["skip", "skip", "skip"], "Cem": ["skip", "skip", "skip"]}
    situation = Situation("original", ["Ann", "Ben", "Cem"], turn="Ben", deck=["exploding_kitten"] * 9, hands=hands)
    names = ("Ann", "Ben", "Cem")[:people]
    invitation = Invitation(people=names, players=3, countdown=1, reactions=reactions)
    paper = Paper()
    clock = MovedClock(Person(typed, paper, script))
    console = Console(Keyboard(typed.stream, clock), paper)
    table = PlainTable(console, LocalGame.begin(invitation, set_up(situation)), invitation.words)
    with suppress(Goodbye):
        table.play()
    return paper.getvalue(), clock.time


@pytest.mark.parametrize("kind", KINDS)
def test_a_nope_in_time_counts(kind: str) -> None:
    with wire(kind) as typed:
        script = [
            ("Ben plays Skip: nope, or Enter to let it happen (1 s)", 0.2, "nope\n"),
            ("is stopped", 0, "quit\n"),
        ]
        text, _ = played(typed, [*script, ("(1 s)", 0, "quit\n")])
    assert "You: Nope!" in text
    assert TOO_LATE not in text


@pytest.mark.parametrize("kind", KINDS)
def test_a_nope_too_late_counts_for_nothing_else(kind: str) -> None:
    """It is completed while the next question of the same kind is on its way."""
    with wire(kind) as typed:
        text, _ = played(typed, [("(1 s)", 1.2, "nope\n"), ("What do you do?", 0, "quit\n")])
    assert text.count(TOO_LATE) == 2
    assert "You: Nope!" not in text
    assert "There is nothing to Nope" not in text


@pytest.mark.parametrize("kind", KINDS)
def test_half_a_nope_at_the_end_of_the_time_counts_for_nothing(kind: str) -> None:
    with wire(kind) as typed:
        script = [("(1 s)", 0.5, "no"), ("no longer counts", 0.2, "pe\n"), ("What do you do?", 0, "quit\n")]
        text, _ = played(typed, script)
    assert "What you are typing no longer counts: press Enter" in text
    assert "You: Nope!" not in text
    assert "There is no card" not in text


def test_looking_around_does_not_stop_the_clock() -> None:
    with wire("pipe") as typed:
        script = [("(1 s)", 0.5, "table\n"), ("What do you do?", 0, "quit\n")]
        text, seconds = played(typed, script)
    assert text.count(TOO_LATE) == 2
    assert seconds == pytest.approx(2 * (1 + GRACE)), "two questions, and the moment after each of them"


def test_nobody_calls_out_in_time() -> None:
    with wire("pipe") as typed:
        script = [
            ("Enter to go on", 0, "\n"),
            ("press Enter when only you", 0, "\n"),
            ("What do you do?", 0, "skip\n"),
            (TOO_LATE, 1.0, "quit\n"),
        ]
        text, _ = played(typed, script, people=2, reactions="call")
    assert "Enter: nobody (1 s) > \n" + TOO_LATE in text
