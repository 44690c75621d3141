"""A running outside bot: sends it messages, reads its lines, and ends it."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from defuse.bots.outside.answers import Introduction, read_answer, read_introduction
from defuse.bots.outside.faults import CRASHED, FLOODED, LATE, MEMORY, Fault
from defuse.bots.outside.launch import NO_CONTROL, launch
from defuse.bots.outside.limits import CAN_LIMIT, Limits
from defuse.bots.outside.pipes import ERRORS, OUTPUT, STATUS
from defuse.bots.outside.programs import Program
from defuse.bots.outside.protocol import Message, goodbye, hello, line

_KEPT_ERRORS: Final = 4096  # bytes of standard error
_SHOWN_ERRORS: Final = 8  # lines of it
_FAREWELL_SECONDS: Final = 0.3  # to end by itself after goodbye
_OBITUARY_SECONDS: Final = 1.0  # to find out why it ended
_KEEPER_SECONDS: Final = 8.0

_OUT_OF_MEMORY: Final = ("MemoryError", "bad_alloc", "out of memory", "Out of memory", "OutOfMemory", "Cannot allocate")


class BotProcess:
    """A process that speaks the protocol. It is stopped unless it is asked, so no bot thinks on others' time."""

    def __init__(
        self, program: Program, limits: Limits, kept: bool = CAN_LIMIT, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Start the process; raises OSError if the system cannot."""
        self.limits = limits
        self._clock = clock
        self.introduction = Introduction("", "")
        self.games = 0
        self.asks = 0
        self.thought_seconds = 0.0
        self._inbox = bytearray()
        self._errors = bytearray()
        self._status = bytearray()
        self._shut = set[str]() if kept else {STATUS}  # the pipes that have reached their end
        self._amounts = {OUTPUT: 0, ERRORS: 0, STATUS: 0}
        self._ended = False
        started = launch(program, limits, kept, clock)
        self._process, self._pipes, self._control = started.process, started.pipes, started.control

    # Sending and receiving

    def introduce(self, seconds: float) -> Fault | None:
        """Say hello and read the introduction."""
        self.ask(hello(self.limits))
        said = self.hear(self._clock() + seconds)
        if isinstance(said, Fault):
            return said
        answer = read_answer(said)
        who = answer if isinstance(answer, Fault) else read_introduction(answer)
        self.rest()
        if isinstance(who, Fault):
            return who
        self.introduction = who
        return None

    @property
    def has_introduced_itself(self) -> bool:
        return self.introduction.name != ""

    def tell(self, message: Message) -> None:
        """Send a message without an answer; the process reads it when it is next awake."""
        self._pipes.write(line(message))

    def ask(self, message: Message) -> None:
        """Wake the process and send a message; output from now on counts for this question."""
        self._amounts = dict.fromkeys(self._amounts, 0)
        self._signal("SIGCONT")
        self._pipes.write(line(message))

    def hear(self, until: float) -> bytes | Fault:
        """The next line of the process, whenever it was written."""
        began = self._clock()
        try:
            return self._next_line(until)
        finally:
            self.thought_seconds += self._clock() - began

    def _next_line(self, until: float) -> bytes | Fault:
        searched = 0
        while True:
            end = self._inbox.find(b"\n", searched)
            if end >= 0:
                said = bytes(self._inbox[:end])
                del self._inbox[: end + 1]
                return said if len(said) <= self.limits.line_bytes else Fault(FLOODED, "it wrote too long a line")
            searched = len(self._inbox)
            flood = self._flood()
            if flood is not None:
                return flood
            if OUTPUT in self._shut:
                return self._obituary()
            heard = self._pipes.wait(until)
            if not heard:
                return Fault(LATE, "it had not answered when its time was over")
            for name, data in heard:
                self._take_in(name, data)

    def _flood(self) -> Fault | None:
        if len(self._inbox) > self.limits.line_bytes:
            return Fault(FLOODED, f"it wrote a line of more than {self.limits.line_bytes} bytes")
        for name, called in ((OUTPUT, "standard output"), (ERRORS, "standard error")):
            if self._amounts[name] > self.limits.output_bytes:
                return Fault(FLOODED, f"it wrote more than {self.limits.output_bytes} bytes to {called}")
        return None

    def _take_in(self, name: str, data: bytes) -> None:
        self._amounts[name] += len(data)
        if not data:
            self._shut.add(name)
        elif name == OUTPUT:
            self._inbox += data
        elif name == ERRORS:
            self._errors = (self._errors + data)[-_KEPT_ERRORS:]
        else:
            self._status += data

    @property
    def errors(self) -> str:
        """The last lines of its standard error."""
        return "\n".join(self._errors.decode("utf-8", "backslashreplace").splitlines()[-_SHOWN_ERRORS:])

    # Waking and sleeping

    def rest(self) -> None:
        """Stop the process until it is asked again."""
        self._signal("SIGSTOP")

    def _signal(self, name: str) -> None:
        """Signal the bot's process group. Its supervisor keeps the process id reserved until we release it."""
        told = self._status.split()[1:2]
        if self._ended or self._control == NO_CONTROL or not told:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(int(told[0]), getattr(signal, name))

    @property
    def cpu_seconds(self) -> float:
        """The CPU time of the process, if the system tells; otherwise the time it was asked for."""
        told = self._status.split()[1:2]
        try:
            state = Path(f"/proc/{int(told[0])}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            return (int(state[11]) + int(state[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, IndexError, ValueError, AttributeError):
            return self.thought_seconds

    # The end

    def _obituary(self) -> Fault:
        """Why the process does not answer any more."""
        until = self._clock() + _OBITUARY_SECONDS
        while not {ERRORS, STATUS} <= self._shut:
            heard = self._pipes.wait(until)
            if not heard:
                break
            for name, data in heard:
                self._take_in(name, data)
        how = self._status.decode().splitlines()[1:] if self._control != NO_CONTROL else self._own_end()
        return _reason(how[0] if how else "", self.errors, self.limits)

    def _own_end(self) -> list[str]:
        """How a bot without a supervisor ended."""
        try:
            code = self._process.wait(_OBITUARY_SECONDS)
        except subprocess.TimeoutExpired:
            return []
        return [f"signal {-code}" if code < 0 else f"exit {code}"]

    def end(self, politely: bool = True) -> None:
        """End the process for good, with all its children."""
        if self._ended:
            return
        if politely:
            self.ask(goodbye())
            self._pipes.hang_up()
            self._wait_for_end()
        self._ended = True
        if self._control != NO_CONTROL:
            os.close(self._control)
        else:
            _kill_with_children(self._process)
        try:
            self._process.wait(_KEEPER_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._pipes.close()

    def _wait_for_end(self) -> None:
        until = self._clock() + _FAREWELL_SECONDS
        while OUTPUT not in self._shut and self._flood() is None:
            heard = self._pipes.wait(until)
            if not heard:
                return
            for name, data in heard:
                self._take_in(name, data)
            self._inbox.clear()


def _kill_with_children(process: "subprocess.Popen[bytes]") -> None:
    if os.name == "nt":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def _reason(how: str, errors: str, limits: Limits) -> Fault:
    word, _, number = how.partition(" ")
    if word == "memory":
        return Fault(MEMORY, f"it used {number} MB of memory and was stopped; it may use {limits.memory_mb} MB")
    if any(sign in errors for sign in _OUT_OF_MEMORY):
        return Fault(MEMORY, "it ran out of memory")
    if word == "processes":
        return Fault(FLOODED, "it started too many processes")
    if word == "signal":
        return Fault(CRASHED, f"it was ended by {_signal_name(int(number))}")
    if word == "exit":
        return Fault(CRASHED, f"it ended with exit code {number}")
    return Fault(CRASHED, "it shut its standard output")


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
