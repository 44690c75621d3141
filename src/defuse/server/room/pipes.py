"""Several servers on one database: connects browsers to rooms that another server owns.

Each pair of servers shares one connection, and every browser behind it has a number. A plain request of a member
about a room has a connection of its own. The connecting server must send the secret of the answering server, which is
stored with its address in the database and nowhere else.
"""

import asyncio
import contextlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from defuse.server.room.attendance import Connection
from defuse.server.room.house import House
from defuse.server.room.room import Room
from defuse.server.store import StoreLost
from defuse.server.wire.protocol import Command, Hello, Ticket

_LARGEST: Final = 4_000_000  # bytes of a message between servers
_MOST_WAITING: Final = 32_000_000  # bytes
_PATIENCE: Final = 3.0  # seconds to connect
_ANSWER_WITHIN: Final = 30.0  # seconds to answer a plain request; more than the coach may take


class Opens(Struct, frozen=True, tag="opens"):
    """A browser wants to enter a room of the receiving server."""

    caller: int
    hello: Hello
    address: str = ""


class Asks(Struct, frozen=True, tag="asks"):
    caller: int
    command: Command


class HangsUp(Struct, frozen=True, tag="hangs_up"):
    caller: int


class Tells(Struct, frozen=True, tag="tells"):
    """A frame for a browser."""

    caller: int
    frame: bytes


class SendsAway(Struct, frozen=True, tag="sends_away"):
    caller: int
    why: str
    again: bool


class Inquiry(Struct, frozen=True, tag="inquiry"):
    """A plain request of a member about a room of the receiving server."""

    about: Literal["hint", "review", "standing"]
    ticket: Ticket
    hinted: tuple[int, ...] = ()  # for a review: when the seat was given hints


class Answered(Struct, frozen=True, tag="answered"):
    """The answer to an inquiry: the status and the body of a plain response."""

    status: int
    body: bytes


Letter = Opens | Asks | HangsUp | Tells | SendsAway | Inquiry | Answered

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Letter).decode


class ServerLine:
    """A connection to another server that carries messages both ways."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def post(self, letter: Letter) -> None:
        if self._writer.is_closing():
            return
        body = _encode(letter)
        self._writer.write(len(body).to_bytes(4) + body)
        if self._writer.transport.get_write_buffer_size() > _MOST_WAITING:
            self.cut()  # the other server has stopped reading; its browsers will reconnect

    async def next(self) -> Letter | None:
        """The next message; None when the connection is dead."""
        try:
            length = int.from_bytes(await self._reader.readexactly(4))
            return _decode(await self._reader.readexactly(length)) if length <= _LARGEST else None
        except (OSError, EOFError, msgspec.DecodeError):
            return None

    def cut(self) -> None:
        self._writer.close()


# The server that has the room


class Caller:
    """A browser behind another server; the room treats it like any other connection."""

    def __init__(self, line: ServerLine, number: int, address: str) -> None:
        self.address = address
        self._line = line
        self._number = number
        self.room: Room | None = None

    def send(self, frame: bytes) -> None:
        self._line.post(Tells(self._number, frame))

    def close(self, why: str, again: bool) -> None:
        self._line.post(SendsAway(self._number, why, again))


class Exchange:
    """Accepts connections from other servers."""

    def __init__(self, house: House, secret: str, answer: Callable[[Inquiry], Awaitable[Answered]]) -> None:
        self._house = house
        self._secret = secret
        self._answer_inquiry = answer
        self._lines: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls, house: House, host: str, answer: Callable[[Inquiry], Awaitable[Answered]]
    ) -> tuple["Exchange", asyncio.Server]:
        """Listen, and publish host, port and secret as the house's address."""
        exchange = cls(house, secrets.token_hex(16), answer)
        server = await asyncio.start_server(exchange._answer, host, 0)
        port = server.sockets[0].getsockname()[1]
        house.address = f"{host}:{port}#{exchange._secret}"
        return exchange, server

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        line = ServerLine(reader, writer)
        callers: dict[int, Caller] = {}
        try:
            said = await asyncio.wait_for(reader.readexactly(len(self._secret)), _PATIENCE)
            if hmac.compare_digest(said, self._secret.encode()):
                while (letter := await line.next()) is not None:
                    await self._take(letter, line, callers)
        except (OSError, EOFError, TimeoutError, asyncio.CancelledError):
            pass
        finally:
            for caller in callers.values():
                if caller.room is not None:
                    caller.room.hang_up(caller)
            line.cut()
            self._lines.discard(task)

    async def _take(self, letter: Letter, line: ServerLine, callers: dict[int, Caller]) -> None:
        if isinstance(letter, Inquiry):
            line.post(await self._answer_inquiry(letter))
        elif isinstance(letter, Opens):
            caller = Caller(line, letter.caller, letter.address)
            try:
                found = await self._house.room(letter.hello.room, letter.hello.version)
            except StoreLost:
                caller.close("restart", True)
                return
            if isinstance(found, Room):
                caller.room, callers[letter.caller] = found, caller
                found.arrive(caller, letter.hello)
            else:
                caller.close("moved", True)
        elif isinstance(letter, Asks | HangsUp) and letter.caller in callers:
            caller = callers[letter.caller]
            assert caller.room is not None
            if isinstance(letter, Asks):
                caller.room.ask(caller, letter.command)
            else:
                del callers[letter.caller]
                caller.room.hang_up(caller)

    def cut(self) -> None:
        for task in self._lines:
            task.cancel()


# The server to which the browser is connected


class Elsewhere:
    """A room of another server; forwards everything to it."""

    def __init__(self, trunk: "Trunk") -> None:
        self._trunk = trunk

    def arrive(self, connection: Connection, hello: Hello) -> None:
        self._trunk.open(connection, hello)

    def ask(self, connection: Connection, command: Command) -> None:
        self._trunk.ask(connection, command)

    def hang_up(self, connection: Connection) -> None:
        self._trunk.hang_up(connection)


class Trunk:
    """The connection to one other server, and the browsers that use it."""

    def __init__(self, line: ServerLine) -> None:
        self._line = line
        self._numbers: dict[Connection, int] = {}
        self._connections: dict[int, Connection] = {}
        self._last = 0
        self.dead = False

    def open(self, connection: Connection, hello: Hello) -> None:
        self._last += 1
        self._numbers[connection] = self._last
        self._connections[self._last] = connection
        if self.dead:
            connection.close("moved", True)
        self._line.post(Opens(self._last, hello, connection.address))

    def ask(self, connection: Connection, command: Command) -> None:
        if connection in self._numbers:
            self._line.post(Asks(self._numbers[connection], command))

    def hang_up(self, connection: Connection) -> None:
        number = self._numbers.pop(connection, None)
        if number is not None:
            del self._connections[number]
            self._line.post(HangsUp(number))

    async def run(self) -> None:
        """Forward messages until the connection ends; then make its browsers reconnect."""
        try:
            while (letter := await self._line.next()) is not None:
                self._pass_on(letter)
        finally:
            self.dead = True
            for connection in list(self._connections.values()):
                connection.close("moved", True)
            self._line.cut()

    def _pass_on(self, letter: Letter) -> None:
        if not isinstance(letter, Tells | SendsAway):
            return
        connection = self._connections.get(letter.caller)
        if connection is not None and isinstance(letter, Tells):
            connection.send(letter.frame)
        elif connection is not None and isinstance(letter, SendsAway):
            connection.close(letter.why, letter.again)


class Operator:
    """Connects browsers to other servers, over one connection to each; and asks them what members want to know."""

    def __init__(self) -> None:
        self._trunks: dict[str, Trunk] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._dialling: dict[str, asyncio.Task[Trunk | None]] = {}

    async def room(self, address: str) -> Elsewhere | None:
        """A proxy for the rooms of the server at this address; None if it does not answer."""
        trunk = self._trunks.get(address)
        if trunk is None or trunk.dead:
            trunk = await asyncio.shield(self._dialled(address))
        return None if trunk is None else Elsewhere(trunk)

    def _dialled(self, address: str) -> "asyncio.Task[Trunk | None]":
        """One connection attempt per address, shared by everyone who waits for it."""
        calling = self._dialling.get(address)
        if calling is None:
            calling = self._dialling[address] = asyncio.create_task(self._dial(address))
            calling.add_done_callback(lambda _: self._dialling.pop(address, None))
        return calling

    async def inquire(self, address: str, inquiry: Inquiry) -> Answered | None:
        """The answer of the server at this address; None if it gives none, or is too old to understand."""
        line = await _connected(address)
        if line is None:
            return None
        line.post(inquiry)
        try:
            letter = await asyncio.wait_for(line.next(), _ANSWER_WITHIN)
        except TimeoutError:
            return None
        finally:
            line.cut()
        return letter if isinstance(letter, Answered) else None

    async def _dial(self, address: str) -> Trunk | None:
        line = await _connected(address)
        if line is None:
            return None
        trunk = self._trunks[address] = Trunk(line)
        task = asyncio.create_task(trunk.run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return trunk

    async def close(self) -> None:
        for task in (*self._dialling.values(), *self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _connected(address: str) -> ServerLine | None:
    """A connection to the server at this address that has sent its secret; None if there is no such server."""
    place, _, secret = address.partition("#")
    host, _, port = place.rpartition(":")
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), _PATIENCE)
    except (OSError, ValueError, TimeoutError):
        return None
    writer.write(secret.encode())
    return ServerLine(reader, writer)
