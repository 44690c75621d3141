"""A real server in its own process with all its limits, for attacks over loopback, and what it costs."""

import asyncio
import contextlib
import http.client
import json
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.running import At

Answer = tuple[int, dict[str, str], bytes]


@dataclass
class Attacked(At):
    """A server process: its port, its process id, and what it has logged."""

    process: "subprocess.Popen[str]"
    journal: list[str] = field(default_factory=list)

    def memory(self, what: str = "VmHWM") -> int:
        """Bytes by a line of /proc/PID/status: VmHWM is the peak so far, RssAnon what is taken now."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(f"{what}:"):
                return int(line.split()[1]) * 1024
        raise AssertionError(what)

    async def request(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        return await request(self, method, path, body, **headers)

    async def open_room(self, **settings: object) -> str:
        status, _, body = await self.request("POST", "/api/rooms", json.dumps(settings).encode())
        assert status == 201, (status, body)
        return str(json.loads(body)["room"])


async def request(at: At, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
    """A plain request over a connection of its own."""

    def ask() -> Answer:
        line = http.client.HTTPConnection("127.0.0.1", at.port, timeout=120)
        line.request(method, path, body, headers)
        answer = line.getresponse()
        found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        line.close()
        return found

    return await asyncio.to_thread(ask)


@asynccontextmanager
async def attacked(*options: str, database: str = "", command: list[str] | None = None) -> AsyncIterator[Attacked]:
    """Run `defuse serve` with these options; it ends with the test."""
    with tempfile.TemporaryDirectory() as folder:
        place = database or f"{folder}/rooms.sqlite"
        line = [*(command or [sys.executable, "-m", "defuse.cli"]), "serve", "--host", "127.0.0.1", "--port", "0"]
        line += ["--no-browser", "--database", place, *options]
        log = Path(folder) / "log"
        with log.open("w") as written:
            process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=written, text=True)
        try:
            assert process.stdout is not None
            first = await asyncio.to_thread(process.stdout.readline)
            assert first, log.read_text()
            server = Attacked(int(first.strip().rpartition(":")[2]), process)
            await until_it_answers(server)
            yield server
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait, 60)
            if process.stdout is not None:
                process.stdout.close()


async def until_it_answers(at: At) -> None:
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", at.port)
            writer.close()
            return
        await asyncio.sleep(0.05)
