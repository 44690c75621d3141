"""Plain requests of members about their rooms. Any server takes them; the one that owns the room answers."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from defuse.server.http.answers import address_of, body_of, json_answer, sorry
from defuse.server.http.hint_api import hint_for_the_only_person
from defuse.server.http.review_api import hinted_moments, review_of_the_dead
from defuse.server.http.server_app import ServerApp
from defuse.server.room.house import may_be_a_name
from defuse.server.room.pipes import Answered, Inquiry
from defuse.server.room.room import Room
from defuse.server.store import Damaged, NoSuchRoom, OwnedBy, TooNew
from defuse.server.wire.protocol import Standing, Ticket


async def hint(desk: ServerApp, request: Request) -> Response:
    """A hint for one's own seat, where nobody else plays or watches."""
    if not desk.allows(address_of(request), desk.hints):
        return desk.sorry(address_of(request), desk.hints)
    ticket = await ticket_of(request)
    return sorry(400, "malformed") if ticket is None else await answer(desk, Inquiry("hint", ticket))


async def own_review(desk: ServerApp, request: Request) -> Response:
    """The review of one's own seat, while the others play on."""
    if not desk.allows(address_of(request), desk.reviews):
        return desk.sorry(address_of(request), desk.reviews)
    hinted, ticket = hinted_moments(request), await ticket_of(request)
    if hinted is None or ticket is None:
        return sorry(400, "malformed")
    return await answer(desk, Inquiry("review", ticket, hinted))


async def ticket_of(request: Request) -> Ticket | None:
    """What the body says of the room and the member; None if that is nonsense."""
    try:
        return msgspec.json.decode(await body_of(request) or b"", type=Ticket)
    except (msgspec.DecodeError, RecursionError):
        return None


async def answer(desk: ServerApp, inquiry: Inquiry) -> Response:
    """The answer to a member, from here or from the server that owns the room."""
    found = await _room_of(desk, inquiry.ticket)
    return sorry(404, "no_room") if isinstance(found, NoSuchRoom | Damaged) else await _answer_by(found, desk, inquiry)


async def standing(desk: ServerApp, ticket: Ticket) -> Standing | NoSuchRoom | None:
    """How the running game of a member stands; NoSuchRoom if there is no such room or member."""
    found = await _room_of(desk, ticket)
    if isinstance(found, NoSuchRoom | Damaged):
        return found if isinstance(found, NoSuchRoom) else None
    response = await _answer_by(found, desk, Inquiry("standing", ticket))
    return msgspec.json.decode(response.body, type=Standing | None) if response.status_code == 200 else None


async def _room_of(desk: ServerApp, ticket: Ticket) -> Room | OwnedBy | TooNew | NoSuchRoom | Damaged:
    """The room if the token is that of one of its members."""
    known = may_be_a_name(ticket.room) and await desk.house.store.member_of(ticket.room, ticket.token) is not None
    return await desk.house.room(ticket.room) if known else NoSuchRoom()


async def _answer_by(found: Room | OwnedBy | TooNew, desk: ServerApp, inquiry: Inquiry) -> Response:
    if isinstance(found, Room):
        return await _answer_here(desk, found, inquiry)
    answered = await desk.operator.inquire(found.address, inquiry) if isinstance(found, OwnedBy) else None
    return sorry(503, "busy") if answered is None else _as_response(answered)


async def answer_another_server(desk: ServerApp, inquiry: Inquiry) -> Answered:
    """The answer for another server, which has found that this one owns the room."""
    found = await desk.house.room(inquiry.ticket.room)
    response = await _answer_here(desk, found, inquiry) if isinstance(found, Room) else sorry(503, "busy")
    return Answered(response.status_code, bytes(response.body))


async def _answer_here(desk: ServerApp, room: Room, inquiry: Inquiry) -> Response:
    token = inquiry.ticket.token
    match inquiry.about:
        case "hint":
            return await hint_for_the_only_person(desk, room, token)
        case "review":
            return await review_of_the_dead(desk, room, token, inquiry.hinted)
        case "standing":
            return json_answer(await room.standing(token))


def _as_response(answered: Answered) -> Response:
    if answered.status == 503:
        return sorry(503, "busy")  # with the time after which another attempt is worth it
    headers = {"cache-control": "no-store"}
    return Response(answered.body, answered.status, headers, "application/json")
