"""A few rounds of `kill -9`; `make soak-server` is the long run."""

import asyncio

from tests.extent import LONG, seeds
from tests.server.kill import rounds

KILLS = 9 if LONG else 2


def test_nothing_that_was_acknowledged_is_lost_when_a_server_is_killed() -> None:
    (seed,) = seeds(1, "a server is killed")
    toll = asyncio.run(rounds(KILLS, rooms=5, commands=40, seed=seed))
    assert toll.rounds == KILLS
    assert toll.acknowledged > 0
    assert (toll.lost, toll.doubled, toll.stuck) == ([], [], [])
