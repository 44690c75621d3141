"""Plain requests: the pages, and everything that browsers ask for without a connection."""

import asyncio
import gzip
from io import BytesIO
from typing import Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from defuse.server import limits, site
from defuse.server.http import room_inquiries
from defuse.server.http.answers import address_of, body_of, is_number, json_answer, sorry
from defuse.server.http.catalogue import checked, options_to_choose, printed
from defuse.server.http.logs import note, veiled
from defuse.server.http.puzzle_api import answer_to_puzzle, puzzle_to_solve, shelf_of_puzzles
from defuse.server.http.review_api import review_of_replay
from defuse.server.http.server_app import ServerApp
from defuse.server.play.bounded_thread import TooBusy
from defuse.server.play.lesson_scripts import lesson_script
from defuse.server.play.replays import record_file, replayed, scenario_file
from defuse.server.play.shows import show
from defuse.server.room.commands import acceptable
from defuse.server.room.house import may_be_a_name
from defuse.server.store import NoSuchRoom, StoredReplay
from defuse.server.wire.protocol import Address, LastReplay, Opened, Settings, Standing, Standings, Ticket

_HERE: Final = ("127.0.0.1", "::1")


def routes(desk: ServerApp) -> list[Route]:
    async def client(request: Request) -> Response:
        return site.page(_address_for_others(desk, request))

    async def files(request: Request) -> Response:
        return site.file(request.path_params["path"], request.headers.get("accept-encoding", ""))

    async def open_room(request: Request) -> Response:
        return await _open_room(desk, request)

    async def editions(request: Request) -> Response:
        return json_answer(printed(), cache="public, max-age=300")

    async def options(request: Request) -> Response:
        return json_answer(options_to_choose(), cache="public, max-age=300")

    async def bots(request: Request) -> Response:
        return json_answer(desk.house.programs)

    async def check(request: Request) -> Response:
        if not desk.allows(address_of(request), desk.checks):
            return desk.sorry(address_of(request), desk.checks)
        body = await body_of(request)
        if body is None:
            return sorry(413, "too_long")
        try:
            return json_answer(await desk.house.recipes.run(checked, body.decode()))
        except UnicodeDecodeError:
            return sorry(400, "malformed")
        except TooBusy:
            return sorry(503, "busy")

    async def address(request: Request) -> Response:
        return json_answer(Address(_address_for_others(desk, request)))

    async def qr(request: Request) -> Response:
        return _qr(desk, request)

    async def replay(request: Request) -> Response:
        return await _replay(desk, request)

    async def review(request: Request) -> Response:
        return await review_of_replay(desk, request)

    async def own_review(request: Request) -> Response:
        return await room_inquiries.own_review(desk, request)

    async def hint(request: Request) -> Response:
        return await room_inquiries.hint(desk, request)

    async def last_replay(request: Request) -> Response:
        return await _last_replay(desk, request)

    async def lesson(request: Request) -> Response:
        return await _lesson(request)

    async def puzzles(request: Request) -> Response:
        return await shelf_of_puzzles(desk, request)

    async def puzzle(request: Request) -> Response:
        return await puzzle_to_solve(desk, request)

    async def answer(request: Request) -> Response:
        return await answer_to_puzzle(desk, request)

    async def watch(request: Request) -> Response:
        return await _show(desk, request)

    async def standings(request: Request) -> Response:
        return await _standings(desk, request)

    async def health(request: Request) -> Response:
        return await _health(desk)

    async def figures(request: Request) -> Response:
        if address_of(request) not in _HERE:
            return sorry(404, "no_room")
        return PlainTextResponse(desk.metrics.text(), media_type="text/plain; version=0.0.4")

    return [
        Route("/", client),
        Route("/r/{room}", client),
        Route("/replay/{name}", client),
        Route("/learn", client),
        Route("/learn/{lesson}", client),
        Route("/puzzle", client),
        Route("/puzzle/{id}", client),
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
        Route("/api/rooms/{room}/replay", last_replay),
        Route("/api/review", own_review, methods=["POST"]),
        Route("/api/hint", hint, methods=["POST"]),
        Route("/api/lessons/{number}", lesson),
        Route("/api/puzzles", puzzles),
        Route("/api/puzzles/{id}", puzzle),
        Route("/api/puzzles/{id}", answer, methods=["POST"]),
        Route("/api/shows/{name}", watch),
        Route("/api/replays/{name}", replay),
        Route("/api/replays/{name}/review", review),
        Route("/api/replays/{name}/{form}", replay),
        Route("/healthz", health),
        Route("/metrics", figures),
        Route("/{path:path}", files),
    ]


async def _open_room(desk: ServerApp, request: Request) -> Response:
    body = await body_of(request)
    if body is None:
        return sorry(413, "too_long")
    try:
        settings = msgspec.json.decode(body, type=Settings) if body.strip() else Settings()
    except (msgspec.DecodeError, RecursionError):
        return sorry(400, "malformed")
    if not acceptable(settings) or not desk.house.offers(settings.bots):
        return sorry(400, "malformed")
    if not desk.allows(address_of(request), desk.opened):
        return desk.sorry(address_of(request), desk.opened)
    try:
        room = await desk.house.open_room(settings)
    except TooBusy:
        return sorry(503, "busy")
    desk.metrics.count("defuse_rooms_opened_total")
    note("room opened", room=veiled(room))
    return json_answer(Opened(room), status=201)


async def _standings(desk: ServerApp, request: Request) -> Response:
    """How the running games of a browser stand, which has the tokens of its rooms."""
    if not desk.allows(address_of(request), desk.standings):
        return desk.sorry(address_of(request), desk.standings)
    body = await body_of(request)
    if body is None:
        return sorry(413, "too_long")
    try:
        tickets = msgspec.json.decode(body, type=list[Ticket])
    except (msgspec.DecodeError, RecursionError):
        return sorry(400, "malformed")
    wanted = list(dict.fromkeys(tickets[: limits.MOST_TICKETS]))
    found = await asyncio.gather(*(room_inquiries.standing(desk, ticket) for ticket in wanted))
    gone = [ticket.room for ticket, standing in zip(wanted, found, strict=True) if isinstance(standing, NoSuchRoom)]
    return json_answer(Standings([standing for standing in found if isinstance(standing, Standing)], gone))


async def _replay(desk: ServerApp, request: Request) -> Response:
    name, form = request.path_params["name"], request.path_params.get("form", "")
    seat = request.query_params.get("seat", "")
    if form not in ("", "record", "scenario") or (seat and not is_number(seat)):
        return sorry(404, "no_room")
    if not desk.allows(address_of(request), desk.replays):
        return desk.sorry(address_of(request), desk.replays)
    found = await desk.house.store.replay(name) if may_be_a_name(name) else None
    if found is None:
        return sorry(404, "no_room")
    wanted, zipped = int(seat) if seat else None, _takes_gzip(request)
    try:
        return await desk.archive.run(lambda _: _replay_in_form(found, form, wanted, zipped), name)
    except TooBusy:
        return sorry(503, "busy")


async def _last_replay(desk: ServerApp, request: Request) -> Response:
    """The replay of the last game of a room that was closed, for a page that cannot enter it any more."""
    if not desk.allows(address_of(request), desk.replays):
        return desk.sorry(address_of(request), desk.replays)
    return json_answer(LastReplay(await desk.house.closed_replay(request.path_params["room"])))


async def _show(desk: ServerApp, request: Request) -> Response:
    """A game between bots, played when somebody asks for it, from above or from a seat."""
    name, seat = request.path_params["name"], request.query_params.get("seat", "")
    if not may_be_a_name(name) or (seat and not is_number(seat)):
        return sorry(404, "no_room")
    if not desk.allows(address_of(request), desk.shows):
        return desk.sorry(address_of(request), desk.shows)
    wanted, zipped = int(seat) if seat else None, _takes_gzip(request)
    try:
        return await desk.stage.run(lambda text: _as_replay(show(text), wanted, zipped), name)
    except TooBusy:
        return sorry(503, "busy")


async def _lesson(request: Request) -> Response:
    number = request.path_params["number"]
    if not is_number(number):
        return sorry(404, "no_room")
    try:
        body = await asyncio.to_thread(lesson_script, int(number))
    except LookupError:
        return sorry(404, "no_room")
    return Response(body, media_type="application/json", headers={"cache-control": "public, max-age=300"})


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _replay_in_form(found: StoredReplay, form: str, seat: int | None, zipped: bool) -> Response:
    if form == "record":
        return _download(record_file(found.body), "application/json", "defuse-record.json")
    if form == "scenario":
        return _download(scenario_file(found.body, "A game"), "application/toml", "defuse-game.toml")
    return _as_replay(found.body, seat, zipped)


def _as_replay(body: bytes, seat: int | None, zipped: bool) -> Response:
    """A replay, compressed in this thread: a long one would keep the event loop busy."""
    try:
        told = replayed(body, seat)
    except LookupError:
        return sorry(404, "no_room")
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if zipped:
        told, headers["content-encoding"] = gzip.compress(told, 6, mtime=0), "gzip"
    return Response(told, media_type="application/json", headers=headers)


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
        return sorry(404, "no_room")
    if not desk.allows(address_of(request), desk.pictures):
        return desk.sorry(address_of(request), desk.pictures)
    base = _address_for_others(desk, request)
    picture = BytesIO()
    try:
        code = segno.make(f"{base}/r/{room}", error="m")
    except segno.DataOverflowError:
        return sorry(413, "too_long")
    code.save(picture, kind="svg", scale=8, border=2, light="white", dark="black")
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _health(desk: ServerApp) -> Response:
    """The server is healthy if its store answers, and keeps what it is given."""
    if desk.house.store.lost:
        return PlainTextResponse("the store keeps nothing\n", status_code=503)
    try:
        await asyncio.wait_for(desk.house.store.servers(), 2.0)
    except Exception:  # every driver raises its own kind of error
        return PlainTextResponse("the store does not answer\n", status_code=503)
    return PlainTextResponse("ok\n")
