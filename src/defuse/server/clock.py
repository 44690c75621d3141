"""The one place that time comes from, so that a test can turn the hands itself."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that rings later, unless it is called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Wall time, in seconds since 1970, and alarms."""

    def now(self) -> float: ...

    def ring_at(self, when: float, ring: Callable[[], None]) -> Alarm: ...


class RealClock:
    """The clock of the machine."""

    def now(self) -> float:
        return time.time()

    def ring_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), ring)
