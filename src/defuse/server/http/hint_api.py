"""Requests for hints: refused with a reason wherever somebody else plays or watches."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from defuse.server.http.answers import address_of, body_of, json_answer, sorry
from defuse.server.http.server_app import ServerApp
from defuse.server.play.bounded_thread import TooBusy
from defuse.server.play.hinting import hinted
from defuse.server.room.house import may_be_a_name
from defuse.server.room.room import Room
from defuse.server.wire.protocol import Ticket
from defuse.server.wire.refusals import Refused


async def hint_for_the_only_person(desk: ServerApp, request: Request) -> Response:
    """A hint for one's own seat."""
    if not desk.allows(address_of(request), desk.hints):
        return desk.sorry(address_of(request), desk.hints)
    body = await body_of(request)
    try:
        ticket = msgspec.json.decode(body or b"", type=Ticket)
    except (msgspec.DecodeError, RecursionError):
        return sorry(400, "malformed")
    known = may_be_a_name(ticket.room) and await desk.house.store.member_of(ticket.room, ticket.token) is not None
    room = await desk.house.room(ticket.room) if known else None
    seat = await room.asked_alone(ticket.token) if isinstance(room, Room) else None
    if seat is None:
        return sorry(404, "no_room")
    if isinstance(seat, Refused):
        return json_answer(seat.to(0), 403)
    try:
        answer = await desk.adviser.run(lambda _: hinted(seat), ticket.room)
    except TooBusy:
        return sorry(503, "busy")
    return Response(answer, media_type="application/json", headers={"cache-control": "no-store"})
