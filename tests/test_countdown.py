"""A limited time to say Nope: whatever comes too late is said to be so, and is no answer to anything else."""

import io
import os
import pty
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TextIO

import pytest

from defuse.record.situation import Situation, set_up
from defuse.terminal.invitation import Invitation
from defuse.terminal.plain.console import Console, Goodbye
from defuse.terminal.plain.keyboard import Keyboard, can_keep_time
from defuse.terminal.plain.table import PlainTable
from defuse.terminal.sitting import Sitting
from tests.typists import Paper

TOO_LATE = "Time is up, too late: it happens."


@dataclass
class Wire:
    """A keyboard, and the end at which somebody types on it."""

    stream: TextIO
    end: int

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())


@contextmanager
def wire(kind: str) -> Iterator[Wire]:
    """A terminal or a pipe."""
    end, file = pty.openpty() if kind == "terminal" else os.pipe()[::-1]
    with os.fdopen(file, encoding="utf-8") as stream:
        try:
            yield Wire(stream, end)
        finally:
            with suppress(OSError):
                os.close(end)


KINDS = ["terminal", "pipe"]


@pytest.mark.parametrize("kind", KINDS)
def test_lines_are_read_one_by_one_in_time(kind: str) -> None:
    with wire(kind) as typed:
        keyboard = Keyboard(typed.stream)
        typed.type("nope\nskip\nNäh")
        assert keyboard.readline_within(5) == "nope\n"
        assert keyboard.readline() == "skip\n"
        before = time.monotonic()
        assert keyboard.readline_within(0.2) is None
        assert 0.15 < time.monotonic() - before < 2
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


def test_only_what_has_a_file_can_be_waited_for() -> None:
    assert not can_keep_time(io.StringIO())
    with wire("pipe") as typed:
        assert can_keep_time(typed.stream)


@pytest.mark.parametrize("kind", KINDS)
def test_what_comes_just_too_late_is_dropped(kind: str) -> None:
    with wire(kind) as typed:
        keyboard = Keyboard(typed.stream)
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
        keyboard = Keyboard(typed.stream)
        typed.type("\n\n\n")
        assert not keyboard.forget()
        assert keyboard.readline_within(0.1) is None
    with wire("pipe") as typed:
        keyboard = Keyboard(typed.stream)
        typed.type("\ndraw\n")
        assert not keyboard.forget()
        assert (keyboard.readline(), keyboard.readline()) == ("\n", "draw\n")


# At the table


class Person(threading.Thread):
    """Types something whenever something stands on the paper."""

    def __init__(self, typed: Wire, paper: Paper, script: list[tuple[str, float, str]]) -> None:
        super().__init__(daemon=True)
        self.typed, self.paper, self.script = typed, paper, script

    def run(self) -> None:
        for seen, pause, text in self.script:
            end = time.monotonic() + 10
            while seen not in self.paper.getvalue() and time.monotonic() < end:
                time.sleep(0.01)
            time.sleep(pause)
            self.typed.type(text)


def played(typed: Wire, script: list[tuple[str, float, str]], people: int = 1, reactions: str = "ask") -> str:
    """Ann has a Nope; Ben plays Skip, Cem plays Skip, and then it is her turn."""
    hands = {"Ann": ["nope", "attack"], "Ben": ["skip", "skip", "skip"], "Cem": ["skip", "skip", "skip"]}
    situation = Situation("original", ["Ann", "Ben", "Cem"], turn="Ben", deck=["exploding_kitten"] * 9, hands=hands)
    names = ("Ann", "Ben", "Cem")[:people]
    invitation = Invitation(people=names, players=3, countdown=1, reactions=reactions)
    paper = Paper()
    table = PlainTable(
        Console(Keyboard(typed.stream), paper), Sitting.begin(invitation, set_up(situation)), invitation.words
    )
    person = Person(typed, paper, script)
    person.start()
    with suppress(Goodbye):
        table.play()
    person.join(10)
    return paper.getvalue()


@pytest.mark.parametrize("kind", KINDS)
def test_a_nope_in_time_counts(kind: str) -> None:
    with wire(kind) as typed:
        script = [
            ("Ben plays Skip: nope, or Enter to let it happen (1 s)", 0.2, "nope\n"),
            ("is stopped", 0, "quit\n"),
        ]
        text = played(typed, [*script, ("(1 s)", 0, "quit\n")])
    assert "You: Nope!" in text
    assert TOO_LATE not in text


@pytest.mark.parametrize("kind", KINDS)
def test_a_nope_too_late_counts_for_nothing_else(kind: str) -> None:
    """It is finished while the next question of the same kind is on its way."""
    with wire(kind) as typed:
        text = played(typed, [("(1 s)", 1.2, "nope\n"), ("What do you do?", 0, "quit\n")])
    assert text.count(TOO_LATE) == 2
    assert "You: Nope!" not in text
    assert "There is nothing to Nope" not in text


@pytest.mark.parametrize("kind", KINDS)
def test_half_a_nope_at_the_end_of_the_time_counts_for_nothing(kind: str) -> None:
    with wire(kind) as typed:
        script = [("(1 s)", 0.5, "no"), ("no longer counts", 0.2, "pe\n"), ("What do you do?", 0, "quit\n")]
        text = played(typed, script)
    assert "What you are typing no longer counts: press Enter" in text
    assert "You: Nope!" not in text
    assert "There is no card" not in text


def test_looking_around_does_not_stop_the_clock() -> None:
    with wire("pipe") as typed:
        script = [("(1 s)", 0.5, "table\n"), ("What do you do?", 0, "quit\n")]
        before = time.monotonic()
        text = played(typed, script)
    assert text.count(TOO_LATE) == 2
    assert time.monotonic() - before < 6


def test_nobody_calls_out_in_time() -> None:
    with wire("pipe") as typed:
        script = [
            ("Enter to go on", 0, "\n"),
            ("press Enter when only you", 0, "\n"),
            ("What do you do?", 0, "skip\n"),
            (TOO_LATE, 1.0, "quit\n"),
        ]
        text = played(typed, script, people=2, reactions="call")
    assert "Enter: nobody (1 s) > \n" + TOO_LATE in text
