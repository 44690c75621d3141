"""A few rounds of `kill -9`; `make soak-server` is the long run."""

import asyncio

from tests.server.kill import rounds


def test_nothing_that_was_acknowledged_is_lost_when_a_server_is_killed() -> None:
    toll = asyncio.run(rounds(how_many=3, rooms=5, seconds=2.0, seed=0))
    assert toll.rounds == 3
    assert toll.acknowledged > 0
    assert (toll.lost, toll.doubled, toll.stuck) == ([], [], [])
