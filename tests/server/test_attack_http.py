"""Requests that never end, connections that never ask, and too many of both, over real sockets.

Attacks come from 127.0.0.2 and above: requests from 127.0.0.1 count as those of a proxy on the same machine.
"""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from defuse.server import limits
from defuse.server.http.gate import Gate, network_of
from defuse.server.limits import Buckets, Recently
from tests.server.attacked import attacked, request
from tests.server.hands import HandClock
from tests.server.running import At, Guest, Served, open_room, serving

MB = 1_000_000
MALLORY = "127.0.0.2"
ANN = "127.0.0.3"
GET = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/rooms HTTP/1.1\r\nhost: localhost\r\n"


class Line:
    """A plain TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, at: At, address: str = MALLORY) -> "Line":
        return cls(*await asyncio.open_connection("127.0.0.1", at.port, local_addr=(address, 0)))

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """The next response, read to the end of the connection."""
        data = await asyncio.wait_for(self._reader.read(), 60)
        head, _, body = data.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        assert lines[0], "the line was cut"
        headers = dict(line.lower().split(": ", 1) for line in lines[1:])
        return int(lines[0].split()[1]), headers, body

    async def is_cut(self) -> bool:
        """Whether the server has ended the connection without an answer."""
        try:
            return await asyncio.wait_for(self._reader.read(), 60) == b""
        except ConnectionError:
            return True

    def close(self) -> None:
        self._writer.transport.abort()


@contextlib.asynccontextmanager
async def lines(at: At, count: int, address: str = MALLORY, begun: bytes = b"") -> AsyncIterator[list[Line]]:
    """So many connections, each of which sends this at once, before its time can be over."""
    opened: list[Line] = []
    try:
        for _ in range(count):
            opened.append(await Line.to(at, address))
            await opened[-1].send(begun)
        yield opened
    finally:
        for line in opened:
            line.close()


def at_a_server(scene: Callable[[Served], Awaitable[None]], **wishes: Any) -> None:
    async def play() -> None:
        async with serving(**wishes) as served:
            await asyncio.wait_for(scene(served), 120)

    asyncio.run(play())


# Too long


async def _endless(line: Line, data: bytes, most: int) -> None:
    with contextlib.suppress(ConnectionError):
        for _ in range(most // len(data)):
            await line.send(data)


HEADS = {
    "lines": b"x-y: z\r\n" * 1000,
    "one value": b"a" * 10_000,
    "one name": b"-" * 10_000,
    "nothing": b"\r\n" * 5000,
}


@pytest.mark.parametrize("what", HEADS)
def test_endless_headers_are_refused_in_words_and_cost_nothing(what: str) -> None:
    async def scene() -> None:
        async with attacked() as server:
            guest = await Guest.enter(server, await server.open_room())
            before = server.memory()
            for _ in range(3):
                line = await Line.to(server)
                await line.send(b"" if what == "nothing" else GET + (b"x-y: " if what == "one value" else b""))
                sending = asyncio.create_task(_endless(line, HEADS[what], 40 * MB))
                status, _, body = await line.answer()
                assert (status, json.loads(body)["why"]) == (431, "too_long")
                assert (await guest.ask("ping"))["is"] == "done"
                line.close()
                await sending
            assert server.memory() - before < 20 * MB
            await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
        GET + b"x-y: z\r\n" * 101 + b"\r\n",
        GET + b"x-y: " + b"z" * 9_000 + b"\r\n\r\n",
        GET.replace(b"localhost", b"h" * 9_000) + b"\r\n",
        GET.replace(b"/healthz", b"/ws?" + b"a" * 9_000) + b"connection: upgrade\r\nupgrade: websocket\r\n\r\n",
    ],
    ids=["address", "lines", "value", "host", "upgrade"],
)
def test_a_head_over_a_limit_never_reaches_the_application(head: bytes) -> None:
    async def scene(served: Served) -> None:
        async with lines(served, 1) as (line,):
            await line.send(head)
            status, _, body = await line.answer()
            assert (status, json.loads(body)["why"]) == (431, "too_long")

    at_a_server(scene)


def test_an_endless_body_is_refused_in_words() -> None:
    async def scene(served: Served) -> None:
        for head in (b"content-length: 99999999\r\n\r\n", b"transfer-encoding: chunked\r\n\r\n"):
            async with lines(served, 1) as (line,):
                await line.send(POST + head)
                chunk = b" " * 1000
                sending = asyncio.create_task(
                    _endless(line, b"3e8\r\n" + chunk + b"\r\n" if b"chunked" in head else chunk, 10 * MB)
                )
                status, _, body = await line.answer()
                assert (status, json.loads(body)["why"]) == (413, "too_long")
                line.close()
                await sending

    at_a_server(scene)


def test_endless_trailers_are_cut_off() -> None:
    async def scene(served: Served) -> None:
        async with lines(served, 1) as (line,):
            await line.send(POST + b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n")
            sending = asyncio.create_task(_endless(line, b"x-y: z\r\n" * 100, 10 * MB))
            assert (await line.answer())[0] in (413, 431)
            line.close()
            await sending

    at_a_server(scene)


def test_requests_are_not_piled_up_on_one_connection() -> None:
    async def scene(served: Served) -> None:
        async with lines(served, 1) as (line,):
            await line.send((GET + b"\r\n") * 3_000)
            data = await asyncio.wait_for(line._reader.read(), 60)
            assert data.count(b"HTTP/1.1 200") <= limits.MOST_PIPELINED + 1

    at_a_server(scene)


def test_requests_that_pile_up_while_one_is_answered_are_refused_without_a_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene(served: Served) -> None:
        async with lines(served, 1) as (line,):
            await line.send((b"GET /api/editions HTTP/1.1\r\nhost: localhost\r\n\r\n") * (limits.MOST_PIPELINED + 2))
            status, headers, body = await line.answer()
            assert (status, json.loads(body)["why"]) == (429, "too_fast")
            assert headers["connection"] == "close"
        assert (await request(served, "GET", "/healthz"))[0] == 200

    at_a_server(scene)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_nonsense_is_refused_in_words() -> None:
    async def scene(served: Served) -> None:
        async with lines(served, 1) as (line,):
            await line.send(b"\x16\x03\x01 hello\r\n\r\n")
            status, _, body = await line.answer()
            assert (status, json.loads(body)["why"]) == (400, "malformed")

    at_a_server(scene)


# Too slow


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_WITHIN", "BODY_WITHIN", "ANSWER_WITHIN"):
        monkeypatch.setattr(limits, name, 0.3)


@pytest.mark.usefixtures("impatient")
def test_no_half_open_connection_stays() -> None:
    async def scene(served: Served) -> None:
        body = POST + b"content-length: 9\r\n\r\n{"
        async with (
            lines(served, 100) as silent,
            lines(served, 50, begun=GET) as half,
            lines(served, 50, begun=body) as bodies,
        ):
            for line in [*half, *bodies]:
                status, headers, said = await line.answer()
                assert (status, json.loads(said)["why"]) == (408, "too_slow")
                assert int(headers["retry-after"]) > 0
            assert all([await line.is_cut() for line in silent])
        await _until(lambda: served.desk.gate.open == 0)
        assert not served.desk.gate._plain

    at_a_server(scene)


@pytest.mark.usefixtures("impatient")
def test_a_head_that_drips_byte_by_byte_is_cut_off() -> None:
    async def scene(served: Served) -> None:
        async with lines(served, 1) as (line,):

            async def drip() -> None:
                with contextlib.suppress(ConnectionError):
                    for _ in range(10_000):
                        await line.send(b"a")
                        await asyncio.sleep(0.01)

            await line.send(GET + b"x: ")
            dripping = asyncio.create_task(drip())
            assert (await line.answer())[0] == 408
            dripping.cancel()

    at_a_server(scene)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("more", [b"x", b"\r\n"], ids=["a body", "empty lines"])
def test_what_drips_after_the_answer_is_cut_off(more: bytes) -> None:
    async def scene(served: Served) -> None:
        async with lines(served, 1) as (line,):
            await line.send(GET + (b"content-length: 9999\r\n\r\n" if more == b"x" else b"\r\n"))
            assert (await line._reader.readuntil(b"ok\n")).startswith(b"HTTP/1.1 200")
            with contextlib.suppress(ConnectionError):
                for _ in range(1_000):
                    await line.send(more)
                    await asyncio.sleep(0.02)
                    if not served.desk.gate.open:
                        break
            assert served.desk.gate.open == 0

    at_a_server(scene)


@pytest.mark.usefixtures("impatient")
def test_an_answer_that_nobody_reads_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(served: Served) -> None:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.bind((MALLORY, 0))
        raw.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(raw, ("127.0.0.1", served.port))
        question = b"GET /api/editions HTTP/1.1\r\nhost: localhost\r\n\r\n"
        with contextlib.suppress(ConnectionError):
            for _ in range(400):
                await asyncio.wait_for(loop.sock_sendall(raw, question), 5)
                await asyncio.sleep(0.01)
                if not served.desk.gate.open:
                    break
        await _until(lambda: served.desk.gate.open == 0)
        raw.close()

    at_a_server(scene)


@pytest.mark.usefixtures("impatient")
def test_a_patient_browser_keeps_its_connection_from_one_request_to_the_next() -> None:
    async def scene(served: Served) -> None:
        async with lines(served, 1) as (line,):
            for _ in range(3):
                await line.send(GET + b"\r\n")
                found = await line._reader.readuntil(b"ok\n")
                assert found.startswith(b"HTTP/1.1 200")
                await asyncio.sleep(0.5)

    at_a_server(scene)


# Too many


def test_one_address_has_only_so_many_plain_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PLAIN_CONNECTIONS", 20)

    async def scene(served: Served) -> None:
        async with lines(served, 20):
            async with lines(served, 1) as (late,):
                status, headers, body = await late.answer()
                assert (status, json.loads(body)["why"]) == (429, "too_fast")
                assert int(headers["retry-after"]) > 0
            async with lines(served, 1, ANN) as (other,):
                await other.send(GET + b"connection: close\r\n\r\n")
                assert (await other.answer())[0] == 200
        await _until(lambda: served.desk.gate.open == 0)
        async with lines(served, 1) as (again,):
            await again.send(GET + b"connection: close\r\n\r\n")
            assert (await again.answer())[0] == 200

    at_a_server(scene)


def test_a_websocket_does_not_count_as_a_plain_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PLAIN_CONNECTIONS", 2)

    async def scene(served: Served) -> None:
        url = f"ws://127.0.0.1:{served.port}/ws"
        async with contextlib.AsyncExitStack() as sockets:
            for _ in range(3):
                await sockets.enter_async_context(connect(url, local_addr=(MALLORY, 0)))
            assert served.desk.gate.open == 3
        await _until(lambda: served.desk.gate.open == 0)

    at_a_server(scene)


def test_a_server_that_is_full_says_so() -> None:
    async def scene(served: Served) -> None:
        served.desk.gate._most = 10
        async with lines(served, 10), lines(served, 1, ANN) as (late,):
            status, headers, body = await late.answer()
            assert (status, json.loads(body)["why"]) == (503, "busy")
            assert int(headers["retry-after"]) > 0

    at_a_server(scene)


def test_a_proxy_has_as_many_connections_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PLAIN_CONNECTIONS", 5)

    async def scene(served: Served) -> None:
        async with lines(served, 20, "127.0.0.1"):
            assert (await request(served, "GET", "/healthz"))[0] == 200

    at_a_server(scene)


def test_one_address_makes_only_so_many_requests() -> None:
    async def scene(served: Served) -> None:
        served.desk.requests = Buckets(1.0, 5)
        answers = [await request(served, "GET", "/healthz") for _ in range(6)]
        assert [answer[0] for answer in answers] == [200] * 5 + [429]
        assert json.loads(answers[-1][2]) == {"why": "too_fast"}
        assert answers[-1][1]["retry-after"] == "1"

    at_a_server(scene, clock=HandClock())


def test_who_did_something_too_often_is_told_when_to_come_back() -> None:
    clock = HandClock()

    async def scene(served: Served) -> None:
        served.desk.opened = Recently(1, 3600.0)
        assert (await request(served, "POST", "/api/rooms"))[0] == 201
        clock.turn_to(clock.now() + 600)
        status, headers, _ = await request(served, "POST", "/api/rooms")
        assert (status, headers["retry-after"]) == (429, "3000")

    at_a_server(scene, clock=clock)


def test_one_address_has_only_so_many_websockets_and_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS", 2)

    async def scene(served: Served) -> None:
        url = f"ws://127.0.0.1:{served.port}/ws"
        async with connect(url), connect(url), connect(url) as third:
            refusal, bye = json.loads(await third.recv()), json.loads(await third.recv())
            assert (refusal["is"], refusal["why"], refusal["told"][0]) == ("no", "crowded", "online-crowded")
            assert bye == {"is": "bye", "why": "closed", "again": False}

    at_a_server(scene)


def test_arrivals_that_come_too_often_are_told_when_to_come_back() -> None:
    async def scene(served: Served) -> None:
        served.desk.arrivals = Recently(1, 60.0)
        url = f"ws://127.0.0.1:{served.port}/ws"
        async with connect(url):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url)
        response = refused.value.response
        assert (response.status_code, response.headers["retry-after"]) == (429, "60")
        assert json.loads(response.body or b"") == {"why": "too_fast"}

    at_a_server(scene, clock=HandClock())


# Whose address counts


def test_nobody_forges_an_address() -> None:
    async def scene(served: Served) -> None:
        served.desk.opened = Recently(1, 60.0)
        answers = []
        for forged in ("203.0.113.1", "203.0.113.2"):
            async with lines(served, 1) as (line,):
                await line.send(POST + f"x-forwarded-for: {forged}\r\nconnection: close\r\n\r\n".encode())
                answers.append((await line.answer())[0])
        assert answers == [201, 429]
        # A proxy on this machine adds the address that it sees behind what its client claims.
        answers = []
        for claimed in ("203.0.113.1", "203.0.113.2"):
            headers = {"X-Forwarded-For": f"{claimed}, 198.51.100.7"}
            answers.append((await request(served, "POST", "/api/rooms", b"", **headers))[0])
        assert answers == [201, 429]

    at_a_server(scene)


def test_limits_by_address_count_a_whole_ipv6_network() -> None:
    async def scene(served: Served) -> None:
        served.desk.opened = Recently(2, 60.0)
        addresses = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:2:8000::3", "2001:db8:1:3::1"]
        answers = [
            (await request(served, "POST", "/api/rooms", b"", **{"X-Forwarded-For": address}))[0]
            for address in addresses
        ]
        assert answers == [201, 201, 429, 201]

    at_a_server(scene)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 100, "x" * 64),
    ],
)
def test_what_limits_by_address_go_by(address: str, network: str) -> None:
    assert network_of(address) == network


def test_the_gate_forgets_who_has_left() -> None:
    gate = Gate()
    for address in ("192.0.2.1", "2001:db8::1", "2001:db8::2"):
        assert gate.enter(address) == ""
    gate.leave("192.0.2.1")
    gate.become_socket("2001:db8::1")
    gate.leave_socket()
    gate.leave("2001:db8::2")
    assert (gate.open, dict(gate._plain)) == (0, {})


# Frames


async def told_and_closed(guest: Guest, why: str) -> None:
    await guest.until(lambda: guest.bye is not None)
    assert guest.answers[0]["why"] == why
    assert guest.bye == {"is": "bye", "why": "malformed", "again": False}
    await guest.leave()


def test_a_frame_that_is_too_large_is_refused_in_words() -> None:
    async def scene(served: Served) -> None:
        guest = await Guest.enter(served, await open_room(served))
        sending = asyncio.create_task(guest.socket.send("x" * (limits.LARGEST_FRAME * 10)))
        await told_and_closed(guest, "too_long")
        await asyncio.gather(sending, return_exceptions=True)

    at_a_server(scene)


def test_endless_fragments_are_refused_in_words() -> None:
    async def scene(served: Served) -> None:
        guest = await Guest.enter(served, await open_room(served))

        async def pieces() -> AsyncIterator[str]:
            for _ in range(10_000):
                yield ""

        sending = asyncio.create_task(guest.socket.send(pieces()))
        await told_and_closed(guest, "too_long")
        await asyncio.gather(sending, return_exceptions=True)

    at_a_server(scene)


def test_a_flood_of_pings_is_refused_in_words() -> None:
    async def scene(served: Served) -> None:
        guest = await Guest.enter(served, await open_room(served))
        with contextlib.suppress(Exception):
            for _ in range(limits.CONTROLS_A_SECOND * 20):
                await guest.socket.ping()
        await told_and_closed(guest, "too_fast")

    at_a_server(scene)


async def _until(happens: Callable[[], bool]) -> None:
    while not happens():
        await asyncio.sleep(0.01)
