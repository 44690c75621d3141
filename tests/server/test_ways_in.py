"""Pages, plain requests and the WebSocket as browsers and attackers use them."""

import asyncio
import contextlib
import http.client
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from defuse.game.kinds import UNKNOWN
from defuse.game.library import edition_names
from defuse.game.options import OPTION, Options, set_option
from defuse.record.record import read_record
from defuse.record.scenario import check_file
from defuse.server import limits, site
from defuse.server.limits import Recently
from defuse.server.store import Store, open_store
from defuse.server.wire.protocol import VERSION, Settings
from tests.server.hands import HandClock
from tests.server.hurry import HurriedClock
from tests.server.running import Guest, Served, open_room, serving

Answer = tuple[int, dict[str, str], bytes]


async def request(served: Served, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
    """A plain request to the real server."""

    def ask() -> Answer:
        line = http.client.HTTPConnection("127.0.0.1", served.port, timeout=120)
        line.request(method, path, body, headers)
        answer = line.getresponse()
        found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        line.close()
        return found

    return await asyncio.to_thread(ask)


def at_a_server(scene: Callable[[Served], Awaitable[None]], **wishes: Any) -> None:
    async def play() -> None:
        async with serving(**wishes) as served:
            await asyncio.wait_for(scene(served), 180)

    asyncio.run(play())


# Plain requests


def test_a_room_is_opened_by_one_request_and_has_a_name_that_cannot_be_guessed() -> None:
    async def scene(served: Served) -> None:
        status, _, body = await request(served, "POST", "/api/rooms")
        room = json.loads(body)["room"]
        assert status == 201
        assert len(room) * 6 >= 60
        guest = await Guest.enter(served, room)
        assert guest.place["phase"] == "lobby"
        status, headers, picture = await request(served, "GET", f"/api/rooms/{room}/qr.svg")
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert b"<svg" in picture
        await guest.leave()

    at_a_server(scene)


@pytest.mark.parametrize(
    ("public", "network", "host", "told"),
    [
        ("https://cats.example", "http://192.0.2.7:1", "localhost:1", "https://cats.example"),
        ("", "http://192.0.2.7:1", "localhost:1", "http://192.0.2.7:1"),
        ("", "http://192.0.2.7:1", "cats.local:1", "http://cats.local:1"),
        ("", "", "localhost:1", "http://localhost:1"),
    ],
)
def test_friends_are_given_an_address_that_they_can_reach(public: str, network: str, host: str, told: str) -> None:
    async def scene(served: Served) -> None:
        _, _, body = await request(served, "GET", "/api/address", Host=host)
        assert json.loads(body) == {"address": told}

    at_a_server(scene, public_url=public, network_url=network)


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b'{"seats": 99}',
        b'{"seats": "4"}',
        b'{"what": 1}',
        b'{"options": {"deal": 99999999999999999999999}}',
        b"\xff",
        b"[" * 9999,
    ],
)
def test_bad_settings_open_no_room(body: bytes) -> None:
    async def scene(served: Served) -> None:
        assert (await request(served, "POST", "/api/rooms", body))[0] == 400
        assert served.house.rooms == {}

    at_a_server(scene)


def test_one_address_opens_only_so_many_rooms() -> None:
    async def scene(served: Served) -> None:
        answers = [(await request(served, "POST", "/api/rooms"))[0] for _ in range(limits.ROOMS_AN_HOUR + 1)]
        assert answers == [201] * limits.ROOMS_AN_HOUR + [429]

    at_a_server(scene, clock=HandClock())


def test_one_address_checks_only_so_many_recipes() -> None:
    async def scene(served: Served) -> None:
        served.desk.checks = Recently(2, 60.0)
        answers = [(await request(served, "POST", "/api/recipes/check", b""))[0] for _ in range(3)]
        assert answers == [200, 200, 429]

    at_a_server(scene, clock=HandClock())


def test_one_address_looks_at_only_so_many_replays() -> None:
    async def scene(served: Served) -> None:
        served.desk.replays = Recently(2, 60.0)
        assert [(await request(served, "GET", "/api/replays/none"))[0] for _ in range(3)] == [404, 404, 429]

    at_a_server(scene, clock=HandClock())


def test_one_address_comes_only_so_often() -> None:
    async def scene(served: Served) -> None:
        served.desk.arrivals = Recently(2, 60.0)
        room = await open_room(served)
        for _ in range(2):
            await (await Guest.enter(served, room)).leave()
        with pytest.raises(InvalidStatus):
            await Guest.enter(served, room)

    at_a_server(scene, clock=HandClock())


def test_no_other_page_opens_rooms_through_a_visitor() -> None:
    async def scene(served: Served) -> None:
        assert (await request(served, "POST", "/api/rooms", b"", Origin="https://elsewhere.example"))[0] == 403
        assert served.house.rooms == {}
        assert (await request(served, "POST", "/api/rooms", b"", Origin=served.url))[0] == 201

    at_a_server(scene)


def test_bodies_have_a_limit() -> None:
    async def scene(served: Served) -> None:
        body = b" " * (limits.LARGEST_BODY + 1)
        assert (await request(served, "POST", "/api/rooms", body))[0] == 413
        assert (await request(served, "POST", "/api/recipes/check", body))[0] == 413

    at_a_server(scene)


def test_a_browser_asks_how_its_games_stand() -> None:
    async def standings(served: Served, *tickets: tuple[str, str]) -> tuple[int, Any]:
        body = json.dumps([{"room": room, "token": token} for room, token in tickets]).encode()
        status, _, answer = await request(served, "POST", "/api/standings", body)
        return status, json.loads(answer)

    async def scene(served: Served) -> None:
        room = await served.house.open_room(Settings())
        assert await standings(served) == (200, {"tables": [], "gone": []})
        unknown = (room, "guessed"), ("no-such-room-here", "x"), ("/../", "")
        assert await standings(served, *unknown) == (200, {"tables": [], "gone": [name for name, _ in unknown]})
        assert (await request(served, "POST", "/api/standings", b"{}"))[0] == 400
        many = [(f"no-such-room-{number}", "") for number in range(limits.MOST_TICKETS + 5)]
        assert len((await standings(served, *many))[1]["gone"]) == limits.MOST_TICKETS

    at_a_server(scene)


def test_everything_that_can_be_played_is_listed() -> None:
    async def scene(served: Served) -> None:
        _, _, body = await request(served, "GET", "/api/editions")
        listed = {each["game"]: each for each in json.loads(body)}
        assert set(listed) == set(edition_names()) - {"recipes"}
        assert listed["original"]["players"] == [2, 3, 4, 5]
        assert {each["kind"] for each in listed.values()} == {"box", "mix", "recipe"}

    at_a_server(scene)


def test_every_rule_option_is_listed_with_values_that_a_room_accepts() -> None:
    async def scene(served: Served) -> None:
        _, _, body = await request(served, "GET", "/api/options")
        listed = json.loads(body)
        assert [each["name"] for each in listed] == list(OPTION)
        for each in listed:
            for value in [*each["values"], *range(each["first"], each["last"] + 1)]:
                assert set_option(Options(), each["name"], value) == "", (each["name"], value)
            assert each["values"] or each["first"] <= each["last"]

    at_a_server(scene)


def test_a_recipe_is_checked_line_by_line() -> None:
    async def check(served: Served, text: str) -> Any:
        return json.loads((await request(served, "POST", "/api/recipes/check", text.encode()))[2])

    async def scene(served: Served) -> None:
        good = Path(site.__file__).parent.parent / "game" / "recipes" / "nope-sauce.toml"
        found = await check(served, good.read_text(encoding="utf-8"))
        assert (found["title"], found["players"], found["problems"]) == ("Nope Sauce", [2, 3, 4, 5], [])
        bad = good.read_text(encoding="utf-8").replace("[cards]", "[cards]\nno_such_card = 3")
        found = await check(served, bad)
        assert [problem["line"] for problem in found["problems"]] == [bad.split("\n").index("no_such_card = 3") + 1]
        found = await check(served, "title = ")
        assert found["problems"][0]["line"] == 1

    at_a_server(scene)


def test_pages_say_what_browsers_may_do_and_run_no_script_of_their_own() -> None:
    async def scene(served: Served) -> None:
        for path in ("/", "/r/some-room", "/replay/some-game"):
            status, headers, _ = await request(served, "GET", path)
            policy = headers["content-security-policy"]
            assert status == 200
            assert "script-src 'self';" in policy
            assert "default-src 'none'" in policy
            assert headers["cache-control"] == "no-cache"
            assert headers["x-content-type-options"] == "nosniff"

    at_a_server(scene)


@pytest.mark.parametrize(
    "path",
    [
        "/../protocol.py",
        "/assets/../../protocol.py",
        "/%2e%2e/protocol.py",
        "/nothing.js",
        "/%00",
        "/assets/" + "a" * 300,
        "/" + "a/" * 3000,
    ],
    ids=lambda path: path[:30],
)
def test_no_file_outside_of_the_site_is_given_away(path: str) -> None:
    async def scene(served: Served) -> None:
        assert (await request(served, "GET", path))[0] == 404

    at_a_server(scene)


def test_health_and_figures() -> None:
    async def scene(served: Served) -> None:
        assert (await request(served, "GET", "/healthz"))[::2] == (200, b"ok\n")
        room = await open_room(served)
        guest = await Guest.enter(served, room)
        figures = (await request(served, "GET", "/metrics"))[2].decode()
        assert "\ndefuse_rooms 1\n" in figures
        assert "\ndefuse_connections 1\n" in figures
        assert '\ndefuse_commands_total{kind="Ping"}' not in figures
        await guest.ask("ping")
        await guest.socket.send("nonsense")
        await guest.until(lambda: 0 in guest.answers)
        figures = (await request(served, "GET", "/metrics"))[2].decode()
        assert '\ndefuse_commands_total{kind="Ping"} 1\n' in figures
        assert '\ndefuse_refusals_total{kind="malformed"} 1\n' in figures
        assert room not in figures
        assert guest.token not in figures
        await guest.leave()

    at_a_server(scene)


def test_a_server_whose_store_is_gone_is_not_well() -> None:
    async def scene() -> None:
        store = await open_store(":memory:")
        async with serving(store) as served:
            await store.close()
            assert (await request(served, "GET", "/healthz"))[0] == 503

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_a_server_whose_disk_is_broken_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(self: Store) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def scene(served: Served) -> None:
        monkeypatch.setattr(Store, "servers", breaks)
        assert (await request(served, "GET", "/healthz"))[0] == 503

    at_a_server(scene)


def test_metrics_are_only_for_the_servers_own_machine() -> None:
    """The metrics count moves that are still hidden."""

    async def scene(served: Served) -> None:
        for path in ("/metrics", "/metrics/", "//metrics"):
            assert (await request(served, "GET", path, b"", **{"X-Forwarded-For": "203.0.113.9"}))[0] == 404

    at_a_server(scene)


# Replays


def test_a_finished_game_can_be_seen_from_above_from_every_seat_and_taken_home(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        room = await open_room(served, seats=2)
        guests = [await Guest.enter(served, room) for _ in range(2)]
        for number, guest in enumerate(guests):
            await guest.ask("sit", name=f"Player {number}", avatar=number)
        await guests[0].ask("begin")
        await guests[1].until(lambda: bool(guests[1].table))
        await asyncio.gather(*(guest.play(Random(7)) for guest in guests))
        over = guests[0].over
        assert over is not None
        name = over["replay"]
        above = json.loads((await request(served, "GET", f"/api/replays/{name}"))[2])
        assert (above["winner"], above["names"]) == (over["winner"], ["Player 0", "Player 1"])
        assert all(above["cards"][card] for card in above["steps"][0]["view"]["hands"][0])
        seen = json.loads((await request(served, "GET", f"/api/replays/{name}?seat=1"))[2])
        assert set(seen["steps"][0]["view"]["hands"][0]) == {UNKNOWN}
        assert (await request(served, "GET", f"/api/replays/{name}?seat=2"))[0] == 404
        assert (await request(served, "GET", "/api/replays/another"))[0] == 404
        record = read_record((await request(served, "GET", f"/api/replays/{name}/record"))[2].decode())
        assert record.players == ["Player_0", "Player_1"]
        scenario = tmp_path / "game.toml"
        scenario.write_bytes((await request(served, "GET", f"/api/replays/{name}/scenario"))[2])
        assert check_file(scenario).failure is None
        for guest in guests:
            await guest.leave()

    at_a_server(scene, clock=HurriedClock(), limited=False)


# The WebSocket


def test_only_our_own_pages_may_connect() -> None:
    async def scene(served: Served) -> None:
        url = f"ws://127.0.0.1:{served.port}/ws"
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers={"Origin": "https://elsewhere.example"})
        for origin in (served.url, "https://play.example", "https://friend.example"):
            async with connect(url, additional_headers={"Origin": origin}):
                pass
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{served.port}/other")

    at_a_server(scene, public_url="https://play.example", origins=frozenset({"https://friend.example"}))


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://", "[::1"])
def test_an_origin_that_is_no_address_is_refused(origin: str) -> None:
    async def scene(served: Served) -> None:
        assert (await request(served, "POST", "/api/rooms", b"", Origin=origin))[0] == 403
        with pytest.raises(InvalidStatus, match="403"):
            await connect(f"ws://127.0.0.1:{served.port}/ws", additional_headers={"Origin": origin})

    at_a_server(scene)


@pytest.mark.parametrize("name", ["no-such-room", "", "\0", "x" * 65, "ä", "../rooms"])
def test_a_room_that_is_not_there_is_told_in_words(name: str) -> None:
    async def scene(served: Served) -> None:
        guest = await Guest.enter(served, name)
        assert guest.answers[1]["why"] == "no_room"
        assert guest.bye == {"is": "bye", "why": "closed", "again": False}
        await guest.leave()

    at_a_server(scene)


@pytest.mark.parametrize("version", [2, VERSION - 1, VERSION + 1])
def test_a_page_of_another_version_is_told_to_load_again(version: int) -> None:
    """Pages know `outdated` since version 3; older ones say for both frames that the page should be loaded again."""

    async def scene(served: Served) -> None:
        room = await open_room(served)
        async with connect(f"ws://127.0.0.1:{served.port}/ws") as socket:
            await socket.send(json.dumps({"do": "hello", "n": 1, "room": room, "version": version}))
            no, bye = json.loads(await socket.recv()), json.loads(await socket.recv())
            assert (no["is"], no["why"], no["told"][0]) == ("no", "outdated", "online-other-version")
            assert bye == {"is": "bye", "why": "malformed", "again": False}

    at_a_server(scene)


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "1e999",
    '{"do":"fly","n":1}',
    '{"do":"move","n":1}',
    '{"do":"say","n":"1","text":"x"}',
    '{"do":"say","n":1,"text":"x","more":1}',
    '{"do":"say","n":99999999999999999999999,"text":"x"}',
    '{"do":"say","n":0,"text":"x"}',
    "[" * 5000,
    '"\\ud800"',
    b"\x00\xff",
]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_nonsense_gets_a_typed_answer_and_harms_nobody(nonsense: str | bytes) -> None:
    async def scene(served: Served) -> None:
        room = await open_room(served)
        guest, other = await Guest.enter(served, room), await Guest.enter(served, room)
        await guest.socket.send(nonsense)
        await guest.until(lambda: 0 in guest.answers)
        assert guest.answers[0]["why"] == "malformed"
        for _ in range(limits.MOST_MALFORMED):
            if guest.bye is None:
                await guest.socket.send(nonsense)
        await guest.until(lambda: guest.bye is not None)
        assert guest.bye == {"is": "bye", "why": "malformed", "again": False}
        assert (await other.ask("sit", name="Ben", avatar=1))["is"] == "done"
        await guest.leave()
        await other.leave()

    at_a_server(scene)


def test_random_frames_never_do_more_than_close_the_connection() -> None:
    async def scene(served: Served) -> None:
        random = Random()
        room = await open_room(served)
        steady = await Guest.enter(served, room)
        await steady.ask("sit", name="Ann", avatar=1)
        await steady.ask("begin")
        fields = ["n", "member", "on", "text", "emote", "seat", "name", "avatar", "settings"]
        fields += ["move", "heard", "asked", "game"]
        values: list[object] = [0, 1, -1, 2**70, 1.5, None, "x" * 300, [], {}, True, "skip", {"seats": -1}]
        verbs = ["sit", "stand", "arrange", "begin", "move", "say", "pause", "mute", "remove", "hand_over", "hello"]
        for _ in range(12):
            guest = await Guest.enter(served, room)
            for _ in range(20):
                frame = {field: random.choice(values) for field in random.sample(fields, 5)}
                if guest.bye is not None:
                    break
                await guest.socket.send(json.dumps({"do": random.choice(verbs), "n": random.randrange(99), **frame}))
            await guest.leave()
        assert (await steady.ask("ping"))["is"] == "done"
        await steady.leave()

    at_a_server(scene)


def test_random_bytes_get_a_typed_answer_and_at_most_a_closed_connection() -> None:
    async def scene(served: Served) -> None:
        random = Random()
        room = await open_room(served)
        steady = await Guest.enter(served, room)
        for _ in range(8):
            guest = await Guest.enter(served, room)
            sound = json.dumps({"do": "say", "n": 9, "text": "hello"}).encode()
            for _ in range(limits.MOST_MALFORMED):
                noise = bytearray(sound if random.random() < 0.5 else random.randbytes(random.randrange(1, 3000)))
                for _ in range(random.randrange(1, 9)):
                    noise[random.randrange(len(noise))] = random.randrange(256)
                text = noise.decode("latin-1")
                with contextlib.suppress(ConnectionClosed):
                    await guest.socket.send(bytes(noise) if random.random() < 0.5 else text)
            await guest.leave()
            answers = {frame["is"] for frame in guest.frames} - {"welcome", "room", "said", "done"}
            assert answers <= {"no", "bye"}
            assert {frame["why"] for frame in guest.frames if frame["is"] == "bye"} <= {"malformed"}
        assert (await steady.ask("ping"))["is"] == "done"
        await steady.leave()

    at_a_server(scene)


@pytest.mark.parametrize("nonsense", ["", "nonsense", '{"do":"ping","n":1}', b"\x00\xff"], ids=repr)
def test_a_connection_without_hello_first_is_closed(nonsense: str | bytes) -> None:
    async def scene(served: Served) -> None:
        async with connect(f"ws://127.0.0.1:{served.port}/ws") as socket:
            await socket.send(nonsense)
            assert json.loads(await socket.recv())["why"] == "malformed"
            assert json.loads(await socket.recv()) == {"is": "bye", "why": "malformed", "again": False}

    at_a_server(scene)


def test_a_silent_connection_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO_WITHIN", 0.05)

    async def scene(served: Served) -> None:
        async with connect(f"ws://127.0.0.1:{served.port}/ws") as socket:
            assert json.loads(await socket.recv())["is"] == "bye"

    at_a_server(scene)


def test_one_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS", 2)

    async def scene(served: Served) -> None:
        url = f"ws://127.0.0.1:{served.port}/ws"
        async with connect(url), connect(url), connect(url) as third:
            assert json.loads(await third.recv())["why"] == "crowded"
        while served.desk.connections:
            await asyncio.sleep(0.01)
        async with connect(url):
            pass

    at_a_server(scene)


def test_a_flood_ends_with_a_typed_goodbye() -> None:
    async def scene(served: Served) -> None:
        room = await open_room(served)
        guest, other = await Guest.enter(served, room), await Guest.enter(served, room)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(limits.COMMANDS_AT_ONCE + limits.MOST_TOO_FAST + 200):
                await guest.say("ping")
        await guest.until(lambda: guest.bye is not None)
        assert guest.bye is not None
        assert guest.bye["why"] in ("malformed", "slow")  # depends on whether they read the answers
        assert (await other.ask("ping"))["is"] == "done"
        await guest.leave()
        await other.leave()

    at_a_server(scene, clock=HandClock())


def test_too_much_at_once_is_refused_and_chat_sooner() -> None:
    clock = HandClock()

    async def scene(served: Served) -> None:
        guest = await Guest.enter(served, await open_room(served))
        answers = [await guest.ask("say", text="hello") for _ in range(limits.LINES_AT_ONCE + 1)]
        assert [answer["is"] for answer in answers] == ["done"] * limits.LINES_AT_ONCE + ["no"]
        assert answers[-1]["why"] == "too_fast"
        clock.turn_to(clock.now() + 1 / limits.LINES_A_SECOND)
        assert [(await guest.ask("say", text="again"))["is"] for _ in range(2)] == ["done", "no"]
        pings = [await guest.say("ping") for _ in range(limits.COMMANDS_AT_ONCE + 20)]
        await guest.until(lambda: pings[-1] in guest.answers)
        assert "too_fast" in {guest.answers[n].get("why") for n in pings}
        await guest.leave()

    at_a_server(scene, clock=clock)


def test_a_frame_that_is_too_large_closes_the_connection() -> None:
    async def scene(served: Served) -> None:
        guest = await Guest.enter(served, await open_room(served))
        await guest.socket.send("x" * (limits.LARGEST_FRAME * 2))
        await guest.until(lambda: guest.bye is not None)
        await guest.leave()

    at_a_server(scene)


def test_tokens_are_not_kept_as_they_are(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await open_store(tmp_path / "rooms.sqlite")
        async with serving(store) as served:
            guest = await Guest.enter(served, await open_room(served))
            assert len(guest.token) >= 20
            await guest.leave()
        await store.close()
        for file in tmp_path.iterdir():
            assert guest.token.encode() not in file.read_bytes()

    asyncio.run(scene())
