"""Starts an outside bot with its pipes and its supervisor; it inherits nothing else."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from defuse.bots.outside.limits import CAN_LIMIT, Limits, clean_environment
from defuse.bots.outside.pipes import ERRORS, OUTPUT, STATUS, Pipes, PolledPipes, ThreadedPipes
from defuse.bots.outside.programs import Program

_SUPERVISOR: Final = Path(__file__).with_name("supervisor.py")
_WATCHED: Final = ("cpu_seconds", "memory_mb", "file_mb", "processes")  # enforced by the supervisor
_POSIX: Final = os.name == "posix"
_NEW_GROUP: Final = 0x200  # subprocess.CREATE_NEW_PROCESS_GROUP, which only Windows has
NO_CONTROL: Final = -1


@dataclass
class Launched:
    """A started process."""

    process: "subprocess.Popen[bytes]"  # the supervisor, or the bot itself where there is none
    pipes: Pipes
    control: int  # closing this ends the bot


def launch(
    program: Program, limits: Limits, kept: bool = CAN_LIMIT, clock: Callable[[], float] = time.monotonic
) -> Launched:
    """Start the bot under a supervisor, or alone on systems without one. Raises OSError if that fails."""
    with ExitStack() as theirs, ExitStack() as ours:
        stdin, to = _pipe(theirs, ours)
        output, stdout = _pipe(ours, theirs)
        errors, stderr = _pipe(ours, theirs)
        sources = {OUTPUT: output, ERRORS: errors}
        command, control = program.command, NO_CONTROL
        passed: tuple[int, ...] = ()
        if kept:
            shut, control = _pipe(theirs, ours)
            sources[STATUS], status = _pipe(ours, theirs)
            passed = (shut, status)
            command = (*_supervisor(limits, shut, status), *command)
        process = subprocess.Popen(
            command,
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            pass_fds=passed,
            cwd=program.folder,
            env=clean_environment(),
            start_new_session=_POSIX,
            creationflags=0 if _POSIX else _NEW_GROUP,
        )
        ours.pop_all()
        kind = PolledPipes if kept else ThreadedPipes
        return Launched(process, kind(to, sources, clock), control)


def _pipe(reader: ExitStack, writer: ExitStack) -> tuple[int, int]:
    """The two ends of a pipe, each closed together with the other ends of its side."""
    ends = os.pipe()
    reader.callback(os.close, ends[0])
    writer.callback(os.close, ends[1])
    return ends


def _supervisor(limits: Limits, shut: int, status: int) -> tuple[str, ...]:
    watched = json.dumps({name: getattr(limits, name) for name in _WATCHED})
    return (sys.executable, "-I", "-S", str(_SUPERVISOR), str(shut), str(status), watched)
