"""The ASGI application: pages and files, API requests, and the WebSocket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from io import BytesIO
from math import ceil
from typing import Any, Final

import msgspec
import segno
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from defuse.server import limits, site
from defuse.server.http.catalogue import checked, options_to_choose, printed
from defuse.server.http.gate import Gate, network_of
from defuse.server.http.logs import note, note_fault, veiled
from defuse.server.http.metrics import Metrics
from defuse.server.http.origins import Origins
from defuse.server.limits import Buckets, Recently
from defuse.server.play.bounded_thread import BoundedThread, TooBusy
from defuse.server.play.lesson_scripts import lesson_script
from defuse.server.play.replays import record_file, replayed, scenario_file
from defuse.server.play.shows import show
from defuse.server.room.commands import acceptable
from defuse.server.room.house import House, may_be_a_name
from defuse.server.room.pipes import Exchange, Operator
from defuse.server.room.room import Room
from defuse.server.store import NoSuchRoom, StoreClosed, StoredReplay, StoreLost
from defuse.server.wire import refusals as no
from defuse.server.wire.protocol import Address, Opened, Settings, Standing, Standings, Ticket
from defuse.server.wire.socket import refuse_socket, serve_socket
from defuse.server.wire.uvicorn_socket import WIRE

Scope = dict[str, Any]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]

_BEATS: Final = 1.0  # seconds between heartbeats
_TIDY: Final = 3600.0  # seconds between searches for old rooms and replays
_SOON: Final = 5.0  # seconds after which a browser may try again
_HERE: Final = ("127.0.0.1", "::1")
_encode: Final = msgspec.json.Encoder().encode


@dataclass
class ServerApp:
    """What all request handlers share: the rooms, the limits by address, the metrics."""

    house: House
    public_url: str = ""
    network_url: str = ""  # this machine's address in the local network, for invitations from localhost
    origins: frozenset[str] = frozenset()
    limited: bool = True  # whether rates and connections are limited
    exchange_host: str = ""  # the interface on which other servers of the same database may connect
    operator: Operator = field(default_factory=Operator)
    metrics: Metrics = field(default_factory=Metrics)
    opened: Recently = field(default_factory=lambda: Recently(limits.ROOMS_AN_HOUR, 3600.0))
    checks: Recently = field(default_factory=lambda: Recently(limits.CHECKS_A_MINUTE, 60.0))
    replays: Recently = field(default_factory=lambda: Recently(limits.REPLAYS_A_MINUTE, 60.0))
    shows: Recently = field(default_factory=lambda: Recently(limits.SHOWS_A_MINUTE, 60.0))
    standings: Recently = field(default_factory=lambda: Recently(limits.STANDINGS_A_MINUTE, 60.0))
    arrivals: Recently = field(default_factory=lambda: Recently(limits.ARRIVALS_A_MINUTE, 60.0))
    requests: Buckets = field(default_factory=lambda: Buckets(limits.REQUESTS_A_SECOND, limits.REQUESTS_AT_ONCE))
    connections: dict[str, int] = field(default_factory=dict)
    stage: BoundedThread = field(default_factory=lambda: BoundedThread("shows", limits.MOST_SHOWS, limits.SHOW_WITHIN))
    gate: Gate = field(init=False)
    names: Origins = field(init=False)

    def __post_init__(self) -> None:
        self.names = Origins(self.public_url, self.origins)
        self.gate = Gate(self.limited)
        self.metrics.gauge("defuse_rooms", lambda: len(self.house.rooms))
        self.metrics.gauge("defuse_connections", lambda: sum(self.connections.values()))
        self.house.on_move = lambda number: self.metrics.count("defuse_moves_total", number=number)

    def allows(self, address: str, what: Recently) -> bool:
        """Whether an address may do this once more; if so, counts it."""
        return not self.limited or what.allow(network_of(address), self.house.clock.now())

    def sorry(self, address: str, what: Recently) -> Response:
        """The refusal of what an address has done too often."""
        return _sorry(429, "too_fast", what.wait(network_of(address), self.house.clock.now()))


def create_app(desk: ServerApp) -> Asgi:
    """The server as an ASGI application. The WebSocket bypasses Starlette, which makes it faster."""
    pages = Starlette(
        routes=_routes(desk),
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


async def _answer(desk: ServerApp, pages: Asgi, scope: Scope, receive: Any, send: Any) -> None:
    """Answer a plain request, unless its address asks too much."""
    network = network_of(scope["client"][0] if scope.get("client") else "")
    if desk.limited and not desk.requests.take(network, desk.house.clock.now()):
        await _sorry(429, "too_fast", desk.requests.wait)(scope, receive, send)
    elif not _is_for_us(desk, scope):
        await _another_name()(scope, receive, send)
    elif scope["method"] == "POST" and not _is_ours(desk, scope):
        await _sorry(403, "not_yours")(scope, receive, send)
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
        return _sorry(404, "no_room")
    if not _is_for_us(desk, scope):
        return _another_name()
    if not _is_ours(desk, scope):
        return _sorry(403, "not_yours")
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


# Plain requests


def _routes(desk: ServerApp) -> list[Route]:
    async def client(request: Request) -> Response:
        return site.page(_address_for_others(desk, request))

    async def files(request: Request) -> Response:
        return site.file(request.path_params["path"])

    async def open_room(request: Request) -> Response:
        return await _open_room(desk, request)

    async def editions(request: Request) -> Response:
        return _json(printed(), cache="public, max-age=300")

    async def options(request: Request) -> Response:
        return _json(options_to_choose(), cache="public, max-age=300")

    async def bots(request: Request) -> Response:
        return _json(desk.house.programs)

    async def check(request: Request) -> Response:
        if not desk.allows(_address(request), desk.checks):
            return desk.sorry(_address(request), desk.checks)
        body = await _body(request)
        if body is None:
            return _sorry(413, "too_long")
        try:
            return _json(await desk.house.recipes.run(checked, body.decode()))
        except UnicodeDecodeError:
            return _sorry(400, "malformed")
        except TooBusy:
            return _sorry(503, "busy")

    async def address(request: Request) -> Response:
        return _json(Address(_address_for_others(desk, request)))

    async def qr(request: Request) -> Response:
        return _qr(desk, request)

    async def replay(request: Request) -> Response:
        return await _replay(desk, request)

    async def lesson(request: Request) -> Response:
        return await _lesson(request)

    async def watch(request: Request) -> Response:
        return await _show(desk, request)

    async def standings(request: Request) -> Response:
        return await _standings(desk, request)

    async def health(request: Request) -> Response:
        return await _health(desk)

    async def figures(request: Request) -> Response:
        if _address(request) not in _HERE:
            return _sorry(404, "no_room")
        return PlainTextResponse(desk.metrics.text(), media_type="text/plain; version=0.0.4")

    return [
        Route("/", client),
        Route("/r/{room}", client),
        Route("/replay/{name}", client),
        Route("/learn", client),
        Route("/learn/{lesson}", client),
        Route("/watch", client),
        Route("/watch/{name}", client),
        Route("/fair", client),
        Route("/fair/{name}", client),
        Route("/api/rooms", open_room, methods=["POST"]),
        Route("/api/standings", standings, methods=["POST"]),
        Route("/api/editions", editions),
        Route("/api/options", options),
        Route("/api/bots", bots),
        Route("/api/recipes/check", check, methods=["POST"]),
        Route("/api/address", address),
        Route("/api/rooms/{room}/qr.svg", qr),
        Route("/api/lessons/{number}", lesson),
        Route("/api/shows/{name}", watch),
        Route("/api/replays/{name}", replay),
        Route("/api/replays/{name}/{form}", replay),
        Route("/healthz", health),
        Route("/metrics", figures),
        Route("/{path:path}", files),
    ]


async def _open_room(desk: ServerApp, request: Request) -> Response:
    body = await _body(request)
    if body is None:
        return _sorry(413, "too_long")
    try:
        settings = msgspec.json.decode(body, type=Settings) if body.strip() else Settings()
    except (msgspec.DecodeError, RecursionError):
        return _sorry(400, "malformed")
    if not acceptable(settings) or not desk.house.offers(settings.bots):
        return _sorry(400, "malformed")
    if not desk.allows(_address(request), desk.opened):
        return desk.sorry(_address(request), desk.opened)
    try:
        room = await desk.house.open_room(settings)
    except TooBusy:
        return _sorry(503, "busy")
    desk.metrics.count("defuse_rooms_opened_total")
    note("room opened", room=veiled(room))
    return _json(Opened(room), status=201)


async def _standings(desk: ServerApp, request: Request) -> Response:
    """How the running games of a browser stand, which has the tokens of its rooms."""
    if not desk.allows(_address(request), desk.standings):
        return desk.sorry(_address(request), desk.standings)
    body = await _body(request)
    if body is None:
        return _sorry(413, "too_long")
    try:
        tickets = msgspec.json.decode(body, type=list[Ticket])
    except (msgspec.DecodeError, RecursionError):
        return _sorry(400, "malformed")
    tables: list[Standing] = []
    gone: list[str] = []
    for ticket in tickets[: limits.MOST_TICKETS]:
        known = may_be_a_name(ticket.room) and await desk.house.store.member_of(ticket.room, ticket.token) is not None
        room = await desk.house.room(ticket.room) if known else NoSuchRoom()
        if isinstance(room, NoSuchRoom):
            gone.append(ticket.room)
        elif isinstance(room, Room) and (standing := await room.standing(ticket.token)) is not None:
            tables.append(standing)
    return _json(Standings(tables, gone))


async def _replay(desk: ServerApp, request: Request) -> Response:
    name, form = request.path_params["name"], request.path_params.get("form", "")
    seat = request.query_params.get("seat", "")
    if form not in ("", "record", "scenario") or (seat and not _is_number(seat)):
        return _sorry(404, "no_room")
    if not desk.allows(_address(request), desk.replays):
        return desk.sorry(_address(request), desk.replays)
    found = await desk.house.store.replay(name) if may_be_a_name(name) else None
    if found is None:
        return _sorry(404, "no_room")
    return await asyncio.to_thread(_replay_in_form, found, form, int(seat) if seat else None)


async def _show(desk: ServerApp, request: Request) -> Response:
    """A game between bots, played when somebody asks for it, from above or from a seat."""
    name, seat = request.path_params["name"], request.query_params.get("seat", "")
    if not may_be_a_name(name) or (seat and not _is_number(seat)):
        return _sorry(404, "no_room")
    if not desk.allows(_address(request), desk.shows):
        return desk.sorry(_address(request), desk.shows)
    try:
        return await desk.stage.run(lambda text: _as_replay(show(text), int(seat) if seat else None), name)
    except TooBusy:
        return _sorry(503, "busy")


async def _lesson(request: Request) -> Response:
    number = request.path_params["number"]
    if not _is_number(number):
        return _sorry(404, "no_room")
    try:
        body = await asyncio.to_thread(lesson_script, int(number))
    except LookupError:
        return _sorry(404, "no_room")
    return Response(body, media_type="application/json", headers={"cache-control": "public, max-age=300"})


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


def _replay_in_form(found: StoredReplay, form: str, seat: int | None) -> Response:
    if form == "record":
        return _download(record_file(found.body), "application/json", "defuse-record.json")
    if form == "scenario":
        return _download(scenario_file(found.body, "A game"), "application/toml", "defuse-game.toml")
    return _as_replay(found.body, seat)


def _as_replay(body: bytes, seat: int | None) -> Response:
    try:
        return Response(replayed(body, seat), media_type="application/json", headers={"cache-control": "no-store"})
    except LookupError:
        return _sorry(404, "no_room")


def _download(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


def _address_for_others(desk: ServerApp, request: Request) -> str:
    """The address to share with others; localhost would not work on other machines."""
    is_here = request.url.hostname in ("localhost", *_HERE)
    own = f"{request.url.scheme}://{request.url.netloc}"
    return desk.public_url or (is_here and desk.network_url) or own


def _qr(desk: ServerApp, request: Request) -> Response:
    room = request.path_params["room"]
    if not may_be_a_name(room):
        return _sorry(404, "no_room")
    base = _address_for_others(desk, request)
    picture = BytesIO()
    try:
        code = segno.make(f"{base}/r/{room}", error="m")
    except segno.DataOverflowError:
        return _sorry(413, "too_long")
    code.save(picture, kind="svg", scale=8, border=2, light="white", dark="black")
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _another_name() -> Response:
    """The refusal of a name that somebody else may own; an operator who reads it knows what to do."""
    words = "This server has another name. If you run it: give --public-url, or --origin for a second name."
    return _json({"why": "not_yours", "words": words}, 403)


async def _no_store(request: Request, error: Exception) -> Response:
    return _sorry(503, "no_store")


async def _health(desk: ServerApp) -> Response:
    """The server is healthy if its store answers, and keeps what it is given."""
    if desk.house.store.lost:
        return PlainTextResponse("the store keeps nothing\n", status_code=503)
    try:
        await asyncio.wait_for(desk.house.store.servers(), 2.0)
    except Exception:  # every driver raises its own kind of error
        return PlainTextResponse("the store does not answer\n", status_code=503)
    return PlainTextResponse("ok\n")


async def _body(request: Request) -> bytes | None:
    """The body of a request; None if it is too long."""
    parts, length = [], 0
    async for part in request.stream():
        length += len(part)
        if length > limits.LARGEST_BODY:
            return None
        parts.append(part)
    return b"".join(parts)


def _json(value: object, status: int = 200, cache: str = "no-store") -> Response:
    return Response(_encode(value), status, {"cache-control": cache}, "application/json")


def _sorry(status: int, why: str, wait: float = _SOON) -> Response:
    """A refusal; one that is worth another attempt says after how many seconds."""
    response = _json({"why": why}, status)
    if status in (429, 503):
        response.headers["retry-after"] = str(ceil(max(1.0, wait)))
    return response


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


# Startup and shutdown


def _lifespan(desk: ServerApp) -> Any:
    @contextlib.asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        exchange, server = None, None
        if desk.exchange_host:
            exchange, server = await Exchange.open(desk.house, desk.exchange_host)
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
