"""Rooms of a busy server begin together, and nobody waits where nobody else is to be expected."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from defuse.server.room.inbox import ENOUGH, LONGEST_WAIT, Inbox, Rounds

BUSY = 40  # rooms with work in every second


class MovedLoop(asyncio.SelectorEventLoop):
    """An event loop by a clock that the test moves."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 1000.0

    def time(self) -> float:
        return self.moment


class Street:
    """Rooms, and which of them have begun."""

    def __init__(self, loop: MovedLoop, rooms: int) -> None:
        self.loop = loop
        self.begun: list[int] = []
        rounds = Rounds()
        self.inboxes = [Inbox(rounds) for _ in range(rooms)]
        self.tasks = [loop.create_task(self._run(inbox)) for inbox in self.inboxes]

    async def _run(self, inbox: Inbox) -> None:
        while True:
            await (await inbox.next(self.loop))()

    async def work(self, *rooms: int) -> None:
        for room in rooms:
            self.inboxes[room].put(self._noting(room))
        await self.pause(0.0)

    def _noting(self, room: int) -> Callable[[], Coroutine[Any, Any, None]]:
        async def note() -> None:
            self.begun.append(room)

        return note

    async def pause(self, seconds: float) -> None:
        self.loop.moment += seconds
        for _ in range(5):
            await asyncio.sleep(0)

    async def busy_second(self) -> None:
        await self.pause(1.0)
        await self.work(*range(BUSY))
        await self.pause(1.0)
        self.begun.clear()


def on_a_street(story: Callable[[Street], Coroutine[Any, Any, None]], rooms: int = BUSY) -> None:
    async def tell() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, MovedLoop)
        street = Street(loop, rooms)
        await asyncio.sleep(0)
        await story(street)
        for task in street.tasks:
            task.cancel()

    with asyncio.Runner(loop_factory=MovedLoop) as runner:
        runner.run(tell())


def test_on_a_quiet_server_everybody_begins_at_once() -> None:
    async def tell(street: Street) -> None:
        for _ in range(50):
            await street.work(0, 1)
        assert street.begun == [0, 1] * 50

    on_a_street(tell, rooms=2)


def test_on_a_busy_server_rooms_begin_together_in_order_and_within_the_longest_wait() -> None:
    async def tell(street: Street) -> None:
        await street.busy_second()
        await street.work(3)
        await street.pause(LONGEST_WAIT / 2)
        await street.work(1)
        assert street.begun == []
        await street.pause(LONGEST_WAIT / 2 + 0.001)
        assert street.begun == [3, 1]

    on_a_street(tell)


def test_enough_rooms_do_not_wait_for_more() -> None:
    async def tell(street: Street) -> None:
        await street.busy_second()
        await street.work(*range(ENOUGH - 1))
        assert street.begun == []
        await street.work(ENOUGH)
        assert street.begun == [*range(ENOUGH - 1), ENOUGH]

    on_a_street(tell)


def test_what_one_room_does_often_keeps_nobody_waiting() -> None:
    async def tell(street: Street) -> None:
        await street.pause(1.0)
        for _ in range(200):
            await street.work(0)
        await street.pause(1.0)
        street.begun.clear()
        await street.work(1)
        assert street.begun == [1]

    on_a_street(tell)


@pytest.mark.parametrize("quiet", [2.0, 60.0])
def test_after_a_quiet_while_nobody_waits(quiet: float) -> None:
    async def tell(street: Street) -> None:
        await street.busy_second()
        await street.pause(quiet)
        await street.work(5)
        assert street.begun == [5]

    on_a_street(tell)
