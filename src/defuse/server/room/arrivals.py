"""Lets connections into a room and out of it, and sends each newcomer everything that they may see."""

from typing import Final

import msgspec

from defuse.server import limits
from defuse.server.room import entries as e
from defuse.server.room.attendance import Connection, is_watcher
from defuse.server.room.room_parts import RoomParts
from defuse.server.room.state import OVER, PLAYING
from defuse.server.store import StoreLost
from defuse.server.wire import protocol
from defuse.server.wire import refusals as no
from defuse.server.wire.frames import over_frame, said_frame
from defuse.server.wire.table_structs import CARD_NAMES

_encode: Final = msgspec.json.Encoder().encode


class Arrivals:
    """The door of one room."""

    def __init__(self, room: RoomParts) -> None:
        self.idle_since = room.clock.now()  # when the last connection ended
        self._room = room

    async def arrive(self, connection: Connection, hello: protocol.Hello) -> None:
        try:
            await self._welcome(connection, hello)
        except StoreLost:
            connection.send(_encode(no.NO_STORE.to(hello.n)))
            connection.close("restart", True)
            raise

    async def _welcome(self, connection: Connection, hello: protocol.Hello) -> None:
        if not protocol.OLDEST_VERSION <= hello.version <= protocol.VERSION:
            connection.send(_encode(no.OTHER_VERSION.to(hello.n)))
            connection.close("malformed", False)
            return
        member, token = await self._room.members.of_token(hello.token), ""
        if member is None or not self._room.members.belongs(member):
            refused = await self._room.members.obstacle(member, connection, self._room.clock.now())
            if refused is no.ROOM_IS_FULL and self._room.attendance.watchers < limits.MOST_WATCHERS:
                await self._show(connection, self._room.attendance.next_watcher(), hello)
                return
            if refused is not None:
                connection.send(_encode(refused.to(hello.n)))
                connection.close("removed" if refused is no.REMOVED else "closed", False)
                return
            member, token = await self._room.members.join()
        self._room.members.come_from(member, connection.address)
        self._room.members.count_from(member, hello.n)
        await self._show(connection, member, hello, token)

    async def _show(self, connection: Connection, member: int, hello: protocol.Hello, token: str = "") -> None:
        """Connect a member or a watcher, and send them everything that they may see."""
        before = self._room.attendance.comes(member, connection, self._room.clock.now())
        self._room.broadcast.room_changed = True
        if before is not None and before.connection is not connection:
            before.connection.close("elsewhere", False)
        connection.send(_encode(protocol.Welcome(protocol.VERSION, self._room.log.name, member, token, CARD_NAMES)))
        if self._room.state.asleep:
            await self._room.log.do(e.Paused(False, self._room.clock.now()))
        await self._room.log.seal()
        self._room.broadcast.tell_room(connection)
        for spoken in self._room.state.chat:
            connection.send(said_frame(spoken, past=True))
        self._room.broadcast.show_table(self._room.runner.dealer, member, hello.game, hello.heard)
        if self._room.state.phase == OVER:
            connection.send(over_frame(self._room.state))

    async def hang_up(self, connection: Connection) -> None:
        """A connection has ended."""
        member = self._room.attendance.caller(connection)
        if member is None:
            return
        if is_watcher(member):
            self._room.attendance.forget(member)
        else:
            self._room.attendance.goes(member, self._room.clock.now())
            self._room.broadcast.room_changed = True
        self.idle_since = self._room.clock.now()
        if self._room.members.only_looks_in(member):
            await self._room.members.let_go(member)
        await self.sleep_if_empty()
        self._room.broadcast.tell_room()

    async def show_out(self, member: int, why: str) -> None:
        """Close the connection of somebody who has left for good."""
        visit = self._room.attendance.forget(member)
        await self._room.members.forget(member)
        if visit is not None:
            visit.connection.close(why, False)
            self.idle_since = self._room.clock.now()
        await self.sleep_if_empty()

    async def sleep_if_empty(self) -> None:
        """Stop the clocks while nobody is connected."""
        if not self._room.attendance.visits and self._room.state.phase == PLAYING and not self._room.state.asleep:
            await self._room.log.do(e.Paused(True, self._room.clock.now()))
