"""Try an installed Defuse as its users do: play a game line by line, serve a page, run an arena.

Run it with the Python of the environment under test; it needs nothing else. Releases are tested with it on every
platform, and the tests try the pure wheel with it.
"""

import argparse
import importlib
import json
import os
import subprocess
import sysconfig
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120  # seconds

# The installed command, not `python -m`: that it is installed is part of the test.
DEFUSE = str(Path(sysconfig.get_path("scripts"), "defuse.exe" if os.name == "nt" else "defuse"))


def run(*arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [DEFUSE, *arguments],
        input=typed,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    return done.stdout


def play_a_game(folder: Path) -> None:
    """Choose the first move of every list, and put every kitten back at or near the top, until the game is over."""
    record = folder / "game.json"
    chosen = ["--edition", "two-player", "--players", "2", "--bot", "easy", "--record", str(record)]
    told = run("play", "--plain", "--lang", "en", *chosen, typed="1\n1\n0\n" * 500)
    assert "wins the game!" in told or "You win" in told, told[-500:]
    assert json.loads(record.read_text(encoding="utf-8"))["moves"]


def hold_an_arena(folder: Path) -> None:
    results = folder / "arena.json"
    run("arena", "careful", "random", "--players=2", "--games=20", "--workers=1", "--seed=1", f"--json={results}")
    assert json.loads(results.read_text(encoding="utf-8"))


@contextmanager
def serving(*arguments: str) -> Iterator[str]:
    """A server on a free port; yields its address when it answers."""
    command = [DEFUSE, "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--lang", "en", *arguments]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().rpartition(" ")[2].strip()
            assert address.startswith("http://localhost:"), address
            address = address.replace("localhost", "127.0.0.1")
            while not is_well(address):
                assert process.poll() is None, "the server has ended"
                time.sleep(0.05)
            yield address
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def is_well(address: str) -> bool:
    try:
        return fetch(f"{address}/healthz") == "ok\n"
    except urllib.error.URLError:
        return False


def serve_a_page(folder: Path) -> None:
    with serving("--database", str(folder / "rooms.sqlite")) as address:
        page = fetch(address)
        assert "/assets/" in page, "the browser client is not in the wheel"
        script = page.partition('src="/')[2].partition('"')[0]
        assert fetch(f"{address}/{script}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--compiled", action="store_true", help="the engine must be compiled; without it, plain Python")
    compiled = not str(importlib.import_module("defuse.game.engine").__file__).endswith(".py")
    assert compiled == parser.parse_args().compiled, f"the engine is {'compiled' if compiled else 'plain Python'}"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DEFUSE_HOME"] = folder
        for thing in (play_a_game, serve_a_page, hold_an_arena):
            thing(Path(folder))
            print(f"ok: {thing.__name__.replace('_', ' ')}", flush=True)


if __name__ == "__main__":
    main()
