"""The time by which this process goes: that of the machine when it started, and monotonic from then on."""

import time
from typing import Final

_MONOTONIC: Final = getattr(time, "CLOCK_BOOTTIME", None) or time.CLOCK_MONOTONIC  # the former counts sleep as well
_OFFSET: Final = time.time() - time.clock_gettime(_MONOTONIC)


def steady_now() -> float:
    """Seconds since 1970. Setting the clock of the machine changes nothing until the next start."""
    return _OFFSET + time.clock_gettime(_MONOTONIC)
