"""How long a newcomer waits: a fresh clone, empty package caches, and the README's two commands.

`make first-start` prints the steps of `make play` (twice in a row) and of `make test`; `make first-start FIRST="--only
play --runs 3"` runs only the first, three times.
"""

import argparse
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from random import randrange
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 3600  # seconds until a start counts as failed
STEPS: Final = re.compile(r"^(?:ready|set up) after (.*)$", re.M)
TESTED: Final = re.compile(r"^=* ?(\d+ (?:passed|failed).*?) ?=*$", re.M)


def clone(folder: Path) -> Path:
    """A clone of the committed state, as a newcomer gets it."""
    tree = folder / "defuse"
    subprocess.run(["git", "clone", "--quiet", f"file://{ROOT}", str(tree)], check=True)
    return tree


def newcomer(folder: Path) -> dict[str, str]:
    """An environment in which nothing was ever downloaded."""
    empty = {name: str(folder / name.lower()) for name in ("PIP_CACHE_DIR", "npm_config_cache", "DEFUSE_HOME")}
    return {name: value for name, value in os.environ.items() if not name.startswith("MAKE")} | empty


def free_port() -> int:
    """A port on which nobody listens, below those that systems give to outgoing connections."""
    while True:
        port = randrange(20_000, 32_000)
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return b"<script" in page.read()  # the client itself, not the page that says it is missing
    except (urllib.error.URLError, OSError):
        return False


def play(tree: Path, environment: Mapping[str, str]) -> str:
    """Seconds until the page answers, and the steps of `make play`; then it is stopped with SIGINT."""
    port = free_port()
    log = tree.parent / "play.log"
    command = ["make", "play", f"PORT={port}", f"SERVE=--no-browser --database {tree.parent / 'rooms.sqlite'}"]
    began = time.monotonic()
    with log.open("w+") as written:
        process = subprocess.Popen(
            command, cwd=tree, env=environment, stdout=written, stderr=written, start_new_session=True
        )
        try:
            while not answers(port):
                if process.poll() is not None or time.monotonic() - began > PATIENCE:
                    sys.exit(f"make play did not serve a page:\n{log.read_text('utf-8')}")
                time.sleep(0.05)
            seconds = time.monotonic() - began
            while (found := STEPS.search(log.read_text("utf-8"))) is None:
                time.sleep(0.05)
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait()
    return f"{seconds:5.1f} s   {found[1]}"


def test(tree: Path, environment: Mapping[str, str]) -> str:
    """Seconds until `make test` has ended, its steps, and how many tests passed."""
    began = time.monotonic()
    done = subprocess.run(
        ["make", "test"],
        cwd=tree,
        env=environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    seconds = time.monotonic() - began
    steps, tested = STEPS.search(done.stdout), TESTED.findall(done.stdout)
    if done.returncode != 0 or steps is None or not tested:
        sys.exit(f"make test failed:\n{done.stdout}")
    return f"{seconds:5.0f} s   set up {steps[1]}; {tested[-1]}"


def load() -> str:
    return " ".join(f"{part:.1f}" for part in os.getloadavg())


def row(name: str, found: str) -> None:
    print(f"{name:<24}{found}   (load {load()})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--only", choices=["play", "test"])
    parser.add_argument("--runs", type=int, default=1)
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {load()}", flush=True)
    for _ in range(asked.runs):
        for name, start in (("play", play), ("test", test)):
            if asked.only not in (None, name):
                continue
            # A background compiler that was stopped may still be cleaning up.
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                tree, environment = clone(Path(folder)), newcomer(Path(folder))
                row(f"make {name}", start(tree, environment))
                row(f"make {name}, second call", start(tree, environment))


if __name__ == "__main__":
    main()
