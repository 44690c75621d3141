"""Two PostgreSQL servers: a primary, and a synchronous standby that can take over from it."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.postgres import START_SECONDS, USER, Postgres, account

DATABASE = "tables"
SETTINGS = ("listen_addresses=", "max_connections=50", "shared_buffers=16MB", "fsync=off", "max_wal_senders=4")


class Node(Postgres):
    """One of the two servers, in a folder of its own."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="defuse-standby-"))
        if (uid := account()) is not None:
            os.chown(self.folder, uid, -1)
        super().__init__(programs, self.folder)
        self._server: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        self._server = self.start(*SETTINGS)
        self.wait_until_ready(self._server)

    def become_standby_of(self, primary: "Node") -> None:
        """Copy the primary, and follow it from then on."""
        shutil.rmtree(self.folder / "data", ignore_errors=True)
        place = ("-D", "data", "-h", str(primary.folder), "-U", USER)
        self.run("pg_basebackup", *place, "-R", "--checkpoint=fast", "--no-sync")
        self.launch()

    def promote(self) -> None:
        self.run("pg_ctl", "promote", "-D", "data", "-w")

    def crash(self) -> None:
        """Kill it with all its processes."""
        if self._server is not None and self._server.poll() is None:
            self._signal(signal.SIGKILL)
            self._server.wait()

    def freeze(self) -> None:
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        """Signal the server and its processes, the server first, so that it starts no others."""
        assert self._server is not None
        first = self._server.pid
        os.kill(first, signal.SIGSTOP)
        for process in [*Path(f"/proc/{first}/task/{first}/children").read_text().split(), str(first)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(process), number)

    def sql(self, text: str) -> str:
        place = ["-h", str(self.folder), "-U", USER, "-d", "postgres", "-Atc", text]
        done = subprocess.run(
            [str(self._programs / "psql"), *place], user=account(), cwd=self.folder, capture_output=True, check=True
        )
        return done.stdout.decode().strip()

    def wait_for_standby(self, named: str) -> None:
        """Let commits wait for a standby (`*`), or for none (an empty name), from now on."""
        self.sql(f"ALTER SYSTEM SET synchronous_standby_names = '{named}'")
        self.sql("SELECT pg_reload_conf()")
        wanted = "sync" if named else "async"
        for _ in range(START_SECONDS * 20):
            if self.sql("SELECT coalesce(max(sync_state), 'async') FROM pg_stat_replication") == wanted:
                time.sleep(0.5)  # its other processes read the new setting a moment later
                return
            time.sleep(0.05)
        raise AssertionError("no standby follows")


class Pair:
    """The two servers; `primary` is the one that accepts writes."""

    def __init__(self, programs: Path) -> None:
        self.nodes = [Node(programs), Node(programs)]
        self.primary, self.standby = self.nodes
        self.primary.run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.primary.launch()
        self.primary.run("createdb", "-h", str(self.primary.folder), "-U", USER, DATABASE)
        self.follow()

    @property
    def address(self) -> str:
        """Both servers in one address; the order stays the same whichever is the primary."""
        hosts = ",".join(str(node.folder) for node in self.nodes)
        return f"postgresql://{USER}@/{DATABASE}?host={hosts}"

    def follow(self) -> None:
        """Make the other server a synchronous standby of the primary, while that serves."""
        self.standby.become_standby_of(self.primary)
        self.primary.wait_for_standby("*")

    def fail_over(self) -> None:
        """Kill the primary; the standby takes over at once and waits for no other standby, since there is none."""
        self.primary.crash()
        self.primary, self.standby = self.standby, self.primary
        self.primary.promote()
        self.primary.wait_for_standby("")

    def end(self) -> None:
        for node in self.nodes:
            node.crash()
            shutil.rmtree(node.folder, ignore_errors=True)


@contextmanager
def pair(programs: Path) -> Iterator[Pair]:
    both = Pair(programs)
    try:
        yield both
    finally:
        both.end()
