"""`make play`: set up what is missing, serve a table, then compile the engine in the background for the next start."""

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import build_web, packages
from tools.compile import c_compiler
from tools.steps import CannotGoOn, Steps

ROOT: Final = Path(__file__).resolve().parent.parent
LOG: Final = ROOT / "build" / "compile.log"
PORT: Final = 8484
LOOK_EVERY: Final = 0.05  # seconds
INTERRUPTED: Final = 130  # the convention of shells


class Table:
    """The server process."""

    def __init__(self, port: int, arguments: list[str]) -> None:
        self._port = port
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server, and wait until its page answers."""
        if self._answers():
            raise CannotGoOn(
                f"Something answers at http://localhost:{self._port}/ already, perhaps a table of yours. "
                f"Open that page, or choose another port: make play PORT={self._port + 1}"
            )
        command = [str(packages.PYTHON.with_name("defuse")), "serve", "--port", str(self._port), *self._arguments]
        self._process = subprocess.Popen(command, cwd=ROOT)
        while not self._answers():
            if self._process.poll() is not None:
                raise CannotGoOn("The server has ended; what it wrote above says why.")
            time.sleep(LOOK_EVERY)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self._port}/", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def wait(self) -> int:
        """Wait until the server ends by itself."""
        assert self._process is not None
        return self._process.wait()

    def end(self) -> None:
        """Stop the server, and wait until it has saved its rooms."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()  # Ctrl-C has already reached it; a second signal is harmless
            self._process.wait()


class Engine:
    """The engine, compiled or plain."""

    def __init__(self) -> None:
        self._is_plain = False

    def place(self) -> None:
        """Use the engine that was compiled during an earlier game, if it belongs to these sources."""
        command = [str(packages.PYTHON), "-m", "tools.compile", "--place"]
        self._is_plain = subprocess.run(command, cwd=ROOT, check=False).returncode != 0

    @contextlib.contextmanager
    def compiling(self) -> Iterator[None]:
        """Compile at the lowest priority while the game runs; finished parts are kept."""
        if not self._is_plain:
            yield
            return
        print("The engine is compiled in the background; it is used from the next start on.", flush=True)
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("w") as log:
            make = ["nice", "-n", "19", "make", "--silent", "compile-aside"]
            process = subprocess.Popen(
                make, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0
            )
            try:
                yield
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGTERM)
                process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description="Set up what is missing, and serve a table.")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--no-compile", action="store_true", help="do not compile in the background")
    asked, for_the_server = parser.parse_known_args()
    for interruption in (signal.SIGINT, signal.SIGTERM):  # being killed counts as an interruption
        signal.signal(interruption, signal.default_int_handler)
    table, engine = Table(asked.port, for_the_server), Engine()
    steps = Steps()
    steps.add("packages", lambda: packages.install("run"))
    steps.add("client", build_web.build)
    # Drawing the cards of the client imports the rules, which must not change to compiled modules meanwhile.
    steps.add("engine", engine.place, needs=["packages", "client"])
    steps.add("start", table.start, needs=["engine"])
    if not packages.is_installed("run") or not build_web.is_current():
        print("Setting up what Defuse needs, in this folder only; this takes a minute, once ...", flush=True)
    is_ready = False
    try:
        steps.run()
        is_ready = True
        print(f"ready after {steps.told()}", flush=True)
        with contextlib.nullcontext() if asked.no_compile or c_compiler() is None else engine.compiling():
            return table.wait()
    except (CannotGoOn, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        if is_ready:  # this is how people close their table
            return 0
        print("\nInterrupted. What is done is kept: `make play` goes on from here.", file=sys.stderr)
        return INTERRUPTED
    finally:
        table.end()


if __name__ == "__main__":
    raise SystemExit(main())
