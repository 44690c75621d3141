"""Requests for puzzles. Nothing of a solver is kept here; the coach is loaded when the first one asks for it."""

from collections.abc import Callable
from datetime import UTC, date, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from defuse.server.http.answers import address_of, body_of, json_answer, sorry
from defuse.server.http.server_app import ServerApp
from defuse.server.play.bounded_thread import TooBusy
from defuse.server.wire.puzzle_structs import PuzzleAnswer


async def shelf_of_puzzles(desk: ServerApp, request: Request) -> Response:
    """All puzzles by their ids, and the one of the day: that of the browser, or else of the server."""
    if not desk.allows(address_of(request), desk.puzzles):
        return desk.sorry(address_of(request), desk.puzzles)
    from defuse.server.play.puzzle_scripts import puzzle_shelf

    try:
        asked = request.query_params.get("day")
        day = datetime.now(UTC).date() if asked is None else date.fromisoformat(asked)
    except ValueError:
        return sorry(404, "no_room")
    return json_answer(puzzle_shelf(day), cache="public, max-age=300")


async def puzzle_to_solve(desk: ServerApp, request: Request) -> Response:
    def work(id: str) -> bytes:
        from defuse.server.play.puzzle_scripts import puzzle_script

        return puzzle_script(id)

    return await _worked(desk, request, work, "public, max-age=300")


async def answer_to_puzzle(desk: ServerApp, request: Request) -> Response:
    """Judge an answer: only now the browser gets to know what each move is worth."""
    body = await body_of(request)
    if body is None:
        return sorry(413, "too_long")
    try:
        answer = msgspec.json.decode(body, type=PuzzleAnswer)
    except (msgspec.DecodeError, RecursionError):
        return sorry(400, "malformed")

    def work(id: str) -> bytes:
        from defuse.server.play.puzzle_scripts import judged_answer

        return msgspec.json.encode(judged_answer(id, answer))

    return await _worked(desk, request, work, "no-store")


async def _worked(desk: ServerApp, request: Request, work: Callable[[str], bytes], cache: str) -> Response:
    """What is made of a puzzle in the thread of the trainer."""
    if not desk.allows(address_of(request), desk.puzzles):
        return desk.sorry(address_of(request), desk.puzzles)
    try:
        body = await desk.trainer.run(work, request.path_params["id"])
    except TooBusy:
        return sorry(503, "busy")
    except LookupError:
        return sorry(404, "no_room")
    except ValueError:
        return sorry(400, "malformed")
    return Response(body, media_type="application/json", headers={"cache-control": cache})
