"""The only source of time in the server, so that tests can replace it."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from defuse.server.store.steady import steady_now

_SOON: Final = 0.001  # seconds


class Alarm(Protocol):
    """A scheduled callback that can be cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """A time in seconds since 1970 that never goes back or jumps, and alarms by it."""

    def now(self) -> float: ...

    def ring_at(self, when: float, ring: Callable[[], None]) -> Alarm: ...


class Bell:
    """One alarm. It may ring before the time that was set last, never after it."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._alarm: Alarm | None = None
        self._at = 0.0

    def set(self, when: float | None) -> None:
        """Ring at that time, or not at all. An earlier alarm is kept: resetting it at every move would cost more."""
        if self._alarm is not None:
            if when is not None and self._at <= when:
                return
            self._alarm.cancel()
            self._alarm = None
        if when is not None:
            self._at = when
            self._alarm = self._clock.ring_at(max(when, self._clock.now() + _SOON), self._rings)

    def stop(self) -> None:
        """Never ring again, and let go of who was called."""
        self.set(None)
        self._ring = _nobody

    def _rings(self) -> None:
        self._alarm = None
        self._ring()


def _nobody() -> None:
    """Called by a bell that was stopped."""


class RealClock:
    """The clock of this process."""

    def now(self) -> float:
        return steady_now()

    def ring_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), ring)
