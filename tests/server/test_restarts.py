"""A server that dies at any moment of a game comes back with everything it had acknowledged."""

import asyncio
import time
from random import Random

import pytest

from defuse.record.situation import Situation
from defuse.server.play.pace import USUAL
from defuse.server.room.entries import Stood, written
from defuse.server.room.house import DAY, LEASE
from defuse.server.room.room import Room
from defuse.server.room.state import OVER
from defuse.server.store import Claimed, NewEvent, Store, StoreLost, open_store
from defuse.server.wire.protocol import VERSION, Hello, MakeMove, Say
from tests.extent import LONG, seeds
from tests.server.hands import HandClock
from tests.server.inn import Frame, Guest, Inn, run, told
from tests.server.random_guests import play_a_bit

CRASHES = 25 if LONG else 12  # per game


def seen(guest: Guest) -> Frame:
    """What a guest knows of the game, without the clock and the events."""
    return {key: guest.table[key] for key in ("game", "heard", "view", "risk", "asked", "moves")}


async def come_back(inn: Inn, guests: list[Guest]) -> list[Guest]:
    return [await inn.enter(guest.room_name, guest.token, n=guest.n + 1) for guest in guests]


@pytest.mark.parametrize(
    "game", ["original", "original+imploding+streaking+barking", "good-vs-evil", "recipe:mind-games"]
)
def test_a_restart_at_any_moment_changes_nothing_that_anybody_sees(game: str) -> None:
    async def scene(inn: Inn, random: Random) -> None:
        guests = await inn.new_room(3, game=game, seats=3)
        guests.append(await inn.enter(guests[0].room_name))  # on the bench
        await guests[0].ask("begin")
        crashes = 0
        while crashes < CRASHES:
            await play_a_bit(inn, guests, random)
            if guests[0].room.state.phase == OVER:
                await guests[0].ask("begin")
            if random.random() < 0.2:
                before = [seen(guest) for guest in guests]
                await inn.crash()
                guests = await come_back(inn, guests)
                for guest, knew in zip(guests, before, strict=True):
                    assert seen(guest) == knew
                crashes += 1

    for seed in seeds(2, f"restarts: {game}", long=6):
        run(lambda inn, seed=seed: scene(inn, Random(seed)))  # type: ignore[misc]


def test_the_middle_of_a_window_survives() -> None:
    async def scene(inn: Inn) -> None:
        hands = {"Ann": ["skip"], "Ben": ["nope"], "Cem": ["nope"]}
        pile = ["tacocat", "tacocat", "exploding_kitten", "exploding_kitten"]
        situation = Situation("original", ["Ann", "Ben", "Cem"], turn="Ann", deck=pile, hands=hands)
        ann, ben, cem = await inn.laid(situation, 3, window=5)
        await ann.move("skip")
        await ben.move("nope")
        await inn.wait(3)
        await inn.crash()
        ann, ben, cem = await come_back(inn, [ann, ben, cem])
        assert cem.table["view"]["question"]["chain"] == 1
        assert cem.table["clock"]["left"] > 5000
        await cem.move("nope")
        await inn.wait(10)
        assert ann.table["view"]["turn"] == 1

    run(scene)


@pytest.mark.parametrize("asleep", [False, True], ids=["paused", "asleep"])
def test_a_move_that_was_told_after_a_hold_stays_told_after_a_pause(asleep: bool) -> None:
    async def scene(inn: Inn) -> None:
        hands = {"Ann": ["skip", "defuse"], "Ben": ["skip"]}
        pile = ["tacocat", "exploding_kitten"]
        edition = "original+imploding+streaking+barking"
        situation = Situation(edition, list(hands), turn="Ann", deck=pile, hands=hands)
        guests = ann, ben = await inn.laid(situation, 2)
        await ann.move("draw")
        await ben.move("pass")
        assert "drew" not in told(ben)
        await inn.wait(USUAL.look + 1)
        assert "drew" in told(ben)
        before = [seen(guest) for guest in guests]
        if asleep:
            await ann.hang_up()
            await ben.hang_up()
        else:
            await ann.ask("pause", on=True)
        await inn.crash()
        for guest, knew in zip(await come_back(inn, list(guests)), before, strict=True):
            first = next(frame for frame in guest.frames if frame["is"] == "table")
            assert {key: first[key] for key in knew} == knew

    run(scene)


def test_a_move_that_is_held_back_after_another_hides_only_itself() -> None:
    """Ben's NOW takes effect behind a hold, which ends; then the order that he chooses is held back."""

    async def scene(inn: Inn) -> None:
        hands = {"Ann": ["shuffle"], "Ben": ["alter_the_future_now_3"]}
        pile = ["tacocat", "skip", "attack", "exploding_kitten"]
        edition = "original+imploding+streaking+barking"
        situation = Situation(edition, list(hands), turn="Ann", deck=pile, hands=hands)
        guests = ann, ben = await inn.laid(situation, 2)
        await ann.move("shuffle")
        await ben.move("alter_the_future_now_3")
        await ann.move("pass")
        await inn.wait(USUAL.look + 1)
        await ben.move("order", order=["attack", "skip", "tacocat"])
        before = [seen(guest) for guest in guests]
        assert before[0]["view"]["question"]["word"] == "order"
        await inn.crash()
        assert [seen(guest) for guest in await come_back(inn, list(guests))] == before

    run(scene)


def test_a_finished_game_its_score_and_its_replay_survive() -> None:
    async def scene(inn: Inn) -> None:
        hands = {"Ann": ["skip"], "Ben": ["defuse"]}
        pile = ["exploding_kitten", "tacocat"]
        situation = Situation("original", ["Ann", "Ben"], turn="Ann", deck=pile, hands=hands)
        ann, ben = await inn.laid(situation, 2)
        await ann.move("draw")
        assert ann.over is not None
        await inn.crash()
        again = await inn.enter(ben.room_name, ben.token)
        assert again.over == ann.over
        assert again.place["scores"] == [{"name": "Ben", "won": 1}]
        assert await inn.store.replay(str(ann.over["replay"])) is not None

    run(scene)


def test_the_replay_of_a_game_is_there_also_if_the_server_died_as_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(*_: object) -> None:
        raise StoreLost("the server is gone")

    async def scene(inn: Inn) -> None:
        hands = {"Ann": ["skip"], "Ben": ["defuse"]}
        pile = ["exploding_kitten", "tacocat"]
        ann, _ = await inn.laid(Situation("original", list(hands), turn="Ann", deck=pile, hands=hands), 2)
        room = ann.room
        with monkeypatch.context() as patched:
            patched.setattr(Store, "keep_replay", dies)
            room.ask(ann, MakeMove(ann.n + 1, **ann.answer("draw")))
            await room.settled()
        assert inn.house.rooms == {}
        again = await inn.enter(ann.room_name, ann.token)
        assert again.over is not None
        assert await inn.store.replay(again.over["replay"]) is not None

    run(scene)


def test_a_snapshot_that_cannot_be_read_is_not_missed() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.new_room(2, seats=2)
        await guests[0].ask("begin")
        before = [seen(guest) for guest in guests]
        room = guests[0].room
        await inn.store.save_snapshot(room.name, room.log.last, b'{"settings": "of another version"}')
        await inn.crash()
        assert [seen(guest) for guest in await come_back(inn, guests)] == before

    run(scene)


def test_a_snapshot_has_nothing_that_the_store_refused() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1)
        room = ann.room
        await ann.hang_up()
        inn.clock.turn_to(inn.clock.now() + 100)
        await inn.store.release(room.name, room.log.epoch)
        claimed = await inn.store.claim(room.name, "another", VERSION)
        assert isinstance(claimed, Claimed)
        await inn.store.append(room.name, claimed.epoch, [NewEvent(claimed.last + 1, *written(Stood(1, 9)))])
        room.arrive(Guest(inn, room.name, ""), Hello(1, room.name, VERSION))
        await inn.house.let_go()
        assert await inn.store.load_snapshot(room.name) is None

    run(scene)


def test_a_room_that_was_let_go_is_found_again_as_it_was() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.new_room(2, seats=2)
        await guests[0].ask("begin")
        before = [seen(guest) for guest in guests]
        for guest in guests:
            await guest.hang_up()
        await inn.wait(100)
        await inn.house.let_go()
        assert inn.house.rooms == {}
        assert await inn.store.load_snapshot(guests[0].room_name) is not None
        assert [seen(guest) for guest in await come_back(inn, guests)] == before

    run(scene)


def test_a_room_that_another_server_has_taken_sends_everybody_there() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1)
        room = ann.room
        await inn.store.release(room.name, room.log.epoch)
        await inn.store.claim(room.name, "another", VERSION)
        room.ask(ann, Say(9, "hello"))
        await room.settled()
        assert ann.bye == ("moved", True)
        assert 9 not in ann.answers
        assert inn.house.rooms == {}

    run(scene)


def test_a_server_that_was_frozen_shows_nobody_an_old_table() -> None:
    async def scene(inn: Inn) -> None:
        (ann,), (ben,) = await inn.new_room(1), await inn.new_room(1)
        kept, taken = ann.room, ben.room
        await inn.house.beat()
        inn.clock.turn_to(inn.clock.now() + LEASE - 1)
        await inn.house.beat()
        assert (ann.bye, ben.bye) == (None, None)
        inn.clock.turn_to(inn.clock.now() + LEASE)
        await inn.store.release(taken.name, taken.log.epoch)
        assert isinstance(await inn.store.claim(taken.name, "another", VERSION), Claimed)
        await inn.house.beat()
        assert (ann.bye, ben.bye) == (None, ("moved", True))
        assert list(inn.house.rooms.values()) == [kept]

    run(scene)


# Old rooms


def test_a_room_that_nobody_has_touched_is_closed_and_later_deleted_as_the_policy_says() -> None:
    async def scene() -> None:
        opened = time.time()  # by the clock of the store
        inn = Inn(await open_store(":memory:"), HandClock(opened))
        (ann,) = await inn.new_room(1)
        await ann.hang_up()
        found = []
        for days in (0, 13.9, 14.1, 30.1):
            inn.clock.turn_to(opened + days * DAY)
            await inn.house.let_go()
            await inn.house.tidy()
            found.append((isinstance(await inn.house.room(ann.room_name), Room), await inn.store.room(ann.room_name)))
        assert [there for there, _ in found] == [True, True, False, False]
        assert [row is not None for _, row in found] == [True, True, True, False]
        await inn.house.leave()
        await inn.store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))
