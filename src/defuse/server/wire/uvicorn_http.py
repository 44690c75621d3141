"""uvicorn's HTTP within limits: bytes and lines of a head, bytes of a body, seconds for each, connections.

A request over a limit gets an answer that says so, and then the connection ends.
"""

import asyncio
import json
from http import HTTPStatus
from math import ceil
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from defuse.server import limits
from defuse.server.http.gate import Gate
from defuse.server.wire.uvicorn_socket import UvicornSocket

_SLICE: Final = 8_192  # bytes that are parsed before limits are looked at again

_WORDS: Final = {
    "too_slow": (HTTPStatus.REQUEST_TIMEOUT, "The request took too long."),
    "too_long": (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "The body of the request is too long."),
    "long_head": (
        HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
        "The address or the headers are too long.",
    ),
    "too_fast": (HTTPStatus.TOO_MANY_REQUESTS, "Too many connections come from your network."),
    "busy": (HTTPStatus.SERVICE_UNAVAILABLE, "The server has too much to do right now."),
    "malformed": (HTTPStatus.BAD_REQUEST, "This is no HTTP request."),
}


class UvicornHttp(HttpToolsProtocol):
    """A plain connection. `guarded` makes the class for one server."""

    gate: Gate

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._began = False  # a request has begun
        self._reads_head = True
        self._bytes = 0  # of the head or, after that, of the body as it is sent
        self._lines = 0
        self._too_much = ""  # why this request is refused
        self._refused = False  # the answer was sent; what still comes is thrown away
        self._counted = False
        self._answered: RequestResponseCycle | None = None  # `cycle` is the latest request, which may have to wait

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = True
        refused = self.gate.enter(self._address)
        if refused:
            self._refuse(refused)
        else:
            self._within(limits.HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._counted:
            self._counted = False
            self.gate.leave(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket, which tells the gate when it ends."""
        self._stop_timer()
        self._counted = False
        self.gate.become_socket(self._address)
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, UvicornSocket)
        socket.on_end = self.gate.leave_socket
        # Cut the references in a circle, so that this takes no memory until the next collection.
        self.parser = self._answered = None  # type: ignore[assignment]
        self.flow = self.scope = self.headers = None  # type: ignore[assignment]

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self._refused:
            self._bytes += len(data)
            if self._bytes > limits.MOST_IGNORED:
                self.flow.pause_reading()
            return
        for start in range(0, len(data), _SLICE):
            part = data[start : start + _SLICE]
            self._bytes += len(part)
            super().data_received(part)
            if self.parser is None or self._refused or self.transport.is_closing():
                return  # it is a WebSocket now, or has ended
            if self._too_much or self._is_too_long():
                self._refuse(self._too_much or ("long_head" if self._reads_head else "too_long"))
                return
        if self._timer is None and self.timeout_keep_alive_task is None:
            self._within(limits.HEAD_WITHIN)

    def _is_too_long(self) -> bool:
        return self._bytes > (limits.LARGEST_HEAD if self._reads_head else limits.LARGEST_SENT_BODY)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._began = self._reads_head = True
        self._bytes = self._lines = 0
        if self.cycle is None or self.cycle.response_complete:
            self._within(limits.HEAD_WITHIN)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > limits.LONGEST_HEADER:
            self._too_much = "long_head"

    def on_header(self, name: bytes, value: bytes) -> None:
        self._lines += 1
        if self._lines > limits.MOST_HEADERS or len(name) + len(value) > limits.LONGEST_HEADER:
            self._too_much = "long_head"
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._reads_head, self._bytes = False, 0
        if len(self.pipeline) >= limits.MOST_PIPELINED:
            self._too_much = "too_fast"
        if self._too_much:
            return  # the application does not see it
        super().on_headers_complete()
        self._within(limits.BODY_WITHIN)

    def on_body(self, body: bytes) -> None:
        if not self._too_much:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._too_much:
            return
        self._began, self._reads_head, self._bytes = False, True, 0
        super().on_message_complete()
        self._within(limits.ANSWER_WITHIN)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        self._stop_timer()
        super().on_response_complete()
        if self._began:  # the answer was ready before the request was
            self._unset_keepalive_if_required()
            self._within(limits.BODY_WITHIN)
        elif self.pipeline:
            self._within(limits.ANSWER_WITHIN)

    # Time

    def _within(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        answered = self._answered
        waits = answered is not None and not answered.response_complete
        if self.transport.is_closing() or (answered is not None and waits and answered.response_started):
            self.transport.abort()  # the answer is not read
        elif self._began or self._bytes:
            self._refuse("too_slow")
        elif waits:
            self._refuse("busy")
        else:
            self.transport.abort()  # nothing was asked

    def timeout_keep_alive_handler(self) -> None:
        """End an idle connection, whether it has read its last answer or not."""
        self.transport.abort() if self.transport.get_write_buffer_size() else super().timeout_keep_alive_handler()

    # Refusals

    def send_400_response(self, msg: str) -> None:
        self._refuse("malformed")

    def _refuse(self, why: str) -> None:
        """Answer in words; then read on for a moment, or the other side would see a cut line instead of the answer."""
        self._refused, self._bytes = True, 0
        self._stop_timer()
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        for cycle in (self._answered, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
                if cycle.response_started:
                    self.transport.abort()
                    return
        self.flow.resume_reading()
        if self._reads_head or self.cycle is None or not self.cycle.response_complete:
            self.transport.write(_answer(why))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._timer = self.loop.call_later(limits.GOODBYE, self.transport.abort)

    def eof_received(self) -> None:
        if self._refused:
            self.transport.abort()


def _answer(why: str) -> bytes:
    status, words = _WORDS[why]
    body = json.dumps({"why": "too_long" if why == "long_head" else why, "words": words}).encode()
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
    ]
    if why in ("too_fast", "busy", "too_slow"):
        lines.append(f"retry-after: {ceil(limits.HEAD_WITHIN)}")
    return "\r\n".join([*lines, "", ""]).encode() + body


def guarded(gate: Gate) -> type[UvicornHttp]:
    """The protocol of a server's plain connections."""
    return type("GuardedHttp", (UvicornHttp,), {"gate": gate})
