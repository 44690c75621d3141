"""What a bot of other people may use: time, memory, files, lines; and the little it inherits from us."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Limits:
    """What one process of a bot may use. Times are seconds on the clock unless they say CPU."""

    move_seconds: float = 1.0  # for one answer
    game_seconds: float = 60.0  # for a whole game, with everything we wait for
    start_seconds: float = 5.0  # from the start to the answer to hello
    cpu_seconds: int = 1200  # in the life of a process; it is started anew between games after half of it
    memory_mb: int = 1024  # of a process, and of all that it starts together
    file_mb: int = 16  # of a file that it writes
    processes: int = 32  # that it may have started at a time
    line_bytes: int = 65_536  # of a line it writes
    output_bytes: int = 262_144  # that it writes for one question, to standard output and standard error each


CAN_LIMIT: Final = sys.platform != "win32"  # memory, CPU, files and children; time and lines are limited everywhere

# So much of an environment goes to a bot: how programs are found, and on Windows what they cannot start without.
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
    """The environment of a bot: nothing that was meant for us."""
    return {name: ours[name] for name in _PASSED_ON if name in ours} | _OURS
