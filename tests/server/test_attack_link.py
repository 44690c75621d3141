"""What somebody with the link can do to a room: talk, crowd, come back, and fill its log, over real WebSockets."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect

from defuse.server import limits
from defuse.server.limits import Buckets
from defuse.server.play.replays import abandoned_replay
from defuse.server.room.entries import read
from defuse.server.room.state import RoomState, fold, frozen
from defuse.server.store import open_store
from defuse.server.wire.protocol import VERSION
from tests.server.hands import HandClock
from tests.server.inn import Guest as Member
from tests.server.inn import Inn, run
from tests.server.running import Guest, Served, open_room, serving

MALLORY = "127.0.0.2"
MINUTE = 60.0


async def enter(served: Served, room: str, address: str = MALLORY, token: str = "") -> Guest:
    """Enter a room from another address of this machine."""
    guest = Guest(await connect(f"ws://127.0.0.1:{served.port}/ws", local_addr=(address, 0), max_size=None), room)
    guest.token = token
    guest._task = asyncio.create_task(guest._read())
    await guest.say("hello", room=room, version=VERSION, token=token)
    await guest.until(lambda: bool(guest.place) or guest.bye is not None)
    return guest


def at_a_server(scene: Callable[[Served, HandClock], Awaitable[None]], **wishes: Any) -> None:
    async def play() -> None:
        clock = HandClock()
        async with serving(clock=clock, **wishes) as served:
            await asyncio.wait_for(scene(served, clock), 120)

    asyncio.run(play())


def test_new_connections_bring_no_new_allowance_for_chat() -> None:
    async def scene(served: Served, clock: HandClock) -> None:
        room = await open_room(served)
        host = await Guest.enter(served, room)
        said = 0
        for _ in range(10):
            mallory = await enter(served, room)
            for _ in range(8):
                said += (await mallory.ask("say", text="spam"))["is"] == "done"
            await mallory.leave()
        assert said == limits.ROOM_LINES_AT_ONCE
        assert (await host.ask("say", text="hello"))["is"] == "done"
        clock.turn_to(clock.now() + 1 / limits.ROOM_LINES_A_SECOND)
        mallory = await enter(served, room)
        assert [(await mallory.ask("say", text="spam"))["is"] for _ in range(2)] == ["done", "no"]
        await mallory.leave()
        await host.leave()

    at_a_server(scene)


def test_commands_of_one_address_share_an_allowance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_COMMANDS_AT_ONCE", 50)

    async def scene(served: Served, clock: HandClock) -> None:
        room = await open_room(served)
        guests = [await enter(served, room) for _ in range(4)]
        answers = [(await guest.ask("ping"))["is"] for guest in guests for _ in range(20)]
        assert answers.count("done") == 50
        other = await Guest.enter(served, room)
        assert (await other.ask("ping"))["is"] == "done"
        for guest in [*guests, other]:
            await guest.leave()

    at_a_server(scene)


def test_one_address_does_not_fill_a_room() -> None:
    async def scene(served: Served, clock: HandClock) -> None:
        room = await open_room(served)
        host = await Guest.enter(served, room)
        crowd = []
        for _ in range(45):
            clock.turn_to(clock.now() + 5)
            crowd.append(await enter(served, room))
        inside = [guest for guest in crowd if guest.bye is None]
        assert len(inside) == limits.MOST_BENCH
        refused = next(guest for guest in crowd if guest.bye is not None)
        assert refused.answers[1]["why"] == "too_fast"
        friend = await Guest.enter(served, room)
        assert friend.bye is None
        assert (await friend.ask("sit", name="Ben", avatar=1))["is"] == "done"
        for guest in [*crowd, host, friend]:
            await guest.leave()

    at_a_server(scene)


def test_visitors_make_room_in_a_full_room_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_MEMBERS", 6)

    async def scene(served: Served, clock: HandClock) -> None:
        room = await open_room(served)
        host = await Guest.enter(served, room)
        await host.ask("sit", name="Ann", avatar=1)
        crowd = [await enter(served, room, f"127.0.1.{number}") for number in range(5)]
        early = await Guest.enter(served, room)
        assert (await early.ask("sit", name="Cem", avatar=1))["why"] == "full"  # only watches
        clock.turn_to(clock.now() + limits.BENCH_KEPT)
        friend = await Guest.enter(served, room)
        assert friend.bye is None
        await crowd[0].until(lambda: crowd[0].bye is not None)
        assert [guest.bye is None for guest in crowd] == [False, True, True, True, True]
        for guest in [*crowd, host, early, friend]:
            await guest.leave()

    at_a_server(scene)


def test_places_on_the_bench_expire() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.new_room(3)
        await ben.ask("stand")
        await ben.hang_up()
        await cem.hang_up()
        await inn.wait(limits.BENCH_EXPIRES + 1)
        await inn.enter(ann.room_name)
        # Ben has a name but no seat; Cem keeps the seat.
        assert {member["name"] for member in ann.place["members"]} == {"Person 0", "Person 2", ""}

    run(scene)


def test_somebody_who_was_removed_stays_outside() -> None:
    async def scene(served: Served, clock: HandClock) -> None:
        room = await open_room(served)
        host, friend = await Guest.enter(served, room), await enter(served, room, MALLORY)
        mallory = await enter(served, room, MALLORY)
        await mallory.ask("sit", name="Mallory", avatar=2)
        await host.ask("remove", member=mallory.member)
        await mallory.until(lambda: mallory.bye is not None)
        assert mallory.bye == {"is": "bye", "why": "removed", "again": False}
        for address, token in ((MALLORY, mallory.token), (MALLORY, ""), ("127.0.0.9", mallory.token)):
            again = await enter(served, room, address, token)
            assert again.answers[1]["why"] == "removed"
            assert again.bye == {"is": "bye", "why": "removed", "again": False}
            assert again.place == {}
            await again.leave()
        assert (await friend.ask("ping"))["is"] == "done"
        stranger = await enter(served, room, "127.0.0.9")
        assert stranger.bye is None
        for guest in (host, friend, stranger, mallory):
            await guest.leave()

    at_a_server(scene)


def test_a_named_friend_behind_the_address_of_somebody_removed_comes_back() -> None:
    async def scene(served: Served, clock: HandClock) -> None:
        room = await open_room(served)
        host, friend = await Guest.enter(served, room), await enter(served, room, MALLORY)
        await friend.ask("sit", name="Ben", avatar=1)
        mallory = await enter(served, room, MALLORY)
        await host.ask("remove", member=mallory.member)
        await friend.leave()
        friend = await enter(served, room, MALLORY, friend.token)
        assert friend.bye is None
        assert [member["name"] for member in friend.place["members"] if member["seat"] == 0] == ["Ben"]
        for guest in (host, friend, mallory):
            await guest.leave()

    at_a_server(scene)


def test_removed_means_removed_after_a_restart_too() -> None:
    async def scene() -> None:
        store = await open_store(":memory:")
        async with serving(store) as served:
            room = await open_room(served)
            host, mallory = await Guest.enter(served, room), await enter(served, room)
            await host.ask("remove", member=mallory.member)
            await host.leave()
        async with serving(store) as served:
            for token in (mallory.token, ""):
                again = await enter(served, room, MALLORY, token)
                assert again.answers[1]["why"] == "removed"
                await again.leave()
        events = await store.read(room)
        assert all(MALLORY.encode() not in event.body for event in events)
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


# The log


async def size(served: Served, room: str) -> tuple[int, int]:
    events = await served.house.store.read(room)
    return len(events), sum(len(event.body) for event in events)


def test_settings_that_change_all_the_time_do_not_fill_the_disk() -> None:
    async def scene(served: Served, clock: HandClock) -> None:
        room = await open_room(served)
        host = await Guest.enter(served, room)
        answers = []
        for number in range(60):
            settings = {"game": "own", "recipe": f"# {number}".ljust(19_000)}
            answers.append((await host.ask("arrange", settings=settings)).get("why", "done"))
        assert answers.count("done") == limits.ARRANGEMENTS_AT_ONCE
        assert set(answers) == {"done", "too_fast"}
        await host.leave()

    at_a_server(scene)


def test_games_that_are_begun_and_left_do_not_fill_the_disk() -> None:
    """The record of each is kept for its proof."""

    async def scene(served: Served, clock: HandClock) -> None:
        served.house.games = Buckets(limits.GAMES_A_SECOND, 3)
        room = await open_room(served, seats=3)

        async def begin_and_leave(address: str) -> str:
            guest = await enter(served, room, address)
            await guest.ask("sit", name="Ann", avatar=1)
            begun = await guest.ask("begin")
            await guest.say("leave")
            await guest.until(lambda: guest.bye is not None)
            await guest.leave()
            return str(begun.get("why", "done"))

        assert [await begin_and_leave(MALLORY) for _ in range(5)] == ["done"] * 3 + ["too_fast"] * 2
        assert await begin_and_leave("127.0.0.3") == "done"
        kept = [await served.house.store.replay(abandoned_replay(room, number)) for number in range(1, 6)]
        assert [replay is not None for replay in kept] == [True] * 4 + [False]
        clock.turn_to(clock.now() + 1 / limits.GAMES_A_SECOND)
        assert [await begin_and_leave(MALLORY) for _ in range(2)] == ["done", "too_fast"]

    at_a_server(scene)


def test_the_log_of_a_room_has_a_bound_and_nothing_is_lost() -> None:
    async def scene() -> None:
        store = await open_store(":memory:")
        async with serving(store, limited=False) as served:
            room = await open_room(served, seats=3)
            host = await Guest.enter(served, room)
            await host.ask("sit", name="Ann", avatar=1)
            for number in range(80):
                settings = {"game": "own", "recipe": f"# {number}".ljust(19_000), "seats": 3}
                assert (await host.ask("arrange", settings=settings))["is"] == "done"
            entries, length = await size(served, room)
            assert entries < 80
            assert length < limits.LOG_BYTES + 4 * 25_000
            await host.leave()
        async with serving(store, limited=False) as served:
            again = await Guest.enter(served, room, host.token)
            assert again.member == host.member
            assert again.place["settings"]["recipe"] == "# 79".ljust(19_000)
            assert [(member["name"], member["seat"]) for member in again.place["members"]] == [("Ann", 0)]
            await again.leave()
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_a_game_goes_on_from_a_folded_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOG_ENTRIES", 7)

    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1, seats=3, bots="easy", turn=20, window=2)
        await ann.ask("begin")
        await ann.ask("stand")
        for _ in range(40):
            await inn.wait(3)
            await _same_after_a_restart(inn, ann)
            ann = await inn.enter(ann.room_name, ann.token, n=ann.n + 1)
            if ann.over is not None:
                break
        events = await inn.store.read(ann.room_name)
        assert events[0].kind == "folded"
        assert len(events) < 60

    run(scene)


async def _same_after_a_restart(inn: Inn, ann: Member) -> None:
    """The log folds to the state in memory, whether its beginning was deleted or not."""
    room = inn.house.rooms[ann.room_name]
    state = RoomState(settings=room.state.settings)
    fold(state, (read(event.body) for event in await inn.store.read(ann.room_name)))
    kept, there = json.loads(frozen(state)), json.loads(frozen(room.state))
    for each in (kept, there):  # the end of a hold is not in the log, nor what a restart does to the clock
        for name in ("hold", "known", "timer") if each["match"] is not None else ():
            del each["match"][name]
    assert kept == there
    await inn.crash()
