"""Browsers that do not read are disconnected, and nobody waits for them."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from defuse.server import limits
from defuse.server.http.metrics import Metrics
from defuse.server.room.house import House
from defuse.server.room.pipes import Operator
from defuse.server.wire.outbox import Outbox
from defuse.server.wire.protocol import VERSION
from defuse.server.wire.socket import serve_socket
from tests.server.inn import Inn, run
from tests.server.running import Guest, open_room, serving

LONG = 15_000  # characters that everybody is sent whenever the settings change


class Stalled:
    """A browser whose connection accepts no frames until it is freed, as the server sees it."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[bytes] = []
        self.closed = False
        self.stuck = False
        self.on_frame: Callable[[bytes], None] | None = None
        self.on_free: Callable[[], None] | None = None
        self.on_fail: Callable[[int], list[bytes]] | None = None

    def say(self, do: str, **facts: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps({"do": do, **facts})})

    def push(self, frames: Sequence[bytes]) -> bool:
        if not self.stuck:
            self.heard += frames
        return not self.stuck

    async def send(self, message: dict[str, Any]) -> None:
        self.closed |= message["type"] == "websocket.close"

    def read_again(self) -> None:
        self.stuck = False
        assert self.on_free is not None
        self.on_free()

    def served_by(self, house: House) -> asyncio.Task[None]:
        served = serve_socket(self, self.said.get, self.send, house, Operator(), Metrics(), limited=False)  # type: ignore[arg-type]
        return asyncio.create_task(served)


async def too_much(inn: Inn, room: str) -> tuple[Stalled, asyncio.Task[None]]:
    """A member who has stopped reading and has missed more than a browser may."""
    stalled = Stalled()
    served = stalled.served_by(inn.house)
    stalled.say("hello", n=1, room=room, version=VERSION)
    while len(stalled.heard) < 2:  # welcome, room
        await asyncio.sleep(0)
    stalled.stuck = True
    broadcast = inn.house.rooms[room]._broadcast
    for number in range(limits.MOST_WAITING + 2):
        broadcast.tell_all(b'{"is":"done","n":%d}' % number)
    return stalled, served


def test_a_browser_that_reads_again_finds_a_typed_goodbye() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1)
        stalled, served = await too_much(inn, ann.room_name)
        await asyncio.sleep(0)
        stalled.read_again()
        await served
        assert json.loads(stalled.heard[-1]) == {"is": "bye", "why": "slow", "again": True}
        assert stalled.closed

    run(scene)


def test_a_browser_that_never_reads_again_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GOODBYE", 0.01)

    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1)
        _, served = await too_much(inn, ann.room_name)
        await served
        await inn.settle()
        assert list(ann.room.attendance.visits) == [ann.member]

    run(scene)


def test_over_a_real_line_everybody_else_goes_on_while_one_does_not_read() -> None:
    async def scene() -> None:
        async with serving(limited=False) as served:
            room = await open_room(served)
            host = await Guest.enter(served, room)
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", served.port))
            async with connect("ws://127.0.0.1/ws", sock=line, max_queue=1, close_timeout=0.1) as asleep:
                await asleep.send(json.dumps({"do": "hello", "n": 1, "room": room, "version": VERSION}))
                await host.until(lambda: len(host.place["members"]) == 2)
                settings, number = host.place["settings"], 0
                while len(host.place["members"]) == 2:  # visitors are forgotten as soon as they disconnect
                    number += 1
                    wishes = {**settings, "recipe": f"# {number} ".ljust(LONG)}
                    assert (await host.ask("arrange", settings=wishes))["is"] == "done"
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await asleep.recv()
            await host.leave()

    asyncio.run(asyncio.wait_for(scene(), 180))


def test_a_connection_that_fails_does_not_silence_the_others() -> None:
    told: list[str] = []

    def fail() -> None:
        raise RuntimeError

    async def scene() -> None:
        outbox = Outbox()
        for flush in (lambda: told.append("ann"), fail, lambda: told.append("ben")):
            outbox.add(flush)
        assert not told  # not before all that is due now has been done
        await asyncio.sleep(0)

    asyncio.run(scene())
    assert told == ["ann", "ben"]
