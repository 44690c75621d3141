"""A real clock at another speed."""

import asyncio
from collections.abc import Callable

from defuse.server.play.clock import RealClock


class HurriedClock(RealClock):
    """Runs so many times as fast as real time."""

    def __init__(self, speed: float = 100.0) -> None:
        self._speed = speed
        self._began = self._real_start = super().now()

    def now(self) -> float:
        return self._began + (super().now() - self._real_start) * self._speed

    def hurry(self, speed: float) -> None:
        """Run at another speed from now on; timers that are set already keep their own."""
        self._began, self._real_start = self.now(), super().now()
        self._speed = speed

    def ring_at(self, when: float, ring: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()) / self._speed, ring)
