"""Whole games over real WebSockets, by people who make random listed moves."""

import asyncio
from random import Random

import pytest

from tests.server.hurry import HurriedClock
from tests.server.running import Guest, open_room, serving


async def play(game: str, people: int, seats: int, speed: float = 100.0) -> list[Guest]:
    """A whole game by a clock that runs so many times as fast as ours."""
    async with serving(clock=HurriedClock(speed), limited=False) as served:
        room = await open_room(served, game=game, seats=seats)
        guests = [await Guest.enter(served, room) for _ in range(people)]
        for number, guest in enumerate(guests):
            assert (await guest.ask("sit", name=f"P {number}", avatar=number))["is"] == "done"
        assert (await guests[0].ask("begin"))["is"] == "done"
        for guest in guests:
            await guest.until(lambda guest=guest: bool(guest.table))  # type: ignore[misc]
        await asyncio.wait_for(asyncio.gather(*(guest.play(Random(n)) for n, guest in enumerate(guests))), 180)
        for guest in guests:
            await guest.leave()
        return guests


@pytest.mark.parametrize(
    ("game", "people", "seats"),
    [("original", 4, 4), ("original", 1, 4), ("original+imploding+streaking+barking", 3, 5), ("good-vs-evil", 2, 4)],
)
def test_a_whole_game(game: str, people: int, seats: int) -> None:
    guests = asyncio.run(play(game, people, seats))
    ends = [guest.over for guest in guests]
    assert all(end is not None and end == ends[0] for end in ends)
