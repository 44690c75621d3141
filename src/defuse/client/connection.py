"""A connection to a room that comes back when it breaks; nothing is done twice, and nothing is lost."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from defuse.client.link import RoomLink
from defuse.client.remote_room import RemoteRoom
from defuse.client.tickets import Tickets
from defuse.server.wire import protocol as p

_PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before the next attempt; the last one is repeated
_MOST_ATTEMPTS: Final = 30  # in a row
_ATTEMPTS_TO_ENTER: Final = 3  # a server that has never answered is probably not there
_LARGEST_FRAME: Final = 4_000_000
_BEFORE_ENTRY: Final = ("no_room", "full", "removed", "outdated", "damaged")  # no use in trying again


class NoConnection(Exception):
    """The server cannot be reached."""


class RoomConnection:
    """The frames of a room, and commands to it. Everything that it is told is noted in `room`."""

    def __init__(
        self,
        link: RoomLink,
        tickets: Tickets | None = None,
        pauses: Sequence[float] = _PAUSES,
        attempts: int = _MOST_ATTEMPTS,
        version: int = p.VERSION,
    ) -> None:
        self.link = link
        self.room = RemoteRoom(token="" if tickets is None else tickets.token(link))
        self.problem: p.No | None = None  # why the server does not let one in
        self._tickets = tickets
        self._version = version
        self._is_closed = False
        self.is_connected = False
        self._has_entered = False
        self._pauses = pauses
        self._attempts = attempts
        self._socket: ClientConnection | None = None
        self._n = 0
        self._unanswered: dict[int, dict[str, Any]] = {}
        self._once: set[str] = set()  # the seeds that were sent on this connection

    async def frames(self) -> AsyncIterator[p.Frame | None]:
        """Every frame, and None whenever the connection is lost; ends when the server says goodbye for good.

        Raises NoConnection if the server cannot be reached.
        """
        failed = 0
        while True:
            try:
                async with connect(self.link.socket, max_size=_LARGEST_FRAME, open_timeout=20) as socket:
                    failed = 0
                    async for frame in self._converse(socket):
                        yield frame
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                failed += 1
            self.is_connected, self._socket = False, None
            if self._is_final():
                return
            if failed >= (self._attempts if self._has_entered else _ATTEMPTS_TO_ENTER):
                raise NoConnection(self.link.server)
            yield None
            await asyncio.sleep(self._pauses[min(failed, len(self._pauses) - 1)])

    def _is_final(self) -> bool:
        bye = self.room.bye
        return self._is_closed or (bye is not None and not bye.again)

    async def _converse(self, socket: ClientConnection) -> AsyncIterator[p.Frame]:
        self._socket, self.room.bye = socket, None
        self._once.clear()
        table = self.room.table
        heard = {} if table is None else {"game": table.game, "heard": table.heard}
        greeting = await self._write(
            {"do": "hello", "room": self.link.room, "version": self._version, "token": self.room.token, **heard},
            keep=False,
        )
        async for text in socket:
            frame = _read(text)
            if frame is None:
                continue
            self.room.take(frame)
            if isinstance(frame, p.Welcome):
                self.is_connected = self._has_entered = True
                if self._tickets is not None and frame.token:
                    self._tickets.keep(self.link, frame.token)
                for n, command in list(self._unanswered.items()):
                    await socket.send(msgspec.json.encode({"n": n, **command}).decode())
            elif isinstance(frame, p.Done | p.No):
                self._unanswered.pop(frame.n, None)
                if isinstance(frame, p.No) and frame.n == greeting and frame.why in _BEFORE_ENTRY:
                    self.problem, self.room.bye = frame, p.Bye(frame.why, again=False)
            elif isinstance(frame, p.RoomFrame):
                await self._take_part_in_luck()
            yield frame
            if self._is_final():
                return

    async def _take_part_in_luck(self) -> None:
        for command in self.room.seeds_due():
            key = f"{command['do']} {command['game']}"
            if key not in self._once:
                self._once.add(key)
                await self.send(command)

    async def send(self, command: dict[str, Any]) -> None:
        """Send a command; after a broken connection it is sent again."""
        await self._write(command, keep=True)

    async def _write(self, command: dict[str, Any], keep: bool) -> int:
        self._n += 1
        if keep:
            self._unanswered[self._n] = command
        if self._socket is not None and (self.is_connected or not keep):
            with suppress(ConnectionClosed):  # it is sent again
                await self._socket.send(msgspec.json.encode({"n": self._n, **command}).decode())
        return self._n

    async def close(self) -> None:
        """Close the connection; the seat is kept for a while."""
        self._is_closed = True
        if self._socket is not None:
            await self._socket.close()


_decoder: Final = msgspec.json.Decoder(p.Frame)


def _read(text: str | bytes) -> p.Frame | None:
    """A frame; None for one that only newer clients know."""
    try:
        frame: p.Frame = _decoder.decode(text)
    except msgspec.ValidationError:
        return None
    return frame
