"""What all requests of a server share: the rooms, the limits by address, the metrics."""

from dataclasses import dataclass, field

from starlette.responses import Response

from defuse.server import limits
from defuse.server.http.answers import sorry
from defuse.server.http.gate import Gate, network_of
from defuse.server.http.metrics import Metrics
from defuse.server.http.origins import Origins
from defuse.server.http.turns import Turns
from defuse.server.limits import Buckets, Recently
from defuse.server.play.bounded_thread import BoundedThread
from defuse.server.room.house import House
from defuse.server.room.pipes import Operator


@dataclass
class ServerApp:
    """What all request handlers share: the rooms, the limits by address, the metrics."""

    house: House
    public_url: str = ""
    network_url: str = ""  # this machine's address in the local network, for invitations from localhost
    origins: frozenset[str] = frozenset()
    limited: bool = True  # whether rates and connections are limited
    exchange_host: str = ""  # the interface on which other servers of the same database may connect
    operator: Operator = field(default_factory=Operator)
    metrics: Metrics = field(default_factory=Metrics)
    opened: Recently = field(default_factory=lambda: Recently(limits.ROOMS_AN_HOUR, 3600.0))
    checks: Recently = field(default_factory=lambda: Recently(limits.CHECKS_A_MINUTE, 60.0))
    replays: Recently = field(default_factory=lambda: Recently(limits.REPLAYS_A_MINUTE, 60.0))
    shows: Recently = field(default_factory=lambda: Recently(limits.SHOWS_A_MINUTE, 60.0))
    standings: Recently = field(default_factory=lambda: Recently(limits.STANDINGS_A_MINUTE, 60.0))
    pictures: Recently = field(default_factory=lambda: Recently(limits.PICTURES_A_MINUTE, 60.0))
    arrivals: Recently = field(default_factory=lambda: Recently(limits.ARRIVALS_A_MINUTE, 60.0))
    requests: Buckets = field(default_factory=lambda: Buckets(limits.REQUESTS_A_SECOND, limits.REQUESTS_AT_ONCE))
    turns: Turns = field(default_factory=Turns)
    connections: dict[str, int] = field(default_factory=dict)
    reviews: Recently = field(default_factory=lambda: Recently(limits.REVIEWS_A_MINUTE, 60.0))
    stage: BoundedThread = field(default_factory=lambda: BoundedThread("shows", limits.MOST_SHOWS, limits.SHOW_WITHIN))
    archive: BoundedThread = field(
        default_factory=lambda: BoundedThread("replays", limits.MOST_REPLAYS, limits.REPLAY_WITHIN)
    )
    coach: BoundedThread = field(
        default_factory=lambda: BoundedThread("reviews", limits.MOST_REVIEWS, limits.REVIEW_WITHIN)
    )
    puzzles: Recently = field(default_factory=lambda: Recently(limits.PUZZLES_A_MINUTE, 60.0))
    trainer: BoundedThread = field(
        default_factory=lambda: BoundedThread("puzzles", limits.MOST_PUZZLES, limits.PUZZLE_WITHIN)
    )
    hints: Recently = field(default_factory=lambda: Recently(limits.HINTS_A_MINUTE, 60.0))
    adviser: BoundedThread = field(
        default_factory=lambda: BoundedThread("hints", limits.MOST_HINTS, limits.HINT_WITHIN)
    )
    gate: Gate = field(init=False)
    names: Origins = field(init=False)

    def __post_init__(self) -> None:
        self.names = Origins(self.public_url, self.origins)
        self.gate = Gate(self.limited)
        self.metrics.gauge("defuse_rooms", lambda: len(self.house.rooms))
        self.metrics.gauge("defuse_connections", lambda: sum(self.connections.values()))
        self.house.on_move = lambda number: self.metrics.count("defuse_moves_total", number=number)

    def allows(self, address: str, what: Recently) -> bool:
        """Whether an address may do this once more; if so, counts it."""
        return not self.limited or what.allow(network_of(address), self.house.clock.now())

    def sorry(self, address: str, what: Recently) -> Response:
        """The refusal of what an address has done too often."""
        return sorry(429, "too_fast", what.wait(network_of(address), self.house.clock.now()))
