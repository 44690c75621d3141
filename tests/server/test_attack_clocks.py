"""Games go on while the clock of the machine is set back and forth, over real connections."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from defuse.server.limits import LINES_AT_ONCE
from defuse.server.play.clock import RealClock
from defuse.server.room.house import House
from defuse.server.store import open_store
from tests.server.hands import HandClock
from tests.server.hurry import ALMOST_STILL, HurriedClock
from tests.server.inn import Inn
from tests.server.running import Guest, Served, open_room, serving

TABLES = 6
HOUR = 3600.0
SHIFTS = {"a minute back": [-60.0], "an hour forward and back": [HOUR, -HOUR], "a year back": [-365 * 24 * HOUR]}
PATIENCE = 30.0  # seconds; only a failure waits so long


class WallClock:
    """The clock of the machine as `time.time` tells it, which a test may set."""

    def __init__(self, real: Callable[[], float]) -> None:
        self._real = real
        self.shift = 0.0

    def __call__(self) -> float:
        return self._real() + self.shift


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    clock = WallClock(time.time)
    monkeypatch.setattr(time, "time", clock)
    return clock


async def bots_at_play(served: Served) -> Guest:
    """A table at which only bots move: somebody began a game and stood up."""
    room = await open_room(served, seats=3, bots="easy", window=1, turn=5)
    guest = await Guest.enter(served, room)
    await guest.ask("sit", name="Ann", avatar=1)
    await guest.ask("begin")
    await guest.ask("stand")
    return guest


async def goes_on(guest: Guest) -> None:
    """Wait until this table has moved on by a few events."""
    heard = guest.table["heard"]
    await guest.until(lambda: guest.table["heard"] > heard + 2 or guest.over is not None, PATIENCE)
    if guest.over is not None:
        guest.frames = [frame for frame in guest.frames if frame["is"] != "over"]
        assert (await guest.ask("begin"))["is"] == "done"


@pytest.mark.parametrize("shifts", SHIFTS.values(), ids=SHIFTS.keys())
def test_tables_go_on_while_the_clock_of_the_machine_is_set(wall: WallClock, shifts: list[float]) -> None:
    async def scene(served: Served) -> None:
        guests = [await bots_at_play(served) for _ in range(TABLES)]
        for shift in shifts:
            wall.shift += shift
            await asyncio.gather(*(goes_on(guest) for guest in guests))
            for guest in guests:
                answers = [await guest.ask("ping") for _ in range(5)]
                assert {answer["is"] for answer in answers} == {"done"}
        for guest in guests:
            await guest.leave()

    _at_a_server(scene)


@pytest.mark.parametrize("shifts", SHIFTS.values(), ids=SHIFTS.keys())
def test_rates_do_not_follow_the_clock_of_the_machine(wall: WallClock, shifts: list[float]) -> None:
    clock = HurriedClock(ALMOST_STILL)

    async def scene(served: Served) -> None:
        guest = await Guest.enter(served, await open_room(served))
        for _ in range(LINES_AT_ONCE):
            assert (await guest.ask("say", text="hello"))["is"] == "done"
        for shift in shifts:
            wall.shift += shift
            assert (await guest.ask("say", text="hello"))["why"] == "too_fast"
        clock.hurry(100.0)
        await asyncio.sleep(0.1)  # at least ten seconds of the server's clock
        assert (await guest.ask("say", text="hello"))["is"] == "done"
        await guest.leave()

    _at_a_server(scene, clock)


def test_the_clock_of_the_server_never_goes_back(wall: WallClock) -> None:
    clock = RealClock()
    before = clock.now()
    for wall.shift in (-60.0, HOUR, 0.0, -HOUR):
        assert before <= clock.now() < before + 60
        before = clock.now()


@pytest.mark.parametrize("shift", [-30 * 24 * HOUR, -HOUR, HOUR])
def test_a_game_goes_on_when_the_clock_was_set_between_two_servers(shift: float) -> None:
    async def scene() -> None:
        async with Inn.open() as inn:
            (ann,) = await inn.new_room(seats=3, bots="easy", turn=10, window=2)
            await ann.ask("begin")
            await ann.ask("stand")
            await inn.wait(5)
            await inn.crash()
            inn.clock = inn.house.clock = HandClock(inn.clock.now() + shift)
            ann = await inn.enter(ann.room_name, ann.token)
            heard = ann.table["heard"]
            await inn.wait(20)
            assert ann.table["heard"] > heard or ann.over is not None

    asyncio.run(asyncio.wait_for(scene(), 120))


@pytest.mark.parametrize("shift", [-40 * 24 * HOUR, 40 * 24 * HOUR])
def test_no_room_is_deleted_because_the_clock_was_set(wall: WallClock, tmp_path: Path, shift: float) -> None:
    async def scene() -> None:
        store = await open_store(tmp_path / "rooms.sqlite")
        async with serving(store) as served:
            guest = await Guest.enter(served, await open_room(served))
            wall.shift = shift
            await guest.ask("sit", name="Ann", avatar=1)
            house: House = served.house
            await house.tidy()
            assert (await guest.ask("ping"))["is"] == "done"
            wall.shift = 0.0
            await house.tidy()
            assert (await guest.ask("ping"))["is"] == "done"
            await guest.leave()
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def _at_a_server(scene: Callable[[Served], object], clock: RealClock | None = None) -> None:
    async def play() -> None:
        async with serving(clock=clock or HurriedClock(10.0)) as served:
            await asyncio.wait_for(scene(served), 180)  # type: ignore[arg-type]

    asyncio.run(play())
