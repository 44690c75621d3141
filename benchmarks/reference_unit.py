"""The reference unit of all speed figures: a fixed pure-Python loop, timed in the same run as the measured code.

One unit = 1,000 rounds of an integer step, a swap in a list of 52, a method call and a dict update.
"""

import time


class _Hand:
    __slots__ = ("counts", "size")

    def __init__(self) -> None:
        self.counts = [0] * 16
        self.size = 0

    def add(self, kind: int) -> None:
        self.counts[kind] += 1
        self.size += 1


def unit() -> int:
    x = 12345
    hand = _Hand()
    seen: dict[int, int] = {}
    pile = list(range(52))
    for i in range(1000):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        j = x % 52
        pile[j], pile[i % 52] = pile[i % 52], pile[j]
        hand.add(pile[j] & 15)
        seen[j] = seen.get(j, 0) + 1
    return hand.size + len(seen)


def units_per_second(seconds: float = 0.5) -> float:
    """Units per CPU-second of this process."""
    start, done = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        for _ in range(20):
            unit()
        done += 20
    return done / spent
