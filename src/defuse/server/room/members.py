"""Who belongs to a room: lets newcomers in, lets people go, and frees places on the bench."""

import hashlib
from typing import Final

import msgspec

from defuse.server import limits
from defuse.server.limits import Buckets
from defuse.server.room import entries as e
from defuse.server.room.attendance import AWAY, Attendance, Connection
from defuse.server.room.entries import Entry
from defuse.server.room.room_log import RoomLog
from defuse.server.room.state import RoomState
from defuse.server.store import Store, new_token
from defuse.server.wire import refusals as no
from defuse.server.wire.refusals import Refused

_encode: Final = msgspec.json.Encoder().encode


class Members:
    """The members of one room."""

    def __init__(self, state: RoomState, attendance: Attendance, log: RoomLog, store: Store) -> None:
        self._room = log.name
        self._state = state
        self._attendance = attendance
        self._log = log
        self._store = store
        self._addresses: dict[int, str] = {}  # the network of each member's latest connection
        self._counts: dict[int, int] = {}  # the number of the last command that was carried out, by member
        self._joins = Buckets(limits.JOINS_A_SECOND, limits.JOINS_AT_ONCE)  # new members by address

    async def of_token(self, token: str) -> int | None:
        """The member whom a token identifies, whether they still belong to the room or not."""
        return await self._store.member_of(self._room, token) if token else None

    def belongs(self, member: int) -> bool:
        person = self._state.people.get(member)
        return person is not None and not person.left

    def come_from(self, member: int, address: str) -> None:
        """Note the network of a member's connection."""
        self._addresses[member] = address

    def count_from(self, member: int, hello: int) -> None:
        """Note the number of a page's first command: the numbers rise as long as it lives, a new page starts from 1."""
        last = self._counts.get(member, self._state.people[member].last)
        self._counts[member] = last if hello > max(1, last) else 0

    def has_done(self, member: int, n: int) -> bool:
        """Whether the command of this number was carried out before, and is sent again."""
        return n <= self._counts.get(member, 0)

    def note_done(self, member: int, n: int) -> None:
        self._counts[member] = n

    async def obstacle(self, member: int | None, connection: Connection, now: float) -> Refused | None:
        """Why a newcomer is not let in. `member` is the one whom their token once identified, if any."""
        address, removed = connection.address, self._state.removed
        if member in removed or (address and self._digest(address) in removed.values()):
            return no.REMOVED
        if address:
            beside = sum(self._addresses.get(each) == address for each in self._bench())
            if beside >= limits.MOST_BENCH or not self._joins.take(address, now):
                return no.TOO_FAST
        await self.expire_bench(now)
        if len(self._state.people) >= limits.MOST_MEMBERS:
            await self._make_room(now)
        return no.ROOM_IS_FULL if len(self._state.people) >= limits.MOST_MEMBERS else None

    async def join(self) -> tuple[int, str]:
        """A new member and their token, returned once both are stored."""
        joined = e.Joined(self._state.joined + 1)
        await self._log.do(joined)
        token = new_token()
        await self._store.add_token(self._room, token, joined.member)
        return joined.member, token

    def _bench(self) -> list[int]:
        """The members without a seat, but for the host."""
        people, host = self._state.people, self._state.host
        return [member for member, person in people.items() if person.seat is None and member != host]

    async def _make_room(self, now: float) -> None:
        """Show out the visitor without a name who has been on the bench of a full room for longest."""
        visits = self._attendance.visits
        nameless = [member for member in self._bench() if not self._state.people[member].name and member in visits]
        longest = min(nameless, key=lambda member: visits[member].since, default=None)
        if longest is not None and now - visits[longest].since >= limits.BENCH_KEPT:
            connection = visits[longest].connection
            await self.let_go(longest)
            connection.send(_encode(no.ROOM_IS_FULL.to(0)))
            connection.close("closed", False)

    async def expire_bench(self, now: float) -> None:
        """Let those go who left the bench long ago. The host's friends need their places."""
        for member in self._bench():
            if self._attendance.gone_for(member, now) >= limits.BENCH_EXPIRES:
                await self.let_go(member)

    def only_looks_in(self, member: int) -> bool:
        """Whether a member is dropped as soon as they disconnect: no seat, no name, not the host."""
        person = self._state.people.get(member)
        return person is not None and person.seat is None and not person.name and member != self._state.host

    async def drop_absent(self, now: float) -> None:
        """Drop visitors whose grace period has ended, as those left over from before a restart."""
        for member in list(self._state.people):
            if self.only_looks_in(member) and self._attendance.presence(member, now) == AWAY:
                await self.let_go(member)
        await self.expire_bench(now)

    async def let_go(self, member: int) -> None:
        await self._log.do(e.Left(member))
        self._attendance.forget(member)
        await self.forget(member)

    async def forget(self, member: int) -> None:
        """Forget the network and the token of somebody who has left."""
        self._addresses.pop(member, None)
        if member not in self._state.removed:  # the token of somebody who was removed is kept, to know them again
            await self._store.drop_member(self._room, member)

    def removal(self, entry: Entry) -> Entry:
        """The entry of a removal, with the network of the member who is removed."""
        assert isinstance(entry, e.Removed)
        visit = self._attendance.visits.get(entry.member)
        address = visit.connection.address if visit is not None else self._addresses.get(entry.member, "")
        return msgspec.structs.replace(entry, address=self._digest(address) if address else "")

    def _digest(self, address: str) -> str:
        """A network as the log may contain it: it cannot be recognised in another room."""
        return hashlib.sha256(f"{self._room} {address}".encode()).hexdigest()[:16]
