"""Answers to plain requests, and what a request says of itself."""

from math import ceil
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from defuse.server import limits

_SOON: Final = 5.0  # seconds after which a browser may try again
_encode: Final = msgspec.json.Encoder().encode


async def body_of(request: Request) -> bytes | None:
    """The body of a request; None if it is too long."""
    parts, length = [], 0
    async for part in request.stream():
        length += len(part)
        if length > limits.LARGEST_BODY:
            return None
        parts.append(part)
    return b"".join(parts)


def json_answer(value: object, status: int = 200, cache: str = "no-store") -> Response:
    return Response(_encode(value), status, {"cache-control": cache}, "application/json")


def sorry(status: int, why: str, wait: float = _SOON) -> Response:
    """A refusal; one that is worth another attempt says after how many seconds."""
    response = json_answer({"why": why}, status)
    if status in (429, 503):
        response.headers["retry-after"] = str(ceil(max(1.0, wait)))
    return response


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def another_name() -> Response:
    """The refusal of a name that somebody else may own; an operator who reads it knows what to do."""
    words = "This server has another name. If you run it: give --public-url, or --origin for a second name."
    return json_answer({"why": "not_yours", "words": words}, 403)


def is_number(text: str) -> bool:
    """Whether this is a seat in a query."""
    return text.isascii() and text.isdigit() and len(text) < 3
