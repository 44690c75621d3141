"""A browser's WebSocket: frames in and out, within limits. It knows nothing of the game."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final, Protocol

import msgspec
from websockets.frames import CloseCode

from defuse.server import limits
from defuse.server.http.logs import note_fault
from defuse.server.http.metrics import Metrics
from defuse.server.play.clock import Clock
from defuse.server.room.house import House
from defuse.server.room.pipes import Elsewhere, Operator
from defuse.server.room.room import Room
from defuse.server.store import Damaged, NoSuchRoom, OwnedBy, StoreClosed, StoreLost, TooNew
from defuse.server.wire import protocol
from defuse.server.wire import refusals as no
from defuse.server.wire.refusals import Refused

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

_NORMAL: Final = 1000
_FAILURES: Final[dict[int, Refused]] = {CloseCode.MESSAGE_TOO_BIG: no.TOO_LONG, CloseCode.POLICY_VIOLATION: no.TOO_FAST}
_decoder: Final[msgspec.json.Decoder[protocol.Command]] = msgspec.json.Decoder(protocol.Command)
_encode: Final = msgspec.json.Encoder().encode


class SocketLine(Protocol):
    """Carries the frames of one browser; implemented by `UvicornSocket`."""

    on_frame: Callable[[bytes], None] | None
    on_free: Callable[[], None] | None
    on_fail: Callable[[int], list[bytes]] | None

    def push(self, frames: Sequence[bytes]) -> bool:
        """Send frames, unless the browser has to read first: then returns False and calls `on_free` later."""


class Socket:
    """One WebSocket. A browser that does not read is disconnected, so that nobody waits for it."""

    def __init__(
        self,
        line: SocketLine,
        receive: Receive,
        send: Send,
        house: House,
        operator: Operator,
        metrics: Metrics,
        limited: bool,
        address: str = "",
    ) -> None:
        self.address = address if limited else ""
        self._line = line
        self._receive = receive
        self._send = send
        self._house = house
        self._operator = operator
        self._metrics = metrics
        self._limited = limited
        self._outbox = house.outbox
        self._waiting: list[bytes] = []  # to be flushed soon, or as soon as the browser reads again
        self._told_all = asyncio.Event()
        self._closing = False
        self._reading: asyncio.Future[None] | None = None
        self._room: Room | Elsewhere | None = None
        self._room_name = ""
        clock: Clock = house.clock
        self._clock = clock
        self._commands = limits.Bucket(limits.COMMANDS_A_SECOND, limits.COMMANDS_AT_ONCE, clock.now())
        self._lines = limits.Bucket(limits.LINES_A_SECOND, limits.LINES_AT_ONCE, clock.now())
        self._malformed = 0
        self._too_fast = 0

    # For the room

    def send(self, frame: bytes) -> None:
        """Queue a frame; frames queued in the same turn of the event loop go out together."""
        if self._closing:
            return
        if len(self._waiting) >= limits.MOST_WAITING:
            self._waiting.clear()
            self.close("slow", True)
            return
        self._put(frame)

    def close(self, why: str, again: bool) -> None:
        if not self._closing:
            self._put(_encode(protocol.Bye(why, again)))
            self._closing = True
            if self._reading is not None:
                self._reading.cancel()  # ignore what a closed connection still sends

    def _put(self, frame: bytes) -> None:
        if not self._waiting:
            self._outbox.add(self._flush)
        self._waiting.append(frame)

    def _flush(self) -> None:
        if self._waiting and self._line.push(self._waiting):
            self._waiting = []
        if self._closing and not self._waiting:
            self._told_all.set()

    # For the browser

    async def serve(self) -> None:
        """Serve the connection from its first frame to its last; a closed one may still read why."""
        self._line.on_free = self._flush
        self._line.on_fail = self._farewell
        self._reading = asyncio.ensure_future(self._read())
        try:
            await asyncio.wait([self._reading])
            if self._closing:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._say_goodbye(), limits.GOODBYE)
            else:
                self._reading.result()
        finally:
            self._closing = True
            self._reading.cancel()
            if self._room is not None:
                self._room.hang_up(self)
            self._let_go()

    def _let_go(self) -> None:
        """Cut the references in a circle, so that a closed connection takes no memory until the next collection."""
        self._room = None
        self._reading = None  # cancelled, it refers to this object by where it was cancelled
        self._line.on_frame = self._line.on_free = self._line.on_fail = None

    async def _say_goodbye(self) -> None:
        await self._told_all.wait()
        await self._send({"type": "websocket.close", "code": _NORMAL})

    async def _read(self) -> None:
        try:
            hello = await asyncio.wait_for(self._next(), limits.HELLO_WITHIN)
        except TimeoutError:
            self.close("malformed", True)
            return
        if hello is not None and await self._come_in(hello):
            self._line.on_frame = self._listen
            # Frames that arrived meanwhile; None when the browser is gone.
            while (text := await self._next()) is not None:
                self._listen(text)

    async def _next(self) -> str | None:
        """The text of the next frame; None when the connection is closed."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return "" if text is None else text

    async def _come_in(self, text: str) -> bool:
        hello = self._command(text)
        if not isinstance(hello, protocol.Hello):
            self._refuse(no.MALFORMED, 0)
            self.close("malformed", False)
            return False
        try:
            found = await self._find(hello)
        except (StoreLost, StoreClosed):
            self._refuse(no.NO_STORE, hello.n)
            self.close("restart", True)
            return False
        if found is None:
            self.close("moved", True)
            return False
        if isinstance(found, NoSuchRoom | Damaged):
            self._refuse(no.NO_SUCH_ROOM if isinstance(found, NoSuchRoom) else no.DAMAGED, hello.n)
            self.close("closed", False)
            return False
        self._room, self._room_name = found, hello.room
        found.arrive(self, hello)
        return True

    async def _find(self, hello: protocol.Hello) -> Room | Elsewhere | NoSuchRoom | Damaged | None:
        """The room, here or on another server; None if that server does not answer, or has to be a newer one."""
        if self._house.store.lost:
            raise StoreLost
        found = await self._house.room(hello.room, hello.version)
        if isinstance(found, OwnedBy):
            return await self._operator.room(found.address)
        return None if isinstance(found, TooNew) else found

    def _listen(self, text: str | bytes) -> None:
        """Handle one command."""
        if self._closing:
            return
        command = self._command(text)
        if command is None:
            self._malformed += 1
            self._refuse(no.MALFORMED, 0)
            if self._malformed >= limits.MOST_MALFORMED:
                self.close("malformed", False)
            return
        self._metrics.count("defuse_commands_total", type(command).__name__)
        if self._limited and not self._in_time(command):
            self._too_fast += 1
            self._refuse(no.TOO_FAST, command.n)
            if self._too_fast >= limits.MOST_TOO_FAST:
                self.close("malformed", True)
            return
        assert self._room is not None
        self._room.ask(self, command)

    def _command(self, text: str | bytes) -> protocol.Command | None:
        try:
            command = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None
        return command if command.n > 0 else None

    def _in_time(self, command: protocol.Command) -> bool:
        """Whether this connection, its address and its room may do this now. New connections bring no new allowance."""
        now, house = self._clock.now(), self._house
        if isinstance(command, protocol.Say | protocol.Emote):
            here = f"{self._room_name} {self.address}"
            if not (self._lines.take(now) and house.lines.take(here, now)):
                return False
        if isinstance(command, protocol.Arrange) and not house.arrangements.take(self._room_name, now):
            return False
        if isinstance(command, protocol.Begin) and not house.games.take(self.address, now):
            return False
        return self._commands.take(now) and house.commands.take(self.address, now)

    def _farewell(self, code: int) -> list[bytes]:
        """What a browser is told whose frames cannot be read: they are too large, too many, or none."""
        why = _FAILURES.get(code, no.MALFORMED)
        self._metrics.count("defuse_refusals_total", why.why)
        frames, self._waiting = self._waiting, []
        return [*frames, _encode(why.to(0)), _encode(protocol.Bye("malformed", False))]

    def _refuse(self, why: Refused, n: int) -> None:
        self._metrics.count("defuse_refusals_total", why.why)
        self.send(_encode(why.to(n)))


async def refuse_socket(why: Refused, send: Send) -> None:
    """Tell a browser over its WebSocket why it is not served; it could not read a plain answer."""
    await send({"type": "websocket.accept"})
    for frame in (why.to(0), protocol.Bye("closed", False)):
        await send({"type": "websocket.send", "text": _encode(frame).decode()})
    await send({"type": "websocket.close", "code": CloseCode.TRY_AGAIN_LATER})


async def serve_socket(
    line: SocketLine,
    receive: Receive,
    send: Send,
    house: House,
    operator: Operator,
    metrics: Metrics,
    limited: bool,
    address: str = "",
) -> None:
    """Serve one connection; an error in it does not affect the others."""
    await send({"type": "websocket.accept"})
    metrics.count("defuse_connections_total")
    try:
        await Socket(line, receive, send, house, operator, metrics, limited, address).serve()
    except Exception:
        note_fault("connection failed")
