"""`defuse serve` as a person at a terminal experiences it."""

import asyncio
import json
import logging
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.server import open_room
from defuse.cli import main
from defuse.server.http import app
from defuse.server.http.logs import JsonLines, keep_journal, note_fault, veiled
from defuse.server.http.serve import _picture
from defuse.server.room.house import House
from defuse.server.store import StoreLost
from tests.server.kill import Process
from tests.server.running import At, Guest, serving


def test_a_port_that_is_taken_is_told_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = str(tmp_path / "rooms.sqlite")
        asked = ["serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser", "--database", database]
        assert main(asked) == 2
    assert f"Port {port} cannot be used" in capsys.readouterr().err


def test_a_second_server_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    database = str(tmp_path / "rooms.sqlite")

    async def scene() -> None:
        first = await Process.start(database)
        command = [sys.executable, "-m", "defuse.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        command += ["--database", database]
        second = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, timeout=120, check=False
        )
        first.kill()
        assert second.returncode == 2
        assert second.stderr.splitlines()[-1].startswith("defuse: ")

    asyncio.run(scene())


def test_a_server_that_is_told_to_stop_ends_in_good_order_and_its_journal_gives_nothing_away(tmp_path: Path) -> None:
    async def scene() -> tuple[str, str, str]:
        command = [sys.executable, "-m", "defuse.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        command += ["--database", str(tmp_path / "rooms.sqlite")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None
        port = int(process.stdout.readline().strip().rpartition(":")[2])
        while True:
            try:
                room = await open_room(port, {})
                break
            except OSError:
                await asyncio.sleep(0.05)
        guest = await Guest.enter(At(port), room)
        await guest.ask("sit", name="Zerlina", avatar=1)
        await guest.ask("say", text="nobody else reads this")
        await guest.ask("begin")
        await guest.socket.send('{"do":"say","text":"nor this"')
        await guest.until(lambda: 0 in guest.answers)
        process.terminate()
        _, journal = await asyncio.to_thread(process.communicate, timeout=120)
        await guest.leave()
        return room, guest.token, journal

    room, token, journal = asyncio.run(scene())
    lines = [json.loads(line) for line in journal.splitlines()]
    assert {"what": "room opened", "room": veiled(room)}.items() <= lines[-1].items()
    for secret in (room, token, "Zerlina", "reads this", "nor this"):
        assert secret not in journal


@pytest.mark.parametrize("trouble", [None, StoreLost("gone"), ValueError("odd")], ids=["slow", "lost", "failing"])
def test_heartbeats_go_on_whatever_keeps_the_housekeeping(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception | None
) -> None:
    beats = 0

    async def beat(self: House) -> None:
        nonlocal beats
        beats += 1

    async def let_go(self: House) -> None:
        if trouble is not None:
            raise trouble
        await asyncio.Event().wait()

    monkeypatch.setattr(app, "_BEATS", 0.001)
    monkeypatch.setattr(House, "beat", beat)
    monkeypatch.setattr(House, "let_go", let_go)

    async def scene() -> None:
        async with serving():
            while beats < 5:
                await asyncio.sleep(0.001)

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_the_journal_tells_where_something_failed_and_not_what_was_said() -> None:
    heard: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(JsonLines().format(record))

    log = logging.getLogger("defuse.server")
    listener = Listener()
    log.addHandler(listener)
    try:
        raise ValueError("a secret token")
    except ValueError:
        note_fault("something failed", room="abc")
    finally:
        log.removeHandler(listener)
    line = json.loads(heard[0])
    assert (line["what"], line["room"], line["fault"]) == ("something failed", "abc", "ValueError")
    assert line["in"][0].startswith("test_serve.py:")
    assert "secret" not in heard[0]


def test_what_libraries_complain_about_stands_there_too_and_quotes_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    kept = [(log, log.handlers, log.level, log.propagate) for log in map(logging.getLogger, ("", "defuse.server"))]
    try:
        keep_journal()
        try:
            raise ValueError("a secret token")
        except ValueError as error:
            told = f"Task exception was never retrieved\nfuture: <Task finished exception={error!r}>"
            logging.getLogger("asyncio").error(told, exc_info=True)
            logging.getLogger("uvicorn.error").exception("Exception in %s", error)
    finally:
        for log, handlers, level, propagate in kept:
            log.handlers, log.level, log.propagate = handlers, level, propagate
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["what"] for line in lines] == [
        "asyncio: Task exception was never retrieved",
        "uvicorn.error: Exception in %s",
    ]
    assert [line["fault"] for line in lines] == ["ValueError"] * 2
    assert "secret" not in str(lines)


def test_the_picture_of_an_address_is_a_square_of_half_blocks() -> None:
    rows = _picture("http://192.168.1.20:8484")
    assert {sign for row in rows for sign in row} <= set(" ▀▄█")
    assert len({len(row) for row in rows}) == 1
    assert abs(len(rows) * 2 - len(rows[0])) <= 1
