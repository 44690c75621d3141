"""Hints from a server: where nobody else plays or watches, from what the seat knows, off the loop, within limits."""

import asyncio
import json
import threading
from random import Random
from typing import Any

import pytest

from defuse.coach.hints import hint
from defuse.coach.judge import judge_of
from defuse.record.record import from_data
from defuse.record.situation import Situation
from defuse.server import limits
from defuse.server.http import hint_api
from defuse.server.limits import Recently
from defuse.server.play.bounded_thread import BoundedThread
from defuse.server.play.hinting import SeatAsked, hinted
from defuse.server.play.replays import kept
from defuse.server.wire.refusals import NOT_ALONE, NOTHING_ASKED, Refused
from tests.server.hurry import HurriedClock
from tests.server.inn import Inn, run
from tests.server.running import Guest, Served, open_room, serving
from tests.server.test_ways_in import at_a_server, request

NAMES = ["Ann", "Ben", "Cem"]
DECK = ["tacocat", "exploding_kitten", "skip", "tacocat", "exploding_kitten"]
HANDS = {"Ann": ["skip", "nope", "attack"], "Ben": ["defuse", "favor"], "Cem": ["defuse", "shuffle"]}


def laid(deck: list[str] = DECK, **hands: list[str]) -> Situation:
    return Situation("original", NAMES, deck=deck, hands={**HANDS, **hands})


async def wants(served: Served, room: str, token: str) -> tuple[int, Any]:
    ticket = json.dumps({"room": room, "token": token}).encode()
    status, _, body = await request(served, "POST", "/api/hint", ticket)
    return status, json.loads(body)


# Who gets one


def test_who_plays_alone_gets_a_hint_for_their_own_seat() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(laid(), 1)
        seat = await ann.room.asked_alone(ann.token)
        assert isinstance(seat, SeatAsked)
        assert (seat.view.seat, seat.asked, seat.heard) == (0, ann.table["asked"], ann.table["heard"])
        sent = json.loads(hinted(seat))
        said = hint(seat.view, seat.moves, NAMES, None)
        assert said is not None
        assert sent["hint"]["nudge"] == [said.nudge[0], said.nudge[1]]
        assert sent["hint"]["reasons"][0] == ["hint-silent", {}], "the table was set up, so the judge is silent"
        assert await ann.room.asked_alone("x" * 24) is None
        assert await ann.room.asked_alone("") is None

    run(scene)


def test_where_somebody_else_plays_there_are_no_hints() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.laid(laid(), 2)
        for guest in guests:
            assert await guest.room.asked_alone(guest.token) is NOT_ALONE
        await guests[1].hang_up()
        assert await guests[0].room.asked_alone(guests[0].token) is NOT_ALONE, "Ben may come back"

    run(scene)


def test_where_somebody_watches_there_are_no_hints() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(laid(), 1)
        visitor = await inn.enter(ann.room_name)
        assert await ann.room.asked_alone(ann.token) is NOT_ALONE
        assert await ann.room.asked_alone(visitor.token) is None, "who watches has no seat"
        await visitor.hang_up()
        assert isinstance(await ann.room.asked_alone(ann.token), SeatAsked)
        await ann.hang_up()
        assert await ann.room.asked_alone(ann.token) is None, "nobody reads it"

    run(scene)


def test_where_somebody_waits_for_the_next_game_there_are_no_hints() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(laid(), 1)
        visitor = await inn.enter(ann.room_name)
        await visitor.ask("sit", name="Ben", avatar=3, seat=1)
        await visitor.hang_up()
        assert await ann.room.asked_alone(ann.token) is NOT_ALONE

    run(scene)


def test_who_is_not_asked_is_told_so() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(Situation("original", NAMES, deck=DECK, hands=HANDS, turn="Ben"), 1)
        said = await ann.room.asked_alone(ann.token)
        assert said is NOTHING_ASKED or isinstance(said, SeatAsked)
        if isinstance(said, SeatAsked):
            assert ann.table["moves"], "Ann may react"

    run(scene)


def test_hidden_cards_change_no_byte_of_a_hint() -> None:
    others = {"Ben": ["defuse", "shuffle"], "Cem": ["favor", "defuse"]}
    swapped = ["exploding_kitten", "tacocat", "skip", "exploding_kitten", "tacocat"]
    told: list[bytes] = []

    async def scene(inn: Inn) -> None:
        for situation in (laid(), laid(swapped, **others)):
            (ann,) = await inn.laid(situation, 1)
            seat = await ann.room.asked_alone(ann.token)
            assert isinstance(seat, SeatAsked)
            told.append(hinted(seat))

    run(scene)
    assert told[0] == told[1]
    assert json.loads(told[0])["hint"] is not None


# Over HTTP


async def _alone(served: Served, **settings: Any) -> Guest:
    room = await open_room(served, **{"game": "original", "seats": 3, "window": 0, "turn": 0, **settings})
    guest = await Guest.enter(served, room)
    await guest.ask("sit", name="Ann", avatar=1)
    await guest.ask("begin")
    await guest.until(lambda: bool(guest.table) and bool(guest.table["moves"]))
    return guest


def test_over_http_a_hint_is_given_or_refused_with_a_reason() -> None:
    async def scene() -> None:
        async with serving(clock=HurriedClock(100.0), limited=False) as served:
            ann = await _alone(served)
            table = ann.table
            status, told = await wants(served, ann.room, ann.token)
            if status == 200 and told["asked"] == ann.table["asked"] == table["asked"]:
                assert told["heard"] == table["heard"]
            assert status == 200 or told["told"] == ["hint-nothing", {}]
            assert (await wants(served, ann.room, "x" * 24))[0] == 404
            assert (await wants(served, "no-room", ann.token))[0] == 404
            ben = await Guest.enter(served, ann.room)
            status, told = await wants(served, ann.room, ann.token)
            assert (status, told["is"], told["why"], told["told"]) == (403, "no", "not_yours", ["online-not-alone", {}])
            for body in (b"", b"[]", b'{"room": 3}', b"[" * 5000):
                assert (await request(served, "POST", "/api/hint", body))[0] == 400
            await ben.leave()
            await ann.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_what_the_page_counts_is_what_the_review_leaves_out() -> None:
    """The numbers of events that a seat had heard when it decided are the same in frames and in the account."""

    async def scene() -> None:
        async with serving(clock=HurriedClock(100.0), limited=False) as served:
            ann = await _alone(served)
            heard: set[int] = set()
            random = Random(7)
            while not ann.over:
                await ann.until(lambda: bool(ann.over) or bool(ann.table["moves"]))
                table = ann.table
                if ann.over:
                    break
                heard.add(table["heard"])
                await ann.ask("move", **ann.any_move(random))
                await ann.until(lambda table=table: bool(ann.over) or ann.table is not table)  # type: ignore[misc]
            assert ann.over is not None
            path = f"/api/replays/{ann.over['replay']}/review?seat=0"
            whole = json.loads((await request(served, "GET", path))[2])
            assert (whole["hinted"], whole["decisions"] > 0) == (0, True)
            listed = ",".join(map(str, sorted(heard)))
            without = json.loads((await request(served, "GET", f"{path}&hinted={listed}"))[2])
            assert (without["hinted"], without["decisions"]) == (whole["decisions"], 0)
            assert (without["lost"], without["stake"]) == (0, 0)
            assert without["line"] == whole["line"]
            for wrong in ("x", "1,-2", "1;2", "9999999", ",".join(["1"] * (limits.MOST_HINTED + 1))):
                assert (await request(served, "GET", f"{path}&hinted={wrong}"))[0] == 400
            stored = await served.house.store.replay(ann.over["replay"])
            assert stored is not None
            assert from_data(kept(stored.body).record).dealt
            await ann.leave()

    asyncio.run(asyncio.wait_for(scene(), 180))


def test_hints_are_made_off_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    made_in: list[str] = []

    def made(seat: SeatAsked) -> bytes:
        made_in.append(threading.current_thread().name)
        return b"{}"

    monkeypatch.setattr(hint_api, "hinted", made)

    async def scene() -> None:
        async with serving(clock=HurriedClock(100.0), limited=False) as served:
            ann = await _alone(served)
            while not made_in:
                await wants(served, ann.room, ann.token)
            await ann.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))
    assert made_in[0].startswith("hints")


def test_hints_have_their_limits() -> None:
    async def scene(served: Served) -> None:
        served.desk.hints = Recently(2, 60.0)
        statuses = [(await wants(served, "no-room", "x"))[0] for _ in range(3)]
        assert statuses == [404, 404, 429]

    at_a_server(scene)


def test_too_many_hints_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(clock=HurriedClock(100.0), limited=False) as served:
            ann = await _alone(served)
            served.desk.adviser = BoundedThread("hints", 0, limits.HINT_WITHIN)
            statuses = set()
            while 503 not in statuses:
                statuses.add((await wants(served, ann.room, ann.token))[0])
            assert statuses <= {503, 403}, "only what is asked is judged"
            await ann.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_the_judge_speaks_of_the_game_that_was_dealt() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1, game="original", seats=4, window=0, turn=0)
        await ann.ask("begin")
        for _ in range(40):
            await inn.wait(5.0)
            if ann.table.get("moves"):
                break
        seat = await ann.room.asked_alone(ann.token)
        assert isinstance(seat, SeatAsked)
        sent = json.loads(hinted(seat))
        judge = judge_of("original", 4, seat.view.options)
        assert judge is not None
        said = hint(seat.view, seat.moves, seat.names, judge)
        assert (sent["hint"] is None) == (said is None)
        if said is not None:
            assert [tuple(each) for each in sent["hint"]["reasons"]] == [tuple(each) for each in said.reasons]
            assert not isinstance(said, Refused)

    run(scene)
