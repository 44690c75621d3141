"""A real clock at another speed."""

import asyncio
from collections.abc import Callable

from defuse.server.play.clock import RealClock

ALMOST_STILL = 0.01  # the speed of a clock by which nobody is late


class HurriedAlarm:
    """An alarm that keeps to its clock when that changes its speed."""

    def __init__(self, clock: "HurriedClock", when: float, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._when = when
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self.set()

    def set(self) -> None:
        """Wait for as long as it takes at the speed of now."""
        self.cancel()
        self._clock.alarms.add(self)
        self._handle = asyncio.get_running_loop().call_later(self._clock.seconds_until(self._when), self._rings)

    def cancel(self) -> None:
        self._clock.alarms.discard(self)
        if self._handle is not None:
            self._handle.cancel()

    def _rings(self) -> None:
        self._clock.alarms.discard(self)
        self._ring()


class HurriedClock(RealClock):
    """Runs so many times as fast as real time."""

    def __init__(self, speed: float = 100.0) -> None:
        self._speed = speed
        self._began = self._real_start = super().now()
        self.alarms: set[HurriedAlarm] = set()

    def now(self) -> float:
        return self._began + (super().now() - self._real_start) * self._speed

    def hurry(self, speed: float) -> None:
        """Run at another speed from now on."""
        self._began, self._real_start = self.now(), super().now()
        self._speed = speed
        for alarm in list(self.alarms):
            alarm.set()

    def seconds_until(self, when: float) -> float:
        """The real seconds until then."""
        return max(0.0, when - self.now()) / self._speed

    def ring_at(self, when: float, ring: Callable[[], None]) -> HurriedAlarm:
        return HurriedAlarm(self, when, ring)
