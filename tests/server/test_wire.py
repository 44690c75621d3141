"""Commands arrive however a browser splits them into frames and packets."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from websockets.frames import Frame, Opcode

from defuse.server.wire.uvicorn_socket import _head
from tests.server.running import Guest, open_room, serving


def command(n: int, text: str = "") -> bytes:
    return json.dumps({"do": "say", "n": n, "text": text} if text else {"do": "ping", "n": n}).encode()


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A masked frame, as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def at_a_table(scene: Callable[[Guest], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving(limited=False) as served:
            guest = await Guest.enter(served, await open_room(served))
            await scene(guest)
            await guest.leave()

    asyncio.run(run())


async def send(guest: Guest, *packets: bytes) -> None:
    for packet in packets:
        guest.socket.transport.write(packet)
        await asyncio.sleep(0.005)  # so that they arrive one by one


FIRST, SECOND = framed(command(2)), framed(command(3))


@pytest.mark.parametrize(
    "packets",
    [
        [FIRST, SECOND],
        [FIRST + SECOND],
        [bytes([byte]) for byte in FIRST + SECOND],
        [FIRST[:1], FIRST[1:] + SECOND],
        [FIRST + SECOND[:9], SECOND[9:]],
        [framed(command(2)[:7], fin=False), framed(command(2)[7:], Opcode.CONT), SECOND],
        [framed(command(2)[:7], fin=False), framed(b"", Opcode.PING), framed(command(2)[7:], Opcode.CONT) + SECOND],
    ],
    ids=[
        "one a packet",
        "both in one",
        "byte by byte",
        "a byte early",
        "half of it early",
        "in two frames",
        "and a ping",
    ],
)
def test_commands_are_heard_however_they_are_cut(packets: list[bytes]) -> None:
    async def scene(guest: Guest) -> None:
        await send(guest, *packets)
        await guest.until(lambda: {2, 3} <= set(guest.answers))
        assert {guest.answers[n]["is"] for n in (2, 3)} == {"done"}

    at_a_table(scene)


@pytest.mark.parametrize("length", [1, 80, 200, 2_000])
def test_commands_are_heard_however_long_they_are(length: int) -> None:
    async def scene(guest: Guest) -> None:
        await send(guest, framed(command(2, "x" * length)))
        await guest.until(lambda: 2 in guest.answers)

    at_a_table(scene)


def test_a_command_amid_another_breaks_the_protocol() -> None:
    async def scene(guest: Guest) -> None:
        await send(guest, framed(command(2)[:7], fin=False), SECOND)
        await guest.until(lambda: guest.bye is not None)
        await guest.socket.wait_closed()
        assert guest.socket.close_code == 1002
        assert {n: answer["why"] for n, answer in guest.answers.items()} == {0: "malformed"}

    at_a_table(scene)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_heads_of_frames_are_those_of_the_library(length: int) -> None:
    data = b"x" * length
    assert _head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)
