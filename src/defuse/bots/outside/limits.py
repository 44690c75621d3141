"""The limits of an outside bot (time, memory, files, lines) and the environment that it inherits."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil
from typing import Final


@dataclass(frozen=True)
class Limits:
    """The limits of one process of a bot. Times are wall-clock seconds unless they say CPU."""

    move_seconds: float = 1.0  # for one answer
    game_seconds: float = 60.0  # for a whole game, including starts
    start_seconds: float = 5.0  # from the start to the answer to hello
    cpu_seconds: int = 1200  # per process; after half of it the process is replaced between games
    memory_mb: int = 1024  # resident, of a process with all its children
    file_mb: int = 16  # per written file
    processes: int = 32  # at the same time
    line_bytes: int = 65_536  # per line it writes
    output_bytes: int = 262_144  # per question, for standard output and standard error each


def limits_for(move_seconds: float | None, memory_mb: int | None) -> Limits:
    """The usual limits with another time for a move or another memory.

    More time for a move means more for the game, for the start and of the CPU, never less of them.
    """
    usual = Limits()
    memory = usual.memory_mb if memory_mb is None else memory_mb
    if move_seconds is None:
        return replace(usual, memory_mb=memory)
    factor = max(1.0, move_seconds / usual.move_seconds)
    return replace(
        usual,
        move_seconds=move_seconds,
        game_seconds=usual.game_seconds * factor,
        start_seconds=usual.start_seconds * factor,
        cpu_seconds=ceil(usual.cpu_seconds * factor),
        memory_mb=memory,
    )


CAN_LIMIT: Final = sys.platform != "win32"  # memory, CPU, files and children; time and lines are limited everywhere

# The variables that a bot inherits: to find programs, and what programs on Windows need to start.
_PASSED_ON: Final = ("PATH", "SYSTEMROOT", "SYSTEMDRIVE", "COMSPEC", "PATHEXT", "TEMP", "TMP")

_OURS: Final = {
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "PYTHONUNBUFFERED": "1",  # an answer must not wait in a buffer
    "PYTHONIOENCODING": "utf-8",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "0",  # the same order of sets in every run
    "OMP_NUM_THREADS": "1",  # several bots share a machine
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
}


def clean_environment(ours: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment of a bot, without our own variables."""
    return {name: ours[name] for name in _PASSED_ON if name in ours} | _OURS
