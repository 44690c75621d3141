"""A clock that stands still until a test moves it."""

from collections.abc import Callable


class HandAlarm:
    """An alarm that can be cancelled."""

    def __init__(self, when: float, ring: Callable[[], None]) -> None:
        self.when = when
        self.ring = ring
        self.off = False

    def cancel(self) -> None:
        self.off = True


class HandClock:
    """Time passes only when a test moves it; then every alarm rings at its time.

    It starts in the past: to a server with this clock nothing in a store is old.
    """

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._alarms: list[HandAlarm] = []

    def now(self) -> float:
        return self._now

    def ring_at(self, when: float, ring: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(when, ring)
        self._alarms.append(alarm)
        return alarm

    @property
    def next(self) -> float | None:
        """When the next alarm rings."""
        self._alarms = [alarm for alarm in self._alarms if not alarm.off]
        return min((alarm.when for alarm in self._alarms), default=None)

    def turn_to(self, when: float) -> None:
        """Move the clock to a time; alarms that are due by then ring now."""
        self._now = max(self._now, when)
        due = sorted((alarm for alarm in self._alarms if not alarm.off and alarm.when <= when), key=lambda a: a.when)
        self._alarms = [alarm for alarm in self._alarms if alarm not in due]
        for alarm in due:
            alarm.ring()
