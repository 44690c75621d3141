"""A private PostgreSQL server from Debian's package, which is removed after the tests."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tests.lacking import lacking

MISSING = "PostgreSQL is not installed: Debian's package postgresql has it"
USER = "defuse"
START_SECONDS = 60


def programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in found), key=lambda path: float(path.parent.name), default=None)


def account() -> int | None:
    """Another account if we are root, as which PostgreSQL refuses to run."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return names.get("postgres", names["nobody"])


class Postgres:
    """A running server; every test gets its own database."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._numbers = count(1)

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, user=account(), cwd=self._folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stderr}"

    def start(self, *settings: str) -> "subprocess.Popen[bytes]":
        options = [option for setting in settings for option in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", "data", "-k", str(self._folder), *options]
        with (self._folder / "log").open("wb") as log:
            return subprocess.Popen(command, user=account(), cwd=self._folder, stdout=log, stderr=log)

    def wait_until_ready(self, server: "subprocess.Popen[bytes]") -> None:
        ready = [str(self._programs / "pg_isready"), "-q", "-h", str(self._folder)]
        for _ in range(START_SECONDS * 20):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            assert server.poll() is None, (self._folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError((self._folder / "log").read_text())

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables_{next(self._numbers)}"
        self.run("createdb", "-h", str(self._folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self._folder}"


@contextmanager
def running(programs: Path, *settings: str) -> Iterator[Postgres]:
    """A server on a socket in its own folder, not reachable by others."""
    folder = Path(tempfile.mkdtemp(prefix="defuse-postgres-"))
    if (uid := account()) is not None:
        os.chown(folder, uid, -1)
    try:
        postgres = Postgres(programs, folder)
        postgres.run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        server = postgres.start("listen_addresses=", "max_connections=50", "shared_buffers=16MB", *settings)
        try:
            postgres.wait_until_ready(server)
            yield postgres
        finally:
            server.send_signal(2)  # fast: end all connections, then stop
            server.wait()
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Without fsync: tests kill our own process, not the machine."""
    found = programs()
    if found is None:
        lacking(MISSING)
    with running(found, "fsync=off") as server:
        yield server
