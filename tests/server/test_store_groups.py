"""Many rooms write at once: they share commits, and one room's failure does not affect the others."""

import asyncio
from collections.abc import Sequence

import pytest

from defuse.server.store import Appended, Clash, Fenced, NewEvent, Store
from defuse.server.store.grouping import Grouped
from tests.server.stores import a_room, event, with_a_store

ROOMS = 200
MOVES = 12


@with_a_store
async def test_two_hundred_rooms_play_at_once(store: Store) -> None:
    rooms = [f"room {number}" for number in range(ROOMS)]
    await asyncio.gather(*(a_room(store, room) for room in rooms))

    async def play(room: str) -> None:
        for seq in range(1, MOVES + 1):
            assert await store.append(room, 1, [event(seq, f"{room} {seq}".encode())]) == Appended(seq)

    await asyncio.gather(*map(play, rooms))
    for room in rooms:
        assert [e.body for e in await store.read(room)] == [f"{room} {seq}".encode() for seq in range(1, MOVES + 1)]


@with_a_store
async def test_a_clash_and_a_fenced_append_do_not_harm_their_group(store: Store) -> None:
    rooms = [f"room {number}" for number in range(30)]
    for room in rooms:
        await a_room(store, room)
    await store.append(rooms[10], 1, [event(1, b"first")])
    await store.claim(rooms[20], "other")
    outcomes = await asyncio.gather(*(store.append(room, 1, [event(1), event(2)]) for room in rooms))
    expected = {room: Appended(2) for room in rooms} | {rooms[10]: Clash(1), rooms[20]: Fenced()}
    assert dict(zip(rooms, outcomes, strict=True)) == expected
    lengths = {room: len(await store.read(room)) for room in rooms}
    assert lengths == dict.fromkeys(rooms, 2) | {rooms[10]: 1, rooms[20]: 0}


@with_a_store
async def test_an_append_that_cannot_be_written_does_not_harm_its_group(store: Store) -> None:
    rooms = [f"room {number}" for number in range(10)]
    for room in rooms:
        await a_room(store, room)
    impossible = NewEvent(1, "move", object())  # type: ignore[arg-type]
    given = [[impossible] if number == 5 else [event(1)] for number in range(10)]
    appends = [store.append(room, 1, events) for room, events in zip(rooms, given, strict=True)]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert isinstance(outcomes.pop(5), Exception)
    assert outcomes == [Appended(1)] * 9
    assert await store.read(rooms[5]) == []
    assert await store.append(rooms[5], 1, [event(1)]) == Appended(1)


@with_a_store
async def test_appends_to_one_room_are_written_in_the_order_in_which_they_came(store: Store) -> None:
    await a_room(store)
    await a_room(store, "next door")
    numbers = [1, 2, 3, 3, 4]
    appends = [store.append(room, 1, [event(seq)]) for seq in numbers for room in ("room", "next door")]
    outcomes = await asyncio.gather(*appends)
    expected = [Appended(1), Appended(2), Appended(3), Clash(3), Appended(4)]
    assert outcomes[::2] == expected
    assert outcomes[1::2] == expected


@with_a_store
async def test_many_write_the_same_number_and_one_of_them_does(store: Store) -> None:
    await a_room(store)
    bodies = [f"player {number}".encode() for number in range(20)]
    outcomes = await asyncio.gather(*(store.append("room", 1, [event(1, body)]) for body in bodies))
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Appended"] + ["Clash"] * 19
    (written,) = await store.read("room")
    assert written.body == bodies[outcomes.index(Appended(1))]


@with_a_store
async def test_a_cancelled_append_does_not_stop_the_others(store: Store) -> None:
    rooms = [f"room {number}" for number in range(20)]
    for room in rooms:
        await a_room(store, room)
    appends = [asyncio.create_task(store.append(room, 1, [event(1)])) for room in rooms]
    await asyncio.sleep(0)
    for append in appends[::2]:
        append.cancel()
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert outcomes[1::2] == [Appended(1)] * 10


def test_what_comes_during_one_commit_shares_the_next() -> None:
    groups: list[list[str]] = []

    async def tell() -> None:
        go_on = asyncio.Event()

        async def commit(group: Sequence[str]) -> list[str]:
            groups.append(list(group))
            await go_on.wait()
            return [item.upper() for item in group]

        grouped = Grouped(commit, about=lambda item: item[0])
        asked = [grouped.ask("a1")]
        while not groups:
            await asyncio.sleep(0)
        asked += [grouped.ask(item) for item in ("b1", "a2", "b2", "c1")]
        await asyncio.sleep(0)
        go_on.set()
        assert await asyncio.gather(*asked) == ["A1", "B1", "A2", "B2", "C1"]
        await grouped.close(1)

    asyncio.run(tell())
    assert groups == [["a1"], ["b1", "a2", "c1"], ["b2"]]


def test_a_failure_is_told_to_the_one_who_caused_it() -> None:
    async def commit(group: Sequence[int]) -> list[float]:
        return [1 / item for item in group]

    async def tell() -> None:
        grouped = Grouped(commit, about=lambda item: item)
        outcomes = await asyncio.gather(*(grouped.ask(item) for item in (1, 2, 0, 4)), return_exceptions=True)
        assert outcomes[:2] == [1, 0.5]
        assert isinstance(outcomes[2], ZeroDivisionError)
        assert outcomes[3] == 0.25
        with pytest.raises(ZeroDivisionError):
            await grouped.ask(0)
        await grouped.close(1)

    asyncio.run(tell())
