"""Every limit on what people may ask of a server: per connection, per address, per room."""

from collections import deque
from typing import Final

from defuse.game.library.bounds import RECIPE

LARGEST_FRAME: Final = 48_000  # bytes; large enough for a custom recipe
LARGEST_BODY: Final = 48_000
LARGEST_SENT_BODY: Final = 64_000  # bytes of a body as it is sent, in chunks or whole
LARGEST_HEAD: Final = 16_000  # bytes of the headers of a request
LONGEST_HEADER: Final = 8_000  # bytes of a header, or of the address in a request
MOST_HEADERS: Final = 100
HEAD_WITHIN: Final = 10.0  # seconds for the headers of a request
BODY_WITHIN: Final = 20.0  # seconds for its body
ANSWER_WITHIN: Final = 60.0  # seconds to make an answer, and to read it
MOST_PIPELINED: Final = 8  # requests of a connection that wait for the one before
MOST_IGNORED: Final = 1_000_000  # bytes that a refused connection may still send
MOST_CONNECTIONS: Final = 20_000  # in all; less if the system allows fewer files
PLAIN_CONNECTIONS: Final = 250  # per address, WebSockets not included
REQUESTS_A_SECOND: Final = 100.0  # plain ones, per address
REQUESTS_AT_ONCE: Final = 2_000
BEGIN_AT_ONCE: Final = 4  # requests and new WebSockets that begin in one step of the event loop
MOST_WAITING: Final = 200  # frames queued for a slow browser
MOST_FRAGMENTS: Final = 100  # of a message
CONTROLS_A_SECOND: Final = 20  # pings and pongs of a WebSocket
COMMANDS_A_SECOND: Final = 15.0
COMMANDS_AT_ONCE: Final = 40
LINES_A_SECOND: Final = 0.5  # chat lines
LINES_AT_ONCE: Final = 6
ROOM_LINES_A_SECOND: Final = 1.0  # chat lines per address and room, over all its connections
ROOM_LINES_AT_ONCE: Final = 12
ADDRESS_COMMANDS_A_SECOND: Final = 100.0  # commands per address, over all its connections
ADDRESS_COMMANDS_AT_ONCE: Final = 400
ARRANGEMENTS_A_SECOND: Final = 1.0  # changes of settings per room
ARRANGEMENTS_AT_ONCE: Final = 15
MOST_MALFORMED: Final = 5  # frames, before the connection is closed
MOST_TOO_FAST: Final = 200  # commands beyond the rate, before the connection is closed
HELLO_WITHIN: Final = 10.0  # seconds
GOODBYE: Final = 3.0  # seconds in which a closed connection may still read why
GAMES_A_SECOND: Final = 0.2  # games begun per address: the record of each is kept, also of one that was left
GAMES_AT_ONCE: Final = 60
ROOMS_AN_HOUR: Final = 60  # per address
CONNECTIONS: Final = 200  # per address
ARRIVALS_A_MINUTE: Final = 300  # new connections per address
CHECKS_A_MINUTE: Final = 120  # recipe checks per address
REPLAYS_A_MINUTE: Final = 120  # per address
PICTURES_A_MINUTE: Final = 60  # links drawn for phones, per address
SHOWS_A_MINUTE: Final = 20  # games between bots that somebody wants to watch, per address
REVIEWS_A_MINUTE: Final = 20  # per address
HINTS_A_MINUTE: Final = 60  # per address
PUZZLES_A_MINUTE: Final = 120  # puzzles and answers to them, per address
STANDINGS_A_MINUTE: Final = 30  # per address
MOST_TICKETS: Final = 12  # rooms of which one request may ask how they stand

# Rooms
MOST_MEMBERS: Final = 40
MOST_WATCHERS: Final = (
    1_000  # of a full room: connections that are no members, see the bench's table and can do nothing
)
MOST_BENCH: Final = 20  # members of a room without a seat per address
JOINS_A_SECOND: Final = 0.5  # new members of a room per address
JOINS_AT_ONCE: Final = 20
BENCH_KEPT: Final = 60.0  # seconds; after that a visitor without a name makes room for a newcomer to a full room
BENCH_EXPIRES: Final = 600.0  # seconds after which somebody on the bench who has gone is no member any more
MOST_REMOVED: Final = 200  # people who may not come back, per room
LOG_ENTRIES: Final = 2_000  # entries of a room's log before the earlier ones are folded into one
LOG_BYTES: Final = 300_000  # the same in bytes
MOST_SEATS: Final = 10
MOST_PROGRAMS: Final = 16  # seats of all rooms that programs of this machine have at the same time
LONGEST_PATIENCE: Final = 20.0  # seconds that such a program may have for a move
LONGEST_NAME: Final = 20  # cells; a sign of Chinese, Japanese or Korean takes two
MOST_MARKS: Final = 2  # accents and other marks on one letter
LONGEST_LINE: Final = 200  # characters of a chat line
LONGEST_RECIPE: Final = RECIPE.characters
MOST_PROBLEMS: Final = 50  # of a recipe that are told
CHECK_WITHIN: Final = 2.0  # seconds to read a recipe, the wait for other recipes included
MOST_CHECKS: Final = 20  # recipes that are read or wait for it
SHOW_WITHIN: Final = 20.0  # seconds until a game between bots is played, the wait for other games included
MOST_SHOWS: Final = 10  # games between bots that are played or wait for it
REPLAY_WITHIN: Final = 20.0  # seconds until a replay is written, the wait for others included
MOST_REPLAYS: Final = 20  # replays that are written or wait for it
REVIEW_WITHIN: Final = 20.0  # seconds until a review is made, the wait for others included
MOST_REVIEWS: Final = 10  # reviews that are made or wait for it
MOST_HINTED: Final = 400  # moments of a game at which somebody says that they were given hints
HINT_WITHIN: Final = 10.0  # seconds until a hint is made, the wait for others included
MOST_HINTS: Final = 20  # hints that are made or wait for it
PUZZLE_WITHIN: Final = 20.0  # seconds until a puzzle is set up or an answer judged, the wait for others included
MOST_PUZZLES: Final = 20  # that are set up or judged, or wait for it
LONGEST_WINDOW: Final = 60  # seconds
LONGEST_TURN: Final = 600
REMEMBERED_LINES: Final = 30  # chat lines kept for members who join later
MOST_PLEDGES: Final = 20  # commitments of a member to a seed, for one game
MOST_MISSED: Final = 200  # events; a connection that has missed more gets only the latest
LATEST: Final = 25

_MANY: Final = 10_000  # addresses, before those that did nothing lately are forgotten
_TIDY: Final = 1.0  # seconds between two such looks


class Bucket:
    """A token bucket: `most` at once, then `rate` per second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

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

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each address. Full ones are forgotten: a new one would be the same."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: dict[str, Bucket] = {}
        self._tidied = 0.0

    def take(self, address: str, now: float) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            self._tidy(now)
            bucket = self._buckets[address] = Bucket(self._rate, self._most, now)
        return bucket.take(now)

    @property
    def wait(self) -> float:
        """Seconds until an empty bucket has something again."""
        return 1.0 / self._rate

    def _tidy(self, now: float) -> None:
        if len(self._buckets) > _MANY and now >= self._tidied + _TIDY:
            self._tidied = now
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}


class Recently:
    """Counts what each address did within the last seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: dict[str, deque[float]] = {}
        self._tidied = 0.0

    def allow(self, address: str, now: float) -> bool:
        times = self._times.get(address)
        if times is None:
            self._tidy(now)
            times = self._times[address] = deque()
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def wait(self, address: str, now: float) -> float:
        """Seconds until the address may do it again."""
        times = self._times.get(address)
        return max(0.0, times[0] + self._seconds - now) if times and len(times) >= self._most else 0.0

    def _tidy(self, now: float) -> None:
        if len(self._times) > _MANY and now >= self._tidied + _TIDY:
            self._tidied = now
            since = now - self._seconds
            self._times = {key: value for key, value in self._times.items() if value and value[-1] > since}
