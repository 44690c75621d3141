"""Supervises one outside bot: starts it within its limits, watches its memory, and ends it with all its children.

A separate program with only the standard library: `python -I -S supervisor.py CONTROL STATUS LIMITS COMMAND...`. It
does not touch the bot's standard input and output. It lives as long as the bot, or until the pipe CONTROL is closed,
which also happens if its parent dies. On the pipe STATUS it writes the bot's process id, then how the bot ended. On
Linux it adopts the bot's orphans, so that none can escape into the background.
"""

import contextlib
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence

_GLANCE_SECONDS = 0.1  # between looks at the memory of the known processes
_WATCH_SECONDS = 0.5  # between looks for new processes
_WITHOUT_PIDFD_SECONDS = 0.05  # without pidfd the end of the bot is noticed by polling
_KILL_SECONDS = 5.0
_NOT_STARTED = 127
_OPEN_FILES = 256
_SHUT = "shut"

# From <sys/prctl.h>
_DIE_WITH_PARENT = 1
_TAKE_IN_ORPHANS = 36

_MB = 1024 * 1024
_HAS_PROC = os.path.exists("/proc/self/statm")
_LISTS_CHILDREN = os.path.exists(f"/proc/self/task/{os.getpid()}/children")  # not every kernel does

_BURIED: dict[int, str] = {}  # how a bot ended that could only be checked by reaping it


def main(arguments: Sequence[str]) -> int:
    control, status = int(arguments[0]), int(arguments[1])
    limits: dict[str, int] = json.loads(arguments[2])
    _prctl(_TAKE_IN_ORPHANS, 1)
    bot = os.fork()
    if bot == 0:
        _become(arguments[3:], limits)
    nothing = os.open(os.devnull, os.O_RDWR)
    for ours in (0, 1, 2):  # otherwise the ends of the bot's pipes would stay open after it
        os.dup2(nothing, ours)
    _tell(status, f"pid {bot}")
    end = _watch(bot, control, limits)
    _end_all(bot)
    _tell(status, end or _end_of(bot) or "")
    os.close(status)
    if end != _SHUT:
        _until_shut(control)  # until then the bot is not reaped, so its process id cannot be reused
    return 0


def _become(command: Sequence[str], limits: Mapping[str, int]) -> None:
    """Become the bot."""
    try:
        os.setsid()
        _prctl(_DIE_WITH_PARENT, signal.SIGKILL)
        for number in (signal.SIGPIPE, signal.SIGXFSZ):  # which Python ignores
            signal.signal(number, signal.SIG_DFL)
        os.closerange(3, 1024)
        _limit(resource.RLIMIT_CORE, 0)
        _limit(resource.RLIMIT_NOFILE, _OPEN_FILES)
        seconds = limits["cpu_seconds"]
        _limit(resource.RLIMIT_CPU, seconds, seconds + 1)  # the soft limit sends SIGXCPU, the hard limit kills
        _limit(resource.RLIMIT_FSIZE, limits["file_mb"] * _MB)
        os.execvpe(command[0], list(command), os.environ)
    except BaseException as error:
        os.write(2, f"cannot be started: {error}\n".encode(errors="replace"))
    os._exit(_NOT_STARTED)


def _limit(what: int, soft: int, hard: int | None = None) -> None:
    with contextlib.suppress(OSError, ValueError):  # not every system has every limit
        given = resource.getrlimit(what)[1]
        most = sys.maxsize if given == resource.RLIM_INFINITY else given
        resource.setrlimit(what, (min(soft, most), min(soft if hard is None else hard, most)))


def _prctl(what: int, value: int) -> None:
    """Call prctl on Linux; does nothing elsewhere."""
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


def _tell(status: int, said: str) -> None:
    with contextlib.suppress(OSError):  # nobody listens any more
        os.write(status, f"{said}\n".encode())


# Watching


def _watch(bot: int, control: int, limits: Mapping[str, int]) -> str | None:
    """Wait until the bot has ended by itself (None), or has to be ended: returns why."""
    poll = select.poll()
    poll.register(control, select.POLLIN | select.POLLHUP)
    seconds = _GLANCE_SECONDS if _HAS_PROC else _WATCH_SECONDS
    try:
        poll.register(os.pidfd_open(bot), select.POLLIN)
    except (AttributeError, OSError):
        seconds = _WITHOUT_PIDFD_SECONDS
    looked = 0.0
    family = [bot]
    while True:
        ready = [descriptor for descriptor, _ in poll.poll(seconds * 1000)]
        if control in ready:
            return _SHUT
        if _has_ended(bot):
            return None
        if time.monotonic() - looked >= _WATCH_SECONDS:
            looked = time.monotonic()
            family = _family(bot, _children if _LISTS_CHILDREN else _finder()) or [bot]
            if len(family) > limits["processes"]:
                return "processes"
        most = limits["memory_mb"] * _MB
        if _memory(family, most) > most:
            used = _memory(_family(bot, _finder()), most)  # another process may have its number by now
            if used > most:
                return f"memory {used // _MB}"


def _has_ended(bot: int) -> bool:
    return _end_of(bot) is not None


def _end_of(bot: int) -> str | None:
    """How the bot ended; None while it runs. It is not reaped if the system can tell without that."""
    if bot in _BURIED:
        return _BURIED[bot]
    if hasattr(os, "waitid"):
        end = os.waitid(os.P_PID, bot, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        return None if end is None else _told(end.si_code == os.CLD_EXITED, end.si_status)
    found, status = os.waitpid(bot, os.WNOHANG)
    if found:
        code = os.waitstatus_to_exitcode(status)
        _BURIED[bot] = _told(code >= 0, abs(code))
    return _BURIED.get(bot)


def _told(by_itself: bool, number: int) -> str:
    return f"{'exit' if by_itself else 'signal'} {number}"


def _until_shut(control: int) -> None:
    while True:
        try:
            if not os.read(control, 1):
                return
        except OSError:
            return


def _family(bot: int, children: Callable[[int], list[int]]) -> list[int]:
    """The bot and all its descendants. Ended orphans are reaped; the bot is not, to keep its process id."""
    family = [os.getpid()]
    for process in family:
        family += [child for child in children(process) if not _let_go(child, bot)]
    return family[1:]


def _children(process: int) -> list[int]:
    """The children of a process, as the kernel lists them: quickly, but one may be left out while another ends."""
    try:
        threads = os.listdir(f"/proc/{process}/task")
    except OSError:
        return []
    return [int(child) for thread in threads for child in _read(f"/proc/{process}/task/{thread}/children").split()]


def _finder() -> Callable[[int], list[int]]:
    """Finds all children of a process, among all processes there are now."""
    parents = _parents()
    return lambda process: [child for child, parent in parents.items() if parent == process]


def _let_go(process: int, bot: int) -> bool:
    try:
        return process != bot and os.waitpid(process, os.WNOHANG)[0] == process
    except ChildProcessError:
        return False  # it has another parent


def _parents() -> dict[int, int]:
    """Every process with its parent; empty if the system does not tell."""
    found: dict[int, int] = {}
    if not _HAS_PROC:
        return {process: parent for process, parent, _ in _listed()}
    for process in [int(entry) for entry in os.listdir("/proc") if entry.isdigit()]:
        state = _read(f"/proc/{process}/stat")
        if state:
            found[process] = int(state.rpartition(")")[2].split()[1])
    return found


def _listed() -> list[tuple[int, int, int]]:
    """Every process, its parent and its resident memory in bytes, on a system without /proc (macOS)."""
    import subprocess

    try:
        with subprocess.Popen(["ps", "-A", "-o", "pid=,ppid=,rss="], stdout=subprocess.PIPE, text=True) as ps:
            rows = [[int(word) for word in line.split()] for line in ps.communicate()[0].splitlines()]
    except (OSError, ValueError):
        return []
    return [(process, parent, size * 1024) for process, parent, size in rows if process != ps.pid]


def _memory(family: Sequence[int], most: int) -> int:
    """The resident memory of these processes in bytes; shared memory is counted once if that matters."""
    if not _HAS_PROC:
        return sum(size for process, _, size in _listed() if process in family)
    page = os.sysconf("SC_PAGE_SIZE")
    sizes = [_read(f"/proc/{process}/statm").split() for process in family]
    resident = sum(int(size[1]) * page for size in sizes if size)
    if len(family) < 2 or resident <= most:
        return resident
    shares = [_read(f"/proc/{process}/smaps_rollup") for process in family]
    kilobytes = [int(line.split()[1]) for share in shares for line in share.splitlines() if line.startswith("Pss:")]
    return min(resident, sum(kilobytes) * 1024) if kilobytes else resident


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


# The end


def _end_all(bot: int) -> None:
    """Kill the bot and all its descendants, including those in other process groups."""
    until = time.monotonic() + _KILL_SECONDS
    while time.monotonic() < until:
        _kill(-bot)
        left = [process for process in _family(bot, _finder()) if process != bot]
        for process in left:
            _kill(process)
        if not left and _has_ended(bot):
            return
        time.sleep(0.002)


def _kill(process: int) -> None:
    """Kill a process, or a process group if the number is negative."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
