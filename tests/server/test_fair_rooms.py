"""The luck of a room is sealed before the deal, drawn from the seeds of all, and opened after the end, never before."""

import asyncio
import json
import logging
import time
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest

from defuse.fair.proof import Proof
from defuse.fair.rooms import faults_between
from defuse.fair.sealing import digest, room_digest, secret_commitment, text_commitment
from defuse.fair.verify import Verdict, verify
from defuse.server.limits import MOST_PLEDGES
from defuse.server.play.pace import REVEAL_WITHIN
from defuse.server.play.replays import abandoned_replay, kept, record_file, replayed
from defuse.server.room.entries import read
from defuse.server.room.house import DAY
from defuse.server.room.room_log import RoomLog
from defuse.server.room.state import OVER, PLAYING, RoomState, fold, frozen, thawed
from defuse.server.store import open_store
from defuse.server.wire.protocol import Settings
from tests.extent import seeds, share
from tests.server.hands import HandClock
from tests.server.inn import Frame, Guest, Inn, run
from tests.server.random_guests import play_a_bit
from tests.server.running import Guest as Real
from tests.server.running import open_room, serving

SEEDS = ["seed of the first", "seed of the second", "seed of the third"]


async def pledge(guest: Guest, seed: str) -> Frame:
    return await guest.ask("pledge_seed", game=guest.place["fair"]["game"], commitment=text_commitment(seed))


async def reveal(guest: Guest, seed: str) -> Frame:
    return await guest.ask("reveal_seed", game=guest.place["fair"]["game"], seed=seed)


async def sealed_room(inn: Inn, people: int, **settings: Any) -> list[Guest]:
    """A room in which everybody has committed to a seed."""
    guests = await inn.new_room(people, **settings)
    for guest, seed in zip(guests, SEEDS, strict=False):
        assert (await pledge(guest, seed))["is"] == "done"
    return guests


async def begin(guests: list[Guest]) -> None:
    """The host begins, and everybody reveals."""
    assert (await guests[0].ask("begin"))["is"] == "done"
    for guest, seed in zip(guests, SEEDS, strict=False):
        assert (await reveal(guest, seed))["is"] == "done"


async def play_to_the_end(inn: Inn, guests: list[Guest], random: Random) -> None:
    while guests[0].room.state.phase != OVER:
        await play_a_bit(inn, guests, random)


async def verdict_of(inn: Inn, guest: Guest) -> tuple[Verdict, dict[str, Any]]:
    """What is found about the record behind the replay link of the last game."""
    assert guest.over is not None
    found = await inn.store.replay(guest.over["replay"])
    assert found is not None
    data = json.loads(record_file(found.body))
    return verify(data), data


def proof_of(verdict: Verdict) -> Proof:
    assert verdict.proof is not None
    return verdict.proof


# Before the deal


def test_everybody_sees_the_seal_of_the_next_game_before_it_is_dealt() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await inn.new_room(2, seats=2)
        fair = ann.place["fair"]
        assert fair == ben.place["fair"]
        assert (fair["game"], fair["pledges"], fair["terms"]) == (1, [], "")
        assert fair["commitment"] == secret_commitment(bytes.fromhex(ann.room.state.secret))

    run(scene)


def test_the_secret_is_in_the_log_before_anybody_sees_its_seal() -> None:
    async def scene(inn: Inn) -> None:
        name = await inn.house.open_room(Settings())
        guest = await inn.enter(name)
        log = [event.kind for event in await inn.store.read(name)]
        assert log == ["joined", "sealed"]
        first = next(frame for frame in guest.frames if frame["is"] == "room")
        assert first["fair"]["commitment"]
        await inn.crash()
        again = await inn.enter(name, guest.token)
        assert again.place["fair"] == first["fair"]

    run(scene)


def test_commitments_to_seeds_are_shown_and_can_be_changed_until_the_host_begins() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await inn.new_room(2, seats=2)
        await pledge(ben, "first thought")
        await pledge(ben, "second thought")
        (shown,) = ann.place["fair"]["pledges"]
        assert shown == {"member": ben.member, "commitment": text_commitment("second thought"), "revealed": False}
        await ann.ask("begin")
        assert (await pledge(ben, "third thought"))["why"] == "not_now"
        assert (await ann.ask("arrange", settings={"seats": 3}))["why"] == "not_now"
        assert (await ann.ask("begin"))["why"] == "not_now"

    run(scene)


@pytest.mark.parametrize("commitment", ["", "abc", "g" * 64, "A" * 64, "0" * 65])
def test_what_is_no_commitment_is_refused(commitment: str) -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1)
        assert (await ann.ask("pledge_seed", game=1, commitment=commitment))["why"] == "malformed"
        assert (await ann.ask("pledge_seed", game=2, commitment="0" * 64))["why"] == "not_now"
        assert ann.place["fair"]["pledges"] == []

    run(scene)


def test_a_member_can_commit_only_so_many_times() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1)
        answers = [await pledge(ann, str(number)) for number in range(MOST_PLEDGES + 1)]
        assert [answer["is"] for answer in answers] == ["done"] * MOST_PLEDGES + ["no"]

    run(scene)


# The beginning


def test_the_deal_waits_for_all_seeds_and_is_drawn_from_them() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await sealed_room(inn, 2, seats=3)
        await ann.ask("begin")
        assert ann.room.state.phase != PLAYING
        assert ann.place["fair"]["terms"]
        await reveal(ann, SEEDS[0])
        assert ann.room.state.phase != PLAYING
        await reveal(ben, SEEDS[1])
        assert ann.room.state.phase == PLAYING
        assert ann.table
        match = ann.room.state.match
        assert match is not None
        assert match.fair is not None
        assert match.fair.proof().seeds == (SEEDS[0], SEEDS[1], None)
        assert [pledge["revealed"] for pledge in ann.place["fair"]["pledges"]] == [True, True]

    run(scene)


def test_the_terms_are_fixed_before_the_first_seed_is_revealed() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await sealed_room(inn, 2, seats=2)
        await ann.ask("begin")
        terms, seal = ann.place["fair"]["terms"], ann.place["fair"]["commitment"]
        for guest, seed in ((ann, SEEDS[0]), (ben, SEEDS[1])):
            await reveal(guest, seed)
        await play_to_the_end(inn, [ann, ben], Random(1))
        verdict, _ = await verdict_of(inn, ann)
        assert verdict.faults == ()
        proof = proof_of(verdict)
        assert digest(proof.terms) == terms
        assert proof.terms["commitment"] == seal
        assert proof.terms["room"] == room_digest(ann.room_name)
        assert ann.room_name not in json.dumps(proof.terms)

    run(scene)


def test_a_seed_that_was_not_sealed_is_refused() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await sealed_room(inn, 2, seats=2)
        assert (await reveal(ben, SEEDS[1]))["why"] == "not_now"
        await ann.ask("begin")
        assert (await reveal(ben, "another seed"))["why"] == "refused"
        assert (await reveal(ben, "x" * 300))["why"] == "refused"
        await reveal(ben, SEEDS[1])
        assert (await reveal(ben, SEEDS[1]))["why"] == "not_now"
        bench = await inn.enter(ann.room_name)
        assert (await reveal(bench, SEEDS[1]))["why"] == "not_now"

    run(scene)


def test_somebody_who_does_not_reveal_is_waited_for_only_so_long_and_recorded() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await sealed_room(inn, 2, seats=2)
        await ann.ask("begin")
        await reveal(ann, SEEDS[0])
        await inn.wait(REVEAL_WITHIN - 0.1)
        assert ann.room.state.phase != PLAYING
        await inn.wait(0.2)
        assert ann.room.state.phase == PLAYING
        assert [pledge["revealed"] for pledge in ben.place["fair"]["pledges"]] == [True, False]
        assert (await reveal(ben, SEEDS[1]))["why"] == "not_now"
        await play_to_the_end(inn, [ann, ben], Random(2))
        verdict, data = await verdict_of(inn, ann)
        assert verdict.faults == ()
        assert data["proof"]["seeds"] == [SEEDS[0], None]
        assert data["proof"]["terms"]["seats"][1]["commitment"] == text_commitment(SEEDS[1])

    run(scene)


@pytest.mark.parametrize("how", ["hangs up", "leaves", "is removed", "hung up before"])
def test_nobody_who_is_gone_delays_the_beginning(how: str) -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await sealed_room(inn, 2, seats=2)
        if how == "hung up before":
            await ben.hang_up()
        await ann.ask("begin")
        await reveal(ann, SEEDS[0])
        if how == "hangs up":
            assert ann.room.state.phase != PLAYING
            await ben.hang_up()
        elif how == "leaves":
            await ben.ask("leave")
        elif how == "is removed":
            await ann.ask("remove", member=ben.member)
        assert ann.room.state.phase == PLAYING
        match = ann.room.state.match
        assert match is not None
        assert (match.places[1].member is None) == (how in ("leaves", "is removed"))
        assert match.fair is not None
        assert match.fair.proof().seeds == (SEEDS[0], None)

    run(scene)


def test_a_game_of_bots_and_of_browsers_without_seeds_begins_at_once() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1, seats=3)
        await ann.ask("begin")
        assert ann.room.state.phase == PLAYING

    run(scene)


def test_everybody_leaves_while_a_game_begins() -> None:
    """It is dealt without their seeds, and waits for somebody to come back."""

    async def scene(inn: Inn) -> None:
        ann, ben = await sealed_room(inn, 2, seats=2)
        await ann.ask("begin")
        await ann.hang_up()
        await ben.hang_up()
        state = ann.room.state
        assert (state.phase, state.asleep) == (PLAYING, True)
        again = await inn.enter(ann.room_name, ann.token, n=ann.n + 1)
        assert not again.room.state.asleep
        assert again.table

    run(scene)


@pytest.mark.parametrize("revealed", [0, 1, 2])
def test_a_server_that_dies_while_a_game_begins_goes_on_with_it(revealed: int) -> None:
    async def scene(inn: Inn) -> None:
        guests = await sealed_room(inn, 2, seats=2)
        await guests[0].ask("begin")
        before = guests[0].place["fair"]
        for guest, seed in list(zip(guests, SEEDS, strict=False))[:revealed]:
            if revealed < 2:
                await reveal(guest, seed)
        await inn.crash()
        guests = [await inn.enter(guest.room_name, guest.token, n=guest.n + 1) for guest in guests]
        assert guests[0].place["fair"]["terms"] == before["terms"]
        assert guests[0].room.state.phase != PLAYING
        for guest, seed in zip(guests, SEEDS, strict=False):
            await reveal(guest, seed)  # a page does not know what the server had heard
        assert guests[0].room.state.phase == PLAYING
        match = guests[0].room.state.match
        assert match is not None
        assert match.fair is not None
        assert match.fair.proof().seeds == (SEEDS[0], SEEDS[1])

    run(scene)


def test_after_a_restart_nobody_is_waited_for_longer_than_before() -> None:
    async def scene(inn: Inn) -> None:
        ann, _ = await sealed_room(inn, 2, seats=2)
        await ann.ask("begin")
        await inn.crash()
        again = await inn.enter(ann.room_name, ann.token, n=ann.n + 1)
        assert again.room.state.phase != PLAYING
        await inn.wait(REVEAL_WITHIN + 0.1)
        assert again.room.state.phase == PLAYING

    run(scene)


# After the end


CHAINED = ("original", "original+imploding+streaking+barking", "recipe:mind-games")


@pytest.mark.parametrize("game", share(CHAINED, 1, "games in a chain"))
def test_the_games_of_a_room_are_proved_and_form_a_chain_through_crashes(game: str) -> None:
    async def scene(inn: Inn, random: Random) -> None:
        guests = await sealed_room(inn, 2, game=game, seats=3)
        verdicts = []
        for number in range(1, 4):
            for guest, seed in zip(guests, SEEDS, strict=False):
                await pledge(guest, seed)
            await begin(guests)
            while guests[0].room.state.phase != OVER:
                await play_a_bit(inn, guests, random)
                if random.random() < 0.1:
                    await inn.crash()
                    guests = [await inn.enter(guest.room_name, guest.token, n=guest.n + 1) for guest in guests]
            verdict, _ = await verdict_of(inn, guests[0])
            assert verdict.faults == ()
            assert proof_of(verdict).game == number
            assert guests[0].place["fair"]["game"] == number + 1
            verdicts.append(verdict)
        assert faults_between(verdicts) == []
        assert [id for id, _ in faults_between([verdicts[0], verdicts[2]])] == ["fair-missing-game"]
        keys = {proof_of(verdict).secret for verdict in verdicts}
        assert len(keys) == 3

    for seed in seeds(1, f"fair rooms: {game}"):
        run(lambda inn, seed=seed: scene(inn, Random(seed)))  # type: ignore[misc]


def test_an_own_recipe_is_part_of_the_proof() -> None:
    recipe = 'title = "Little"\nplayers = [2, 4]\nhand = { cards = 3, defuses = 1 }\n'
    recipe += (
        'cards = { exploding_kitten = "players - 1", defuse = "players + 1", shuffle = 6, attack = 4, tacocat = 6 }\n'
    )

    async def scene(inn: Inn) -> None:
        guests = await sealed_room(inn, 2, game="own", recipe=recipe, seats=2)
        await begin(guests)
        await play_to_the_end(inn, guests, Random(3))
        verdict, data = await verdict_of(inn, guests[0])
        assert verdict.faults == ()
        assert data["proof"]["recipe"] == recipe

    run(scene)


def test_a_snapshot_keeps_the_luck_of_a_game() -> None:
    async def scene(inn: Inn) -> None:
        guests = await sealed_room(inn, 2, seats=2)
        await begin(guests)
        await play_a_bit(inn, guests, Random(4))
        state = guests[0].room.state
        assert thawed(frozen(state)) == state

    run(scene)


def test_an_abandoned_game_is_opened_when_its_room_is_closed() -> None:
    async def scene() -> None:
        opened = time.time()  # by the clock of the store
        inn = Inn(await open_store(":memory:"), HandClock(opened))
        guests = await sealed_room(inn, 2, seats=2)
        await begin(guests)
        await play_a_bit(inn, guests, Random(5))
        link = abandoned_replay(guests[0].room_name, 1)
        for guest in guests:
            await guest.hang_up()
        for days in (0, 13.9):
            inn.clock.turn_to(opened + days * DAY)
            await inn.house.let_go()
            await inn.house.tidy()
            assert await inn.store.replay(link) is None
            assert await inn.house.closed_replay(guests[0].room_name) == ""
        inn.clock.turn_to(opened + 14.1 * DAY)
        await inn.house.tidy()
        found = await inn.store.replay(link)
        assert await inn.house.closed_replay(guests[0].room_name) == link
        assert found is not None
        verdict = verify(json.loads(record_file(found.body)))
        assert verdict.faults == ()
        assert proof_of(verdict).abandoned
        assert msgspec.json.decode(replayed(found.body, None))["winner"] == -1
        await inn.house.leave()
        await inn.store.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_a_game_that_its_only_player_leaves_shows_in_the_chain_and_can_be_checked() -> None:
    """A deal that somebody does not like cannot be thrown away without a trace."""

    async def scene(inn: Inn) -> None:
        (ann,) = await sealed_room(inn, 1, seats=2)
        visitor = await inn.enter(ann.room_name)
        await begin([ann])
        await play_a_bit(inn, [ann], Random(10))
        state = ann.room.state
        if state.phase == OVER:
            return
        await ann.ask("leave")
        assert state.phase != PLAYING
        assert visitor.place["replay"] == abandoned_replay(ann.room_name, 1)
        await visitor.ask("sit", name="Vic", avatar=1)
        await visitor.ask("begin")
        assert visitor.place["replay"] == ""
        await play_to_the_end(inn, [visitor], Random(11))
        verdict, data = await verdict_of(inn, visitor)
        assert verdict.faults == ()
        assert proof_of(verdict).game == 2
        assert len(data["proof"]["chain"]["games"]) == 1
        found = await inn.store.replay(abandoned_replay(ann.room_name, 1))
        assert found is not None
        thrown_away = verify(json.loads(record_file(found.body)))
        assert thrown_away.faults == ()
        assert proof_of(thrown_away).abandoned
        assert faults_between([thrown_away, verdict]) == []

    run(scene)


def test_a_game_that_was_left_is_kept_also_if_the_server_died_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await sealed_room(inn, 1, seats=2)
        visitor = await inn.enter(ann.room_name)
        await begin([ann])
        link = abandoned_replay(ann.room_name, 1)
        with monkeypatch.context() as patched:
            patched.setattr(RoomLog, "keep_abandoned", _nothing)
            await ann.ask("leave")
        assert await inn.store.replay(link) is None
        await inn.crash()
        again = await inn.enter(ann.room_name, visitor.token)
        assert await inn.store.replay(link) is not None
        assert again.place["fair"]["game"] == 2

    run(scene)


async def _nothing(*_: object) -> None:
    return None


# Rooms of older versions


def test_a_game_that_began_without_a_seal_goes_on_and_the_next_one_has_one() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.new_room(2, seats=2)
        await begin_unsealed(inn, guests)
        guests = [await inn.enter(guest.room_name, guest.token, n=guest.n + 1) for guest in guests]
        assert guests[0].place.get("fair", 0) is None
        await play_to_the_end(inn, guests, Random(6))
        verdict, _ = await verdict_of(inn, guests[0])
        assert not verdict.has_proof
        assert guests[0].place["fair"]["game"] == 2
        await guests[0].ask("begin")
        await play_to_the_end(inn, guests, Random(7))
        verdict, data = await verdict_of(inn, guests[0])
        assert verdict.faults == ()
        assert data["proof"]["chain"] == {"first": 2, "before": "", "games": []}

    run(scene)


async def begin_unsealed(inn: Inn, guests: list[Guest]) -> None:
    """Begin a game, and take everything out of the log that older versions did not write."""
    await guests[0].ask("begin")
    name = guests[0].room_name
    new = {"sealed", "pledged", "announced", "revealed"}
    kept_events = [event for event in await inn.store.read(name) if event.kind not in new]
    state = fold(RoomState(settings=guests[0].room.state.settings), (read(event.body) for event in kept_events))
    assert state.match is not None
    assert state.match.fair is None
    last = guests[0].room.log.last
    await inn.crash()
    await inn.store.save_snapshot(name, last, frozen(state))


# Nothing of it leaks


def test_nothing_of_a_secret_or_of_another_seed_is_sent_or_logged_before_the_end(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)

    async def scene(inn: Inn) -> None:
        random = Random(8)
        guests = await sealed_room(inn, 3, seats=3, game="original")
        bench = await inn.enter(guests[0].room_name)
        secret = guests[0].room.state.secret
        await begin(guests)
        match = guests[0].room.state.match
        assert match is not None
        assert match.fair is not None
        key = match.fair.proof().key.hex()
        hidden = [secret, key, *SEEDS]
        hidden += [guests[0].room.runner.dealer.server_game.game.table.key.hex()]  # type: ignore[union-attr]
        while guests[0].room.state.phase != OVER:
            _must_hide(hidden, [*guests, bench])
            await play_a_bit(inn, [*guests, bench], random)
        verdict, data = await verdict_of(inn, guests[0])
        assert verdict.faults == ()
        assert data["proof"]["secret"] == secret  # the same strings are there afterwards
        assert data["proof"]["seeds"] == SEEDS
        told = capfd.readouterr()
        for text in hidden:
            assert text not in caplog.text + told.out + told.err

    run(scene)


def _must_hide(hidden: list[str], guests: list[Guest]) -> None:
    for guest in guests:
        for _, frame in guest.bytes:
            text = frame.decode()
            if json.loads(text)["is"] == "over":
                return
            assert [each for each in hidden if each in text] == []


def test_no_answer_to_a_request_has_anything_of_it_before_the_end() -> None:
    """Pages, figures, standings and replays of a real server, while a game is played."""

    async def scene() -> None:
        async with serving(limited=False) as served:
            room = await open_room(served, seats=2)
            ann, ben = await Real.enter(served, room), await Real.enter(served, room)
            for guest, seed in ((ann, SEEDS[0]), (ben, SEEDS[1])):
                await guest.ask("sit", name=seed[-5:], avatar=1)
                await guest.ask("pledge_seed", game=1, commitment=text_commitment(seed))
            secret = served.house.rooms[room].state.secret
            await ann.ask("begin")
            await ann.ask("reveal_seed", game=1, seed=SEEDS[0])
            await ben.ask("reveal_seed", game=1, seed=SEEDS[1])
            await ann.until(lambda: bool(ann.table))
            match = served.house.rooms[room].state.match
            assert match is not None
            assert match.fair is not None
            hidden = [secret, match.fair.proof().key.hex(), *SEEDS[:2]]
            tickets = json.dumps([{"room": room, "token": ann.token}]).encode()
            paths = ["/", f"/r/{room}", "/metrics", "/healthz", "/fair", f"/api/rooms/{room}/qr.svg"]
            paths += [f"/api/replays/{abandoned_replay(room, 1)}/record", f"/api/replays/{room}/record"]
            answers = [await asyncio.to_thread(_fetched, f"{served.url}{path}") for path in paths]
            answers.append(await asyncio.to_thread(_fetched, f"{served.url}/api/standings", tickets))
            answers += [json.dumps(frame) for guest in (ann, ben) for frame in guest.frames]
            assert "defuse_moves_total" in answers[2]
            assert "reveal" not in answers[2]
            for answer in answers:
                assert [each for each in hidden if each in answer] == []
            for guest in (ann, ben):
                await guest.leave()

    asyncio.run(asyncio.wait_for(scene(), 120))


def _fetched(url: str, body: bytes | None = None) -> str:
    try:
        with urlopen(url, body, timeout=20) as answer:
            return str(answer.read(), "utf-8")
    except HTTPError as error:
        return str(error.read(), "utf-8")


def test_the_record_of_the_game_before_says_nothing_about_the_next_secret() -> None:
    async def scene(inn: Inn) -> None:
        guests = await sealed_room(inn, 2, seats=2)
        await begin(guests)
        await play_to_the_end(inn, guests, Random(9))
        assert guests[0].over is not None
        found = await inn.store.replay(guests[0].over["replay"])
        assert found is not None
        for form in (found.body.decode(), record_file(found.body), replayed(found.body, None).decode()):
            assert guests[0].room.state.secret not in form
        assert kept(found.body).record["proof"]

    run(scene)
