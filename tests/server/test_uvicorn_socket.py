"""The undocumented parts of uvicorn and websockets that our protocols stand on are as they were when they were written.

If a test fails after an upgrade: read what has changed, see whether wire/uvicorn_socket.py and wire/uvicorn_http.py
still do the same, raise the upper bound in pyproject.toml and write down the new digest.
"""

import asyncio
import inspect
import signal
import tomllib
from collections.abc import Callable
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server
from websockets.protocol import Protocol
from websockets.streams import StreamReader

from defuse.server.http.serve import CalmServer
from defuse.server.room.room import Room
from defuse.server.wire.socket import Socket
from defuse.server.wire.uvicorn_socket import UvicornSocket
from tests.server.running import Guest, open_room, serving

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"

# The source of each part, as the first digits of its SHA-256.
PARTS: dict[Callable[..., object], str] = {
    WebSocketsSansIOProtocol.__init__: "631dcd744eab",
    WebSocketsSansIOProtocol.run_asgi: "662375aa38d9",
    WebSocketsSansIOProtocol.pause_writing: "4830f7e0d81f",
    WebSocketsSansIOProtocol.resume_writing: "ef79384e5fff",
    WebSocketsSansIOProtocol.data_received: "c89d394077d8",
    WebSocketsSansIOProtocol.handle_events: "b2c9351a5d13",
    WebSocketsSansIOProtocol.handle_cont: "d96fe1479da6",
    WebSocketsSansIOProtocol.handle_text: "6ae523180cf0",
    WebSocketsSansIOProtocol.send_receive_event_to_app: "a2b10de91477",
    WebSocketsSansIOProtocol.connection_lost: "dd116afc4d80",
    WebSocketsSansIOProtocol.handle_ping: "41bcf345d372",
    WebSocketsSansIOProtocol.handle_pong: "b20c68cc7e4f",
    WebSocketsSansIOProtocol.handle_parser_exception: "ff5cf13c764f",
    WebSocketsSansIOProtocol.schedule_ping: "002da2050fd2",
    WebSocketsSansIOProtocol.send_keepalive_ping: "02da3945b3e6",
    HttpToolsProtocol.__init__: "4f0899941034",
    HttpToolsProtocol.connection_made: "6efb565ff3d3",
    HttpToolsProtocol.connection_lost: "c91a4c9bf2e2",
    HttpToolsProtocol.data_received: "010a7ae59a5d",
    HttpToolsProtocol.handle_websocket_upgrade: "179c4f769386",
    HttpToolsProtocol.send_400_response: "ae5a4a3782b6",
    HttpToolsProtocol.on_message_begin: "96d377fdc7c2",
    HttpToolsProtocol.on_url: "37be44e962b0",
    HttpToolsProtocol.on_header: "65d62c044f61",
    HttpToolsProtocol.on_headers_complete: "1ea8589acfad",
    HttpToolsProtocol.on_body: "dba9c32aeba3",
    HttpToolsProtocol.on_message_complete: "1fbad42dc31f",
    HttpToolsProtocol.on_response_complete: "64e254f28e38",
    HttpToolsProtocol.timeout_keep_alive_handler: "8b53bf5f2e20",
    Server.main_loop: "afccb353a119",
    Server.on_tick: "60ea49b06ccf",
    Server.handle_exit: "553276efa26e",
    Protocol.__init__: "76c731b216eb",
    Protocol.receive_data: "df57bef09335",
    Protocol.parse: "45aaf900644b",
    Protocol.recv_frame: "4f83d3b90ea6",
    StreamReader: "ce642455b648",
}


def digest(part: Callable[..., object]) -> str:
    return sha256(inspect.getsource(part).encode()).hexdigest()[:12]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__qualname__)
def test_what_the_socket_stands_on_has_not_changed(part: Callable[..., object]) -> None:
    assert digest(part) == PARTS[part]


def test_a_server_that_is_told_to_end_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        never = loop.call_later(3600, lambda: None)
        monkeypatch.setattr(loop, "call_at", lambda when, ring: never)  # the next second does not come
        server = CalmServer(uvicorn.Config(lambda: None, log_config=None))
        running = asyncio.create_task(server.main_loop())
        await asyncio.sleep(0)
        assert dict(server.server_state.default_headers).keys() == {b"date"}
        server.handle_exit(signal.SIGTERM, None)
        await running

    asyncio.run(asyncio.wait_for(scene(), 60))


@pytest.mark.parametrize("library", ["uvicorn", "websockets"])
def test_no_version_is_taken_that_nobody_has_looked_at(library: str) -> None:
    wanted = map(Requirement, tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"])
    bounds = next(each.specifier for each in wanted if each.name == library)
    assert any(bound.operator == "<" for bound in bounds), f"{library} needs an upper bound"
    assert version(library) in bounds


def test_only_a_silent_browser_is_pinged() -> None:
    async def scene() -> None:
        async with serving() as served:
            ann = await Guest.enter(served, await open_room(served))
            await ann.ask("sit", name="Ann", avatar=1)
            room = await served.house.room(ann.room)
            assert isinstance(room, Room)
            socket = room.attendance.visits[ann.member].connection
            assert isinstance(socket, Socket)
            line = socket._line
            assert isinstance(line, UvicornSocket)
            line.send_keepalive_ping()  # as when it is due
            assert line.pending_ping_payload is None
            assert line.ping_timer is not None  # for the next time
            assert line.ping_timer.when() % 1 == 0  # together with those of other connections
            line.send_keepalive_ping()
            assert line.pending_ping_payload is not None
            while line.pending_ping_payload is not None:  # until the browser has answered
                await asyncio.sleep(0)
            await ann.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))
