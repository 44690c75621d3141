"""Which members of a room are connected. Nothing is stored: after a restart every member counts as reconnecting."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from defuse.server.play.pace import FORGIVEN, GRACE

HERE, RECONNECTING, AWAY, LEFT = "here", "reconnecting", "away", "left"
NOTHING: Final = -1  # a value of `Visit.heard`: send only the latest events of the game


def is_watcher(member: int) -> bool:
    """Whether this is the number of a connection that only watches, since the room is full. Watchers are no members."""
    return member < 0


class Connection(Protocol):
    """A way to send frames to one browser, whatever the transport."""

    address: str  # the network it comes from; empty where limits by address do not hold

    def send(self, frame: bytes) -> None:
        """Queue a frame; never blocks."""

    def close(self, why: str, again: bool) -> None:
        """Close with a reason; `again` says whether the browser should reconnect."""


class Visit:
    """A member's connection, and how much of the game has been sent over it."""

    def __init__(self, connection: Connection, since: float) -> None:
        self.connection = connection
        self.since = since
        self.game = 0
        self.heard = 0
        self.saw: tuple[bytes, bytes] = (b"", b"")  # the last table frame that was sent, without its clock


class Attendance:
    """Connections by member, and since when each absent member has been gone."""

    def __init__(self, members: Iterable[int], now: float, grace: float = GRACE) -> None:
        self.visits: dict[int, Visit] = {}
        self._callers: dict[Connection, int] = {}
        self._gone = dict.fromkeys(members, now)
        self._idle: set[int] = set()
        self._last_watcher = 0
        self._grace = grace

    def comes(self, member: int, connection: Connection, now: float) -> Visit | None:
        """Register the member's connection; returns the visit that it replaces, if any."""
        before = self.visits.get(member)
        if before is not None:
            self._callers.pop(before.connection, None)
        self.visits[member] = Visit(connection, now)
        self._callers[connection] = member
        self._gone.pop(member, None)
        self._idle.discard(member)
        return before

    @property
    def watchers(self) -> int:
        return sum(is_watcher(member) for member in self.visits)

    def next_watcher(self) -> int:
        """A number for a connection that only watches; none is given twice."""
        self._last_watcher -= 1
        return self._last_watcher

    def caller(self, connection: Connection) -> int | None:
        """The member behind a connection; None if that member has since connected from elsewhere."""
        return self._callers.get(connection)

    def goes(self, member: int, now: float) -> None:
        self._hangs_up(member)
        self._gone[member] = now

    def forget(self, member: int) -> Visit | None:
        """Forget a member who has left the room for good."""
        self._gone.pop(member, None)
        self._idle.discard(member)
        return self._hangs_up(member)

    def _hangs_up(self, member: int) -> Visit | None:
        visit = self.visits.pop(member, None)
        if visit is not None:
            del self._callers[visit.connection]
        return visit

    def acts(self, member: int) -> bool:
        """Note that a member has acted; returns whether a bot had been playing for them."""
        was = member in self._idle
        self._idle.discard(member)
        return was

    def slips(self, member: int, times: int) -> bool:
        """Note that the clock has played `times` times in a row for a member; returns whether a bot now takes over."""
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

    def gone_for(self, member: int, now: float) -> float:
        """For how many seconds a member has been without a connection."""
        return now - self._gone.get(member, now)

    def missing(self, members: Sequence[int | None], now: float) -> set[int]:
        """The chairs without a member, or whose member is away."""
        if not self._gone and not self._idle:
            return {chair for chair, member in enumerate(members) if member is None}
        return {chair for chair, member in enumerate(members) if member is None or self.presence(member, now) == AWAY}

    def next_change(self, now: float) -> float | None:
        """When the next reconnecting member will count as away."""
        if not self._gone:
            return None
        times = (since + self._grace for since in self._gone.values() if since + self._grace > now)
        return min(times, default=None)
