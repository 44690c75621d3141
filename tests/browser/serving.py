"""The real `defuse serve`, on a free port with its own database, at the speed that a test needs."""

import contextlib
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60  # seconds


@contextlib.contextmanager
def serving(folder: Path, *wishes: str, speed: float = 1.0, drawings: str = "drawn") -> Iterator[str]:
    """Run a server; yields its address."""
    program = ["tests.browser.clocked_server", str(speed), drawings]
    if speed == 1.0:
        program = ["defuse.cli", "serve"]
    command = [sys.executable, "-m", *program, "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    command += ["--no-limits", "--database", str(folder / "rooms.sqlite"), *wishes]
    with (folder / "journal").open("w") as journal:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=journal, text=True, cwd=ROOT)
    assert process.stdout is not None
    with process.stdout:
        said = process.stdout.readline()
        try:
            assert said, (folder / "journal").read_text()
            address = "http://localhost:" + said.strip().rpartition(":")[2]
            _until_it_answers(address, process)
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _until_it_answers(address: str, process: "subprocess.Popen[str]") -> None:
    while process.poll() is None:
        with contextlib.suppress(urllib.error.URLError), urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE):
            return
    raise AssertionError("The server has ended.")
