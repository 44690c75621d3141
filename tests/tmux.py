"""A real terminal: the installed command in a tmux window, driven by keys."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.lacking import lacking

DEFUSE = Path(sys.executable).parent / "defuse"
PATIENCE = 120.0  # seconds; only a failure waits so long


class Window:
    """One window with one program in it."""

    def __init__(self, home: Path, socket: Path, columns: int, rows: int) -> None:
        self._home = home
        self._socket = str(socket)
        self._size = (str(columns), str(rows))

    def start(self, *arguments: str, **environment: str) -> None:
        """Start `defuse` with these arguments; when it ends, its exit code and the line it left are shown."""
        here = {"DEFUSE_HOME": str(self._home), "LC_ALL": "C.UTF-8", **environment}
        given = " ".join(f"{name}={value}" for name, value in here.items())
        ended = 'echo EXIT $?; read -r -t 0.5 left; echo "LEFT($left)"; exec sleep 1000'
        script = self._home / ".in-the-window"
        script.write_text(f"env {given} {DEFUSE} {' '.join(arguments)}; {ended}\n")
        command = f"bash {script}"
        columns, rows = self._size
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", columns, "-y", rows, command)

    def _tmux(self, *arguments: str) -> str:
        # The tests may run inside another tmux or in a terminal of another size; both must not matter.
        ours = ("TMUX", "COLUMNS", "LINES")
        environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        done = subprocess.run(
            ["tmux", "-S", self._socket, *arguments], env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    def type(self, line: str) -> None:
        """Type a line, and Enter."""
        if line:
            self._tmux("send-keys", "-l", "--", line)
        self._tmux("send-keys", "Enter")

    def press(self, *keys: str) -> None:
        """Keys by their names: C-c, Up, F2 ..."""
        self._tmux("send-keys", *keys)

    def screen(self) -> str:
        """The visible screen."""
        return self._tmux("capture-pane", "-p").rstrip()

    def prompt(self) -> str:
        """The line on which the program waits for input; empty if it does not."""
        *lines, cursor = self._tmux(
            "capture-pane", "-p", ";", "display-message", "-p", "#{cursor_x} #{cursor_y}"
        ).split("\n")[:-1]
        column, row = (int(number) for number in cursor.split())
        # Once Enter is pressed the cursor is below the line, though that is still the last one that has anything on it.
        return lines[row] if column > 0 and row < len(lines) else ""

    def everything(self) -> str:
        """The visible screen and the scrollback."""
        return self._tmux("capture-pane", "-p", "-S", "-").rstrip()

    def wait(self, holds: Callable[[str], object], what: str, seconds: float = PATIENCE) -> str:
        """The screen as soon as this holds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            screen = self.screen()
            if holds(screen):
                return screen
            time.sleep(0.05)
        raise AssertionError(f"no {what} on the screen:\n{self.screen()}")

    def wait_for(self, pattern: str) -> str:
        """The screen as soon as it shows this."""
        return self.wait(re.compile(pattern, re.M).search, pattern)

    def drawn(self, pattern: str) -> str:
        """The screen that shows this, once it no longer changes."""
        before, screen = "", self.wait_for(pattern)
        while screen != before:
            time.sleep(0.2)
            before, screen = screen, self.wait_for(pattern)
        return screen

    def wait_for_screen(self, screen: str) -> None:
        """Wait until the screen is exactly this."""
        self.wait(lambda shown: shown == screen, f"such a screen:\n{screen}\nbut this")

    def close(self) -> None:
        subprocess.run(["tmux", "-S", self._socket, "kill-server"], capture_output=True, check=False)


@contextmanager
def window(home: Path, columns: int = 80, rows: int = 24) -> Iterator[Window]:
    """A window that is closed in the end. Each has its own tmux: a closing one accepts no new window."""
    if shutil.which("tmux") is None:
        lacking("tmux is missing: install Debian's package tmux.")
    assert DEFUSE.exists(), f"these tests need the installed command: there is no {DEFUSE}"
    with TemporaryDirectory(prefix="tmux-") as place:
        opened = Window(home, Path(place) / "socket", columns, rows)
        try:
            yield opened
        finally:
            opened.close()
