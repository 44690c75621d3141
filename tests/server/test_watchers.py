"""A full room can be watched by many more: they see what the bench sees, and can do nothing."""

import pytest

from defuse.server import limits
from defuse.server.store import Store
from tests.server.inn import Guest, Inn, run

MEMBERS, WATCHERS = 3, 30


@pytest.fixture(autouse=True)
def small_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_MEMBERS", MEMBERS)
    monkeypatch.setattr(limits, "MOST_WATCHERS", WATCHERS)


async def a_watched_game(inn: Inn) -> tuple[list[Guest], Guest, list[Guest]]:
    """Two players, somebody on the bench, and watchers."""
    ann, ben = await inn.new_room(2, seats=2, window=0, turn=0)
    bench = await inn.enter(ann.room_name)
    watchers = [await inn.enter(ann.room_name) for _ in range(WATCHERS)]
    await ann.ask("begin")
    return [ann, ben], bench, watchers


async def draw(players: list[Guest]) -> None:
    asked = next(player for player in players if player.says("draw"))
    await asked.move("draw")


async def logged(store: Store, room: str) -> int:
    return len(await store.read(room))


def test_all_watchers_are_sent_the_same_bytes_which_are_encoded_once() -> None:
    async def scene(inn: Inn) -> None:
        players, bench, watchers = await a_watched_game(inn)
        seen = [len(each.bytes) for each in watchers]
        await draw(players)
        frames = [each.bytes[-1][1] for each in (bench, *watchers)]
        assert len({id(frame) for frame in frames}) == 1
        assert bench.frames[-1]["is"] == "table"
        assert [len(each.bytes) for each in watchers] == [before + 1 for before in seen]

    run(scene)


def test_watchers_come_and_go_without_anybody_noticing_and_nothing_is_stored() -> None:
    async def scene(inn: Inn) -> None:
        players, bench, watchers = await a_watched_game(inn)
        ann = players[0]
        told, entries = [len(each.bytes) for each in (*players, bench)], await logged(inn.store, ann.room_name)
        for watcher in watchers:
            await watcher.hang_up()
        again = await inn.enter(ann.room_name)
        assert again.table["view"] == bench.table["view"]
        assert [len(each.bytes) for each in (*players, bench)] == told
        assert await logged(inn.store, ann.room_name) == entries
        assert len(ann.place["members"]) == MEMBERS
        await draw(players)
        assert again.bytes[-1][1] == bench.bytes[-1][1]

    run(scene)


@pytest.mark.parametrize(
    ("do", "facts"), [("sit", {"name": "Eve", "avatar": 1}), ("say", {"text": "hello"}), ("begin", {}), ("leave", {})]
)
def test_a_watcher_can_do_nothing(do: str, facts: dict[str, object]) -> None:
    async def scene(inn: Inn) -> None:
        players, _, watchers = await a_watched_game(inn)
        entries = await logged(inn.store, players[0].room_name)
        assert (await watchers[0].ask(do, **facts))["why"] == "full"
        assert (await watchers[0].ask("ping"))["is"] == "done"
        assert await logged(inn.store, players[0].room_name) == entries

    run(scene)


def test_there_is_an_end_to_watchers_and_a_free_place_is_given_to_the_next() -> None:
    async def scene(inn: Inn) -> None:
        players, bench, watchers = await a_watched_game(inn)
        one_more = await inn.enter(players[0].room_name)
        assert one_more.bye == ("closed", False)
        await bench.hang_up()
        newcomer = await inn.enter(players[0].room_name)
        assert newcomer.member > 0
        assert (await newcomer.ask("say", text="hello"))["is"] == "done"
        assert watchers[0].frames[-1]["is"] == "said"

    run(scene)
