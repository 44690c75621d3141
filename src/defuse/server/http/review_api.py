"""Requests for the coach's reviews. The coach is loaded when the first one asks for it."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from defuse.server.http.answers import address_of, is_number, sorry
from defuse.server.http.server_app import ServerApp
from defuse.server.limits import MOST_HINTED
from defuse.server.play.bounded_thread import TooBusy
from defuse.server.room.house import may_be_a_name
from defuse.server.room.room import Room


async def review_of_replay(desk: ServerApp, request: Request) -> Response:
    """The review of any seat in a finished game: everybody who has the link may see all of its cards."""
    name, seat = request.path_params["name"], request.query_params.get("seat", "")
    if not is_number(seat):
        return sorry(404, "no_room")
    if not desk.allows(address_of(request), desk.reviews):
        return desk.sorry(address_of(request), desk.reviews)
    hinted = hinted_moments(request)
    if hinted is None:
        return sorry(400, "malformed")
    found = await desk.house.store.replay(name) if may_be_a_name(name) else None
    if found is None:
        return sorry(404, "no_room")
    body = found.body

    def work(text: str) -> bytes:
        from defuse.server.play.reviews import reviewed

        return reviewed(body, int(text), hinted)

    return await _reviewed_by(desk, work, seat)


async def review_of_the_dead(desk: ServerApp, room: Room, token: str, hinted: tuple[int, ...]) -> Response:
    """The review of one's own seat, while the others play on."""
    game = await room.game_of_the_dead(token)
    if game is None:
        return sorry(404, "no_room")
    record, names = game.record, game.names

    def work(text: str) -> bytes:
        from defuse.server.play.reviews import review_of

        return review_of(record, names, int(text), hinted)

    return await _reviewed_by(desk, work, str(game.seat))


def hinted_moments(request: Request) -> tuple[int, ...] | None:
    """When the seat was given hints, as its browser remembers it; None if that is nonsense."""
    given = [each for each in request.query_params.get("hinted", "").split(",") if each]
    if len(given) > MOST_HINTED or not all(each.isascii() and each.isdigit() and len(each) < 7 for each in given):
        return None
    return tuple(sorted({int(each) for each in given}))


async def _reviewed_by(desk: ServerApp, work: Callable[[str], bytes], seat: str) -> Response:
    try:
        body = await desk.coach.run(work, seat)
    except TooBusy:
        return sorry(503, "busy")
    except LookupError:
        return sorry(404, "no_room")
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})
