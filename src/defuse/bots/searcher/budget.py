"""How long the searcher thinks about a move: a number of play-outs, or a time."""

import re
from collections.abc import Callable
from time import perf_counter
from typing import Final

_SETTING: Final = re.compile(r"(?P<samples>[1-9][0-9]*)|(?P<time>[0-9]*\.?[0-9]+) ?(?P<unit>ms|s)")
MOST_SAMPLES: Final = 1_000_000
MOST_SECONDS: Final = 3600.0


class Budget:
    """What there is to spend on one move."""

    def begin(self) -> None:
        """Thinking about another move begins."""
        raise NotImplementedError

    def allows(self, play_outs: int, share: float) -> bool:
        """Whether so many more fit into this share of the whole."""
        raise NotImplementedError

    def is_spent(self) -> bool:
        """Whether not even one more fits."""
        return not self.allows(1, 1.0)

    def count(self) -> None:
        """A play-out was made."""
        raise NotImplementedError


class Samples(Budget):
    """A number of play-outs: for the same seed the same move."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._made = 0

    def begin(self) -> None:
        self._made = 0

    def allows(self, play_outs: int, share: float) -> bool:
        return self._made + play_outs <= self.number * share

    def count(self) -> None:
        self._made += 1


class Seconds(Budget):
    """A time on the clock, that is not exceeded unless a play-out takes much longer than all before it."""

    def __init__(self, seconds: float, clock: Callable[[], float] = perf_counter) -> None:
        self.seconds = seconds
        self._clock = clock
        self._began = self._last = 0.0
        self._longest = 0.0

    def begin(self) -> None:
        self._began = self._last = self._clock()
        self._longest = 0.0

    def allows(self, play_outs: int, share: float) -> bool:
        self._last = self._clock()
        return self._last - self._began + play_outs * self._longest <= self.seconds * share

    def count(self) -> None:
        now = self._clock()
        self._longest = max(self._longest, now - self._last)
        self._last = now


def budget(setting: str, clock: Callable[[], float] = perf_counter) -> Budget:
    """The budget that is meant by "400", "200ms" or "1.5s"."""
    found = _SETTING.fullmatch(setting)
    if found is None:
        raise ValueError(f'expected a number of samples ("400") or a time ("200ms", "1s"), there is "{setting}"')
    if found["samples"]:
        number = int(found["samples"])
        if number > MOST_SAMPLES:
            raise ValueError(f"expected at most {MOST_SAMPLES} samples, there are {number}")
        return Samples(number)
    seconds = float(found["time"]) / (1000 if found["unit"] == "ms" else 1)
    if not 0.0 < seconds <= MOST_SECONDS:
        raise ValueError(f'expected a time of more than nothing and at most an hour, there is "{setting}"')
    return Seconds(seconds, clock)
