"""The store: rooms as append-only logs, and which server may write to them. One SQL for both databases."""

from collections.abc import Sequence
from typing import Final

from defuse.server.store.database import Database
from defuse.server.store.grouping import Grouped
from defuse.server.store.inspection import GAPS, Damage, gaps
from defuse.server.store.outcomes import AppendOutcome, Claimed, ClaimOutcome, NoSuchRoom, OwnedBy, Taken, TooNew
from defuse.server.store.rows import (
    Append,
    NewEvent,
    Pruned,
    Retention,
    RoomRow,
    ServerRow,
    Snapshot,
    StoredEvent,
    StoredReplay,
)
from defuse.server.store.tokens import hashed

_BITE: Final = 50  # rooms deleted at a time, so that other writers do not wait long

# Whether the server $2 may claim a room: nobody owns it, it does itself, or the lease of its owner has expired.
_CLAIMABLE: Final = """status = 'open' AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
    SELECT 1 FROM server WHERE server.id = room.owner AND server.expires > moment()))"""

_ROOM: Final = "id, owner, epoch, last_seq, status, made_at, touched_at, settings"


class Store:
    """Everything that a server stores. When a call has returned, its effect is committed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._appends = Grouped(database.append, about=lambda append: append.room)

    @property
    def lost(self) -> bool:
        """Whether nothing can be kept at the moment: the disk is full, or the database out of reach."""
        return self._database.lost

    @property
    def damage(self) -> list[Damage]:
        """What was found damaged when the store was opened."""
        return self._database.damage

    async def gaps(self) -> list[Damage]:
        """The rooms whose log has a gap."""
        return gaps([(row[0], row[1], row[2], row[3], row[4]) for row in await self._database.read(GAPS)])

    async def close(self, patience: float = 5.0) -> None:
        """Commit what is waiting, then close the database; requests that take longer than this get StoreLost."""
        await self._appends.close(patience)
        await self._database.close()

    async def open_room(self, id: str, settings: bytes, owner: str | None, version: int = 0) -> RoomRow | Taken:
        """Add a room with an empty log; its owner, of this version, may write under epoch 1.

        Ids should be random. If the connection is lost at the wrong moment, the result can be `Taken` and an unused
        room.
        """
        rows = await self._database.write(
            f"""INSERT INTO room ({_ROOM}, version)
            VALUES ($1, $2, 1, 0, 'open', moment(), moment(), $3, $4)
            ON CONFLICT (id) DO NOTHING RETURNING {_ROOM}""",
            id,
            owner,
            settings,
            version,
        )
        return RoomRow(*rows[0]) if rows else Taken(id)

    async def room(self, id: str) -> RoomRow | None:
        rows = await self._database.read(f"SELECT {_ROOM} FROM room WHERE id = $1", id)
        return RoomRow(*rows[0]) if rows else None

    async def rooms(
        self, *, owner: str | None = None, status: str | None = None, untouched_since: float | None = None
    ) -> list[RoomRow]:
        """All rooms, or those of one server or status, or those that nobody has touched since then, sorted by id."""
        rows = await self._database.read(
            f"""SELECT {_ROOM} FROM room
            WHERE (CAST($1 AS text) IS NULL OR owner = $1) AND (CAST($2 AS text) IS NULL OR status = $2)
            AND (CAST($3 AS double precision) IS NULL OR touched_at < $3) ORDER BY id""",
            owner,
            status,
            untouched_since,
        )
        return [RoomRow(*row) for row in rows]

    async def append(self, room: str, epoch: int, events: Sequence[NewEvent]) -> AppendOutcome:
        """Append events to a log, all or none; once this returns `Appended` they are durable."""
        return await self._appends.ask(Append(room, epoch, events))

    async def read(self, room: str, after: int = 0) -> list[StoredEvent]:
        """The log of a room after event `after`."""
        rows = await self._database.read(
            "SELECT seq, epoch, kind, body, at FROM event WHERE room = $1 AND seq > $2 ORDER BY seq", room, after
        )
        return [StoredEvent(*row) for row in rows]

    async def delete_before(self, room: str, seq: int) -> None:
        """Delete the events before `seq`, which must itself be in the log and stand for them."""
        await self._database.write(
            """DELETE FROM event WHERE room = $1 AND seq < $2
            AND EXISTS (SELECT 1 FROM event AS kept WHERE kept.room = $1 AND kept.seq = $2)""",
            room,
            seq,
        )

    async def save_snapshot(self, room: str, seq: int, body: bytes) -> None:
        """Replace the room's snapshot; ignored if it is older than the stored one or beyond the end of the log."""
        await self._database.write(
            """INSERT INTO snapshot (room, seq, body) SELECT id, $2, $3 FROM room WHERE id = $1 AND last_seq >= $2
            ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body
            WHERE snapshot.seq <= excluded.seq""",
            room,
            seq,
            body,
        )

    async def load_snapshot(self, room: str) -> Snapshot | None:
        rows = await self._database.read("SELECT seq, body FROM snapshot WHERE room = $1", room)
        return Snapshot(*rows[0]) if rows else None

    async def claim(self, room: str, server: str, version: int = 0) -> ClaimOutcome:
        """Make this server the owner of a room, unless another server with a valid lease owns it.

        The former owner is fenced from then on, whether it is dead, frozen or slow. A room that a server of a newer
        version has owned is left to such a server: older ones may be unable to read its log.
        """
        while True:
            rows = await self._database.write(
                f"""UPDATE room SET owner = $2, epoch = epoch + 1, version = $3
                WHERE id = $1 AND version <= $3 AND {_CLAIMABLE} RETURNING epoch, last_seq""",
                room,
                server,
                version,
            )
            if rows:
                return Claimed(*rows[0])
            rows = await self._database.read(
                """SELECT room.owner, server.address, room.version FROM room
                LEFT JOIN server ON server.id = room.owner AND server.expires > moment()
                WHERE room.id = $1 AND room.status = 'open'""",
                room,
            )
            if not rows:
                return NoSuchRoom()
            owner, address, needed = rows[0]
            if address is not None:
                return OwnedBy(owner, address)
            if needed > version:
                heir = await self.server_from(needed)
                return TooNew(needed) if heir is None else OwnedBy(heir.id, heir.address)
            # The lease expired between the two statements.

    async def server_from(self, version: int) -> ServerRow | None:
        """A server of this version or a newer one."""
        return next((server for server in await self.servers() if server.version >= version), None)

    async def leave_to(self, room: str, server: str, version: int) -> None:
        """Give up a room that this server may claim: from now on only a server of this version may."""
        await self._database.write(
            f"UPDATE room SET owner = NULL, version = $3 WHERE id = $1 AND version < $3 AND {_CLAIMABLE}",
            room,
            server,
            version,
        )

    async def release(self, room: str, epoch: int) -> None:
        """Give up a room, so that any server may claim it at once."""
        await self._database.write("UPDATE room SET owner = NULL WHERE id = $1 AND epoch = $2", room, epoch)

    async def release_all(self, server: str) -> int:
        """Give up all rooms of a server and its lease; returns the number of rooms."""
        rows = await self._database.write("UPDATE room SET owner = NULL WHERE owner = $1 RETURNING id", server)
        await self._database.write("DELETE FROM server WHERE id = $1", server)
        return len(rows)

    async def heartbeat(self, server: str, address: str, seconds: float, version: int = 0) -> None:
        """Renew the server's lease: for so many seconds no other server can claim its rooms."""
        await self._database.write(
            """INSERT INTO server (id, address, expires, version) VALUES ($1, $2, moment() + $3, $4)
            ON CONFLICT (id) DO UPDATE SET address = excluded.address, expires = excluded.expires""",
            server,
            address,
            seconds,
            version,
        )

    async def servers(self) -> list[ServerRow]:
        """All servers with a valid lease."""
        rows = await self._database.read(
            "SELECT id, address, expires - moment(), version FROM server WHERE expires > moment() ORDER BY id"
        )
        return [ServerRow(*row) for row in rows]

    async def add_token(self, room: str, token: str, member: int) -> bool:
        """Let this token identify a member; False if there is no such room."""
        rows = await self._database.write(
            """INSERT INTO token (room, hash, member) SELECT id, $2, $3 FROM room WHERE id = $1
            ON CONFLICT (room, hash) DO UPDATE SET member = excluded.member RETURNING member""",
            room,
            hashed(token),
            member,
        )
        return bool(rows)

    async def member_of(self, room: str, token: str) -> int | None:
        """The member whom this token identifies."""
        rows = await self._database.read("SELECT member FROM token WHERE room = $1 AND hash = $2", room, hashed(token))
        return rows[0][0] if rows else None

    async def drop_token(self, room: str, token: str) -> None:
        await self._database.write("DELETE FROM token WHERE room = $1 AND hash = $2", room, hashed(token))

    async def drop_member(self, room: str, member: int) -> None:
        """Delete all tokens of a member, such as one who was removed."""
        await self._database.write("DELETE FROM token WHERE room = $1 AND member = $2", room, member)

    async def keep_replay(self, id: str, room: str, game: int, body: bytes) -> None:
        """Store a finished game; storing it twice is harmless."""
        await self._database.write(
            """INSERT INTO replay (id, room, game, made_at, body) VALUES ($1, $2, $3, moment(), $4)
            ON CONFLICT (id) DO NOTHING""",
            id,
            room,
            game,
            body,
        )

    async def replay(self, id: str) -> StoredReplay | None:
        rows = await self._database.read("SELECT id, room, game, made_at, body FROM replay WHERE id = $1", id)
        return StoredReplay(*rows[0]) if rows else None

    async def prune(self, now: float, policy: Retention) -> Pruned:
        """Close unused rooms, delete closed rooms and replays after their time, and delete expired leases."""
        closed = await self._database.write(
            "UPDATE room SET status = 'closed', owner = NULL WHERE status = 'open' AND touched_at < $1 RETURNING id",
            now - policy.close_rooms_after,
        )
        deleted: list[str] = []
        while bite := await self._database.write(
            f"""DELETE FROM room WHERE id IN (
                SELECT id FROM room WHERE status = 'closed' AND touched_at < $1 LIMIT {_BITE})
            RETURNING id""",
            now - policy.delete_rooms_after,
        ):
            deleted += [id for (id,) in bite]
        replays = await self._database.write(
            "DELETE FROM replay WHERE made_at < $1 RETURNING id", now - policy.delete_replays_after
        )
        await self._database.write("DELETE FROM server WHERE expires < moment()")
        return Pruned(tuple(id for (id,) in closed), tuple(deleted), len(replays))
