"""The ASGI application: lets plain requests and WebSockets in, and keeps house while the server runs."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from defuse.server import limits, site
from defuse.server.http.answers import another_name, sorry
from defuse.server.http.api import routes
from defuse.server.http.gate import network_of
from defuse.server.http.logs import note, note_fault
from defuse.server.http.room_inquiries import answer_another_server
from defuse.server.http.server_app import ServerApp
from defuse.server.room.house import House
from defuse.server.room.pipes import Exchange
from defuse.server.store import StoreClosed, StoreLost
from defuse.server.wire import refusals as no
from defuse.server.wire.socket import refuse_socket, serve_socket
from defuse.server.wire.uvicorn_socket import WIRE

Scope = dict[str, Any]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]

_BEATS: Final = 1.0  # seconds between heartbeats
_TIDY: Final = 3600.0  # seconds between searches for old rooms and replays


def create_app(desk: ServerApp) -> Asgi:
    """The server as an ASGI application. The WebSocket bypasses Starlette, which makes it faster."""
    pages = Starlette(
        routes=routes(desk),
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={StoreLost: _no_store, StoreClosed: _no_store},
        lifespan=_lifespan(desk),
    )

    async def app(scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await _connect(desk, scope, receive, send)
        elif scope["type"] == "http":
            await _answer(desk, pages, scope, receive, _with_headers(send))
        else:
            await pages(scope, receive, send)

    return app


async def _no_store(request: Request, error: Exception) -> Response:
    return sorry(503, "no_store")


async def _answer(desk: ServerApp, pages: Asgi, scope: Scope, receive: Any, send: Any) -> None:
    """Answer a plain request, unless its address asks too much."""
    network = network_of(scope["client"][0] if scope.get("client") else "")
    await desk.turns.begin(network)
    if desk.limited and not desk.requests.take(network, desk.house.clock.now()):
        await sorry(429, "too_fast", desk.requests.wait)(scope, receive, send)
    elif not _is_for_us(desk, scope):
        await another_name()(scope, receive, send)
    elif scope["method"] == "POST" and not _is_ours(desk, scope):
        await sorry(403, "not_yours")(scope, receive, send)
    else:
        with contextlib.suppress(ClientDisconnect):
            await pages(scope, receive, send)


def _with_headers(send: Any) -> Any:
    """Add the security headers of `site.HEADERS` to every response."""
    extra = [(name.encode(), value.encode()) for name, value in site.HEADERS.items()]

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *extra]}
        await send(message)

    return sending


# The WebSocket


async def _connect(desk: ServerApp, scope: Scope, receive: Any, send: Any) -> None:
    address = network_of(scope["client"][0] if scope.get("client") else "")
    await receive()
    await desk.turns.begin(address)
    refused = _why_not(desk, scope, address)
    if refused is not None:
        await _refuse_socket(refused, send)
        return
    if desk.limited and desk.connections.get(address, 0) >= limits.CONNECTIONS:
        desk.metrics.count("defuse_refusals_total", no.CROWDED.why)
        await refuse_socket(no.CROWDED, send)
        return
    desk.connections[address] = desk.connections.get(address, 0) + 1
    try:
        await serve_socket(
            scope["extensions"][WIRE], receive, send, desk.house, desk.operator, desk.metrics, desk.limited, address
        )
    finally:
        desk.connections[address] -= 1
        if not desk.connections[address]:
            del desk.connections[address]


def _why_not(desk: ServerApp, scope: Scope, address: str) -> Response | None:
    """Why a browser may not connect, as a plain answer."""
    if scope["path"] != "/ws":
        return sorry(404, "no_room")
    if not _is_for_us(desk, scope):
        return another_name()
    if not _is_ours(desk, scope):
        return sorry(403, "not_yours")
    return None if desk.allows(address, desk.arrivals) else desk.sorry(address, desk.arrivals)


async def _refuse_socket(response: Response, send: Any) -> None:
    """Answer a browser that wants to connect as if it had made a plain request."""
    headers = [*response.raw_headers, (b"connection", b"close")]
    start = {"type": "websocket.http.response.start", "status": response.status_code, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": bytes(response.body)})


def _is_ours(desk: ServerApp, scope: Scope) -> bool:
    """Whether the request comes from one of our pages. Browsers send an Origin header; other programs may omit it."""
    origin = _header(scope, b"origin")
    return origin is None or desk.names.may_call(origin, scope["scheme"], _header(scope, b"host") or "")


def _is_for_us(desk: ServerApp, scope: Scope) -> bool:
    """Whether the request names this server, and not one whose name only has our address."""
    host = _header(scope, b"host")
    return host is None or desk.names.may_be_called(host)


def _header(scope: Scope, name: bytes) -> str | None:
    """The only header of that name; nothing good has two of them."""
    found = [value.decode("latin-1") for each, value in scope["headers"] if each == name]
    return ", ".join(found) if found else None


# Startup and shutdown


def _lifespan(desk: ServerApp) -> Any:
    @contextlib.asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        exchange, server = None, None
        if desk.exchange_host:
            answer = partial(answer_another_server, desk)
            exchange, server = await Exchange.open(desk.house, desk.exchange_host, answer)
        await desk.house.beat()
        housekeeping = [asyncio.create_task(task) for task in keep_house(desk.house)]
        try:
            yield
        finally:
            for task in housekeeping:
                task.cancel()
            await asyncio.gather(*housekeeping, return_exceptions=True)
            await desk.house.leave()
            if exchange is not None and server is not None:
                server.close()
                exchange.cut()
            desk.stage.close()
            desk.archive.close()
            desk.coach.close()
            desk.trainer.close()
            desk.adviser.close()
            await desk.operator.close()

    return running


def keep_house(house: House) -> list[Coroutine[Any, Any, None]]:
    """The tasks that run as long as the server. Heartbeats have a task of their own: if one is late, rooms are lost."""
    return [_repeat(house.beat, _BEATS), _repeat(house.let_go, _BEATS), _repeat(house.tidy, _TIDY)]


async def _repeat(chore: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        try:
            await chore()
        except StoreClosed:
            return
        except StoreLost:
            note("the store does not answer")
        except Exception:
            note_fault("housekeeping failed")
        await asyncio.sleep(seconds)
