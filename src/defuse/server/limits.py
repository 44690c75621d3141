"""Every limit on what people may ask of a server: per connection, per address, per room."""

from collections import deque
from typing import Final

LARGEST_FRAME: Final = 48_000  # bytes; large enough for a custom recipe
LARGEST_BODY: Final = 48_000
MOST_WAITING: Final = 200  # frames queued for a slow browser
COMMANDS_A_SECOND: Final = 15.0
COMMANDS_AT_ONCE: Final = 40
LINES_A_SECOND: Final = 0.5  # chat lines
LINES_AT_ONCE: Final = 6
MOST_MALFORMED: Final = 5  # frames, before the connection is closed
MOST_TOO_FAST: Final = 200  # commands beyond the rate, before the connection is closed
HELLO_WITHIN: Final = 10.0  # seconds
GOODBYE: Final = 3.0  # seconds in which a closed connection may still read why
ROOMS_AN_HOUR: Final = 60  # per address
CONNECTIONS: Final = 200  # per address
ARRIVALS_A_MINUTE: Final = 300  # new connections per address
CHECKS_A_MINUTE: Final = 120  # recipe checks per address
REPLAYS_A_MINUTE: Final = 120  # per address
STANDINGS_A_MINUTE: Final = 30  # per address
MOST_TICKETS: Final = 12  # rooms of which one request may ask how they stand

# Rooms
MOST_MEMBERS: Final = 40
MOST_SEATS: Final = 10
LONGEST_NAME: Final = 20  # characters
LONGEST_LINE: Final = 200  # characters of a chat line
LONGEST_RECIPE: Final = 20_000  # characters
LONGEST_WINDOW: Final = 60  # seconds
LONGEST_TURN: Final = 600
REMEMBERED_LINES: Final = 30  # chat lines kept for members who join later
MOST_PLEDGES: Final = 20  # commitments of a member to a seed, for one game
MOST_MISSED: Final = 200  # events; a connection that has missed more gets only the latest
LATEST: Final = 25


class Bucket:
    """A token bucket: `most` at once, then `rate` per second."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now

    def take(self, now: float) -> bool:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Recently:
    """Counts what each address did within the last seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: dict[str, deque[float]] = {}

    def allow(self, address: str, now: float) -> bool:
        times = self._times.setdefault(address, deque())
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        if len(self._times) > 10_000:
            self._times = {
                key: value for key, value in self._times.items() if value and value[-1] > now - self._seconds
            }
        return True
