"""Reviews over HTTP: of every seat when the game is over, of one's own when one is out, within limits."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec

from defuse.bots import new_bot
from defuse.coach.review import judge_for, review
from defuse.coach.telling import line
from defuse.game.refusals import Refusal
from defuse.game.setup import new_game
from defuse.record.record import Recorder, as_data, from_data, new_record
from defuse.record.situation import Situation
from defuse.server.limits import Recently
from defuse.server.play.bounded_thread import BoundedThread
from defuse.server.play.replays import Kept
from defuse.server.play.reviews import review_of, reviewed
from defuse.server.play.shows import show
from defuse.server.wire.review_structs import Reviewed
from defuse.sight.observer import Observer
from tests.server.hurry import HurriedClock
from tests.server.inn import Inn, run
from tests.server.running import Guest, Served, open_room, serving
from tests.server.test_ways_in import at_a_server, request

NAMES = ["Ann", "Ben", "Cem", "Dee"]


def kept_game(edition: str, players: int, seed: int) -> bytes:
    """A finished game as it is stored."""
    game = new_game(edition, players, seed=seed)
    recorder = Recorder(game, new_record(game, NAMES[:players], edition))
    bot = new_bot("easy", seed)
    observers = [Observer(game, seat) for seat in range(players)]
    while not game.over:
        seat = game.next_seat()
        move = bot.choose(observers[seat].view(), game.legal_moves(seat))
        assert not isinstance(recorder.play(seat, move), Refusal)
    names = NAMES[:players]
    return msgspec.json.encode(Kept(as_data(recorder.record), names, [0] * players, [True] * players, ""))


def test_what_is_sent_is_what_the_coach_says() -> None:
    body = kept_game("original", 4, 5)
    record = from_data(msgspec.json.decode(body, type=Kept).record)
    judge = judge_for(record)
    assert judge is not None
    for seat in range(4):
        sent = msgspec.json.decode(reviewed(body, seat), type=Reviewed)
        said = review(record, seat, judge)
        assert (sent.seat, sent.line, sent.decisions) == (seat, line(said), said.decisions)
        assert len(sent.curve) == len(said.curve)
        for lesson in sent.dearest:
            assert lesson.moves[0].chance - lesson.moves[lesson.made].chance > lesson.error
            assert 0 <= lesson.step < len(sent.curve)


def test_the_coach_is_silent_about_what_it_does_not_know() -> None:
    assert reviewed(kept_game("compact", 4, 5), 0) == b"null"


async def _played(served: Served) -> list[Guest]:
    room = await open_room(served, game="original", seats=3)
    guests = [await Guest.enter(served, room) for _ in range(2)]
    for number, guest in enumerate(guests):
        await guest.ask("sit", name=f"P {number}", avatar=number)
    await guests[0].ask("begin")
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.table))  # type: ignore[misc]
    return guests


async def _own_review(served: Served, room: str, token: str) -> tuple[int, Any]:
    ticket = json.dumps({"room": room, "token": token}).encode()
    status, _, body = await request(served, "POST", "/api/review", ticket)
    return status, json.loads(body)


def test_who_is_out_gets_their_own_review_and_everybody_any_when_the_replay_is_open() -> None:
    async def scene() -> None:
        async with serving(clock=HurriedClock(100.0), limited=False) as served:
            guests = await _played(served)
            room = guests[0].room
            for guest in guests:
                status, _ = await _own_review(served, room, guest.token)
                assert status == 404, "who may still win gets no hint"
            assert (await _own_review(served, room, "x" * 24))[0] == 404
            assert (await _own_review(served, "no-room", guests[0].token))[0] == 404
            await asyncio.gather(*(guest.play(Random(n)) for n, guest in enumerate(guests)))
            over = guests[0].over
            assert over is not None
            for seat in range(3):
                status, headers, body = await request(
                    served, "GET", f"/api/replays/{over['replay']}/review?seat={seat}"
                )
                assert (status, headers["cache-control"]) == (200, "no-store")
                found = json.loads(body)
                assert found is None or found["seat"] == seat
            for query in ("", "?seat=7", "?seat=-1", "?seat=x"):
                assert (await request(served, "GET", f"/api/replays/{over['replay']}/review{query}"))[0] == 404
            assert (await request(served, "GET", "/api/replays/unheard-of-name-here-00/review?seat=0"))[0] == 404
            for guest in guests:
                await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 180))


def test_only_who_is_out_of_a_running_game_gets_it_for_a_review() -> None:
    async def scene(inn: Inn) -> None:
        deck = ["exploding_kitten", "skip", "tacocat", "skip", "exploding_kitten"]
        hands = {"Ann": ["skip"], "Ben": ["defuse"], "Cem": ["defuse"]}
        ann, ben, cem = await inn.laid(Situation("original", NAMES[:3], deck=deck, hands=hands), 3)
        room = ann.room
        assert await room.game_of_the_dead(ann.token) is None, "who may still win gets no hint"
        await ann.move("draw")
        await inn.settle()
        found = await room.game_of_the_dead(ann.token)
        assert found is not None
        assert (found.seat, found.names) == (0, NAMES[:3])
        for other in (ben.token, cem.token, "", "x" * 24):
            assert await room.game_of_the_dead(other) is None
        assert review_of(found.record, found.names, found.seat) == b"null", "it did not begin with a deal"

    run(scene)


def test_reviews_are_made_off_the_loop_within_limits() -> None:
    async def scene(served: Served) -> None:
        served.desk.reviews = Recently(2, 60.0)
        path = "/api/replays/unheard-of-name-here-00/review?seat=0"
        statuses = [(await request(served, "GET", path))[0] for _ in range(3)]
        assert statuses == [404, 404, 429]

    at_a_server(scene)


def test_too_many_reviews_at_once_are_refused() -> None:
    async def scene(served: Served) -> None:
        served.desk.coach = BoundedThread("reviews", 0, 1.0)
        body = show("a show to be reviewed")
        await served.house.store.keep_replay("reviewed-name-0000000000", "", 1, body)
        status, headers, _ = await request(served, "GET", "/api/replays/reviewed-name-0000000000/review?seat=0")
        assert (status, "retry-after" in headers) == (503, True)

    at_a_server(scene)
