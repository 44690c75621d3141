"""Pages of others, names of others, and requests that should break something, over real connections."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.attacked import request
from tests.server.running import Served, serving

PUBLIC = "https://play.example"


def at_a_server(scene: Callable[[Served], Awaitable[None]], **wishes: Any) -> None:
    async def play() -> None:
        async with serving(**wishes) as served:
            await asyncio.wait_for(scene(served), 120)

    asyncio.run(play())


async def may_connect(served: Served, **headers: str) -> bool:
    """Whether a browser with these headers is accepted, by a WebSocket and for a new room alike."""
    url = f"ws://127.0.0.1:{served.port}/ws"
    status = (await request(served, "POST", "/api/rooms", b"", **headers))[0]
    if status == 201:
        async with connect(url, additional_headers=headers):
            return True
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, additional_headers=headers)
    response = refused.value.response
    assert (status, response.status_code) == (403, 403)
    assert json.loads(response.body or b"")["why"] == "not_yours"
    return False


@pytest.mark.parametrize(
    ("origin", "proto", "accepted"),
    [
        ("https://play.example", "https", True),
        ("https://play.example:443", "https", True),
        ("http://play.example", "https", False),
        ("https://play.example:8443", "https", False),
        ("https://play.example.evil.example", "https", False),
        ("https://friend.example", "https", True),
        ("http://friend.example", "https", False),
        ("null", "https", False),
        ("file://", "https", False),
        ("https://user@play.example", "https", False),
    ],
)
def test_the_scheme_of_an_origin_counts(origin: str, proto: str, accepted: bool) -> None:
    async def scene(served: Served) -> None:
        headers = {"Origin": origin, "X-Forwarded-Proto": proto}
        assert await may_connect(served, **headers) is accepted

    at_a_server(scene, public_url=PUBLIC, origins=frozenset({"https://friend.example"}))


def test_our_own_page_is_known_by_scheme_name_and_port() -> None:
    async def scene(served: Served) -> None:
        own = f"127.0.0.1:{served.port}"
        assert await may_connect(served, Origin=f"http://{own}")
        assert not await may_connect(served, Origin=f"https://{own}")
        assert not await may_connect(served, Origin="http://127.0.0.1")
        assert not await may_connect(served, Origin=f"http://localhost:{served.port}")

    at_a_server(scene)


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("localhost:1", True),
        ("cats.local:8484", True),
        ("192.168.1.20:8484", True),
        ("[fd00::1]:8484", True),
        ("play.example", True),
        ("PLAY.example.", True),
        ("friend.example", True),
        ("evil.example", False),
        ("evil.example:8484", False),
        ("localhost.evil.example", False),
        ("192.168.1.20.evil.example", False),
        ("play.example.evil.example", False),
        ("evil.localx", False),
        ("a" * 3000 + ".local", False),
        ("[", False),
        ("a b", False),
        ("", False),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_rebound_host_name_is_refused(host: str, answered: bool) -> None:
    async def scene(served: Served) -> None:
        for method, path in (("GET", "/"), ("GET", "/api/editions"), ("POST", "/api/rooms")):
            status, _, body = await request(served, method, path, b"", Host=host)
            assert (status < 300) is answered
            if not answered:
                assert (status, json.loads(body)["why"]) == (403, "not_yours")

    at_a_server(scene, public_url=PUBLIC, origins=frozenset({"https://friend.example"}))


def test_a_page_of_others_can_send_nothing() -> None:
    """Its browser would send a form or a text without asking us first."""

    async def scene(served: Served) -> None:
        for path, body in (("/api/rooms", b""), ("/api/standings", b"[]"), ("/api/recipes/check", b"")):
            for origin, answered in (("https://evil.example", False), ("null", False), (PUBLIC, True)):
                status, _, answer = await request(served, "POST", path, body, Origin=origin)
                assert (status < 300) is answered, path
                assert answered or json.loads(answer)["why"] == "not_yours"

    at_a_server(scene, public_url=PUBLIC)


def test_a_rebound_page_cannot_connect() -> None:
    """The page of evil.example, whose name has the address of this server: the same origin, as its browser sees it."""

    async def scene(served: Served) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(
            b"GET /ws HTTP/1.1\r\nhost: evil.example\r\norigin: http://evil.example\r\nconnection: upgrade\r\n"
            b"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        answer = await asyncio.wait_for(reader.read(), 30)
        writer.close()
        assert answer.startswith(b"HTTP/1.1 403")
        assert b'"not_yours"' in answer

    at_a_server(scene)


def test_a_picture_of_a_link_that_is_too_long_is_refused_in_words() -> None:
    async def scene(served: Served) -> None:
        status, _, body = await request(served, "GET", "/api/rooms/some-room-name/qr.svg")
        assert (status, json.loads(body)) == (413, {"why": "too_long"})

    at_a_server(scene, public_url="https://play.example/" + "a" * 4000)


@pytest.mark.parametrize("host", ["h" * 3000, "a" * 300 + ".local", "x" * 9000])
def test_a_picture_for_a_long_host_is_refused_in_words(host: str) -> None:
    async def scene(served: Served) -> None:
        status, _, body = await request(served, "GET", "/api/rooms/some-room-name/qr.svg", b"", Host=host)
        assert status in (403, 431)
        assert json.loads(body)["why"] in ("not_yours", "too_long")

    at_a_server(scene)
