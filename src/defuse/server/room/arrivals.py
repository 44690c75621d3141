"""Lets connections into a room and out of it, and sends each newcomer everything that they may see."""

from typing import Final

import msgspec

from defuse.server import limits
from defuse.server.play.clock import Clock
from defuse.server.room import entries as e
from defuse.server.room.attendance import Attendance, Connection, is_watcher
from defuse.server.room.broadcast import Broadcast
from defuse.server.room.game_runner import GameRunner
from defuse.server.room.members import Members
from defuse.server.room.room_log import RoomLog
from defuse.server.room.state import OVER, PLAYING, RoomState
from defuse.server.store import StoreLost
from defuse.server.wire import protocol
from defuse.server.wire import refusals as no
from defuse.server.wire.frames import over_frame, said_frame
from defuse.server.wire.table_structs import CARD_NAMES

_encode: Final = msgspec.json.Encoder().encode


class Arrivals:
    """The door of one room."""

    def __init__(
        self,
        state: RoomState,
        attendance: Attendance,
        broadcast: Broadcast,
        members: Members,
        runner: GameRunner,
        log: RoomLog,
        clock: Clock,
    ) -> None:
        self.idle_since = clock.now()  # when the last connection ended
        self._state = state
        self._attendance = attendance
        self._broadcast = broadcast
        self._members = members
        self._runner = runner
        self._log = log
        self._clock = clock

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
        member, token = await self._members.of_token(hello.token), ""
        if member is None or not self._members.belongs(member):
            refused = await self._members.obstacle(member, connection, self._clock.now())
            if refused is no.ROOM_IS_FULL and self._attendance.watchers < limits.MOST_WATCHERS:
                await self._show(connection, self._attendance.next_watcher(), hello)
                return
            if refused is not None:
                connection.send(_encode(refused.to(hello.n)))
                connection.close("removed" if refused is no.REMOVED else "closed", False)
                return
            member, token = await self._members.join()
        self._members.come_from(member, connection.address)
        self._members.count_from(member, hello.n)
        await self._show(connection, member, hello, token)

    async def _show(self, connection: Connection, member: int, hello: protocol.Hello, token: str = "") -> None:
        """Connect a member or a watcher, and send them everything that they may see."""
        before = self._attendance.comes(member, connection, self._clock.now())
        self._broadcast.room_changed = True
        if before is not None and before.connection is not connection:
            before.connection.close("elsewhere", False)
        connection.send(_encode(protocol.Welcome(protocol.VERSION, self._log.name, member, token, CARD_NAMES)))
        if self._state.asleep:
            await self._log.do(e.Paused(False, self._clock.now()))
        await self._log.seal()
        self._broadcast.tell_room(connection)
        for spoken in self._state.chat:
            connection.send(said_frame(spoken, past=True))
        self._broadcast.show_table(self._runner.dealer, member, hello.game, hello.heard)
        if self._state.phase == OVER:
            connection.send(over_frame(self._state))

    async def hang_up(self, connection: Connection) -> None:
        """A connection has ended."""
        member = self._attendance.caller(connection)
        if member is None:
            return
        if is_watcher(member):
            self._attendance.forget(member)
        else:
            self._attendance.goes(member, self._clock.now())
            self._broadcast.room_changed = True
        self.idle_since = self._clock.now()
        if self._members.only_looks_in(member):
            await self._members.let_go(member)
        await self.sleep_if_empty()
        self._broadcast.tell_room()

    async def show_out(self, member: int, why: str) -> None:
        """Close the connection of somebody who has left for good."""
        visit = self._attendance.forget(member)
        await self._members.forget(member)
        if visit is not None:
            visit.connection.close(why, False)
            self.idle_since = self._clock.now()
        await self.sleep_if_empty()

    async def sleep_if_empty(self) -> None:
        """Stop the clocks while nobody is connected."""
        if not self._attendance.visits and self._state.phase == PLAYING and not self._state.asleep:
            await self._log.do(e.Paused(True, self._clock.now()))
