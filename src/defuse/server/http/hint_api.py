"""Hints for members: refused with a reason wherever somebody else plays or watches."""

from starlette.responses import Response

from defuse.server.http.answers import json_answer, sorry
from defuse.server.http.server_app import ServerApp
from defuse.server.play.bounded_thread import TooBusy
from defuse.server.play.hinting import hinted
from defuse.server.room.room import Room
from defuse.server.wire.refusals import Refused


async def hint_for_the_only_person(desk: ServerApp, room: Room, token: str) -> Response:
    """A hint for one's own seat."""
    seat = await room.asked_alone(token)
    if seat is None:
        return sorry(404, "no_room")
    if isinstance(seat, Refused):
        return json_answer(seat.to(0), 403)
    try:
        answer = await desk.adviser.run(lambda _: hinted(seat), room.name)
    except TooBusy:
        return sorry(503, "busy")
    return Response(answer, media_type="application/json", headers={"cache-control": "no-store"})
