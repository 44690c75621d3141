"""Who is in a room at this moment. None of it is kept: after a restart everybody is on their way back."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from defuse.server.play.pace import FORGIVEN, GRACE

HERE, RECONNECTING, AWAY, LEFT = "here", "reconnecting", "away", "left"
NOTHING: Final = -1  # heard of a game: the end of its story is told


class Connection(Protocol):
    """A way to somebody's browser, whatever carries it."""

    def send(self, frame: bytes) -> None:
        """Send a frame; it never waits."""

    def close(self, why: str, again: bool) -> None:
        """Say goodbye, and why."""


class Visit:
    """A member's connection, and how much of the game has been sent over it."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.game = 0
        self.heard = 0
        self.saw: tuple[bytes, bytes] = (b"", b"")  # the table as it was sent last, without its clock


class Attendance:
    """Connections by member, and since when somebody is gone."""

    def __init__(self, members: Iterable[int], now: float, grace: float = GRACE) -> None:
        self.visits: dict[int, Visit] = {}
        self._callers: dict[Connection, int] = {}
        self._gone = dict.fromkeys(members, now)
        self._idle: set[int] = set()
        self._grace = grace

    def comes(self, member: int, connection: Connection) -> Visit | None:
        """Somebody is there; the visit that they made before from elsewhere, if any."""
        before = self.visits.get(member)
        if before is not None:
            self._callers.pop(before.connection, None)
        self.visits[member] = Visit(connection)
        self._callers[connection] = member
        self._gone.pop(member, None)
        self._idle.discard(member)
        return before

    def caller(self, connection: Connection) -> int | None:
        """Whose connection this is; nobody's if they have come again from elsewhere."""
        return self._callers.get(connection)

    def goes(self, member: int, now: float) -> None:
        self._hangs_up(member)
        self._gone[member] = now

    def forget(self, member: int) -> Visit | None:
        """Somebody has gone for good."""
        self._gone.pop(member, None)
        self._idle.discard(member)
        return self._hangs_up(member)

    def _hangs_up(self, member: int) -> Visit | None:
        visit = self.visits.pop(member, None)
        if visit is not None:
            del self._callers[visit.connection]
        return visit

    def acts(self, member: int) -> bool:
        """Somebody has done something; whether a bot had been playing for them."""
        was = member in self._idle
        self._idle.discard(member)
        return was

    def slips(self, member: int, times: int) -> bool:
        """The clock has played for somebody, so many times in a row; whether a bot does from now on."""
        if times <= FORGIVEN or member in self._idle:
            return False
        self._idle.add(member)
        return True

    def presence(self, member: int, now: float) -> str:
        if member in self._idle:
            return AWAY
        if member in self.visits:
            return HERE
        return RECONNECTING if now < self._gone.get(member, now) + self._grace else AWAY

    def missing(self, members: Sequence[int | None], now: float) -> set[int]:
        """Of these chairs those in which nobody sits, or somebody who is away."""
        return {chair for chair, member in enumerate(members) if member is None or self.presence(member, now) == AWAY}

    def next_change(self, now: float) -> float | None:
        """When the next one who is reconnecting will be away."""
        if not self._gone:
            return None
        times = (since + self._grace for since in self._gone.values() if since + self._grace > now)
        return min(times, default=None)
