"""The promises of a store, on either database."""

import asyncio
import time

import pytest

from defuse.server.store import (
    CLOSED,
    OPEN,
    Appended,
    Claimed,
    Clash,
    Fenced,
    NoSuchRoom,
    OwnedBy,
    Pruned,
    Retention,
    RoomRow,
    Store,
    StoreClosed,
    Taken,
    new_token,
    open_store,
)
from tests.server.stores import ME, SETTINGS, a_room, event, opened, with_a_store

OTHER = "other"
HOUR = 3600.0
DAY = 24 * HOUR
POLICY = Retention(close_rooms_after=DAY, delete_rooms_after=7 * DAY, delete_replays_after=30 * DAY)


@with_a_store
async def test_a_new_room_is_open_and_empty(store: Store) -> None:
    room = await a_room(store)
    assert (room.id, room.owner, room.epoch, room.last, room.status) == ("room", ME, 1, 0, OPEN)
    assert room.settings == SETTINGS
    assert abs(room.made_at - time.time()) < HOUR
    assert await store.room("room") == room
    assert await store.read("room") == []


@with_a_store
async def test_an_id_is_given_once(store: Store) -> None:
    first = await a_room(store)
    assert await store.open_room("room", b"others", OTHER) == Taken("room")
    assert await store.room("room") == first


@with_a_store
async def test_rooms_are_found_by_owner_and_status(store: Store) -> None:
    for id, owner in (("b", ME), ("a", ME), ("c", OTHER), ("d", None)):
        await a_room(store, id, owner)
    assert [room.id for room in await store.rooms()] == ["a", "b", "c", "d"]
    assert [room.id for room in await store.rooms(owner=ME)] == ["a", "b"]
    assert [room.id for room in await store.rooms(owner=OTHER, status=OPEN)] == ["c"]
    assert await store.rooms(status=CLOSED) == []
    assert await store.room("e") is None


@with_a_store
async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    room = await a_room(store)
    everything = bytes(range(256))
    assert await store.append(
        "room", 1, [event(1, b"", "deal"), event(2, everything, "Zug: Überraschung")]
    ) == Appended(2)
    assert await store.append("room", 1, [event(3)]) == Appended(3)
    log = await store.read("room")
    assert [(e.seq, e.epoch, e.kind, e.body) for e in log] == [
        (1, 1, "deal", b""),
        (2, 1, "Zug: Überraschung", everything),
        (3, 1, "move", b"draw"),
    ]
    assert await store.read("room", after=2) == log[2:]
    assert await store.read("room", after=3) == []
    touched = await store.room("room")
    assert touched is not None
    assert touched.last == 3
    assert touched.touched_at > room.touched_at


@with_a_store
async def test_a_log_has_no_second_event_of_a_number_and_no_gap(store: Store) -> None:
    await a_room(store)
    await store.append("room", 1, [event(1), event(2)])
    assert await store.append("room", 1, [event(2)]) == Clash(2)
    assert await store.append("room", 1, [event(2), event(3)]) == Clash(2)
    assert await store.append("room", 1, [event(4)]) == Clash(2)
    assert len(await store.read("room")) == 2


@pytest.mark.parametrize("numbers", [[], [0], [1, 3], [2, 1], [1, 1]])
def test_events_out_of_order_are_a_mistake_of_the_caller(numbers: list[int]) -> None:
    async def tell() -> None:
        async with opened(":memory:") as store:
            with pytest.raises(ValueError, match="without a gap"):
                await store.append("room", 1, [event(number) for number in numbers])

    asyncio.run(tell())


@with_a_store
async def test_only_the_owner_writes(store: Store) -> None:
    await a_room(store)
    await a_room(store, "nobodys", None)
    assert await store.append("room", 2, [event(1)]) == Fenced()
    assert await store.append("nobodys", 1, [event(1)]) == Fenced()
    assert await store.append("no such room", 1, [event(1)]) == Fenced()
    assert await store.read("room") == []


@with_a_store
async def test_a_claim_fences_the_owner_before(store: Store) -> None:
    await a_room(store)
    await store.append("room", 1, [event(1)])
    assert await store.claim("room", OTHER) == Claimed(2, 1)
    assert await store.append("room", 1, [event(2)]) == Fenced()
    assert await store.append("room", 2, [event(2)]) == Appended(2)
    assert [e.epoch for e in await store.read("room")] == [1, 2]


@with_a_store
async def test_a_lease_keeps_others_away_until_it_runs_out(store: Store) -> None:
    await a_room(store)
    await store.heartbeat(ME, "host:1", HOUR)
    assert await store.claim("room", OTHER) == OwnedBy(ME, "host:1")
    await store.heartbeat(ME, "host:2", HOUR)
    assert await store.claim("room", OTHER) == OwnedBy(ME, "host:2")
    await store.heartbeat(ME, "host:2", 0)
    assert await store.claim("room", OTHER) == Claimed(2, 0)


@with_a_store
async def test_an_owner_may_claim_again_and_has_a_new_epoch(store: Store) -> None:
    await a_room(store)
    await store.heartbeat(ME, "host", HOUR)
    assert await store.claim("room", ME) == Claimed(2, 0)
    assert await store.append("room", 1, [event(1)]) == Fenced()


@with_a_store
async def test_one_of_many_claims_wins(store: Store) -> None:
    await a_room(store, owner=None)
    servers = [f"server {number}" for number in range(8)]
    for server in servers:
        await store.heartbeat(server, server, HOUR)
    outcomes = await asyncio.gather(*(store.claim("room", server) for server in servers))
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Claimed"] + ["OwnedBy"] * 7
    winner = servers[outcomes.index(Claimed(2, 0))]
    assert {outcome.server for outcome in outcomes if isinstance(outcome, OwnedBy)} == {winner}


@with_a_store
async def test_there_is_nothing_to_claim_where_no_room_is(store: Store) -> None:
    assert await store.claim("room", ME) == NoSuchRoom()


@with_a_store
async def test_a_room_that_was_released_is_free_at_once(store: Store) -> None:
    await store.heartbeat(ME, "host", HOUR)
    await a_room(store)
    await store.release("room", 7)
    assert await store.claim("room", OTHER) == OwnedBy(ME, "host")
    await store.release("room", 1)
    assert await store.append("room", 1, [event(1)]) == Fenced()
    assert await store.claim("room", OTHER) == Claimed(2, 0)


@with_a_store
async def test_a_server_that_leaves_gives_everything_back(store: Store) -> None:
    await store.heartbeat(ME, "host", HOUR)
    await store.heartbeat(OTHER, "elsewhere", HOUR)
    for id, owner in (("a", ME), ("b", ME), ("c", OTHER)):
        await a_room(store, id, owner)
    assert await store.release_all(ME) == 2
    assert await store.rooms(owner=ME) == []
    assert [server.id for server in await store.servers()] == [OTHER]
    assert await store.claim("a", OTHER) == Claimed(2, 0)
    assert await store.claim("c", ME) == OwnedBy(OTHER, "elsewhere")


@with_a_store
async def test_servers_are_those_with_a_lease(store: Store) -> None:
    await store.heartbeat("b", "host:2", HOUR)
    await store.heartbeat("a", "host:1", HOUR)
    await store.heartbeat("c", "host:3", 0)
    servers = await store.servers()
    assert [(server.id, server.address) for server in servers] == [("a", "host:1"), ("b", "host:2")]
    assert all(0 < server.seconds_left <= HOUR for server in servers)


@with_a_store
async def test_the_latest_snapshot_is_kept(store: Store) -> None:
    await a_room(store)
    assert await store.load_snapshot("room") is None
    await store.append("room", 1, [event(seq) for seq in range(1, 6)])
    for seq in (2, 4, 3):
        await store.save_snapshot("room", seq, f"after {seq}".encode())
    snapshot = await store.load_snapshot("room")
    assert snapshot is not None
    assert (snapshot.seq, snapshot.body) == (4, b"after 4")


@with_a_store
async def test_a_snapshot_is_never_ahead_of_the_log(store: Store) -> None:
    await a_room(store)
    await store.append("room", 1, [event(1)])
    await store.save_snapshot("room", 2, b"from the future")
    await store.save_snapshot("no such room", 0, b"from nowhere")
    assert await store.load_snapshot("room") is None
    assert await store.load_snapshot("no such room") is None


@with_a_store
async def test_a_token_says_who_somebody_is_in_one_room(store: Store) -> None:
    await a_room(store)
    await a_room(store, "next door")
    mine, yours = new_token(), new_token()
    assert await store.add_token("room", mine, 0)
    assert await store.add_token("room", yours, 1)
    assert await store.member_of("room", mine) == 0
    assert await store.member_of("room", yours) == 1
    assert await store.member_of("next door", mine) is None
    assert await store.member_of("room", new_token()) is None
    assert not await store.add_token("no such room", mine, 0)


@with_a_store
async def test_tokens_can_be_dropped(store: Store) -> None:
    await a_room(store)
    tokens = [new_token() for _ in range(4)]
    for token, member in zip(tokens, (0, 1, 1, 2), strict=True):
        await store.add_token("room", token, member)
    await store.drop_token("room", tokens[0])
    await store.drop_member("room", 1)
    assert [await store.member_of("room", token) for token in tokens] == [None, None, None, 2]


def test_tokens_are_long_random_and_fit_for_a_link() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) >= 22 and token.replace("-", "").replace("_", "").isalnum() for token in tokens)


@with_a_store
async def test_a_finished_game_stays_as_it_was_kept(store: Store) -> None:
    await store.keep_replay("link", "room", 3, b"the record")
    await store.keep_replay("link", "room", 3, b"another")
    replay = await store.replay("link")
    assert replay is not None
    assert (replay.id, replay.room, replay.game, replay.body) == ("link", "room", 3, b"the record")
    assert await store.replay("no link") is None


@with_a_store
async def test_nothing_that_was_touched_lately_is_pruned(store: Store) -> None:
    await a_room(store)
    await store.keep_replay("link", "room", 1, b"the record")
    assert await store.prune(time.time() + HOUR, POLICY) == Pruned((), (), 0)
    assert await store.append("room", 1, [event(1)]) == Appended(1)


@with_a_store
async def test_idle_rooms_are_closed_and_nobody_writes_there(store: Store) -> None:
    await store.heartbeat(ME, "host", 90 * DAY)
    await a_room(store)
    await store.append("room", 1, [event(1)])
    assert await store.prune(time.time() + 2 * DAY, POLICY) == Pruned(("room",), (), 0)
    assert await store.append("room", 1, [event(2)]) == Fenced()
    assert await store.claim("room", ME) == NoSuchRoom()
    assert [room.id for room in await store.rooms(status=CLOSED)] == ["room"]
    assert len(await store.read("room")) == 1


@with_a_store
async def test_old_rooms_go_with_all_they_had_and_their_games_stay(store: Store) -> None:
    rooms = {f"room {number}" for number in range(120)}
    for id in rooms:
        await a_room(store, id)
    token = new_token()
    await store.append("room 7", 1, [event(1)])
    await store.save_snapshot("room 7", 1, b"snapshot")
    await store.add_token("room 7", token, 0)
    await store.keep_replay("link", "room 7", 1, b"the record")
    pruned = await store.prune(time.time() + 8 * DAY, POLICY)
    assert (set(pruned.closed), set(pruned.deleted), pruned.replays) == (rooms, rooms, 0)
    assert await store.rooms() == []
    assert await store.read("room 7") == []
    assert await store.load_snapshot("room 7") is None
    assert await store.member_of("room 7", token) is None
    assert await store.replay("link") is not None
    assert await store.prune(time.time() + 31 * DAY, POLICY) == Pruned((), (), 1)
    assert await store.replay("link") is None


def test_a_policy_closes_before_it_deletes() -> None:
    with pytest.raises(ValueError, match="closed before"):
        Retention(close_rooms_after=DAY, delete_rooms_after=HOUR, delete_replays_after=DAY)


def test_what_was_kept_is_there_when_the_store_is_opened_again(place: str) -> None:
    async def tell() -> None:
        async with opened(place) as store:
            room = await a_room(store)
            await store.append("room", 1, [event(1)])
        async with opened(place) as store:
            assert [e.body for e in await store.read("room")] == [b"draw"]
            again = await store.room("room")
            assert again is not None
            assert again.made_at == room.made_at

    asyncio.run(tell())


def test_closing_writes_what_is_waiting(place: str) -> None:
    async def tell() -> None:
        store = await open_store(place)
        rooms = [await a_room(store, f"room {number}") for number in range(20)]
        appends = [asyncio.create_task(store.append(room.id, 1, [event(1)])) for room in rooms]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*appends) == [Appended(1)] * 20
        with pytest.raises(StoreClosed):
            await store.append("room 0", 1, [event(2)])
        with pytest.raises(StoreClosed):
            await store.room("room 0")

    asyncio.run(tell())


@with_a_store
async def test_a_room_can_have_any_name_and_settings(store: Store) -> None:
    for id, settings in (("", b""), ("'; DROP TABLE room; --", b"\0\xff"), ("räume 🐈", b"x" * 100_000)):
        room = await store.open_room(id, settings, ME)
        assert isinstance(room, RoomRow)
        assert (room.id, room.settings) == (id, settings)
        assert await store.append(id, 1, [event(1)]) == Appended(1)
